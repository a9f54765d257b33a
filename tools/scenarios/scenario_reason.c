// scenario_reason.c -- claims about why something is so: t:why("Tibbers", { "+1" }).

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/scenarios/scenario.h"
#include "tools/why/trace.h"
#include "tools/why/why.h"

// Writes the findings as one text, which the caller frees.
static char *told(const Why *why, const Scenario *scenario, const char *question)
{
    const ObjectId id = scenario_find(scenario, question, 0);
    Finding *found;
    char *text = NULL;
    size_t n = 0;
    FILE *out;
    Err err;

    found = id ? why_thing(why, id) : why_ask(why, question, &err);
    if (!found) return NULL;
    out = open_memstream(&text, &n);
    ENOUGH(out);
    finding_print(found, 0, false, out);
    (void)fclose(out);
    return text;
}

static int check_reason(Scenario *scenario, const char *question, const char *text,
                        const json_t *wanted)
{
    size_t i;
    json_t *part;

    if (!json_array_size(wanted))
        return scenario_fail(scenario, "what a `why` tells is a list of texts");
    json_array_foreach((json_t *)wanted, i, part)
    {
        const char *said = json_string_value(part);
        const bool unwanted = said && said[0] == '!';

        if (!said || !said[unwanted])
            return scenario_fail(scenario, "what a `why` tells is a list of texts");
        if (!!strstr(text, unwanted ? said + 1 : said) != unwanted) continue;
        return scenario_fail(scenario,
                             "why %s should %stell: %s\n%s",
                             question,
                             unwanted ? "not " : "",
                             unwanted ? said + 1 : said,
                             text);
    }
    return 0;
}

// Looks at the game as it is now. The caller frees the scene and the arena.
static Why begin_why(Scenario *scenario)
{
    Scene *scene = calloc(1, sizeof *scene);

    ENOUGH(scene);
    scene->open = true;
    for (int i = 0; i < scenario->game.now.players_n; i++)
        (void)snprintf(scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
    scene_look(scene, scenario_state(scenario), &scenario->table, NOBODY);
    return (Why){.arena = arena_new(),
                 .scene = scene,
                 .table = &scenario->table,
                 .game = &scenario->game,
                 .seen = scenario->watch ? scenario->watch->seen : NULL,
                 .catalog = scenario->catalog};
}

static void look_away(const Why *why)
{
    arena_free(why->arena);
    free((Scene *)why->scene);
}

void scenario_wonder(Scenario *scenario, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    (void)text_format_list(
        scenario->wonder, sizeof scenario->wonder, format, arguments);
    va_end(arguments);
}

void scenario_behind(Scenario *scenario)
{
    const Why why = begin_why(scenario);
    const Finding *nearly = why.seen ? why_nearly(&why) : NULL;
    char *text = scenario->wonder[0] ? told(&why, scenario, scenario->wonder) : NULL;

    if (text) (void)fprintf(scenario->out, "behind it:\n%s", text);
    if (nearly) finding_print(nearly, 0, false, scenario->out);
    free(text);
    look_away(&why);
}

json_t *scenario_trace(Scenario *scenario, bool full)
{
    const Why why = begin_why(scenario);
    const TraceTold how = {why.scene, scenario->catalog, full};
    json_t *list = why.seen ? trace_json(why.seen, 0, &how) : json_array();

    look_away(&why);
    return list;
}

int scenario_tells_why(Scenario *scenario, const char *question, const json_t *wanted)
{
    const ScenarioWatch *watch = scenario->watch;
    char *text;
    int failed;

    // An observer of the answers alone did not see which abilities were silent.
    if (why_asks_past(question) && watch && !watch->seen) return 0;
    if (why_asks_past(question) && !watch) {
        scenario->unseen = true;
        return scenario_fail(scenario, "no observer is there to tell '%s'", question);
    }
    const Why why = begin_why(scenario);
    text = told(&why, scenario, question);
    failed = text ? check_reason(scenario, question, text, wanted)
                  : scenario_fail(scenario, "there is no '%s' to ask about", question);
    free(text);
    look_away(&why);
    return failed;
}
