// sheet_merge.c -- keeps merged cells in the order of their rows, and follows them row
// by row.

#include "db/sheets/sheet_merge.h"

#include <stdlib.h>

#include "engine/base/base.h"

void sheet_merge_add(SheetMerges *merges, const SheetMerge *merge)
{
    if (merges->n == SHEET_MERGES_MAX || merge->column < 0) return;
    if (merge->last <= merge->first) return;
    if (!merges->list) {
        merges->list = malloc(SHEET_MERGES_MAX * sizeof *merges->list);
        ENOUGH(merges->list);
    }
    merges->list[merges->n++] = *merge;
}

static int by_first(const void *a, const void *b)
{
    const SheetMerge *x = a, *y = b;

    return (x->first > y->first) - (x->first < y->first);
}

void sheet_merge_sort(SheetMerges *merges)
{
    if (merges->n)
        qsort(merges->list, (size_t)merges->n, sizeof *merges->list, by_first);
}

void sheet_merge_mark(SheetMerges *merges, SheetRow *row)
{
    for (; merges->at < merges->n; merges->at++) {
        const SheetMerge *merge = &merges->list[merges->at];
        if (merge->first > row->number) break;
        if (merge->first == row->number)
            sheet_row_span(row, merge->column, merge->last);
    }
}

void sheet_merge_free(SheetMerges *merges)
{
    free(merges->list);
}
