"""Card games from Python: cards that are scripts, in this process.

    from cardwright import Cards

    with Cards("cards.db", "gwent") as cards:
        game = cards.start(seed=7)
        while question := game.question():
            game.answer(question.least())
        print(game.state().winners)

Every failure is an exception with one sentence. Objects close what they have at the end of a
`with`, or when nobody needs them any more. A Cards belongs to one thread; make one for each.
`cardwright.pipe` plays in a program of its own, without the library.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batch import Batch, Observations, Shape
    from .cards import Cards, CardwrightError, Game, Question, Result, Stage, State, find_game
    from .sitting import Sitting
    from .turns import Turns

__all__ = [
    "Batch",
    "Cards",
    "CardwrightError",
    "Game",
    "Observations",
    "Question",
    "Result",
    "Shape",
    "Sitting",
    "Stage",
    "State",
    "Turns",
    "find_game",
]

# The library and numpy are loaded by who needs them: `cardwright.pipe` does without.
_MODULES = {
    "batch": ("Batch", "Observations", "Shape"),
    "cards": ("Cards", "CardwrightError", "Game", "Question", "Result", "Stage", "State", "find_game"),
    "sitting": ("Sitting",),
    "turns": ("Turns",),
}
_PIPE = ("Connection", "Engine", "Refused", "Seat", "Table", "answers", "any_answer", "as_answer")


def __getattr__(name: str) -> Any:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(importlib.import_module(f"{__name__}.{module}"), name)
    if name in _PIPE:
        raise ImportError(f"{name} talks to a program of its own: from cardwright.pipe import {name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
