// query_missed.h -- reports which parts of a query an object does not fit, for a
// witness who asks about it.
//
// Code that offers objects in a question calls this. It does nothing unless a witness
// asks about an object (Witness.about).

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
