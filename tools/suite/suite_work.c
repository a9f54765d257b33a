// suite_work.c -- a worker of a suite: runs scenarios in this process, and writes each outcome.
//
// The files of a share have the same cards open, because opening them costs more than
// most scenarios. Shares are cut by the order of files alone, so a file always finds the
// same cards loaded, however many workers there are.

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/text/file.h"
#include "engine/base/text.h"
#include "tools/suite/suite_coverage.h"
#include "tools/suite/suite_inside.h"

enum { SECONDS_MAX = 60, SHARE_FILES = 16 };

static bool has_text(const char *text, const char *part)
{
    return !part || (text && strcasestr(text, part));
}

static bool is_wanted(const ScenarioHead *head, const char *filter)
{
    size_t i;
    json_t *one;

    if (has_text(head->name, filter)) return true;
    json_array_foreach((json_t *)head->covers, i, one)
    {
        if (has_text(json_string_value(one), filter)) return true;
    }
    return false;
}

static void send_line(FILE *out, json_t *json)
{
    json_dumpf(json, out, JSON_COMPACT);
    (void)fputc('\n', out);
    (void)fflush(out);
    json_decref(json);
}

static void send_failure(FILE *out, char *text)
{
    (void)text_repair(text);
    send_line(out, json_pack("{s:s, s:i}", "name", "", "line", 0));
    send_line(out, json_pack("{s:i, s:s}", "status", SCENARIO_FAILED, "told", text));
}

// The trace of a scenario.
typedef struct {
    bool full;
    json_t *list;
} Trace;

static void take_trace(void *self, Scenario *scenario)
{
    Trace *trace = self;

    trace->list = scenario_trace(scenario, trace->full);
}

// Runs a scenario as scenario_lua_run does, and takes its trace.
static ScenarioStatus run_traced(Catalog *catalog, ScenarioFile *file, int i,
                                 Trace *trace, char **told)
{
    ObservationLog seen;
    const ScenarioWatch watch = {.self = trace, .ends = take_trace, .seen = &seen};

    observation_log_init(&seen, OBSERVE_TRACE);
    const ScenarioStatus status = scenario_lua_follow(file, i, catalog, &watch, told);
    observation_log_free(&seen);
    return status;
}

// Runs one scenario and sends how it began and ended.
static void run_one(const SuitePlan *plan, Catalog *catalog, ScenarioFile *file, int i,
                    FILE *out)
{
    const ScenarioHead head = scenario_lua_head(file, i);
    char *told;

    send_line(out,
              json_pack("{s:i, s:s, s:i, s:O?}",
                        "index",
                        i,
                        "name",
                        head.name,
                        "line",
                        head.line,
                        "covers",
                        head.covers));
    (void)alarm(SECONDS_MAX);
    Trace trace = {plan->trace_full, NULL};
    const ScenarioStatus status = plan->trace
                                      ? run_traced(catalog, file, i, &trace, &told)
                                      : scenario_lua_run(file, i, catalog, &told);
    if (told) (void)text_repair(told);
    send_line(out,
              json_pack("{s:i, s:s?, s:o*}",
                        "status",
                        (int)status,
                        "told",
                        told,
                        "trace",
                        trace.list));
    free(told);
}

// Sends the faults of the scripts that the scenarios have loaded.
static void send_faults(const Catalog *catalog, FILE *out)
{
    const ScriptFault *faults;
    const int n = catalog_faults(catalog, &faults);

    for (int i = 0; i < n; i++) {
        char *line = strdup(faults[i].line);

        if (line) (void)text_repair(line);
        send_line(out, json_pack("{s:s?}", "fault", line));
        free(line);
    }
}

static void watch_table(void *ran, Table *table)
{
    line_coverage_watch(ran, table);
}

// The cards that a worker has open, and what ran of them.
typedef struct {
    Catalog *catalog; // NULL: none
    const char *path; // the file that they were opened for
    LineCoverage ran;
} Cards;

static void close_cards(Cards *cards)
{
    if (!cards->catalog) return;
    catalog_close(cards->catalog);
    line_coverage_free(&cards->ran);
    cards->catalog = NULL;
}

// Returns whether both files lie in one folder, so that they are for the same game.
static bool is_beside(const char *a, const char *b)
{
    const char *end_a = strrchr(a, '/'), *end_b = strrchr(b, '/');
    const size_t n = end_a ? (size_t)(end_a - a) : 0;

    if (!end_a != !end_b) return false;
    return n == (end_b ? (size_t)(end_b - b) : 0) && !strncmp(a, b, n);
}

// Opens the cards for [path], or keeps those that are open. Returns 0, or -1 with [err].
static int open_cards(const SuitePlan *plan, Cards *cards, const char *path, Err *err)
{
    if (cards->catalog && is_beside(cards->path, path)) return 0;
    close_cards(cards);
    cards->catalog = suite_catalog(plan, path, err);
    if (!cards->catalog) return -1;
    cards->path = path;
    line_coverage_init(&cards->ran);
    if (plan->watches) catalog_watch(cards->catalog, watch_table, &cards->ran);
    return 0;
}

// Runs the scenarios of an open file from number [from] on.
static void run_scenarios(const SuitePlan *plan, Catalog *catalog, ScenarioFile *file,
                          int from, FILE *out)
{
    for (int i = from; i < scenario_lua_count(file); i++) {
        const ScenarioHead head = scenario_lua_head(file, i);

        if (is_wanted(&head, plan->filter)) run_one(plan, catalog, file, i, out);
    }
}

// Returns whether a person named the file, which may be a link then.
static bool is_named(const SuitePlan *plan, const char *path)
{
    for (int i = 0; i < plan->paths_n; i++)
        if (!strcmp(plan->paths[i], path)) return true;
    return false;
}

static void run_file(const SuitePlan *plan, Cards *cards, const char *path, int from,
                     FILE *out)
{
    Err err = {0};
    ScenarioFile *file = NULL;

    (void)alarm(SECONDS_MAX);
    if ((is_named(plan, path) || !file_check_inside(path, &err)) &&
        !open_cards(plan, cards, path, &err))
        file = scenario_lua_open(path, catalog_library(cards->catalog)->rules, &err);
    if (file)
        run_scenarios(plan, cards->catalog, file, from, out);
    else
        send_failure(out, err.text);
    if (cards->catalog) send_faults(cards->catalog, out);
    if (cards->catalog && plan->watches)
        suite_coverage_send(&cards->ran, catalog_library(cards->catalog), out);
    scenario_lua_close(file);
}

// Runs the files of the share that [from] lies in, from there on.
static void run_share(const SuitePlan *plan, const Suite *suite, SuitePlace from,
                      FILE *out)
{
    const int end = (from.file / SHARE_FILES + 1) * SHARE_FILES;
    Cards cards = {0};

    for (int i = from.file; i < end && i < suite->files_n; i++) {
        send_line(out, json_pack("{s:i}", "file", i));
        run_file(plan, &cards, suite->files[i], i == from.file ? from.index : 0, out);
    }
    close_cards(&cards);
}

int suite_shares(const Suite *suite)
{
    return (suite->files_n + SHARE_FILES - 1) / SHARE_FILES;
}

void suite_work(const SuitePlan *plan, const Suite *suite, SuitePlace from,
                _Atomic int *next, FILE *out)
{
    if (from.file >= 0) run_share(plan, suite, from, out);
    for (;;) {
        const int share = (*next)++;

        if (share >= suite_shares(suite)) break;
        run_share(plan, suite, (SuitePlace){share * SHARE_FILES, 0}, out);
    }
    send_line(out, json_pack("{s:b}", "done", true));
}
