// scenario_lua.c -- reads a file of scenarios: each table becomes JSON, its `run` stays
// Lua.
//
// A table is checked when the file is read, so a wrong key is found before any scenario
// runs. Each scenario runs in a state of its own, in which the file is read again. So no
// scenario finds anything that another one left behind.

#include "tools/scenarios/scenario_lua.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/file.h"
#include "db/text/name_match.h"
#include "engine/base/err.h"
#include "engine/base/limit.h"
#include "tools/scenarios/scenario_box.h"
#include "tools/scenarios/scenario_given.h"
#include "tools/scenarios/scenario_json.h"
#include "tools/scenarios/scenario_table.h"
#include "tools/scenarios/scenario_words.h"

typedef struct {
    char *name;
    json_t *json; // everything but `run`
    int line;
    bool unseen; // its last run failed because nobody looked on
} Entry;

struct ScenarioFile {
    const Rules *rules;
    char *path;
    Entry *entries;
    int n;
    char *code; // the file as Lua has compiled it
    size_t code_n;
};

// One reading of the file.
typedef struct {
    ScenarioFile *file;
    ScenarioBox box;
    int wanted; // the scenario whose `run` is kept, -1: the tables of all are read
    int begun, n;
    int run;   // reference to the function in the registry
    bool read; // the file has been read to its end
    ScenarioGiven given;
} Reading;

static Reading *reading_of(lua_State *L)
{
    return scenario_box_of(L)->self;
}

static int line_of(lua_State *L)
{
    lua_Debug at;

    return lua_getstack(L, 1, &at) && lua_getinfo(L, "l", &at) ? at.currentline : 0;
}

// Reads the table on top of the stack into the next entry.
static void read_entry(lua_State *L, const Reading *reading, const char *name)
{
    ScenarioFile *file = reading->file;
    Entry *entry = &file->entries[file->n++];

    entry->name = strdup(name);
    entry->json = scenario_json(L, 1, "run");
    if (json_array_size(entry->json))
        (void)luaL_error(L, "a scenario is a table of names");
    if (!json_is_object(entry->json)) {
        json_decref(entry->json);
        entry->json = json_object();
    }
    entry->line = line_of(L);
    scenario_table_add(entry->json, reading->given.keys);
    scenario_table_check(L, file->rules, entry->json);
}

