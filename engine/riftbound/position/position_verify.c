// position_verify.c -- the invariants of a position, one sentence for each that is broken.

#include "engine/riftbound/position/position_verify.h"

#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"

// Two players at most have units there, and no teammates (449.2, 447.2).
static const char *verify_battlefield(const Table *table, int index)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);
    const PlayerId controller = battlefield_controller(table, index);

    if (state->objects[b->battlefields[index].object].spot !=
        battlefield_spot(table, index))
        return "a battlefield is not at itself (170.5)";
    if (controller != NOBODY && state->players[controller].gone && !state->over)
        return "a battlefield of a player who left (652)";
    // Control that came back may crowd a battlefield until the cleanup that is due then.
    if (!state->changed && battlefield_is_crowded(table, index))
        return "units of three players, or of teammates, at a battlefield (449.2)";
    return NULL;
}

// A player who has left leaves only blank battlefields behind (652).
static const char *verify_leavers(const Table *table)
{
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        if (!object->card || board_is_type(table, id, TYPE_BATTLEFIELD)) continue;
        if (state->players[object->owner].gone)
            return "a card of a player who left (652)";
        if (object->controller != NOBODY && state->players[object->controller].gone)
            return "a player who left controls something (652)";
    }
    for (int i = 0; i < state->chain_n; i++) {
        if (state->players[state->chain[i].controller].gone)
            return "a chain item of a player who left (652)";
    }
    return NULL;
}

static const char *verify_players(const State *state)
{
    for (int i = 0; i < state->players_n; i++) {
        for (int k = 0; k < i; k++) {
            if (table_are_allied(state, (PlayerId)i, (PlayerId)k) &&
                state->players[i].points != state->players[k].points)
                return "teammates' points differ (489.8.d)";
        }
    }
    return NULL;
}

const char *position_verify(const Table *table)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);

    if (b->priority != NOBODY && b->priority >= state->players_n) {
        return "priority is held by nobody who plays";
    }
    if (b->priority != NOBODY && state->players[b->priority].gone && !state->over)
        return "priority is held by a player who left (652)";
    if (b->focus != NOBODY && !b->showdown) return "focus outside a showdown (313.5)";
    if (b->combat && !b->showdown) return "a combat without a place";
    if (b->combat && !player_are_enemies(state, b->attacker, b->defender))
        return "a combat that is not between enemies (462)";
    for (int i = 0; i < b->battlefields_n; i++) {
        const char *broken = verify_battlefield(table, i);

        if (broken) return broken;
    }
    if (!state->over && verify_leavers(table)) return verify_leavers(table);
    return verify_players(state);
}
