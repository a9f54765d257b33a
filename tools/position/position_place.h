// position_place.h -- the places of a position that are objects themselves.

#ifndef POSITION_PLACE_H
#define POSITION_PLACE_H

#include "engine/play/play_scenario.h"
#include "tools/position/position_inside.h"
#include "tools/position/position_view.h"

// Sets up the places that [json] lists, then those at which somebody has something. There may
// be fewer than the mode has, never more. Returns 0, or -1 with the error filled.
int position_place_put(Reader *reader, const json_t *json);

// Adds the places to [json], unless all of them are blank; and, for programs, all of them.
void position_place_tell(const PositionView *view, json_t *json);
void position_place_write(const PositionView *view, json_t *json);

// Return a list of the places that [player] controls, and of those that a claim says are the
// player's, or with -1 anybody's.
json_t *position_place_controlled(const PositionView *view, int player);
json_t *position_place_claimed(const PositionView *view, const PlayClaim *claim,
                               int player);

#endif
