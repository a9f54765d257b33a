// position_part.h -- the cards of a player in a position, zone by zone: put and told.

#ifndef POSITION_PART_H
#define POSITION_PART_H

#include "tools/position/position_inside.h"
#include "tools/position/position_view.h"

// The first returns whether there is a part of that key; the second adds the keys of
// all parts.
bool position_part_has(const Table *table, const char *key);
void position_part_list(const Table *table, JsonKeys *keys);

// Puts what a part says; then, when all parts are there, exhausts what they say and fills those
// that [json] does not name. Return 0, or -1 with the error filled.
int position_part_put(Reader *reader, const char *key, const json_t *value);
int position_part_finish(Reader *reader, const json_t *json);

// Puts the things that stand at spaces of the map, by the names of these: they are the reader's
// owner's. Returns 0, or -1 with the error filled.
int position_part_put_map(Reader *reader, const json_t *json);

// position_part_tell.c

// Adds the player's parts that are not empty to [json]; with [exactly] each card of those that
// are only counted, in their order.
void position_part_tell(const PositionView *view, int player, bool exactly,
                        json_t *json);

// Adds the cards of each zone of that scope and index of a game without parts.
void position_part_tell_zones(const PositionView *view, Scope scope, int index,
                              json_t *json);

// Returns a list of the cards at [spot], as they are told to player [lies_at].
json_t *position_part_tell_spot(const PositionView *view, SpotId spot, int lies_at);

#endif
