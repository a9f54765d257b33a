// battlefield.h -- battlefields, by their index in RiftboundState.
//
// The index is also the number of the battlefield's spot among those of ZONE_BATTLEFIELD.

#ifndef BATTLEFIELD_H
#define BATTLEFIELD_H

#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/riftbound_state.h"

// Returns the spot of the battlefield itself and the units at it.
SpotId battlefield_spot(const Table *table, int battlefield);

// Returns the index of the battlefield at that spot, -1 if it is no battlefield's.
int battlefield_at(const Table *table, SpotId spot);

// Returns the player who controls it, NOBODY if nobody does (190.2).
static inline PlayerId battlefield_controller(const Table *table, int battlefield)
{
    const RiftboundState *b = rb_const(table->state);

    return table->state->objects[b->battlefields[battlefield].object].controller;
}

// Returns whether a unit of [player] may stand at [spot], a base or a battlefield: at
// most two players' units, none in others' combat, none beside a teammate (449.2,
// 447.2, 144.4.a.1).
bool battlefield_admits(const Table *table, PlayerId player, SpotId spot);

// Returns whether units of these players, one bit each, are too many for a battlefield:
// of three players, or of teammates.
bool battlefield_crowds(const State *state, unsigned players);

// Returns whether units of too many players are there now (449.2).
bool battlefield_is_crowded(const Table *table, int battlefield);

// Puts the card [id] on the board as the next battlefield, uncontrolled (485.5).
void battlefield_place(Table *table, ObjectId id);

// Returns the token battlefield without any text, 0 if no set has one.
CardId battlefield_blank(const Library *library);

#endif
