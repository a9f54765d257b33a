"""long_game_check.py PROGRAM -- a long game of three on a map is saved and taken up again.

All seats are played by chance that follows from the number of the answer alone, so the game
that goes on and the one that another process loads get the same answers.
"""

import random
import sys

from cardwright.pipe import Engine, any_answer

SECRET = ["green_deck", "yellow_deck", "blue_deck", "red_deck", "green_rites", "market_deck", "pool"]
GAME = {"game": "zanaga"}
SAVED, LAST = 150, 400


def play(engine, numbers, salt=0):
    """Gives the answers with these numbers, or those up to the end."""
    for number in numbers:
        question = engine.question()
        if question["type"] != "question":
            break
        engine.answer(any_answer(question, random.Random(1000 * salt + number)))
    return engine.question()


def seen(engine):
    """What each seat sees."""
    return [engine.view(seat) for seat in range(3)]


def check(program):
    with Engine(program, **GAME) as engine:
        engine.newgame(seats=["client"] * 3, seed=11)
        play(engine, range(SAVED))
        saved = engine.save()
        for seat, view in enumerate(seen(engine)):
            for zone in SECRET:
                assert isinstance(view["zones"].get(zone, 0), int), f"seat {seat} sees {zone}"
        question = play(engine, range(SAVED, LAST))
        views = seen(engine)
    assert question["type"] == "question" and views[0]["turn"] > 20, "it was no long game"
    with Engine(program, **GAME) as engine:
        engine.load(saved)
        assert play(engine, range(SAVED, LAST))["text"] == question["text"], "another question"
        assert seen(engine) == views, "another view"
        assert play(engine, range(LAST, LAST + 20))["type"] == "question", "it does not go on"
    with Engine(program, **GAME) as engine:
        engine.load(saved)
        play(engine, range(SAVED, LAST), salt=1)
        assert seen(engine) != views, "whatever one answers, the game is the same"


check(sys.argv[1])
