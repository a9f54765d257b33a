// vain_code.c -- refuses conditions and comparisons of a function that always come out the
// same, and instructions to which nothing comes.
//
// Of Lua only nil and false are no. So a word, a query or a verb that nobody calls is always
// yes as a condition, and nothing is equal to it. The byte code tells what a register holds
// where the last instruction that wrote it is the only one that can have done so.

#include "scripting/lua/vain_code.h"

#include <string.h>

#include "scripting/lua/right_line.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/vain_inside.h"

enum { OPERAND_ZERO = 127 }; // what an operand of 8 bits adds to its number

static int operation_at(const Vain *vain, size_t pc)
{
    return byte_code_operation(byte_code_at(vain->function, pc));
}

_Noreturn static void refuse_as(const Vain *vain, size_t pc, FoundKind found)
{
    const ScriptSpot spot = {
        found, host_of(vain->L)->script, byte_code_line(vain->function, pc)};

    script_fault_at(vain->L, spot, "%s", lua_tostring(vain->L, -1));
}

_Noreturn static void refuse(const Vain *vain, size_t pc, FoundKind found,
                             const char *format, const char *name)
{
    lua_pushfstring(vain->L, format, name, name);
    refuse_as(vain, pc, found);
}

// ---- where instructions lead

// Returns whether the next instruction may follow.
static bool goes_on(int op)
{
    return op != OP_JMP_ && op != OP_TFORPREP_ && op != OP_LFALSESKIP_ &&
           op != OP_TAILCALL_ && (op < OP_RETURN_ || op > OP_RETURN_ONE_);
}

static void mark_targets(const Vain *vain)
{
    const size_t n = vain->function->code_n;

    memset(vain->marks, 0, n);
    for (size_t pc = 0; pc < n; pc++) {
        const long to = byte_code_leads_to(vain->function, pc);
        const int op = operation_at(vain, pc);

        // A comparison skips the jump behind it, which is no way from elsewhere.
        if (op >= OP_EQ_ && op <= OP_TESTSET_) continue;
        if (to >= 0 && (size_t)to < n) vain->marks[to] |= VAIN_TARGET;
    }
}

// Marks what is reached, again and again until no jump back leads to anything new.
static void mark_reached(const Vain *vain)
{
    const size_t n = vain->function->code_n;
    bool more = n > 0;

    if (n) vain->marks[0] |= VAIN_REACHED;
    while (more) {
        more = false;
        for (size_t pc = 0; pc < n; pc++) {
            const long to = byte_code_leads_to(vain->function, pc);

            if (!(vain->marks[pc] & VAIN_REACHED)) continue;
            if (goes_on(operation_at(vain, pc)) && pc + 1 < n)
                vain->marks[pc + 1] |= VAIN_REACHED;
            if (to < 0 || (size_t)to >= n || vain->marks[to] & VAIN_REACHED) continue;
            vain->marks[to] |= VAIN_REACHED;
            more |= (size_t)to <= pc;
        }
    }
}

// Refuses calls behind a `return`. Behind a loop without an end the loop is at fault.
static void check_reached(const Vain *vain)
{
    int last = -1; // what the last instruction does that is reached

    mark_reached(vain);
    for (size_t pc = 0; pc < vain->function->code_n; pc++) {
        const int op = operation_at(vain, pc);

        if (vain->marks[pc] & VAIN_REACHED)
            last = op;
        else if (op == OP_CALL_ && last >= OP_RETURN_ && last <= OP_RETURN_ONE_)
            refuse(vain,
                   pc,
                   FOUND_NOTHING_DONE,
                   "nothing ever comes to this line: what stands before it returns",
                   "");
    }
}

// ---- conditions

