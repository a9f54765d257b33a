// common_player.c -- verbs on players: their counters and resources, chance, the end of the
// game.

#include "engine/kernel/table/chance.h"
#include "engine/verbs/args.h"
#include "engine/verbs/common.h"
#include "engine/verbs/deeds.h"

Value common_gain(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int found = args_players(table, env, args_at(args, n, 2), players);

    for (int i = 0; i < found; i++)
        table->rules->deeds->gain(table, players[i], args[0].n, args[1].n);
    if (!found) return value_nil();
    return value_number(table->state->players[players[found - 1]].counters[args[0].n]);
}

Value common_spend(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 2));

    if (player == NOBODY) return value_nil();
    if (!table->rules->deeds->spend(table, player, args[0].n, args[1].n))
        return value_nil();
    return value_number(table->state->players[player].counters[args[0].n]);
}

Value common_add(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 1));

    if (player == NOBODY) return value_nil();
    table->rules->deeds->add(table, env, player, (uint16_t)args[0].n);
    return value_truth(true);
}

Value common_random(Table *table, Env *env, const Value *args, int n)
{
    const Deeds *deeds = table->rules->deeds;

    if (args[0].n < 1 && deeds->strict)
        table_mistake(table, "a random number goes from 1 to %d", args[0].n);
    if (args[0].n < 1) return value_number(0);
    n = 1 + chance_number(table, args[0].n);
    if (deeds->tells_chance) deeds->tells_chance(table, env, n);
    return value_number(n);
}

// Returns the players that the arguments name, one bit each: `you` where they name nobody.
static unsigned players_named(Table *table, const Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    unsigned bits = 0;
    bool any = false;

    for (int i = 0; i < n; i++) {
        if (args[i].kind == VALUE_NONE || args[i].kind == VALUE_NUMBER) continue;
        const int found = args_players(table, env, args[i], players);

        any = true;
        for (int k = 0; k < found; k++) bits |= 1u << players[k];
    }
    if (any || !args_players(table, env, (Value){.kind = VALUE_NONE}, players))
        return bits;
    return 1u << players[0];
}

Value common_win(Table *table, Env *env, const Value *args, int n)
{
    const unsigned winners = players_named(table, env, args, n);
    const bool says_why = n && args[n - 1].kind == VALUE_NUMBER;

    if (!winners) return value_nil();
    table->rules->deeds->win(table, winners, says_why ? args[n - 1].n : -1);
    return value_truth(true);
}
