"""A small learner: numpy alone. It plays against chance and learns which of its options wins.

    PYTHONPATH=tools/python python3 tools/python/learner.py build/cards.db gwent --seconds 120

The policy gives each option a score by a network with one hidden layer, over what the seat sees
of the game and of the option, and picks by chance in proportion to exp(score). After each game
the picks that won are made more likely than they were, those that lost less (REINFORCE).
"""

import argparse
import time

import numpy

from cardwright import Batch, Cards

HIDDEN, GAMES, RATE = 48, 256, 0.01


class Features:
    """What the policy reads of an option: game, players, the option, the thing it is about."""

    def __init__(self, batch, cards_n=400):
        self.shape, self.cards_n = batch.shape, cards_n
        columns = batch.columns()
        self.kind = columns["option"].index("kind")
        self.thing = columns["option"].index("thing")
        self.card = columns["thing"].index("card")
        self.width = self.shape.head + self.shape.players * self.shape.player + self.shape.option + self.shape.thing

    def rows(self, now):
        """Returns game and action of each legal option, its features, and the card's number."""
        shape = self.shape
        game, action = numpy.nonzero(now.legal)
        start = shape.head + shape.players * shape.player
        option = now.options[game, numpy.minimum(action, shape.options - 1)]
        option = option * (action < shape.options)[:, None]
        things = numpy.concatenate([numpy.zeros((len(now.seen), 1, shape.thing), numpy.int32), now.things(shape)], 1)
        thing = things[game, option[:, self.thing]]
        seen = numpy.concatenate([now.seen[game, :start], option, thing], 1).astype(numpy.float32)
        return game, action, numpy.sign(seen) * numpy.log1p(numpy.abs(seen)), thing[:, self.card] % self.cards_n


class Policy:
    """A network with one hidden layer, and an own weight for each card; learns by Adam."""

    def __init__(self, features, seed):
        chance = numpy.random.default_rng(seed)
        self.weights = [
            chance.normal(0, features.width**-0.5, (features.width, HIDDEN)).astype(numpy.float32),
            chance.normal(0, 0.1, (features.cards_n, HIDDEN)).astype(numpy.float32),
            numpy.zeros(HIDDEN, numpy.float32),
        ]
        self.moments = [(numpy.zeros_like(w), numpy.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def scores(self, seen, card):
        hidden = numpy.tanh(seen @ self.weights[0] + self.weights[1][card])
        return hidden @ self.weights[2], hidden

    def learn(self, seen, card, hidden, blame):
        """Moves the weights so that rows with more blame get a lower score."""
        back = blame[:, None] * self.weights[2] * (1 - hidden**2)
        cards = numpy.zeros_like(self.weights[1])
        numpy.add.at(cards, card, back)
        gradients = [seen.T @ back, cards, hidden.T @ blame]
        self.steps += 1
        for weight, (mean, square), gradient in zip(self.weights, self.moments, gradients):
            mean += (gradient - mean) * 0.1
            square += (gradient**2 - square) * 0.01
            weight -= RATE * (mean / (1 - 0.9**self.steps)) / (numpy.sqrt(square / (1 - 0.99**self.steps)) + 1e-6)


def best(game, scores):
    """Returns the row with the highest score of each game."""
    order = numpy.lexsort((scores, game))
    return order[numpy.append(numpy.flatnonzero(numpy.diff(game[order])), len(order) - 1)]


def train(cards, seconds, seed):
    """Plays and learns for so many seconds of its thread. Returns the policy and how many games it took."""
    batch = Batch(cards, GAMES, seats=["client", "random"], seed=seed)
    features = Features(batch)
    policy, chance = Policy(features, seed), numpy.random.default_rng(seed)
    begun, games, memory = time.thread_time(), 0, [[] for _ in range(GAMES)]
    ready, baseline = [], 0.0
    while time.thread_time() - begun < seconds:
        game, action, seen, card = features.rows(batch.now)
        noise = -numpy.log(-numpy.log(chance.random(len(game)) + 1e-12))  # each is the best as often as exp(score) says
        taken = best(game, policy.scores(seen, card)[0] + noise)
        bounds = numpy.searchsorted(game, numpy.arange(GAMES + 1))
        for i in range(GAMES):
            rows = slice(bounds[i], bounds[i + 1])
            if rows.stop - rows.start > 1:
                memory[i].append((seen[rows], card[rows], taken[i] - rows.start))
        batch.step(action[taken])
        for i in numpy.flatnonzero(batch.now.ended):
            won = batch.now.rewards[i, 0]
            ready += [(*step, won - baseline) for step in memory[i]]
            baseline += 0.01 * (won - baseline)
            memory[i], games = [], games + 1
        if len(ready) > 1000:
            update(policy, ready)
            ready = []
    return policy, games


def update(policy, steps):
    """Learns from steps: rows of their options, which one was taken, how good its game was."""
    length = numpy.array([len(step[1]) for step in steps])
    of = numpy.repeat(numpy.arange(len(steps)), length)
    seen = numpy.concatenate([step[0] for step in steps])
    card = numpy.concatenate([step[1] for step in steps])
    taken = numpy.cumsum(length) - length + numpy.array([step[2] for step in steps])
    good = numpy.array([step[3] for step in steps], numpy.float32)
    scores, hidden = policy.scores(seen, card)
    weight = numpy.exp(scores - scores.max())
    share = weight / numpy.bincount(of, weight)[of]
    blame = share * good[of]
    blame[taken] -= good
    policy.learn(seen, card, hidden, (blame / len(steps)).astype(numpy.float32))


def measure(cards, policy, games, seed):
    """Returns in how many of so many fresh games the policy wins, always taking its best option."""
    batch = Batch(cards, GAMES, seats=["client", "random"], seed=seed)
    features, won, n = Features(batch), 0, 0
    while n < games:
        game, action, seen, card = features.rows(batch.now)
        batch.step(action[best(game, policy.scores(seen, card)[0])])
        for i in numpy.flatnonzero(batch.now.ended)[: games - n]:
            won, n = won + (batch.now.rewards[i, 0] > 0), n + 1
    return won / n


if __name__ == "__main__":
    says = argparse.ArgumentParser(description="learns a game against chance")
    says.add_argument("database")
    says.add_argument("game", nargs="?", default="gwent")
    says.add_argument("--seconds", type=float, default=120)
    says.add_argument("--seed", type=int, default=1)
    said = says.parse_args()
    with Cards(said.database, said.game) as cards:
        policy, games = train(cards, said.seconds, said.seed)
        print(f"{games} games in {said.seconds:.0f} s of work")
        print(f"wins {100 * measure(cards, policy, 1000, said.seed + 1000):.1f} % of 1000 games")
