// check.c -- proves that a script keeps no state between two calls.
//
// A Lua function can keep something only in an upvalue or in a table that an upvalue
// holds. Therefore the host inspects every function of a loaded script. The byte code
// (dumped, and read as Lua 5.4 writes it) must not assign to an upvalue, and the
// upvalues may hold only data. Lists among them are replaced by frozen copies, which
// nothing can write to.
//
// The same walk finds words that do not exist, also in branches that no rehearsal
// reaches. Before a script runs at all, a first walk refuses `...`: a list of values
// that no table holds has no limit of size.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scripting/checks_inside.h"

// The opcodes that matter here, as in lopcodes.h of Lua 5.4. check_works proves at
// start that they still hold.
enum {
    OP_GETUPVAL_ = 9,
    OP_SETUPVAL_ = 10,
    OP_GETTABUP_ = 11,
    OP_SETTABUP_ = 15,
    OP_EQ_ = 57,
    OP_CALL_ = 68,
    OP_TAILCALL_ = 69,
    OP_VARARG_ = 80,
    NAMES_MAX = 256,  // because an operand has 8 bits
    CHECK_DEPTH = 64, // functions that functions hold
    LINE_ABSOLUTE = -128,
};

// The dumped bytes, read from front to back.
typedef struct {
    lua_State *L;
    const uint8_t *at, *end;
    int depth;
    int function;            // where it lies on the Lua stack
    bool chunk;              // it has not run yet: words that it declares are not known
    const CheckLines *lines; // who wants its lines; NULL: it is checked
} Code;

// One function of the dump.
typedef struct {
    const uint8_t *code, *lines;
    size_t code_n, lines_n, line_first;
    size_t absolute_n;
    struct {
        size_t pc, line;
    } absolute[32];
    CheckName constants[NAMES_MAX], upvalues[NAMES_MAX];
    size_t upvalues_n, constants_n;
} Function;

typedef struct {
    uint8_t *bytes;
    size_t n, room;
} Buffer;

static int write_dump(lua_State *L, const void *bytes, size_t n, void *self)
{
    Buffer *buffer = self;

    (void)L;
    if (buffer->n + n > buffer->room) {
        buffer->room = 2 * (buffer->n + n);
        buffer->bytes = realloc(buffer->bytes, buffer->room);
        ASSERT(buffer->bytes);
    }
    memcpy(buffer->bytes + buffer->n, bytes, n);
    buffer->n += n;
    return 0;
}

static void skip(Code *code, size_t n)
{
    ASSERT(n <= (size_t)(code->end - code->at));
    code->at += n;
}

static uint8_t read_byte(Code *code)
{
    skip(code, 1);
    return code->at[-1];
}

static size_t read_size(Code *code)
{
    size_t n = 0;
    uint8_t byte;

    do {
        byte = read_byte(code);
        n = n << 7 | (byte & 0x7fu);
    } while (!(byte & 0x80u));
    return n;
}

static CheckName read_name(Code *code)
{
    const size_t size = read_size(code);
    CheckName name = {.text = (const char *)code->at, .size = size ? size - 1 : 0};

    skip(code, name.size);
    return name;
}

// Reads the constants, of which only the texts matter: they are names of words. The
// index of an instruction has 8 bits, so later ones are never needed.
static void read_constants(Code *code, Function *function)
{
    const size_t n = read_size(code);

    for (size_t i = 0; i < n; i++) {
        const uint8_t type = read_byte(code) & 0x0fu;
        CheckName name = {.text = "", .size = 0};

        if (type == LUA_TNUMBER) skip(code, 8);
        if (type == LUA_TSTRING) name = read_name(code);
        if (i < NAMES_MAX) function->constants[i] = name;
    }
    function->constants_n = n < NAMES_MAX ? n : NAMES_MAX;
}

