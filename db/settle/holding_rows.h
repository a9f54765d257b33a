// holding_rows.h -- finds the rows of a group that count.

#ifndef HOLDING_ROWS_H
#define HOLDING_ROWS_H

#include "db/settle/row_group.h"

// Sets the role of each row: ROW_WAITS if it counts, or ROW_GONE. Of each place and
// reading the last row counts, unless its import is undone or the source no longer has
// the row. Of earlier readings of a source only those fields count that later ones
// leave out (rank_values.c), and no names. The list of a set folder is complete:
// nothing of its earlier readings counts.
void holding_rows_find(RowGroup *group);

#endif
