// marked.h -- which things have statuses, so that a search for one that no thing has is short.
//
// It lies in the Table, so a State that comes from elsewhere has none: it is found anew like
// the list of active objects (ACTIVE_UNKNOWN).

#ifndef MARKED_H
#define MARKED_H

#include "engine/kernel/table/table.h"

// Table.marked where it is not known which things have statuses.
#define MARKED_UNKNOWN UINT32_MAX

// Notes that the thing may have these statuses from now on, one bit each.
static inline void marked_note(Table *table, ObjectId id, uint32_t statuses)
{
    if (!statuses) return;
    table->marked |= statuses;
    table->marked_things[id / 64] |= UINT64_C(1) << id % 64;
}

// Notes that no thing has these statuses any more.
static inline void marked_forget(Table *table, uint32_t statuses)
{
    if (table->marked != MARKED_UNKNOWN) table->marked &= ~statuses;
}

// Writes to [ids] the things that have one of the statuses, one bit each. Returns their number.
int marked_find(const Table *table, uint32_t statuses, ObjectId *ids);

// Returns whether some thing may have all of these statuses.
bool marked_any(const Table *table, uint32_t statuses);

// Returns whether the Table knows of each thing that has a status.
bool marked_verify(const Table *table);

#endif
