// scripting_inside.h -- what the files of the script host share; nothing outside includes it.
//
// A script sees two sorts of values: words and records (a Datum, immutable), and, while
// it runs, integers: numbers as they are, and handles of the engine's Values, which lie
// beyond every number. Every full userdata of the state is ours and begins with a
// DatumKind, so one byte tells what it is.
//
// Lua errors of ours begin with "sN:LINE: ", N being the Library's script; host.c turns
// that into the script's path.

#ifndef SCRIPTING_INSIDE_H
#define SCRIPTING_INSIDE_H

#include <lauxlib.h>
#include <lua.h>

#include "scripting/host.h"

enum {
    ARGUMENTS_MAX = 8, // parameters of a verb, arguments of a run
    ENTRIES_MAX = 24,  // keys in braces
    ADDED_MAX = 64,    // words that one script may add
    LIST_DEPTH = 8,    // lists within lists
    FACE_TEXT = 240,
    NAME_MAX_LENGTH = 40, // of a word, in bytes
};

typedef enum {
    DATUM_WORD,      // of the vocabulary
    DATUM_QUERY,     // n: query
    DATUM_EXCEPT,    // n: query
    DATUM_AMOUNT,    // n: amount
    DATUM_COMPARE,   // op, n: amount
    DATUM_COST,      // n: cost, `less` for a discount
    DATUM_HAPPENED,  // n: clause
    DATUM_CLAUSE,    // n: clause
    DATUM_ABILITIES, // n: query, action: 1 + cost action
    DATUM_LIST,      // a frozen list: user value 1
    DATUM_LOOP,      // see script_verb_each
} DatumKind;

// Words that the language itself has, beside those of the game's tables.
typedef enum {
    SPECIAL_NONE,
    SPECIAL_ANY_NUMBER,
    SPECIAL_ANOTHER,
    SPECIAL_TOGETHER,
    SPECIAL_ADDS_UP,
    SPECIAL_REDUNDANT,
    SPECIAL_CARD, // declares with a string, else a kind
} Special;

// A word may be several things: `readied` is an adjective and a word of its own. Rows
// count from 1; 0 is none.
typedef struct {
    uint8_t kind; // DatumKind
    uint8_t special;
    uint8_t role, kind_row, adjective, zone, word, location;
    uint8_t op, action;
    uint8_t status, governs; // a named status; a keyword that takes text
    bool discount;
    uint16_t flag; // CLAUSE_ bit
    uint16_t n;
    QueryId query;       // what it means where a query is wanted, 0: nothing
    lua_CFunction build; // what it makes when it is called, NULL: nothing of its own
    const char *name;
} Datum;

typedef enum { PHASE_LOAD, PHASE_REHEARSE, PHASE_RUN, PHASE_COUNT } ScriptPhase;

// A `run` of some clause.
typedef struct {
    int ref;         // of the Lua function in the registry
    uint16_t script; // it stands in
    uint8_t args;    // targets, and the destination
    bool loops;      // it may take long: the instruction hook is armed
} Run;

struct Host {
    lua_State *L;
    const Rules *rules;
    Library *library;
    struct Ruleset *ruleset; // that the rules come from; NULL: they are C's own
    Scripts scripts;

    size_t used, soft, hard; // bytes: in use, the limit, where memory ends
    int instructions;        // of one run
    size_t bytes;            // of one run, beyond what loading needed
    bool armed;

    ScriptPhase phase;
    int words, sandbox,
        verbs; // registry: the words, the environment, the verbs by phase
    Run *runs;
    int runs_n, runs_room;

    Table *table; // of the innermost run
    Env *env;

    // Of the script that is being loaded.
    const ScriptSource *source;
    const char *text; // of the source, in words of the present level
    size_t text_size;
    uint16_t script;
    int first_run;
    const char *added[ADDED_MAX]; // words that it brought, taken back if it fails
    int added_n;
    CardId card;
    uint8_t keyword;
    bool declared;
    bool failed;      // in rehearsal: the verbs achieve nothing
    bool alternating; // in rehearsal: every other verb does
    int calls;
    uint64_t governed; // governing keywords that the script writes out or asks for
};

static inline Host *host_of(lua_State *L)
{
    return *(Host **)lua_getextraspace(L);
}

// script_fault.c: tells what is wrong with the script, with its line. Does not return.
int script_fault(lua_State *L, const char *format, ...)
    __attribute__((noreturn, format(printf, 2, 3)));

// nearest.c: the nearest known name, for "did you mean".
typedef struct {
    const char *wanted, *best;
    int score;
} Nearest;

Nearest nearest_to(const char *wanted);
void nearest_try(Nearest *nearest, const char *name);
const char *nearest_text(lua_State *L,
                         const Nearest *nearest); // "" or ", did you mean …"

// datum.c: making and reading the values of scripts.
Datum *datum_push(lua_State *L, DatumKind kind, int n);
const Datum *datum_at(lua_State *L, int index); // NULL: something else
const char *datum_name(lua_State *L,
                       int index); // "a number", "a clause" ... for messages
