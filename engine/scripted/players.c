// players.c -- begins turns, and takes players out: those who conceded, and those whom a
// verb puts out.

#include "engine/scripted/players.h"

#include "engine/base/number.h"
#include "engine/kernel/game/ending.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/lasting.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/scripted_state.h"

unsigned players_all(const State *state)
{
    unsigned all = 0;

    for (int i = 0; i < state->players_n; i++) {
        if (!state->players[i].gone) all |= 1u << i;
    }
    return all;
}

PlayerId players_next(const State *state, PlayerId player)
{
    for (int i = 1; i <= state->players_n; i++) {
        const PlayerId next = (PlayerId)((player + i) % state->players_n);

        if (!state->players[next].gone) return next;
    }
    return NOBODY;
}

static void tell_player(Table *table, int event, PlayerId player, int n)
{
    Event told;

    happen_begin(table, &told, event, 0, player);
    told.n = number_of(n);
    event_log(table, &told);
}

// A game that goes on and on without asking anybody is at fault, by the line that it is at.
static _Noreturn void too_many_turns(Table *table)
{
    if (table->run && !table->game->answers.n)
        table_limit_of(table, LIMIT_TURNS, table->run->clause);
    table_limit(table, LIMIT_TURNS);
}

void players_begin_turn(Table *table, PlayerId player)
{
    State *state = table->state;

    if (state->turn >= TURNS_MAX) too_many_turns(table);
    lasting_end(table, ENDS_TURN);
    state->happened_n = 0;
    state->turn++;
    state->turn_player = player;
    scripted_state(state)->decisions = 0;
    state->players[player].turns++;
    table_changed(table, READS_TURN);
    tell_player(table, SCRIPTED_EVENT_TURN, player, state->turn);
}

static bool are_of_one_team(const State *state, unsigned players)
{
    PlayerId first = NOBODY;

    for (int i = 0; i < state->players_n; i++) {
        if (!((players >> i) & 1u)) continue;
        if (first != NOBODY && !table_are_allied(state, first, (PlayerId)i))
            return false;
        first = (PlayerId)i;
    }
    return true;
}

void players_leave(Table *table, unsigned players, int row)
{
    State *state = table->state;
    const bool alone = are_of_one_team(state, players_all(state));
    unsigned left;

    players &= players_all(state);
    if (!players) return;
    for (int i = 0; i < state->players_n; i++) {
        if (!((players >> i) & 1u)) continue;
        tell_player(table, SCRIPTED_EVENT_OUT, (PlayerId)i, 0);
        state->players[i].gone = true;
    }
    table_touch(table);
    left = players_all(state);
    if (!left || (!alone && are_of_one_team(state, left)))
        ending_set_winners(table, left, row);
    else if (state->turn && state->players[state->turn_player].gone)
        players_begin_turn(table, players_next(state, state->turn_player));
}
