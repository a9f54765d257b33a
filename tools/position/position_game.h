// position_game.h -- the game of a position: put, told, compared and written as JSON, each key
// by its row.

#ifndef POSITION_GAME_H
#define POSITION_GAME_H

#include "tools/position/position_inside.h"
#include "tools/position/position_view.h"

// Checks the kinds of all values that [json] has, then puts them. Return 0, or -1 with the
// error filled.
int position_game_check(const Reader *reader, const json_t *json);
int position_game_put(Reader *reader, const json_t *json);

// Puts what [json] has of [player] or with NOBODY of the game that is put when all things are
// there: notes, and what pays for some things only. Returns 0, or -1 with the error filled.
int position_game_put_later(Reader *reader, const json_t *json, PlayerId player);

// Returns all that there is to tell of the game and its players; with [exactly] each card of
// those that are only counted.
json_t *position_game_tell(const PositionView *view, bool exactly);

// Return what a claim under [key] is about, and what one under [name] in a table under [key]
// is, new references; NULL: there is no such word.
json_t *position_game_read(const PositionView *view, const char *key);
json_t *position_game_entry(const PositionView *view, const char *key,
                            const char *name);

// Returns the game as programs see it.
json_t *position_game_json(const PositionView *view);

#endif
