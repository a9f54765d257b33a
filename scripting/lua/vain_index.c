// vain_index.c -- refuses `us[3]` of a list that never has so many, and `us[0]` of any.
//
// How many there are tell the query of a target, the number that a verb is given, and a list that
// the script has written. Only a number that stands in the brackets is judged: one that is
// worked out may be right in play. So it is with two texts of one choice that are the same.

#include "scripting/lua/vain_index.h"

#include <string.h>

#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/vain_inside.h"
#include "scripting/lua/written_name.h"

#define BEGINS_WITH_ONE "a list begins with 1, and has no %d: write %s[1] for the first"
#define IS_ONE          "this is one thing, and has no number %d: write %s alone"
#define HAS_AT_MOST                                                                    \
    "of these there are %d at most, and never a number %d: write %s[%d] for the last"

// Where a list is read, and its name.
typedef struct {
    lua_State *L;
    int line;         // 0: where the script is now
    const char *name; // NULL: none is known
} IndexRead;

// Raises a fault where the list never has the entry.
static void check(const IndexRead *read, int i, int most)
{
    const ScriptSpot spot = {FOUND_NOTHING_DONE, host_of(read->L)->script, read->line};
    const char *name = read->name ? read->name : "list", *text;

    if (i >= 1 && (!most || i <= most)) return;
    text = i < 1       ? lua_pushfstring(read->L, BEGINS_WITH_ONE, i, name)
           : most == 1 ? lua_pushfstring(read->L, IS_ONE, i, name)
                       : lua_pushfstring(read->L, HAS_AT_MOST, most, i, name, most);
    if (read->line) script_fault_at(read->L, spot, "%s", text);
    script_fault(read->L, FOUND_NOTHING_DONE, "%s", text);
}

// ---- what the byte code tells

// Returns the number that the call gives to the verb as that argument, 0: it is worked out.
static int number_given(const Vain *vain, size_t pc, size_t argument)
{
    const uint32_t call = byte_code_at(vain->function, pc);
    const Source source = vain_source(vain, pc, byte_code_a(call) + argument);

    if (byte_code_b(call) <= argument || source.op != OP_LOADI_) return 0;
    return vain_loaded(vain->function, source.pc);
}

// Returns how many things the call at [pc] gives at most, 0: not known. A verb that is given a
// number of things, and gives things, gives no more.
static int most_given(const Vain *vain, size_t pc)
{
    const Rules *rules = host_of(vain->L)->rules;
    const size_t a = byte_code_a(byte_code_at(vain->function, pc));
    const Source word = vain_source(vain, pc, a);
    const char *name;

    if (word.op != OP_GETTABUP_ || !vain_source_push_named(vain, word, &name)) return 0;
    for (int i = 0; i < rules->verbs_n; i++) {
        const VerbRow *row = &rules->verbs[i];

        if (strcmp(row->name, name) != 0 || (row->gives & ~GIVES_ALWAYS)) continue;
        if (row->signature[0] == 'n' || row->signature[0] == 'X')
            return row->signature[1] == 'x' ? 0 : number_given(vain, pc, 1);
        if (!strncmp(row->signature, "x|n", 3)) return number_given(vain, pc, 2);
    }
    return 0;
}

// Returns whether nothing but its making writes into the table that lies in the register.
static bool stays_as_made(const Vain *vain, size_t reg)
{
    for (size_t pc = 0; pc < vain->function->code_n; pc++) {
        const uint32_t i = byte_code_at(vain->function, pc);
        const int op = byte_code_operation(i);

        if (op >= OP_SETTABLE_ && op <= OP_SETFIELD_ && byte_code_a(i) == reg)
            return false;
        if (op == OP_MOVE_ && byte_code_b(i) == reg) return false;
    }
    return true;
}

// Returns how many entries the table that was made at [pc] has, 0: not known.
static int entries_made(const Vain *vain, size_t pc)
{
    const size_t reg = byte_code_a(byte_code_at(vain->function, pc));

    for (; pc < vain->function->code_n && stays_as_made(vain, reg); pc++) {
        const uint32_t i = byte_code_at(vain->function, pc);

        if (byte_code_operation(i) == OP_SETLIST_ && byte_code_a(i) == reg)
            return byte_code_k(i) ? 0 : (int)byte_code_b(i);
    }
    return 0;
}

