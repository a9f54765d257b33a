// import_set_row.h -- the set of a row.

#ifndef IMPORT_SET_ROW_H
#define IMPORT_SET_ROW_H

#include "db/import/importer.h"

// The set that the row's code names, made if it is new. Another name for it than it has
// is noted. -1 on failure.
int64_t import_set_row(CardSink *sink);

#endif
