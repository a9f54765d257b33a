// instruction.h -- instructions are carried out: the one way into a script.

#ifndef INSTRUCTION_H
#define INSTRUCTION_H

#include "engine/kernel/cards/value.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Runs the clause's instructions with what was chosen. A clause without any does
// nothing. A script that fails ends the step.
void instruction_run(Table *table, Env *env, const Clause *clause, const Value *args,
                     int n);

// The Env of an item: its words as they stand now (359.3.f).
void instruction_env(const Table *table, const Item *item, Env *env);

// What happens now is caused by this (411.5): the item that resolves.
Cause instruction_cause(const Table *table);

#endif
