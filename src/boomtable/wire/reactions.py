"""What anyone may show or call out with one tap: six reactions, and the phrases of each title.

None of them is a claim or an offer: they mean nothing to the rules, and bots do not hear them.
"""

from __future__ import annotations

REACTIONS = ("laugh", "gasp", "applause", "side-eye", "sweat", "facepalm")

TIME_BOMBS = (
    "trust-me",
    "not-me",
    "says-who",
    "i-believe-you",
    "i-dont-buy-it",
    "wait-wait-wait",
    "do-it",
    "dont-you-dare",
    "told-you",
    "my-hands-are-shaking",
    "were-fine",
    "one-of-you-is-lying",
)
PHRASES = {  # by title, in the order in which they are offered
    "time-bomb": TIME_BOMBS,
    "time-bomb-evolution": (*TIME_BOMBS, "i-smell-smoke", "shield-it", "not-that-shield", "thats-too-close"),
    "bomb-squad-academy": (
        "that-ones-mine",
        "after-you",
        "greedy",
        "bok-bok",
        "i-knew-it",
        "worth-it",
        "who-took-my-wire",
        "hold-my-cutters",
        "nice-and-steady",
        "that-wasnt-in-the-manual",
        "go-on-cut-it",
        "ouch",
    ),
    "trick-snipers": (
        "nice-shot",
        "ouch",
        "thirteen",
        "missed-me",
        "too-high",
        "i-felt-that",
        "not-again",
        "thanks-for-the-cards",
        "saw-that-coming",
        "who-taught-you-that",
        "your-turn-to-sweat",
        "one-more",
    ),
    "two-rooms": (
        "talk-to-me",
        "over-here",
        "closer-whisper",
        "whos-leading",
        "whats-it-like-over-there",
        "ive-seen-enough",
        "convince-me",
        "vote",
        "ask-me-later",
        "i-trust-this-room",
        "i-trust-nobody",
        "times-running",
    ),
}
