// check_code.c -- refuses instructions with which a function of a script could keep state,
// and words that do not exist.
//
// A function must not assign to an upvalue, nor to a table that an upvalue holds. It
// checks words here because no rehearsal reaches all branches. Before a script runs at
// all, check_code_chunk refuses `...`: a list of values that no table holds has no
// limit of size.

#include <string.h>

#include "scripting/checks/check.h"
#include "scripting/lua/byte_code.h"
#include "scripting/lua/near_word.h"
#include "scripting/lua/query_code.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/script_pace.h"
#include "scripting/lua/vain_code.h"

// The function that is checked, with those within it.
typedef struct {
    lua_State *L;
    int function; // where it lies on the Lua stack
    bool chunk;   // it has not run yet: words that it declares are not known
} Code;

// Returns the spot of the instruction at [pc], for a fault of the row [found].
static ScriptSpot spot_of(const Code *code, const ByteFunction *function, size_t pc,
                          FoundKind found)
{
    return (ScriptSpot){found, host_of(code->L)->script, byte_code_line(function, pc)};
}

// The place of a word in a function, where the check finds it.
typedef struct {
    Code *code;
    const ByteFunction *function;
    size_t pc;
    ByteName name;
} WordRead;

static const char *push_name(lua_State *L, ByteName name)
{
    return lua_pushlstring(L, name.text, name.size);
}

// Reports a word that does not exist.
static void check_word(void *self)
{
    const WordRead *read = self;
    lua_State *L = read->code->L;
    const char *word = push_name(L, read->name);

    clauses_named_note(L, word);
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_pushvalue(L, -2);
    if (lua_rawget(L, -2) == LUA_TNIL) {
        const char *hint = vocabulary_hint(host_of(L)->rules, word);

        lua_pop(L, 1);
        if (hint)
            script_fault_at(
                L,
                spot_of(read->code, read->function, read->pc, FOUND_NO_WORD),
                "unknown word '%s': %s",
                word,
                hint);
        script_fault_at(
            L,
            spot_of(read->code, read->function, read->pc, FOUND_NO_WORD),
            "unknown word '%s'%s",
            word,
            near_word_text(L, word, byte_code_line(read->function, read->pc)));
    }
    lua_pop(L, 3);
}

static void refuse_write(Code *code, const ByteFunction *function, size_t pc,
                         ByteName name)
{
    script_fault_at(code->L,
                    spot_of(code, function, pc, FOUND_STATE),
                    "a script cannot keep state: '%s' is set in a function",
                    push_name(code->L, name));
}

// Refuses a name that no local has: a local in the function is what was meant.
static void refuse_global(Code *code, const ByteFunction *function, size_t pc,
                          ByteName name)
{
    const char *word = push_name(code->L, name);
    const int line = byte_code_line(function, pc);

    script_fault_at(code->L,
                    spot_of(code, function, pc, FOUND_STATE),
                    "a script cannot keep state: '%s' is set in a function; write: %s",
                    word,
                    right_line_local(code->L, line, word));
}

// Returns the word of the language that the register was given last before [pc], size 0 if
// it holds something else.
static ByteName word_in(const ByteFunction *function, size_t pc, size_t reg)
{
    while (pc-- > 0) {
        const uint32_t i = byte_code_at(function, pc);

        if (byte_code_a(i) != reg) continue;
        if (byte_code_operation(i) != OP_GETTABUP_ ||
            !byte_code_is_environment(function, byte_code_b(i)))
            break;
        return function->constants[byte_code_c(i)];
    }
    return (ByteName){0};
}

// Returns whether a verb gives a zone, as the word that the zone is.
static bool gives_zones(const Rules *rules)
{
    for (int i = 0; i < rules->verbs_n; i++)
        if (rules->verbs[i].gives == VALUE_ZONE) return true;
    return false;
}

// Refuses `p == you`: a word is a description, and no thing is one.
static void check_equality(Code *code, const ByteFunction *function, size_t pc,
                           size_t reg)
{
    const ByteName name = word_in(function, pc, reg);
    const ScriptValue *datum = NULL;
    const char *word;

    // The rules of a game may be given words by their own functions.
    if (!name.size || host_of(code->L)->checks_calls) return;
    word = push_name(code->L, name);
    (void)lua_rawgeti(code->L, LUA_REGISTRYINDEX, host_of(code->L)->words);
    lua_pushvalue(code->L, -2);
    (void)lua_rawget(code->L, -2);
    datum = script_value_at(code->L, -1);
    if (datum && datum->kind == SCRIPT_WORD &&
        !(datum->zone && gives_zones(host_of(code->L)->rules)))
        script_fault_at(code->L,
                        spot_of(code, function, pc, FOUND_EQUALITY),
                        "'%s' is a word, and nothing is '==' to it: ask is(..., %s)",
                        word,
                        datum->role ? word : "query");
    lua_pop(code->L, 3);
}

// Returns how many arguments the call at [pc] gives, -1 where that is not known. Where the
// last one is a call itself, it counts as one: verbs return one thing.
static int arguments_of(const ByteFunction *function, size_t pc)
{
    const uint32_t call = byte_code_at(function, pc);
    const int operand = (int)byte_code_b(call);

    if (operand || !pc) return operand - 1;
    const uint32_t last = byte_code_at(function, pc - 1);
    if (byte_code_operation(last) != OP_CALL_) return -1;
    return (int)byte_code_a(last) - (int)byte_code_a(call);
}

