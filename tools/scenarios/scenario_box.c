// scenario_box.c -- bounds what a file of scenarios may do: its words, work and memory.
//
// A hook counts instructions. Memory counts as work too, and so do the values and letters
// that a function of Lua passes (counted), so that nothing which Lua does in C is free;
// texts are short, because Lua compares two of them in one instruction, and so are lists
// of arguments, because '...' passes one in one. Functions that could run
// long all the same are left out, and so is everything that catches errors.

#include "tools/scenarios/scenario_box.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/number.h"

enum {
    STEPS_BETWEEN = 1000,  // calls of the hook
    BYTES_OF_A_STEP = 64,  // that Lua fills in about the time of an instruction
    BYTES_OF_A_SWEEP = 16, // that Lua looks through when its memory is full
    BYTES_OF_A_HEAD = 32,  // that Lua keeps beside a text, and more
};

_Static_assert(SCENARIO_BYTES_MAX == 64 << 20, "the message below says so");
_Static_assert(SCENARIO_TEXT_MAX == 4096, "the message below says so");

ScenarioBox *scenario_box_of(lua_State *L)
{
    return *(ScenarioBox **)lua_getextraspace(L);
}

// Fills [at] with the place in the innermost function of the file. Returns its line, 0: no
// such function runs.
static int place_now(lua_State *L, lua_Debug *at)
{
    for (int i = 0; lua_getstack(L, i, at); i++) {
        (void)lua_getinfo(L, "Sl", at);
        if (at->currentline > 0) return at->currentline;
    }
    return 0;
}

// Notes where memory is refused: Lua calls no handler for that.
static void *refuse_memory(ScenarioBox *box)
{
    lua_Debug at;
    const int line = box->L ? place_now(box->L, &at) : 0;

    if (line) box->line = line;
    return NULL;
}

static void *allocate_block(void *self, void *block, size_t old, size_t size)
{
    ScenarioBox *box = self;
    const size_t held = block ? old : 0;

    // Without a block Lua tells in [old] what it makes.
    if (!block && old == LUA_TSTRING && size > SCENARIO_TEXT_MAX + BYTES_OF_A_HEAD) {
        box->long_text = true;
        return refuse_memory(box);
    }
    if (size > held && size - held > SCENARIO_BYTES_MAX - box->bytes) {
        box->steps += SCENARIO_BYTES_MAX / BYTES_OF_A_SWEEP;
        return refuse_memory(box);
    }
    void *fresh = size ? realloc(block, size) : NULL;
    if (!size) free(block);
    if (size && !fresh) return NULL;
    if (size > held) box->steps += (long)((size - held) / BYTES_OF_A_STEP);
    box->bytes += size - held;
    return fresh;
}

static const char *too_much(lua_State *L)
{
    return lua_pushfstring(
        L, "this does more than %d steps: does a loop never end?", SCENARIO_STEPS_MAX);
}

// Raises an error where a function has got too many arguments behind those that it names:
// '...' passes on any number of them in one instruction.
static void check_arguments(lua_State *L, const lua_Debug *at)
{
    if (!lua_getlocal(L, at, -SCENARIO_ARGUMENTS_MAX - 1)) return;
    (void)luaL_error(
        L, "'...' stands for %d arguments at most here", SCENARIO_ARGUMENTS_MAX);
}

static void count_instructions(lua_State *L, lua_Debug *at)
{
    ScenarioBox *box = scenario_box_of(L);

    if (at->event != LUA_HOOKCOUNT) {
        check_arguments(L, at);
        return;
    }
    box->steps += STEPS_BETWEEN;
    if (box->steps <= SCENARIO_STEPS_MAX) return;
    (void)too_much(L);
    (void)lua_error(L);
}

static void charge(lua_State *L, long steps)
{
    ScenarioBox *box = scenario_box_of(L);

    box->steps += steps;
    if (box->steps <= SCENARIO_STEPS_MAX) return;
    (void)too_much(L);
    (void)lua_error(L);
}

