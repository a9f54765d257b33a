// scenario_words.h -- the words inside `run`: t, t.you, t.foe and their functions.

#ifndef SCENARIO_WORDS_H
#define SCENARIO_WORDS_H

#include <lua.h>

#include "tools/scenarios/scenario.h"

// The error that a failed word raises after the scenario has told the reason.
#define SCENARIO_TOLD "(told)"

// Pushes the `t` of a scenario that has begun.
void scenario_words(lua_State *L, Scenario *scenario);

#endif
