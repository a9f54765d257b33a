#!/usr/bin/env python3
"""pipe_bench.py PROGRAM [SECONDS [DECK DECK]] -- how many random games a second a program in
Python plays through the protocol, on both processors, and where the time goes.

It also prints for how long both worked, whatever else the machine does: with a processor for
each, 16 games at once take as long as the slower of the two. Three ways, each for so many seconds: a request at a time, an answer together with the next
question, and 16 games side by side with one message for half of them.
Example: PYTHONPATH=tools/client python3 tests/bench/pipe_bench.py build/cardwright 10
"""
import itertools
import os
import random
import sys
import time

from cardwright import Engine, any_answer

DECKS = ["proving-grounds-annie", "proving-grounds-garen"]


def worked(pid):
    """How many seconds a process has worked."""
    with open(f"/proc/{pid}/stat") as file:
        ticks = file.read().rsplit(")", 1)[1].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


class Bench:
    """Games of random bots for so many seconds."""

    def __init__(self, engine, seconds, decks):
        self.engine, self.decks, self.chance = engine, decks, random.Random(1)
        self.asked = self.games = 0
        self.beginning = 0.0
        self.before = self.both()
        self.started = time.perf_counter()
        self.until = self.started + seconds

    def both(self):
        return time.process_time(), worked(self.engine.process.pid)

    def choose(self, question):
        self.asked += 1
        return any_answer(question, self.chance)

    def one_after_another(self, step):
        while time.perf_counter() < self.until:
            begun = time.perf_counter()
            self.engine.newgame(self.decks, seed=self.games)
            self.beginning += time.perf_counter() - begun
            question = self.engine.question()
            while question["type"] == "question":
                question = step(self.choose(question))
            self.games += 1

    def one_by_one(self):
        def step(answer):
            self.engine.answer(answer)
            return self.engine.question()

        self.one_after_another(step)

    def together(self):
        self.one_after_another(
            lambda answer: self.engine.say("answer", next=True, **answer)
        )

    def many(self):
        wanted = ({"decks": self.decks, "seed": seed} for seed in itertools.count())
        wanted = itertools.takewhile(lambda _: time.perf_counter() < self.until, wanted)
        for _ in self.engine.play_all(self.choose, wanted):
            self.games += 1

    def tell(self):
        passed = time.perf_counter() - self.started
        told = f"{self.games / passed:.1f} games/s, {self.asked / self.games:.0f} questions a game"
        told += f", {1e6 * (passed - self.beginning) / self.asked:.0f} us a question"
        if self.beginning:
            told += f", {1e3 * self.beginning / self.games:.2f} ms a new game"
        for name, before, now in zip(("python", "engine"), self.before, self.both()):
            told += f", {name} worked {1e3 * (now - before) / self.games:.2f} ms a game"
        return told


if __name__ == "__main__":
    seconds = float((sys.argv + ["", "10"])[2] or 10)
    decks = sys.argv[3:5] or DECKS
    with Engine(sys.argv[1]) as engine:
        for way in Bench.one_by_one, Bench.together, Bench.many:
            bench = Bench(engine, seconds, decks)
            way(bench)
            print(f"{way.__name__:11}", bench.tell())
