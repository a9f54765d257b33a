"""client_check.py PROGRAM -- what client_test.sh claims of the library, an assert each."""

import random
import sys

from cardwright import Engine, Refused, answers, any_answer

DECKS = ["proving-grounds-annie", "proving-grounds-garen"]


def refused(call, *arguments, says, **keys):
    try:
        call(*arguments, **keys)
    except Refused as reason:
        assert says in str(reason), reason
        return
    raise AssertionError(f"not refused: {says}")


def play(engine, n, chance):
    for _ in range(n):
        engine.answer(any_answer(engine.question(), chance))


with Engine(sys.argv[1], referee=True) as engine:
    chance = random.Random(3)
    assert engine.hello["protocol"] == 5
    refused(engine.question, says="there is no game")
    engine.newgame(DECKS, seed=3)
    play(engine, 25, chance)
    before = engine.question(), engine.view(0), engine.view(1), engine.events(0, 0)

    with engine.fork():
        play(engine, 5, chance)
        assert engine.branch == 1
        with engine.fork():
            play(engine, 5, chance)
        assert engine.question()["question"] == before[0]["question"] + 5
    assert engine.branch == 0
    play(engine, 4, chance)
    assert engine.undo(4) == before[0]["question"]
    for answer in answers(before[0]):
        engine.look(answer, before[0]["player"])
    refused(engine.look, ["no such name"], before[0]["player"], says="no such option")
    now = engine.question(), engine.view(0), engine.view(1), engine.events(0, 0)
    assert before == now

    saved = engine.save()
    play(engine, 3, chance)
    engine.load(saved)
    assert engine.question() == before[0]
    assert engine.card("Gust")["code"] == "OGN-169"
    assert engine.why("chain", 0)["kind"] == "answer"
    refused(engine.why, "Nobody At All", 0, says="nothing here is called")
    engine.concede(0)
    assert engine.question()["winners"] == [1]
    refused(engine.answer, [], says="the game is over")
    saved["game"] = "00"
    refused(engine.load, saved, says="damaged")

    engine.position(
        [{"hand": ["Incinerate"], "runes": {"fury": 3}}, {"units": {"Void Gate": ["Pouty Poro"]}}],
        battlefields=["Void Gate", "Zaun Warrens"],
        seed=1,
    )
    asks = engine.targets(["play 2"])
    assert asks["prompt"] == "TARGET" and len(asks["options"]) == 1, asks
    assert engine.targets(["end turn"]) is None

with Engine(sys.argv[1]) as engine:
    engine.newgame(DECKS, seed=3)
    me = engine.question()["player"]
    before = engine.question(), engine.view(me)
    refused(engine.fork().__enter__, says='"fork" wants the "seat"')
    ends = set()
    for seed in (1, 2, 1):
        with engine.fork(me, seed):
            assert before == (engine.question(), engine.view(me))
            play(engine, 20, random.Random(4))
            ends.add(str((engine.question(), engine.view(1 - me))))
    assert len(ends) == 2, len(ends)
    assert before == (engine.question(), engine.view(me))

with Engine(sys.argv[1], seat=1) as engine:
    engine.newgame(DECKS, ["random", "client"])
    assert engine.question()["player"] == 1
    with engine.fork():
        play(engine, 1, random.Random(5))
    refused(engine.undo, says="a connection with a seat")
    refused(engine.view, 0, says="this connection plays seat 1")

assert engine.process.returncode == 0
