"""cardwright.py -- plays cardwright from Python: one file, the standard library alone.

    from cardwright import Engine, any_answer

    with Engine("build/cardwright") as engine:
        engine.newgame(decks=["proving-grounds-annie", "proving-grounds-garen"], seed=7)
        while (question := engine.question())["type"] == "question":
            engine.answer(any_answer(question))
        print(question["text"])

docs/protocol.md has every request and reply. Engine.say sends any of them; the other
methods are the usual ones by name. A reply is a dict, as it came. A request that the
program refuses raises Refused, and changes nothing.
"""

import contextlib
import json
import random
import subprocess

BEGINNINGS = ("newgame", "position", "loaded")  # no branch lasts longer


class Refused(Exception):
    """The program refused a request; str() is its reason."""


class Engine:
    """A connection to a program of its own. With `seat` it plays that seat alone; with
    `referee` it owns the whole game, and its forks may copy what is hidden."""

    def __init__(self, program="cardwright", game=None, db=None, seat=None, referee=False):
        command = [program, "engine"] + ["--referee"] * referee
        for option, value in (("--game", game), ("--db", db), ("--seat", seat)):
            if value is not None:
                command += [option, str(value)]
        self.branch = 0  # the one at hand
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        try:
            self.hello = self.say("hello", protocol=5)
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
            self.process.stdin.close()
        code = self.process.wait()
        self.process.stdout.close()
        return code

    def say_all(self, *requests):
        """Sends requests together, which is faster than one by one. Returns the replies;
        raises Refused for the first that is refused, after all were carried out."""
        for request in requests:
            line = json.dumps({k: v for k, v in request.items() if v is not None})
            self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        lines = [self.process.stdout.readline() for _ in requests]
        if not all(lines):
            raise EOFError("the program has ended")
        replies = [json.loads(line) for line in lines]
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

    def answer(self, answer, question=None, seat=None):
        """Answers with what any_answer or answers give: {"pick": [...]}, {"split": [...]}.
        A list is a pick, of indices or of names."""
        return self.say("answer", question=question, seat=seat, **as_answer(answer))

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


def as_answer(answer):
    """Makes a list of picks an answer."""
    return answer if isinstance(answer, dict) else {"pick": list(answer)}


def any_answer(question, chance=random):
    """An answer by chance that the question allows."""
    names = [option["name"] for option in question["options"]]
    if question["sort"] == "split":
        parts = [1] * len(names)
        for _ in range(question["total"] - len(names)):
            parts[chance.randrange(len(parts))] += 1
        return {"split": parts}
    return {"pick": chance.sample(names, chance.randint(question["min"], question["max"]))}


def answers(question, most=100):
    """All answers that pick one option, or none where that is allowed; of other questions
    one by chance."""
    if question["sort"] == "split" or question["min"] > 1:
        return [any_answer(question)]
    found = [{"pick": [option["name"]]} for option in question["options"][:most]]
    return found + ([{"pick": []}] if question["min"] == 0 else [])
