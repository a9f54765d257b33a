// instruction.c -- calls the script host, and says who is the cause of what it does.

#include "engine/riftbound/actions/instruction.h"

#include "engine/kernel/table/chain.h"

void instruction_run(Table *table, Env *env, const Clause *clause, const Value *args,
                     int n)
{
    if (!clause->run) return;
    ASSERT(table->scripts);
    table_run(table, env, clause, args, n);
}

Cause instruction_cause(const Table *table)
{
    if (!table->resolving) return (Cause){.controller = NOBODY};
    return chain_cause(table, chain_item(table, table->resolving));
}
