"""Plays in a program of its own, through the protocol: the standard library alone, without libcardwright.

    from cardwright.pipe import Engine, any_answer

    with Engine("build/cardwright") as engine:
        engine.newgame(decks=["proving-grounds-annie", "proving-grounds-garen"], seed=7)
        while (question := engine.question())["type"] == "question":
            engine.answer(any_answer(question))
        print(question["text"])

docs/protocol.md has every request and reply. Engine.say sends any of them; the other
methods are the usual ones by name. A reply is a dict, as it came. A request that the
program refuses raises Refused, and changes nothing.

Many games go on side by side, and one message is about all of them:

    for game, over in engine.play_all(any_answer, ({"decks": DECKS, "seed": s} for s in range(100))):
        print(game["seed"], over["winners"])

Engine.table(n) is one of them, with the methods of Engine.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, allow-any-generics

import collections
import contextlib
import itertools
import json
import random
import subprocess
import sys
from typing import Any

BEGINNINGS = ("newgame", "position", "loaded")  # no branch lasts longer


class Refused(Exception):
    """The program refused a request; str() is its reason."""


class Table:
    """One of the games that go on side by side in an engine: session `number` of it."""

    def __init__(self, engine, number):
        self.engine = engine
        self.session = number
        self.branch = 0  # the one at hand

    def say_all(self, *requests):
        """Sends requests together, which is faster than one by one. Returns the replies;
        raises Refused for the first that is refused, after all were carried out."""
        named = [{**request, "session": self.session} for request in requests] if self.session else requests
        replies = self.engine.exchange(named)
        for reply in replies:
            self.branch = reply.get("branch", 0 if reply["type"] in BEGINNINGS else self.branch)
        for reply in replies:
            if reply["type"] == "refused":
                raise Refused(reply["reason"])
        return replies

    def say(self, type, **keys):
        """Sends one request; a key that is None is left out."""
        return self.say_all({"type": type, **keys})[0]

    # ---- games

    def newgame(self, decks=None, seats=None, seed=None, **keys):
        """Begins a game; further keys are mode, best_of, settings and the like."""
        return self.say("newgame", decks=decks, seats=seats, seed=seed, **keys)

    def position(self, players, **keys):
        """Begins with a position, told in the words of scenarios."""
        return self.say("position", players=players, **keys)

    def nextgame(self):
        """Begins the next game of a match."""
        return self.say("nextgame")

    def save(self):
        """Returns the game as a dict, for load."""
        return self.say("save")

    def load(self, saved):
        """Goes on from a saved game."""
        return self.say(**{**saved, "type": "load", "id": None})

    # ---- playing

    def question(self, seat=None):
        """What the game waits for: "type" is question, wait, over or fault."""
        return self.say("question", seat=seat)

    def answer(self, answer, question=None, seat=None, next=None):
        """Answers with what any_answer or answers give: {"pick": [...]}, {"split": [...]}.
        A list is a pick, of indices or of names. With `next` the reply is that of question,
        which saves a round."""
        return self.say("answer", question=question, seat=seat, next=next, **as_answer(answer))

    def concede(self, seat):
        """Lets a seat leave the game."""
        return self.say("concede", seat=seat)

    def view(self, seat=None):
        """The position as the seat may know it."""
        return self.say("view", seat=seat)

    def events(self, since=0, seat=None):
        """What happened since; reply["next"] is the next since."""
        return self.say("events", since=since, seat=seat)

    # ---- asking

    def targets(self, answer, then=None, seat=None):
        """What would be asked after that answer; None if nothing, or if one may not know."""
        return self.say("targets", then=then, seat=seat, **as_answer(answer))["asks"]

    def card(self, name):
        """A card of the database: its facts and texts."""
        return self.say("card", card=name)["card"]

    def why(self, about, seat=None):
        """Why a thing is as it is; about "chain" or "end" too. A tree of findings."""
        return self.say("why", about=about, seat=seat)["why"]

    def whynot(self, action, seat=None):
        """Why an action is not possible: every reason, with what would mend it."""
        return self.say("whynot", action=action, seat=seat)["why"]

    # ---- trying

    def undo(self, n=1):
        """Takes back the last n answers. Returns the number of the question."""
        return self.say("undo", n=n)["question"]

    @contextlib.contextmanager
    def fork(self, seat=None, seed=None):
        """A branch for the time of a `with`: afterwards all is as it was. It is another game
        that looks the same to `seat`, which is asked: what that may not know is dealt anew,
        and chance is drawn from `seed`. A connection with a seat needs to name none; a
        referee's without a seat is the true game."""
        here = self.say("fork", seat=seat, seed=seed)["from"]
        try:
            yield self
        finally:
            self.say("branch", branch=here, drop=True)

    def look(self, answer, seat=None, seed=None):
        """Tries an answer in a fork of `seat`. Returns the question and the view after it."""
        return tuple(
            self.say_all(
                {"type": "fork", "seat": seat, "seed": seed},
                {"type": "answer", **as_answer(answer)},
                {"type": "question"},
                {"type": "view", "seat": seat},
                {"type": "branch", "branch": self.branch, "drop": True},
            )[2:4]
        )


