// byte_code.c -- reads the functions of a script from what Lua dumps of them.
//
// A dump is read from front to back. A function of it holds the functions within it, and
// behind these the lines of its own instructions.

#include "scripting/lua/byte_code.h"

#include <string.h>

#include "engine/base/number.h"
#include "scripting/base/function_dump.h"
#include "scripting/lua/script_fault.h"

enum { LINE_ABSOLUTE = -128 }; // a step that stands for a row of ByteFunction.absolute

// The dumped bytes that are still to be read.
typedef struct {
    lua_State *L;
    FunctionDump bytes;
    int depth;
    const ByteReader *reader;
} Dump;

static ByteName read_name(Dump *dump)
{
    const size_t size = function_dump_size(&dump->bytes);
    ByteName name = {.text = (const char *)dump->bytes.at, .size = size ? size - 1 : 0};

    function_dump_skip(&dump->bytes, name.size);
    return name;
}

// Reads a number. Returns it if it is whole and small.
static int read_number(Dump *dump, bool whole)
{
    lua_Integer n = 0;

    memcpy(&n, dump->bytes.at, sizeof n);
    function_dump_skip(&dump->bytes, FUNCTION_DUMP_NUMBER);
    return whole && n >= -NUMBER_MAX && n <= UINT16_MAX ? (int)n : BYTE_NO_NUMBER;
}

// Reads the constants, of which only texts and whole numbers matter: names of words, the
// numbers of queries. The
// index of an instruction has 8 bits, so later ones are never needed.
static void read_constants(Dump *dump, ByteFunction *function)
{
    const size_t n = function_dump_size(&dump->bytes);

    for (size_t i = 0; i < n; i++) {
        const uint8_t variant = function_dump_byte(&dump->bytes);
        const uint8_t type = variant & 0x0fu;
        ByteName name = {.text = "", .size = 0};
        int number = BYTE_NO_NUMBER;

        if (type == LUA_TNUMBER) number = read_number(dump, variant == LUA_TNUMBER);
        if (type == LUA_TSTRING) name = read_name(dump);
        if (i >= BYTE_NAMES_MAX) continue;
        function->constants[i] = name;
        function->numbers[i] = number;
    }
    function->constants_n = n < BYTE_NAMES_MAX ? n : BYTE_NAMES_MAX;
}

// Reads what Lua keeps for messages: lines, local names, names of upvalues. Lines are
// steps from the line before; a step that is too large refers to an absolute line.
static void read_debug(Dump *dump, ByteFunction *function)
{
    size_t n;

    function->lines_n = function_dump_size(&dump->bytes);
    function->lines = dump->bytes.at;
    function_dump_skip(&dump->bytes, function->lines_n);
    n = function_dump_size(&dump->bytes);
    for (size_t i = 0; i < n; i++) {
        const size_t pc = function_dump_size(&dump->bytes),
                     line = function_dump_size(&dump->bytes);

        if (i >= (size_t)COUNT_OF(function->absolute)) continue;
        function->absolute[i].pc = pc;
        function->absolute[i].line = line;
        function->absolute_n = i + 1;
    }
    n = function_dump_size(&dump->bytes);
    for (size_t i = 0; i < n; i++) {
        (void)read_name(dump);
        (void)function_dump_size(&dump->bytes);
        (void)function_dump_size(&dump->bytes);
    }
    function->upvalues_n = function_dump_size(&dump->bytes);
    for (size_t i = 0; i < function->upvalues_n; i++) {
        const ByteName name = read_name(dump);

        if (i < BYTE_NAMES_MAX) function->upvalues[i] = name;
    }
}

int byte_code_line(const ByteFunction *function, size_t pc)
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

static uint32_t instruction_of(const uint8_t *code, size_t pc)
{
    uint32_t instruction;

    memcpy(&instruction, code + 4 * pc, sizeof instruction);
    return instruction;
}

uint32_t byte_code_at(const ByteFunction *function, size_t pc)
{
    return instruction_of(function->code, pc);
}

// A function that is called lies in a register of its own, and nothing touches that until the
// call; what an argument is comes to the register of the argument.
bool byte_code_begins_call(const uint8_t *code, size_t n, size_t pc)
{
    if (pc + 2 >= n) return false;
    const size_t function = byte_code_a(instruction_of(code, pc));

    if (byte_code_a(instruction_of(code, pc + 1)) != function + 1) return false;
    for (pc += 2; pc < n; pc++) {
        const uint32_t i = instruction_of(code, pc);
        const int operation = byte_code_operation(i);

        if (operation == OP_JMP_) continue;
        if (byte_code_a(i) == function)
            return operation == OP_CALL_ || operation == OP_TAILCALL_;
        if (byte_code_a(i) == function + 1) return false;
    }
    return false;
}

bool byte_code_is_environment(const ByteFunction *function, size_t upvalue)
{
    const ByteName *name = &function->upvalues[upvalue];

    return upvalue < function->upvalues_n && name->size == 4 &&
           !memcmp(name->text, "_ENV", 4);
}

