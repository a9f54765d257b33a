#!/usr/bin/env python3
"""pipe_bench.py PROGRAM [SECONDS [DECK DECK]] -- how many random games a second a program in
Python plays through the protocol, and where the time goes, as a table of BENCH.md.

Three ways, each for so many seconds: a request at a time, an answer together with the next
question, and 16 games side by side with one message for half of them. Beside the games a second
as they were stand those that the time worked comes to, whatever else the machine does: the
first two ways let one side wait for the other, in the third each has a processor. The last
column compares that with games of the program alone, on one processor, measured by turns.
Example: PYTHONPATH=tools/python python3 tests/bench/pipe_bench.py build/cardwright 10
"""
import itertools
import json
import os
import random
import resource
import subprocess
import sys
import time

from cardwright.pipe import Engine, any_answer

DECKS = ["proving-grounds-annie", "proving-grounds-garen"]


def worked(pid):
    """How many seconds a process has worked."""
    with open(f"/proc/{pid}/stat") as file:
        ticks = file.read().rsplit(")", 1)[1].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


class Alone:
    """Games of the program alone, on one processor."""

    def __init__(self, program, decks):
        self.command = [program, "simulate", *decks, "--jobs", "1", "--json", "--seed", "1"]
        self.games, self.seconds = 0, 0.0

    def play(self, games):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [*self.command, "--games", str(games)]
        said = subprocess.run(command, capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.games += json.loads(said.stdout)["finished"]
        self.seconds += after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime

    def rate(self):
        return self.games / self.seconds


class Way:
    """Games of random bots for so many seconds, in one of the ways."""

    side_by_side = False

    def __init__(self, engine, decks):
        self.engine, self.decks, self.chance = engine, decks, random.Random(1)
        self.asked = self.games = 0

    def both(self):
        return time.process_time(), worked(self.engine.process.pid)

    def run(self, seconds):
        before, started = self.both(), time.perf_counter()
        self.until = started + seconds
        self.play()
        self.passed = time.perf_counter() - started
        self.python, self.program = (now - then for now, then in zip(self.both(), before))

    def choose(self, question):
        self.asked += 1
        return any_answer(question, self.chance)

    def play(self):
        while time.perf_counter() < self.until:
            self.engine.newgame(self.decks, seed=self.games)
            question = self.engine.question()
            while question["type"] == "question":
                question = self.step(self.choose(question))
            self.games += 1

    def rate(self):
        """Games a second by the time worked."""
        if self.side_by_side:
            return self.games / max(self.python, self.program)
        return self.games / (self.python + self.program)

    def cells(self, alone):
        yield f"{self.games / self.passed:.0f}"
        yield f"{self.rate():.0f}"
        yield f"{1e3 * self.program / self.games:.2f}"
        yield f"{1e3 * self.python / self.games:.2f}"
        yield f"{self.asked / self.games:.0f}"
        yield f"{100 * self.rate() / alone.rate():.1f}"


class OneByOne(Way):
    name = "a request at a time"

    def step(self, answer):
        self.engine.answer(answer)
        return self.engine.question()


class Together(Way):
    name = "an answer and the next question"

    def step(self, answer):
        return self.engine.answer(answer, next=True)


class Many(Way):
    name = "16 games side by side"
    side_by_side = True

    def play(self):
        wanted = ({"decks": self.decks, "seed": seed} for seed in itertools.count())
        wanted = itertools.takewhile(lambda _: time.perf_counter() < self.until, wanted)
        for _ in self.engine.play_all(self.choose, wanted):
            self.games += 1


HEADINGS = (
    "random games from Python",
    "/s, as it was",
    "/s, by time worked",
    "program, ms a game",
    "Python, ms a game",
    "questions",
    "% of those alone",
)


WIDTHS = [len(Together.name), *map(len, HEADINGS[1:])]


def print_row(name, *cells):
    padded = [f" {cell:>{n}} |" for cell, n in zip(cells, WIDTHS[1:])]
    print(f"| {name:{WIDTHS[0]}} |" + "".join(padded))


def print_table(ways, alone):
    print_row(*HEADINGS)
    rules = ["-" * (n + 1) + ":|" for n in WIDTHS[1:]]
    print("|" + "-" * (WIDTHS[0] + 2) + "|" + "".join(rules))
    for way in ways:
        print_row(way.name, *way.cells(alone))
    print(f"\nThe program alone played {alone.rate():.0f} of these games a second of its time.")
    print(f"Measured on {time.strftime('%Y-%m-%d')}, {os.cpu_count()} processors, ", end="")
    print(f"which {os.getloadavg()[0]:.0f} programs wanted at once.")


def main():
    seconds = float((sys.argv + ["", "10"])[2] or 10)
    decks = sys.argv[3:5] or DECKS
    alone = Alone(sys.argv[1], decks)
    games = int(100 + 200 * seconds)
    alone.play(games)
    with Engine(sys.argv[1]) as engine:
        ways = [way(engine, decks) for way in (OneByOne, Together, Many)]
        for way in ways:
            way.run(seconds)
            alone.play(games)
    print_table(ways, alone)


if __name__ == "__main__":
    main()
