// query_code.c -- reads the queries that a function writes, before anybody runs it.
//
// The byte code is read in order, with what each register is known to hold: a word, a text,
// a number, braces that are being filled. Whatever else stands in the braces of a query is a
// value that the function will have: a hole, for which the readers of queries leave a number
// (script_site.h). So these readers make the record, and refuse what no query has, as they
// do outside of functions.
//
// A local may be changed, and a jump may come from anywhere: what they leave is not known.
// Locals lie before the braces that are made while they are there.

#include "scripting/lua/query_code.h"

#include <string.h>

#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_recover.h"
#include "scripting/lua/script_site.h"
#include "scripting/lua/script_value.h"

enum { REGISTERS = 256, HOLE = REGISTERS, LOADI_ZERO = 65535 };

typedef struct {
    lua_State *L;
    const ByteFunction *function;
    int closure; // where the function lies on the Lua stack; 0: it lies within another
    int known; // where the table of what the registers hold lies; the hole is the last
    size_t *from;              // of each instruction, the first one that jumps to it
    size_t written[REGISTERS]; // when each was given its value
    size_t pc;
    int open; // where the results of the last call begin that gives any number of them
} Reader;

static void forget_query(const Reader *reader, int at)
{
    lua_pushnil(reader->L);
    lua_rawseti(reader->L, reader->known, at);
}

// Gives the register the value on top of the stack, and pops it.
static void know(Reader *reader, int at)
{
    reader->written[at] = reader->pc;
    lua_rawseti(reader->L, reader->known, at);
}

// Pushes what the register holds; the hole where that is not known.
static void push_known(const Reader *reader, int at)
{
    if (lua_rawgeti(reader->L, reader->known, at) != LUA_TNIL) return;
    lua_pop(reader->L, 1);
    (void)lua_rawgeti(reader->L, reader->known, HOLE);
}

// Pushes the constant. Returns false if it is neither text nor whole number.
static bool push_constant(const Reader *reader, size_t index)
{
    const ByteFunction *function = reader->function;

    if (index >= function->constants_n) return false;
    if (function->numbers[index] != BYTE_NO_NUMBER)
        lua_pushinteger(reader->L, function->numbers[index]);
    else if (function->constants[index].size)
        lua_pushlstring(reader->L,
                        function->constants[index].text,
                        function->constants[index].size);
    else
        return false;
    return true;
}

// Pushes what an instruction puts into braces: a constant or what a register holds.
static void push_operand(const Reader *reader, uint32_t i)
{
    const size_t c = byte_code_c(i);
    const bool local = c < byte_code_a(i); // what is worked out lies behind the braces

    if (!byte_code_k(i) && !local)
        push_known(reader, (int)c);
    else if (!byte_code_k(i) || !push_constant(reader, c))
        push_known(reader, HOLE);
}

// Returns whether the text is a word of the language that makes a query or a part of one.
static bool is_maker(const char *name)
{
    static const char *const makers[] = {
        "except", "either", "at_least", "at_most", "less_than"};

    for (int i = 0; i < COUNT_OF(makers); i++)
        if (!strcmp(makers[i], name)) return true;
    return false;
}

// Takes a word of the language: a description, or what makes one.
static void take_word(Reader *reader, int a, ByteName name)
{
    lua_State *L = reader->L;
    const char *text = lua_pushlstring(L, name.text, name.size);
    bool is_known;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_pushvalue(L, -2);
    (void)lua_rawget(L, -2);
    is_known = script_value_at(L, -1) || (lua_iscfunction(L, -1) && is_maker(text));
    if (!is_known) {
        lua_pop(L, 1);
        lua_pushnil(L);
    }
    know(reader, a);
    lua_pop(L, 2);
}

// Takes what the function has from the script around it. A number may be another one each
// time that the function is made, so it is a value.
static void take_upvalue(Reader *reader, int a, int upvalue)
{
    lua_State *L = reader->L;

    forget_query(reader, a);
    if (!reader->closure || !lua_getupvalue(L, reader->closure, upvalue + 1)) return;
    if (script_value_at(L, -1) || lua_type(L, -1) == LUA_TSTRING)
        know(reader, a);
    else
        lua_pop(L, 1);
}

// Returns the number of the query whose braces are at [index], -1 if it has none; takes it
// out of them.
static int number_of_braces(lua_State *L, int index)
{
    int number = -1;

    if (!lua_istable(L, index)) return -1;
    if (lua_rawgeti(L, index, 0) == LUA_TNUMBER) number = (int)lua_tointeger(L, -1);
    lua_pop(L, 1);
    lua_pushnil(L);
    lua_rawseti(L, index, 0);
    return number;
}

// Returns whether `either` joins something that is not known.
static bool joins_unknown(const Reader *reader, int at, int given)
{
    lua_State *L = reader->L;
    bool unknown = false;

    for (int i = 1; i <= given; i++) {
        unknown |= lua_rawgeti(L, reader->known, at + i) == LUA_TNIL;
        lua_pop(L, 1);
    }
    return unknown;
}

