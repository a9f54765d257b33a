// scenario_lua.h -- a file of scenarios: read in a Lua state of its own, run one by
// one.
//
// The state is a box (scenario_box.h) and no part of the card sandbox, because scenarios
// are tests and not cards.

#ifndef SCENARIO_LUA_H
#define SCENARIO_LUA_H

#include "tools/scenarios/scenario.h"

typedef struct ScenarioFile ScenarioFile;

// Reads [path], whose scenarios are of the game of [rules]. Returns NULL with [err] if
// the file cannot be read or is no Lua.
ScenarioFile *scenario_lua_open(const char *path, const Rules *rules, Err *err);

// Reads [text] as the file that lies at [path].
ScenarioFile *scenario_lua_read(const char *path, const char *text, size_t size,
                                const Rules *rules, Err *err);
void scenario_lua_close(ScenarioFile *file);

// Returns how many scenarios the file has.
int scenario_lua_count(const ScenarioFile *file);

// The parts of a scenario that are known before it runs. They live as long as the file.
typedef struct {
    const char *name;
    int line;
    const json_t *covers; // list of text
    uint64_t seed;
} ScenarioHead;

// Returns the head of a scenario; [index] is below the count.
ScenarioHead scenario_lua_head(const ScenarioFile *file, int index);

typedef enum { SCENARIO_PASSED, SCENARIO_FAILED, SCENARIO_SKIPPED } ScenarioStatus;

// Returns the scenario of that name, or the only one with [name] in its name; NULL: the
// first. -1 with [err] if there is none, or if several fit.
int scenario_lua_find(const ScenarioFile *file, const char *name, Err *err);

// Begins the position of a scenario, calls [watch] with it, and runs no more of it.
// Returns 0, or -1 with [err].
int scenario_lua_begin(ScenarioFile *file, int index, Catalog *catalog,
                       const ScenarioWatch *watch, Err *err);

// Runs one scenario as scenario_lua_run does, and calls [watch].
ScenarioStatus scenario_lua_follow(ScenarioFile *file, int index, Catalog *catalog,
                                   const ScenarioWatch *watch, char **told);

// Runs one scenario, and once more if it fails, to tell what lies behind that. Sets [told] to the reason why it failed or was skipped, which the
// caller frees; NULL if it passed.
ScenarioStatus scenario_lua_run(ScenarioFile *file, int index, Catalog *catalog,
                                char **told);

#endif
