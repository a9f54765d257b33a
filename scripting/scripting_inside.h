// scripting_inside.h -- the host and its data, which all files of the script host share;
// nothing outside includes it. What fewer files share stands in read_inside.h,
// calls_inside.h and checks_inside.h.
//
// A script sees two kinds of values: words and records (a Datum, immutable), and, while
// it runs, integers: numbers as they are, and handles of the engine's Values, which lie
// beyond every number. Every full userdata of the Lua state is ours and begins with a
// DatumKind, so one byte tells what it is.
//
// Lua errors of ours begin with "sN:LINE: ", N being the number of the script in the
// Library; script_run_message turns that into the script's path.

#ifndef SCRIPTING_INSIDE_H
#define SCRIPTING_INSIDE_H

#include <lauxlib.h>
#include <lua.h>

#include "scripting/base/blocks.h"
#include "scripting/base/nearest.h"
#include "scripting/host.h"

enum {
    FACE_TEXT = 240,
    FAULT_TEXT = 400, // a message with its place
};

// The kinds of values that scripts hold as userdata; op and n are fields of Datum.
typedef enum {
    DATUM_WORD,      // a word of the vocabulary
    DATUM_QUERY,     // n: query
    DATUM_EXCEPT,    // n: query
    DATUM_AMOUNT,    // n: amount
    DATUM_COMPARE,   // op, n: amount
    DATUM_COST,      // n: cost; Datum.discount tells a discount
    DATUM_HAPPENED,  // n: clause
    DATUM_CLAUSE,    // n: clause
    DATUM_ABILITIES, // n: query, action: which, see ABILITIES_TEXT
    DATUM_KEYWORD,   // a keyword with its cost: n
    DATUM_TAG,       // a tag to be given: n
    DATUM_LIST,      // a frozen list: user value 1
    DATUM_LOOP,      // see script_verb_each
    DATUM_THINGS,    // a list of things that a verb gave: a ThingList
    DATUM_FAULTY, // what a faulty text was to make; whatever uses it fails in silence
} DatumKind;

// Words of the language itself that have a meaning of their own for some reader.
typedef enum {
    SPECIAL_NONE,
    SPECIAL_ANY_NUMBER,
    SPECIAL_ANOTHER,
    SPECIAL_TOGETHER,
    SPECIAL_SAME_CONTROLLER,
    SPECIAL_APART,
    SPECIAL_NAMED,
    SPECIAL_OWN_COST,
    SPECIAL_ADDS_UP,
    SPECIAL_REDUNDANT,
    SPECIAL_CARD, // before a string it declares a card, else it is a kind
} Special;

// A word or a record, as a script holds it. A word may be several things: `first` is
// an adjective and a word of its own. Numbers of rows count from 1; 0 means none.
typedef struct {
    uint8_t kind; // DatumKind
    uint8_t special;
    uint8_t role, kind_row, adjective, zone, word, location, place;
    uint8_t op, action, keyword;
    uint8_t status, governs; // row of a named status; of a keyword that takes text
    uint8_t nested;          // records within records
    uint8_t verb;            // 1 + the verb of that name, which a call means; 0: none
    bool discount;
    uint16_t flag;       // CLAUSE_ bit
    uint16_t n;          // record in the Library, see DatumKind
    QueryId query;       // its meaning where a query is wanted, 0: none
    lua_CFunction build; // runs when a script calls the word; NULL: no call of its own
    const char *name;
} Datum;

// Several things that a verb gave, as handles (handle.c).
typedef struct {
    uint8_t kind; // DATUM_THINGS
    int n;
    lua_Integer items[];
} ThingList;

// The phases of a host: words build records, verbs check their arguments, verbs act.
typedef enum { PHASE_LOAD, PHASE_REHEARSE, PHASE_RUN, SCRIPT_PHASES } ScriptPhase;

// A Lua function that clauses refer to: a `run`.
typedef struct {
    int ref;         // of the Lua function in the registry
    int pace;        // see check_pace
    uint16_t script; // the script that it stands in
    uint8_t args;    // how many it takes: the targets, and the destination
    bool faulty;     // the inspection refused it: it is not rehearsed
} Run;

