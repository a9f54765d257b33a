// script_pace.c -- tells how many instructions of Lua a run can execute until C gets control.
//
// Lua counts instructions only by looking up at each one, which costs a third of them. C gets
// control with each verb, and where a loop over `each` or `ipairs` comes round. So
// script_run.c adds up there how long the longest way to the next such place can be, and lets
// Lua count only where the sum could be beyond the limit. A function with a loop, or a call of
// itself, by which C need not get control has no longest way; nor has one of which this file
// does not know what it calls.
//
// For each function the host keeps its pace, or its code with the words that it calls. From
// these the pace is found when a function first runs, because words may be declared later
// than they are used.

#include "scripting/lua/script_pace.h"

#include <string.h>

enum {
    INSTRUCTION_BYTES = 4,
    BX_SHIFT = 15,   // of the operand that says how far a loop jumps
    PACE_DEPTH = 64, // functions that call functions
    PACE_CODE = 512, // instructions of a function
    PASSES_MOST = 32,
    FIRST_CALL = 2, // the list has the code, and from here on the words that are called
};

// The pace of a function, or of an instruction: the longest way that it goes without C,
// with that of what it calls, and whether C surely gets control in it.
typedef struct {
    int longest;
    bool stops;
} Pace;

// The ways through a function: for each instruction the longest one by which it is reached
// without C, -1: none, and whether one of these begins where the function does.
typedef struct {
    const char *code;
    int n;
    Pace does[PACE_CODE];
    int at[PACE_CODE];
    bool begins[PACE_CODE];
    bool changed;
    bool silent; // a way leads to its end on which C gets no control
} Way;

// Returns where the jump at [pc] leads.
static size_t target_of(const ByteFunction *code, size_t pc)
{
    return (size_t)((ptrdiff_t)pc + 1 + byte_code_jump(byte_code_at(code, pc)));
}

// Returns whether all ways to [last] that begin before [first] come past that one.
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

// Returns whether the loop that begins at [pc] is over what `each` or `ipairs` gives.
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

// Keeps the name of the word that is called by the instruction at [pc] in the list on top of
// the stack. Returns false where it is not known.
static bool keep_call(lua_State *L, const ByteFunction *code, size_t pc)
{
    const ByteName name = word_called(code, pc);

    if (!name.size) return false;
    lua_pushlstring(L, name.text, name.size);
    lua_rawseti(L, -2, (lua_Integer)pc + FIRST_CALL);
    return true;
}

