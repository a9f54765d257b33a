// check_moved.c -- refuses `kill(u) put(u, hand)`: a thing that changed zone is another one (124), so
// the second verb finds nothing; and a verb that is given `nil` itself, which is nobody.
//
// The byte code is read in order. It tells which variable each argument is a copy of, and
// which verb is called. Where a jump begins or ends, nothing is known any more.
//
// `is` looks back at what this text has sent away (359.3.e.13): at all that stands in the record of
// the thing. What it had been given, and what was attached to it, is gone by then.

#include <string.h>

#include "engine/abilities/language/accept.h"
#include "engine/base/text.h"
#include "scripting/calls/right_call.h"
#include "scripting/checks/check.h"

enum { REGISTERS = 256 };

typedef struct {
    lua_State *L;
    const ByteFunction *function;
    const VerbRow *moved[REGISTERS]; // what has sent the variable off the board
    const VerbRow *verbs[REGISTERS]; // the verb that the register holds
    ByteName words[REGISTERS];
    uint16_t copies[REGISTERS];     // 1 + the variable that the register is a copy of
    const VerbRow *gave[REGISTERS]; // the verb that gave what the register holds
    bool nil[REGISTERS];            // it holds the nil that is written there
} Moves;

static void forget_from(Moves *moves, size_t first)
{
    for (size_t i = first; i < REGISTERS; i++) {
        moves->moved[i] = moves->verbs[i] = moves->gave[i] = NULL;
        moves->words[i].size = 0;
        moves->copies[i] = 0;
        moves->nil[i] = false;
    }
}

static void forget(Moves *moves, size_t reg)
{
    moves->moved[reg] = moves->verbs[reg] = moves->gave[reg] = NULL;
    moves->words[reg].size = 0;
    moves->copies[reg] = 0;
    moves->nil[reg] = false;
}

static bool is_name(ByteName name, const char *text)
{
    return strlen(text) == name.size && !memcmp(text, name.text, name.size);
}

static const VerbRow *verb_of(const Rules *rules, ByteName name)
{
    for (int i = 0; i < rules->verbs_n; i++)
        if (is_name(name, rules->verbs[i].name)) return &rules->verbs[i];
    return NULL;
}

// Returns whether the word is a zone off the board, which sees a thing come as another one.
static bool is_off_board(const Rules *rules, ByteName name)
{
    for (int i = 0; i < rules->zones_n; i++)
        if (name.size && is_name(name, rules->zones[i].name))
            return !(rules->zones[i].flags & ZONE_BOARD);
    return false;
}

// Returns whether the call of the verb in register [a] sends its things off the board.
static bool sends_away(const Moves *moves, const VerbRow *row, size_t a)
{
    if (row->sends != SENDS_THERE) return row->sends == SENDS_AWAY;
    return a + 2 < REGISTERS &&
           is_off_board(host_of(moves->L)->rules, moves->words[a + 2]);
}

_Noreturn static void refuse(const Moves *moves, size_t pc, const VerbRow *first,
                             const VerbRow *second)
{
    const ScriptSpot spot = {FOUND_NOTHING_DONE,
                             host_of(moves->L)->script,
                             byte_code_line(moves->function, pc)};

    if ((first->gives & ~GIVES_ALWAYS) == VALUE_NONE)
        script_fault_at(
            moves->L,
            spot,
            "'%s' finds nothing of what '%s' has sent away: elsewhere it is "
            "another thing, which '%s' gives: local there_now = %s(...), and "
            "%s of that",
            second->name,
            first->name,
            first->name,
            first->name,
            second->name);
    script_fault_at(moves->L,
                    spot,
                    "'%s' finds nothing of what '%s' has sent away: elsewhere it is "
                    "another thing. Say one of the two, or '%s' first where the thing "
                    "stays in its zone",
                    second->name,
                    first->name,
                    second->name);
}