// Whoever reads the files of a game (scripting/game/): game.lua, of kind "ruleset", and the
// rules beside it, of kind "rules".
typedef struct {
    void *self;
    void (*push_environment)(lua_State *L); // what game.lua sees while it loads
    // Returns the column of what the message quotes, in that line of a script; 0: unknown.
    int (*column)(const void *self, int script, int line, const char *message);
} GameFiles;

// A parameter of a verb.
typedef struct {
    char letter; // of the signature
    bool optional, last;
    bool needed;     // nil for it makes the verb do nothing
    int8_t named;    // of `h`: the parameter that names what has the words, -1: none
    uint16_t number; // among those of all verbs
    uint32_t kinds;  // of the values that may stand there as handles, one bit each
} Parameter;

typedef struct {
    int n;
    Parameter parameters[ARGUMENTS_MAX];
} VerbForm;

// What an argument means for a parameter (argument_name.c).
typedef struct {
    const void *what; // a text that Host.names keeps, or a Datum
    int32_t of;       // the row with words of its own that the call named before
    uint16_t parameter;
    Value value;
} SeenArgument;

enum { SEEN_ARGUMENTS = 1024 };

// The braces that are being read, for the place of a fault: see PlaceWanted.
typedef struct {
    const char *what, *key;
    int entry;
} Reading;

// A Lua state with the words of one game; see host.h.
struct Host {
    lua_State *L;
    const Rules *rules;
    Library *library;
    Scripts scripts;
    Blocks blocks;  // the memory of Lua
    GameFiles game; // self NULL: no file of a game is loaded here

    // What a script may use while it loads, or all scripts together in a step of a game.
    int instructions;
    size_t bytes;
    size_t taken;      // bytes since script_run_begin
    int charged;       // work of C for the script since then, in instructions
    bool counts;       // Lua counts instructions,
    bool tells;        // and tells lines to a witness
    int64_t ahead;     // how many there can have been while it did not count
    int pace;          // how many the innermost run adds to that, see check_pace
    int records;       // that the script made
    int deepest;       // nesting of what the record that is being made holds
    int nested;        // functions within functions that check.c inspects
    bool checks_calls; // check.c checks the calls of verbs too
    bool keeps;        // the host's own lists may grow beyond SCRIPT_LIST_MAX
    char refused[100]; // why the last block was refused, with its place; "": none was

    ScriptPhase phase;
    ScriptPhase exchanged;     // the one whose functions the words of verbs have
    bool flat;                 // the environment of scripts holds all words itself
    int words, sandbox, verbs; // registry: words, environment, verbs by phase
    int names, things;         // registry: texts of SeenArgument, what lists can do
    int places;                // registry: where scripts gave names their meanings
    int paces;                 // registry: see check_pace.c
    Run *runs;
    int runs_n, runs_room;
    VerbForm *forms; // of Rules.verbs
    SeenArgument seen[SEEN_ARGUMENTS];

    Table *table; // of the innermost run
    Env *env;

    // The script that is being loaded.
    const ScriptSource *source;
    const char *text; // the source, in words of the present level; NULL: none is loaded
    size_t text_size;
    int line; // that is being parsed, or of the function that is inspected; 0: none
    Reading reading;
    bool recovers; // it notes faults and reads on (script_recover.c),
    bool hopeless; // unless this one ends all
    int faults_n;
    FoundKind first; // the row of the first of them
    char faults[SCRIPT_FAULTS_MAX][FAULT_TEXT];
    LibraryExtent before; // what the library held before it
    Datum *joined;        // the status that it joined with a keyword
    uint16_t script;
    int first_run;
    const char *added[SCRIPT_WORDS_MAX]; // words that it added; they go if it fails
    int added_n;
    CardId card;
    uint8_t keyword;
    bool declared;
    bool failed;      // in rehearsal: verbs do nothing
    bool alternating; // in rehearsal: every second verb does nothing
    bool adds;        // in rehearsal: a run has added resources
    int calls;
    ClauseId rehearsed;    // the clause whose run is in rehearsal, 0: not known
    int offered;           // in rehearsal: the kind of option that was offered last
    bool names_by_value;   // the script reads its keyword's value as a query,
    bool numbers_by_value; // and as a number
    uint64_t governed;     // governing keywords that the script writes out or asks for
};

