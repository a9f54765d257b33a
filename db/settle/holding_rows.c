// holding_rows.c -- finds the rows of a group that count.

#include "db/settle/holding_rows.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

// Orders rows by their places, the newest first, those of undone imports last.
static int by_place(const void *a, const void *b)
{
    const StatementRow *one = *(StatementRow *const *)a,
                       *other = *(StatementRow *const *)b;
    const char *first = one->place, *second = other->place;

    if (one->source_id != other->source_id)
        return one->source_id < other->source_id ? -1 : 1;
    if (one->coded != other->coded) return one->coded ? -1 : 1;
    int order = first && second ? strcasecmp(first, second) : !first - !second;
    if (!order) order = strcmp(one->language, other->language);
    if (order) return order;
    if (one->undone != other->undone) return one->undone ? 1 : -1;
    if (one->latest != other->latest) return one->latest > other->latest ? -1 : 1;
    return one->id > other->id ? -1 : 1;
}

static bool same_place(const StatementRow *one, const StatementRow *other)
{
    const char *first = one->place, *second = other->place;

    return one->source_id == other->source_id && one->coded == other->coded && first &&
           second && !strcasecmp(first, second) &&
           !strcmp(one->language, other->language);
}

static bool is_list(const StatementRow *row)
{
    return strcmp(row->form, STATEMENT_FORM_SET) != 0 &&
           strcmp(row->form, STATEMENT_FORM_KEPT) != 0;
}

void holding_rows_find(RowGroup *group)
{
    Settled *settled = group->settled;
    const int n = settled->rows_n;
    StatementRow **rows =
        arena_take(group->settling->arena, (size_t)n * sizeof(void *) + 1);

    for (int i = 0; i < n; i++) rows[i] = &settled->rows[i];
    if (n > 1) qsort(rows, (size_t)n, sizeof(void *), by_place);
    const StatementRow *first = NULL;
    bool gone = false;
    for (int i = 0; i < n; i++) {
        StatementRow *row = rows[i];
        const bool newest = !first || !same_place(first, row);
        if (newest) gone = false;
        const bool last = newest || rows[i - 1]->latest != row->latest;
        gone |= row->gone && !row->undone;
        row->role = last && !gone && !row->undone ? ROW_WAITS : ROW_GONE;
        if (newest) first = row;
        if (newest || row->role == ROW_GONE) continue;
        if (first->names_n) row->names_n = 0;
        if (row->content.set || (row->content.of && !is_list(row)))
            row->role = ROW_GONE;
    }
}
