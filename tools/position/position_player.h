// position_player.h -- players of a position: put, told, compared and written as JSON, each key
// by its row.

#ifndef POSITION_PLAYER_H
#define POSITION_PLAYER_H

#include "tools/position/position_inside.h"
#include "tools/position/position_view.h"

// Puts all that [json] says of the reader's owner but notes and what pays for some things only;
// then that, when all things are there. Return 0, or -1 with the error filled.
int position_player_put(Reader *reader, const json_t *json);
int position_player_put_pool(Reader *reader, const json_t *json);

// Fills the error: a player has no such key. Returns -1.
int position_player_unknown(const Reader *reader, const char *name);

// Returns all that there is to tell of the player; with [exactly] each card of those that are
// only counted.
json_t *position_player_tell(const PositionView *view, int player, bool exactly);

// Return what a claim under [key] is about, and what one under [name] in a table under [key]
// is, new references; NULL: there is no such word.
json_t *position_player_read(const PositionView *view, int player, const char *key);
json_t *position_player_entry(const PositionView *view, int player, const char *key,
                              const char *name);

// Returns the player as programs see it.
json_t *position_player_json(const PositionView *view, int player);

#endif
