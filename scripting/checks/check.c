// check.c -- proves that a script keeps no state between two calls.
//
// A Lua function can keep something only in an upvalue or in a table that an upvalue
// holds. Therefore the host inspects every function of a loaded script: its instructions
// (check_code.c), and its upvalues, which may hold only data. Lists among them are replaced
// by frozen copies, which nothing can write to. At start, samples of what the inspection
// refuses or measures prove that it knows the byte code of this Lua.

#include <stdio.h>
#include <string.h>

#include "scripting/checks/check.h"
#include "scripting/lua/script_pace.h"

enum { CHECK_DEPTH = 64 }; // functions that functions hold

static void inspect_function(lua_State *L, int index, int seen);

// Refuses a list that keeps a verb, which has another meaning in each phase, or whose key
// is a thing that somebody could change. The key is below the value on top of the stack.
static void check_entry(lua_State *L)
{
    const int key = lua_type(L, -2);

    if (key != LUA_TSTRING && key != LUA_TNUMBER && key != LUA_TBOOLEAN)
        script_fault(L,
                     FOUND_ARGUMENT,
                     "a key of a list is a name or a number, not a %s",
                     luaL_typename(L, -2));
    if (lua_iscfunction(L, -1))
        script_fault(
            L, FOUND_STATE, "a list keeps no verbs: write a function that calls it");
}

// Leaves a copy of the list at [index] on top of the stack. Nothing can change the
// copy.
static void push_frozen(lua_State *L, int index, int seen, int depth)
{
    if (depth == LIST_DEPTH_MAX)
        script_fault(L, FOUND_TOO_MANY, "lists are nested too deep");
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    (void)script_value_push(L, SCRIPT_LIST, 0);
    lua_newtable(L);
    for (lua_pushnil(L); lua_next(L, index);) {
        script_fault_charge(L, 1);
        check_entry(L);
        lua_pushvalue(L, -2);
        lua_insert(L, -2); // the key is needed twice
        if (lua_istable(L, -1)) {
            push_frozen(L, lua_gettop(L), seen, depth + 1);
            lua_remove(L, -2);
        } else if (lua_isfunction(L, -1)) {
            inspect_function(L, lua_gettop(L), seen);
        }
        lua_rawset(L, -4);
    }
    (void)lua_setiuservalue(L, -2, 1);
}

// Inspects the functions in a list that is frozen already: what they use may be another
// value since then.
static void check_frozen(lua_State *L, int index, int seen)
{
    const ScriptValue *datum = script_value_at(L, index);

    if (!datum || datum->kind != SCRIPT_LIST) return;
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    (void)lua_getiuservalue(L, index, 1);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        script_fault_charge(L, 1);
        if (lua_isfunction(L, -1))
            inspect_function(L, lua_gettop(L), seen);
        else
            check_frozen(L, lua_gettop(L), seen);
    }
    lua_pop(L, 1);
}

// Inspects upvalue [i] of the function at [index]; its value is on top of the stack.
static void check_upvalue(lua_State *L, int index, int i, const char *name, int seen)
{
    const int type = lua_type(L, -1);

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->sandbox);
    if (lua_rawequal(L, -1, -2)) {
        lua_pop(L, 1);
        return;
    }
    lua_pop(L, 1);
    if (!strcmp(name, "_ENV")) script_pace_forget(L, index);
    if (type == LUA_TFUNCTION && lua_iscfunction(L, -1)) {
        script_fault_at(L,
                        (ScriptSpot){FOUND_STATE, host_of(L)->script, 0},
                        "a script cannot keep state: '%s' is a verb, name it in 'run'",
                        name);
    }
    if (type == LUA_TFUNCTION) inspect_function(L, lua_gettop(L), seen);
    if (type == LUA_TTABLE) {
        push_frozen(L, lua_gettop(L), seen, 0);
        (void)lua_setupvalue(L, index, i);
    }
    if (type == LUA_TUSERDATA) check_frozen(L, lua_gettop(L), seen);
}

