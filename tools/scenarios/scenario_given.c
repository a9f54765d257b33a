// scenario_given.c -- reads `given { ... }` of a file of scenarios.

#include "tools/scenarios/scenario_given.h"

#include <lauxlib.h>

#include "tools/scenarios/scenario_json.h"
#include "tools/scenarios/scenario_table.h"

// Refuses what is given to nobody. Raises an error in the state.
static void refuse_unused(lua_State *L, const ScenarioGiven *given)
{
    if (given->unused)
        (void)luaL_error(L, "no scenario stands below 'given' of line %d", given->line);
}

// Checks that scenarios may have the keys that are given.
static void check_given(lua_State *L, ScenarioGiven *given, const Rules *rules)
{
    if (!json_is_object(given->keys))
        (void)luaL_error(L, "'given' is a table of names");
    if (json_object_get(given->keys, "covers"))
        (void)luaL_error(L, "each scenario has its own 'covers'");
    json_decref(given->whole);
    given->whole = json_deep_copy(given->keys);
    scenario_table_check(L, rules, given->whole);
}

void scenario_given_take(lua_State *L, ScenarioGiven *given, const Rules *rules,
                         int line)
{
    refuse_unused(L, given);
    json_decref(given->keys);
    given->keys = NULL; // the next line may not return
    given->keys = scenario_json(L, 1, NULL);
    if (json_is_array(given->keys) && !json_array_size(given->keys)) {
        json_decref(given->keys);
        given->keys = json_object();
    }
    check_given(L, given, rules);
    given->line = line;
    given->unused = json_object_size(given->keys);
}

void scenario_given_end(ScenarioGiven *given)
{
    json_decref(given->keys);
    json_decref(given->whole);
}
