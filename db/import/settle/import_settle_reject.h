// import_settle_reject.h -- rejects the rows of a list of which nothing counts.

#ifndef IMPORT_SETTLE_REJECT_H
#define IMPORT_SETTLE_REJECT_H

#include "db/import/base/import_reading.h"

// Rejects those of the list's rows, new ones and ones that it states as it did before, of
// which nothing counts because of a card of a set folder. Returns 0, or -1 with the error
// in ImportDb.err.
int import_settle_reject(const ImportReading *reading);

#endif
