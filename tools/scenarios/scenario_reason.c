// scenario_reason.c -- claims about why something is so: t:why("Tibbers", { "+1" }).

#include <stdlib.h>
#include <string.h>

#include "tools/scenarios/scenario.h"
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
    ASSERT(out);
    finding_print(found, 0, false, out);
    (void)fclose(out);
    return text;
}

static int check(Scenario *scenario, const char *question, const char *text,
                 const json_t *wanted)
{
    size_t i;
    json_t *part;

    json_array_foreach((json_t *)wanted, i, part)
    {
        const char *said = json_string_value(part);
        const bool unwanted = said && said[0] == '!';

        if (!said)
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

int scenario_tells_why(Scenario *scenario, const char *question, const json_t *wanted)
{
    Scene *scene = calloc(1, sizeof *scene);
    Why why = {.arena = arena_new(), .scene = scene, .table = &scenario->table};
    char *text;
    int failed;

    ASSERT(scene);
    why.game = &scenario->game;
    scene->open = true;
    for (int i = 0; i < scenario->game.now.players_n; i++)
        (void)snprintf(scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
    scene_look(scene, scenario_state(scenario), &scenario->table, NOBODY);
    text = told(&why, scenario, question);
    failed = text ? check(scenario, question, text, wanted)
                  : scenario_fail(scenario, "there is no '%s' to ask about", question);
    free(text);
    arena_free(why.arena);
    free(scene);
    return failed;
}
