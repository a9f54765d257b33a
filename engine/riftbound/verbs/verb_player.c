// verb_player.c -- verbs on players: points, counters, resources, turns.

#include "engine/base/number.h"
#include "engine/riftbound/verbs/verb.h"

#include "engine/abilities/events/trigger.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/position/riftbound_state.h"

Value verb_gain_points(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args_at(args, n, 1), players);

    for (int i = 0; i < players_n; i++)
        action_gain_points(table, players[i], args[0].n, -1);
    if (!players_n || !args[0].n) return value_nil();
    return value_number(number_of((int64_t)players_n * args[0].n));
}

// A player who loses leaves before the next step, with the team (195.1, 651.4).
Value verb_eliminate(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args_at(args, n, 0), players);

    for (int i = 0; i < players_n; i++)
        table->state->leaving |= table_team(table->state, players[i]);
    return players_n ? value_truth(true) : value_nil();
}

// Of several the phase that was made last comes first. In the Expiration Step none comes, for
// the turn is over then.
Value verb_extra_phase(Table *table, Env *env, const Value *args, int n)
{
    const Modifier phase = {.kind = MODIFIER_PHASE,
                            .ends = ENDS_TURN,
                            .controller = env->you,
                            .source = env->carrier,
                            .event_spot = NOWHERE,
                            .n = number_of(args[0].n)};

    (void)n;
    if (rb_const(table->state)->phase == PHASE_EXPIRATION) return value_nil();
    modifier_add(table, &phase);
    // A circle of phases has no item of the chain that would tell who makes it.
    repetition_note_card(table, table->state->objects[env->carrier.id].card);
    return value_truth(true);
}

// The extra turn that was given last comes first (735-738), so of several the first player's is
// given last.
Value verb_extra_turn(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args_at(args, n, 0), players);
    RiftboundState *b = rb(table->state);

    table_room(table, LIMIT_EXTRA_TURNS, b->extra_n, players_n);
    for (int i = players_n - 1; i >= 0; i--) b->extra[b->extra_n++] = players[i];
    return players_n ? value_truth(true) : value_nil();
}
