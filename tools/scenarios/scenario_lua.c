// scenario_lua.c -- reads a file of scenarios: each table becomes JSON, its `run` stays
// Lua.
//
// A table is checked when the file is read, so a wrong key is found before any scenario
// runs.

#include "tools/scenarios/scenario_lua.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdlib.h>
#include <string.h>

#include "engine/kernel/base/err.h"
#include "tools/scenarios/scenario_json.h"
#include "tools/scenarios/scenario_words.h"

enum { SCENARIOS_MAX = 1000 };

typedef struct {
    char *name;
    json_t *json; // everything but `run`
    int run;      // reference to the function in the registry
    int line;
} Entry;

struct ScenarioFile {
    lua_State *L;
    const Rules *rules;
    char *path;
    Entry *entries;
    int n;
};

static ScenarioFile *file_of(lua_State *L)
{
    return *(ScenarioFile **)lua_getextraspace(L);
}

// Returns how many play at least: as many as the mode has, or up to the last player
// described.
static int seats_of(const Rules *rules, const json_t *json, const char *const *names)
{
    const char *mode = json_string_value(json_object_get(json, "mode"));
    const int row = mode ? sitting_mode_find(rules, mode) : -1;
    int seats = row >= 0 ? sitting_mode(rules, row).players : 2;

    for (int i = seats; i < SEATS_MAX; i++)
        if (json_object_get(json, names[i])) seats = i + 1;
    return seats;
}

// Returns the first mode in which teams play; NULL: there is none.
static const char *team_mode(const Rules *rules)
{
    for (int i = 0; i < sitting_modes_n(rules); i++)
        if (sitting_mode(rules, i).teams) return sitting_mode(rules, i).name;
    return NULL;
}

// Makes the list of players from "you", "foe" ... A mate makes it a game of teams.
static void join_players(const Rules *rules, json_t *json)
{
    json_t *players = json_array();
    const char *const *names;
    int seats;

    if (json_object_get(json, "mate") && !json_object_get(json, "mode") &&
        team_mode(rules))
        json_object_set_new(json, "mode", json_string(team_mode(rules)));
    names = scenario_names(rules, json);
    seats = seats_of(rules, json, names);
    for (int i = 0; i < seats; i++) {
        json_t *player = json_object_get(json, names[i]);

        if (json_is_object(player))
            json_array_append(players, player);
        else
            json_array_append_new(players, json_object());
        json_object_del(json, names[i]);
    }
    json_object_set_new(json, "players", players);
}

// Tells whether the game has a key of that name, for positions, sittings or players.
static bool is_key_of_game(const Rules *rules, const char *key)
{
    const PlayPosition *position = position_rows(rules);
    const PlayScenario *rows = scenario_rows(rules);

    if (position->places && !strcmp(key, position->places->key)) return true;
    for (int i = 0; i < position->numbers_n; i++)
        if (!strcmp(key, position->numbers[i].key)) return true;
    for (int i = 0; i < rows->namings_n; i++)
        if (!strcmp(key, rows->namings[i].key)) return true;
    return sitting_setting_find(rules, key) >= 0;
}

static const char *unknown_key(const Rules *rules, const json_t *json)
{
    static const char *const known[] = {
        "covers", "players", "turn", "turn_player", "phase", "seed", "decks", "mode"};
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        bool found = is_key_of_game(rules, key);

        for (int i = 0; i < COUNT_OF(known); i++) found |= !strcmp(key, known[i]);
        if (!found) return key;
    }
    return NULL;
}

static int define(lua_State *L)
{
    ScenarioFile *file = file_of(L);
    Entry *entry = &file->entries[file->n];
    const char *wrong;
    lua_Debug at;

    luaL_checktype(L, 1, LUA_TTABLE);
    if (file->n == SCENARIOS_MAX)
        return luaL_error(L, "a file holds at most %d scenarios", SCENARIOS_MAX);
    entry->name = strdup(lua_tostring(L, lua_upvalueindex(1)));
    entry->json = scenario_json(L, 1);
    if (!json_is_object(entry->json)) {
        json_decref(entry->json);
        entry->json = json_object();
    }
    entry->line =
        lua_getstack(L, 1, &at) && lua_getinfo(L, "l", &at) ? at.currentline : 0;
    if (lua_getfield(L, 1, "run") != LUA_TFUNCTION)
        return luaL_error(L, "scenario \"%s\" has no run = function(t)", entry->name);
    entry->run = luaL_ref(L, LUA_REGISTRYINDEX);
    file->n++;
    join_players(file->rules, entry->json);
    wrong = unknown_key(file->rules, entry->json);
    if (wrong && (!strcmp(wrong, "mate") || !strncmp(wrong, "foe", 3)))
        return luaL_error(
            L,
            "'%s' does not play there: in teams you, foe, mate, foe2, else you, foe, "
            "foe2, foe3",
            wrong);
    if (wrong) return luaL_error(L, "a scenario has no '%s'", wrong);
    return 0;
}

