// desk_try.c -- begins the game that a scenario on the desk begins with, runs
// scenarios, and writes one of what was played.

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/desk/desk_inside.h"
#include "tools/door/json_safe.h"
#include "tools/suite/suite.h"
#include "tools/try/start_position.h"
#include "tools/writer/scenario_writer.h"

enum { TRY_SEED = 1 };

typedef struct DeskTry {
    Arena *arena;
    const char *word; // FILE or FILE:NAME
    StartWish wish;
    StartPosition start;
} DeskTry;

void desk_try_free(DeskTry *tried)
{
    if (!tried) return;
    start_position_close(&tried->start);
    arena_free(tried->arena);
    free(tried);
}

// Finds the scenario that the request names. Returns NULL with [err].
static DeskTry *find_scenario(Protocol *protocol, const json_t *request, Err *err)
{
    Desk *desk = desk_of(protocol, err);
    const char *file = json_string_value(json_object_get(request, "file"));
    const char *name = json_string_value(json_object_get(request, "scenario"));
    const char *folder = json_string_value(json_object_get(request, "folder"));
    DeskTry *tried = calloc(1, sizeof *tried);

    ENOUGH(tried);
    tried->arena = arena_new();
    const char *path = desk ? desk_folder(desk, folder, tried->arena, err) : NULL;
    if (path && !desk_check_name(folder, file, err)) {
        const char *at = arena_format(tried->arena, "%s/%s", path, file);

        tried->word = name ? arena_format(tried->arena, "%s:%s", at, name) : at;
        tried->wish = (StartWish){.game = session_rules(protocol->session)->game,
                                  .words = &tried->word,
                                  .n = 1};
        if (!start_position_find(&tried->start, &tried->wish, err) &&
            tried->start.kind == START_SCENARIO)
            return tried;
        if (!err->code) protocol_refuse(err, "\"file\" is a file of scenarios");
        desk_plain_err(desk, err);
    }
    desk_try_free(tried);
    return NULL;
}

static int begin_scenario(Protocol *protocol, DeskTry *tried, Err *err)
{
    Session *session = protocol->session;

    if (start_position_begin(&tried->start, session, protocol->scene, err)) {
        desk_plain_err(protocol->desk, err);
        return -1;
    }
    session_seat_bots(session, TRY_SEED);
    session->setup.seed = TRY_SEED;
    return 0;
}

int desk_place(Protocol *protocol, Err *err)
{
    const Desk *desk = protocol->desk;

    return begin_scenario(protocol, desk->tried, err);
}

static int read_scenario(Protocol *protocol, const json_t *request, Err *err)
{
    DeskTry *tried = find_scenario(protocol, request, err);

    if (!tried) return -1;
    Desk *desk = protocol->desk;
    if (begin_scenario(protocol, tried, err) ||
        protocol_seats(protocol, request, err)) {
        desk_try_free(tried);
        return -1;
    }
    desk_try_free(desk->tried);
    desk->tried = tried;
    return 0;
}

json_t *desk_do_try(Protocol *protocol, const json_t *request, Err *err)
{
    return protocol_replace(protocol, request, err, read_scenario)
               ? protocol_word("try")
               : NULL;
}

// ---- test

static json_t *outcome_json(const Desk *desk, const Outcome *outcome, Arena *arena)
{
    static const char *const words[] = {[SCENARIO_PASSED] = "passed",
                                        [SCENARIO_FAILED] = "failed",
                                        [SCENARIO_SKIPPED] = "skipped"};
    json_t *one = json_object();

    json_safe_set(one, "file", json_safe_text(desk_plain(desk, outcome->file, arena)));
    json_safe_set(one, "name", json_safe_text(outcome->name));
    json_safe_set(one, "line", json_integer(outcome->line));
    json_safe_set(one, "status", json_string(words[outcome->status]));
    if (json_is_array(outcome->covers))
        json_safe_set(one, "covers", json_incref(outcome->covers));
    if (outcome->told)
        json_safe_set(
            one, "told", json_safe_text(desk_plain(desk, outcome->told, arena)));
    return one;
}

json_t *desk_do_test(Protocol *protocol, const json_t *request, Err *err)
{
    Desk *desk = desk_of(protocol, err);
    Arena *arena = arena_new();
    Suite suite = {0};
    json_t *list = NULL;
    const char *path =
        desk ? desk_folder(desk,
                           json_string_value(json_object_get(request, "folder")),
                           arena,
                           err)
             : NULL;
    const SuitePlan plan = {.paths = &path,
                            .paths_n = 1,
                            .filter =
                                json_string_value(json_object_get(request, "filter")),
                            .game = session_rules(protocol->session)->game,
                            .store = catalog_store(protocol->session->catalog)};

    if (path && !suite_run(&plan, &suite, err)) {
        list = json_array();
        for (int i = 0; i < suite.n; i++)
            json_array_append_new(list, outcome_json(desk, &suite.outcomes[i], arena));
    } else if (path) {
        desk_plain_err(desk, err);
    }
    suite_free(&suite);
    arena_free(arena);
    return list ? json_pack("{s:s, s:o}", "type", "test", "outcomes", list) : NULL;
}

// ---- scenario

// Returns how many of the answers in [past] the scenario leaves out at the start.
static int first_answer(const Trail *past, const json_t *answers)
{
    const int depth = past->moments[past->at].depth;
    const json_int_t wanted = json_integer_value(answers);

    if (!answers) return trail_turn(past);
    return wanted > depth ? 0 : depth - (int)wanted;
}

json_t *desk_do_scenario(Protocol *protocol, const json_t *request, Err *err)
{
    WrittenScenario kept = {0};
    json_t *reply = NULL;
    const ScenarioTitle title = {json_string_value(json_object_get(request, "name")),
                                 json_string_value(json_object_get(request, "covers"))};

    protocol_keep(protocol);
    Trail *past = trail_open_whole(&protocol->trail, "a game", err);
    if (!past) return NULL;
    const int from = first_answer(past, json_object_get(request, "answers"));
    if (!scenario_writer_write_as(past, from, &title, &kept, err))
        reply = json_pack("{s:s, s:o, s:o, s:i}",
                          "type",
                          "scenario",
                          "text",
                          json_safe_text(kept.text),
                          "missing",
                          json_safe_text(kept.missing),
                          "answers",
                          kept.to - kept.from);
    scenario_writer_free(&kept);
    trail_close_past(past);
    protocol->told.n = 0;
    return reply;
}