static int define_scenario(lua_State *L)
{
    Reading *reading = reading_of(L);
    const char *name = lua_tostring(L, lua_upvalueindex(1));

    luaL_checktype(L, 1, LUA_TTABLE);
    if (reading->read)
        return luaL_error(L, "scenarios stand outside of each other's run");
    if (reading->n == SCENARIOS_MAX)
        return luaL_error(L, "a file holds at most %d scenarios", SCENARIOS_MAX);
    if (reading->wanted < 0) read_entry(L, reading, name);
    reading->given.unused = false;
    lua_pushliteral(L, "run");
    if (lua_rawget(L, 1) != LUA_TFUNCTION)
        return luaL_error(L, "scenario \"%s\" has no run = function(t)", name);
    if (reading->n++ == reading->wanted) reading->run = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

// Reads scenario "name" { ... }.
static int scenario_word(lua_State *L)
{
    size_t n;
    const char *name = luaL_checklstring(L, 1, &n);

    if (!n || n > SCENARIO_NAME_MAX || strlen(name) != n || strpbrk(name, "\n\r") ||
        !name_match_is_utf8(name))
        return luaL_error(
            L, "a scenario's name is one line of up to %d bytes", SCENARIO_NAME_MAX);
    reading_of(L)->begun++;
    lua_settop(L, 1);
    lua_pushcclosure(L, define_scenario, 1);
    return 1;
}

// Reads given { ... }.
static int given_word(lua_State *L)
{
    Reading *reading = reading_of(L);

    luaL_checktype(L, 1, LUA_TTABLE);
    if (reading->read) return luaL_error(L, "'given' stands outside of scenarios");
    if (reading->wanted < 0)
        scenario_given_take(L, &reading->given, reading->file->rules, line_of(L));
    return 0;
}

static int keep_code(lua_State *L, const void *bytes, size_t n, void *self)
{
    ScenarioFile *file = self;
    char *more = realloc(file->code, file->code_n + n);

    (void)L;
    if (!more) return 1;
    memcpy(more + file->code_n, bytes, n);
    file->code = more;
    file->code_n += n;
    return 0;
}

static int add_words(lua_State *L)
{
    lua_pushcfunction(L, scenario_word);
    lua_setglobal(L, "scenario");
    lua_pushcfunction(L, given_word);
    lua_setglobal(L, "given");
    return 0;
}

// Opens a state with the words `scenario` and `given`, for the file of [reading].
static void open_reading(Reading *reading)
{
    scenario_box_open(&reading->box, reading);
    lua_pushcfunction(reading->box.L, add_words);
    const char *why = scenario_box_call(&reading->box, 0);
    ASSERT(!why); // it adds words to an empty state
}

static void close_reading(Reading *reading)
{
    scenario_given_end(&reading->given);
    scenario_box_close(&reading->box);
}

// Tells an error of the file: "file:12: message".
static int fail_file(const Reading *reading, const char *why, Err *err)
{
    return err_set(
        err, CODE_DATA, "%s:%d: %s", reading->file->path, reading->box.line, why);
}

// Hands the text to Lua line by line, and counts them: where Lua lacks memory it tells no line.
typedef struct {
    const char *text;
    size_t size;
    int *line;
} ByLine;

static const char *next_line(lua_State *L, void *self, size_t *size)
{
    ByLine *rest = self;
    const char *line = rest->text;
    const char *end = memchr(line, '\n', rest->size);

    (void)L;
    *size = end ? (size_t)(end + 1 - line) : rest->size;
    *rest->line += *size > 0;
    rest->text += *size;
    rest->size -= *size;
    return line;
}

// Compiles the text. Returns 0, or -1 with [err].
static int compile(Reading *reading, const char *text, size_t size, Err *err)
{
    ScenarioFile *file = reading->file;
    lua_State *L = reading->box.L;
    char *name = NULL;

    if (size > SCENARIO_FILE_MAX)
        return fail_file(reading, "this is no file of at most 4 MiB", err);
    const char *odd = file_odd_byte(text, size, &reading->box.line);
    if (odd)
        return err_set(err,
                       CODE_DATA,
                       "%s:%d: found %s, expected text in UTF-8",
                       file->path,
                       reading->box.line,
                       odd);
    if (asprintf(&name, "@%s", file->path) < 0) name = NULL;
    ByLine lines = {text, size, &reading->box.line};
    reading->box.line = 0;
    const int status = lua_load(L, next_line, &lines, name ? name : "@", "t");
    free(name);
    if (status == LUA_OK) {
        (void)lua_dump(L, keep_code, file, 0);
        return 0;
    }
    if (status == LUA_ERRMEM)
        return fail_file(reading, scenario_box_lacking(&reading->box), err);
    const char *why = lua_tostring(L, -1);
    // The message begins with the path, which Lua may have cut, and the line.
    for (const char *at = strchr(why, ':'); at; at = strchr(at + 1, ':')) {
        char *end;
        const long line = strtol(at + 1, &end, 10);

        if (end == at + 1 || *end != ':') continue;
        reading->box.line = (int)line;
        why = end + 1 + strspn(end + 1, " ");
        break;
    }
    return fail_file(reading, why, err);
}

// Reads all tables of the file. Returns 0, or -1 with [err].
static int read_tables(Reading *reading, const char *text, size_t size, Err *err)
{
    if (compile(reading, text, size, err)) return -1;
    const char *why = scenario_box_call(&reading->box, 0);
    if (why) return fail_file(reading, why, err);
    if (reading->begun > reading->n)
        return fail_file(reading, "a scenario has a name and no table", err);
    if (!reading->n)
        return fail_file(reading, "there is no scenario in this file", err);
    if (!reading->given.unused) return 0;
    reading->box.line = reading->given.line;
    return fail_file(reading, "no scenario stands below this 'given'", err);
}

ScenarioFile *scenario_lua_read(const char *path, const char *text, size_t size,
                                const Rules *rules, Err *err)
{
    ScenarioFile *file = calloc(1, sizeof *file);
    Reading reading = {.file = file, .wanted = -1};

    ENOUGH(file);
    file->path = strdup(path);
    file->rules = rules;
    file->entries = calloc(SCENARIOS_MAX, sizeof *file->entries);
    ENOUGH(file->path && file->entries);
    open_reading(&reading);
    const bool whole = !read_tables(&reading, text, size, err);
    close_reading(&reading);
    if (whole) return file;
    scenario_lua_close(file);
    return NULL;
}

ScenarioFile *scenario_lua_open(const char *path, const Rules *rules, Err *err)
{
    Arena *arena = arena_new();
    size_t size = 0;
    const char *text = file_read(path, LIMIT_SCENARIO_FILE, arena, &size, err);
    ScenarioFile *file = text ? scenario_lua_read(path, text, size, rules, err) : NULL;

    arena_free(arena);
    return file;
}

void scenario_lua_close(ScenarioFile *file)
{
    if (!file) return;
    for (int i = 0; i < SCENARIOS_MAX; i++) {
        free(file->entries[i].name);
        json_decref(file->entries[i].json);
    }
    free(file->entries);
    free(file->path);
    free(file->code);
    free(file);
}

int scenario_lua_count(const ScenarioFile *file)
{
    return file->n;
}

ScenarioHead scenario_lua_head(const ScenarioFile *file, int index)
{
    const Entry *entry = &file->entries[index];
    const json_t *seed = json_object_get(entry->json, "seed");

    return (ScenarioHead){.name = entry->name,
                          .line = entry->line,
                          .covers = json_object_get(entry->json, "covers"),
                          .seed = seed ? (uint64_t)json_integer_value(seed) : 1};
}

// Returns the outcome and sets [told]: "file:12: the claim", the reasons and the board;
// or the reason for skipping.
static ScenarioStatus told_of(const Entry *entry, Scenario *scenario, const char *where,
                              char **told)
{
    (void)fflush(scenario->out);
    if (scenario->skipped) {
        *told = strndup(scenario->told, strcspn(scenario->told, "\n"));
        return SCENARIO_SKIPPED;
    }
    if (scenario->begun) {
        scenario_behind(scenario);
        scenario_story(scenario);
        scenario_board(scenario);
    }
    (void)fflush(scenario->out);
    if (asprintf(told, "%s %s\n%s", where, entry->name, scenario->told) < 0)
        *told = NULL;
    return SCENARIO_FAILED;
}

// Calls the `run` at index 1 with the words of the scenario at index 2.
static int call_run(lua_State *L)
{
    Scenario *scenario = lua_touserdata(L, 2);

    lua_settop(L, 1);
    scenario_words(L, scenario);
    lua_call(L, 1, 0);
    return 0;
}

// Reads the file again and runs the scenario. Returns NULL, or why it failed.
static const char *run_in(Reading *reading, Scenario *scenario)
{
    const ScenarioFile *file = reading->file;
    ScenarioBox *box = &reading->box;
    lua_State *L = box->L;

    if (luaL_loadbufferx(L, file->code, file->code_n, "=", "b") != LUA_OK)
        return "the file cannot be read again";
    const char *why = scenario_box_call(box, 0);
    if (why) return why;
    if (reading->run == LUA_NOREF)
        return "the file is another one when it is read again";
    reading->read = true;
    lua_pushcfunction(L, call_run);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, reading->run);
    lua_pushlightuserdata(L, scenario);
    return scenario_box_call(box, 2);
}