// Takes the instruction at [pc] into the list. Returns false where nobody knows what the
// function does.
static bool take_instruction(lua_State *L, const ByteFunction *code, size_t pc)
{
    switch (byte_code_operation(byte_code_at(code, pc))) {
    case OP_TFORPREP_: return loops_in_rounds(code, pc);
    case OP_CALL_:
    case OP_TAILCALL_: return keep_call(L, code, pc);
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
    lua_pushlstring(L, (const char *)code->code, code->code_n * INSTRUCTION_BYTES);
    lua_rawseti(L, -2, 1);
    for (size_t pc = 0; pc < code->code_n; pc++) {
        if (code->code_n <= PACE_CODE && take_instruction(L, code, pc)) continue;
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

static Pace pace_of(lua_State *L, int depth);

// Returns whether the function on top of the stack is a verb, with which C gets control.
static bool is_verb(lua_State *L)
{
    const VerbForm *form;

    if (!lua_iscfunction(L, -1) || !lua_getupvalue(L, -1, 1)) return false;
    form = lua_touserdata(L, -1);
    lua_pop(L, 1);
    return host_has_form(host_of(L), form);
}

// Returns the pace of what the name on top of the stack means, and pops it: what is written
// in C has none.
static Pace pace_of_word(lua_State *L, int depth)
{
    Pace pace = {0};

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_insert(L, -2);
    (void)lua_rawget(L, -2);
    lua_remove(L, -2);
    if (lua_isfunction(L, -1) && !lua_iscfunction(L, -1)) return pace_of(L, depth + 1);
    pace.stops = is_verb(L);
    lua_pop(L, 1);
    return pace;
}

static uint32_t instruction(const Way *way, int pc)
{
    uint32_t i;

    memcpy(&i, way->code + (size_t)pc * INSTRUCTION_BYTES, sizeof i);
    return i;
}

// Works out what each instruction does by itself. The list is on top of the stack.
static void weigh(lua_State *L, Way *way, int depth)
{
    for (int pc = 0; pc < way->n; pc++) {
        const int operation = byte_code_operation(instruction(way, pc));
        const bool calls = operation == OP_CALL_ || operation == OP_TAILCALL_;

        way->at[pc] = -1;
        way->begins[pc] = false;
        way->does[pc] = (Pace){.stops = operation == OP_TFORCALL_};
        if (!calls) continue;
        (void)lua_rawgeti(L, -1, (lua_Integer)pc + FIRST_CALL);
        way->does[pc] = pace_of_word(L, depth);
    }
    way->at[0] = 0;
    way->begins[0] = true;
}

// Comes to the instruction [to] after so many without C.
static void come(Way *way, int to, int length, bool begins)
{
    if (to < 0 || to >= way->n) return;
    way->changed |= length > way->at[to] || (begins && !way->begins[to]);
    if (length > way->at[to]) way->at[to] = length;
    way->begins[to] |= begins;
}

// Goes on from the instruction at [pc] to all that may follow.
static void go_on(Way *way, int pc, int length, bool begins)
{
    const uint32_t i = instruction(way, pc);
    const int operation = byte_code_operation(i), step = (int)(i >> BX_SHIFT);
    const bool skips = operation == OP_LFALSESKIP_ ||
                       (operation >= OP_EQ_ && operation <= OP_TESTSET_);

    if (operation >= OP_RETURN_ && operation <= OP_RETURN_ONE_) {
        way->silent |= begins;
        return;
    }
    if (operation == OP_TAILCALL_) way->silent |= begins;
    if (operation == OP_JMP_) {
        come(way, pc + 1 + byte_code_jump(i), length, begins);
        return;
    }
    if (operation == OP_TFORPREP_) come(way, pc + 1 + step, length, begins);
    if (operation == OP_FORPREP_) come(way, pc + 2 + step, length, begins);
    if (operation == OP_FORLOOP_ || operation == OP_TFORLOOP_)
        come(way, pc + 1 - step, length, begins);
    if (skips) come(way, pc + 2, length, begins);
    come(way, pc + 1, length, begins);
}

// Passes all instructions once, up to one that makes the way endless. Returns the longest way
// so far.
static int pass_instructions(Way *way)
{
    int longest = 0;

    way->changed = false;
    for (int pc = 0; pc < way->n; pc++) {
        const Pace does = way->does[pc];
        const int length = way->at[pc] + 1 + does.longest;

        if (way->at[pc] < 0) continue;
        if (length >= PACE_ENDLESS) return PACE_ENDLESS;
        if (length > longest) longest = length;
        go_on(way,
              pc,
              does.stops ? does.longest : length,
              way->begins[pc] && !does.stops);
    }
    return longest;
}

// Returns the pace of the list on top of the stack. A loop that C need not enter makes the way
// longer with each pass.
static Pace longest_way(lua_State *L, int depth)
{
    Way way = {0};
    int longest = 0;

    (void)lua_rawgeti(L, -1, 1);
    way.code = lua_tostring(L, -1); // the list keeps it
    way.n = (int)(lua_rawlen(L, -1) / INSTRUCTION_BYTES);
    lua_pop(L, 1);
    weigh(L, &way, depth);
    for (int i = 0; way.changed || !i; i++) {
        longest = pass_instructions(&way);
        if (longest >= PACE_ENDLESS || i == PASSES_MOST)
            return (Pace){.longest = PACE_ENDLESS};
    }
    return (Pace){.longest = longest, .stops = !way.silent};
}

static Pace pace_from(lua_Integer kept)
{
    return (Pace){.longest = (int)(kept >> 1), .stops = kept & 1};
}

// Notes the pace of the function at [index] in the list of paces at [paces].
static void keep_pace(lua_State *L, int paces, int index, Pace pace)
{
    lua_pushvalue(L, index);
    lua_pushinteger(L, (lua_Integer)pace.longest << 1 | pace.stops);
    lua_rawset(L, paces);
}

// Returns the pace of the function on top of the stack, and pops it. Nothing is allocated:
// the pace takes the place of the list. While it is sought the function has no pace, so one
// that calls itself has none.
static Pace pace_of(lua_State *L, int depth)
{
    const int function = lua_gettop(L);
    Pace pace = {.longest = PACE_ENDLESS};

    if (depth == PACE_DEPTH || !lua_checkstack(L, LUA_MINSTACK)) {
        lua_pop(L, 1);
        return pace;
    }
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->paces);
    lua_pushvalue(L, function);
    if (lua_rawget(L, -2) == LUA_TNUMBER) {
        pace = pace_from(lua_tointeger(L, -1));
    } else if (lua_istable(L, -1)) {
        keep_pace(L, function + 1, function, pace);
        pace = longest_way(L, depth);
        keep_pace(L, function + 1, function, pace);
    }
    lua_settop(L, function - 1);
    return pace;
}

int script_pace(lua_State *L, int function)
{
    lua_pushvalue(L, function);
    return pace_of(L, 0).longest;
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
