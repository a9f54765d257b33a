// position_view.h -- a position to tell, compare or write: its reader, and its state.

#ifndef POSITION_VIEW_H
#define POSITION_VIEW_H

#include <jansson.h>

#include "engine/kernel/game/game.h"
#include "engine/play/sitting.h"

typedef struct {
    const Table *table;         // gives rules and library
    const State *state;         // that of the table, or what a reader may know of it
    const char *const *players; // their names
    bool open;                  // cards of secret zones are written, too
    const Sitting *sitting;     // that the game belongs to, NULL: nobody compares it
} PositionView;

// Return a player's name or false, and the name of a place as [player] says it, as new
// references.
json_t *position_view_player(const PositionView *view, PlayerId player);
json_t *position_view_place(const PositionView *view, SpotId spot, int player);

#endif