// Says of the value on top of the stack why it is always yes, NULL: it may be no.
static const char *why_always(lua_State *L)
{
    const ScriptValue *datum = script_value_at(L, -1);

    if (lua_iscfunction(L, -1) && datum == NULL)
        return "'%s' is a verb that nobody calls, and so always true: write %s(...)";
    if (lua_isfunction(L, -1))
        return "'%s' is a function that nobody calls, and so always true: write %s(...)";
    if (lua_type(L, -1) == LUA_TNUMBER || lua_type(L, -1) == LUA_TSTRING)
        return "'%s' is a number or a text that never changes, and as a condition always "
               "true: compare it";
    if (!datum || datum->kind == SCRIPT_FAULTY) return NULL;
    if (datum->kind == SCRIPT_WORD && datum->role)
        return "'%s' is a word, and as a condition always true: ask is(..., %s)";
    if (datum->kind == SCRIPT_QUERY || (datum->kind == SCRIPT_WORD && datum->query))
        return "'%s' is a query, and as a condition always true: ask is(..., %s) or "
               "count(%s) > 0";
    if (datum->kind == SCRIPT_LIST || datum->kind == SCRIPT_THINGS) return NULL;
    return "'%s' is a word, and as a condition always true";
}

// Returns whether the condition at [pc] is the middle of `a and word or b`: the value that
// is taken, and no question.
static bool is_chosen(const Vain *vain, size_t pc)
{
    const uint32_t i = byte_code_at(vain->function, pc);

    return byte_code_k(i) && pc + 2 < vain->function->code_n &&
           vain->marks[pc + 2] & VAIN_TARGET;
}

// Says of the verb on top of the stack why what it gives is always yes, NULL: it may be no.
static const char *why_gives_always(const Vain *vain, const char *name)
{
    const Rules *rules = host_of(vain->L)->rules;

    for (int i = 0; i < rules->verbs_n; i++)
        if (!strcmp(rules->verbs[i].name, name) &&
            rules->verbs[i].gives == (VALUE_NUMBER | GIVES_ALWAYS))
            return "'%s' gives a number, and as a condition a number is always true, 0 "
                   "too: compare it, %s(...) > 0";
    return NULL;
}

// Refuses a condition that is a word, data, a query in braces, or a number.
static void check_condition(const Vain *vain, size_t pc, size_t reg)
{
    lua_State *L = vain->L;
    const int top = lua_gettop(L);
    Source source = vain_source(vain, pc, reg);
    const bool called = source.op == OP_CALL_;
    const char *name, *why;

    if (is_chosen(vain, pc)) return;
    if (called) source = vain_source(vain, source.pc, reg);
    if (!vain_source_push_named(vain, source, &name)) return;
    why = why_always(L);
    // What a call gives may be nil, but not that of a word that makes data.
    if (why && called && lua_isfunction(L, -1))
        why = source.op == OP_GETTABUP_ ? why_gives_always(vain, name) : NULL;
    if (why) refuse(vain, pc, FOUND_TRUTH, why, name);
    lua_settop(L, top);
}

// ---- comparisons

static const char *why_never_equal(lua_State *L)
{
    const ScriptValue *datum = script_value_at(L, -1);

    if (lua_iscfunction(L, -1))
        return "'%s' is a verb that nobody calls, and nothing compares with it: write "
               "%s(...)";
    if (datum && datum->kind == SCRIPT_QUERY)
        return "'%s' is a query, and nothing is '==' to it: ask is(..., %s)";
    if (datum && datum->kind != SCRIPT_WORD && datum->kind != SCRIPT_LIST &&
        datum->kind != SCRIPT_THINGS && datum->kind != SCRIPT_FAULTY)
        return "'%s' is data, and nothing is '==' to it: it is given to a verb, or stands "
               "in braces";
    return NULL;
}

// The same of what a call of the value gives: a word with braces is a query.
static const char *why_call_unequal(lua_State *L)
{
    const ScriptValue *datum = script_value_at(L, -1);

    return datum && datum->kind == SCRIPT_WORD && datum->kind_row
               ? "'%s' is a query, and nothing is '==' to it: ask is(..., %s)"
               : NULL;
}

