"""A game at a screen: lines that a person types go in, text comes out, as `cardwright play` has it."""

import ctypes
from typing import Any, Optional

from . import _native
from .cards import Cards, CardwrightError, Here, Setup, Stage

_LINE, _HANDS, _TIME = 1, 2, 3  # CwWants


class Sitting(Here):
    """A game that persons play by lines: `text` is for their screen, `waits` says whether a line is wanted.

    Seats are "human", "bot", "random", "greedy", "search:3". With `terminal` the text empties the screen and shows the
    board, with `colours` it has codes for them, and `json` tells what happens as JSON.
    """

    def __init__(
        self,
        cards: Cards,
        *,
        columns: int = 0,
        rows: int = 0,
        terminal: bool = False,
        colours: bool = False,
        json: bool = False,
        record: Optional[str] = None,
        **setup: Any,
    ) -> None:
        self.cards = cards
        self.columns, self.rows = columns, rows
        self.text, self.waits, self.hands_over = "", False, False
        self.stage = Stage.WAITS
        handle = ctypes.c_uint64()
        if cards.in_memory:
            raise CardwrightError(3, "a sitting opens its cards by a path, and these were given as bytes")
        path, game = cards.opened
        how = _native.Sit(
            path=path,
            game=game,
            terminal=int(terminal),
            colours=int(colours),
            json=int(json),
            record=None if record is None else record.encode(),
        )
        begins = Setup(**setup)
        cards.call("cw_sitting_begin", ctypes.byref(begins.native), ctypes.byref(how), ctypes.byref(handle))
        self.handle = handle.value
        self._go(None, False)

    def __del__(self) -> None:
        if hasattr(self, "handle"):
            self.cards.leave("cw_sitting_drop", self.handle)

    def type(self, line: Optional[str], ahead: bool = False) -> str:
        """Types a line, None: there are no more, and returns the text that it leads to.

        It was typed `ahead` if the question was not yet on the screen.
        """
        self._go(None if line is None else line.encode(), ahead)
        return self.text

    def _go(self, line: Optional[bytes], ahead: bool) -> None:
        typed = _native.Typed(line=line, ahead=int(ahead), columns=self.columns, rows=self.rows)
        said, parts = _native.Said(), []
        while True:
            self.cards.call("cw_sitting_type", self.handle, ctypes.byref(typed), ctypes.byref(said))
            parts.append(said.text)
            if said.wants != _TIME:
                break
        self.text = b"".join(parts).decode(errors="replace")
        self.waits = said.wants in (_LINE, _HANDS)
        self.hands_over = said.wants == _HANDS
        self.stage = Stage(said.stage)

    def drop(self) -> None:
        """Ends the sitting wherever it stands."""
        self.cards.call("cw_sitting_drop", self.handle)
