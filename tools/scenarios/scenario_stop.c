// scenario_stop.c -- lets a word of a scenario stop as an event is told, so that what holds
// then can be claimed before the game runs on through all that is forced.
//
// The game leaves its step there as for a question. It goes on before the next word that
// acts, from the same answers, so that a stop changes nothing.

#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/text.h"
#include "tools/scenarios/scenario.h"

static const char *name_of(const Scenario *scenario)
{
    return scenario->table.rules->events[scenario->table.pause.event - 1].name;
}

bool scenario_stop_is_there(const Scenario *scenario)
{
    return scenario->game.status == GAME_PAUSES;
}

static int no_such_event(Scenario *scenario, const char *event)
{
    const Rules *rules = scenario->table.rules;
    NameMatch nearest;

    name_match_start(&nearest, event);
    for (int i = 0; i < rules->events_n; i++)
        name_match_offer(&nearest, rules->events[i].name);
    return scenario_fail(scenario,
                         "there is no event '%s'%s",
                         event,
                         text_hint(name_match_best(&nearest)).text);
}

// Only entries from now on count: a step that runs again reports the same once more.
static void arm(Scenario *scenario, uint8_t event)
{
    scenario->table.pause =
        (Pause){.event = event, .from = scenario->game.now.serial_log};
}

int scenario_stop_at(Scenario *scenario, const char *event)
{
    const Rules *rules = scenario->table.rules;

    if (scenario_stop_check_end(scenario)) return -1;
    for (int i = 0; i < rules->events_n; i++) {
        if (strcmp(rules->events[i].name, event) != 0) continue;
        arm(scenario, (uint8_t)(1 + i));
        return 0;
    }
    return no_such_event(scenario, event);
}

int scenario_stop_leave(Scenario *scenario)
{
    const uint8_t event = scenario->table.pause.event;
    int failed;

    if (!scenario_stop_is_there(scenario)) return 0;
    scenario->table.pause = (Pause){0};
    failed = scenario_advance(scenario);
    arm(scenario, event);
    return failed;
}

int scenario_stop_go_on(Scenario *scenario)
{
    if (!scenario_stop_is_there(scenario))
        return scenario_fail(
            scenario,
            "nothing has stopped the game: t:stop_at(\"event\") before "
            "a move does");
    return scenario_advance(scenario);
}

int scenario_stop_check(Scenario *scenario)
{
    const Question *question = scenario_question(scenario);

    if (!scenario->table.pause.event) return 0;
    if (scenario_stop_is_there(scenario)) {
        scenario->table.pause.event = 0;
        return 0;
    }
    if (!question) {
        (void)scenario_fail_over(scenario);
        return scenario_fail(scenario, "so '%s' did not happen", name_of(scenario));
    }
    scenario_fail(scenario, "a question comes before '%s' happens", name_of(scenario));
    scenario_tell_question(scenario);
    return -1;
}

int scenario_stop_check_end(Scenario *scenario)
{
    if (!scenario->table.pause.event) return 0;
    return scenario_fail(scenario,
                         "t:stop_at(\"%s\") stands before no move, answer or passing",
                         name_of(scenario));
}