// Refuses a comparison with a verb that nobody calls, or with a query; [plain]: the other
// side is a number or a text of the source, and no word is one.
static void check_compared(const Vain *vain, size_t pc, size_t reg, bool plain)
{
    lua_State *L = vain->L;
    const int top = lua_gettop(L);
    const char *name, *why;

    Source source = vain_source(vain, pc, reg);
    const bool called = source.op == OP_CALL_;

    if (called) source = vain_source(vain, source.pc, reg);
    if (!vain_source_push_named(vain, source, &name)) return;
    why = called ? why_call_unequal(L) : why_never_equal(L);
    plain &= !called;
    if (!why && plain && script_value_at(L, -1) &&
        script_value_at(L, -1)->kind == SCRIPT_WORD)
        why = "'%s' is a word, and no number and no text: ask is(..., %s)";
    if (why) refuse(vain, pc, FOUND_EQUALITY, why, name);
    lua_settop(L, top);
}

static bool is_field(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->fields_n; i++)
        if (!strcmp(rules->fields[i].name, name)) return true;
    return false;
}

// Returns whether the verb gives numbers that are never below 0: it counts, or reads what
// queries compare.
static bool counts(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->verbs_n; i++) {
        const VerbRow *row = &rules->verbs[i];

        if (strcmp(row->name, name) != 0) continue;
        return (row->gives & ~GIVES_ALWAYS) == VALUE_NUMBER && row->reads &&
               (row->signature[0] == 'q' || !strcmp(name, "count") ||
                is_field(rules, name));
    }
    return false;
}

// Returns the name of what the register holds where that is never below 0, NULL: it may be.
static const char *push_counted(const Vain *vain, size_t pc, size_t reg)
{
    Source source = vain_source(vain, pc, reg);
    const char *name;

    if (source.op == OP_LEN_) return lua_pushliteral(vain->L, "#");
    if (source.op != OP_CALL_) return NULL;
    source = vain_source(vain, source.pc, reg);
    if (source.op != OP_GETTABUP_ || !vain_source_push_named(vain, source, &name))
        return NULL;
    return counts(host_of(vain->L)->rules, name) ? name : NULL;
}

// Refuses count(mine) >= 0, and whatever else every number meets, or none.
static void check_range(const Vain *vain, size_t pc)
{
    const uint32_t i = byte_code_at(vain->function, pc);
    const int op = byte_code_operation(i), n = (int)byte_code_b(i) - OPERAND_ZERO;
    const int top = lua_gettop(vain->L);
    const bool fixed = op == OP_LTI_ || op == OP_GEI_ ? n <= 0 : n < 0;
    const char *name = fixed ? push_counted(vain, pc, byte_code_a(i)) : NULL;

    if (name)
        refuse(vain,
               pc,
               FOUND_TRUTH,
               "'%s' is never below 0, so this always comes out the same: compare it "
               "with more",
               name);
    lua_settop(vain->L, top);
}

// Returns how many values the call at [pc] is given, -1: unknown.
static int given_to(const Vain *vain, size_t pc)
{
    return (int)byte_code_b(byte_code_at(vain->function, pc)) - 1;
}

// Returns the largest number that the call gives, 0: unknown. Of texts to choose from that is how
// many there are: a player may stand behind them, so it is no less.
static int most_given(const Vain *vain, size_t pc, bool chooses)
{
    const int n = given_to(vain, pc);
    const size_t first = byte_code_a(byte_code_at(vain->function, pc)) + 1;
    const Source source = n == 1 ? vain_source(vain, pc, first) : (Source){-1, 0};

    if (chooses) return n > 0 ? n : 0;
    if (source.op != OP_LOADI_) return 0;
    return vain_loaded(vain->function, source.pc);
}

// Returns whether the comparison with [n] comes out the same for each number from 1 to [most];
// 0: any number.
static bool is_same_for_all(int op, int n, int most)
{
    const bool beyond = most && (n > most || most == 1);

    switch (op) {
    case OP_EQI_: return n < 1 || beyond;
    case OP_LTI_:
    case OP_GEI_: return n <= 1 || beyond;
    case OP_LEI_:
    case OP_GTI_: return n < 1 || (most && n >= most);
    default: return false;
    }
}