// Reads a function and those within it, in the order in which Lua dumps them, then gives
// it. Each lies on the stack of C, as at most FUNCTION_DEPTH_MAX are open at once: in the memory
// of Lua their ten thousand bytes make it collect all the time.
static void read_function(Dump *dump)
{
    ByteFunction function;
    size_t n;

    if (dump->depth++ == FUNCTION_DEPTH_MAX)
        script_fault(dump->L, FOUND_TOO_MANY, "functions are nested too deep");
    luaL_checkstack(dump->L, LUA_MINSTACK, NULL);
    function.absolute_n = 0;
    (void)read_name(dump);
    function.line_first = function_dump_size(&dump->bytes);
    (void)function_dump_size(&dump->bytes);
    function_dump_skip(&dump->bytes, 3);
    function.code_n = function_dump_size(&dump->bytes);
    function.code = dump->bytes.at;
    function_dump_skip(&dump->bytes, 4 * function.code_n);
    read_constants(dump, &function);
    n = function_dump_size(&dump->bytes);
    function_dump_skip(&dump->bytes, 3 * n);
    n = function_dump_size(&dump->bytes);
    for (size_t i = 0; i < n; i++) read_function(dump);
    read_debug(dump, &function);
    dump->reader->take(dump->reader->self, &function, dump->depth);
    dump->depth--;
}

void byte_code_read(lua_State *L, const ByteReader *reader)
{
    Host *host = host_of(L);
    Dump dump = {.L = L, .bytes = function_dump_take(L, false), .reader = reader};
    uint8_t *bytes;

    host->keeps = true;
    bytes = lua_newuserdatauv(L, function_dump_length(&dump.bytes), 0);
    host->keeps = false;
    function_dump_move(&dump.bytes, bytes);
    read_function(&dump);
    lua_pop(L, 1);
}

long byte_code_leads_to(const ByteFunction *function, size_t pc)
{
    const uint32_t i = byte_code_at(function, pc);
    const long next = (long)pc + 1, wide = (long)(i >> 15);
    const int op = byte_code_operation(i);

    if (op == OP_JMP_) return next + byte_code_jump(i);
    if (op == OP_FORPREP_) return next + wide + 1;
    if (op == OP_TFORPREP_) return next + wide;
    if (op == OP_FORLOOP_ || op == OP_TFORLOOP_) return next - wide;
    if ((op >= OP_EQ_ && op <= OP_TESTSET_) || op == OP_LFALSESKIP_) return next + 1;
    return -1;
}

// ---- functions that only hand on what they are given

enum { NAME_ROOM = 64 };

typedef struct {
    int parameters;
    bool gives;
    char name[NAME_ROOM]; // of the word, "": there is none
} Search;

// Returns how many arguments the function on top of the stack takes, -1: any number.
static int parameters_of(lua_State *L)
{
    lua_Debug about;

    lua_pushvalue(L, -1);
    (void)lua_getinfo(L, ">u", &about);
    return about.isvararg ? -1 : about.nparams;
}

// Returns whether the instruction calls with all parameters, and all is said with it.
static bool is_last_call(const Search *search, const ByteFunction *function, size_t pc)
{
    const uint32_t i = byte_code_at(function, pc);
    const size_t n = (size_t)search->parameters;

    if (byte_code_a(i) != n || byte_code_b(i) != n + 1) return false;
    if (byte_code_operation(i) == OP_TAILCALL_) return true;
    return byte_code_operation(i) == OP_CALL_ && byte_code_c(i) == 1 &&
           !search->gives &&
           byte_code_operation(byte_code_at(function, pc + 1)) == OP_RETURN_NOTHING_;
}

// A ByteReader.take. The outermost function comes last, with depth 1.
static void take_last_call(void *self, const ByteFunction *function, int depth)
{
    Search *search = self;
    const size_t n = (size_t)search->parameters;

    if (depth > 1 || function->code_n < n + 3) return;
    const uint32_t word = byte_code_at(function, 0);

    if (byte_code_operation(word) != OP_GETTABUP_ || byte_code_a(word) != n ||
        !byte_code_is_environment(function, byte_code_b(word)))
        return;
    for (size_t i = 0; i < n; i++) {
        const uint32_t moved = byte_code_at(function, i + 1);

        if (byte_code_operation(moved) != OP_MOVE_ || byte_code_a(moved) != n + 1 + i ||
            byte_code_b(moved) != i)
            return;
    }
    if (!is_last_call(search, function, n + 1)) return;
    const ByteName *name = &function->constants[byte_code_c(word)];

    if (name->size < NAME_ROOM) memcpy(search->name, name->text, name->size);
}

int byte_code_handed_on(lua_State *L, bool gives)
{
    Search search = {.parameters = parameters_of(L), .gives = gives};
    const ByteReader reader = {.take = take_last_call, .self = &search};

    if (search.parameters < 0) return -1;
    byte_code_read(L, &reader);
    if (!search.name[0]) return -1;
    lua_pushstring(L, search.name);
    return search.parameters;
}

bool byte_code_takes(lua_State *L, int n)
{
    const int parameters = parameters_of(L);

    return parameters >= 0 && parameters <= n;
}
