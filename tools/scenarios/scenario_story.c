// scenario_story.c -- the story of a scenario: the sentences of its log, and the keys of
// the questions that were answered.
//
// A failure tells both, so that its reader knows how far the game came.

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tools/scenarios/scenario.h"
#include "tools/view/narrate.h"

enum { STORY_LINES = 40, ASKED_KEYS = 40 };

// The sentences of the log, and the wanted ones, of which so many were found in their order.
typedef struct {
    const char *const *wanted;
    int wanted_n, found_n;
    FILE *all;
    int lines;
} Story;

static void take_line(void *self, TellKind kind, const char *text)
{
    Story *story = self;

    (void)kind;
    if (story->all) (void)fprintf(story->all, "  %s\n", text);
    story->lines++;
    if (story->found_n < story->wanted_n)
        story->found_n += strcasestr(text, story->wanted[story->found_n]) != NULL;
}

// Looks for the wanted texts as earlier releases told it: "You plays", "you's hand".
static void look_as_before(Scenario *scenario, Scene *scene, Story *story)
{
    Story before = {.wanted = story->wanted, .wanted_n = story->wanted_n};
    const Narrator narrator = {scene, &before, NULL, take_line};

    for (int i = 0; i < scenario->game.now.players_n && i < SEATS_MAX; i++)
        if (scene_is_you(scene, (PlayerId)i)) scene->names[i][0] = 'Y';
    narrate(&narrator, scenario->entries, (int)scenario->entries_n);
    if (before.found_n > story->found_n) story->found_n = before.found_n;
}

// Returns the story from entry [first] on, a sentence a line, which the caller frees.
static char *tell_story(Scenario *scenario, size_t first, Story *story)
{
    Scene *scene = calloc(1, sizeof *scene);
    char *told = NULL;
    size_t size;
    const Narrator narrator = {scene, story, NULL, take_line};

    story->all = open_memstream(&told, &size);
    ENOUGH(scene && story->all);
    scene->open = true;
    for (int i = 0; i < scenario->game.now.players_n; i++)
        (void)text_format(scene->names[i], SCENE_NAME, "%s", scenario->players[i]);
    scene_look(scene, scenario_state(scenario), &scenario->table, NOBODY);
    narrate(&narrator, scenario->entries + first, (int)(scenario->entries_n - first));
    (void)fclose(story->all);
    if (story->found_n < story->wanted_n) look_as_before(scenario, scene, story);
    free(scene);
    return told;
}

char *scenario_story_since(Scenario *scenario, size_t first)
{
    Story story = {0};

    return tell_story(
        scenario, first < scenario->entries_n ? first : scenario->entries_n, &story);
}

int scenario_log_has(Scenario *scenario, const char *const *texts, int n)
{
    Story story = {.wanted = texts, .wanted_n = n};
    char *told = tell_story(scenario, 0, &story);
    const bool found = story.found_n == n;

    if (!found)
        scenario_fail(scenario,
                      "the log does not say '%s'%s\n%s",
                      texts[story.found_n],
                      story.found_n ? " behind that" : "",
                      told);
    free(told);
    return found ? 0 : -1;
}

void scenario_note_asked(Scenario *scenario)
{
    const Question *question = scenario_question(scenario);
    const char *key = scenario_key(scenario, question);

    if (!key || json_array_size(scenario->asked) == ASKED_KEYS) return;
    json_array_append_new(
        scenario->asked,
        json_sprintf("%s %s", scenario->players[question->player], key));
}

static void tell_asked(const Scenario *scenario)
{
    size_t i;
    json_t *one;

    (void)fputs(SCENARIO_ASKED, scenario->out);
    if (!json_array_size(scenario->asked)) (void)fputs("none", scenario->out);
    json_array_foreach(scenario->asked, i, one)(void)
        fprintf(scenario->out, "%s%s", i ? ", " : "", json_string_value(one));
    (void)fputc('\n', scenario->out);
}

// Leaves out the first lines of a long story.
static const char *last_lines(const char *told, int lines)
{
    for (; lines > STORY_LINES; lines--) told = strchr(told, '\n') + 1;
    return told;
}

void scenario_story(Scenario *scenario)
{
    Story story = {0};
    char *told = tell_story(scenario, 0, &story);

    tell_asked(scenario);
    if (story.lines)
        (void)fprintf(
            scenario->out, "the story so far:\n%s", last_lines(told, story.lines));
    free(told);
}