void datum_only_at_load(lua_State *L, const char *what);
int datum_keys(lua_State *L, int table, const char *what, const char **keys);
uint16_t datum_constant(Host *host, int n);
uint16_t datum_amount(lua_State *L, int index, const char *what);
Compare datum_compare(lua_State *L, int index, const char *what);
const char *datum_string(lua_State *L, int index, const char *what);
uint8_t datum_keyword(lua_State *L, const char *name, int *value);

// read_query.c
QueryId read_query(lua_State *L, int index, const char *what);
Location read_query_location(lua_State *L, int index, const char *what);
QueryId read_query_word(Host *host, const Datum *word);
int read_query_of_kind(lua_State *L); // kind { ... }, by __call
int read_query_except(lua_State *L);
int read_query_either(lua_State *L);

// read_cost.c
uint16_t read_cost(lua_State *L, int index, bool discount, uint16_t *times);
int read_cost_as_data(lua_State *L);
int read_cost_as_discount(lua_State *L);

// read_condition.c
uint16_t read_condition(lua_State *L, int index);

// Sorts of clause, as bits: which key and which flag belongs where.
enum {
    EFFECT = 1 << CLAUSE_EFFECT,
    WHEN = 1 << CLAUSE_WHEN,
    AS = 1 << CLAUSE_AS,
    INSTEAD = 1 << CLAUSE_INSTEAD,
    CAN = 1 << CLAUSE_CAN,
    CANNOT = 1 << CLAUSE_CANNOT,
    PASSIVE = 1 << CLAUSE_PASSIVE,
    ACTIVATED = 1 << CLAUSE_ACTIVATED,
    HAPPENED_ = 1 << CLAUSE_HAPPENED,
    MODE = 1 << CLAUSE_MODE,
    BEFORE = AS | INSTEAD | CAN | CANNOT, // asked before the event
    PATTERN = WHEN | BEFORE | HAPPENED_,
    CHOOSING = EFFECT | WHEN | ACTIVATED, // with targets and modes
};

typedef struct {
    lua_State *L;
    Host *host;
    Clause *clause;
} ClauseReader;

// clause_keys.c
extern const char *const clause_names[CLAUSE_KINDS];

// Reads the value on top of the stack, as [key] says. Returns false for `modes`: their
// braces are clauses, which read_clause.c reads.
bool clause_keys_take(ClauseReader *reader, const char *key);
PassiveAnswer *clause_keys_add_answer(ClauseReader *reader, int question);
bool clause_keys_event_row(const Rules *rules, const char *name, int *row);
int clause_keys_question_row(const Rules *rules, const char *name); // -1: none

// read_clause.c
void read_clause_modes(ClauseReader *reader);
int read_clause_of_sort(lua_State *L); // upvalue: ClauseKind
int read_clause_happened(lua_State *L);
int read_clause_abilities_of(lua_State *L);
void read_clause_complete(lua_State *L, int table, ClauseId base, int keyword);

// declare.c
int declare_attached(lua_State *L);
int declare_begin_card(lua_State *L);
int declare_begin_keyword(lua_State *L);
int declare_words(lua_State *L);
int declare_player_counter(lua_State *L);
int declare_status(lua_State *L);
int declare_governed(lua_State *L, int keyword); // the text is at 1

// sandbox.c: the environment that every script runs in.
void sandbox_install(Host *host);
void sandbox_set_phase(Host *host, ScriptPhase phase);

// vocabulary.c: the table of words.
Datum *vocabulary_word(lua_State *L, const char *name); // the table is on top; makes it
void vocabulary_add(lua_State *L, const char *name);    // pops the value
void vocabulary_take_back(Host *host);                  // all that this script added

// A verb that is being called.
typedef struct {
    lua_State *L;
    Host *host;
    const VerbRow *row;
    Value args[ARGUMENTS_MAX];
    int n;
    bool optional; // past the bar
    bool gone;     // nil was given
} Call;

// argument.c
bool argument_fits(const Call *call, char letter, int index, Value *value);
const char *argument_name(char letter); // "things", "a player" ...
Group *argument_group(lua_State *L, Table *table, int *index); // a fresh one

// script_verb.c
int script_verb_as_data(lua_State *L);
int script_verb_act(lua_State *L);
int script_verb_rehearse(lua_State *L);
int script_verb_each(lua_State *L);

// check.c: proves that a function keeps no state, freezes what it sees.
bool check_function(lua_State *L, int index); // whether it may take long
void check_freeze(lua_State *L, int index);   // replaces the list at [index]
bool check_works(lua_State *L);

// rehearse.c
lua_Integer rehearse_handle(void);
void rehearse_runs(lua_State *L, Host *host);

// script_run.c
void script_run(void *self, Table *table, Env *env, const Clause *clause,
                const Value *args, int n);
void script_run_unwind(void *self);
void script_run_arm(Host *host, bool armed);
void *script_run_allocate(void *self, void *block, size_t old, size_t size);
int script_run_keep(lua_State *L, int index); // a function for later; its number
const char *script_run_message(Host *host, int status, char *text, size_t size);

// handle.c
int handle_push(lua_State *L, const Value *value);
bool handle_read(const Host *host, lua_Integer n, Value *value);

#endif
