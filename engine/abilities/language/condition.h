// condition.h -- works out amounts (numbers) and conditions (yes or no) of a script as
// they are now.
//
// Nothing here changes a game.

#ifndef CONDITION_H
#define CONDITION_H

#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/table.h"

// Works out an amount: a number, a reading of the rulebook, what was paid, or how many
// objects a query finds.
int condition_amount(const Table *table, const Env *env, uint16_t amount);

// Compares [n] as a query says. Nothing compares with nil, a value of a function.
bool condition_compare_holds(const Table *table, const Env *env, const Compare *compare,
                             int n);

// Returns the number of [field] of what [value] stands for: a thing, also as it was last
// known, or a player; the first one that a query finds. No value is "you". Nil where there
// is none. This is what a verb does that only reads a field (VerbRow.field).
Value condition_field(const Table *table, const Env *env, int field,
                      const Value *value);

// Returns the number at place [args[1]] of a row of numbers, a field of what [args[0]] means,
// or nil: it has none there.
Value condition_part(const Table *table, const Env *env, int field, const Value *args);

// Returns whether the player chose the additional cost of the text's script.
bool condition_is_paid(const Table *table, const Env *env);

// Returns whether every part of the condition holds; condition 0 holds.
bool condition_holds(const Table *table, const Env *env, uint16_t condition);

// Returns what the words of a governing keyword's condition stand for: `value()` is the number
// written with it.
static inline Env condition_env_of_keyword(const Env *env, const Depends *depends)
{
    Env level = *env;

    if (depends->level) level.value = depends->level;
    return level;
}

// Returns whether the conditions of all governing keywords hold that the clause stands behind.
bool condition_depends_hold(const Table *table, const Env *env, const Clause *clause);

// Tells the observer of [table], who must be there, each part of the condition that does not
// hold, as SIGHT_UNMET. [sight] says more of it: the clause and what has it.
void condition_tell_unmet(const Table *table, const Env *env, uint16_t condition,
                          Sight sight);

// Tells how many a query wants: from [min] to [max] of those there are; [max] 255 is any
// number.
void condition_query_range(const Table *table, const Env *env, QueryId query, int *min,
                           int *max);

#endif
