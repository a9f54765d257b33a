// check_call.c -- checks the calls of verbs in a function before anybody runs it.
//
// A function of a game's rules cannot be rehearsed: what its verbs give decides how its
// loops end. So the byte code is read in order instead, with what each register is known
// to hold: a verb, a word, a text, a number, a player. A jump makes all unknown. A call of a
// verb is checked as far as its arguments are known; an unknown one fits everything. Of a
// card, which is rehearsed, only the number of arguments is checked here.

#include <string.h>

#include "engine/base/text.h"
#include "scripting/base/script_level.h"
#include "scripting/calls/argument.h"
#include "scripting/calls/right_call.h"
#include "scripting/checks/argument_check.h"
#include "scripting/checks/check.h"
#include "scripting/checks/verb_before_play.h"

enum { LOADI_ZERO = 65535 }; // what LOADI adds to its number

// KNOWN_RESULT: what a verb gave, of the kind of values in [numbers].
enum { KNOWN_NOTHING, KNOWN_WORD, KNOWN_TEXT, KNOWN_NUMBER, KNOWN_NIL, KNOWN_RESULT };

// The values in the registers of a function, as far as they are known.
enum { REGISTERS = 256 };

typedef struct {
    lua_State *L;
    const ByteFunction *function;
    uint8_t known[REGISTERS];
    ByteName names[REGISTERS];
    int numbers[REGISTERS];
    int open; // where the results of the last call begin that gives any number of them
} Check;

static void forget_all(Check *check)
{
    memset(check->known, KNOWN_NOTHING, sizeof check->known);
}

static const VerbRow *verb_of(const Check *check, const ByteName *name)
{
    const Rules *rules = host_of(check->L)->rules;

    for (int i = 0; i < rules->verbs_n; i++) {
        const char *verb = rules->verbs[i].name;

        if (strlen(verb) == name->size && !memcmp(verb, name->text, name->size))
            return &rules->verbs[i];
    }
    return NULL;
}

// Pushes the word, if it is one that verbs take as it stands. A function or a list of the
// rules could be anything.
static bool push_word(lua_State *L, const ByteName *name)
{
    const ScriptValue *datum;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host_of(L)->words);
    lua_pushlstring(L, name->text, name->size);
    (void)lua_rawget(L, -2);
    lua_remove(L, -2);
    datum = script_value_at(L, -1);
    if (datum && datum->kind != SCRIPT_LIST) return true;
    lua_pop(L, 1);
    return false;
}

// Pushes what the register holds. Returns false if that is not known, with a handle in its
// place that fits every parameter.
static bool push_known(Check *check, int at)
{
    lua_State *L = check->L;

    switch (check->known[at]) {
    case KNOWN_TEXT:
        lua_pushlstring(L, check->names[at].text, check->names[at].size);
        return true;
    case KNOWN_NUMBER: lua_pushinteger(L, check->numbers[at]); return true;
    case KNOWN_NIL: lua_pushnil(L); return true;
    case KNOWN_RESULT:
        lua_pushinteger(L, script_value_rehearsed_as((ValueKind)check->numbers[at], 0));
        return true;
    case KNOWN_WORD:
        if (push_word(L, &check->names[at])) return true;
        break;
    default: break;
    }
    lua_pushinteger(L, script_value_rehearsed(0));
    return false;
}

static int letters_of(const char *signature, int *needed)
{
    const char *optional = strchr(signature, '|');
    const int n = (int)strlen(signature);

    *needed = optional ? (int)(optional - signature) : n;
    return optional ? n - 1 : n;
}

static void check_too_many(Check *check, const VerbRow *row, int given)
{
    int needed;
    const int most = letters_of(row->signature, &needed);

    if (given > most)
        script_fault(check->L,
                     FOUND_ARGUMENTS,
                     "'%s' takes %d arguments at most, got %d%s%s",
                     row->name,
                     most,
                     given,
                     script_level_form(row->name),
                     right_call_example(check->L, row));
}

// A call of a verb with too few arguments.
typedef struct {
    lua_State *L;
    const VerbRow *row;
    ScriptSpot spot;
    int given;
} TooFew;

static void refuse_too_few(void *self)
{
    const TooFew *few = self;

    script_fault_at(few->L,
                    few->spot,
                    "'%s' wants %s as argument %d%s",
                    few->row->name,
                    argument_name(few->row->signature[few->given]),
                    few->given + 1,
                    right_call_example(few->L, few->row));
}

