// list_row.h -- states one row of a list.

#ifndef LIST_ROW_H
#define LIST_ROW_H

#include "db/import/base/import_reading.h"
#include "db/lists/card_sink.h"

// States the row that [sink] has read, if it is new. Only counts a row with mistakes.
// The context of the sink is the ImportReading. Returns 0, or -1 with the error in
// ImportDb.err.
int list_row(CardSink *sink);

#endif
