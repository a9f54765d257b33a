// host_data.h -- what a host holds: a Lua state, its words, its functions, and the script
// that is being loaded.
//
// A script sees two kinds of values: words and records (a ScriptValue, immutable), and,
// while it runs, integers: numbers as they are, and handles of the engine's Values, which
// lie beyond every number. Every full userdata of the Lua state is ours and begins with a
// ScriptValueKind, so one byte tells what it is.
//
// Lua errors of ours begin with "sN:LINE: ", N being the number of the script in the
// Library; script_run_message turns that into the script's path.

#ifndef HOST_DATA_H
#define HOST_DATA_H

#include <lauxlib.h>
#include <lua.h>
#include <string.h>

#include "scripting/base/blocks.h"
#include "scripting/base/nearest.h"
#include "scripting/lua/script_source.h"

enum {
    GIVEN_MAX = 16, // gifts of one function that are looked at
    FACE_TEXT = 240,
    FAULT_TEXT = 400, // a message with its place
};

// The kinds of values that scripts hold as userdata; op and n are fields of ScriptValue.
typedef enum {
    SCRIPT_WORD,      // a word of the vocabulary
    SCRIPT_QUERY,     // n: query
    SCRIPT_EXCEPT,    // n: query
    SCRIPT_AMOUNT,    // n: amount
    SCRIPT_COMPARE,   // op, n: amount
    SCRIPT_COST,      // n: cost; ScriptValue.discount tells a discount
    DATUM_HAPPENED,   // n: clause
    SCRIPT_CLAUSE,    // n: clause
    SCRIPT_ABILITIES, // n: query, action: which, see ABILITIES_TEXT
    SCRIPT_KEYWORD,   // a keyword with its cost: n
    SCRIPT_TAG,       // a tag to be given: n
    SCRIPT_LIST,      // a frozen list: user value 1
    SCRIPT_LOOP,      // see script_verb_each
    SCRIPT_THINGS,    // a list of things that a verb gave: a ThingList
    SCRIPT_HOLE,      // stands for a value that a function will have (query_code.c)
    SCRIPT_FAULTY, // what a faulty text was to make; whatever uses it fails in silence
} ScriptValueKind;

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

// ScriptValue.fact: the word is a mark of cards in more than one way.
enum { MARK_OF_SEVERAL = 0xFF };

// A word or a record, as a script holds it. A word may be several things: `first` is
// an adjective and a word of its own. Numbers of rows count from 1; 0 means none.
typedef struct {
    uint8_t kind; // ScriptValueKind
    uint8_t special;
    uint8_t role, kind_row, adjective, zone, word, location, place;
    uint8_t op, action, keyword;
    uint8_t status, governs; // row of a named status; of a keyword that takes text
    uint8_t supertype;       // a printed supertype, or
    uint8_t fact, fact_word; // a word of a fact, MARK_OF_SEVERAL of more than one
    uint8_t nested;          // records within records
    uint8_t values_n;        // so many values of a running function belong to it,
    uint16_t first;          // from this number on; in play they follow (BoundData)
    bool made_in_run;        // a function has made it, so it may be gone soon
    uint8_t verb;            // 1 + the verb of that name, which a call means; 0: none
    bool discount;
    uint16_t flag;       // CLAUSE_ bit
    uint16_t n;          // record in the Library, see ScriptValueKind
    QueryId query;       // its meaning where a query is wanted, 0: none
    lua_CFunction build; // runs when a script calls the word; NULL: no call of its own
    const char *name;
} ScriptValue;

// Several things that a verb gave, as handles.
typedef struct {
    uint8_t kind; // SCRIPT_THINGS
    int n;
    int most; // in rehearsal: so many there are at most, 0: not known
    lua_Integer items[];
} ThingList;

// A query, an exception or a comparison that a running function has made, with its values.
// A list among them is kept by the user value of that number, from 1.
typedef struct {
    ScriptValue datum;
    Value values[];
} BoundData;