// Returns the host of the Lua state.
static inline Host *host_of(lua_State *L)
{
    return *(Host **)lua_getextraspace(L);
}

// Raises a fault of the script with the line it is at (script_fault.c), a row of
// found.def. Does not return. The second is about [line] of script number [script].
int script_fault(lua_State *L, FoundKind found, const char *format, ...)
    __attribute__((noreturn, format(printf, 3, 4)));
typedef struct {
    FoundKind found;
    int script, line; // 0: the script as a whole
} ScriptSpot;
int script_fault_at(lua_State *L, ScriptSpot spot, const char *format, ...)
    __attribute__((noreturn, format(printf, 3, 4)));

// Pushes the text that such a fault has, without raising it.
const char *script_fault_push(lua_State *L, ScriptSpot spot, const char *format,
                              va_list arguments) __attribute__((format(printf, 3, 0)));

// Raises the error of what uses faulty data: the fault has been told.
_Noreturn void script_fault_silent(lua_State *L);
bool script_fault_is_silent(lua_State *L); // the error on top of the stack

// Calls [read] with the value on top of the stack as the only one there. Returns whether
// it had no fault; a fault is noted.
bool script_recover_try(lua_State *L, void (*read)(void *self), void *self);

// Wraps the C function on top of the stack: where it has a fault, that is noted, and it
// returns a faulty datum.
void script_recover_wrap(lua_State *L);
int script_recover(lua_State *L);

// Notes the error on top of the stack, and pops it.
void script_recover_note(Host *host, int status);