// Returns which argument the things of the verb are, from 1; 0: it only looks, or takes none.
static size_t things_of(const VerbRow *row)
{
    if (row->deed != DEED_ACT) return 0;
    if (row->signature[0] == 'x') return 1;
    return !strncmp(row->signature, "nx", 2) ? 2 : 0;
}

// Refuses put(kill(u), hand): the one gives how many it did it to, and the other wants the
// thing.
static void check_given(const Moves *moves, size_t pc, const VerbRow *row, size_t a)
{
    const size_t at = things_of(row);
    const VerbRow *gave = at && a + at < REGISTERS ? moves->gave[a + at] : NULL;
    const ScriptSpot spot = {
        FOUND_ARGUMENT, host_of(moves->L)->script, byte_code_line(moves->function, pc)};

    if (!gave || gave->deed != DEED_ACT || accept_players(row)) return;
    if ((gave->gives & ~GIVES_ALWAYS) != VALUE_NUMBER &&
        (gave->gives & ~GIVES_ALWAYS) != VALUE_TRUTH)
        return;
    script_fault_at(moves->L,
                    spot,
                    "'%s' wants things, and '%s' gives only %s: name the things "
                    "themselves%s",
                    row->name,
                    gave->name,
                    (gave->gives & ~GIVES_ALWAYS) == VALUE_NUMBER ? "a number"
                                                                  : "whether it did so",
                    right_call_example(moves->L, row));
}

// Refuses kill(nil), draw(1, nil): what is left out is not written. A nil that only keeps the place
// of what may be left out, and is no player, says nothing.
static void check_nil(const Moves *moves, size_t pc, const VerbRow *row, size_t a)
{
    const int given = (int)byte_code_b(byte_code_at(moves->function, pc)) - 1;
    const ScriptSpot spot = {
        FOUND_ARGUMENT, host_of(moves->L)->script, byte_code_line(moves->function, pc)};
    const char *letter = row->signature;
    bool optional = false;

    for (int i = 0; i < given && *letter; i++, letter++) {
        optional |= *letter == '|';
        letter += *letter == '|';
        if (a + 1 + (size_t)i >= REGISTERS || !moves->nil[a + 1 + (size_t)i]) continue;
        if (*letter == '@' && !host_loads_card(host_of(moves->L)))
            script_fault_at(moves->L,
                            spot,
                            "'%s' wants a player as argument %d, got nil%s",
                            row->name,
                            i + 1,
                            right_call_example(moves->L, row));
        if (!text_has_letter(optional ? "pP@" : "xXpPn~zs$", *letter)) continue;
        script_fault_at(
            moves->L,
            spot,
            optional ? "'%s' is given nil, which is nobody, so nothing happens: "
                       "leave it out, or name a player%s"
                     : "'%s' is given nil, which is nobody, so nothing happens%s",
            row->name,
            right_call_example(moves->L, row));
    }
}

// Returns whether the word asks for what nobody knows of a thing that has left.
static bool is_lost(const Rules *rules, ByteName word)
{
    for (int i = 0; i < rules->adjectives_n; i++)
        if (word.size && is_name(word, rules->adjectives[i].name))
            return rules->adjectives[i].reads & (READS_HOSTS | READS_CHANGES);
    return false;
}

// Refuses to ask a thing that has left for what it had been given, or what was attached to it. The
// query lies behind the thing, in register [a] + 2, and is made from where that is written on.
static void check_looks_back(const Moves *moves, size_t pc, size_t a)
{
    const ByteFunction *function = moves->function;
    const ScriptSpot spot = {
        FOUND_NOTHING_DONE, host_of(moves->L)->script, byte_code_line(function, pc)};

    while (pc-- > 0) {
        const uint32_t i = byte_code_at(function, pc);
        const int op = byte_code_operation(i);
        const ByteName word = op == OP_GETTABUP_   ? function->constants[byte_code_c(i)]
                              : op == OP_SETFIELD_ ? function->constants[byte_code_b(i)]
                                                   : (ByteName){NULL, 0};

        if (op == OP_MOVE_ && byte_code_a(i) == a + 1) return;
        if (!is_lost(host_of(moves->L)->rules, word) &&
            !(op == OP_SETFIELD_ && is_name(word, "has")))
            continue;
        script_fault_at(moves->L,
                        spot,
                        "what has left by this text is known as it was, but for '%s': "
                        "ask before it leaves, local was = is(...)",
                        lua_pushlstring(moves->L, word.text, word.size));
    }
}

