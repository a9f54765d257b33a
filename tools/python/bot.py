#!/usr/bin/env python3
"""bot.py PROGRAM [GAMES] -- a bot in thirty lines: it tries each answer in forks, in
which all that it may not know is dealt anew, and takes the one after which it stands best.

Example: python3 tools/python/bot.py build/cardwright 10
"""
import random
import sys

from cardwright.pipe import Engine, answers

ME, DECKS = 0, ["proving-grounds-annie", "proving-grounds-garen"]


def worth(question, view):
    if question["type"] == "over":
        return 1000 if ME in question["winners"] else -1000
    things = [t for z in view["zones"].values() if isinstance(z, list) for t in z]
    mine = sum(2 * t.get("might", 0) * (t["owner"] == ME) - t.get("might", 0) for t in things)
    return 10 * (view["players"][ME]["points"] - view["players"][1]["points"]) + mine


def best(engine, question, chance):
    tried = chance.sample(found := answers(question), min(4, len(found)))
    return max(tried, key=lambda a: sum(worth(*engine.look(a, ME, seed)) for seed in (1, 2)))


won, chance = 0, random.Random(1)
with Engine(sys.argv[1]) as engine:
    for seed in range(games := int((sys.argv + ["10"])[2])):
        engine.newgame(DECKS, ["client", "random"], seed)
        while (question := engine.question())["type"] == "question":
            engine.answer(best(engine, question, chance))
        won += ME in question["winners"]
print(f"{games} games, {won} won")