// Refuses to compare what is chosen, or thrown, with what it never is: both count from 1.
static void check_counted_from_one(const Vain *vain, size_t pc)
{
    const uint32_t i = byte_code_at(vain->function, pc);
    const int top = lua_gettop(vain->L);
    const Source call = vain_source(vain, pc, byte_code_a(i));
    const Source word = call.op == OP_CALL_ ? vain_source(vain, call.pc, byte_code_a(i))
                                            : (Source){-1, 0};
    const char *name;
    bool chooses;

    if (word.op != OP_GETTABUP_ || !vain_source_push_named(vain, word, &name)) return;
    chooses = !strcmp(name, "choose");
    if ((chooses || !strcmp(name, "random") || !strcmp(name, "roll")) &&
        is_same_for_all(byte_code_operation(i),
                        (int)byte_code_b(i) - OPERAND_ZERO,
                        most_given(vain, call.pc, chooses)))
        refuse(vain,
               pc,
               FOUND_TRUTH,
               chooses ? "'%s' gives 1 for the first text, 2 for the second, so this "
                         "always comes out the same"
                       : "'%s' gives a number from 1 on, so this always comes out the "
                         "same",
               name);
    lua_settop(vain->L, top);
}

// Refuses objects(hand) == 0: a list is no number, but has one.
static void check_listed(const Vain *vain, size_t pc, size_t reg)
{
    const int top = lua_gettop(vain->L);
    const Source call = vain_source(vain, pc, reg);
    const Source word =
        call.op == OP_CALL_ ? vain_source(vain, call.pc, reg) : (Source){-1, 0};
    const VerbRow *row;
    const char *name;

    if (word.op != OP_GETTABUP_ || !vain_source_push_named(vain, word, &name)) return;
    row = right_line_verb_of(host_of(vain->L), name);
    if (row && row->gives == VALUE_GROUP)
        refuse(
            vain,
            pc,
            FOUND_EQUALITY,
            "'%s' gives a list, which is no number: write #%s(...), how many there are",
            name);
    lua_settop(vain->L, top);
}

// Returns whether the constant of the comparison is a whole number.
static bool compares_number(const Vain *vain, size_t pc)
{
    const uint32_t i = byte_code_at(vain->function, pc);
    const size_t b = byte_code_b(i);

    return byte_code_operation(i) != OP_EQK_ ||
           (b < vain->function->constants_n &&
            vain->function->numbers[b] != BYTE_NO_NUMBER);
}

// Refuses for i = 1, 0 do.
static void check_loop(const Vain *vain, size_t pc)
{
    const size_t a = byte_code_a(byte_code_at(vain->function, pc));
    int bounds[3];

    for (size_t k = 0; k < 3; k++) {
        const Source source = vain_source(vain, pc, a + k);

        if (source.op != OP_LOADI_) return;
        bounds[k] = vain_loaded(vain->function, source.pc);
    }
    if (bounds[2] > 0 ? bounds[0] > bounds[1] : bounds[2] && bounds[0] < bounds[1])
        refuse(vain,
               pc,
               FOUND_NOTHING_DONE,
               "this loop never runs: it ends before it begins",
               "");
}

static void check_instruction(const Vain *vain, size_t pc)
{
    const uint32_t i = byte_code_at(vain->function, pc);
    const size_t a = byte_code_a(i), b = byte_code_b(i);

    switch (byte_code_operation(i)) {
    case OP_TEST_: check_condition(vain, pc, a); break;
    case OP_TESTSET_:
    case OP_NOT_: check_condition(vain, pc, b); break;
    case OP_EQ_:
    case OP_LT_:
    case OP_LE_:
        check_compared(vain, pc, a, false);
        check_compared(vain, pc, b, false);
        break;
    case OP_EQK_:
        check_compared(vain, pc, a, true);
        if (compares_number(vain, pc)) check_listed(vain, pc, a);
        break;
    case OP_EQI_:
    case OP_LTI_:
    case OP_LEI_:
    case OP_GTI_:
    case OP_GEI_:
        check_compared(vain, pc, a, true);
        check_listed(vain, pc, a);
        check_range(vain, pc);
        check_counted_from_one(vain, pc);
        break;
    case OP_FORPREP_: check_loop(vain, pc); break;
    case OP_GETI_: vain_index_check(vain, pc); break;
    case OP_CALL_:
    case OP_TAILCALL_:
        vain_twice_check(vain, pc);
        vain_empty_check(vain, pc);
        break;
    default: break;
    }
}

