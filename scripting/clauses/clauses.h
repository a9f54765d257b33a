// clauses.h -- the words that begin clauses, and checks of whole clauses: each refuses, before a
// game begins, what a clause could never do.

#ifndef CLAUSES_H
#define CLAUSES_H

#include "scripting/lua/host_data.h"
#include "scripting/lua/script_fault.h"

// The kinds of clauses as bits: a row of a key or flag says where it may stand.
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
    BEFORE = AS | INSTEAD | CAN | CANNOT, // the engine asks these before the event
    PATTERN = WHEN | BEFORE | HAPPENED_,
    CHOOSING = EFFECT | WHEN | ACTIVATED, // with targets and modes
};

// The words that begin a clause, by ClauseKind.
extern const char *const clauses_names[CLAUSE_KINDS];

// Pushes the names of the clauses, one bit each kind, of which [key] is a key. Returns the text,
// NULL where it is a key of none.
const char *clauses_names_push(lua_State *L, const char *key);

// A clause that stands on a card or in a keyword.
typedef struct {
    lua_State *L;
    ClauseId clause;
    bool follows; // an effect before it chooses something
} CheckedClause;

// Notes that the script asks for that word where it is now, unless it did so before.
void clauses_fault_note(Host *host, AsksWord *asks, const char *word);

// Raises a fault if the CheckedClause could never do anything.
void clauses_printed_check(void *checked);

// Raises a fault where a clause that a verb is given could never do anything. [granted]:
// a thing gets the clause; else the clause waits alone, with [about] for something.
void clauses_given_check(lua_State *L, const Clause *clause, bool granted, bool about);

// Raises a fault where the query, in the run that is rehearsed, says of `me` what the card never
// is or has.
void clauses_own_check_query(lua_State *L, QueryId query);

// Raises a fault where a verb of that run looks by the query for `me` on the board, and the card
// is never there.
void clauses_own_check_found(lua_State *L, QueryId query);

// Raises a fault where the value is `here`, or a query about it, in the run that is rehearsed of
// a card that is never at a place.
void clauses_here_check_in_run(lua_State *L, const Value *value);

// Raises a fault where it is `me`, and the card never has the number that the verb reads.
// [first]: the first argument of the verb, which may name the number.
void clauses_own_check_number(lua_State *L, const VerbRow *verb, const Value *first,
                              const Value *value);

// Raises a fault where a query that a verb asks of `me` is never so of what the card is.
void clauses_own_check_asked(lua_State *L, QueryId query);

// Raises a fault where the clause adds resources and chooses a target; where it does so for some
// things only, and cannot be used while these are paid for: it is used at no other time.
void clauses_adds_check_only(lua_State *L, const Clause *clause);

// What a clause is about that a verb starts: nothing that is named, a thing, a player, or the thing
// that gets it.
typedef enum {
    STARTED_ALONE,
    STARTED_ABOUT_THING,
    STARTED_ABOUT_PLAYER,
    STARTED_ON_THING,
} Started;

// Notes that the run that is rehearsed does something to the value, or with [thing] to what it
// stands for. The second raises a fault where the clause asks for what nobody tells it.
void clauses_given_note(Host *host, const Value *value, bool thing);
void clauses_given_check_about(lua_State *L, const VerbRow *row, const Clause *clause,
                               Started started);

// The same of what passives of the script that is rehearsed give, for script_recover_try with the
// Lua state.
void clauses_given_check_gifts(void *self);

// Raise a fault where a keyword, or a clause, is given to things that the query means, in zones that
// they have left when it is asked for; at the clause [at] or, without one, at the line that runs.
void clauses_reached_check_keyword(lua_State *L, const Clause *at, QueryId query,
                                   int keyword);
void clauses_reached_check_clause(lua_State *L, const Clause *at, QueryId query,
                                  const Clause *given);

// Raises a fault where an event of the clause never happens to what it names, whatever `me`
// is.
void clauses_event_check(lua_State *L, const Clause *clause);

// Raises a fault where the value is about a role that stands for nothing in the run of the
// clause that is rehearsed.
void clauses_role_check_in_run(lua_State *L, const Value *value);

// Raise a fault where the run that is rehearsed is about the leaving of its own card, and asks
// whether that is as only things on the board are; for the number of a field, if that is of
// counters.
void clauses_gone_check_asked(lua_State *L, const Value *thing, QueryId query);
void clauses_gone_check_number(lua_State *L, const Value *thing, int field);

