// reading_end.h -- ends the reading of a list or a folder.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef READING_END_H
#define READING_END_H

#include "db/import/base/import_reading.h"

// Ends the reading of a list: settles the cards that it touched. With
// ImportOptions.remove, rows of the source that this list did not have no longer hold.
int reading_end_list(ImportReading *reading);

// Ends the reading of a set's folder, whose cards are settled: notes and counts what is as
// before.
int reading_end_folder(const ImportReading *reading);

#endif
