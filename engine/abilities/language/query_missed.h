// query_missed.h -- reports which parts of a query an object does not fit, for an
// observer that asks about it.
//
// Code that offers objects in a question calls this. It does nothing unless an observer
// asks about an object (Observer.about).

#ifndef QUERY_MISSED_H
#define QUERY_MISSED_H

#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/table.h"

// Tells each part of [query] that the observer's thing is not, as SIGHT_MISSED; of several
// alternatives those of the nearest. Returns whether an observer asks and the thing is all of
// it: then something else is against it.
bool query_missed_tell(const Table *table, const Env *env, QueryId query);

// Tells a reason that no query says.
void query_missed_tell_other(const Table *table, MissedPart why);

#endif