// Reads what Lua keeps for messages: lines, local names, names of upvalues. Lines are
// steps from the line before; a step that is too large refers to an absolute line.
static void read_debug(Code *code, Function *function)
{
    size_t n;

    function->lines_n = read_size(code);
    function->lines = code->at;
    skip(code, function->lines_n);
    n = read_size(code);
    for (size_t i = 0; i < n; i++) {
        const size_t pc = read_size(code), line = read_size(code);

        if (i >= (size_t)COUNT_OF(function->absolute)) continue;
        function->absolute[i].pc = pc;
        function->absolute[i].line = line;
        function->absolute_n = i + 1;
    }
    n = read_size(code);
    for (size_t i = 0; i < n; i++) {
        (void)read_name(code);
        (void)read_size(code);
        (void)read_size(code);
    }
    function->upvalues_n = read_size(code);
    for (size_t i = 0; i < function->upvalues_n; i++) {
        const CheckName name = read_name(code);

        if (i < NAMES_MAX) function->upvalues[i] = name;
    }
}

// Returns the line of the instruction at [pc].
static int line_of(const Function *function, size_t pc)
{
    size_t line = function->line_first;

    for (size_t i = 0; i <= pc && i < function->lines_n; i++) {
        const int8_t step = (int8_t)function->lines[i];

        if (step != LINE_ABSOLUTE) {
            line += (size_t)step;
            continue;
        }
        for (size_t k = 0; k < function->absolute_n; k++) {
            if (function->absolute[k].pc == i) line = function->absolute[k].line;
        }
    }
    return (int)line;
}

// Returns the spot of the instruction at [pc], for a fault of the row [found].
static ScriptSpot spot_of(const Code *code, const Function *function, size_t pc,
                          FoundKind found)
{
    return (ScriptSpot){found, host_of(code->L)->script, line_of(function, pc)};
}

// The place of a word in a function, which is looked up there.
typedef struct {
    Code *code;
    const Function *function;
    size_t pc;
    CheckName name;
} WordRead;

static bool is_environment(const Function *function, size_t upvalue)
{
    const CheckName *name = &function->upvalues[upvalue];

    return name->size == 4 && !memcmp(name->text, "_ENV", 4);
}

static const char *push_name(lua_State *L, CheckName name)
{
    return lua_pushlstring(L, name.text, name.size);
}

// Reports a word that does not exist.
static void check_word(void *self)
{
    const WordRead *read = self;
    lua_State *L = read->code->L;
    const char *word = push_name(L, read->name);
    Nearest nearest = nearest_to(word);

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_pushvalue(L, -2);
    if (lua_rawget(L, -2) == LUA_TNIL) {
        lua_pop(L, 1);
        for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
            nearest_try(&nearest, lua_tostring(L, -2));
        }
        script_fault_at(L,
                        spot_of(read->code, read->function, read->pc, FOUND_NO_WORD),
                        "unknown word '%s'%s",
                        word,
                        nearest_text(L, &nearest));
    }
    lua_pop(L, 3);
}

static void refuse_write(Code *code, const Function *function, size_t pc,
                         CheckName name)
{
    script_fault_at(code->L,
                    spot_of(code, function, pc, FOUND_STATE),
                    "a script cannot keep state: '%s' is set in a function",
                    push_name(code->L, name));
}

// Returns the word of the language that the register was given last before [pc], size 0 if
// it holds something else.
static CheckName word_in(const Function *function, size_t pc, size_t reg)
{
    while (pc-- > 0) {
        uint32_t i;

        memcpy(&i, function->code + 4 * pc, sizeof i);
        if ((i >> 7 & 0xffu) != reg) continue;
        if ((i & 0x7fu) != OP_GETTABUP_ || !is_environment(function, i >> 16 & 0xffu))
            break;
        return function->constants[i >> 24];
    }
    return (CheckName){0};
}

