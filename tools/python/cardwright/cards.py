"""The cards of a game, the games that are played with them, and questions of these games."""

import ctypes
import dataclasses
import enum
import json
import os
import pathlib
import threading
from types import TracebackType
from typing import Any, Callable, Iterable, NoReturn, Optional, Sequence, Union

from . import _native
from ._native import library

Path = Union[str, "os.PathLike[str]"]


class CardwrightError(Exception):
    """What went wrong, in one sentence; `status` is the word of cardwright.h."""

    WORDS = ("ok", "argument", "handle", "moment", "refused", "data", "missing", "script", "system", "broken")

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = self.WORDS[status]


class Stage(enum.Enum):
    """How it stands with a game."""

    WAITS = 1
    OVER = 2
    FAULTY = 3
    STOPPED = 4


@dataclasses.dataclass(frozen=True)
class State:
    """How a game stands. `player` is who is asked, None: nobody is."""

    stage: Stage
    seats: int
    player: Optional[int]
    turn: int
    turn_player: Optional[int]
    winners: tuple[int, ...]
    points: tuple[int, ...]


@dataclasses.dataclass(frozen=True)
class Question:
    """What a game waits for: picks from `min` to `max` of `options`, or `total` divided among them."""

    player: int
    splits: bool
    min: int
    max: int
    ordered: bool
    total: int
    options: int
    prompt: str
    card: str
    about: int

    def least(self) -> list[int]:
        """Returns an answer that is always allowed: the first options, as few as may be."""
        if not self.splits:
            return list(range(self.min))
        return [self.total - self.options + 1] + [1] * (self.options - 1)


@dataclasses.dataclass(frozen=True)
class Result:
    """The end of one game of a run."""

    seed: int
    hash: int
    stage: Stage
    winners: tuple[int, ...]
    turns: int
    points: tuple[int, ...]
    decisions: int


def _bits(winners: int) -> tuple[int, ...]:
    return tuple(i for i in range(_native.SEATS_MAX) if winners >> i & 1)


class Setup:
    """How games begin, as C has it. It keeps the texts alive to which that points."""

    def __init__(
        self,
        decks: Optional[Sequence[str]] = None,
        seats: Optional[Sequence[str]] = None,
        mode: Optional[str] = None,
        seed: int = 0,
        settings: Optional[dict[str, Any]] = None,
        asks_all: bool = False,
    ) -> None:
        said = _words(settings)
        self._kept = [_native.texts(list(words or [])) for words in (decks, seats, said)]
        if not 0 <= seed <= 2**53:
            raise CardwrightError(1, f"seed {seed} is none of 0 to 2^53")
        self.native = _native.Setup(
            mode=None if mode is None else mode.encode(),
            decks=self._kept[0],
            decks_n=len(decks or []),
            seats=self._kept[1],
            seats_n=len(seats or []),
            settings=self._kept[2],
            settings_n=len(said),
            seed=seed,
            asks_all=int(asks_all),
        )


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _words(settings: Optional[dict[str, Any]]) -> list[str]:
    return [f"{name}={_word(value)}" for name, value in (settings or {}).items()]


class Here:
    """What lies in the memory of this process, and can be sent to no other one."""

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            f"a {type(self).__name__} belongs to its process and cannot be pickled: "
            "open Cards in each process, and send games as Game.save() gives them"
        )


