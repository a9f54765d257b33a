// vain_source.c -- what a register of a function holds, as its instructions show it.

#include "scripting/base/script_names.h"
#include "scripting/lua/host_data.h"
#include "scripting/lua/vain_inside.h"

// Returns whether the instruction writes no register at all.
static bool writes_none(int op)
{
    return op == OP_SETUPVAL_ || (op >= OP_SETTABUP_ && op <= OP_SETFIELD_) ||
           (op >= OP_MMBIN_ && op <= OP_MMBINK_) ||
           (op >= OP_CLOSE_ && op <= OP_TEST_) || op == OP_SETLIST_ ||
           op == OP_EXTRAARG_;
}

// Returns the register of a call or a loop from which on all may be written, or the only
// one that the instruction writes.
static bool writes(uint32_t i, size_t reg, bool *alone)
{
    const int op = byte_code_operation(i);
    const size_t a = byte_code_a(i);

    *alone = a == reg;
    if (writes_none(op)) return false;
    if (op == OP_CALL_ || op == OP_LOADNIL_ || op == OP_SELF_ || op >= OP_FORLOOP_)
        return op == OP_CLOSURE_ ? a == reg : a <= reg;
    return a == reg;
}

Source vain_source(const Vain *vain, size_t pc, size_t reg)
{
    const Source unknown = {-1, 0};

    while (pc-- > 0) {
        const uint32_t i = byte_code_at(vain->function, pc);
        bool alone;

        if (vain->marks[pc + 1] & VAIN_TARGET) return unknown;
        if (!writes(i, reg, &alone)) continue;
        return alone ? (Source){byte_code_operation(i), pc} : unknown;
    }
    return unknown;
}

bool vain_source_push_named(const Vain *vain, Source source, const char **name)
{
    lua_State *L = vain->L;
    const Host *host = host_of(L);
    const uint32_t i = byte_code_at(vain->function, source.pc);
    const size_t b = byte_code_b(i);
    ByteName text;

    if (source.op == OP_GETTABUP_ && byte_code_is_environment(vain->function, b)) {
        text = vain->function->constants[byte_code_c(i)];
        *name = lua_pushlstring(L, text.text, text.size);
        (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
        lua_pushvalue(L, -2);
        (void)lua_rawget(L, -2);
        lua_replace(L, -2);
        return true;
    }
    if (source.op != OP_GETUPVAL_ || !vain->index || !host->text) return false;
    text = vain->function->upvalues[b];
    *name = lua_pushlstring(L, text.text, text.size);
    if (script_names_is_constant(host->text, host->text_size, *name) &&
        lua_getupvalue(L, vain->index, (int)b + 1))
        return true;
    lua_pop(L, 1);
    return false;
}
