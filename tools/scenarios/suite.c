// suite.c -- finds scenarios, runs each file in a child process and reads its outcomes.
//
// A child writes one line of JSON when a scenario begins, one when it ends, and one when
// it has run all. The line that is missing shows where the child stopped; the next child
// goes on after that scenario. Texts are repaired before they become JSON, so no line is
// lost.

#include "tools/scenarios/suite_ran.h"

#include <errno.h>
#include <ftw.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/kernel/base/err.h"
#include "engine/kernel/base/text.h"
#include "tools/session/games.h"
#include "tools/session/open_game.h"

enum { SECONDS_MAX = 60, FOLDERS_OPEN = 16 };

static Suite *finding; // for visit, because nftw passes no argument of its own

static void add_file(Suite *suite, const char *path)
{
    suite->files =
        realloc(suite->files, ((size_t)suite->files_n + 1) * sizeof *suite->files);
    ASSERT(suite->files);
    suite->files[suite->files_n++] = strdup(path);
}

// Adds the Lua files of folders called scenarios. Other Lua files are card scripts.
// Stops at a folder that cannot be read.
static int visit(const char *path, const struct stat *st, int type, struct FTW *at)
{
    const size_t n = strlen(path);

    (void)st;
    (void)at;
    if (type == FTW_DNR) return -1;
    if (type != FTW_F || n < 4 || strcmp(path + n - 4, ".lua") != 0) return 0;
    if (strstr(path, "scenarios/")) add_file(finding, path);
    return 0;
}

static int compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static int find_in(Suite *suite, const char *path, Err *err)
{
    char folder[4096];
    struct stat st;

    if (stat(path, &st))
        return err_set(err, CODE_MISSING, "no file or folder '%s'", path);
    if (!S_ISDIR(st.st_mode)) {
        add_file(suite, path);
        return 0;
    }
    (void)snprintf(
        folder, sizeof folder, "%s%s", path, path[strlen(path) - 1] == '/' ? "" : "/");
    finding = suite;
    // Links are followed, and no folder is entered twice.
    if (nftw(folder, visit, FOLDERS_OPEN, 0))
        return err_set(err, CODE_IO, "cannot read folder '%s'", path);
    return 0;
}

// Whether the game is a folder, not one of the database.
static bool is_folder(const char *game)
{
    char path[4096];

    (void)snprintf(path, sizeof path, "%s/game.lua", game ? game : "");
    return game && !access(path, R_OK);
}

static int find_files(const SuitePlan *plan, Suite *suite, Err *err)
{
    static const char *const usual[] = {"tests/scenarios", "cards"};
    const bool folder = !plan->paths_n && is_folder(plan->game);
    const char *const *paths = plan->paths_n ? plan->paths
                               : folder      ? &plan->game
                                             : usual;
    const int n = plan->paths_n ? plan->paths_n : folder ? 1 : COUNT_OF(usual);

    for (int i = 0; i < n; i++) {
        if (find_in(suite, paths[i], err)) return -1;
    }
    qsort(suite->files, (size_t)suite->files_n, sizeof *suite->files, compare);
    if (suite->files_n) return 0;
    return err_set(err, CODE_MISSING, "no scenarios in '%s'", paths[0]);
}

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

static void send(FILE *out, json_t *json)
{
    json_dumpf(json, out, JSON_COMPACT);
    (void)fputc('\n', out);
    (void)fflush(out);
    json_decref(json);
}

static void send_failure(FILE *out, char *text)
{
    (void)text_repair(text);
    send(out, json_pack("{s:s, s:i}", "name", "", "line", 0));
    send(out, json_pack("{s:i, s:s}", "status", SCENARIO_FAILED, "told", text));
}

// Opens the cards of the game that a file of scenarios is for: the plan's, or the one
// that the file's place says.
static Catalog *open_catalog(const SuitePlan *plan, const char *path, Err *err)
{
    Arena *arena = arena_new();
    const char *game = plan->game || plan->store
                           ? plan->game
                           : open_game_of_path(plan->db, path, arena);
    Catalog *catalog;

    if (plan->store && !plan->game) game = open_game_name_of_path(path, arena);
    catalog = plan->store ? catalog_open_store(plan->store, game, err)
                          : catalog_open(plan->db, game, err);
    arena_free(arena);
    return catalog;
}

