// scenario_lua.h -- a file of scenarios: loaded in a Lua state of its own, run one by one.
//
// The state has the plain libraries only (no io, os, require) and is no part of the
// card sandbox: scenarios are tests, not cards.

#ifndef SCENARIO_LUA_H
#define SCENARIO_LUA_H

#include "tools/scenarios/scenario.h"

typedef struct ScenarioFile ScenarioFile;

// Loads [path], whose scenarios are of the game of [rules]. Returns NULL with [err] filled where it cannot be read or is no Lua.
ScenarioFile *scenario_lua_open(const char *path, const Rules *rules, Err *err);
void scenario_lua_close(ScenarioFile *file);

int scenario_lua_count(const ScenarioFile *file);

// The parts of a scenario that are known before it runs. They live as long as the file.
typedef struct {
    const char *name;
    int line;
    const json_t *covers; // list of text
} ScenarioHead;

ScenarioHead scenario_lua_head(const ScenarioFile *file, int index);

typedef enum { SCENARIO_PASSED, SCENARIO_FAILED, SCENARIO_SKIPPED } ScenarioStatus;

// Runs one scenario. [told] gets the reason, allocated, why it failed or was skipped; NULL
// where it passed.
ScenarioStatus scenario_lua_run(ScenarioFile *file, int index, Catalog *catalog,
                                char **told);

#endif
