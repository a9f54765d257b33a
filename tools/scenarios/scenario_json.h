// scenario_json.h -- a value of a scenario file as JSON.

#ifndef SCENARIO_JSON_H
#define SCENARIO_JSON_H

#include <jansson.h>
#include <lua.h>

// Returns the value at [index] as JSON, a new reference; NULL if JSON has no form for
// it.
json_t *scenario_json(lua_State *L, int index);

#endif