// Leaves out the files that are for another game than the plan's. Where nobody names a
// folder, those whose place says no game are for the usual one.
static int keep_files(const SuitePlan *plan, Suite *suite, Err *err)
{
    if (!plan->game) return 0;
    Catalog *catalog = open_catalog(plan, "", err);
    if (!catalog) return -1;
    Arena *arena = arena_new();
    const char *own = catalog_library(catalog)->rules->game;
    int n = 0;
    for (int i = 0; i < suite->files_n; i++) {
        const char *game = open_game_name_of_path(suite->files[i], arena);
        if (!game && !plan->paths_n) game = games_find(NULL)->game;
        if (!game || !strcmp(game, own))
            suite->files[n++] = suite->files[i];
        else
            free(suite->files[i]);
    }
    suite->files_n = n;
    arena_free(arena);
    catalog_close(catalog);
    return 0;
}

// What is taken of a scenario that is traced.
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
    Seen seen;
    const ScenarioWatch watch = {.self = trace, .ends = take_trace, .seen = &seen};

    seen_init(&seen, SEEN_TRACE);
    const ScenarioStatus status = scenario_lua_follow(file, i, catalog, &watch, told);
    seen_free(&seen);
    return status;
}

// Runs one scenario and sends how it began and ended.
static void run_one(const SuitePlan *plan, Catalog *catalog, ScenarioFile *file, int i,
                    FILE *out)
{
    const ScenarioHead head = scenario_lua_head(file, i);
    char *told;

    send(out,
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
    send(out,
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
        send(out, json_pack("{s:s?}", "fault", line));
        free(line);
    }
}

static void watch_table(void *ran, Table *table)
{
    ran_watch(ran, table);
}

static void run_file(const SuitePlan *plan, const char *path, int from, FILE *out)
{
    Err err = {0};
    Ran ran;

    (void)alarm(SECONDS_MAX);
    Catalog *catalog = open_catalog(plan, path, &err);
    ScenarioFile *file =
        catalog ? scenario_lua_open(path, catalog_library(catalog)->rules, &err) : NULL;

    if (!file) send_failure(out, err.text);
    ran_init(&ran);
    if (catalog && plan->watches) catalog_watch(catalog, watch_table, &ran);
    for (int i = from; file && i < scenario_lua_count(file); i++) {
        const ScenarioHead head = scenario_lua_head(file, i);

        if (is_wanted(&head, plan->filter)) run_one(plan, catalog, file, i, out);
    }
    if (catalog) send_faults(catalog, out);
    if (catalog && plan->watches) suite_ran_send(&ran, catalog_library(catalog), out);
    ran_free(&ran);
    send(out, json_pack("{s:b}", "done", true));
    catalog_close(catalog);
    scenario_lua_close(file);
}

static char *copy_text(const json_t *json, const char *key)
{
    const char *text = json_string_value(json_object_get(json, key));

    return text ? strdup(text) : NULL;
}

static Outcome *add_outcome(Suite *suite, const char *path, const json_t *head)
{
    Outcome *outcome;

    suite->outcomes =
        realloc(suite->outcomes, ((size_t)suite->n + 1) * sizeof *suite->outcomes);
    ASSERT(suite->outcomes);
    outcome = &suite->outcomes[suite->n++];
    *outcome = (Outcome){.file = strdup(path),
                         .name = copy_text(head, "name"),
                         .line = (int)json_integer_value(json_object_get(head, "line")),
                         .covers = json_incref(json_object_get(head, "covers")),
                         .status = SCENARIO_FAILED};
    if (!outcome->name) outcome->name = strdup("");
    (void)text_repair(outcome->file);
    return outcome;
}

// Keeps the fault of a script, once.
static void add_fault(Suite *suite, const char *fault)
{
    for (int i = 0; i < suite->faults_n; i++)
        if (!strcmp(suite->faults[i], fault)) return;
    suite->faults =
        realloc(suite->faults, ((size_t)suite->faults_n + 1) * sizeof *suite->faults);
    ASSERT(suite->faults);
    suite->faults[suite->faults_n++] = strdup(fault);
}

// How far a child has come.
typedef struct {
    int running; // index of the scenario that has begun and not ended, -1: none
    bool done;   // it has run all
} Course;

static void read_outcome(Suite *suite, const char *path, const json_t *json,
                         Course *course)
{
    const char *fault = json_string_value(json_object_get(json, "fault"));

    if (fault) add_fault(suite, fault);
    suite_ran_take(suite, json_object_get(json, "ran"));
    if (json_object_get(json, "done")) course->done = true;
    if (json_object_get(json, "name")) {
        (void)add_outcome(suite, path, json);
        course->running = (int)json_integer_value(json_object_get(json, "index"));
    } else if (json_object_get(json, "status") && suite->n) {
        Outcome *outcome = &suite->outcomes[suite->n - 1];

        outcome->status =
            (ScenarioStatus)json_integer_value(json_object_get(json, "status"));
        outcome->told = copy_text(json, "told");
        outcome->trace = json_incref(json_object_get(json, "trace"));
        course->running = -1;
    }
}

// Reads what the child writes.
static Course read_outcomes(Suite *suite, const char *path, FILE *in)
{
    Course course = {.running = -1};
    char *line = NULL;
    size_t size = 0;

    while (getline(&line, &size, in) > 0) {
        json_t *json = json_loads(line, 0, NULL);

        read_outcome(suite, path, json, &course);
        json_decref(json);
    }
    free(line);
    return course;
}

// Gives a scenario in which the child stopped the child's last words as the reason.
static void tell_stop(Outcome *outcome, FILE *errors, int status)
{
    char words[2000] = "";
    const char *what = WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "it exited";
    size_t n;

    rewind(errors);
    n = fread(words, 1, sizeof words - 1, errors);
    while (n && words[n - 1] == '\n') n--;
    words[n] = '\0';
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) what = "it does not end";
    if (asprintf(&outcome->told,
                 "%s:%d: %s\nthe program stopped: %s\n%s\n",
                 outcome->file,
                 outcome->line,
                 outcome->name,
                 what,
                 words) < 0)
        outcome->told = NULL;
    if (outcome->told) (void)text_repair(outcome->told);
}

