// sheet_merge.h -- cells of a sheet that are merged over several rows.

#ifndef SHEET_MERGE_H
#define SHEET_MERGE_H

#include "db/sheets/sheet_row.h"

typedef struct {
    int column;
    int64_t first, last; // rows
} SheetMerge;

typedef struct {
    SheetMerge *list; // NULL: none
    int n, at;
} SheetMerges;

// Adds a cell that covers more than one row; others are left out.
void sheet_merge_add(SheetMerges *merges, const SheetMerge *merge);

// Sorts them by row. Call it after the last one is added.
void sheet_merge_sort(SheetMerges *merges);

// Marks the cells of [row] that cover rows below it. Rows come from above to below.
void sheet_merge_mark(SheetMerges *merges, SheetRow *row);
void sheet_merge_free(SheetMerges *merges);

#endif
