// still.h -- whether a game stands still while something runs.

#ifndef STILL_H
#define STILL_H

#include "engine/kernel/table/table.h"

// Whatever changes when a State does: each change of it is counted, draws from the stream of
// chance or is told. To compare these is far cheaper than the States.
typedef struct {
    uint32_t changes;
    uint64_t random[2], told;
} Still;

static inline Still still_now(const Table *table)
{
    const State *state = table->state;

    return (Still){
        table->changes, {state->random[0], state->random[1]}, state->serial_log};
}

static inline bool still_holds(const Table *table, const Still *before)
{
    const Still now = still_now(table);

    return now.changes == before->changes && now.told == before->told &&
           now.random[0] == before->random[0] && now.random[1] == before->random[1];
}

#endif
