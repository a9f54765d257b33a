// board.h -- readings of the position that all rooms use: where things are, and whose.
//
// Nothing here changes a game.

#ifndef BOARD_H
#define BOARD_H

#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/riftbound_state.h"

// Return the spot of [player] in a zone.
SpotId board_base(const Table *table, PlayerId player);
SpotId board_hand(const Table *table, PlayerId player);
SpotId board_trash(const Table *table, PlayerId player);
SpotId board_deck(const Table *table, PlayerId player);
SpotId board_rune_deck(const Table *table, PlayerId player);

// Returns the domains of a card, one bit each.
uint8_t board_domains(const Table *table, ObjectId id);
// Return whether an object is of a kind, or in a state. A facedown card is neither unit
// nor gear.
static inline bool board_is_type(const Table *table, ObjectId id, int type)
{
    return object_types(table, id) & (1u << type);
}

static inline bool board_is_facedown(const Table *table, ObjectId id)
{
    return table->state->objects[id].flags & OBJECT_FACEDOWN;
}

static inline bool board_is_unit(const Table *table, ObjectId id)
{
    return board_is_type(table, id, TYPE_UNIT) && !board_is_facedown(table, id);
}

static inline bool board_is_gear(const Table *table, ObjectId id)
{
    return board_is_type(table, id, TYPE_GEAR) && !board_is_facedown(table, id);
}

static inline bool board_is_exhausted(const Table *table, ObjectId id)
{
    return table->state->objects[id].flags & OBJECT_EXHAUSTED;
}

// Counts the units at [spot] of [player], or of anybody with NOBODY.
int board_units_at(const Table *table, SpotId spot, PlayerId player);
bool board_has_enemies_at(const Table *table, SpotId spot, PlayerId player);

// Returns the players who have units there, one bit each.
uint8_t board_players_at(const Table *table, SpotId spot);

// Return whether a chain exists, and whether a showdown goes on (308-310).
bool board_is_closed(const State *state);
bool board_in_showdown(const State *state);

// Lists all objects on the board, spot by spot; [ids] has room for OBJECTS_MAX. Returns
// how many.
int board_objects(const Table *table, ObjectId *ids);

// Lists all objects of a spot in their order; [ids] has room for OBJECTS_MAX. Returns
// how many.
int board_objects_in(const Table *table, SpotId spot, ObjectId *ids);

#endif
