"""The functions of cardwright.h by ctypes: no compiler is needed, and nothing else is installed."""

import ctypes
import ctypes.util
import os
import pathlib
from typing import Any, Optional

SEATS_MAX = 8
EVENT_NUMBERS = 12
NOBODY = -1

c_size = ctypes.c_size_t
c_text = ctypes.c_char_p
c_game = ctypes.c_uint64
c_texts = ctypes.POINTER(ctypes.c_char_p)
pointer = ctypes.POINTER


class Sized(ctypes.Structure):
    """A struct that begins with its own size, as cardwright.h wants them."""

    def __init__(self, **fields: Any) -> None:
        super().__init__(**fields)
        self.size = ctypes.sizeof(self)


class Setup(Sized):
    _fields_ = [
        ("size", c_size),
        ("mode", c_text),
        ("decks", c_texts),
        ("decks_n", c_size),
        ("seats", c_texts),
        ("seats_n", c_size),
        ("settings", c_texts),
        ("settings_n", c_size),
        ("seed", ctypes.c_uint64),
        ("asks_all", ctypes.c_int),
    ]


class State(Sized):
    _fields_ = [
        ("size", c_size),
        ("stage", ctypes.c_int),
        ("seats", ctypes.c_int),
        ("player", ctypes.c_int),
        ("turn", ctypes.c_int),
        ("turn_player", ctypes.c_int),
        ("winners", ctypes.c_uint),
        ("points", ctypes.c_int * SEATS_MAX),
    ]


class Question(Sized):
    _fields_ = [
        ("size", c_size),
        ("player", ctypes.c_int),
        ("sort", ctypes.c_int),
        ("min", ctypes.c_int),
        ("max", ctypes.c_int),
        ("ordered", ctypes.c_int),
        ("total", ctypes.c_int),
        ("options", c_size),
        ("prompt", c_text),
        ("card", c_text),
        ("about", ctypes.c_int),
    ]


class Shape(Sized):
    _fields_ = [
        ("size", c_size),
        ("head", ctypes.c_int),
        ("player", ctypes.c_int),
        ("thing", ctypes.c_int),
        ("option", ctypes.c_int),
        ("players", ctypes.c_int),
        ("things", ctypes.c_int),
        ("options", ctypes.c_int),
        ("numbers", ctypes.c_int),
    ]


class Arrays(Sized):
    _fields_ = [
        ("size", c_size),
        ("seen", ctypes.c_void_p),
        ("options", ctypes.c_void_p),
        ("legal", ctypes.c_void_p),
        ("player", ctypes.c_void_p),
        ("ended", ctypes.c_void_p),
        ("rewards", ctypes.c_void_p),
    ]


class Result(Sized):
    _fields_ = [
        ("size", c_size),
        ("seed", ctypes.c_uint64),
        ("hash", ctypes.c_uint64),
        ("stage", ctypes.c_int),
        ("winners", ctypes.c_uint),
        ("turns", ctypes.c_int),
        ("points", ctypes.c_int * SEATS_MAX),
        ("decisions", ctypes.c_ulong),
        ("number", ctypes.c_int),
        ("games", ctypes.c_int),
        ("drawn", ctypes.c_int),
        ("wins", ctypes.c_int * SEATS_MAX),
        ("steps", ctypes.c_ulong),
        ("events", ctypes.c_ulong),
        ("failed", ctypes.c_int * SEATS_MAX),
        ("ended", ctypes.c_void_p),
        ("unfinished", c_text),
    ]


Take = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, pointer(Result))


class Run(Sized):
    _fields_ = [
        ("size", c_size),
        ("games", ctypes.c_int),
        ("jobs", ctypes.c_int),
        ("take", Take),
        ("self", ctypes.c_void_p),
        ("play", ctypes.c_void_p),
        ("fail", ctypes.c_void_p),
        ("stop", ctypes.c_void_p),
        ("record", c_text),
        ("part", c_text),
        ("seconds", ctypes.c_int),
        ("verify", ctypes.c_int),
        ("takes_input", ctypes.c_int),
    ]


class Screen(Sized):
    _fields_ = [
        ("size", c_size),
        ("columns", ctypes.c_int),
        ("rows", ctypes.c_int),
        ("colours", ctypes.c_int),
    ]


class Sit(Sized):
    _fields_ = [
        ("size", c_size),
        ("path", c_text),
        ("game", c_text),
        ("terminal", ctypes.c_int),
        ("colours", ctypes.c_int),
        ("json", ctypes.c_int),
        ("any_seed", ctypes.c_int),
        ("keeps", ctypes.c_int),
        ("record", c_text),
        ("force", ctypes.c_int),
        ("takes_input", ctypes.c_int),
    ]


class Typed(Sized):
    _fields_ = [
        ("size", c_size),
        ("line", c_text),
        ("ahead", ctypes.c_int),
        ("columns", ctypes.c_int),
        ("rows", ctypes.c_int),
    ]


class Said(Sized):
    _fields_ = [
        ("size", c_size),
        ("wants", ctypes.c_int),
        ("stage", ctypes.c_int),
        ("begins", ctypes.c_int),
        ("shared", ctypes.c_int),
        ("text", c_text),
        ("record", c_text),
        ("lost", c_text),
    ]


