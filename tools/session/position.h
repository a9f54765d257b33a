// position.h -- a position told in words: scenarios and the protocol set up games with it.
//
// The description is JSON (a scenario's Lua table becomes the same JSON), documented in
// docs/scenarios.md. Its keys are rows of the game's PlayPosition. Cards are loaded as
// they are named. Whatever is not told is empty, or filled with plain cards where [fill]
// asks for it.

#ifndef POSITION_H
#define POSITION_H

#include <jansson.h>

#include "engine/kernel/game/game.h"
#include "engine/play/play_position.h"
#include "tools/session/catalog.h"

typedef struct {
    Catalog *catalog;
    Table *table; // ready to play; its log and agents are the caller's
    Game *game;
    const char *const *players; // their names, for "controller" and "turn_player"
    uint64_t seed;
    bool fill;
} Position;

// Puts the game of [position] into the place that [json] tells: {"players": [...],
// "turn_player": 0, "turn": 3 ...}. Returns 0, or -1 with [err] filled.
int position_read(const Position *position, const json_t *json, Err *err);

// Finds the mode that [json] names under "mode", which must be one for so many [seats];
// the usual one for them if it names none. -1 with [err] filled.
int position_mode(const Rules *rules, const json_t *json, size_t seats, Err *err);

// Finds the player that [json] means, by name or number; -1 for anything else.
int position_player(const Position *position, const json_t *json);

// The game's rows; empty ones where it has none.
const PlayPosition *position_rows(const Rules *rules);

// Finds the place called [name], "#2" for the second of that name; -1: none.
int position_place(const Table *table, const char *name);

// The spot of things at that place.
SpotId position_place_spot(const Table *table, int place);

// Finds the player's zone of that name where things may stand, as at a place; -1: none.
int position_home(const Rules *rules, const char *name);

// Finds the detail of a card called [name]: a row of the game, or where it has none a
// counter or status of that name; or a status that a set declares. False: there is none.
bool position_detail(const Table *table, const char *name, PlayDetail *detail);

#endif
