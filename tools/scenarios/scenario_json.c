// scenario_json.c -- turns Lua tables into JSON.
//
// Names come in alphabetical order. A table is a list, or has names; a table with names
// may begin with a text, which is its "card". Anything else is an error.

#include "tools/scenarios/scenario_json.h"

#include <lauxlib.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/limit.h"

// One value on its way.
typedef struct {
    lua_State *L;
    const char *skip;
    int values;
    const char *why; // the first that JSON has no form for, NULL: nothing
} Reader;

static json_t *refuse_value(Reader *reader, const char *why)
{
    if (!reader->why) reader->why = why;
    return json_null();
}

static json_t *table_to_json(Reader *reader, int index, int depth);

static json_t *number_to_json(Reader *reader, int index)
{
    int whole;
    const lua_Integer n = lua_tointegerx(reader->L, index, &whole);

    return whole ? json_integer((json_int_t)n)
                 : refuse_value(reader, "a number is whole");
}

static json_t *text_to_json(Reader *reader, int index)
{
    size_t n;
    const char *text = lua_tolstring(reader->L, index, &n);

    if (strlen(text) != n || !name_match_is_utf8(text))
        return refuse_value(reader, "a text is in UTF-8, without zero bytes");
    return json_stringn(text, n);
}

static json_t *value_to_json(Reader *reader, int index, int depth)
{
    if (++reader->values > SCENARIO_VALUES_MAX)
        return refuse_value(reader, "a table holds at most 20000 values");
    switch (lua_type(reader->L, index)) {
    case LUA_TBOOLEAN: return json_boolean(lua_toboolean(reader->L, index));
    case LUA_TNUMBER: return number_to_json(reader, index);
    case LUA_TSTRING: return text_to_json(reader, index);
    case LUA_TTABLE:
        if (depth == SCENARIO_DEPTH_MAX)
            return refuse_value(reader, "tables stand 12 deep at most");
        return table_to_json(reader, index, depth + 1);
    case LUA_TFUNCTION:
        return refuse_value(reader, "a function stands where a value belongs");
    default: return refuse_value(reader, "nothing stands where a value belongs");
    }
}

static bool has_names(lua_State *L, int index)
{
    bool found = false;

    lua_pushnil(L);
    while (lua_next(L, index)) {
        found |= lua_type(L, -2) == LUA_TSTRING;
        lua_pop(L, 1);
    }
    return found;
}

// Returns whether all keys of the table are those of a list of [n].
static bool is_list(lua_State *L, int index, lua_Integer n)
{
    bool list = true;
    lua_Integer found = 0;

    lua_pushnil(L);
    while (lua_next(L, index)) {
        list &= lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1 &&
                lua_tointeger(L, -2) <= n;
        found++;
        lua_pop(L, 1);
    }
    return list && found == n;
}

static json_t *list_to_json(Reader *reader, int index, int depth)
{
    lua_State *L = reader->L;
    const lua_Integer n = (lua_Integer)lua_rawlen(L, index);
    json_t *list;

    if (!is_list(L, index, n)) return refuse_value(reader, "a list has a hole");
    list = json_array();
    for (lua_Integer i = 1; i <= n && !reader->why; i++) {
        (void)lua_rawgeti(L, index, i);
        json_array_append_new(list, value_to_json(reader, lua_gettop(L), depth));
        lua_pop(L, 1);
    }
    return list;
}

// Adds the entry whose key and value are on top of the stack.
static void add_entry(Reader *reader, json_t *object, int depth)
{
    lua_State *L = reader->L;
    const int value = lua_gettop(L);

    if (lua_isinteger(L, value - 1) && lua_tointeger(L, value - 1) == 1 &&
        lua_type(L, value) == LUA_TSTRING) {
        json_object_set_new(object, "card", text_to_json(reader, value));
        return;
    }
    if (lua_type(L, value - 1) != LUA_TSTRING) {
        (void)refuse_value(reader, "beside names a table has one text only, its first");
        return;
    }
    const char *key = lua_tostring(L, value - 1);
    if (depth == 1 && reader->skip && !strcmp(key, reader->skip)) return;
    if (strlen(key) != lua_rawlen(L, value - 1) || !name_match_is_utf8(key)) {
        (void)refuse_value(reader, "a name is in UTF-8, without zero bytes");
        return;
    }
    json_object_set_new(object, key, value_to_json(reader, value, depth));
}

// Turns { "Tibbers", damage = 2 } into an object whose "card" is the first element.
static json_t *table_to_json(Reader *reader, int index, int depth)
{
    lua_State *L = reader->L;
    json_t *object;

    if (!has_names(L, index)) return list_to_json(reader, index, depth);
    object = json_object();
    lua_pushnil(L);
    while (!reader->why && lua_next(L, index)) {
        add_entry(reader, object, depth);
        lua_pop(L, 1);
    }
    return object;
}

// Sorts by name, so that the same file is the same game every time.
static json_t *sorted_json(json_t *json)
{
    char *text = json_dumps(json, JSON_SORT_KEYS | JSON_ENCODE_ANY);
    json_t *copy = json_loads(text ? text : "", JSON_DECODE_ANY, NULL);

    free(text);
    json_decref(json);
    return copy;
}

json_t *scenario_json(lua_State *L, int index, const char *skip)
{
    const int top = lua_gettop(L);
    Reader reader = {.L = L, .skip = skip};

    if (lua_isnoneornil(L, index)) return NULL;
    luaL_checkstack(L, 8 * SCENARIO_DEPTH_MAX, NULL);
    json_t *json = sorted_json(value_to_json(&reader, lua_absindex(L, index), 0));
    lua_settop(L, top);
    if (!reader.why) return json;
    json_decref(json);
    (void)luaL_error(L, "%s", reader.why);
    return NULL;
}

static bool is_inside(const char *key, const char *const *inside)
{
    for (int i = 0; inside[i]; i++)
        if (!strcmp(key, inside[i])) return true;
    return false;
}

void scenario_json_add(json_t *json, const json_t *given, const char *const *inside)
{
    static const char *const nowhere[] = {NULL};
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)given, key, value)
    {
        json_t *own = json_object_get(json, key);

        if (!own)
            json_object_set_new(json, key, json_deep_copy(value));
        else if (is_inside(key, inside) && json_is_object(own))
            scenario_json_add(own, value, nowhere);
    }
}