// Refuses a call with too few arguments. In play an argument that is not there is nil: the
// call that was to give it has given nothing.
static void check_too_few(Check *check, const VerbRow *row, int given)
{
    const Host *host = host_of(check->L);
    TooFew few = {check->L, row, {FOUND_ARGUMENT, host->script, host->line}, given};
    int needed;

    (void)letters_of(row->signature, &needed);
    if (given < needed) (void)script_recover_try(check->L, refuse_too_few, &few);
}

// Refuses a verb that the function may not call itself. What its helpers do, is refused when
// they run.
static void check_deed(lua_State *L, const VerbRow *row)
{
    const Host *host = host_of(L);

    if (host->nested == 1 && row->deed < host->deed)
        script_fault(L,
                     FOUND_ONLY_LOOKS,
                     TABLE_DEED_TEXT,
                     row->name,
                     table_deed_name(host->deed));
}

// Refuses an option of the game's own with fewer arguments than it is about.
static void check_offered(const Check *check, const VerbRow *row, int at, int given)
{
    const Rules *rules = host_of(check->L)->rules;
    const ByteName *name = &check->names[at + 1];
    int left = given - 1;

    if (row->signature[0] != 'v' || check->known[at + 1] != KNOWN_TEXT) return;
    for (int i = 0; i < rules->options_n; i++) {
        const OptionRow *option = &rules->options[i];

        if (!option->own || strlen(option->name) != name->size ||
            memcmp(option->name, name->text, name->size) != 0)
            continue;
        for (int k = 0; k < ABOUT_PARTS; k++)
            if (option->about >> k & 1 && --left < 0)
                script_fault(check->L,
                             FOUND_ARGUMENT,
                             "an option \"%s\" wants %s",
                             option->name,
                             option_part(k));
    }
}

// Refuses to read a list without an entry, and how long a note is that is no list.
static void check_noted(const Check *check, const VerbRow *row, int at, int given)
{
    const ByteName *name = &check->names[at + 1];
    const Rules *rules = host_of(check->L)->rules;

    if (row->signature[0] != 'w' || check->known[at + 1] != KNOWN_WORD) return;
    if (given > 1 && text_has_letter(row->signature, 'n')) return;
    for (int i = 0; i < rules->words_n; i++)
        if (strlen(rules->words[i].name) == name->size &&
            !memcmp(rules->words[i].name, name->text, name->size))
            argument_check_note_left_out(check->L, row, &rules->words[i]);
}

// Checks a call whose function is in register [at], with [given] arguments behind it.
// Arguments behind an unknown optional one may belong to any parameter, so they are not
// checked.
static void check_arguments(Check *check, const VerbRow *row, int at, int given)
{
    lua_State *L = check->L;
    const int top = lua_gettop(L);
    int needed;

    (void)letters_of(row->signature, &needed);
    luaL_checkstack(L, given + LUA_MINSTACK, NULL);
    lua_pushlightuserdata(L, &host_of(L)->forms[row - host_of(L)->rules->verbs]);
    lua_pushcclosure(L, verb_before_play_check, 1);
    for (int i = 0; i < given; i++) {
        const bool known = push_known(check, at + 1 + i);

        if (known || i < needed) continue;
        lua_pop(L, 1);
        break;
    }
    lua_call(L, lua_gettop(L) - top - 1, 0);
}

// Returns where a signature wants a zone or place that is somebody's, NULL: nowhere. Behind
// things it is that of their controller.
static const char *whose_place(const char *signature)
{
    const char *zone = strchr(signature, 'z'), *place = strchr(signature, 's');
    const char *things = strchr(signature, 'x');

    if (zone) return zone;
    return place && things && things < place ? NULL : place;
}

// Refuses a zone of each player without the player, in a function where nobody is `you`. A
// verb that takes two zones means those of all.
static void check_whose(Check *check, const VerbRow *row, int a, int given)
{
    const Host *host = host_of(check->L);
    const char *z = whose_place(row->signature), *bar = strchr(row->signature, '|');
    const ScriptValue *datum;

    if (!host->nobodys || host->nested != 1 || !z || strchr(z + 1, 'z')) return;
    if (given != z - row->signature + 1 - (bar && bar < z)) return;
    if (check->known[a + given] != KNOWN_WORD) return;
    if (!push_word(check->L, &check->names[a + given])) return;
    datum = script_value_at(check->L, -1);
    if (datum->zone && host->rules->zones[datum->zone - 1].scope == SCOPE_PLAYER)
        script_fault(check->L,
                     FOUND_ARGUMENT,
                     "each player has a zone '%s': name the player",
                     host->rules->zones[datum->zone - 1].name);
    lua_pop(check->L, 1);
}