// A process that runs one file, and its words.
typedef struct {
    pid_t id;
    FILE *errors, *outcomes;
} Child;

// Starts a child that runs [path] from scenario [from] on. Returns 0, or -1 with [err].
static int start_child(const SuitePlan *plan, const char *path, int from, Child *child,
                       Err *err)
{
    int ends[2] = {-1, -1};

    child->errors = tmpfile();
    child->id = -1;
    if (child->errors && !pipe(ends)) {
        (void)fflush(NULL);
        child->id = fork();
    }
    if (!child->id) {
        (void)close(ends[0]);
        (void)dup2(fileno(child->errors), STDERR_FILENO);
        run_file(plan, path, from, fdopen(ends[1], "w"));
        _exit(0);
    }
    if (child->id < 0)
        return err_set(
            err, CODE_IO, "no process can run %s: %s", path, strerror(errno));
    (void)close(ends[1]);
    child->outcomes = fdopen(ends[0], "r");
    ASSERT(child->outcomes);
    return 0;
}

// Runs [path] from scenario [*from] on. [*from] becomes the scenario to go on with after
// a stop, -1 if all ran. Returns 0, or -1 with [err].
static int run_child(const SuitePlan *plan, Suite *suite, const char *path, int *from,
                     Err *err)
{
    Child child = {0};
    int status = 0;

    if (start_child(plan, path, *from, &child, err)) return -1;
    const Course course = read_outcomes(suite, path, child.outcomes);
    (void)fclose(child.outcomes);
    (void)waitpid(child.id, &status, 0);
    // A child that stops between two scenarios, as at the file itself, is told too.
    if (!course.done && course.running < 0) (void)add_outcome(suite, path, NULL);
    if (!course.done) tell_stop(&suite->outcomes[suite->n - 1], child.errors, status);
    (void)fclose(child.errors);
    *from = course.done || course.running < 0 ? -1 : course.running + 1;
    return 0;
}

int suite_run(const SuitePlan *plan, Suite *suite, Err *err)
{
    memset(suite, 0, sizeof *suite);
    if (plan->watches) suite->ran = json_object();
    if (find_files(plan, suite, err) || keep_files(plan, suite, err)) return -1;
    Catalog *catalog = suite->files_n ? open_catalog(plan, suite->files[0], err) : NULL;
    if (suite->files_n && !catalog) return -1;
    catalog_close(catalog);
    for (int i = 0; i < suite->files_n; i++) {
        int from = 0;

        while (from >= 0) {
            if (run_child(plan, suite, suite->files[i], &from, err)) return -1;
        }
    }
    return 0;
}

void suite_free(Suite *suite)
{
    for (int i = 0; i < suite->n; i++) {
        free(suite->outcomes[i].file);
        free(suite->outcomes[i].name);
        free(suite->outcomes[i].told);
        json_decref(suite->outcomes[i].covers);
        json_decref(suite->outcomes[i].trace);
    }
    for (int i = 0; i < suite->files_n; i++) free(suite->files[i]);
    for (int i = 0; i < suite->faults_n; i++) free(suite->faults[i]);
    json_decref(suite->ran);
    free(suite->faults);
    free(suite->outcomes);
    free(suite->files);
}

int suite_count(const Suite *suite, ScenarioStatus status)
{
    int n = 0;

    for (int i = 0; i < suite->n; i++) n += suite->outcomes[i].status == status;
    return n;
}
