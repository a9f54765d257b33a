// scenario_advance.c -- drives the game of a scenario to the next decision of a player.
//
// Answers that the scenario gave beforehand answer the questions on the way. A limit on
// questions in a row ends a game that goes on for ever.

#include "tools/scenarios/scenario.h"

#include <stdlib.h>
#include <string.h>

static void take_log(Scenario *scenario)
{
    Log *log = &scenario->log;
    const size_t n = scenario->entries_n + (size_t)log->n;
    LogEntry *entries = realloc(scenario->entries, (n + 1) * sizeof *entries);

    ENOUGH(entries);
    memcpy(
        entries + scenario->entries_n, log->entries, (size_t)log->n * sizeof *entries);
    scenario->entries = entries;
    scenario->entries_n = n;
    log->n = 0;
}

// A fault or a limit is a failure, unless the scenario is about that.
static int unfinished(Scenario *scenario)
{
    if (scenario_chance_check(scenario, false)) return -1;
    if (scenario->ends && !strcmp(scenario->ends, scenario_reason(scenario))) return 0;
    return scenario_fail_over(scenario);
}

int scenario_advance(Scenario *scenario)
{
    for (int i = 0; i < SCENARIO_QUESTIONS_MAX; i++) {
        const GameStatus status = game_next(&scenario->game, &scenario->table);
        int answered;

        take_log(scenario);
        if (status == GAME_OVER || status == GAME_PAUSES) return 0;
        if (status != GAME_WAITS) return unfinished(scenario);
        (void)scenario_state(scenario);
        if (scenario_is_decision(scenario, scenario_question(scenario))) return 0;
        answered = scenario_reply_itself(scenario);
        if (answered <= 0) return answered;
    }
    return scenario_fail(
        scenario, "%d questions in a row and no end", SCENARIO_QUESTIONS_MAX);
}
