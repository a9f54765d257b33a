// import_settle_tell.h -- reports the statements of a list that do not count.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SETTLE_TELL_H
#define IMPORT_SETTLE_TELL_H

#include "db/import/base/import_reading.h"
#include "db/settle/settled.h"

// Reports what a person should know of the group: rows that wait, rows with other cards'
// names, values that lost, cards of one name. Rows that are to be rejected are noted only, in
// temp.met (import_settle_reject.h).
int import_settle_tell(const ImportReading *reading, const Settled *settled,
                       Arena *arena);

// Rejects row [at] of the group, which the list has in line [line], if nothing of it
// counts because of a card of a set folder. Returns whether it did.
bool import_settle_tell_rejected(const ImportReading *reading, const Settled *settled,
                                 Arena *arena, int at, int line);

#endif