// Returns whether the verb asks whether a thing is such.
static bool asks(const VerbRow *row)
{
    return row->deed == DEED_LOOK && !strncmp(row->signature, "xq", 2);
}

static void take_call(Moves *moves, size_t pc)
{
    const uint32_t i = byte_code_at(moves->function, pc);
    const size_t a = byte_code_a(i);
    const VerbRow *row = moves->verbs[a];
    const size_t at = row ? things_of(row) : 0;
    const size_t variable = at && a + at < REGISTERS ? moves->copies[a + at] : 0;
    bool goes = false;

    if (row) check_given(moves, pc, row, a);
    if (row) check_nil(moves, pc, row, a);
    if (row && asks(row) && a + 1 < REGISTERS && moves->copies[a + 1] &&
        moves->moved[moves->copies[a + 1] - 1])
        check_looks_back(moves, pc, a);
    if (variable && moves->moved[variable - 1])
        refuse(moves, pc, moves->moved[variable - 1], row);
    if (variable) goes = sends_away(moves, row, a);
    forget_from(moves, a);
    moves->gave[a] = row;
    if (goes && variable - 1 < a) moves->moved[variable - 1] = row;
}

static bool jumps(int op)
{
    return (op >= OP_CLOSE_ && op <= OP_TESTSET_) || op == OP_LFALSESKIP_ ||
           (op >= OP_RETURN_ && op <= OP_TFORLOOP_);
}

static void take_step(Moves *moves, size_t pc)
{
    const uint32_t i = byte_code_at(moves->function, pc);
    const int op = byte_code_operation(i);
    const size_t a = byte_code_a(i), b = byte_code_b(i);

    if (op == OP_LOADNIL_) {
        for (size_t reg = a; reg <= a + b && reg < REGISTERS; reg++) {
            forget(moves, reg);
            moves->nil[reg] = true;
        }
    } else if (jumps(op) || op == OP_SELF_ || op == OP_CONCAT_) {
        forget_from(moves, 0);
    } else if (op == OP_CALL_ || op == OP_TAILCALL_) {
        take_call(moves, pc);
    } else if (op == OP_MOVE_) {
        const VerbRow *gave = moves->gave[b];

        forget(moves, a);
        moves->copies[a] = (uint16_t)(b + 1);
        moves->gave[a] = gave;
    } else if (op != OP_EXTRAARG_) {
        forget(moves, a);
        if (op != OP_GETTABUP_ || !byte_code_is_environment(moves->function, b)) return;
        moves->words[a] = moves->function->constants[byte_code_c(i)];
        moves->verbs[a] = verb_of(host_of(moves->L)->rules, moves->words[a]);
    }
}

void check_moved(lua_State *L, const ByteFunction *function)
{
    const size_t n = function->code_n;
    Moves *moves = lua_newuserdatauv(L, sizeof *moves + n, 0);
    uint8_t *targets = (uint8_t *)(moves + 1);

    memset(moves, 0, sizeof *moves + n);
    moves->L = L;
    moves->function = function;
    for (size_t pc = 0; pc < n; pc++) {
        const long to = byte_code_leads_to(function, pc);

        if (to >= 0 && (size_t)to < n) targets[to] = 1;
    }
    for (size_t pc = 0; pc < n; pc++) {
        if (targets[pc]) forget_from(moves, 0);
        take_step(moves, pc);
    }
    lua_pop(L, 1);
}