// A call in register [at] that makes a query or a part of one.
typedef struct {
    Reader *reader;
    int at, given;
} Making;

static void make_queries(void *self)
{
    const Making *making = self;
    Reader *reader = making->reader;
    lua_State *L = reader->L;
    const int top = lua_gettop(L);
    int number = -1;
    bool of_words;

    // A query that was read before lies in no query that is made now, unless it is an
    // argument of it.
    host_of(L)->deepest = 0;
    luaL_checkstack(L, making->given + LUA_MINSTACK, NULL);
    push_known(reader, making->at);
    of_words = lua_type(L, -1) == LUA_TUSERDATA;
    for (int i = 1; i <= making->given; i++) push_known(reader, making->at + i);
    if (making->given == 1) number = number_of_braces(L, top + 2);
    if (of_words && number < 0) {
        lua_settop(L, top);
        lua_pushnil(L);
        return;
    }
    if (number >= 0 && !script_site_begin(host_of(L), number))
        script_fault(L, FOUND_FORM, "braces of a query have no entry 0");
    lua_call(L, making->given, 1);
    if (number >= 0)
        script_site_end(L,
                        script_value_is_faulty(L, -1) ? NULL : lua_touserdata(L, -1));
}

static void try_make(void *self)
{
    const Making *making = self;
    Reader *reader = making->reader;
    lua_State *L = reader->L;
    const int known = reader->known;

    reader->known = lua_gettop(L); // the table is handed on
    make_queries(self);
    if (script_value_is_faulty(L, -1) || !script_value_at(L, -1)) {
        lua_pop(L, 1);
        lua_pushnil(L);
    }
    know(reader, making->at);
    reader->known = known;
}

// Returns whether the call in the register makes a query or a part of one.
static bool makes_query(const Reader *reader, int at, int given)
{
    lua_State *L = reader->L;
    const ScriptValue *word;
    bool makes;

    (void)lua_rawgeti(L, reader->known, at);
    word = script_value_at(L, -1);
    makes = lua_iscfunction(L, -1) ||
            (word && word->kind == SCRIPT_WORD && word->kind_row && given == 1);
    lua_pop(L, 1);
    return makes && given > 0;
}

static void refuse_unknown(const Reader *reader, int at, int given)
{
    lua_State *L = reader->L;
    bool either;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    (void)lua_getfield(L, -1, "either");
    (void)lua_rawgeti(L, reader->known, at);
    either = lua_rawequal(L, -1, -2);
    lua_pop(L, 3);
    if (either && joins_unknown(reader, at, given))
        script_fault_at(
            L,
            (ScriptSpot){FOUND_DATA_IN_RUN, host_of(L)->script, host_of(L)->line},
            "'either' in a function joins queries that are written in it or "
            "named outside");
}

// Takes a call that makes a query or a part of one.
static void take_making(Reader *reader, int at, int given)
{
    lua_State *L = reader->L;
    Making making = {reader, at, given};
    const int known = reader->known;

    refuse_unknown(reader, at, given);
    lua_pushvalue(L, known);
    const bool made = script_recover_try(L, try_make, &making);

    lua_pop(L, 1);
    reader->known = known;
    host_of(L)->site = NULL;
    if (!made) forget_query(reader, at);
}

static void take_call(Reader *reader, uint32_t i)
{
    const int a = (int)byte_code_a(i), b = (int)byte_code_b(i);
    const int given = b ? b - 1 : reader->open - a;

    if (makes_query(reader, a, given))
        take_making(reader, a, given);
    else
        forget_query(reader, a);
    for (int k = a + 1; k < REGISTERS; k++) forget_query(reader, k);
    reader->open = byte_code_operation(i) == OP_CALL_ && !byte_code_c(i) ? a : 0;
}

// Puts the values of registers behind each other into the braces.
static void take_list(const Reader *reader, uint32_t i)
{
    lua_State *L = reader->L;
    const int a = (int)byte_code_a(i), b = (int)byte_code_b(i);
    const int n = b ? b : reader->open - a + 1;

    (void)lua_rawgeti(L, reader->known, a);
    for (int k = 1; lua_istable(L, -1) && k <= n - !b; k++) {
        push_known(reader, a + k);
        lua_rawseti(L, -2, (lua_Integer)byte_code_c(i) + k);
    }
    lua_pop(L, 1);
}

// Puts a value into braces, where the key is on top of the stack; pops it.
static void take_entry(const Reader *reader, uint32_t i)
{
    lua_State *L = reader->L;

    (void)lua_rawgeti(L, reader->known, (int)byte_code_a(i));
    lua_insert(L, -2);
    push_operand(reader, i);
    if (lua_istable(L, -3) && !lua_isnil(L, -2))
        lua_rawset(L, -3);
    else
        lua_pop(L, 2);
    lua_pop(L, 1);
}