class Rights(Sized):
    _fields_ = [
        ("size", c_size),
        ("seat", ctypes.c_int),
        ("referee", ctypes.c_int),
        ("settings", c_texts),
        ("settings_n", c_size),
    ]


# Each function with what it takes behind the engine.
_TAKES: dict[str, list[Any]] = {
    "cw_open": [c_text, c_text],
    "cw_open_bytes": [ctypes.c_char_p, c_size, c_text],
    "cw_find_game": [c_text, c_texts, c_size, pointer(c_text)],
    "cw_games": [pointer(c_text)],
    "cw_modes": [pointer(c_text)],
    "cw_settings": [pointer(c_text)],
    "cw_rows": [ctypes.c_int, ctypes.c_int],
    "cw_decks": [pointer(c_text)],
    "cw_endings": [pointer(c_text)],
    "cw_deck_json": [c_text, c_text, pointer(c_text)],
    "cw_setup_json": [pointer(Setup), pointer(c_text)],
    "cw_card": [c_text, pointer(c_text)],
    "cw_start": [pointer(Setup), pointer(c_game)],
    "cw_position": [c_text, pointer(c_game)],
    "cw_copy": [c_game, pointer(c_game)],
    "cw_fork": [c_game, ctypes.c_int, ctypes.c_uint64, pointer(c_game)],
    "cw_drop": [c_game],
    "cw_save": [c_game, pointer(ctypes.c_void_p), pointer(c_size)],
    "cw_load": [ctypes.c_char_p, c_size, pointer(c_game)],
    "cw_hash": [c_game, pointer(ctypes.c_uint64)],
    "cw_look": [c_game, pointer(State)],
    "cw_ask": [c_game, pointer(Question)],
    "cw_answer": [c_game, pointer(ctypes.c_uint16), c_size],
    "cw_bot": [c_game, c_text],
    "cw_next": [c_game],
    "cw_concede": [c_game, ctypes.c_int],
    "cw_question_json": [c_game, pointer(c_text)],
    "cw_view_json": [c_game, ctypes.c_int, pointer(c_text)],
    "cw_why": [c_game, ctypes.c_int, c_text, pointer(c_text)],
    "cw_board": [c_game, ctypes.c_int, pointer(Screen), pointer(c_text)],
    "cw_listen": [c_game],
    "cw_events_json": [c_game, ctypes.c_int, pointer(c_text)],
    "cw_events": [c_game, ctypes.c_int, pointer(ctypes.c_int32), c_size, pointer(c_size)],
    "cw_simulate": [pointer(Setup), pointer(Run)],
    "cw_shape_of": [pointer(Shape)],
    "cw_columns": [pointer(c_text)],
    "cw_code": [c_game, ctypes.c_int, pointer(c_text)],
    "cw_observe": [c_game, ctypes.c_int, ctypes.c_void_p, c_size],
    "cw_options": [c_game, ctypes.c_void_p, c_size],
    "cw_batch_begin_jobs": [pointer(Setup), ctypes.c_int, ctypes.c_int, pointer(c_game)],
    "cw_batch_look": [c_game, pointer(Arrays)],
    "cw_batch_step": [c_game, ctypes.c_void_p, pointer(Arrays)],
    "cw_batch_listen": [c_game],
    "cw_batch_events": [c_game, ctypes.c_void_p, c_size, ctypes.c_void_p],
    "cw_batch_copy": [c_game, ctypes.c_int, pointer(c_game)],
    "cw_batch_drop": [c_game],
    "cw_sitting_begin": [pointer(Setup), pointer(Sit), pointer(c_game)],
    "cw_sitting_type": [c_game, pointer(Typed), pointer(Said)],
    "cw_sitting_drop": [c_game],
    "cw_connect": [pointer(Rights)],
    "cw_request": [ctypes.c_char_p, c_size, pointer(c_text)],
    "cw_left": [],
}


def _path() -> str:
    """Returns where the library is: CARDWRIGHT_LIBRARY, beside this file, or as the system knows."""
    said = os.environ.get("CARDWRIGHT_LIBRARY")
    if said:
        return said
    beside = pathlib.Path(__file__).with_name("libcardwright.so.0")
    if beside.exists():
        return str(beside)
    found = ctypes.util.find_library("cardwright")
    if found:
        return found
    raise ImportError(
        "libcardwright is not here: say where it is by CARDWRIGHT_LIBRARY=.../libcardwright.so"
    )


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(_path())
    for name, takes in _TAKES.items():
        function = getattr(library, name, None)
        if function is None:
            raise ImportError(f"{_path()} is of an earlier version than this package: it has no {name}")
        function.argtypes = [ctypes.c_void_p, *takes]
        function.restype = ctypes.c_int
    library.cw_new.restype = ctypes.c_void_p
    library.cw_new.argtypes = []
    library.cw_close.argtypes = [pointer(ctypes.c_void_p)]
    library.cw_close.restype = None
    library.cw_message.argtypes = [ctypes.c_void_p]
    library.cw_message.restype = c_text
    library.cw_notes.argtypes = [ctypes.c_void_p]
    library.cw_notes.restype = c_text
    library.cw_version.restype = c_text
    return library


library = _load()


def texts(words: Optional[list[str]]) -> Any:
    """Returns a list of texts as C has it, None for none."""
    if not words:
        return None
    array: Any = c_text * len(words)
    return array(*[word.encode() for word in words])