// The use of a value of a function in a query.
typedef enum {
    BOUND_NUMBER,
    BOUND_PLACE,
    BOUND_THING,  // or a player: the query's own, or what a query is wanted for
    BOUND_PLAYER, // or a thing: whose the thing is
    BOUND_DATUM,  // a query within it, or a comparison, with values of its own
} BoundWanted;

// A part of a query in which a value of the function stands.
typedef struct {
    const char *key; // NULL: entry [entry]
    uint8_t entry;
    uint8_t item;   // of the list in its place, 0: no list
    uint8_t wanted; // BoundWanted
    uint8_t n;      // values: of a BOUND_DATUM it may be several
    uint16_t slot;  // the first of them
} BoundPart;

// The braces of a query in a function, as they were read once. Each has a number of its own,
// which the source gets when it is parsed (script_number.c).
typedef struct {
    uint8_t kind;   // ScriptValueKind; SCRIPT_WORD: it was not read
    uint8_t n;      // values of it, and of the queries within it,
    uint16_t first; // from this number on
    QueryId query;
    int parts_n;
    BoundPart parts[QUERY_VALUES_MAX];
} QuerySite;

// The phases of a host: words build records, verbs check their arguments, verbs act.
typedef enum { PHASE_LOAD, PHASE_REHEARSE, PHASE_RUN, SCRIPT_PHASES } ScriptPhase;

// Where a script asks first for what it may have to bring about itself; no word: nowhere.
typedef struct {
    const char *word;
    int script, line;
} AsksWord;

// A call of a verb about a thing.
typedef struct {
    const VerbRow *verb; // NULL: there is none
    uint8_t accepts; // what it takes there, a row of Rules.accepts from 1; 0: anything
    AsksWord at;
} AsksThing;

// A Lua function that clauses refer to: a `run`.
typedef struct {
    int ref;    // of the Lua function in the registry,
    int bound;  // and of what runs of it in play (word_cells.c); 0: not made yet
    int direct; // and of the word that runs in its place; 0: not looked for; -1: none
    int pace;   // see script_pace
    uint16_t script; // the script that it stands in
    uint8_t args;    // how many it takes: the targets, and the destination
    bool goes;       // the last of them is the destination
    uint8_t deed;    // the furthest Deed that it may do
    bool nobodys;    // nobody is `you` there
    bool judges;     // its result is yes or no, any value of Lua
    uint16_t fits;   // types of a `me` to which its verbs do something; 0: nobody knows
    uint8_t needs;   // what it asks of whoever starts it (clauses_given.c)
    AsksThing asks_it; // its first call about `it`, which whoever starts it knows
    bool faulty;       // the inspection refused it: it is not rehearsed
} Run;

// A function of Lua, by the place where it begins.
typedef struct {
    int script, line;
} TrialFunction;

// The cost of the rehearsal of a script so far, in slices of instructions; see
// script_trial.c.
typedef struct {
    int slice; // how many instructions are one; 0: nothing is rehearsed
    int spent; // by the script and what it calls
    int apart; // by calls of functions of the rules that did not come to an end
    int depth; // of such a call, in calls within calls; 0: none lasts
    int lasts; // slices that it has lasted
    TrialFunction lasting; // which function it calls
    TrialFunction endless; // the last one that did not come to an end; script -1: none
    bool lenient;          // verbs that functions of the rules call do not fail
    const VerbRow *called; // the verb that the pass called last,
    int calls;             // and how many it called
    char excused[160]; // an error of the rules that is no fault of the run; "": none
} Trial;

// A line of a run whose fault was told in a pass of its rehearsal.
typedef struct {
    int run, pass, line;
    FoundKind found;
} LineTold;

enum { LINES_TOLD = 16 };

