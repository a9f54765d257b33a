// shrink_scenario.c -- leaves out statements and fields of a scenario that fails.
//
// It fails in the same way if the same claim says the same words, and if the log tells
// the last move before it in the same sentences. Without the second test, a scenario that
// claims that a thing is there would lose the very move that should bring it.

#include <stdlib.h>
#include <string.h>

#include "db/text/file.h"
#include "engine/base/base.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "tools/catalog/catalog.h"
#include "tools/catalog/open_game.h"
#include "tools/door/out_file.h"
#include "tools/scenarios/scenario_lua.h"
#include "tools/shrink/shrink_inside.h"
#include "tools/shrink/shrink_lua.h"

typedef struct {
    Shrink *shrink;
    const char *path;
    Catalog *catalog;
    char *name; // of the scenario
    LuaParts parts;
    char *text; // of the current try
    size_t size;
    size_t since; // in a child: entries of the log before the last move
    char *told;   // what the last move did
} ShrunkScenario;

static void note_move(void *self, const Scenario *scenario, const Answer *answer)
{
    const Rules *rules = scenario->table.rules;
    const Question *question = scenario_question(scenario);

    if (!question || question->kind == ASK_SPLIT || answer->n != 1) return;
    if (!(rules->prompts[question->prompt].flags & ASKS_ACTION)) return;
    const int role = rules->options[question->options[answer->picks[0]].kind].role;
    if (role == CHOICE_PASS || role == CHOICE_NO) return;
    ((ShrunkScenario *)self)->since = scenario->entries_n;
}

static void note_end(void *self, Scenario *scenario)
{
    ShrunkScenario *it = self;

    it->told = scenario_story_since(scenario, it->since);
}

// Takes the words of the claim, which stand between the name and the keys, and what the last
// move did.
static void judge_failure(ShrunkScenario *it, const char *told, Failure *found)
{
    const char *claim = told ? strchr(told, '\n') : NULL;

    if (!claim) return;
    claim++;
    const char *end = strstr(claim, SCENARIO_ASKED);
    found->kind = FAILS_CLAIM;
    (void)text_format(found->text,
                      sizeof found->text,
                      "%.*s\n%s",
                      (int)(end ? (size_t)(end - claim) : strlen(claim)) - 1,
                      claim,
                      it->told ? it->told : "");
}

static void run_text(void *self, Failure *found)
{
    ShrunkScenario *it = self;
    const ScenarioWatch watch = {.self = it, .answers = note_move, .ends = note_end};
    const Rules *rules = catalog_library(it->catalog)->rules;
    Err ignored;
    char *told = NULL;
    ScenarioFile *file =
        scenario_lua_read(it->path, it->text, it->size, rules, &ignored);
    const int index = file ? scenario_lua_find(file, it->name, &ignored) : -1;

    if (index < 0) return;
    if (scenario_lua_follow(file, index, it->catalog, &watch, &told) == SCENARIO_FAILED)
        judge_failure(it, told, found);
}

static bool try_text(ShrunkScenario *it)
{
    it->text = shrink_lua_text(&it->parts, &it->size);
    const bool failed = shrink_try(it->shrink, run_text, it);
    free(it->text);
    it->text = NULL;
    return failed;
}

static int count_parts(void *self)
{
    const LuaParts *parts = &((ShrunkScenario *)self)->parts;
    int n = 0;

    for (int i = 0; i < parts->n; i++) n += !parts->parts[i].gone;
    return n;
}

// Tries without the parts that are left from number [first] on, and what lies in them.
static bool cut_parts(void *self, int first, int n)
{
    ShrunkScenario *it = self;
    LuaParts *parts = &it->parts;
    bool *before = calloc((size_t)parts->n + 1, sizeof *before);
    int k = 0;

    ENOUGH(before);
    for (int i = 0; i < parts->n; i++) {
        LuaPart *part = &parts->parts[i];

        before[i] = part->gone;
        if (!part->gone && k >= first && k < first + n) part->gone = true;
        k += !before[i];
        if (part->parent >= 0 && parts->parts[part->parent].gone) part->gone = true;
    }
    const bool same = try_text(it) && shrink_is_same(it->shrink);
    for (int i = 0; !same && i < parts->n; i++) parts->parts[i].gone = before[i];
    free(before);
    return same;
}

static const ShrinkCut cuts[] = {{"statements and fields", count_parts, cut_parts}};

static int write_text(ShrunkScenario *it, const char *out, Err *err)
{
    size_t size;
    char *text = shrink_lua_text(&it->parts, &size);
    const int failed = out_file_write(out, it->shrink->wish->force, text, size, err);

    free(text);
    return failed;
}

// Keeps the name of the scenario [part], or of the first that fails.
static int find_name(ShrunkScenario *it, const char *part, Err *err)
{
    ScenarioFile *file =
        scenario_lua_open(it->path, catalog_library(it->catalog)->rules, err);
    const int index = file && part ? scenario_lua_find(file, part, err) : 0;

    if (!file) return -1;
    const int n = part ? index + 1 : scenario_lua_count(file);
    for (int i = index; i >= 0 && i < n; i++) {
        free(it->name);
        it->name = strdup(scenario_lua_head(file, i).name);
        ENOUGH(it->name);
        if (try_text(it)) break;
    }
    scenario_lua_close(file);
    return index < 0 ? -1 : 0;
}

static int shrink_it(ShrunkScenario *it, const char *part, Err *err)
{
    Shrink *shrink = it->shrink;

    if (find_name(it, part, err)) return -1;
    if (shrink->found->kind == FAILS_NOT) return shrink_refuse(it->path, err);
    shrink->wanted = *shrink->found;
    shrink->shrunk->out = shrink_path(shrink->wish, it->path, err);
    if (!shrink->shrunk->out) return -1;
    shrink_cut(shrink, cuts, COUNT_OF(cuts), it);
    return write_text(it, shrink->shrunk->out, err);
}

int shrink_scenario(Shrink *shrink, const char *path, const char *part, Err *err)
{
    Arena *arena = arena_new();
    const ShrinkWish *wish = shrink->wish;
    const char *game =
        wish->game ? wish->game : open_game_of_path(wish->db, path, arena);
    ShrunkScenario it = {
        .shrink = shrink, .path = path, .catalog = catalog_open(wish->db, game, err)};
    size_t size = 0;
    const char *text =
        it.catalog ? file_read(path, LIMIT_SCENARIO_FILE, arena, &size, err) : NULL;
    int failed = -1;

    if (text) {
        shrink_lua_read(&it.parts, text, size);
        failed = shrink_it(&it, part, err);
    }
    shrink_lua_free(&it.parts);
    free(it.name);
    catalog_close(it.catalog);
    arena_free(arena);
    return failed;
}
