// vain_inside.h -- what the checks of the instructions of a function share.

#ifndef VAIN_INSIDE_H
#define VAIN_INSIDE_H

#include "scripting/lua/byte_code.h"

enum { VAIN_TARGET = 1, VAIN_REACHED = 2 }; // marks of an instruction

// A function, with the instructions to which a jump leads and those that are reached.
typedef struct {
    lua_State *L;
    const ByteFunction *function;
    int index; // of the function of Lua, 0: unknown
    uint8_t *marks;
} Vain;

// What a register holds at some place: it was read, made or called there, or nobody knows.
typedef struct {
    int op; // OP_GETTABUP_, OP_GETUPVAL_, OP_CALL_, OP_LOADI_, OP_LEN_ …; -1: unknown
    size_t pc;
} Source;

Source vain_source(const Vain *vain, size_t pc, size_t reg);

// Pushes the value that a word or an upvalue has in all calls of the function, and sets its
// name. Returns false, with nothing pushed, where that is not known.
bool vain_source_push_named(const Vain *vain, Source source, const char **name);

// Returns the number that the OP_LOADI_ at [pc] loads.
static inline int vain_loaded(const ByteFunction *function, size_t pc)
{
    enum { LOADI_ZERO = 65535 }; // what the instruction adds to it

    return (int)(byte_code_at(function, pc) >> 15) - LOADI_ZERO;
}

// Raises a fault where the OP_GETI_ at [pc] reads an entry that the list never has.
void vain_index_check(const Vain *vain, size_t pc);

// Raises a fault where the call at [pc] offers a choice between two texts that are the same.
void vain_twice_check(const Vain *vain, size_t pc);

// Raises a fault where the call at [pc] goes through a list into which nothing is ever put.
void vain_empty_check(const Vain *vain, size_t pc);

#endif
