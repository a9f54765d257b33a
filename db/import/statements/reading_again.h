// reading_again.h -- notes the rows and sets that a reading states just as its source
// stated them before.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef READING_AGAIN_H
#define READING_AGAIN_H

#include "db/import/base/import_reading.h"

// Makes the tables of what the readings of an import state again. Such rows hold even
// if the import that stated them first is undone.
int reading_again_begin(ImportDb *db);

// Notes which rows and sets the reading states again. Rows beside each other are one range.
int reading_again_note(const ImportReading *reading);

// Writes what was noted. The import has its row by now.
int reading_again_write(ImportAccount *account);

#endif
