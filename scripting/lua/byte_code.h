// byte_code.h -- the functions of a script, read from what Lua dumps of them.
//
// Opcodes and layout are those of Lua 5.4. check_works proves at start that they still
// hold.

#ifndef BYTE_CODE_H
#define BYTE_CODE_H

#include "scripting/lua/host_data.h"

// The opcodes that matter here, as in lopcodes.h of Lua 5.4.
enum {
    OP_MOVE_ = 0,
    OP_LOADI_ = 1,
    OP_LOADK_ = 3,
    OP_LOADFALSE_ = 5,
    OP_LFALSESKIP_ = 6,
    OP_LOADNIL_ = 8,
    OP_GETUPVAL_ = 9,
    OP_SETUPVAL_ = 10,
    OP_GETTABUP_ = 11,
    OP_GETTABLE_ = 12,
    OP_GETI_ = 13,
    OP_SETTABUP_ = 15,
    OP_SETTABLE_ = 16,
    OP_SETI_ = 17,
    OP_SETFIELD_ = 18,
    OP_NEWTABLE_ = 19,
    OP_SELF_ = 20,
    OP_MMBIN_ = 46,
    OP_MMBINK_ = 48,
    OP_NOT_ = 51,
    OP_LEN_ = 52,
    OP_CONCAT_ = 53,
    OP_CLOSE_ = 54,
    OP_JMP_ = 56,
    OP_EQ_ = 57,
    OP_LT_ = 58,
    OP_LE_ = 59,
    OP_EQK_ = 60,
    OP_EQI_ = 61,
    OP_LTI_ = 62,
    OP_LEI_ = 63,
    OP_GTI_ = 64,
    OP_GEI_ = 65,
    OP_TEST_ = 66,
    OP_TESTSET_ = 67,
    OP_CALL_ = 68,
    OP_TAILCALL_ = 69,
    OP_RETURN_ = 70,
    OP_RETURN_NOTHING_ = 71,
    OP_RETURN_ONE_ = 72,
    OP_FORLOOP_ = 73,
    OP_FORPREP_ = 74,
    OP_TFORPREP_ = 75,
    OP_TFORCALL_ = 76,
    OP_TFORLOOP_ = 77,
    OP_SETLIST_ = 78,
    OP_CLOSURE_ = 79,
    OP_VARARG_ = 80,
    OP_EXTRAARG_ = 82,
};

enum {
    BYTE_NAMES_MAX = 256, // because an operand has 8 bits
    BYTE_LINES_MAX = 32,
    BYTE_NO_NUMBER = INT32_MIN,
};

// A text of byte code, without a zero at its end.
typedef struct {
    const char *text;
    size_t size;
} ByteName;

// One function. Its pointers point into the dump. What lies beyond a count is nothing.
typedef struct {
    const uint8_t *code, *lines;
    size_t code_n, lines_n; // instructions of four bytes; steps from line to line
    size_t line_first;
    size_t absolute_n;
    struct {
        size_t pc, line;
    } absolute[BYTE_LINES_MAX];
    ByteName constants[BYTE_NAMES_MAX]; // empty where the constant is no text
    int numbers[BYTE_NAMES_MAX];        // BYTE_NO_NUMBER where it is no whole number
    ByteName upvalues[BYTE_NAMES_MAX];
    size_t upvalues_n, constants_n;
} ByteFunction;

// A receiver of the functions of a dump. The outermost has [depth] 1.
typedef struct {
    void (*take)(void *self, const ByteFunction *function, int depth);
    void *self;
} ByteReader;

// Reads the function on top of the stack and those within it. Gives each function after
// those within it.
void byte_code_read(lua_State *L, const ByteReader *reader);

// Returns the instruction at [pc], for the three below.
uint32_t byte_code_at(const ByteFunction *function, size_t pc);

// Returns whether the two instructions at [pc], of [n], read a function and the whole first
// argument of its call.
bool byte_code_begins_call(const uint8_t *code, size_t n, size_t pc);

// Returns what an instruction does, an OP_ constant.
static inline int byte_code_operation(uint32_t instruction)
{
    return (int)(instruction & 0x7fu);
}

// Return the operands of 8 bits that an instruction has.
static inline size_t byte_code_a(uint32_t instruction)
{
    return instruction >> 7 & 0xffu;
}

static inline size_t byte_code_b(uint32_t instruction)
{
    return instruction >> 16 & 0xffu;
}

static inline size_t byte_code_c(uint32_t instruction)
{
    return instruction >> 24;
}

// Returns whether the last operand is a constant.
static inline bool byte_code_k(uint32_t instruction)
{
    return instruction >> 15 & 1u;
}

// Returns where a jump leads, from the instruction behind it.
static inline int byte_code_jump(uint32_t instruction)
{
    enum { NO_STEP = 0xffffff }; // what OP_JMP adds to its number

    return (int)(instruction >> 7) - NO_STEP;
}

// Returns the line of the instruction at [pc].
int byte_code_line(const ByteFunction *function, size_t pc);

// Returns whether the upvalue is the environment, which has all words.
bool byte_code_is_environment(const ByteFunction *function, size_t upvalue);

// Returns where the instruction at [pc] leads beside the next one, -1: nowhere.
long byte_code_leads_to(const ByteFunction *function, size_t pc);

// If the function on top of the stack only calls a word, with its own parameters and no more, as
// `function(p) take_step(p) end` does, pushes the name of that word and returns how many parameters
// there are; else returns -1. [gives]: what the function returns is wanted, so that it has to
// return what the word gives.
int byte_code_handed_on(lua_State *L, bool gives);

// Returns whether the function on top of the stack takes no more than [n] arguments.
bool byte_code_takes(lua_State *L, int n);

#endif