// The reader of a game's files (scripting/game/): game.lua, of kind "ruleset", and the
// rules beside it, of kind "rules".
typedef struct {
    void *self;
    void (*push_environment)(lua_State *L); // what game.lua sees while it loads
    // Returns the column of what the message quotes, in that line of a script; 0: unknown.
    int (*column)(const void *self, int script, int line, const char *message);
} GameFiles;

// The meaning of nil as an argument: see letters.def.
typedef enum { NIL_NOBODY, NIL_ITSELF, NIL_SLIP, NIL_OF_CARDS } NilMeaning;

// A parameter of a verb.
typedef struct {
    char letter; // of the signature
    bool optional, last;
    uint8_t none;    // NilMeaning
    int8_t named;    // of `h`: the parameter that names what has the words, -1: none
    uint16_t number; // among those of all verbs
    uint32_t kinds;  // of the values that may come as handles, one bit each
    uint32_t plain;  // of those that the verb accepts as they are (accept_plain)
} Parameter;

// A verb with what each call of it needs: the upvalue of its functions.
typedef struct {
    const VerbRow *row;
    int n, needed; // parameters, those before the `|`
    Parameter parameters[ARGUMENTS_MAX];
} VerbForm;

// A verb that has a short way, and the word with which it is called (word_cells.h).
typedef struct {
    const VerbForm *form;
    BriefVerb run; // VerbRow.brief
    BriefWord word;
} BriefCall;

// Those of a game: one for each note that a function reads, and for each that it writes.
enum { BRIEF_CALLS_MAX = 512 };

// The meaning that an argument had for a parameter (argument_name.c): what a Value has that is
// no text and no thing.
typedef struct {
    const void *what;   // a text or a ScriptValue, which Host.names keeps; NULL: none
    uint16_t parameter; // its number
    int16_t of;         // the row with words of its own that the call named before
    int32_t n : 24;
    uint32_t kind : 7, discount : 1;
} SeenArgument;

_Static_assert(sizeof(SeenArgument) <= 16, "four of them lie in a line of the cache");

// Those that a call in play looks at for one argument. A game has some hundreds of all.
enum { SEEN_TOGETHER = 4, SEEN_BITS = 10, SEEN_PLACES = 1 << SEEN_BITS };

typedef struct {
    _Alignas(64) SeenArgument of[SEEN_TOGETHER];
} SeenPlace;

// The braces that are being read, for the place of a fault: see PlaceWanted.
typedef struct {
    const char *what, *key;
    int entry;
} Reading;

// The calls of a run in its rehearsal, and those that are what it replaces; see check_again.c.
typedef struct {
    int calls, same;
    bool has_amount;  // one asked for the amount of the event,
    int amount;       // which was this
    AsksWord where;   // the first that is the same
    AsksWord endless; // the first that brings again the phase which the run begins with
} DoneAgain;

// A Lua state with the words of one game; see host.h.
struct Host {
    lua_State *L;
    const Rules *rules;
    Library *library;
    Scripts scripts;
    Blocks blocks;  // the memory of Lua
    GameFiles game; // self NULL: no file of a game is loaded here

    // The limits of a script while it loads, and of all scripts together in a step of a
    // game.
    int instructions;
    size_t bytes;
    size_t taken;      // bytes since script_run_begin
    int charged;       // work of C for the script since then, in instructions
    bool counts;       // Lua counts instructions,
    bool tells;        // and tells lines to an observer
    int64_t ahead;     // how many there can have been while it did not count
    int pace;          // how many the innermost run adds to that, see script_pace
    int deepest;       // nesting of what the record that is being made holds
    int nested;        // functions within functions that check.c inspects
    bool checks_calls; // check.c checks the calls of verbs too,
    uint8_t deed;      // whose function may go so far (Deed),
    bool nobodys;      // and where nobody is `you`
    bool keeps;        // the host's own lists may grow beyond SCRIPT_LIST_MAX
    char refused[100]; // why the last block was refused, with its place; "": none was

