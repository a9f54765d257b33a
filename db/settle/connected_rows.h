// connected_rows.h -- reads a group: rows with the same code, name or card.

#ifndef CONNECTED_ROWS_H
#define CONNECTED_ROWS_H

#include "db/settle/row_group.h"

// Reads the group that begins with row [said], or with [code] where [said] is 0.
// Returns 1, 0 if it has no row, or -1 with [err].
int connected_rows_read(RowGroup *group, int64_t said, const char *code);

#endif
