// import_set_row.h -- finds or makes the set of a row.

#ifndef IMPORT_SET_ROW_H
#define IMPORT_SET_ROW_H

#include "db/import/importer.h"

// Returns the id of the set in the row's code, and makes the set if it is new. Notes a
// name that differs from the set's. Returns -1 on failure.
int64_t import_set_row(CardSink *sink);

#endif