class Cards(Here):
    """The cards of one game, opened: `game` is a name of the database, a folder or a file.

    A `database` is a path, or the bytes of one, of which `game` is a name. Without `database` it is the one that came with the package, if there is one. One thread at a time
    works with them: a call from another one meanwhile is refused.
    """

    def __init__(self, database: Union[Path, bytes, None] = None, game: Optional[Path] = None) -> None:
        self._working = threading.Lock()  # held while a call runs
        self._left: list[tuple[str, int]] = []  # to be dropped by the next call
        self._engine: Optional[int] = library.cw_new()
        if not self._engine:
            raise MemoryError
        own = pathlib.Path(__file__).with_name("cards.db")
        if database is None and own.exists() and not os.path.exists(str(game)):
            database = own
        self.in_memory = isinstance(database, bytes)
        self.opened = None if isinstance(database, bytes) else _bytes(database), _bytes(game)
        try:
            if isinstance(database, bytes):
                self.call("cw_open_bytes", database, len(database), self.opened[1])
            else:
                self.call("cw_open", *self.opened)
        except CardwrightError:
            self.close()
            raise

    def __enter__(self) -> "Cards":
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        value: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()

    def close(self) -> None:
        """Frees all games. Whatever is done with them afterwards is told."""
        if not getattr(self, "_engine", None):
            return
        self._begin()
        engine, self._engine = self._engine, None
        library.cw_close(ctypes.byref(ctypes.c_void_p(engine)))
        self._working.release()

    def _begin(self) -> None:
        """Takes the engine for a call of this thread."""
        if not self._working.acquire(blocking=False):
            raise CardwrightError(3, "a call with these cards runs, maybe in another thread: open Cards for each")

    def _number(self, name: str, *arguments: Any) -> int:
        """Returns what a function of cardwright.h returns for this engine, which was taken for the call."""
        if not self._engine:
            raise CardwrightError(2, "the cards are closed")
        while self._left:
            drop, handle = self._left.pop()
            getattr(library, drop)(self._engine, handle)
        number: int = getattr(library, name)(self._engine, *arguments)
        return number

    def call(self, name: str, *arguments: Any) -> None:
        """Calls a function of cardwright.h with this engine. Raises what it says went wrong."""
        self._begin()
        try:
            status = self._number(name, *arguments)
            if status:
                told = library.cw_notes(self._engine) + library.cw_message(self._engine)
                raise CardwrightError(status, told.decode())
        finally:
            self._working.release()

    def leave(self, drop: str, handle: int) -> None:
        """Drops what nobody needs any more: at once, or where a call runs, with the next one."""
        try:
            self.call(drop, handle)
        except CardwrightError as error:
            if error.status == "moment":
                self._left.append((drop, handle))

    def _text(self, name: str, *arguments: Any) -> str:
        text = ctypes.c_char_p()
        self.call(name, *arguments, ctypes.byref(text))
        return (text.value or b"").decode()

    def _json(self, name: str, *arguments: Any) -> Any:
        return json.loads(self._text(name, *arguments))

    def _game(self, name: str, *arguments: Any) -> "Game":
        handle = _native.c_game()
        self.call(name, *arguments, ctypes.byref(handle))
        return Game(self, handle.value)

    def games(self) -> list[dict[str, Any]]:
        """Returns the games of the database with the names of their decks: game, decks."""
        games: list[dict[str, Any]] = self._json("cw_games")
        return games

    def modes(self) -> list[dict[str, Any]]:
        """Returns the modes: name, players, points, whether they want decks."""
        modes: list[dict[str, Any]] = self._json("cw_modes")
        return modes

    def settings(self) -> list[dict[str, Any]]:
        """Returns the settings: name, values, the usual one."""
        settings: list[dict[str, Any]] = self._json("cw_settings")
        return settings

    def decks(self) -> list[str]:
        """Returns the names of the decks in the database."""
        decks: list[str] = self._json("cw_decks")
        return decks

    def endings(self) -> list[str]:
        """Returns the ways in which a game ends."""
        endings: list[str] = self._json("cw_endings")
        return endings

    def deck(self, deck: str, mode: Optional[str] = None) -> dict[str, Any]:
        """Returns what is wrong with a deck, a name, a code, a text or a file: may_play, problems."""
        told: dict[str, Any] = self._json("cw_deck_json", None if mode is None else mode.encode(), deck.encode())
        return told

    def setup(self, **setup: Any) -> dict[str, Any]:
        """Returns what a setup comes to, as `start` takes it, without a game: mode, players, decks, seats."""
        told: dict[str, Any] = self._json("cw_setup_json", ctypes.byref(Setup(**setup).native))
        return told

    def card(self, card: str) -> dict[str, Any]:
        """Returns a card by its code or name: its facts and what its script says."""
        facts: dict[str, Any] = self._json("cw_card", card.encode())
        return facts

    def rows(self, things: int, options: int) -> None:
        """Gives observations so many rows from now on; while there is a batch it is refused."""
        self.call("cw_rows", things, options)

    def start(self, **setup: Any) -> "Game":
        """Begins a game: decks, seats ("client", "greedy", "search:3"), mode, seed, settings."""
        return self._game("cw_start", ctypes.byref(Setup(**setup).native))

    def position(self, position: dict[str, Any]) -> "Game":
        """Begins a game from a position, in the words of docs/protocol.md."""
        return self._game("cw_position", json.dumps(position).encode())

    def load(self, saved: bytes) -> "Game":
        """Begins a game from the bytes of Game.save."""
        return self._game("cw_load", saved, len(saved))

    def simulate(
        self,
        games: int,
        take: Callable[[Result], Any],
        jobs: int = 1,
        **setup: Any,
    ) -> None:
        """Plays games of bots. [take] gets each result; it returns something true to end the run.

        It is called on a thread of the run, one call at a time.
        """
        fault: list[BaseException] = []

        def give(_self: Any, given: Any) -> int:
            told = given.contents
            result = Result(
                told.seed,
                told.hash,
                Stage(told.stage),
                _bits(told.winners),
                told.turns,
                tuple(told.points),
                told.decisions,
            )
            try:
                return 1 if fault or take(result) else 0
            except BaseException as raised:  # it goes on where simulate was called
                fault.append(raised)
                return 1

        native = Setup(**setup).native
        run = _native.Run(games=games, jobs=jobs, take=_native.Take(give))
        self._call_aside(fault, "cw_simulate", ctypes.byref(native), ctypes.byref(run))
        if fault:
            raise fault[0]

    def _call_aside(self, fault: list[BaseException], *call: Any) -> None:
        """Calls on another thread, so that this one hears of Ctrl-C, which it adds to [fault]."""

        done = threading.Event()

        def work() -> None:
            try:
                self.call(*call)
            except BaseException as raised:
                fault.append(raised)
            done.set()

        threading.Thread(target=work).start()
        while not done.is_set():
            try:
                done.wait()
            except BaseException as raised:
                fault.append(raised)

    def connect(
        self,
        seat: Optional[int] = None,
        referee: bool = False,
        settings: Optional[dict[str, Any]] = None,
    ) -> None:
        """Begins a connection for `request`: one seat alone may speak, or all; with settings of each game."""
        said = _words(settings)
        rights = _native.Rights(
            seat=_native.NOBODY if seat is None else seat,
            referee=int(referee),
            settings=_native.texts(said),
            settings_n=len(said),
        )
        self.call("cw_connect", ctypes.byref(rights))

    def request(self, request: dict[str, Any]) -> dict[str, Any]:
        """Carries out a request of docs/protocol.md, and returns the reply."""
        text = json.dumps(request).encode()
        reply: dict[str, Any] = self._json("cw_request", text, len(text))
        return reply

    def left(self) -> bool:
        """Returns whether the connection of `request` has ended by `bye`; then only `connect` begins another."""
        self._begin()
        try:
            return bool(self._number("cw_left"))
        finally:
            self._working.release()


