// reading_rows.h -- the rows that a reading states, meets again, or misses.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef READING_ROWS_H
#define READING_ROWS_H

#include "db/import/base/import_reading.h"
#include "db/settle/statement.h"

// States a row. Makes the rows of import, source and reading before the first one.
int reading_rows_add(ImportReading *reading, const NewStatement *row);

// Notes that the source still has the row [said]. [line] is the line that says just the
// same, -1: none does. Returns 1 if an earlier row of the reading met it already.
int reading_rows_meet(const ImportReading *reading, int64_t said, int line);

// Notes that the source states otherwise than the row [said], which it met.
int reading_rows_differ(const ImportReading *reading, int64_t said);

// Notes that the rows that earlier readings took out of the source are still not there.
int reading_rows_note_gone(const ImportReading *reading);

// States of the rows that this reading did not meet that the source no longer has them, and
// touches them.
int reading_rows_lose(ImportReading *reading);

// Does so for the printings that the folder of a set names (records c of statement.h).
int reading_rows_lose_prints(ImportReading *reading);

#endif
