// scenario_state.c -- tells how a scenario stands: its players, state and question, its
// failures.
//
// Every failure adds a line to `told`.

#include "tools/scenarios/scenario.h"

#include <stdarg.h>
#include <string.h>

#include "engine/kernel/game/ending.h"

int scenario_fail(Scenario *scenario, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    (void)vfprintf(scenario->out, format, args);
    va_end(args);
    (void)fputc('\n', scenario->out);
    return -1;
}

const char *scenario_say(Scenario *scenario, const Answer *answer)
{
    const ScenarioWatch *watch = scenario->watch;

    if (watch && watch->answers) watch->answers(watch->self, scenario, answer);
    scenario->looked = false;
    return game_answer(&scenario->game, answer);
}

void scenario_tell_begin(const Scenario *scenario)
{
    const ScenarioWatch *watch = scenario->watch;

    if (watch && watch->begins) watch->begins(watch->self, scenario);
}

const char *scenario_reason(const Scenario *scenario)
{
    const State *state = &scenario->game.now;

    return state->over ? ending_row(scenario->table.rules, ending_way(state))->name
                       : NULL;
}

int scenario_fail_over(Scenario *scenario)
{
    const char *reason = scenario_reason(scenario);
    const bool other = scenario->ends && strcmp(scenario->ends, reason) != 0;
    char why[ENDING_TEXT];

    ending_tell(&scenario->game.now, &scenario->table, why, sizeof why);
    return scenario_fail(scenario,
                         "the game is over because %s%s%s",
                         why,
                         other ? ": that is the end by " : "",
                         other ? reason : "");
}

int scenario_player(const Scenario *scenario, const char *name)
{
    for (int i = 0; i < scenario->game.now.players_n; i++) {
        if (!strcmp(name, scenario->players[i])) return i;
    }
    return -1;
}

const State *scenario_state(Scenario *scenario)
{
    Table *table = &scenario->table;

    table->game = &scenario->game;
    table->state = &scenario->game.now;
    table->active_n = -1;
    table_derive(table);
    return table->state;
}

PositionView scenario_view(const Scenario *scenario)
{
    return (PositionView){.table = &scenario->table,
                          .state = scenario->table.state,
                          .players = scenario->players,
                          .sitting = &scenario->sitting};
}

const Question *scenario_question(const Scenario *scenario)
{
    return scenario->game.status == GAME_WAITS ? game_question(&scenario->game) : NULL;
}

bool scenario_is_decision(const Scenario *scenario, const Question *question)
{
    return scenario->table.rules->prompts[question->prompt].flags & ASKS_ACTION;
}

const char *scenario_key(const Scenario *scenario, const Question *question)
{
    return scenario->table.rules->prompts[question->prompt].key;
}