// Checks the call in register [a] of [b] - 1 arguments; 0: the last one is a call, which
// gives one thing as far as anybody knows.
static void check_verb(Check *check, int a, int b)
{
    const VerbRow *row =
        check->known[a] == KNOWN_WORD ? verb_of(check, &check->names[a]) : NULL;
    const int given = b ? b - 1 : check->open - a;

    if (!row || (!b && check->open <= a)) return;
    check_too_few(check, row, given);
    if (!host_of(check->L)->checks_calls) return; // it is rehearsed
    check_deed(check->L, row);
    if (b) check_too_many(check, row, given);
    if (b) check_offered(check, row, a, given);
    if (b) check_noted(check, row, a, given);
    check_arguments(check, row, a, given);
    if (b) check_whose(check, row, a, given);
}

// Takes a call: what it gives is known where a verb gives a player.
static void take_call(Check *check, uint32_t i)
{
    const int a = (int)byte_code_a(i);
    const VerbRow *row =
        check->known[a] == KNOWN_WORD ? verb_of(check, &check->names[a]) : NULL;

    check_verb(check, a, (int)byte_code_b(i));
    for (int k = a; k < REGISTERS; k++) check->known[k] = KNOWN_NOTHING;
    check->open = byte_code_operation(i) == OP_CALL_ && !byte_code_c(i) ? a : 0;
    if (!row || (row->gives & ~GIVES_ALWAYS) != VALUE_PLAYER) return;
    check->known[a] = KNOWN_RESULT;
    check->numbers[a] = VALUE_PLAYER;
}

static void take_constant(Check *check, int a, size_t index, bool word)
{
    check->known[a] = KNOWN_NOTHING;
    if (index >= check->function->constants_n ||
        !check->function->constants[index].size)
        return;
    check->known[a] = word ? KNOWN_WORD : KNOWN_TEXT;
    check->names[a] = check->function->constants[index];
}

// Returns whether the instruction leads elsewhere, or comes from there.
static bool jumps(int op)
{
    return (op >= OP_JMP_ && op <= OP_TESTSET_) ||
           (op >= OP_RETURN_ && op <= OP_TFORLOOP_) || op == OP_CLOSE_;
}

// Takes the next instruction.
static void take_step(Check *check, uint32_t i)
{
    const int op = byte_code_operation(i), a = (int)byte_code_a(i);
    const int b = (int)byte_code_b(i);
    const size_t wide = i >> 15;
    const bool environment = byte_code_is_environment(check->function, byte_code_b(i));

    if (op == OP_LOADI_) {
        check->known[a] = KNOWN_NUMBER;
        check->numbers[a] = (int)wide - LOADI_ZERO;
    } else if (op == OP_LOADK_) {
        take_constant(check, a, wide, false);
    } else if (op == OP_GETTABUP_ && environment) {
        take_constant(check, a, byte_code_c(i), true);
    } else if (op == OP_LOADNIL_) {
        for (int k = a; k <= a + b && k < REGISTERS; k++) check->known[k] = KNOWN_NIL;
    } else if (op == OP_MOVE_) {
        check->known[a] = check->known[b];
        check->names[a] = check->names[b];
        check->numbers[a] = check->numbers[b];
    } else if (op == OP_CALL_ || op == OP_TAILCALL_) {
        take_call(check, i);
    } else if (jumps(op)) {
        forget_all(check);
    } else if (op != OP_SETLIST_) {
        check->known[a] = KNOWN_NOTHING;
        if (op == OP_SELF_ || op == OP_CONCAT_) forget_all(check);
    }
}

void check_call(lua_State *L, const ByteFunction *function)
{
    Host *host = host_of(L);
    Check *check = lua_newuserdatauv(L, sizeof *check, 0);
    const int line = host->line;

    memset(check, 0, sizeof *check);
    check->L = L;
    check->function = function;
    for (size_t pc = 0; pc < function->code_n; pc++) {
        host->line = byte_code_line(function, pc);
        take_step(check, byte_code_at(function, pc));
    }
    host->line = line;
    lua_pop(L, 1);
}
