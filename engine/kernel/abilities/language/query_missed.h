// query_missed.h -- what of a query a thing is not, for a witness who asks about that thing.
//
// Where a question offers things, what offers them calls this. It does nothing unless a
// witness asks about a thing (Witness.about).

#ifndef QUERY_MISSED_H
#define QUERY_MISSED_H

#include "engine/kernel/table/table.h"
#include "engine/kernel/table/witness.h"

// Tells each part of [query] that the witness's thing is not, as SIGHT_MISSED; of several
// alternatives those of the nearest. Returns whether a witness asks and the thing is all of
// it: then something else is against it.
bool query_missed_tell(const Table *table, const Env *env, QueryId query);

// Tells a reason that no query says.
void query_missed_tell_other(const Table *table, MissedPart why);

#endif