// Returns how many arguments the set's word takes that lies in the register, -1: none does.
static int word_takes(const Code *code, ByteName name)
{
    lua_State *L = code->L;
    lua_Debug about;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    (void)push_name(L, name);
    if (lua_rawget(L, -2) != LUA_TFUNCTION || lua_iscfunction(L, -1)) {
        lua_pop(L, 2);
        return -1;
    }
    (void)lua_getinfo(L, ">u", &about);
    lua_pop(L, 1);
    return about.isvararg ? -1 : about.nparams;
}

// Refuses a call of a set's word, which lies in the register, with more arguments than it takes:
// Lua would drop them. Remarks on one with fewer: a verb to which it hands nil does nothing.
static void check_call_of_word(const Code *code, const ByteFunction *function,
                               size_t pc, size_t reg)
{
    lua_State *L = code->L;
    const ByteName name = word_in(function, pc, reg);
    const int given = arguments_of(function, pc);
    const Host *host = host_of(L);
    int takes;

    if (!name.size || given < 0 || host->checks_calls) return;
    takes = word_takes(code, name);
    if (takes < 0 || takes == given) return;
    lua_pushlstring(L, name.text, name.size);
    if (given > takes)
        script_fault_at(
            L,
            spot_of(code, function, pc, FOUND_ARGUMENTS),
            "'%s' takes %d arguments at most and gets %d: it knows nothing of "
            "the rest. Say that with the verbs that it is made of",
            lua_tostring(L, -1),
            takes,
            given);
    if (host->source && host->source->tell)
        script_recover_remark(
            L,
            spot_of(code, function, pc, FOUND_FEW_ARGUMENTS),
            "'%s' takes %d arguments and gets %d; the rest is nil, which "
            "is nobody and nothing: for a player write you",
            lua_tostring(L, -1),
            takes,
            given);
    lua_pop(L, 1);
}

// Refuses a write to an upvalue, and checks the words that are read.
static void check_instruction(Code *code, const ByteFunction *function, size_t pc)
{
    const uint32_t i = byte_code_at(function, pc);
    const size_t a = byte_code_a(i), b = byte_code_b(i);

    if (code->chunk) {
        if (byte_code_operation(i) == OP_VARARG_)
            script_fault_at(code->L,
                            spot_of(code, function, pc, FOUND_STATE),
                            "a function names what it is given: no '...'");
        return;
    }
    switch (byte_code_operation(i)) {
    case OP_GETUPVAL_:
        if (byte_code_is_environment(function, b))
            script_fault_at(code->L,
                            spot_of(code, function, pc, FOUND_STATE),
                            "a function cannot hold all words: no '_ENV'");
        break;
    case OP_SETUPVAL_: refuse_write(code, function, pc, function->upvalues[b]); break;
    case OP_SETTABUP_:
        refuse_global(code,
                      function,
                      pc,
                      byte_code_is_environment(function, a) ? function->constants[b]
                                                            : function->upvalues[a]);
        break;
    case OP_GETTABUP_:
        if (byte_code_is_environment(function, b)) {
            WordRead read = {code, function, pc, function->constants[byte_code_c(i)]};

            (void)script_recover_try(code->L, check_word, &read);
        }
        break;
    case OP_CALL_:
    case OP_TAILCALL_: check_call_of_word(code, function, pc, a); break;
    case OP_EQ_:
        check_equality(code, function, pc, a);
        check_equality(code, function, pc, b);
        break;
    default: break;
    }
}

// Checks the instructions of a function. A function within the one that is checked is
// part of its pace.
static void take_function(void *self, const ByteFunction *function, int depth)
{
    Code *code = self;

    for (size_t pc = 0; pc < function->code_n; pc++)
        check_instruction(code, function, pc);
    if (code->chunk) return;
    if (depth == 1) script_pace_note(code->L, code->function, function);
    query_code_read(code->L, depth == 1 ? code->function : 0, function);
    check_call(code->L, function);
    vain_code_check(code->L, function, depth == 1 ? code->function : 0);
    check_moved(code->L, function);
}

void check_code(lua_State *L)
{
    Code code = {.L = L, .function = lua_gettop(L)};

    byte_code_read(L, &(ByteReader){take_function, &code});
}

void check_code_chunk(lua_State *L)
{
    Code code = {.L = L, .function = lua_gettop(L), .chunk = true};

    byte_code_read(L, &(ByteReader){take_function, &code});
}

static bool makes_data(const char *name)
{
    static const char *const makers[] = {
#define CLAUSE(kind, name, rule, doc)      name,
#define BUILDER(name, function, form, doc) name,
#include "scripting/base/language.def"
    };
    static const char *const declaring[] = {
        "words", "says", "player_counter", "thing_counter", "status"};

    for (int i = 0; i < COUNT_OF(declaring); i++)
        if (!strcmp(name, declaring[i])) return false;
    for (int i = 0; i < COUNT_OF(makers); i++)
        if (!strcmp(name, makers[i])) return true;
    return false;
}

static void take_thrown(void *self, const ByteFunction *function, int depth)
{
    vain_code_check_data(self, function, depth == 1, makes_data);
}

void check_code_thrown(lua_State *L)
{
    byte_code_read(L, &(ByteReader){take_thrown, L});
}

// Gives the lines with instructions. The last instruction is the return that Lua adds.
static void take_lines(void *self, const ByteFunction *function, int depth)
{
    const CheckLines *lines = self;
    int last = 0;

    for (size_t pc = 0; depth > 1 && pc + 1 < function->code_n; pc++) {
        const int line = byte_code_line(function, pc);

        if (line != last) lines->take(lines->self, line);
        last = line;
    }
}

void check_code_lines(lua_State *L, CheckLines lines)
{
    byte_code_read(L, &(ByteReader){take_lines, &lines});
}