// Returns the query of the one thing that pays for the clause which is rehearsed, 0: there is none,
// or it is not sure which. The second raises a fault where that is asked for more than its print,
// and has left by then: an ability resolves in another step, so nothing looks back.
QueryId clauses_gone_paid_with(const Host *host);
void clauses_gone_check_paid(lua_State *L, const Value *thing, bool of_print);

// Returns whether that thing leaves by paying. The second refuses a verb that acts on it.
bool clauses_gone_payer_leaves(const Host *host);
void clauses_gone_check_act_on_payer(lua_State *L, const VerbRow *verb,
                                     const Value *thing);

// Refuses a number of `me` where the cost has sent that away: a derived one, its counters. The
// verb of the row has the arguments before [thing] in [args].
void clauses_gone_check_number_of_me(lua_State *L, const VerbRow *row,
                                     const Value *args, const Value *thing);

// Raises a fault where the verb tells of the things that paid for the clause that is rehearsed, and
// none do. The second raises one where targets, which are chosen before the cost is paid, ask that.
void clauses_gone_check_payer(lua_State *L, const VerbRow *verb);
void clauses_gone_check_targets(lua_State *L, const Clause *clause);

// Raises a fault where the verb acts on what is on the board alone, and is given `me` in the run of
// what has sent that off the board.
void clauses_gone_check_act(lua_State *L, const VerbRow *verb, int accepts,
                            const Value *value);

// Raises a fault where the verb is called about `it` in a `when`, and that has left where the verb
// would find it. What waits until a verb gives or starts it is judged by the second, for then it is
// known whether `it` is what the event is about.
void clauses_gone_check_it(lua_State *L, const VerbRow *verb, int accepts);
void clauses_gone_check_started(lua_State *L, const Clause *clause);

// Raises a fault where the word is a duration that ends as `me` leaves, in such a run.
void clauses_gone_check_lasting(lua_State *L, int word);

// Raises a fault where the destination of the clause is one of nothing that moves; where the verb
// that is called in rehearsal brings another than the first target there, before that. [things]:
// a bit for each argument, from 1, that is a thing.
void clauses_here_check_goes(lua_State *L, const Clause *clause);
void clauses_here_check_call(lua_State *L, const VerbRow *row, unsigned things);

// Raises a fault where the verb that is called in rehearsal says where what is being played enters,
// and the run is of no such moment, or of a card that enters nowhere.
void clauses_enters_check(lua_State *L, const VerbRow *row);

// Raise a fault where the clause asks for an amount of events that have none; for what its
// events do not tell.
void clauses_told_check_amounts(lua_State *L, const Clause *clause);
void clauses_told_check(lua_State *L, const Clause *clause);

// Raises a fault where what is said of several events at once could not come to pass.
void clauses_once_check(lua_State *L, const Clause *clause);

// Raises a fault where a condition about the past needs facts which the turn's memory does not
// keep: it would never be true.
void clauses_memory_check(lua_State *L, const Clause *clause);

// Raises a fault where the passive answers nothing, or something in its answers is ignored.
void clauses_passive_check(lua_State *L, const Clause *clause);

// Raise a fault where the permission changes nothing, or a part of it is never read; where an
// additional cost is one of other things than the one that has the text, for which nobody asks, or
// goes by what is paid for one.
void clauses_can_check(lua_State *L, const Clause *clause);
void clauses_can_check_cost(lua_State *L, const Clause *clause);

// Notes that data asks what was paid, with that word; raises a fault where the text that is
// printed, or what it gives, names no additional cost; does that in a run that is rehearsed.
void clauses_paid_note(lua_State *L, const char *word);
void clauses_paid_check(lua_State *L, const ClauseId *printed, int n);
void clauses_paid_check_in_run(lua_State *L, const char *word);

// Notes a word that a function of the script has: it may be a verb that names something.
void clauses_named_note(lua_State *L, const char *word);

// Notes that the script asks for what was `named`.
void clauses_named_ask(lua_State *L);

// Raises a fault where it does, and the functions of a card that is loaded, which were looked
// at, name nothing. [state] is the Lua state.
void clauses_named_check(void *state);

// Notes that the query asks for what the text of its card alone makes so, and raises a fault where
// no function of the script does; as above.
void clauses_made_ask(lua_State *L, const Query *query);
void clauses_made_check(void *state);