// Raises a fault where the list that the script has written above lacks the entry.
static void check_written(const Vain *vain, const IndexRead *read, Source source, int i)
{
    lua_State *L = vain->L;
    IndexRead named = *read;
    const ScriptValue *datum;

    if (!vain_source_push_named(vain, source, &named.name)) return;
    datum = script_value_at(L, -1);
    if (datum && datum->kind == SCRIPT_LIST) {
        (void)lua_getiuservalue(L, -1, 1);
        lua_remove(L, -2);
    }
    if (!lua_istable(L, -1) || !lua_rawlen(L, -1)) return;
    if (lua_rawgeti(L, -1, i) == LUA_TNIL) check(&named, i, (int)lua_rawlen(L, -2));
}

// Returns whether the register is read or filled anywhere but by the instruction at [pc].
static bool is_used_beside(const Vain *vain, size_t reg, size_t made, size_t pc)
{
    for (size_t at = made + 1; at < vain->function->code_n; at++) {
        const uint32_t i = byte_code_at(vain->function, at);
        const int op = byte_code_operation(i);

        if (at == pc) continue;
        if ((op == OP_SETLIST_ || (op >= OP_SETTABLE_ && op <= OP_SETFIELD_)) &&
            byte_code_a(i) == reg)
            return true;
        if (op == OP_CLOSURE_ || (op == OP_MOVE_ && byte_code_b(i) == reg)) return true;
    }
    return false;
}

// Returns whether the call at [pc] gives as that argument a list into which nothing is put.
static bool gives_empty(const Vain *vain, size_t pc, size_t argument)
{
    size_t reg = byte_code_a(byte_code_at(vain->function, pc)) + argument, used = pc;
    Source list = vain_source(vain, pc, reg);

    if (list.op == OP_MOVE_) {
        used = list.pc;
        reg = byte_code_b(byte_code_at(vain->function, list.pc));
        list = vain_source(vain, list.pc, reg);
    }
    return list.op == OP_NEWTABLE_ && !is_used_beside(vain, reg, list.pc, used);
}

// Returns whether the word goes through a list, or does something to all that is in one.
static bool is_of_lists(const Rules *rules, const char *name)
{
    if (!strcmp(name, "each") || !strcmp(name, "ipairs")) return true;
    for (int i = 0; i < rules->verbs_n; i++)
        if (!strcmp(rules->verbs[i].name, name))
            return rules->verbs[i].deed == DEED_ACT;
    return false;
}

// Pushes the global word that is called at [pc], and sets [name] to its name. Returns how many arguments
// stand there; 0 where the call is of anything else, and then [name] may be unset.
static size_t push_called(const Vain *vain, size_t pc, const char **name)
{
    const uint32_t call = byte_code_at(vain->function, pc);
    const Source word = vain_source(vain, pc, byte_code_a(call));

    if (word.op != OP_GETTABUP_ || !vain_source_push_named(vain, word, name)) return 0;
    return byte_code_b(call) ? byte_code_b(call) - 1 : 0;
}

void vain_empty_check(const Vain *vain, size_t pc)
{
    lua_State *L = vain->L;
    const int top = lua_gettop(L);
    const char *name = NULL;
    const size_t given = push_called(vain, pc, &name);

    for (size_t i = 1; i <= given && is_of_lists(host_of(L)->rules, name); i++)
        if (gives_empty(vain, pc, i))
            script_fault_at(L,
                            (ScriptSpot){FOUND_NOTHING_DONE,
                                         host_of(L)->script,
                                         byte_code_line(vain->function, pc)},
                            "'%s' gets a list into which nothing is ever put, and does "
                            "nothing",
                            name);
    lua_settop(L, top);
}

void vain_index_check(const Vain *vain, size_t pc)
{
    lua_State *L = vain->L;
    const uint32_t i = byte_code_at(vain->function, pc);
    const int n = (int)byte_code_c(i), top = lua_gettop(L);
    const Source source = vain_source(vain, pc, byte_code_b(i));
    const IndexRead read = {L, byte_code_line(vain->function, pc), NULL};
    int most = 0;

    if (source.op == OP_GETUPVAL_) check_written(vain, &read, source, n);
    if (source.op == OP_CALL_) most = most_given(vain, source.pc);
    if (source.op == OP_NEWTABLE_) most = entries_made(vain, source.pc);
    if (most > 0) check(&read, n, most);
    lua_settop(L, top);
}

