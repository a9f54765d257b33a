"""Many games stepped together, as arrays of numpy, for programs that learn.

A step takes one action in each game and writes into the same arrays: nothing is copied, and nobody
else writes there. See docs/embed.md for the columns and for what an action is.
"""

import ctypes
import dataclasses
import json
from typing import Any, Optional

import numpy
import numpy.typing

from . import _native
from .cards import Cards, Game, Here, Setup

Numbers = numpy.typing.NDArray[numpy.int32]


@dataclasses.dataclass(frozen=True)
class Shape:
    """How long the rows of an observation are, and how many there are."""

    head: int
    player: int
    thing: int
    option: int
    players: int
    things: int
    options: int
    numbers: int

    @staticmethod
    def of(cards: Cards) -> "Shape":
        told = _native.Shape()
        cards.call("cw_shape_of", ctypes.byref(told))
        return Shape(*(getattr(told, field.name) for field in dataclasses.fields(Shape)))

    @property
    def no_more(self) -> int:
        """The action that ends a question of several picks."""
        return self.options


@dataclasses.dataclass
class Observations:
    """How all games of a batch stand, as the player who is asked in each sees them."""

    seen: Numbers  # [games, numbers]
    options: Numbers  # [games, options, option]
    legal: numpy.typing.NDArray[numpy.uint8]  # [games, options + 1]
    player: Numbers  # [games]
    ended: numpy.typing.NDArray[numpy.uint8]  # [games]
    rewards: numpy.typing.NDArray[numpy.float32]  # [games, players]

    def head(self, shape: Shape) -> Numbers:
        """Returns the rows of the games."""
        return self.seen[:, : shape.head]

    def players(self, shape: Shape) -> Numbers:
        """Returns the rows of the players, [games, players, player]; the one who is asked first."""
        end = shape.head + shape.players * shape.player
        return self.seen[:, shape.head : end].reshape(len(self.seen), shape.players, shape.player)

    def things(self, shape: Shape) -> Numbers:
        """Returns the rows of the things, [games, things, thing]."""
        start = shape.head + shape.players * shape.player
        return self.seen[:, start:].reshape(len(self.seen), shape.things, shape.thing)


class Batch(Here):
    """Games that begin again when they end: `now` shows them, `step` takes an action in each.

    They are stepped on [jobs] threads, 0: as many as there are processors; what comes out is the same.
    """

    def __init__(self, cards: Cards, games: int, *, jobs: int = 0, **setup: Any) -> None:
        self.cards = cards
        self.shape = Shape.of(cards)
        shape = self.shape
        self.now = Observations(
            numpy.zeros((games, shape.numbers), numpy.int32),
            numpy.zeros((games, shape.options, shape.option), numpy.int32),
            numpy.zeros((games, shape.options + 1), numpy.uint8),
            numpy.zeros(games, numpy.int32),
            numpy.zeros(games, numpy.uint8),
            numpy.zeros((games, shape.players), numpy.float32),
        )
        self._arrays = _native.Arrays(
            **{field.name: getattr(self.now, field.name).ctypes.data for field in dataclasses.fields(self.now)}
        )
        for field in dataclasses.fields(self.now):  # a step writes what may have changed
            getattr(self.now, field.name).flags.writeable = False
        self.events: Optional[Numbers] = None
        self.happened: Optional[Numbers] = None
        handle = ctypes.c_uint64()
        cards.call("cw_batch_begin_jobs", ctypes.byref(Setup(**setup).native), games, jobs, ctypes.byref(handle))
        self.handle = handle.value
        cards.call("cw_batch_look", self.handle, ctypes.byref(self._arrays))

    def __del__(self) -> None:
        if hasattr(self, "handle"):
            self.cards.leave("cw_batch_drop", self.handle)

    def columns(self) -> dict[str, list[str]]:
        """Returns the names of the columns of each row."""
        columns: dict[str, list[str]] = json.loads(self.cards._text("cw_columns"))
        return columns

    def step(self, actions: "numpy.typing.ArrayLike") -> Observations:
        """Takes an action in each game, and returns `now`."""
        taken = numpy.ascontiguousarray(actions, numpy.int32)
        if taken.shape != self.now.player.shape:
            raise ValueError(f"{taken.shape} actions for {len(self.now.player)} games")
        self.cards.call("cw_batch_step", self.handle, taken.ctypes.data, ctypes.byref(self._arrays))
        self._hear()
        return self.now

    def listen(self, room: int = 32) -> None:
        """Makes each step write what happened by it: `happened` [games] says how many events, `events`
        [games, room, EVENT_NUMBERS] has the first ones, in the columns "event"."""
        games = len(self.now.player)
        self.cards.call("cw_batch_listen", self.handle)
        self.events = numpy.zeros((games, room, _native.EVENT_NUMBERS), numpy.int32)
        self.happened = numpy.zeros(games, numpy.int32)

    def _hear(self) -> None:
        if self.events is not None and self.happened is not None:
            room = self.events.shape[1]
            self.cards.call(
                "cw_batch_events", self.handle, self.events.ctypes.data, room, self.happened.ctypes.data
            )

    def copy(self, index: int) -> Game:
        """Returns a game of its own that is the same as game [index] is now."""
        return self.cards._game("cw_batch_copy", self.handle, index)

    def drop(self) -> None:
        """Forgets the games at once."""
        self.cards.call("cw_batch_drop", self.handle)
