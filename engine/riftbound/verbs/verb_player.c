// verb_player.c -- verbs on players: points, counters, resources, turns.

#include "engine/base/number.h"
#include "engine/riftbound/verbs/verb.h"

#include "engine/abilities/events/trigger.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/position/riftbound_state.h"

Value verb_gain_points(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args_at(args, n, 1), players);

    for (int i = 0; i < players_n; i++)
        action_gain_points(table, players[i], args[0].n);
    if (!players_n || !args[0].n) return value_nil();
    return value_number(number_of((int64_t)players_n * args[0].n));
}

// Raises a number of the player, without a limit (728-730, 732, 733).
Value verb_gain(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 2));
    uint16_t *counter;
    Event event = event_of(EVENT_COUNTER_GAINED, 0, player);

    if (player == NOBODY || !args[1].n) return value_nil();
    counter = &table->state->players[player].counters[args[0].n];
    *counter = number_count(*counter + args[1].n);
    table_changed(table, READS_PLAYERS);
    event.player = player;
    event.n = number_of(args[1].n);
    batch_begin(table);
    trigger_raise(table, &event);
    batch_end(table);
    return value_number(args[1].n);
}

// Spends nothing where there is too little (731).
Value verb_spend(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 2));

    if (player == NOBODY) return value_nil();
    if (!action_spend_counter(table, player, args[0].n, args[1].n)) return value_nil();
    return value_number(args[1].n);
}

Value verb_win(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 0));

    if (player == NOBODY) return value_nil();
    action_end_game(table, player, ENDING_BY_EFFECT);
    return value_truth(true);
}

// A player who loses leaves before the next step, with the team (195.1, 651.4).
Value verb_lose(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 0));

    if (player == NOBODY) return value_nil();
    table->state->leaving |= table_team(table->state, player);
    return value_truth(true);
}

// The extra turn that was given last comes first (735-738).
Value verb_extra_turn(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 0));
    RiftboundState *b = rb(table->state);

    if (player == NOBODY) return value_nil();
    table_room(table, LIMIT_EXTRA_TURNS, b->extra_n, 1);
    b->extra[b->extra_n++] = player;
    return value_truth(true);
}

// Adds resources (429), and once what others add to that.
Value verb_add(Table *table, Env *env, const Value *args, int n)
{
    const uint16_t adds = (uint16_t)args[0].n;
    const PlayerId player = args_player(table, env, args_at(args, n, 1));
    const int times = cost_times(table, env, adds);
    const CardId face = chain_face(table, env->carrier);
    int sum[RESOURCE_COUNT];

    if (player == NOBODY) return value_nil();
    if (times <= 0) return value_truth(true);
    for (int i = 1; i < times; i++)
        payable_add(table, player, &table->library->costs[adds], face);
    payable_sum_added(
        table, ref_lives(table->state, env->me) ? env->me.id : 0, face, adds, sum);
    payable_gain_all(table, player, sum);
    return value_truth(true);
}
