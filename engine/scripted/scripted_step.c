// scripted_step.c -- calls the functions `setup` and `turn` of a game, a step at a time.
//
// A game that begins is on turn 0. The setup is its first step, after the players have got
// what they start with; from turn 1 on each step calls `turn`, until somebody has won.

#include "engine/scripted/scripted_step.h"

#include <string.h>

#include "engine/kernel/table/game_data.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/players.h"
#include "engine/scripted/scripted_state.h"

// Fills the Env of a procedure: nobody's ability runs, and nothing happened.
static void begin(Env *env)
{
    memset(env, 0, sizeof *env);
    env->you = env->subject_player = env->actor = env->chooser = NOBODY;
    env->event_spot = env->event_from = NOWHERE;
}

// Whatever changes when a State does: each change of it counts up the version, draws from
// the stream of chance or is told. To compare these is far cheaper than the States.
typedef struct {
    uint32_t version;
    uint64_t random[2], told;
} Before;

static Before before_step(const Table *table)
{
    const State *state = table->state;

    return (Before){
        table->version, {state->random[0], state->random[1]}, state->serial_log};
}

static bool is_as_before(const Table *table, const Before *before)
{
    const Before now = before_step(table);

    return now.version == before->version && now.told == before->told &&
           now.random[0] == before->random[0] && now.random[1] == before->random[1];
}

// A turn in which players decide without end is stopped.
static void count_decision(Table *table)
{
    ScriptedState *own = scripted_state(table->state);

    if (!table->game->answers.n) return;
    table_room(table, LIMIT_TURN_DECISIONS, own->decisions, 1);
    own->decisions++;
}

void scripted_step(Table *table)
{
    const ScriptedGame *game = scripted_of(table);
    State *state = table->state;
    const ClauseId id = state->turn ? game->runs.turn : game->runs.setup;
    const Before before = before_step(table);
    Env env;

    if (table->idle >= IDLE_STEPS_MAX) table_limit_of(table, LIMIT_IDLE_STEPS, id);
    players_leave(table, state->leaving, -1);
    state->leaving = 0;
    if (state->over) return;
    begin(&env);
    table_run(table, &env, &table->library->clauses[id], NULL, 0);
    acting_settle(table);
    count_decision(table);
    if (state->turn && !state->over && is_as_before(table, &before))
        table_fault_at(
            table, id, "the step asked nobody and changed nothing: it would never end");
    if (!state->turn) state->turn = 1;
}