// Returns the word of the query that binds chosen things to each other, NULL: it has none.
const char *clauses_role_binding(const Query *query);

// Returns whether [one] of the [n] clauses stands as an effect behind one that chooses something, at
// least once.
bool clauses_role_follows(const Library *library, const ClauseId *clauses, int n,
                          ClauseId one);

// As clauses_named_check, of clauses that are not printed: raises a fault where a target is bound
// to what was chosen before, and nothing was.
void clauses_role_check_lent(void *state);

// Refuses a query for the past of what is another thing where the query looks.
void clauses_memory_check_found(lua_State *L, QueryId query);

// Raises a fault where an event of the clause never comes from the place that it names, or goes
// there, or happens to what is nowhere as the clause says.
void clauses_way_check(lua_State *L, const Clause *clause);

// Raises a fault where the query is about what does something from the chain alone, or, where it
// [pays], about what is paid for, and wants it where that never is then.
void clauses_way_check_lies(lua_State *L, QueryId query, bool pays);

// Raises a fault where the query asks for an adjective that nothing is in these zones, one bit
// each, as far as the query may be about them.
void clauses_zones_check_adjectives(lua_State *L, QueryId query, uint64_t zones);

// Raises a fault where nothing of the query's kind is ever attached as it says, or to what it
// says.
void clauses_host_check(lua_State *L, const Query *query);

// Raises a fault where a condition of the clause is about a place of `me` where it never lies, or
// always, as the clause is asked. [printed]: it is text of a card or keyword.
void clauses_moment_check(lua_State *L, const Clause *clause, bool printed);

// Raises a fault where no thing of the query's kind is ever at the places that it names.
void clauses_zones_check_kind(lua_State *L, QueryId query);

// Raises a fault where the query wants a thing `here`, or `there`, that lies at no place.
void clauses_zones_check_here(lua_State *L, const Query *query);

// Raises a fault where the query looks for things that stand at a place, and no thing of its kind
// does: what lies facedown there is meant by what happens to it, and not found (107.3).
void clauses_zones_check_found(lua_State *L, QueryId query);

// Raises a fault where the query speaks of the places of what it finds, as `apart` does, and may
// find things that are at none.
void clauses_zones_check_apart(lua_State *L, const Query *query);

// Raise a fault where what the query means would be yours and an opponent's; where it is an
// opponent's, and [what] is your own; where an event is done by another than whose it is; where its
// place is not that of the player who controls it; where a phase says already who has the turn.
void clauses_side_check(lua_State *L, QueryId query);
void clauses_side_check_own(lua_State *L, QueryId query, const char *what);
void clauses_side_check_by(lua_State *L, const Clause *clause);
void clauses_side_check_place(lua_State *L, const Clause *clause);
void clauses_side_check_turn(lua_State *L, const Clause *clause);

enum { ASKED_ANYTHING = ASKED_TYPES | ASKED_ITEM | ASKED_PLAYER };

// Returns what `me` may be where it is of the types: another card may give it others.
unsigned clauses_means_later(const Rules *rules, unsigned me);

// Returns all that a query of a clause may be about: type bits and ASKED_ bits. [me] is the
// same for `me`.
unsigned clauses_means(const Host *host, QueryId query, unsigned me);

// Pushes the names of the subjects of a question.
const char *clauses_means_push(lua_State *L, unsigned of);

// Returns whether the query is about players.
bool clauses_means_players(const Host *host, QueryId query);

// Return the type bits that the script gives, to whatever; those of the card that is being
// loaded with them, 0 where it is no card.
unsigned clauses_means_given(const Host *host);
unsigned clauses_means_own(const Host *host);

// Returns the types of cards, one bit each, on which the clauses of the keyword could work.
uint16_t clauses_asked_types(const Host *host, const Keyword *keyword);

// Notes, for a run in rehearsal, on which types of `me` the call does something.
void clauses_asked_note_call(Host *host, const VerbRow *row, const Value *args, int n);

// Limits the keywords of the script to the types on which their runs, once rehearsed, do something.
void clauses_asked_note_keywords(const Host *host);

// Returns whether one of the queries means players and the other things. What may be either, as
// `it` is, goes with both.
bool clauses_means_both(const Host *host, const Query *one, const Query *other);

#endif
