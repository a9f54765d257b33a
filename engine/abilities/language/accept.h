// accept.h -- what a verb acts on: objects, places and numbers, by the row of the verb.
//
// The script host calls every verb through accept_run. An argument that the row does
// not take (VerbTakes in rules.h) never reaches the verb: it skips such an object among
// others, and a place or a word makes the whole verb do nothing. Rules.event_unaccepted
// reports each, so that the log says why nothing happened; a function that only looks
// could change nothing, and reports nothing.

#ifndef ACCEPT_H
#define ACCEPT_H

#include "engine/abilities/language/query.h"
#include "engine/cards/value.h"

// Returns the row of Rules.accepts for parameter [index] of the verb, 1 + row; 0: any.
int accept_of_parameter(const VerbRow *verb, int index);

// Returns whether the object fits the row [accepts]: 1 + row, 0: any.
bool accept_fits(const Table *table, int accepts, ObjectId object);

// Returns whether something that the query means could fit the row. [stays]: the query
// says where it is as well.
bool accept_query_may_fit(const Library *library, QueryId query, int accepts,
                          bool stays);

// Returns whether a card of these type bits could fit the row.
bool accept_types_may_fit(const Rules *rules, int accepts, unsigned types);

// Returns whether the zone, the word, a term of that kind, or a clause of that kind may
// be given to the verb.
bool accept_zone(const VerbRow *verb, int zone);
bool accept_word(const Rules *rules, const VerbRow *verb, int word);
bool accept_kind(const VerbRow *verb, int kind);
bool accept_clause(const VerbRow *verb, int kind);

// Returns whether a player may stand where the verb takes things. Where it has terms, a
// player is one of these instead.
bool accept_players(const VerbRow *verb);

// Refuses a number that no card can have in the row of numbers that the field is.
void accept_part(Table *table, int field, int part);

// Runs the verb with those of the arguments that it takes, one for each letter of its
// signature. Returns nil where it does nothing.
Value accept_run(Table *table, Env *env, const VerbRow *verb, Value *args, int n);

// Returns what a verb that is a number of things gives.
Value accept_number(Table *table, const Env *env, const VerbRow *verb,
                    const Value *args, int n);

// Runs a verb at whose end the game may pause.
Value accept_run_and_pause(Table *table, Env *env, const VerbRow *verb,
                           const Value *args, int n);

// Runs a verb that accepts all of its arguments as they are.
static inline Value accept_run_plain(Table *table, Env *env, const VerbRow *verb,
                                     const Value *args, int n)
{
    if (!verb->run) return accept_number(table, env, verb, args, n);
    if (table->pause.event) return accept_run_and_pause(table, env, verb, args, n);
    return verb->run(table, env, args, n);
}

// Returns the kinds of arguments that parameter [index] accepts as they are, one bit each: of
// those that a script can give there. Of numbers a limit may hold besides.
uint32_t accept_plain(const VerbRow *verb, int index);

#endif
