// verb_end.c -- verbs that end turns, players' games and the game.

#include "engine/kernel/game/ending.h"
#include "engine/scripted/players.h"
#include "engine/scripted/verbs/verb_inside.h"

// Returns the players that the arguments name, one bit each.
static unsigned named(Table *table, const Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    unsigned bits = 0;

    for (int i = 0; i < n; i++) {
        if (args[i].kind == VALUE_NONE || args[i].kind == VALUE_NUMBER) continue;
        const int found = args_players(table, env, args[i], players);

        for (int k = 0; k < found; k++) bits |= 1u << players[k];
    }
    return bits;
}

// Returns the row of the ending that the last argument names, -1: none.
static int row_of(const Value *args, int n)
{
    return n && args[n - 1].kind == VALUE_NUMBER ? args[n - 1].n : -1;
}

Value verb_do_win_all(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    ending_set_winners(table, players_all(table->state), row_of(args, n));
    return value_nil();
}

Value verb_do_lose(Table *table, Env *env, const Value *args, int n)
{
    const unsigned losers = named(table, env, args, n);

    if (!losers) return value_nil();
    ending_set_winners(table, players_all(table->state) & ~losers, row_of(args, n));
    return value_nil();
}

Value verb_do_lose_all(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    ending_set_winners(table, 0, row_of(args, n));
    return value_nil();
}

Value verb_do_draw_game(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    ending_set(table, NOBODY, row_of(args, n));
    return value_nil();
}

Value verb_do_out(Table *table, Env *env, const Value *args, int n)
{
    const unsigned out = named(table, env, args, n);

    players_leave(table, out, row_of(args, n));
    return value_nil();
}

Value verb_do_next_turn(Table *table, Env *env, const Value *args, int n)
{
    const Value who = args_at(args, n, 0);
    const PlayerId player = who.kind == VALUE_NONE
                                ? players_next(table->state, table->state->turn_player)
                                : args_player(table, env, who);

    if (player != NOBODY && !table->state->over) players_begin_turn(table, player);
    return value_nil();
}