class Connection(Table):
    """Requests as lines on `writer`, their replies on `reader`. Its first table is itself."""

    def __init__(self, reader, writer):
        super().__init__(self, 0)
        self.reader, self.writer = reader, writer

    def exchange(self, requests):
        """Sends requests as they are, a line each, and returns the replies, refused ones
        too; a key that is None is left out."""
        for request in requests:
            self.send(request)
        self.writer.flush()
        return [self.receive() for _ in requests]

    def send(self, request):
        """Writes a request; flush sends it."""
        if None in request.values():
            request = {k: v for k, v in request.items() if v is not None}
        self.writer.write(json.dumps(request) + "\n")

    def receive(self):
        """Reads a reply."""
        line = self.reader.readline()
        if not line:
            raise EOFError("the program has ended")
        return json.loads(line)


class Seat(Connection):
    """The seat that `cardwright simulate --bots ./this.py` gives to this program, on standard
    input and output; what the program prints goes to standard error.

        seat = Seat()
        for me in seat.games():
            while (question := seat.question())["type"] == "question":
                seat.answer(any_answer(question))
    """

    def __init__(self):
        super().__init__(sys.stdin, sys.stdout)
        sys.stdout = sys.stderr

    def games(self):
        """Waits for each game, and gives the number of the seat in it."""
        while (game := self.exchange([{"type": "newgame"}])[0])["type"] == "newgame":
            self.branch = 0
            yield game["seat"]