// Refuses `p == you`: a word is a description, and no thing is one.
static void check_equality(Code *code, const Function *function, size_t pc, size_t reg)
{
    const CheckName name = word_in(function, pc, reg);
    const Datum *datum = NULL;
    const char *word;

    // The rules of a game may be given words by their own functions.
    if (!name.size || host_of(code->L)->checks_calls) return;
    word = push_name(code->L, name);
    (void)lua_rawgeti(code->L, LUA_REGISTRYINDEX, host_of(code->L)->words);
    lua_pushvalue(code->L, -2);
    (void)lua_rawget(code->L, -2);
    datum = datum_at(code->L, -1);
    if (datum && datum->kind == DATUM_WORD)
        script_fault_at(code->L,
                        spot_of(code, function, pc, FOUND_EQUALITY),
                        "'%s' is a word, and nothing is '==' to it: ask is(..., %s)",
                        word,
                        datum->role ? word : "query");
    lua_pop(code->L, 3);
}

// Returns how many arguments the call at [pc] gives, -1 where that is not known. Where the
// last one is a call itself, it counts as one: verbs return one thing.
static int arguments_of(const Function *function, size_t pc)
{
    uint32_t call, last;

    memcpy(&call, function->code + 4 * pc, sizeof call);
    const int operand = call >> 16 & 0xffu;
    if (operand || !pc) return operand - 1;
    memcpy(&last, function->code + 4 * (pc - 1), sizeof last);
    if ((last & 0x7fu) != OP_CALL_) return -1;
    return (int)(last >> 7 & 0xffu) - (int)(call >> 7 & 0xffu);
}

// Remarks on a call of a set's word, which lies in the register, with fewer arguments than
// it takes: a verb to which it hands nil does nothing.
static void remark_call(const Code *code, const Function *function, size_t pc,
                        size_t reg)
{
    lua_State *L = code->L;
    const CheckName name = word_in(function, pc, reg);
    const int given = arguments_of(function, pc);
    Host *host = host_of(L);
    lua_Debug about;

    if (!name.size || given < 0 || host->checks_calls) return;
    if (!host->source || !host->source->tell) return;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    (void)push_name(L, name);
    if (lua_rawget(L, -2) != LUA_TFUNCTION || lua_iscfunction(L, -1)) {
        lua_pop(L, 2);
        return;
    }
    (void)lua_getinfo(L, ">u", &about);
    lua_pop(L, 1);
    if (about.nparams <= given) return;
    lua_pushlstring(L, name.text, name.size);
    script_recover_remark(L,
                          spot_of(code, function, pc, FOUND_FEW_ARGUMENTS),
                          "'%s' takes %d arguments and gets %d; the rest is nil, which "
                          "is nobody and nothing: for a player write you",
                          lua_tostring(L, -1),
                          about.nparams,
                          given);
    lua_pop(L, 1);
}

// Refuses a write to an upvalue, and checks the words that are read.
static void check_instruction(Code *code, const Function *function, size_t pc)
{
    uint32_t i;
    size_t a, b, c;

    memcpy(&i, function->code + 4 * pc, sizeof i);
    a = i >> 7 & 0xffu;
    b = i >> 16 & 0xffu;
    c = i >> 24;
    if (code->chunk) {
        if ((i & 0x7fu) == OP_VARARG_)
            script_fault_at(code->L,
                            spot_of(code, function, pc, FOUND_STATE),
                            "a function names what it is given: no '...'");
        return;
    }
    switch (i & 0x7fu) {
    case OP_GETUPVAL_:
        if (is_environment(function, b))
            script_fault_at(code->L,
                            spot_of(code, function, pc, FOUND_STATE),
                            "a function cannot hold all words: no '_ENV'");
        break;
    case OP_SETUPVAL_: refuse_write(code, function, pc, function->upvalues[b]); break;
    case OP_SETTABUP_:
        refuse_write(code,
                     function,
                     pc,
                     is_environment(function, a) ? function->constants[b]
                                                 : function->upvalues[a]);
        break;
    case OP_GETTABUP_:
        if (is_environment(function, b)) {
            WordRead read = {code, function, pc, function->constants[c]};

            (void)script_recover_try(code->L, check_word, &read);
        }
        break;
    case OP_CALL_:
    case OP_TAILCALL_: remark_call(code, function, pc, a); break;
    case OP_EQ_:
        check_equality(code, function, pc, a);
        check_equality(code, function, pc, b);
        break;
    default: break;
    }
}

