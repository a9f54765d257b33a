// instruction.h -- carries out instructions: the one way into a script while a game runs.

#ifndef INSTRUCTION_H
#define INSTRUCTION_H

#include "engine/cards/value.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Runs the instructions of the clause with the [n] things that were chosen. A clause without
// instructions does nothing. A script that fails ends the step.
void instruction_run(Table *table, Env *env, const Clause *clause, const Value *args,
                     int n);

// Returns the cause of whatever happens now: the item that resolves (411.5).
Cause instruction_cause(const Table *table);

#endif