void scenario_box_count_words(lua_State *L, int n)
{
    charge(L, (long)n * BOX_WORD_STEPS);
}

// A function of Lua that goes through a list or a text: how many steps an entry is, as its time
// says, with how many arguments
// it looks at the end alone, and which argument begins a range, 0: none. What it makes is
// counted too, if that is text.
typedef struct {
    const char *name;
    int times, quick, range;
} Walk;

static const Walk walks[] = {{"concat", 4, 0, 3},
                             {"insert", 1, 2, 0},
                             {"remove", 1, 1, 0},
                             {"sort", 48, 0, 0},
                             {"unpack", 1, 0, 0},
                             {"byte", 0, 0, 0},
                             {"lower", 1, 0, 0},
                             {"rep", 0, 0, 0},
                             {"reverse", 1, 0, 0},
                             {"upper", 1, 0, 0},
                             {"select", 0, 0, 0},
                             {"tonumber", 1, 0, 0}};

// Returns the size of the range that is given. It may lie beyond the length of the list.
static int range_of(lua_State *L, int from)
{
    const int first =
        number_within(lua_tointeger(L, from), -SCENARIO_STEPS_MAX, SCENARIO_STEPS_MAX);
    const int last = number_within(
        lua_tointeger(L, from + 1), -SCENARIO_STEPS_MAX, SCENARIO_STEPS_MAX);

    return last > first ? last - first : 0;
}

// Returns whether 'rep' is called with no letter at all: Lua would copy nothing as often
// as it is told, without end.
static bool copies_nothing(lua_State *L, const Walk *walk)
{
    size_t text, between;

    if (strcmp(walk->name, "rep") != 0) return false;
    (void)luaL_checklstring(L, 1, &text);
    (void)luaL_optlstring(L, 3, "", &between);
    return !text && !between;
}

// Calls the function of Lua in its own place, and counts what it passes.
static int counted(lua_State *L)
{
    const lua_CFunction run = lua_tocfunction(L, lua_upvalueindex(1));
    const Walk *walk = &walks[lua_tointeger(L, lua_upvalueindex(2))];
    const int given = lua_gettop(L);

    if (given > walk->quick) charge(L, given + walk->times * (long)lua_rawlen(L, 1));
    if (walk->range) charge(L, walk->times * (long)range_of(L, walk->range));
    if (copies_nothing(L, walk)) return lua_pushliteral(L, ""), 1;
    const int results = run(L);
    charge(L, results);
    if (lua_type(L, -1) == LUA_TSTRING) charge(L, (long)lua_rawlen(L, -1));
    return results;
}

// Puts [counted] in the place of those functions that the table on top has.
static void count_walks(lua_State *L)
{
    for (int i = 0; i < COUNT_OF(walks); i++) {
        if (lua_getfield(L, -1, walks[i].name) == LUA_TNIL) {
            lua_pop(L, 1);
            continue;
        }
        lua_pushinteger(L, i);
        lua_pushcclosure(L, counted, 2);
        lua_setfield(L, -2, walks[i].name);
    }
}

// The text of a number, a truth value or a text. That of anything else would be an
// address, which differs from run to run.
static int plain_tostring(lua_State *L)
{
    const int type = lua_type(L, 1);

    luaL_checkany(L, 1);
    if (type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TBOOLEAN ||
        type == LUA_TNIL)
        (void)luaL_tolstring(L, 1, NULL);
    else
        lua_pushstring(L, lua_typename(L, type));
    return 1;
}

