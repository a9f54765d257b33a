// clauses_inside.h -- what the checks of clauses share.

#ifndef CLAUSES_INSIDE_H
#define CLAUSES_INSIDE_H

#include "scripting/clauses/clauses.h"
#include "scripting/lua/script_value.h"

#define NEVER_SPENT "a %s that is given works all the time: 'once' is for 'delayed'"

// Raises a fault at the line of the clause.
__attribute__((format(printf, 4, 5))) _Noreturn void
clauses_fault(lua_State *L, const Clause *clause, FoundKind found, const char *format,
              ...);

// Returns the word of the flag.
const char *clauses_adds_flag(uint16_t flag);

// Returns the type bits that the grants of the clause give.
unsigned clauses_means_gifts(const Clause *clause);

// Returns the type bits of what `me` is in the clause, all where nobody knows.
unsigned clauses_means_me(lua_State *L, const Clause *clause);

// As clauses_means, of one of the queries of either().
unsigned clauses_means_one(const Host *host, const Query *q, unsigned me);

// Returns the zones that a place is in, one bit each; all where only a game knows.
uint64_t clauses_zones_of(const Rules *rules, const Location *place);

// Returns the zones that have all these flags, one bit each.
uint64_t clauses_zones_with(const Rules *rules, unsigned flags);

// Returns the zones where others may stand, one bit each: the places of the game.
uint64_t clauses_zones_to_stand(const Rules *rules);

// Returns the zones where things of some of the types may be, one bit each, by types_at of
// the rules.
uint64_t clauses_zones_of_types(const Rules *rules, unsigned types);

// Returns the zones of the board in which abilities work, one bit each.
uint64_t clauses_zones_working(const Rules *rules);

// Returns the zones in which the rules ask the question, of a text about [itself] if that is so,
// one bit each, 0: in any; those where things lie on their way.
uint64_t clauses_zones_asked(const Rules *rules, const QuestionRow *row, bool itself);
uint64_t clauses_zones_on_the_way(const Rules *rules);

// Returns the zones of what is at a place, one bit each: where things stand, and what lies beside
// them, as a facedown card does (107.3).
uint64_t clauses_zones_with_places(const Rules *rules);

// Refuses to ask for the past of `me`, in a condition, a number or a query, where `me` is another thing
// by then than the one that it happened to, or where it can't have happened yet. [printed]: it is
// text of a card or keyword.
void clauses_memory_check_me(lua_State *L, const Clause *clause, bool printed);

// Returns the zones where `me` may lie as the clause is asked, one bit each, 0: nobody knows.
// [printed]: it is text of a card or keyword.
uint64_t clauses_moment_zones(const Host *host, const Clause *clause, bool printed);

// Returns whether all that the query means is `me`.
bool clauses_off_board_is_itself(const Library *library, QueryId query);

// Returns the zones that one of the queries of either() names, one bit each, all where it names
// none.
uint64_t clauses_zones_named(const Rules *rules, const Query *q);

// Returns whether something that the query means may be in one of the zones.
bool clauses_zones_hold(const Host *host, QueryId query, uint64_t zones);

// Returns whether what lies in the zone is at a place, of its own or of what has it.
bool clauses_zones_is_place(const Rules *rules, int zone);

// Pushes the names of the zones.
const char *clauses_zones_push(lua_State *L, uint64_t zones);

// Returns whether an event of the clause is about that role itself.
bool clauses_event_is_about(const Library *library, const Clause *clause, int role);

// Returns whose it may be that the query means: 1 yours, 2 an opponent's, 3 anyone's.
unsigned clauses_side_of(const Host *host, QueryId query);

// Returns whether what the event happens to is a new object by it.
bool clauses_way_is_anew(const Rules *rules, int event);

// Raises a fault where one of the events never happens to what its query means; `me` is of the
// types.
void clauses_event_check_of(lua_State *L, const Clause *clause, unsigned me);

// Returns whether one of the events, if there are any, may happen to what its query means.
bool clauses_event_may_happen(const Host *host, const Clause *clause, unsigned me);

// Raises a fault where the clause says how often something happens to `me` that happens to it
// once, because it is a new object thereby (124).
void clauses_event_check_parting(lua_State *L, const Clause *clause);

// Raises a fault where the data of a text that is printed, or given by one, asks how much an event
// is, and there is none that has an amount.
void clauses_told_check_read(lua_State *L, const Clause *clause);

// Raises a fault where a role stands for nothing in the clause.
void clauses_role_check(lua_State *L, const Clause *clause);

// Return whether the clause is used, and no event brings it; and whether `it` is nobody then.
bool clauses_role_is_used(const Clause *clause);
bool clauses_role_is_nobody(const Host *host, const Clause *clause);

// Raises a fault where the rules ask nothing that the clause answers; `me` is of the types
// [me], one bit each.
void clauses_asked_check(lua_State *L, const Clause *clause, unsigned me);

// Raises a fault where a passive that is for so many things in all or in a turn waits for the
// next thing of a kind that is never played or used.
void clauses_given_check_next(lua_State *L, const Clause *clause);

// Returns whether it would work on and on where an object is given it, though it says how
// often.
bool clauses_asked_always(const Clause *given);

// Raises a fault where a cost that is paid any number of times does not add one kind of
// resource.
void clauses_adds_check_each(lua_State *L, const Clause *clause);

// Raises a fault where a query is about `me` as a kind that the card never is.
void clauses_own_check(lua_State *L, const Clause *clause);

// Raises a fault where `me`, as the card is, cannot do what the clause costs of it.
void clauses_own_check_cost(lua_State *L, const Clause *clause);

// Raise a fault where an event of the clause is to be at a place, or the passive takes a price
// for one, where what it names never is; `me` is of the types.
void clauses_place_check(lua_State *L, const Clause *clause, unsigned me);
void clauses_place_check_price(lua_State *L, const Clause *clause, unsigned me);

// Returns the event of the clause as which its own card is played, and is on its way; NULL: the
// clause is about anything else.
const EventRow *clauses_enters_now(const Host *host, const Clause *clause);

// Raises a fault where a query of the clause is bound to what was chosen before it, and nothing
// was, unless it [follows] an effect that chooses.
void clauses_role_check_bound(lua_State *L, const Clause *clause, bool follows);

// Raises a fault where the clause says `here`, and its card is never at a place.
void clauses_here_check(lua_State *L, const Clause *clause);

// Returns whether things of these types never are in a zone that has all these flags.
bool clauses_zones_are_none(const Rules *rules, unsigned types, unsigned flags);

// Returns whether things of these types never are where texts about others work.
bool clauses_off_board_is_home(const Rules *rules, unsigned types);

// Returns whether the rules ask the clause in such a place: it is about its own thing, or names
// its zone.
bool clauses_off_board_works(const Library *library, const Clause *clause);

// Raises a fault where they never ask it; `me` is of the types.
void clauses_off_board_check(lua_State *L, const Clause *clause, unsigned me);

#endif
