"""Card games from Python: cards that are scripts, in this process.

    from cardwright import Cards

    with Cards("cards.db", "gwent") as cards:
        game = cards.start(seed=7)
        while question := game.question():
            game.answer(question.least())
        print(game.state().winners)

Every failure is an exception with one sentence. Objects close what they have at the end of a
`with`, or when nobody needs them any more. A Cards belongs to one thread; make one for each.
"""

from .cards import Cards, CardwrightError, Game, Question, Result, Stage, State
from .batch import Batch, Observations, Shape
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
    "Stage",
    "State",
    "Turns",
]
