"""What the package says it does, tried: python_check.py DATABASE. Its last line counts."""

import ctypes
import json
import os
import pickle
import signal
import sys
import threading
import time

import numpy

from cardwright import _native, Batch, Cards, CardwrightError, Shape, Sitting, Stage, Turns, find_game

DATABASE = sys.argv[1]
passed = failed = 0


def claim(sentence, holds):
    global passed, failed
    passed, failed = passed + bool(holds), failed + (not holds)
    if not holds:
        print(f"FAILED: {sentence}")


def raises(status, what, *arguments, **named):
    try:
        what(*arguments, **named)
    except CardwrightError as error:
        return error.status == status and bool(str(error))
    return False


def play(game):
    while question := game.question():
        game.answer(question.least())
    return game


with Cards(DATABASE, "gwent") as cards:
    claim("there are modes with numbers of players", all(mode["players"] for mode in cards.modes()))
    claim("there are decks", len(cards.decks()) >= 2)
    games = {row["game"]: row["decks"] for row in cards.games()}
    claim("the games of the database have their decks", games["gwent"] == cards.decks() and {"riftbound", "zanaga"} <= set(games))
    claim("a request lists the same", cards.request({"type": "games"})["games"] == cards.games())
    claim("ways to end are told", "gems" in cards.endings() and len(set(cards.endings())) == len(cards.endings()))
    claim("a deck may play", cards.deck(cards.decks()[0]) == {"may_play": True, "problems": []})
    claim("what is no deck may not", not cards.deck("no such deck")["may_play"])
    claim("a deck in a mode that is none is told", raises("refused", cards.deck, cards.decks()[0], "duell"))
    begins = cards.setup(seats=["client", "greedy"], seed=3)
    claim("a setup is told", begins["seats"] == ["client", "greedy"] and len(begins["decks"]) == begins["players"] == 2)
    claim("decks say their game", find_game([cards.decks()[0]], DATABASE) == "gwent" and find_game([], DATABASE) is None)
    game = cards.start(seed=7)
    other = game.copy()
    saved = game.save()
    claim("a copy is the same game", game.hash() == other.hash())
    options = game.options()
    claim("options are told in words", len(options) == game.question().options and options[0]["text"])
    claim("a seat sees the position", game.view(0)["players"])
    boards = [game.board(seat, 80, 24) for seat in (0, 1)]
    claim("the board is a text for each seat", boards[0] != boards[1] and all(
        0 < board.count("\n") <= 24 and max(map(len, board.split("\n"))) <= 80 for board in boards))
    claim("colours are codes", "\x1b[" in game.board(0, colours=True) and "\x1b" not in game.board(0))
    claim("why is told", game.why(0, "end")["text"])
    play(game)
    claim("a game comes to its end", game.state().stage is Stage.OVER and game.question() is None)
    claim("the copy is as it was", other.hash() == cards.load(saved).hash() != game.hash())
    claim("the same answers lead to the same end", play(other).hash() == game.hash())
    fork = cards.load(saved).fork(cards.load(saved).state().player, 3)
    claim("a fork is another game", fork.hash() != cards.load(saved).hash())
    claim("an ended game wants no answer", raises("moment", game.answer, [0]))
    claim("a wrong answer is refused", raises("refused", fork.answer, [60000]))
    claim("a dropped game is told", fork.drop() is None and raises("handle", fork.state))
    claim("a damaged save is told", raises("data", cards.load, saved[:-9]))
    claim("an unknown mode is told", raises("refused", cards.start, mode="duell"))
    results = []
    cards.simulate(20, results.append, jobs=2, seed=5)
    again = []
    cards.simulate(20, again.append, jobs=1, seed=5)
    claim("a run gives its results in order", len(results) == 20 and results == again)
    few = []
    cards.simulate(1000, lambda result: few.append(result) or len(few) == 3, seed=5)
    claim("and ends when it is told so", 3 <= len(few) < 1000)

    def fails(_result):
        raise KeyError("mine")

    try:
        cards.simulate(5, fails)
        claim("what is raised within comes out", False)
    except KeyError:
        claim("what is raised within comes out", True)
    newgame = {"type": "newgame", "seed": 4, "decks": cards.decks()[:2]}
    cards.connect(seat=0)
    claim("a connection with a seat chooses no seed", "seed" in cards.request(newgame)["reason"])
    cards.connect()
    claim("one of any seat does", cards.request(newgame)["type"] != "refused")
    claim("there is no such seat", raises("argument", cards.connect, seat=99))
    claim("a referee has no seat", raises("argument", cards.connect, seat=0, referee=True))
    claim("requests of the protocol are carried out", cards.request({"type": "hello"})["game"] == "gwent")
    claim("a connection goes on", not cards.left())
    cards.request({"type": "bye"})
    claim("it has ended by bye", cards.left() and raises("moment", cards.request, {"type": "hello"}))
    cards.connect()
    claim("another one begins", not cards.left() and cards.request({"type": "hello"})["game"] == "gwent")

    shape = Shape.of(cards)
    first, second = Batch(cards, 32, seed=9), Batch(cards, 32, seed=9)
    columns = first.columns()
    claim("each column has a name", [len(columns[part]) for part in ("head", "player", "thing", "option")]
          == [shape.head, shape.player, shape.thing, shape.option])
    claim("each game of a batch has the seed of its place", second.copy(5).hash() == first.copy(5).hash())
    where = first.now.seen.ctypes.data
    chance = numpy.random.default_rng(1)
    same, ended, legal = True, 0, True
    for _ in range(400):
        actions = (chance.random(first.now.legal.shape) * first.now.legal).argmax(1)
        legal &= bool(first.now.legal.any(1).all())
        one, two = first.step(actions), second.step(actions)
        same &= all(numpy.array_equal(getattr(one, name), getattr(two, name))
                    for name in ("seen", "options", "legal", "player", "ended", "rewards"))
        ended += int(one.ended.sum())
        same &= bool((one.rewards[one.ended == 0] == 0).all())
    claim("equal actions give equal arrays", same)
    claim("something is always legal", legal)
    claim("games end and begin again", ended > 32)
    claim("arrays stay where they are", first.now.seen.ctypes.data == where)
    claim("what one game shows the batch shows", numpy.array_equal(
        first.now.things(shape)[:, :, 1] > 0, second.now.things(shape)[:, :, 1] > 0))
    try:
        first.now.seen[0] = 1
        claim("nobody else writes into the arrays", False)
    except ValueError:
        claim("nobody else writes into the arrays", True)
    before = first.now.seen.copy()
    claim("an action that is not legal is told", raises("refused", first.step, [9999] * 32))
    claim("and no other was taken", numpy.array_equal(before, first.now.seen))
    try:
        first.step([0])
        claim("too few actions are told", False)
    except ValueError:
        claim("too few actions are told", True)

    alone, spread = Batch(cards, 40, seed=9, jobs=1), Batch(cards, 40, seed=9, jobs=2)
    same, ended = True, 0
    for _ in range(300):
        actions = (chance.random(alone.now.legal.shape) * alone.now.legal).argmax(1)
        one, two = alone.step(actions), spread.step(actions)
        same &= all(numpy.array_equal(getattr(one, name), getattr(two, name))
                    for name in ("seen", "options", "legal", "player", "ended", "rewards"))
        ended += int(one.ended[30:].sum())
    claim("on two threads the same comes out", same and ended > 10)
    claim("a game of another thread is copied", alone.copy(39).hash() == spread.copy(39).hash())
    claim("and plays on", play(spread.copy(39)).hash() == play(alone.copy(39)).hash())
    before = spread.now.seen.copy()
    wrong = (alone.now.legal > 0).argmax(1)
    wrong[39] = 9999
    claim("the game of an action that is not legal is told", raises("refused", spread.step, wrong))
    claim("no thread has taken any then", numpy.array_equal(before, spread.now.seen)
          and alone.copy(2).hash() == spread.copy(2).hash())
    claim("so many threads are refused", raises("argument", Batch, cards, 40, jobs=1 << 20))
    claim("a dropped batch is told", spread.drop() is None and raises("handle", spread.step, wrong))

    # One Cards, several threads and processes.
    def in_child(what):
        """Returns what a forked process says of it."""
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            os.write(writer, repr(what()).encode())
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as file:
            said = file.read()
        os.waitpid(child, 0)
        return said

    spread = Batch(cards, 40, seed=9, jobs=2)

    def go_on():
        for _ in range(20):
            spread.step((spread.now.legal > 0).argmax(1))
        return spread.now.seen.sum(), spread.copy(39).hash(), cards.start(seed=3).hash()

    claim("a forked process plays on, on threads of its own", in_child(go_on) == repr(go_on()))
    claim("and another one after it", in_child(go_on) == repr(go_on()))
    for thing in (cards, spread, cards.start(seed=3), Turns(cards)):
        try:
            pickle.dumps(thing)
            claim("what lies in memory is not pickled", False)
        except TypeError as error:
            claim("what lies in memory is not pickled", "belongs to its process" in str(error))

    here, refused, left = [], [], []

    def ask_within(_result):
        if not here:
            here.append(cards.start)
            refused.append(raises("moment", cards.start, seed=1))
            left.clear()  # a game that is given up meanwhile

    left.append(cards.start(seed=8))
    handle = left[0].handle
    cards.simulate(5, ask_within, seed=5)
    cards.start(seed=1)
    claim("a second call from another thread is refused", refused == [True])
    claim("what was given up meanwhile is dropped then", raises("handle", cards.call, "cw_drop", handle))

    def alone_in_thread(ends, seed):
        with Cards(DATABASE, "gwent") as own:
            ends[seed] = play(own.start(seed=seed)).hash()

    ends = {}
    threads = [threading.Thread(target=alone_in_thread, args=(ends, seed)) for seed in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    claim("two threads, each with Cards of its own, play the same games",
          ends == {seed: play(cards.start(seed=seed)).hash() for seed in (1, 2)})

    begun = time.monotonic()
    killer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    killer.start()
    try:
        cards.simulate(10**6, lambda result: None, jobs=2)
        claim("Ctrl-C ends a long run", False)
    except KeyboardInterrupt:
        claim("Ctrl-C ends a long run", time.monotonic() - begun < 60)
    claim("and all goes on", play(cards.start(seed=7)).state().stage is Stage.OVER)

    env = Turns(cards)
    ends = []
    for _ in range(2):
        env.reset(seed=11)
        steps = 0
        for agent in env.agent_iter():
            seen, reward, termination, truncation, info = env.last()
            claim("who is in turn sees", seen["observation"].shape == (shape.numbers,))
            env.step(None if termination else int(numpy.flatnonzero(seen["action_mask"])[0]))
            steps += 1
        ends.append((steps, tuple(env.rewards.values())))
    claim("agents in turn come to an end, the same each time", ends[0] == ends[1] and ends[0][0] > 4)
    env.reset(seed=11)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    claim("who waits sees too, and may do nothing", env.observe(waiting)["observation"].any()
          and not env.observe(waiting)["action_mask"].any())
    kept = cards.start(seed=1)

with Cards(DATABASE, "riftbound") as cards:
    decks = cards.decks()[:2]
    game, silent = cards.start(decks=decks, seed=7), cards.start(decks=decks, seed=7)
    columns = json.loads(cards._text("cw_columns"))["event"]
    claim("a game writes nothing down before somebody listens", raises("moment", game.events, 0))
    game.listen()
    cards.request({"type": "newgame", "decks": decks, "seed": 7})
    since = cards.request({"type": "events", "seat": 0})["next"]
    same = numbers = hidden = known = True
    faces = drawn = 0
    while (question := game.question()) and drawn < 40:
        answer = question.least()
        for one in (game, silent):
            one.answer(answer)
        told = cards.request({"type": "answer", "split" if question.splits else "pick": answer})
        replies = [cards.request({"type": "events", "seat": seat, "since": since}) for seat in (0, 1)]
        since = replies[0]["next"]
        for seat in (0, 1):
            events, rows = game.events(seat), game.event_numbers(seat)
            same &= told["type"] == "ok" and events == replies[seat]["events"]
            numbers &= len(rows) == len(events) and len(set(map(len, rows)) - {len(columns)}) == 0
            for event, row in zip(events, rows):
                row = dict(zip(columns, row))
                numbers &= row["turn"] == event["turn"] and row["object"] == event.get("object", 0)
                numbers &= bool(row["card"]) == bool(event.get("card")) and row["n"] == event.get("n", 0)
                if event["event"] == "drawn":
                    own = event["player"] == seat
                    drawn, faces = drawn + 1, faces + own
                    hidden &= own or ("card" not in event and row["card"] == row["object"] == 0)
                    known &= not own or bool(event["card"])
    claim("events are those of the protocol", same)
    claim("their numbers say the same", numbers)
    claim("who draws sees the card, and nobody else", drawn >= 40 and faces >= 10 and hidden and known)
    claim("who listens changes nothing", game.hash() == silent.hash())
    claim("a copy does not listen", raises("moment", game.copy().events, 0))
    claim("an event is about a seat that plays", raises("argument", game.events, 2))
    here, there = Batch(cards, 32, seed=3, jobs=1), Batch(cards, 32, seed=3, jobs=2)
    for batch in (here, there):
        batch.listen(40)
    chance = numpy.random.default_rng(4)
    equal, alike, compared, heard, idle = True, True, 0, 0, True
    for _ in range(250):
        picked = (chance.random(here.now.legal.shape) * here.now.legal).argmax(1)
        copies = [(at, here.copy(at)) for at in (0, 17)]
        for at, copy in copies:
            copy.listen()
        asked = [copy.question() for _, copy in copies]
        here.step(picked)
        there.step(picked)
        equal &= numpy.array_equal(here.events, there.events)
        equal &= numpy.array_equal(here.happened, there.happened)
        heard += int(here.now.ended[here.happened > 0].sum())
        for (at, copy), question in zip(copies, asked):
            n, seat = int(here.happened[at]), int(here.now.player[at])
            if question.max > 1 or question.splits:
                continue
            copy.answer([] if picked[at] == here.shape.no_more else [picked[at]])
            if not here.now.ended[at]:
                compared += n
                alike &= copy.event_numbers(seat)[:40] == here.events[at, : min(n, 40)].tolist()
    claim("a batch tells events on any number of threads alike", equal and heard > 3)
    claim("they are those of its games", alike and compared > 100)
    here.drop()
    there.drop()
    cards.rows(16, 1)
    few, ended, legal = Batch(cards, 16, seed=1, jobs=1), 0, True
    for _ in range(300):
        legal &= bool(few.now.legal.any(1).all())
        ended += int(few.step((chance.random(few.now.legal.shape) * few.now.legal).argmax(1)).ended.sum())
    claim("something is legal also where a question wants more than has rows", legal and ended > 5)
with Cards(DATABASE, "gwent") as cards:
    sitting = Sitting(cards, columns=80, rows=24, terminal=True, seats=["human", "bot"], seed=7)
    claim("a screen fits the terminal", sitting.waits and sitting.text.count("\n") < 24)
    claim("a word is explained", "? helps" in sitting.text and "explains thing or option" in sitting.type("?"))
    claim("what is no answer is told", "Not possible" in sitting.type("nonsense"))
    sitting.type("concede")
    claim("a game comes to its end", not sitting.waits and sitting.stage is Stage.OVER and "Seed 7" in sitting.text)
    sitting.drop()
    claim("a dropped sitting is told", raises("handle", sitting.type, "1"))
    claim("unknown seats are told", raises("argument", Sitting, cards, seats=["robot", "bot"]))
with open(DATABASE, "rb") as file:
    database = file.read()
with Cards(database, "gwent") as held, Cards(DATABASE, "gwent") as cards:
    del database
    claim("bytes of a database are the same cards", play(held.start(seed=7)).hash() == play(cards.start(seed=7)).hash())
    claim("with the same games and decks", held.games() == cards.games() and held.deck(held.decks()[0])["may_play"])
    ends = [[], []]
    for here, end in zip((held, cards), ends):
        here.simulate(12, lambda result, end=end: end.append(result.hash), jobs=2, seed=4)
    claim("threads of a run open them too", ends[0] == ends[1] and len(ends[0]) == 12)
    ends = [Batch(here, 20, seats=["random", "greedy"], seed=2, jobs=2).now.seen.tolist() for here in (held, cards)]
    claim("and those of a batch", ends[0] == ends[1])
    held.request({"type": "newgame", "seed": 5})
    claim("and a connection", held.request({"type": "hello"})["game"] == "gwent")
    claim("a sitting wants a path", raises("moment", Sitting, held))
claim("closed cards are told", raises("handle", kept.state) and raises("handle", spread.step, [0] * 40))
try:
    with Cards(DATABASE, "gwent") as cards:
        kept = cards.start(seed=1)
        raise KeyError("mine")
except KeyError:
    claim("what is raised within `with` closes the cards", raises("handle", kept.state))
try:
    from cardwright import Engine
    claim("names of the other way to play are told", Engine is None)
except ImportError as error:
    claim("names of the other way to play are told", "from cardwright.pipe import Engine" in str(error))
with open(DATABASE, "rb") as file:
    database = file.read()
for what, faulty in {
    "no bytes": b"",
    "other bytes": b"no database" * 100,
    "half of a database": database[: len(database) // 2],
    "an earlier version": database[:60] + bytes([0, 0, 0, 1]) + database[64:],
    "another program's": database[:68] + b"abcd" + database[72:],
    "damaged pages": database[:100] + bytes(len(database) - 100),
}.items():
    claim(f"{what} are told", raises("data" if faulty else "argument", Cards, faulty, "gwent"))
quoted = database.replace(b"tablecard_setcard_set", b"tablecard\xe1setcard\xe1set", 1)
try:
    Cards(quoted, "gwent")
    claim("what a damaged database says is told in whole letters", False)
except CardwrightError as error:
    claim("what a damaged database says is told in whole letters", "(card?set)" in str(error))
claim("a game that is not in the bytes is told", raises("missing", Cards, database, "no such game"))
claim("a database that is not there is told", raises("missing", Cards, "/nowhere/cards.db"))

# A step leaves what is there already; who looks into other arrays gets all of it.
for played in sorted(games):
    with Cards(DATABASE, played) as cards:
        stepped, chance, same = Batch(cards, 16, seed=4, jobs=1), numpy.random.default_rng(4), True
        for _ in range(3):
            for _ in range(60):
                stepped.step((chance.random(stepped.now.legal.shape) * stepped.now.legal).argmax(1))
            fresh = {name: numpy.full_like(getattr(stepped.now, name), 77) for name in ("seen", "options")}
            arrays = _native.Arrays(**{name: array.ctypes.data for name, array in fresh.items()})
            cards.call("cw_batch_look", stepped.handle, ctypes.byref(arrays))
            same &= all(numpy.array_equal(array, getattr(stepped.now, name)) for name, array in fresh.items())
        claim(f"steps of {played} leave what a fresh look shows", same)

print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)
