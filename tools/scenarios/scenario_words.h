// scenario_words.h -- the words inside `run`: t, t.you, t.foe and what they can do.

#ifndef SCENARIO_WORDS_H
#define SCENARIO_WORDS_H

#include <lua.h>

#include "tools/scenarios/scenario.h"

// What a failed word raises: the reason is told in the scenario already.
#define SCENARIO_TOLD "(told)"

// Pushes the `t` of a scenario that has begun.
void scenario_words(lua_State *L, Scenario *scenario);

// The value at [index] as JSON, a new reference; NULL for what has no such form.
json_t *scenario_lua_json(lua_State *L, int index);

#endif