// Tells a remark, which is written like a fault.
void script_recover_remark(lua_State *L, ScriptSpot spot, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Raises the fault of a script that runs too long. The second charges it with [n]
// instructions for work that C does for it, which may be too many.
void script_fault_too_long(lua_State *L);
void script_fault_charge(lua_State *L, lua_Unsigned n);

// Pushes a new Datum whose record in the Library is [n] (datum.c).
Datum *datum_push(lua_State *L, DatumKind kind, int n);

// Pushes the datum that stands for whatever was faulty.
void datum_push_faulty(lua_State *L);

// Whether a faulty datum lies at [index].
bool datum_is_faulty(lua_State *L, int index);

// Makes what can be done with a faulty datum: anything, and it stays one.
void datum_install_faulty(lua_State *L);

// Returns the Datum at [index], NULL if another value lies there.
const Datum *datum_at(lua_State *L, int index);

// Names the value at [index] for a message: "a number", "a clause" ... The text may lie
// on the Lua stack.
const char *datum_name(lua_State *L, int index);

// Raises a fault unless a script is loading. [what] names the data that was to be made.
void datum_only_at_load(lua_State *L, const char *what);

// Collects the string keys of [table] in alphabetical order; at most SCRIPT_KEYS_MAX.
// Returns how many there are.
int datum_keys(lua_State *L, int table, const char *what, const char **keys);

// Counts a record that the script makes; too many are a fault.
void datum_count_record(lua_State *L);

// Adds the number [n] to the Library as an amount; returns its id.
uint16_t datum_constant(Host *host, int n);

// These read the value at [index]; anything that does not fit is a fault that names
// [what].
uint16_t datum_amount(lua_State *L, int index, const char *what);
uint16_t datum_natural(lua_State *L, int index, const char *what); // not less than 0
// Raises a fault where the happened is a condition, `count = n`, and no number.
void datum_check_how_often(lua_State *L, ClauseId clause);
Compare datum_compare(lua_State *L, int index, const char *what);
Compare datum_count(lua_State *L, int index, const char *what); // not less than 0
const char *datum_string(lua_State *L, int index, const char *what);

// Returns the keyword of a text like "Swift 3" and sets [value]; an unknown one is a
// fault.
uint8_t datum_keyword(lua_State *L, const char *name, int *value);

// Raises a fault if the text gives the keyword a number that its script does not read.
void datum_check_number(lua_State *L, const char *text, int keyword);

// Builds the environment that every script runs in (sandbox.c).
void sandbox_install(Host *host);

// Exchanges the verbs for those of the phase.
void sandbox_set_phase(Host *host, ScriptPhase phase);

// Gives the words of verbs their functions of the phase, unless they have them
// (script_run.c).
void script_run_exchange(Host *host);

// Puts all words into the environment of scripts itself, so that a running script finds
// each at once, or takes them out.
void script_run_flatten(Host *host, bool to_words);

// Returns the word [name] of the table on top of the stack, a new one if there is none
// (vocabulary.c). [name] must live as long as the host.
Datum *vocabulary_word(lua_State *L, const char *name);

// Tells whether Lua reads [name] as a name.
bool vocabulary_is_name(lua_State *L, const char *name);

// Raises a fault where no script could write [name] as a word.
void vocabulary_check_name(lua_State *L, const char *name);

// Makes the value on top of the stack the word [name], and pops it. A name that no script
// can write is a fault, and a known one that means something else.
void vocabulary_add(lua_State *L, const char *name);

// Notes that the script being loaded gives [name] a meaning.
void vocabulary_note_place(lua_State *L, const char *name);

// Raises the fault that [name] is [what] ("a word") already, with the place.
void vocabulary_refuse(lua_State *L, const char *name, const char *what);

// Raises a fault if the game lacks the part that [word] is of, a LACKS_ bit. [where] names
// what the word stands in.
void vocabulary_check_part(lua_State *L, unsigned part, const char *word,
                           const char *where);

// Removes all words that the script being loaded has added.
void vocabulary_take_back(Host *host);

// Returns an integer that stands in rehearsal for any thing that [query] means, 0: any at
// all.
lua_Integer datum_rehearsed(QueryId query);

// The same for a thing of a group, which is anywhere, whatever the query says of places.
lua_Integer datum_rehearsed_among(QueryId query);
bool datum_rehearsed_is_among(lua_Integer handle);

// The same for what is no thing: a player, a place, a cost; and its kind.
lua_Integer datum_rehearsed_as(ValueKind kind, QueryId query);
ValueKind datum_rehearsed_kind(lua_Integer handle);

// Runs the function of [clause] with its arguments; the `run` of Scripts
// (script_run.c).
void script_run(void *self, Table *table, Env *env, const Clause *clause,
                const Value *args, int n);
int script_run_number(void *self, Table *table, Env *env, const Clause *clause,
                      const Value *args, int n);

// Leaves the innermost run because the step is abandoned; the `unwind` of Scripts.
void script_run_unwind(void *self);

// Ends the run that calls a verb, as if it returned there. Does not return.
void script_run_end(lua_State *L);

// Returns the line at which the innermost run is; the `line` of Scripts.
int script_run_line(const void *self, int *script);

// Begins to count for the runs of this step anew; the `renew` of Scripts.
void script_run_renew(void *self);

// Begins to count instructions and bytes anew.
void script_run_begin(Host *host);

// Lets the innermost run execute as many instructions as its pace is. Lua counts from now
// on where that could be too many in all.
void script_run_go_on(Host *host);

// Gives Lua memory, within the limits of the host.
void *script_run_allocate(void *self, void *block, size_t old, size_t size);

// Keeps the function at [index] for later runs; returns its number.
int script_run_keep(lua_State *L, int index);

// Writes the error on top of the stack to [text], with its place in the script: number
// [nth] of those that it may speak of. Returns false where there are no more.
bool script_run_message(Host *host, int status, int nth, char *text, size_t size);

// Returns the row of found.def that the error on top of the stack is of.
FoundKind script_run_found(const Host *host, int status);

// Pushes a list of [n] things, whose handles the caller writes (handle.c).
lua_Integer *handle_list_push(lua_State *L, int n);

// Returns the list at [index], NULL if another value lies there.
const ThingList *handle_list_at(lua_State *L, int index);

// Makes what such lists can do.
void handle_list_install(lua_State *L);

// Returns the handle of a value that is no number (handle.c).
lua_Integer handle_of(const Value *value);

// Pushes what a script gets for [value]; returns how many results (handle.c).
int handle_push(lua_State *L, const Value *value);

// Reads the value that [n] stands for; returns false if it stands for none.
bool handle_read(const Host *host, lua_Integer n, Value *value);

#endif
