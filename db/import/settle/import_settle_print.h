// import_settle_print.h -- writes the printings of a settled card.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_SETTLE_PRINT_H
#define IMPORT_SETTLE_PRINT_H

#include "db/import/settle/settling_card.h"

// Writes what differs of the printings of the card and of their ids.
int import_settle_print_all(SettlingCard *card);

// Removes the printings of the known card [id] of which no row is left.
int import_settle_print_lost(const ImportReading *reading, const SettledCodes *codes,
                             int64_t id);

#endif
