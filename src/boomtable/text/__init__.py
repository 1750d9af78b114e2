"""A door for who reads and writes: any title as plain text, and a seat for whoever answers in it."""

from boomtable.text.diary import Diary, Exchange
from boomtable.text.reader import Agent, Reader
from boomtable.text.sitting import Sitting, sit

__all__ = [
    "Agent",
    "Diary",
    "Exchange",
    "Reader",
    "Sitting",
    "sit",
]
