// fingerprint.h -- tells whether a State has changed while something ran.

#ifndef FINGERPRINT_H
#define FINGERPRINT_H

#include "engine/kernel/table/table.h"

// Differs whenever the State differs: each change is counted, draws from the stream of
// chance, or has an entry in the log. Comparing fingerprints is far cheaper than
// comparing States.
typedef struct {
    uint32_t changes;
    uint64_t random[2], told;
} Fingerprint;

// Returns the fingerprint of the State at this moment.
static inline Fingerprint fingerprint_now(const Table *table)
{
    const State *state = table->state;

    return (Fingerprint){
        table->changes, {state->random[0], state->random[1]}, state->serial_log};
}

// Returns whether nothing has changed since [before].
static inline bool fingerprint_is_same(const Table *table, const Fingerprint *before)
{
    const Fingerprint now = fingerprint_now(table);

    return now.changes == before->changes && now.told == before->told &&
           now.random[0] == before->random[0] && now.random[1] == before->random[1];
}

#endif
