// reading_sets.h -- the names and sizes of sets that a reading states.
//
// A function returns 0, or -1 with the error in ImportDb.err, unless its comment says more.

#ifndef READING_SETS_H
#define READING_SETS_H

#include "db/import/base/import_reading.h"

// Notes name (NULL: none) and size of a set, which are stated at the end of the reading.
int reading_sets_note(ImportReading *reading, const char *code, const char *name,
                      int size);

// States what was noted of sets, as far as it is new.
int reading_sets_state(ImportReading *reading);

// Touches the rows of a set that another size of it puts beyond it, or within it again.
// Notes its size for reading_sets_touch_totals.
int reading_sets_touch(ImportDb *db, const char *code, int size);

// Touches the rows whose codes end with a size that was noted, such as "OPP-001/298": one
// look at all rows for all sets.
int reading_sets_touch_totals(ImportDb *db);

#endif
