"""One game as learners know it: agents in turn, `reset`, `last`, `step`, `observe`.

The names are those of PettingZoo's AECEnv, whose loop works as it is:

    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, info = env.last()
        env.step(None if termination else choose(seen["observation"], seen["action_mask"]))
"""

from typing import Any, Iterator, Optional

import numpy

from .batch import Batch, Numbers, Shape
from .cards import Cards, Here

Seen = dict[str, Any]
Last = tuple[Seen, float, bool, bool, dict[str, Any]]


class Turns(Here):
    """Agents are "seat_0", "seat_1" ... An action is a pick; Shape.no_more ends several."""

    def __init__(self, cards: Cards, **setup: Any) -> None:
        self.cards = cards
        self.setup = setup
        self.shape = Shape.of(cards)
        self.reset()

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Begins a game. The same seed gives the same game."""
        if seed is not None:
            self.setup["seed"] = seed
        self._batch = Batch(self.cards, 1, **self.setup)
        self._seats = self._batch.copy(0).state().seats
        self._over = False
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return f"seat_{int(self._batch.now.player[0])}"

    def observe(self, agent: str) -> Seen:
        """Returns what an agent sees; `action_mask` has 1 for what it may do now."""
        mask = numpy.zeros(self.shape.options + 1, numpy.uint8)
        numbers: Numbers = numpy.zeros(self.shape.numbers, numpy.int32)
        if not self._over and agent == self.agent_selection:
            return {"observation": self._batch.now.seen[0].copy(), "action_mask": self._batch.now.legal[0].copy()}
        if not self._over:
            game = self._batch.copy(0)
            self.cards.call("cw_observe", game.handle, int(agent[5:]), numbers.ctypes.data, len(numbers))
        return {"observation": numbers, "action_mask": mask}

    def last(self, observe: bool = True) -> Last:
        """Returns what the agent in turn sees, its reward, and whether it is over for it."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else {}
        return seen, self.rewards[agent], self.terminations[agent], False, self.infos[agent]

    def step(self, action: Optional[int]) -> None:
        """Takes the action of the agent in turn; None once it is over for it."""
        if self._over:
            if action is not None:
                raise ValueError("the game is over: the action is None")
            self.agents.remove(self.agent_selection)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise ValueError("the game goes on: an action is a number")
        now = self._batch.step([action])
        if now.ended[0]:
            self._over = True
            for agent in self.agents:
                self.rewards[agent] = float(now.rewards[0, int(agent[5:])])
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._asked()

    def agent_iter(self) -> Iterator[str]:
        """Yields the agent in turn until all have left."""
        while self.agents:
            yield self.agent_selection