// Checks the calls of verbs in a function that is not rehearsed.
static void check_calls(Code *code, const Function *function)
{
    Host *host = host_of(code->L);
    CheckCall *check = lua_newuserdatauv(code->L, sizeof *check, 0);
    const int line = host->line;

    check_call_begin(check, code->L);
    check->constants = function->constants;
    check->constants_n = function->constants_n;
    for (size_t pc = 0; pc < function->code_n; pc++) {
        uint32_t i;

        memcpy(&i, function->code + 4 * pc, sizeof i);
        host->line = line_of(function, pc);
        check_call_step(check, i, is_environment(function, i >> 16 & 0xffu));
    }
    host->line = line;
    lua_pop(code->L, 1);
}

// Notes the pace of the function that is checked. What stands within it is part of it.
static void note_pace(Code *code, const Function *function)
{
    CheckCode pace = {function->code, function->code_n, function->constants, -1};

    if (code->chunk || code->lines || code->depth > 1) return;
    for (size_t i = 0; i < function->upvalues_n; i++)
        if (is_environment(function, i)) pace.environment = (int)i;
    check_pace_note(code->L, code->function, &pace);
}

// Gives the lines with instructions. The last instruction is the return that Lua adds.
static void take_lines(const CheckLines *lines, const Function *function)
{
    int last = 0;

    for (size_t pc = 0; pc + 1 < function->code_n; pc++) {
        const int line = line_of(function, pc);

        if (line != last) lines->take(lines->self, line);
        last = line;
    }
}

// Reads a function and those within it, in the order in which Lua dumps them, then
// checks its instructions.
static void read_function(Code *code)
{
    Function *function = lua_newuserdatauv(code->L, sizeof *function, 0);
    size_t n;

    if (code->depth++ == FUNCTION_DEPTH_MAX)
        script_fault(code->L, FOUND_TOO_MANY, "functions are nested too deep");
    luaL_checkstack(code->L, LUA_MINSTACK, NULL);
    memset(function, 0, sizeof *function);
    (void)read_name(code);
    function->line_first = read_size(code);
    (void)read_size(code);
    skip(code, 3);
    function->code_n = read_size(code);
    function->code = code->at;
    skip(code, 4 * function->code_n);
    read_constants(code, function);
    n = read_size(code);
    skip(code, 3 * n);
    n = read_size(code);
    for (size_t i = 0; i < n; i++) read_function(code);
    read_debug(code, function);
    if (code->lines && code->depth > 1) take_lines(code->lines, function);
    for (size_t pc = 0; !code->lines && pc < function->code_n; pc++)
        check_instruction(code, function, pc);
    note_pace(code, function);
    if (!code->chunk && host_of(code->L)->checks_calls) check_calls(code, function);
    code->depth--;
    lua_pop(code->L, 1);
}

// The bytes before the first function: signature, version, format, test data, three
// sizes, a test integer and a test float, the number of upvalues.
enum { HEADER = 4 + 1 + 1 + 6 + 1 + 1 + 1 + 8 + 8 + 1 };

// Walks the byte code of the function on top of the stack.
static void walk(lua_State *L, bool chunk, const CheckLines *lines)
{
    Host *host = host_of(L);
    Buffer buffer = {0};
    uint8_t *bytes;
    Code code = {.L = L, .function = lua_gettop(L), .chunk = chunk, .lines = lines};

    (void)lua_dump(L, write_dump, &buffer, 0);
    host->keeps = true;
    bytes = lua_newuserdatauv(L, buffer.n, 0);
    host->keeps = false;
    memcpy(bytes, buffer.bytes, buffer.n);
    free(buffer.bytes);
    code.at = bytes;
    code.end = bytes + buffer.n;
    skip(&code, HEADER);
    read_function(&code);
    lua_pop(L, 1);
}

