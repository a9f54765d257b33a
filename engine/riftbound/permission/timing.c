// timing.c -- when players may act: in the main phase, a showdown, or while a chain exists.

#include "engine/riftbound/permission/timing.h"

#include "engine/kernel/table/observer.h"
#include "engine/riftbound/permission/permission.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

Timing timing_with_priority(const Table *table, PlayerId player)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);

    if (board_is_closed(state)) return TIMING_REACTION;
    if (b->showdown) return TIMING_ACTION;
    if (b->phase != PHASE_MAIN) return TIMING_REACTION;
    if (b->invited == player + 1) return TIMING_MAIN; // 489.8.a, 316.5.b.1
    return state->turn_player == player ? TIMING_MAIN : TIMING_REACTION;
}

// Players without priority act only where something lets them (409, 410.1.a).
Timing timing_now(const Table *table, PlayerId player)
{
    return rb_const(table->state)->priority == player
               ? timing_with_priority(table, player)
               : TIMING_NONE;
}

Timing timing_or_reason(const Table *table, PlayerId player, Refusal *first)
{
    Timing timing = timing_now(table, player);

    if (timing != TIMING_NONE) return timing;
    return observer_refuses(table, first, REFUSAL_OF(NOT_YOUR_PRIORITY))
               ? TIMING_NONE
               : timing_with_priority(table, player);
}

int timing_level(Timing timing)
{
    if (timing == TIMING_MAIN) return LEVEL_MAIN;
    return timing == TIMING_ACTION ? LEVEL_ACTION : LEVEL_REACTION;
}
