"""Any title as plain text, for agents that read and write: language models, scripts, people."""

from boomtable.text.agent_game import AgentGame, play_with_agents
from boomtable.text.agent_player import Agent, AgentPlayer, Exchange, Transcript

__all__ = [
    "Agent",
    "AgentGame",
    "AgentPlayer",
    "Exchange",
    "Transcript",
    "play_with_agents",
]
