// choosing.h -- mode, targets and destination of a clause, chosen in one go.
//
// The player who chooses is `chooser` of the Env. Only what some later choice leaves
// possible is offered, and nothing that a `cannot { chosen = ... }` protects.

#ifndef CHOOSING_H
#define CHOOSING_H

#include "engine/cards/value.h"
#include "engine/kernel/table/table.h"

// The choices for a clause: they are the arguments of its instructions.
typedef struct {
    ClauseId clause; // whose instructions run: the clause itself, or its mode
    int n;
    Value values[CLAUSE_TARGETS_MAX + 1];
} Choices;

// Returns whether nothing protects the thing from being chosen by the ability of [env].
bool choosing_is_allowed(const Table *table, const Env *env, ObjectId id);

// Returns whether everything that [clause] wants can be chosen.
bool choosing_is_possible(Table *table, const Env *env, const Clause *clause);

// Asks for everything that [clause] wants, and tells what was chosen. Returns false where
// that is not possible after all.
bool choosing_make(Table *table, Env *env, const Clause *clause, Choices *choices);

// Runs the instructions with what was chosen. A single thing that is gone by now is nil.
void choosing_run(Table *table, Env *env, const Choices *choices);

#endif