def find_game(decks: Sequence[str], database: Optional[Path] = None) -> Optional[str]:
    """Returns the game of the database to which decks belong, as `Cards` takes it, None: they do not say."""
    found = ctypes.c_char_p()
    engine = ctypes.c_void_p(library.cw_new())
    if not engine:
        raise MemoryError
    try:
        status = library.cw_find_game(
            engine, _bytes(database), _native.texts(list(decks)), len(decks), ctypes.byref(found)
        )
        if status:
            raise CardwrightError(status, library.cw_message(engine).decode())
        return None if found.value is None else os.fsdecode(found.value)
    finally:
        library.cw_close(ctypes.byref(engine))


def _bytes(path: Optional[Path]) -> Optional[bytes]:
    return None if path is None else os.fsencode(path)


class Game(Here):
    """One game. It is dropped when nobody needs it any more."""

    def __init__(self, cards: Cards, handle: int) -> None:
        self.cards = cards
        self.handle = handle

    def __del__(self) -> None:
        self.cards.leave("cw_drop", self.handle)

    def drop(self) -> None:
        """Forgets the game at once."""
        self.cards.call("cw_drop", self.handle)

    def copy(self) -> "Game":
        """Returns another game that is the same, with all that is hidden."""
        return self.cards._game("cw_copy", self.handle)

    def fork(self, seat: int, seed: int) -> "Game":
        """Returns another game that looks the same to the seat that is asked."""
        return self.cards._game("cw_fork", self.handle, seat, seed)

    def save(self) -> bytes:
        """Returns the game as bytes, with all that is hidden."""
        bytes_at, n = ctypes.c_void_p(), ctypes.c_size_t()
        self.cards.call("cw_save", self.handle, ctypes.byref(bytes_at), ctypes.byref(n))
        return ctypes.string_at(bytes_at.value or 0, n.value)

    def hash(self) -> int:
        """Returns a number of all facts of the game, the same on every machine."""
        value = ctypes.c_uint64()
        self.cards.call("cw_hash", self.handle, ctypes.byref(value))
        return value.value

    def state(self) -> State:
        """Returns how the game stands."""
        told = _native.State()
        self.cards.call("cw_look", self.handle, ctypes.byref(told))
        return State(
            Stage(told.stage),
            told.seats,
            None if told.player < 0 else told.player,
            told.turn,
            None if told.turn_player < 0 else told.turn_player,
            _bits(told.winners),
            tuple(told.points[: told.seats]),
        )

    def question(self) -> Optional[Question]:
        """Returns the question that waits, None: the game has ended."""
        told = _native.Question()
        try:
            self.cards.call("cw_ask", self.handle, ctypes.byref(told))
        except CardwrightError as error:
            if error.status == "moment":
                return None
            raise
        return Question(
            told.player,
            told.sort == 2,
            told.min,
            told.max,
            bool(told.ordered),
            told.total,
            told.options,
            told.prompt.decode(),
            told.card.decode(),
            told.about,
        )

    def answer(self, numbers: Iterable[int]) -> None:
        """Answers the question: indices of options, or an amount for each of a split."""
        picks = list(numbers)
        if any(not 0 <= pick <= 65535 for pick in picks):
            raise CardwrightError(1, "an answer has numbers from 0 to 65535")
        array = (ctypes.c_uint16 * len(picks))(*picks)
        self.cards.call("cw_answer", self.handle, array, len(picks))

    def bot(self, kind: str = "greedy") -> None:
        """Lets a bot answer the question."""
        self.cards.call("cw_bot", self.handle, kind.encode())

    def next(self) -> None:
        """Begins the next game of a match."""
        self.cards.call("cw_next", self.handle)

    def concede(self, seat: int) -> None:
        """Lets a seat leave the game."""
        self.cards.call("cw_concede", self.handle, seat)

    def options(self) -> list[dict[str, Any]]:
        """Returns the options of the question in words."""
        options: list[dict[str, Any]] = self.cards._json("cw_question_json", self.handle)["options"]
        return options

    def view(self, seat: int) -> dict[str, Any]:
        """Returns the position as a seat may know it."""
        view: dict[str, Any] = self.cards._json("cw_view_json", self.handle, seat)
        return view

    def board(self, seat: int, columns: int = 80, rows: int = 0, colours: bool = False) -> str:
        """Returns the board as text, as the seat may know it; folded to [rows], if they are said."""
        screen = _native.Screen(columns=columns, rows=rows, colours=int(colours))
        return self.cards._text("cw_board", self.handle, seat, ctypes.byref(screen))

    def listen(self) -> None:
        """Writes down from now on what happens by an answer."""
        self.cards.call("cw_listen", self.handle)

    def events(self, seat: int) -> list[dict[str, Any]]:
        """Returns what has happened since the last answer, as a seat may know it."""
        events: list[dict[str, Any]] = self.cards._json("cw_events_json", self.handle, seat)["events"]
        return events

    def event_numbers(self, seat: int) -> list[list[int]]:
        """Returns the same as numbers, in the order of `Batch.columns()["event"]`."""
        width, n = _native.EVENT_NUMBERS, ctypes.c_size_t()
        self.cards.call("cw_events", self.handle, seat, None, 0, ctypes.byref(n))
        rows = (ctypes.c_int32 * (n.value * width))()
        self.cards.call("cw_events", self.handle, seat, rows, len(rows), ctypes.byref(n))
        return [list(rows[i : i + width]) for i in range(0, len(rows), width)]

    def why(self, seat: int, about: str) -> dict[str, Any]:
        """Returns why something is as it is, as a seat may know it."""
        why: dict[str, Any] = self.cards._json("cw_why", self.handle, seat, about.encode())["why"]
        return why