// Inspects the function at [index] and its upvalues. [seen] is a table of the functions
// that were inspected already.
static void inspect_function(lua_State *L, int index, int seen)
{
    Host *host = host_of(L);
    lua_Debug about;
    const char *name;

    lua_pushvalue(L, index);
    if (lua_rawget(L, seen) != LUA_TNIL) {
        lua_pop(L, 1);
        return;
    }
    lua_pushvalue(L, index);
    (void)lua_getinfo(L, ">S", &about);
    host->line = about.linedefined;
    if (host->nested++ == CHECK_DEPTH)
        script_fault(
            L, FOUND_TOO_MANY, "functions that use functions are nested too deep");
    lua_pop(L, 1);
    lua_pushvalue(L, index);
    lua_pushboolean(L, 1);
    lua_rawset(L, seen);
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    lua_pushvalue(L, index);
    check_code(L);
    lua_pop(L, 1);
    for (int i = 1; (name = lua_getupvalue(L, index, i)); i++, lua_pop(L, 1)) {
        check_upvalue(L, index, i, name, seen);
    }
    host->nested--;
}

void check_function(lua_State *L, int index)
{
    lua_newtable(L);
    inspect_function(L, index, lua_gettop(L));
    lua_pop(L, 1);
    host_of(L)->line = 0;
}

void check_declared_word(lua_State *L, int index)
{
    lua_newtable(L);
    if (lua_isfunction(L, index) && !lua_iscfunction(L, index))
        inspect_function(L, index, lua_gettop(L));
    else
        check_frozen(L, index, lua_gettop(L));
    lua_pop(L, 1);
    host_of(L)->line = 0;
}

void check_freeze(lua_State *L, int index)
{
    lua_newtable(L);
    push_frozen(L, index, lua_gettop(L), 0);
    lua_replace(L, index);
    lua_pop(L, 1);
}

static int check_sample(lua_State *L)
{
    check_code_chunk(L);
    lua_call(L, 0, 1);
    check_function(L, 1);
    return 0;
}

// Returns whether the inspection judges a sample correctly: refuses it with [words] in
// the message, or with NULL lets it pass.
static bool sample_is_judged(lua_State *L, const char *source, const char *words)
{
    bool ok;

    lua_pushcfunction(L, check_sample);
    if (luaL_loadbufferx(L, source, strlen(source), "=s0", "t") != LUA_OK) return false;
    if (lua_pcall(L, 1, 1, 0) == LUA_OK) {
        ok = !words;
    } else {
        ok = words && strstr(lua_tostring(L, -1), words);
    }
    lua_pop(L, 1);
    return ok;
}

// Returns whether the pace of a function of this text is known.
static bool has_pace(lua_State *L, const char *text)
{
    char source[120];
    bool has;

    (void)snprintf(source, sizeof source, "return function(f, x) %s end", text);
    if (luaL_loadbufferx(L, source, strlen(source), "=s0", "t") != LUA_OK) return false;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->sandbox);
    (void)lua_setupvalue(L, -2, 1);
    lua_call(L, 0, 1);
    check_function(L, lua_gettop(L));
    has = script_pace(L, lua_gettop(L)) < PACE_ENDLESS;
    lua_pop(L, 1);
    return has;
}

static bool paces_work(lua_State *L)
{
    static const char *const endless[] = {
        "while x do each(x) end",
        "repeat until x",
        "::again:: goto again",
        "for i = 1, 9 do each(x) end",
        "for y in f, x do each(x) end",
        "for y in f(x) do each(x) end",
        "f(x)",
        "return f(x)",
        "return x:f()",
        "return (x and f or each)(x)",
        "return function() end",
    };

    for (int i = 0; i < COUNT_OF(endless); i++) {
        if (has_pace(L, endless[i])) return false;
    }
    return has_pace(L, "for y in each(x and f or x) do if y then each(y) end end") &&
           has_pace(L, "for i, y in ipairs(x) do x = #y + i end return each(x)");
}

bool check_works(lua_State *L)
{
    return sample_is_judged(
               L, "local n = 0\nreturn function() n = n + 1 end", "keep state") &&
           sample_is_judged(
               L, "local t = {}\nreturn function() t.x = 1 end", "keep state") &&
           sample_is_judged(
               L, "local n = 1\nreturn function(x) return n + x end", NULL) &&
           sample_is_judged(L, "return function(...) return ... end", "no '...'") &&
           sample_is_judged(
               L, "return function() local e = _ENV return e end", "no '_ENV'") &&
           paces_work(L);
}
