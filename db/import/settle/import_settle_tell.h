// import_settle_tell.h -- reports the statements of a list that do not count.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SETTLE_TELL_H
#define IMPORT_SETTLE_TELL_H

#include "db/import/base/import_reading.h"
#include "db/settle/settled.h"

// Reports what a person should know of the group: rows that wait, rows with other cards'
// names, values that lost, cards of one name.
int import_settle_tell(const ImportReading *reading, const Settled *settled,
                       Arena *arena);

#endif
