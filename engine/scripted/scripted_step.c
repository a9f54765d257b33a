// scripted_step.c -- calls the functions `setup` and `turn` of a game, a step at a time.
//
// A game that begins is on turn 0. The setup is its first step, after the players have got
// what they start with; from turn 1 on each step calls `turn`, until somebody has won. In a
// game from a position the first of these calls `opens` beforehand, where there is that.

#include "engine/scripted/scripted_step.h"

#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/game_data.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/fingerprint.h"
#include "engine/scripted/players.h"
#include "engine/scripted/scripted_state.h"

// A turn in which players decide without end is stopped. What is decided in a step that ends its
// turn counts for the next one: this number is part of hashes, so where a step ends is, too.
static void count_decision(Table *table)
{
    ScriptedState *own = scripted_state(table->state);

    if (!table->game->answers.n) return;
    table_room(table, LIMIT_TURN_DECISIONS, own->decisions, 1);
    own->decisions++;
}

// Has the game fill in what the position leaves out from which it begins.
static void open_position(Table *table, Env *env)
{
    const ClauseId id = scripted_of(table)->runs.opens;

    if (!(table->state->flags & GAME_OPENS)) return;
    table->state->flags &= (uint8_t)~GAME_OPENS;
    if (id) table_run(table, env, &table->library->clauses[id], NULL, 0);
}

void scripted_step(Table *table)
{
    const ScriptedGame *game = scripted_of(table);
    State *state = table->state;
    const ClauseId id = state->turn ? game->runs.turn : game->runs.setup;
    const Fingerprint before = fingerprint_now(table);
    Env env = table_env(NOBODY);
    Value who;

    if (table->idle >= IDLE_STEPS_MAX) table_limit_of(table, LIMIT_IDLE_STEPS, id);
    if (state->leaving) players_leave(table, state->leaving, -1);
    state->leaving = 0;
    if (state->over) return;
    open_position(table, &env);
    who = value_player(state->turn_player);
    table_run(table, &env, &table->library->clauses[id], &who, 1);
    acting_settle(table);
    if (state->ending.cards_n) ending_forget_cards(state);
    count_decision(table);
    if (state->turn && !state->over && fingerprint_is_same(table, &before))
        table_fault_at(
            table, id, "the step asked nobody and changed nothing: it would never end");
    if (!state->turn) state->turn = 1;
}