// Takes an instruction that fills braces. Returns false for any other.
static bool take_braces(Reader *reader, uint32_t i)
{
    lua_State *L = reader->L;

    switch (byte_code_operation(i)) {
    case OP_NEWTABLE_:
        lua_newtable(L);
        know(reader, (int)byte_code_a(i));
        return true;
    case OP_SETFIELD_:
        if (!push_constant(reader, byte_code_b(i))) lua_pushnil(L);
        take_entry(reader, i);
        return true;
    case OP_SETI_:
        lua_pushinteger(L, (lua_Integer)byte_code_b(i));
        take_entry(reader, i);
        return true;
    case OP_SETTABLE_:
        (void)lua_rawgeti(L, reader->known, (int)byte_code_b(i));
        take_entry(reader, i);
        return true;
    case OP_SETLIST_: take_list(reader, i); return true;
    default: return false;
    }
}

static void take_step(Reader *reader, uint32_t i)
{
    const int op = byte_code_operation(i), a = (int)byte_code_a(i);
    const size_t b = byte_code_b(i), wide = i >> 15;

    if (take_braces(reader, i)) return;
    if (op == OP_LOADI_) {
        lua_pushinteger(reader->L, (lua_Integer)wide - LOADI_ZERO);
        know(reader, a);
    } else if (op == OP_LOADK_ && push_constant(reader, wide)) {
        know(reader, a);
    } else if (op == OP_GETTABUP_ && byte_code_is_environment(reader->function, b)) {
        take_word(reader, a, reader->function->constants[byte_code_c(i)]);
    } else if (op == OP_GETUPVAL_) {
        take_upvalue(reader, a, (int)b);
    } else if (op == OP_CALL_ || op == OP_TAILCALL_) {
        take_call(reader, i);
    } else if (op == OP_LOADNIL_) {
        for (int k = a; k <= a + (int)b && k < REGISTERS; k++) forget_query(reader, k);
    } else if (op != OP_JMP_ && op != OP_EXTRAARG_) {
        forget_query(reader, a);
    }
}

// Forgets what was given to a register where the instruction may be reached without that.
static void forget_jumped(Reader *reader)
{
    const size_t from = reader->from[reader->pc];

    for (int k = 0; from && k < REGISTERS; k++)
        if (reader->written[k] >= from) forget_query(reader, k);
}

// Notes where jumps lead. Only those that lead on matter: nothing jumps back into braces.
static void find_jumps(Reader *reader)
{
    const ByteFunction *function = reader->function;

    for (size_t pc = function->code_n; pc-- > 0;) {
        const uint32_t i = byte_code_at(function, pc);
        const int step = byte_code_jump(i);

        if (byte_code_operation(i) != OP_JMP_ || step <= 0) continue;
        if (pc + 1 + (size_t)step < function->code_n)
            reader->from[pc + 1 + (size_t)step] = pc + 1;
    }
}

// Returns whether the function writes a query: braces with a number in entry 0.
static bool writes_query(const ByteFunction *function)
{
    for (size_t pc = 0; pc < function->code_n; pc++) {
        const uint32_t i = byte_code_at(function, pc);

        if (byte_code_operation(i) == OP_SETI_ && !byte_code_b(i)) return true;
    }
    return false;
}

static void read_all(Reader *reader)
{
    Host *host = host_of(reader->L);
    const ByteFunction *function = reader->function;

    host->slots = 0;
    for (reader->pc = 0; reader->pc < function->code_n; reader->pc++) {
        host->line = byte_code_line(function, reader->pc);
        forget_jumped(reader);
        take_step(reader, byte_code_at(function, reader->pc));
    }
}

void query_code_read(lua_State *L, int closure, const ByteFunction *function)
{
    Host *host = host_of(L);
    const int top = lua_gettop(L), line = host->line, deepest = host->deepest;
    const ScriptPhase phase = host->phase;
    Reader *reader;

    if (!writes_query(function)) return;
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    host->keeps = true;
    reader = lua_newuserdatauv(L, sizeof *reader, 0);
    memset(reader, 0, sizeof *reader);
    reader->L = L;
    reader->function = function;
    reader->closure = closure;
    reader->from = lua_newuserdatauv(L, function->code_n * sizeof(size_t), 0);
    memset(reader->from, 0, function->code_n * sizeof(size_t));
    lua_createtable(L, REGISTERS, 0);
    reader->known = lua_gettop(L);
    host->keeps = false;
    (void)script_value_push(L, SCRIPT_HOLE, 0);
    lua_rawseti(L, reader->known, HOLE);
    find_jumps(reader);
    host->phase = PHASE_LOAD;
    read_all(reader);
    host->phase = phase;
    host->line = line;
    host->deepest = deepest;
    lua_settop(L, top);
}
