// scenario_given.h -- what `given { ... }` says: keys that each scenario below it has, up to
// the next one, as long as it says no others.

#ifndef SCENARIO_GIVEN_H
#define SCENARIO_GIVEN_H

#include <jansson.h>
#include <lua.h>

#include "engine/cards/rules.h"

typedef struct {
    json_t *keys;  // NULL: nothing is given
    json_t *whole; // these as a scenario of its own
    int line;
    bool unused; // no scenario has stood below it
} ScenarioGiven;

// Takes the table at index 1, in place of what was given before. Raises an error in
// the state where no scenario may have it, or none stands below the one before.
void scenario_given_take(lua_State *L, ScenarioGiven *given, const Rules *rules,
                         int line);

void scenario_given_end(ScenarioGiven *given);

#endif
