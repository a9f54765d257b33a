// import_card.h -- imports the cards of a set folder.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef IMPORT_CARD_H
#define IMPORT_CARD_H

#include "db/import/base/import_reading.h"

// Fails if the database has another set under the folder's code.
int import_card_check_set(ImportDb *db, const SetFolder *set);

// Imports the cards of a set folder and removes those that it lost.
int import_card_all(ImportReading *reading, const SetFolder *set, int64_t set_id);

#endif
