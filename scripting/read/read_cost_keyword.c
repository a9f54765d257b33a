// read_cost_keyword.c -- reads what keywords cost, and the things that keywords name.

#include <string.h>

#include "scripting/read/read_inside.h"

// Returns the keyword of that name. It must be one whose value is a cost.
static uint8_t keyword_with_cost(lua_State *L, const char *name)
{
    const Host *host = host_of(L);
    const uint8_t keyword = script_value_bare_keyword(L, name);

    if (host->library->keywords[keyword].loaded &&
        !host->library->keywords[keyword].wants_cost)
        script_fault(L, FOUND_KEYWORD_VALUE, "keyword '%s' takes no cost", name);
    return keyword;
}

void read_cost_check_keyword(lua_State *L, int keyword)
{
    const Keyword *row = &host_of(L)->library->keywords[keyword];

    if (row->wants_query)
        script_fault(L,
                     FOUND_KEYWORD_VALUE,
                     "keyword '%s' names things: with_query(\"%s\", query)",
                     row->name,
                     row->name);
    if (row->wants_cost)
        script_fault(L,
                     FOUND_KEYWORD_VALUE,
                     "keyword '%s' needs a cost: with_cost(\"%s\", { ... })",
                     row->name,
                     row->name);
}

// Refuses a cost that cannot stand in place of the printed one.
static void check_permitted(lua_State *L, uint16_t id, const char *name)
{
    const Cost *cost = &host_of(L)->library->costs[id];

    if (cost->times || cost->or_else)
        script_fault(L,
                     FOUND_COST_FORM,
                     "the cost of '%s' is no %s",
                     name,
                     cost->times ? "reading" : "choice of several");
}

static void push_keyword(lua_State *L, const char *name, int index)
{
    const uint8_t keyword = keyword_with_cost(L, name);
    const uint16_t cost = read_cost(L, index, false, NULL);
    const Library *library = host_of(L)->library;

    if (cost_is_open(&library->costs[cost]))
        script_fault(L, FOUND_COST_FORM, "the cost of a keyword is no open amount");
    if (library->keywords[keyword].is_permission) check_permitted(L, cost, name);
    if (library->costs[cost].is_own && library->keywords[keyword].loaded &&
        !library->keywords[keyword].additional_n &&
        !library->keywords[keyword].is_permission)
        script_fault(L,
                     FOUND_COST_FORM,
                     "'own_cost' is for keywords that cost more to play, not '%s'",
                     name);

    script_value_push(L, SCRIPT_KEYWORD, cost)->keyword = keyword;
}

int read_cost_with_keyword(lua_State *L)
{
    script_value_only_at_load(L, "a keyword with its cost");
    vocabulary_check_part(L, LACKS_COSTS, "with_cost", "a script");
    push_keyword(L, script_value_string(L, 1, "with_cost"), 2);
    return 1;
}

int read_cost_with_query(lua_State *L)
{
    Library *library = host_of(L)->library;
    const char *name;
    uint8_t keyword;
    Cost cost;

    script_value_only_at_load(L, "a keyword with a query");
    name = script_value_string(L, 1, "with_query");
    keyword = script_value_bare_keyword(L, name);
    if (library->keywords[keyword].loaded && !library->keywords[keyword].wants_query)
        script_fault(L, FOUND_KEYWORD_VALUE, "keyword '%s' names no things", name);
    memset(&cost, 0, sizeof cost);
    cost.names = read_query(L, 2, "with_query");
    read_query_check_group(L, cost.names, "with_query", false);
    script_value_push(L, SCRIPT_KEYWORD, library_add_cost(library, &cost))->keyword =
        keyword;
    return 1;
}

// Pushes onto the list at [list] the costs of the keyword [name], which lie on top: one, or
// a list of them.
static void push_costs(lua_State *L, int list, const char *name)
{
    const int index = lua_gettop(L);
    const bool several = lua_istable(L, index) && lua_rawlen(L, index);
    const int n = several ? read_list_entries(L, index, name) : 0;

    for (int i = 1; i <= n; i++) {
        (void)lua_rawgeti(L, index, i);
        push_keyword(L, name, lua_gettop(L));
        lua_rawseti(L, list, (lua_Integer)lua_rawlen(L, list) + 1);
        lua_pop(L, 1);
    }
    if (n) return;
    push_keyword(L, name, index);
    lua_rawseti(L, list, (lua_Integer)lua_rawlen(L, list) + 1);
}

int read_cost_of_keywords(lua_State *L)
{
    const char *keys[SCRIPT_KEYS_MAX];
    int n;

    script_value_only_at_load(L, "costs { ... }");
    vocabulary_check_part(L, LACKS_COSTS, "costs", "a script");
    if (!lua_istable(L, 1)) script_fault(L, FOUND_FORM, "'costs' is written in braces");
    n = script_value_keys(L, 1, "costs", keys);
    if (!n || lua_rawlen(L, 1))
        script_fault(
            L, FOUND_COST_FORM, "'costs' names keywords: costs { Swift = { ... } }");
    lua_newtable(L);
    for (int i = 0; i < n; i++) {
        (void)lua_getfield(L, 1, keys[i]);
        push_costs(L, 2, keys[i]);
        lua_settop(L, 2);
    }
    return 1;
}
