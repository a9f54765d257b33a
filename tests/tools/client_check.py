"""client_check.py PROGRAM -- what client_test.sh claims of the library, an assert each."""

import random
import sys

from cardwright.pipe import Engine, Refused, answers, any_answer

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
    assert engine.hello["protocol"] == 9
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

    # What was told of a thing that the seat does not know is told to nobody in its fork: there
    # it may be another one. What both know stays, and the game itself tells as before.
    def drawn(seat):
        return [e.get("card") for e in engine.events(0, seat)["events"] if e["event"] == "drawn"]

    told = drawn(0), drawn(1)
    with engine.fork(me, 1):
        assert drawn(me) == told[me]
        assert drawn(1 - me) == [a if a == b else None for a, b in zip(*told)], drawn(1 - me)
        with engine.fork(me, 2):
            assert drawn(1 - me) == [a if a == b else None for a, b in zip(*told)]
    assert (drawn(0), drawn(1)) == told
    assert any(told[1 - me]) and len(told[0]) == len(told[1])
    assert before == (engine.question(), engine.view(me))

with Engine(sys.argv[1], seat=1) as engine:
    engine.newgame(DECKS, ["random", "client"])
    assert engine.question()["player"] == 1
    with engine.fork():
        play(engine, 1, random.Random(5))
    refused(engine.undo, says="a connection with a seat")
    refused(engine.view, 0, says="this connection plays seat 1")

with Engine(sys.argv[1]) as engine:
    # Many games side by side are those that are played one after another.
    alone, chance = {}, {}
    for seed in range(7):
        chance[seed] = random.Random(seed)
        engine.newgame(DECKS, seed=seed)
        while (question := engine.question())["type"] == "question":
            engine.answer(any_answer(question, chance[seed]))
        alone[seed] = question
    chance = {seed: random.Random(seed) for seed in range(7)}
    questions = engine.newgame_all({s: {"decks": DECKS, "seed": s} for s in range(7)})
    while questions:
        ended = [s for s in questions if questions[s]["type"] == "over"]
        for session in ended:
            assert {**questions.pop(session), "id": None} == alone.pop(session)
        answers_now = {s: any_answer(q, chance[s]) for s, q in questions.items()}
        questions = engine.answer_all(answers_now) if questions else {}
    assert not alone

    # Every game that is wanted is played once, however many are at once.
    for at_once in 1, 2, 5, 64:
        games = ({"decks": DECKS, "seed": seed, "mode": "duel"} for seed in range(9))
        played = [
            (game["seed"], over["seed"]) for game, over in engine.play_all(any_answer, games, at_once)
        ]
        assert sorted(played) == [(seed, seed) for seed in range(9)], played
    one = {"decks": DECKS, "seed": 1}
    refused(list, engine.play_all(lambda _: [99], [one]), says="no such option")
    refused(list, engine.play_all(any_answer, [one, {"sed": 1}]), says="did you mean 'seed'")
    for _ in engine.play_all(any_answer, [one] * 20, 4):
        break
    assert engine.question()["type"] in ("question", "over")  # nothing is left on its way

    # A table has the methods of an engine, for a game of its own.
    table = engine.table(200)
    refused(table.question, says="there is no game in session 200")
    table.newgame(DECKS, seed=3)
    me = table.question()["player"]
    with table.fork(me, 1):
        play(table, 3, random.Random(1))
        assert (table.branch, engine.branch) == (1, 0)
    assert table.question()["question"] == 1

assert engine.process.returncode == 0
