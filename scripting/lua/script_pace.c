// script_pace.c -- tells how many instructions of Lua a run can execute until it ends or a
// loop of it comes round.
//
// Lua counts instructions only by looking up at each one, which costs a third of them. A
// function that calls no function but verbs and words of known pace, and loops only over
// `each` and `ipairs`, comes to an end by itself or to the next round of a loop, which C
// begins. So script_run.c adds up the paces there and lets Lua count only where the sum
// could be beyond the limit. A function of which this file knows nothing counts as
// endless.
//
// For each function the host keeps its pace, or a list from which it is found when the
// function first runs, because words may be declared later than they are used: the number
// of its instructions, and the words that it calls.

#include "scripting/lua/script_pace.h"

#include <string.h>

enum {
    JUMP_ZERO = (1 << 24) - 1, // what JMP adds to its number
    PACE_DEPTH = 64,           // functions that call functions
};

// Returns where the jump at [pc] leads.
static size_t target_of(const ByteFunction *code, size_t pc)
{
    return pc + 1 + (byte_code_at(code, pc) >> 7) - JUMP_ZERO;
}

// Tells whether all ways to [last] that begin before [first] come past that one.
static bool only_passed(const ByteFunction *code, size_t first, size_t last)
{
    for (size_t pc = 0; pc < code->code_n; pc++) {
        const bool outside = pc < first || pc > last;

        if (!outside || byte_code_operation(byte_code_at(code, pc)) != OP_JMP_)
            continue;
        if (target_of(code, pc) > first && target_of(code, pc) <= last) return false;
    }
    return true;
}

// Returns the word that the call at [call] surely calls, size 0: it is not known.
static ByteName word_called(const ByteFunction *code, size_t call)
{
    const size_t reg = byte_code_a(byte_code_at(code, call));
    size_t pc = call;

    while (pc-- > 0) {
        const uint32_t given = byte_code_at(code, pc);

        if (byte_code_a(given) != reg || byte_code_operation(given) == OP_JMP_)
            continue;
        if (byte_code_operation(given) != OP_GETTABUP_ ||
            !byte_code_is_environment(code, byte_code_b(given)) ||
            !only_passed(code, pc, call))
            break;
        return code->constants[byte_code_c(given)];
    }
    return (ByteName){0};
}

static bool is_named(ByteName name, const char *word)
{
    return name.size == strlen(word) && !memcmp(name.text, word, name.size);
}

// Tells whether the loop that begins at [pc] is over what `each` or `ipairs` gives.
static bool loops_in_rounds(const ByteFunction *code, size_t pc)
{
    ByteName name;

    if (!pc || byte_code_operation(byte_code_at(code, pc - 1)) != OP_CALL_)
        return false;
    if (byte_code_a(byte_code_at(code, pc - 1)) != byte_code_a(byte_code_at(code, pc)))
        return false;
    name = word_called(code, pc - 1);
    return is_named(name, "each") || is_named(name, "ipairs");
}

// Adds the word that is called to the list on top of the stack. Returns false where it is
// not known.
static bool add_call(lua_State *L, const ByteFunction *code, size_t pc)
{
    const ByteName name = word_called(code, pc);

    if (!name.size) return false;
    lua_pushlstring(L, name.text, name.size);
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
    return true;
}

// Takes the instruction at [pc] into the list. Returns false where the function may not
// end.
static bool take(lua_State *L, const ByteFunction *code, size_t pc)
{
    switch (byte_code_operation(byte_code_at(code, pc))) {
    case OP_JMP_: return target_of(code, pc) > pc;
    case OP_TFORPREP_: return loops_in_rounds(code, pc);
    case OP_CALL_:
    case OP_TAILCALL_: return add_call(L, code, pc);
    case OP_FORLOOP_:
    case OP_CLOSURE_: return false;
    default: return true;
    }
}

void script_pace_note(lua_State *L, int function, const ByteFunction *code)
{
    Host *host = host_of(L);
    const bool kept = host->keeps;

    host->keeps = true;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->paces);
    lua_pushvalue(L, function);
    lua_newtable(L);
    lua_pushinteger(L, (lua_Integer)code->code_n);
    lua_rawseti(L, -2, 1);
    for (size_t pc = 0; pc < code->code_n; pc++) {
        if (take(L, code, pc)) continue;
        lua_pop(L, 1);
        lua_pushnil(L);
        break;
    }
    lua_rawset(L, -3);
    lua_pop(L, 1);
    host->keeps = kept;
}

void script_pace_forget(lua_State *L, int function)
{
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->paces);
    lua_pushvalue(L, function);
    lua_pushnil(L);
    lua_rawset(L, -3);
    lua_pop(L, 1);
}

static int pace_of(lua_State *L, int depth);

// Returns the pace of what the name on top of the stack means, and pops it: what is written
// in C has none.
static int pace_of_word(lua_State *L, int depth)
{
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_insert(L, -2);
    (void)lua_rawget(L, -2);
    lua_remove(L, -2);
    if (lua_isfunction(L, -1) && !lua_iscfunction(L, -1)) return pace_of(L, depth + 1);
    lua_pop(L, 1);
    return 0;
}

// Returns the sum of the list on top of the stack.
static int sum_of(lua_State *L, int depth)
{
    const int n = (int)lua_rawlen(L, -1);
    int sum;

    (void)lua_rawgeti(L, -1, 1);
    sum = (int)lua_tointeger(L, -1);
    lua_pop(L, 1);
    for (int i = 2; i <= n && sum < PACE_ENDLESS; i++) {
        (void)lua_rawgeti(L, -1, i);
        sum += pace_of_word(L, depth);
    }
    return sum < PACE_ENDLESS ? sum : PACE_ENDLESS;
}

// Returns the pace of the function on top of the stack, and pops it. Nothing is allocated:
// the pace takes the place of the list. While it is sought the function has no pace, so one
// that calls itself has none.
static int pace_of(lua_State *L, int depth)
{
    int pace = PACE_ENDLESS;

    if (depth == PACE_DEPTH || !lua_checkstack(L, LUA_MINSTACK)) {
        lua_pop(L, 1);
        return pace;
    }
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->paces);
    lua_pushvalue(L, -2);
    if (lua_rawget(L, -2) == LUA_TNUMBER) {
        pace = (int)lua_tointeger(L, -1);
    } else if (lua_istable(L, -1)) {
        lua_pushvalue(L, -3);
        lua_pushinteger(L, PACE_ENDLESS);
        lua_rawset(L, -4);
        pace = sum_of(L, depth);
        lua_pushvalue(L, -3);
        lua_pushinteger(L, pace);
        lua_rawset(L, -4);
    }
    lua_pop(L, 3);
    return pace;
}

int script_pace(lua_State *L, int function)
{
    lua_pushvalue(L, function);
    return pace_of(L, 0);
}

void script_pace_install(lua_State *L)
{
    lua_newtable(L);
    lua_createtable(L, 0, 1);
    lua_pushliteral(L, "k");
    lua_setfield(L, -2, "__mode");
    lua_setmetatable(L, -2);
    host_of(L)->paces = luaL_ref(L, LUA_REGISTRYINDEX);
}
