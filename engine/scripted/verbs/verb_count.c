// verb_count.c -- sets counters of players.

#include "engine/scripted/counting.h"
#include "engine/scripted/verbs/verb_inside.h"

Value verb_do_set(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int found = args_players(table, env, args_at(args, n, 2), players);

    for (int i = 0; i < found; i++) {
        const int now = table->state->players[players[i]].counters[args[0].n];

        counting_of_player(table, players[i], args[0].n, args[1].n - now);
    }
    if (!found) return value_nil();
    return value_number(table->state->players[players[found - 1]].counters[args[0].n]);
}