// Keeps in the table on top only the [names], which end with NULL.
static void keep_only(lua_State *L, const char *const *names)
{
    lua_newtable(L);
    for (; *names; names++) {
        (void)lua_getfield(L, -2, *names);
        lua_setfield(L, -2, *names);
    }
    for (lua_pushnil(L); lua_next(L, -3); lua_pop(L, 1)) {
        lua_pushvalue(L, -2);
        (void)lua_rawget(L, -4);
        const bool kept = !lua_isnil(L, -1);
        lua_pop(L, 1);
        if (kept) continue;
        lua_pushvalue(L, -2);
        lua_pushnil(L);
        lua_rawset(L, -6);
    }
    lua_pop(L, 1);
}

static int no_such_name(lua_State *L)
{
    return luaL_error(
        L, "there is no '%s' in a file of scenarios", luaL_tolstring(L, 2, NULL));
}

static void open_words(lua_State *L)
{
    static const char *const base[] = {"assert",
                                       "error",
                                       "ipairs",
                                       "select",
                                       "string",
                                       "table",
                                       "math",
                                       "tonumber",
                                       "type",
                                       NULL};
    static const char *const string[] = {
        "byte", "char", "len", "lower", "rep", "reverse", "sub", "upper", NULL};
    static const char *const table[] = {
        "concat", "insert", "pack", "remove", "sort", "unpack", NULL};
    static const char *const math[] = {"abs",
                                       "ceil",
                                       "floor",
                                       "huge",
                                       "max",
                                       "maxinteger",
                                       "min",
                                       "mininteger",
                                       "tointeger",
                                       NULL};

    luaL_requiref(L, "_G", luaopen_base, 1);
    luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 1);
    keep_only(L, string);
    count_walks(L);
    luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 1);
    keep_only(L, table);
    count_walks(L);
    luaL_requiref(L, LUA_MATHLIBNAME, luaopen_math, 1);
    keep_only(L, math);
    lua_pushglobaltable(L);
    keep_only(L, base);
    count_walks(L);
    lua_pushcfunction(L, plain_tostring);
    lua_setfield(L, -2, "tostring");
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, no_such_name);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_settop(L, 0);
}

void scenario_box_open(ScenarioBox *box, void *self)
{
    *box = (ScenarioBox){.self = self};
    box->L = lua_newstate(allocate_block, box);
    ENOUGH(box->L);
    *(ScenarioBox **)lua_getextraspace(box->L) = box;
    open_words(box->L);
    lua_sethook(
        box->L, count_instructions, LUA_MASKCOUNT | LUA_MASKCALL, STEPS_BETWEEN);
    box->steps = 0;
}

void scenario_box_close(ScenarioBox *box)
{
    if (box->L) lua_close(box->L);
    box->L = NULL;
}

// Notes the line of the innermost function of the file, and takes the place from the
// message if it begins with it.
static int note_line(lua_State *L)
{
    ScenarioBox *box = scenario_box_of(L);
    const char *text = lua_tostring(L, 1);
    char place[LUA_IDSIZE + 20];
    lua_Debug at;

    box->line = place_now(L, &at);
    if (!text)
        lua_pushliteral(L, "an error without a text was raised");
    else if (box->line) {
        const int n = snprintf(place, sizeof place, "%s:%d: ", at.short_src, box->line);
        lua_pushstring(L, strncmp(text, place, (size_t)n) ? text : text + n);
    }
    return 1;
}

const char *scenario_box_lacking(const ScenarioBox *box)
{
    return box->long_text ? "a text has 4096 bytes at most here"
                          : "this needs more than 64 MiB of memory";
}

const char *scenario_box_call(ScenarioBox *box, int arguments)
{
    lua_State *L = box->L;
    const int handler = lua_gettop(L) - arguments;

    box->line = 0;
    box->long_text = false;
    lua_pushcfunction(L, note_line);
    lua_insert(L, handler);
    const int status = lua_pcall(L, arguments, 0, handler);
    lua_remove(L, handler);
    if (status == LUA_OK) return NULL;
    if (status == LUA_ERRMEM) return scenario_box_lacking(box);
    return lua_isstring(L, -1) ? lua_tostring(L, -1) : "an error in an error";
}