// Returns whether the word begins a query.
static bool is_kind(const Vain *vain, const char *name)
{
    const ScriptValue *word;
    bool kind;

    (void)lua_rawgeti(vain->L, LUA_REGISTRYINDEX, host_of(vain->L)->words);
    (void)lua_pushstring(vain->L, name);
    (void)lua_rawget(vain->L, -2);
    word = script_value_at(vain->L, -1);
    kind = word && word->kind == SCRIPT_WORD && word->kind_row;
    lua_pop(vain->L, 2);
    return kind;
}

// Refuses a clause or a query that stands alone: it is made, and nobody gets it.
static void check_thrown(const Vain *vain, size_t pc,
                         bool (*makes_data)(const char *name))
{
    const uint32_t i = byte_code_at(vain->function, pc);
    const Source source = vain_source(vain, pc, byte_code_a(i));
    const int top = lua_gettop(vain->L);
    const char *name, *right;

    if (byte_code_c(i) != 1 || source.op != OP_GETTABUP_) return;
    if (!vain_source_push_named(vain, source, &name) ||
        !(makes_data(name) || is_kind(vain, name))) {
        lua_settop(vain->L, top);
        return;
    }
    right = right_line_declared(vain->L, name);
    if (*right) {
        lua_pushfstring(vain->L,
                        "'%s' needs a name in quotes and its clauses in braces%s",
                        name,
                        right);
        refuse_as(vain, pc, FOUND_NOTHING_DONE);
    }
    refuse(vain,
           pc,
           FOUND_NOTHING_DONE,
           "'%s { ... }' stands alone, and nothing comes of it: write it in the braces "
           "of a card, or name it, local one = %s { ... }",
           name);
}

// Refuses a word or data that `and` and `or` choose from: of the two only one would stay.
static void check_one_of_two(const Vain *vain, size_t pc, size_t reg,
                             bool (*makes_data)(const char *name))
{
    lua_State *L = vain->L;
    const int top = lua_gettop(L);
    Source source = vain_source(vain, pc, reg);
    const bool called = source.op == OP_CALL_;
    const char *name;

    if (called) source = vain_source(vain, source.pc, reg);
    if (source.op != OP_GETTABUP_ || !vain_source_push_named(vain, source, &name))
        return;
    if (called ? makes_data(name) || is_kind(vain, name) : why_always(L) != NULL)
        refuse(vain,
               pc,
               FOUND_TRUTH,
               "of '%s' and what stands beside it 'and' and 'or' keep only one: write "
               "both, with a comma between them, or either(one, other)",
               name);
    lua_settop(L, top);
}

void vain_code_check_data(lua_State *L, const ByteFunction *function, bool chunk,
                          bool (*makes_data)(const char *name))
{
    const Vain vain = {.L = L,
                       .function = function,
                       .marks = lua_newuserdatauv(L, function->code_n + 1, 0)};

    vain.marks[function->code_n] = 0;
    mark_targets(&vain);
    for (size_t pc = 0; pc < function->code_n; pc++) {
        const uint32_t i = byte_code_at(function, pc);
        const int op = byte_code_operation(i);

        if (op == OP_CALL_) check_thrown(&vain, pc, makes_data);
        if (chunk && op == OP_TEST_)
            check_one_of_two(&vain, pc, byte_code_a(i), makes_data);
        if (chunk && op == OP_TESTSET_)
            check_one_of_two(&vain, pc, byte_code_b(i), makes_data);
    }
    lua_pop(L, 1);
}

void vain_code_check(lua_State *L, const ByteFunction *function, int index)
{
    const Vain vain = {.L = L,
                       .function = function,
                       .index = index,
                       .marks = lua_newuserdatauv(L, function->code_n + 1, 0)};

    vain.marks[function->code_n] = 0;
    mark_targets(&vain);
    for (size_t pc = 0; pc < function->code_n; pc++) check_instruction(&vain, pc);
    check_reached(&vain);
    lua_pop(L, 1);
}