// Runs the scenario. Words that fail have told why; for Lua's own errors this tells the
// text.
static int run_checked(ScenarioFile *file, Scenario *scenario, int index, char *where,
                       size_t size)
{
    Reading reading = {.file = file, .wanted = index, .run = LUA_NOREF};

    open_reading(&reading);
    const char *why = run_in(&reading, scenario);
    if (why && reading.box.line)
        (void)snprintf(where, size, "%s:%d:", file->path, reading.box.line);
    (void)fflush(scenario->out);
    if (why && !scenario->told_size) scenario_fail(scenario, "Lua: %s", why);
    close_reading(&reading);
    return why ? -1 : scenario_check_end(scenario);
}

int scenario_lua_find(const ScenarioFile *file, const char *name, Err *err)
{
    int found = -1, n = 0;

    if (!name) return 0;
    for (int i = 0; i < file->n; i++)
        if (!strcmp(file->entries[i].name, name)) return i;
    for (int i = 0; i < file->n; i++) {
        if (!strcasestr(file->entries[i].name, name)) continue;
        found = i;
        n++;
    }
    if (n == 1) return found;
    return err_set(err,
                   n ? CODE_USAGE : CODE_MISSING,
                   n ? "%s: %d scenarios have '%s' in their names: say more of one"
                     : "%s: no scenario of %d has '%s' in its name",
                   file->path,
                   n ? n : file->n,
                   name);
}