    QuerySite *sites; // queries that functions write
    int sites_n, sites_room;
    int first_site;  // of the script that is being loaded
    QuerySite *site; // that is being read, NULL: none
    QuerySite reads_site;
    int site_number; // of the one that is being read
    int slots;       // values of the function that is being read
    int item;        // the entry of a list that is being read in it, 0: none

    ScriptPhase phase;
    ScriptPhase exchanged;     // the one whose functions the words of verbs have
    bool takes_words;          // the environment of scripts takes those that they read
    int words, sandbox, verbs; // registry: words, environment, verbs by phase
    int names, things;         // registry: what SeenArgument names, what lists can do
    int nothing;               // registry: the list without things
    const void *nothing_at;    // where that lies
    int places;                // registry: where scripts gave names their meanings
    int paces;                 // registry: see script_pace.c
    int cells;                 // registry: see word_cells.c; 0: there are none
    int cells_n;
    int joined_queries; // registry: see read_either.c
    Run *runs;
    int runs_n, runs_room;
    VerbForm *forms;          // of Rules.verbs
    lua_CFunction brief_call; // see word_cells.h
    BriefCall brief_calls[BRIEF_CALLS_MAX];
    int brief_calls_n;
    bool has_seen; // some are noted in
    SeenPlace seen[SEEN_PLACES];

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
    LineTold told[LINES_TOLD];
    int told_n; // how many were told; the last of them are kept
    char faults[SCRIPT_FAULTS_MAX][FAULT_TEXT];
    LibraryExtent before; // what the library held before it
    ScriptValue *joined;  // the status that it joined with a keyword
    uint16_t script;
    int first_run;
    struct {
        lua_Integer thing, ends;
    } given[GIVEN_MAX]; // what the pass of a rehearsal has given, see given_lost.h
    int given_n;
    int marks_n; // words that marks of cards have given it (mark_words.h)
    const char *added[SCRIPT_WORDS_MAX]; // words that it added; they go if it fails
    int added_n;
    CardId card;
    uint8_t keyword;
    AsksWord asks_paid;  // what was paid for an additional cost, in data
    bool has_paid;       // its text names an additional cost
    AsksWord asks_named; // what was `named`
    bool has_named;      // one of its functions names something
    bool shares_named;   // so does one of a keyword, or one of words
    AsksWord asks_made;  // what its own text has to make so (Rules.adjectives_by)
    int made;            // that adjective
    uint64_t has_made, shares_made; // those that its functions make, one bit each
    bool declared;
    bool failed;       // in rehearsal: verbs do nothing
    bool alternating;  // in rehearsal: every second verb does nothing
    bool lacking;      // in rehearsal: no target is there
    bool adds;         // in rehearsal: a run has added resources
    bool divides;      // in rehearsal: a run has divided what a target says
    int run_rehearsed; // the run that is in rehearsal,
    int pass;          // and which pass
    int calls;
    Trial trial;
    ClauseId rehearsed;    // the clause whose run is in rehearsal, 0: not known
    bool payer_leaves;     // what pays for it leaves so
    int offered;           // in rehearsal: the kind of option that was offered last
    bool first_went;       // in rehearsal: the first target went to the destination
    DoneAgain again;       // in rehearsal: what an `instead` does of what it replaces
    bool names_by_value;   // the script reads its keyword's value as a query,
    bool numbers_by_value; // and as a number
    uint64_t governed;     // governing keywords that the script writes out or asks for
};

// Returns the host of the Lua state.
static inline Host *host_of(lua_State *L)
{
    return *(Host **)lua_getextraspace(L);
}

// Returns whether the script of a card is loaded now: value() has no keyword there.
static inline bool host_loads_card(const Host *host)
{
    return host->source && !strcmp(host->source->kind, "card");
}

// Returns whether an upvalue of a function is the form of a verb: the function is its
// own.
static inline bool host_has_form(const Host *host, const VerbForm *form)
{
    return form >= host->forms && form < host->forms + host->rules->verbs_n;
}

#endif