// Reads scenario "name" { ... }.
static int scenario_word(lua_State *L)
{
    luaL_checkstring(L, 1);
    lua_settop(L, 1);
    lua_pushcclosure(L, define, 1);
    return 1;
}

static void open_words(lua_State *L)
{
    static const char *const gone[] = {"dofile",
                                       "loadfile",
                                       "load",
                                       "require",
                                       "pcall",
                                       "xpcall",
                                       "collectgarbage",
                                       "print"};

    luaL_requiref(L, "_G", luaopen_base, 1);
    luaL_requiref(L, "string", luaopen_string, 1);
    luaL_requiref(L, "table", luaopen_table, 1);
    luaL_requiref(L, "math", luaopen_math, 1);
    lua_settop(L, 0);
    for (int i = 0; i < COUNT_OF(gone); i++) {
        lua_pushnil(L);
        lua_setglobal(L, gone[i]);
    }
    lua_pushcfunction(L, scenario_word);
    lua_setglobal(L, "scenario");
}

ScenarioFile *scenario_lua_open(const char *path, const Rules *rules, Err *err)
{
    ScenarioFile *file = calloc(1, sizeof *file);
    const char *why;

    ASSERT(file);
    file->path = strdup(path);
    file->rules = rules;
    file->entries = calloc(SCENARIOS_MAX, sizeof *file->entries);
    file->L = luaL_newstate();
    ASSERT(file->path && file->entries && file->L);
    *(ScenarioFile **)lua_getextraspace(file->L) = file;
    open_words(file->L);
    if (luaL_loadfilex(file->L, path, "t") == LUA_OK &&
        lua_pcall(file->L, 0, 0, 0) == LUA_OK)
        return file;
    why = lua_tostring(file->L, -1);
    err_set(err, CODE_DATA, "%s", why ? why : path);
    scenario_lua_close(file);
    return NULL;
}

void scenario_lua_close(ScenarioFile *file)
{
    if (!file) return;
    for (int i = 0; i < SCENARIOS_MAX; i++) {
        free(file->entries[i].name);
        json_decref(file->entries[i].json);
    }
    lua_close(file->L);
    free(file->entries);
    free(file->path);
    free(file);
}

int scenario_lua_count(const ScenarioFile *file)
{
    return file->n;
}

ScenarioHead scenario_lua_head(const ScenarioFile *file, int index)
{
    const Entry *entry = &file->entries[index];

    return (ScenarioHead){
        entry->name, entry->line, json_object_get(entry->json, "covers")};
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
    if (scenario->begun) scenario_board(scenario);
    (void)fflush(scenario->out);
    if (asprintf(told, "%s %s\n%s", where, entry->name, scenario->told) < 0)
        *told = NULL;
    return SCENARIO_FAILED;
}

// Finds the ":12: " in a message, which begins with a path that Lua may have cut; NULL:
// none.
static const char *line_of(const char *message)
{
    for (const char *at = strchr(message, ':'); at; at = strchr(at + 1, ':')) {
        const size_t n = strspn(at + 1, "0123456789");

        if (n && at[n + 1] == ':') return at;
    }
    return NULL;
}

// Runs the scenario. Words that fail have told why; for Lua's own errors this tells the
// text.
static int run_checked(ScenarioFile *file, Scenario *scenario, const Entry *entry,
                       char *where, size_t size)
{
    lua_State *L = file->L;
    const char *message, *line;

    lua_rawgeti(L, LUA_REGISTRYINDEX, entry->run);
    scenario_words(L, scenario);
    if (lua_pcall(L, 1, 0, 0) == LUA_OK) return scenario_check_end(scenario);
    message = lua_tostring(L, -1);
    if (!message) message = "a scenario raised an error without a text";
    line = line_of(message);
    if (line) {
        (void)snprintf(
            where, size, "%s:%d:", file->path, (int)strtol(line + 1, NULL, 10));
        message = strchr(line + 1, ':') + 1;
    }
    if (!strstr(message, SCENARIO_TOLD)) scenario_fail(scenario, "Lua:%s", message);
    lua_settop(L, 0);
    return -1;
}

ScenarioStatus scenario_lua_run(ScenarioFile *file, int index, Catalog *catalog,
                                char **told)
{
    const Entry *entry = &file->entries[index];
    Scenario *scenario = malloc(sizeof *scenario);
    ScenarioStatus status = SCENARIO_PASSED;
    char where[512];

    ASSERT(scenario);
    *told = NULL;
    (void)snprintf(where, sizeof where, "%s:%d:", file->path, entry->line);
    if (scenario_begin(scenario, catalog, entry->json) ||
        run_checked(file, scenario, entry, where, sizeof where))
        status = told_of(entry, scenario, where, told);
    scenario_end(scenario);
    free(scenario);
    return status;
}