int scenario_lua_begin(ScenarioFile *file, int index, Catalog *catalog,
                       const ScenarioWatch *watch, Err *err)
{
    Scenario *scenario = malloc(sizeof *scenario);
    int failed;

    ENOUGH(scenario);
    failed = scenario_begin(scenario, catalog, file->entries[index].json, watch) &&
             !scenario->begun;
    (void)fflush(scenario->out);
    if (failed)
        (void)err_set(err,
                      CODE_DATA,
                      "%s:%d: %.*s",
                      file->path,
                      file->entries[index].line,
                      (int)strcspn(scenario->told, "\n"),
                      scenario->told);
    scenario_end(scenario);
    free(scenario);
    return failed ? -1 : 0;
}

ScenarioStatus scenario_lua_follow(ScenarioFile *file, int index, Catalog *catalog,
                                   const ScenarioWatch *watch, char **told)
{
    const Entry *entry = &file->entries[index];
    Scenario *scenario = malloc(sizeof *scenario);
    ScenarioStatus status = SCENARIO_PASSED;
    char where[512];

    ENOUGH(scenario);
    *told = NULL;
    (void)snprintf(where, sizeof where, "%s:%d:", file->path, entry->line);
    if (scenario_begin(scenario, catalog, entry->json, watch) ||
        run_checked(file, scenario, index, where, sizeof where))
        status = told_of(entry, scenario, where, told);
    file->entries[index].unseen = scenario->unseen;
    if (watch && watch->ends && scenario->begun) watch->ends(watch->self, scenario);
    scenario_end(scenario);
    free(scenario);
    return status;
}

ScenarioStatus scenario_lua_run(ScenarioFile *file, int index, Catalog *catalog,
                                char **told)
{
    const ScenarioStatus status = scenario_lua_follow(file, index, catalog, NULL, told);
    const bool unseen = file->entries[index].unseen;
    ObservationLog seen;
    const ScenarioWatch watch = {.seen = &seen};
    char *more = NULL;

    if (status != SCENARIO_FAILED) return status;
    // Runs it once more, with an observer that can tell the cause of the failure.
    observation_log_init(&seen, OBSERVE_TRACE);
    const ScenarioStatus again =
        scenario_lua_follow(file, index, catalog, &watch, &more);
    observation_log_free(&seen);
    if (unseen || again == SCENARIO_FAILED) {
        free(*told);
        *told = more;
        return again;
    }
    free(more); // what failed while nobody looked on has failed
    return status;
}