// ---- texts to choose from

// Returns the text that the call at [pc] gives as that argument, NULL: none stands there.
static const ByteName *text_given(const Vain *vain, size_t pc, size_t argument)
{
    const ByteFunction *function = vain->function;
    const size_t reg = byte_code_a(byte_code_at(function, pc)) + argument;
    const Source source = vain_source(vain, pc, reg);
    size_t constant;

    if (source.op != OP_LOADK_) return NULL;
    constant = byte_code_at(function, source.pc) >> 15;
    return constant < function->constants_n && function->constants[constant].size
               ? &function->constants[constant]
               : NULL;
}

// Returns whether the word is a verb that takes texts of which one is chosen.
static bool is_choice(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->verbs_n; i++)
        if (!strcmp(rules->verbs[i].name, name))
            return !strncmp(rules->verbs[i].signature, "tt", 2);
    return false;
}

void vain_twice_check(const Vain *vain, size_t pc)
{
    lua_State *L = vain->L;
    const int top = lua_gettop(L);
    const char *name = NULL;
    const size_t given = push_called(vain, pc, &name);

    for (size_t i = 2; i <= given && is_choice(host_of(L)->rules, name); i++) {
        const ByteName *one = text_given(vain, pc, i);

        for (size_t k = 1; k < i && one; k++) {
            const ByteName *other = text_given(vain, pc, k);

            if (!other || other->size != one->size ||
                memcmp(other->text, one->text, one->size) != 0)
                continue;
            script_fault_at(
                L,
                (ScriptSpot){FOUND_ALWAYS,
                             host_of(L)->script,
                             byte_code_line(vain->function, pc)},
                "'%s' gives the text \"%s\" twice, and nobody can tell them apart: "
                "write another one",
                name,
                lua_pushlstring(L, one->text, one->size));
        }
    }
    lua_settop(L, top);
}

// ---- what rehearsal tells

// A number that a function may have written at a line: [index], in brackets.
typedef struct {
    int line, i;
    bool index, found;
} Written;

static void find_written(void *self, const ByteFunction *function, int depth)
{
    Written *written = self;

    for (size_t pc = 0; depth == 1 && pc < function->code_n; pc++) {
        const uint32_t step = byte_code_at(function, pc);
        const int op = byte_code_operation(step);
        const bool loads = op == OP_LOADI_ && vain_loaded(function, pc) == written->i;

        if (byte_code_line(function, pc) != written->line) continue;
        // A number below 0 is loaded first. A loop may begin with 0.
        written->found |= loads && (!written->index || written->i < 0);
        written->found |=
            written->index && op == OP_GETI_ && (int)byte_code_c(step) == written->i;
    }
}

// Returns whether the function of Lua that runs has written the number, at its line.
static bool is_written(lua_State *L, Written written)
{
    lua_Debug reader = {.currentline = -1};

    for (int level = 0; reader.currentline <= 0; level++)
        if (!lua_getstack(L, level, &reader) || !lua_getinfo(L, "l", &reader))
            return false;
    (void)lua_getinfo(L, "f", &reader);
    written.line = reader.currentline;
    byte_code_read(L, &(ByteReader){find_written, &written});
    lua_pop(L, 1);
    return written.found;
}

bool vain_index_is_number(lua_State *L, int n)
{
    return is_written(L, (Written){.i = n});
}

// Returns whether the function that reads the list is the one that is rehearsed: one that it calls
// may be given other lists, too.
static bool is_of_run(lua_State *L)
{
    lua_Debug caller;

    return lua_getstack(L, 2, &caller) && lua_getinfo(L, "S", &caller) &&
           *caller.what == 'C';
}

void vain_index_check_written(lua_State *L, lua_Integer i, int most)
{
    const IndexRead read = {L, 0, written_name(L, 1)};

    if (i > INT16_MAX || i < -INT16_MAX || !is_of_run(L)) return;
    if (is_written(L, (Written){.i = (int)i, .index = true}))
        check(&read, (int)i, most);
}