class Engine(Connection):
    """A connection to a program of its own. With `seat` it plays that seat alone; with
    `referee` it owns the whole game, and its forks may copy what is hidden."""

    def __init__(self, program="cardwright", game=None, db=None, seat=None, referee=False):
        command = [program, "engine"] + ["--referee"] * referee
        for option, value in (("--game", game), ("--db", db), ("--seat", seat)):
            if value is not None:
                command += [option, str(value)]
        self.tables: dict[int, Table] = {0: self}
        self.process = subprocess.Popen(
            command, 1 << 16, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        super().__init__(self.process.stdout, self.process.stdin)
        try:
            self.hello = self.exchange([{"type": "hello", "protocol": 9}])[0]
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the program. Returns its exit code."""
        with contextlib.suppress(OSError):
            self.writer.close()
        code = self.process.wait()
        self.reader.close()
        return code

    # ---- many games

    def table(self, number):
        """The game of that number, from 0; the first is the engine itself."""
        return self.tables.setdefault(number, Table(self, number))

    def batch(self, requests):
        """Sends requests in one message, each with its "session". Returns all replies; raises
        Refused for the first that is refused, after all were carried out."""
        return replies_of(self.exchange([{"type": "batch", "requests": list(requests)}])[0])

    def newgame_all(self, games):
        """Begins games, {session: keys of newgame}. Returns {session: its first question}."""
        for session in games:
            self.table(session).branch = 0
        return self._next_all("newgame", games)

    def answer_all(self, answers):
        """Answers in several games at once, {session: answer}. Returns {session: its next
        question, or its end}."""
        return self._next_all("answer", {s: as_answer(answer) for s, answer in answers.items()})

    def _next_all(self, type, keys):
        requests = [{"type": type, "session": s, "next": True, **k} for s, k in keys.items()]
        return dict(zip(keys, self.batch(requests)))

    def play_all(self, choose, games, at_once=16):
        """Plays many games, `at_once` side by side: each is the keys of its newgame, as a dict.
        choose(question) answers. Gives (game, its end) as each ends. While it chooses in one
        half of the games, the program goes on with the other."""
        games, halves = iter(games), Halves(self)
        try:
            for half in range(min(2, at_once)):
                halves.send([begins(*pair) for pair in zip(range(half, at_once, 2), games)])
            while halves.waiting:
                requests = []
                for request, said in halves.receive():
                    session = request["session"]
                    if said["type"] == "question":
                        answer = as_answer(choose(said))
                        requests.append(
                            {"type": "answer", "session": session, "next": True, **answer}
                        )
                        continue
                    yield halves.games.pop(session), said
                    requests += [begins(session, game) for game in itertools.islice(games, 1)]
                halves.send(requests)
        finally:
            halves.end()


class Halves:
    """The messages of play_all that are on their way, two at most."""

    def __init__(self, engine):
        self.engine = engine
        self.waiting: collections.deque[list[Any]] = collections.deque()  # [requests, reply or None]
        self.games = {}

    def send(self, requests):
        """Sends the requests of one half, if there are any."""
        if not requests:
            return
        for request in requests:
            if request["type"] == "newgame":
                self.engine.table(request["session"]).branch = 0
                self.games[request["session"]] = {
                    k: v for k, v in request.items() if k not in ("type", "session", "next")
                }
        if len(requests) > 40 or any("decks" in request for request in requests):
            self.read_all()  # else both sides could wait for room in a pipe
        self.waiting.append([requests, None])
        self.engine.send({"type": "batch", "requests": requests})
        self.engine.writer.flush()

    def read_all(self):
        """Reads all replies that are on their way."""
        for message in self.waiting:
            message[1] = message[1] or self.engine.receive()

    def receive(self):
        """The requests of one half, each with its reply."""
        requests, reply = self.waiting.popleft()
        return zip(requests, replies_of(reply or self.engine.receive()))

    def end(self):
        """Leaves no reply on its way."""
        if self.engine.process.poll() is None:
            self.read_all()


def begins(session, game):
    """The request that begins a game, and asks its first question."""
    return {"type": "newgame", "session": session, "next": True, **game}


def replies_of(batch):
    """The replies of a batch; raises Refused for the first that is refused."""
    for reply in [batch, *batch.get("replies", ())]:
        if reply["type"] == "refused":
            raise Refused(reply["reason"])
    return batch["replies"]


def as_answer(answer):
    """Makes a list of picks an answer."""
    return answer if isinstance(answer, dict) else {"pick": list(answer)}


def any_answer(question, chance=random):
    """An answer by chance that the question allows."""
    options = question["options"]
    if question["sort"] == "split":
        parts = [1] * len(options)
        for _ in range(question["total"] - len(options)):
            parts[chance.randrange(len(parts))] += 1
        return {"split": parts}
    least, most = question["min"], question["max"]
    if least == most == 1:
        return {"pick": [chance.choice(options)["name"]]}
    chosen = chance.sample(options, chance.randint(least, most))
    return {"pick": [option["name"] for option in chosen]}


def answers(question, most=100):
    """All answers that pick one option, or none where that is allowed; of other questions
    one by chance."""
    if question["sort"] == "split" or question["min"] > 1:
        return [any_answer(question)]
    found = [{"pick": [option["name"]]} for option in question["options"][:most]]
    return found + ([{"pick": []}] if question["min"] == 0 else [])