void check_chunk(lua_State *L)
{
    walk(L, true, NULL);
}

void check_lines(lua_State *L, const CheckLines *lines)
{
    walk(L, true, lines);
}

static void check(lua_State *L, int index, int seen);

// Refuses a list that keeps a verb, which has another meaning in each phase, or whose key is
// a thing that somebody could change. The key is below the value on top of the stack.
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
    (void)datum_push(L, DATUM_LIST, 0);
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
            check(L, lua_gettop(L), seen);
        }
        lua_rawset(L, -4);
    }
    (void)lua_setiuservalue(L, -2, 1);
}

// Inspects the functions in a list that is frozen already: what they use may be another value
// since then.
static void check_frozen(lua_State *L, int index, int seen)
{
    const Datum *datum = datum_at(L, index);

    if (!datum || datum->kind != DATUM_LIST) return;
    luaL_checkstack(L, LUA_MINSTACK, NULL);
    (void)lua_getiuservalue(L, index, 1);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        script_fault_charge(L, 1);
        if (lua_isfunction(L, -1))
            check(L, lua_gettop(L), seen);
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
    if (!strcmp(name, "_ENV")) check_pace_forget(L, index);
    if (type == LUA_TFUNCTION && lua_iscfunction(L, -1)) {
        script_fault_at(L,
                        (ScriptSpot){FOUND_STATE, host_of(L)->script, 0},
                        "a script cannot keep state: '%s' is a verb, name it in 'run'",
                        name);
    }
    if (type == LUA_TFUNCTION) check(L, lua_gettop(L), seen);
    if (type == LUA_TTABLE) {
        push_frozen(L, lua_gettop(L), seen, 0);
        (void)lua_setupvalue(L, index, i);
    }
    if (type == LUA_TUSERDATA) check_frozen(L, lua_gettop(L), seen);
}

// Inspects the function at [index] and its upvalues. [seen] is a table of the functions
// that were inspected already.
static void check(lua_State *L, int index, int seen)
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
    walk(L, false, NULL);
    lua_pop(L, 1);
    for (int i = 1; (name = lua_getupvalue(L, index, i)); i++, lua_pop(L, 1)) {
        check_upvalue(L, index, i, name, seen);
    }
    host->nested--;
}

void check_function(lua_State *L, int index)
{
    lua_newtable(L);
    check(L, index, lua_gettop(L));
    lua_pop(L, 1);
    host_of(L)->line = 0;
}

void check_declared_word(lua_State *L, int index)
{
    lua_newtable(L);
    if (lua_isfunction(L, index) && !lua_iscfunction(L, index))
        check(L, index, lua_gettop(L));
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
    check_chunk(L);
    lua_call(L, 0, 1);
    check_function(L, 1);
    return 0;
}

// Tells whether the inspection judges a sample correctly: refuses it with [words] in the
// message, or with NULL lets it pass.
static bool sample(lua_State *L, const char *source, const char *words)
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

// Tells whether the pace of a function of this text is known.
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
    has = check_pace(L, lua_gettop(L)) < PACE_ENDLESS;
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
    return sample(L, "local n = 0\nreturn function() n = n + 1 end", "keep state") &&
           sample(L, "local t = {}\nreturn function() t.x = 1 end", "keep state") &&
           sample(L, "local n = 1\nreturn function(x) return n + x end", NULL) &&
           sample(L, "return function(...) return ... end", "no '...'") &&
           sample(L, "return function() local e = _ENV return e end", "no '_ENV'") &&
           paces_work(L);
}
