// player.c -- readings of the players: their order, their sides, the points they need.

#include "engine/riftbound/position/player.h"

#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/position/riftbound_state.h"

bool player_are_enemies(const State *state, PlayerId a, PlayerId b)
{
    return a != NOBODY && b != NOBODY && !table_are_allied(state, a, b);
}

PlayerId player_next(const State *state, PlayerId player)
{
    for (int i = 1; i <= state->players_n; i++) {
        const PlayerId next = (PlayerId)((player + i) % state->players_n);

        if (!state->players[next].gone) return next;
    }
    return player;
}

PlayerId player_before(const State *state, PlayerId player)
{
    for (int i = 1; i <= state->players_n; i++) {
        const PlayerId before =
            (PlayerId)((player + state->players_n - i) % state->players_n);

        if (!state->players[before].gone) return before;
    }
    return player;
}

int player_sum(const Table *table, int question, PlayerId player)
{
    PassiveScan scan;
    int sum = 0;

    if (!passive_may_answer(table, question)) return 0;
    passive_scan(&scan, table, question, 0);
    scan.player = player;
    while (passive_next(&scan)) sum += passive_amount(&scan);
    return number_of(sum);
}

int player_victory_score(const Table *table, PlayerId player)
{
    return rb_const(table->state)->victory_score +
           player_sum(table, QUESTION_VICTORY_SCORE, player);
}

bool player_has_won(const Table *table, PlayerId player)
{
    const State *state = table->state;
    const int points = state->players[player].points;

    if (state->players[player].gone) return false;
    for (int i = 0; i < state->players_n; i++) {
        if (state->players[i].gone || !player_are_enemies(state, player, (PlayerId)i))
            continue;
        if (state->players[i].points >= points) return false;
    }
    return points >= player_victory_score(table, player);
}

int player_first_of(const Table *table, const Env *env, uint16_t query)
{
    const uint64_t bit = (uint64_t)1 << ADJECTIVE_NEXT_FIRST;

    // "The next player" follows the controller of the spell or ability that says so.
    if (!(table->library->queries[query].adjectives & bit)) return 0;
    if (env->you == NOBODY) return 1;
    return table_turn_rank(table->state, env->you) + 1;
}
