// statement_row.c -- reads a row of table `said` with all that is known of it.

#include "db/settle/statement_row.h"

#include <string.h>

#include "db/settle/card_names.h"
#include "db/store/set_name.h"
#include "db/text/printing_key.h"
#include "engine/base/base.h"

// Returns the rank of a form: first those of the game in their order, then those of
// every game, last statements of an earlier version.
static int rank_of(const ListForms *forms, const char *form)
{
    static const char *const general[] = {
        STATEMENT_FORM_SET, "json", "csv", STATEMENT_FORM_KEPT};
    const int n = forms ? forms->json_n : 0;
    int i;

    for (i = 0; i < n; i++)
        if (!strcmp(forms->json[i].name, form)) return i;
    for (i = 0; i < COUNT_OF(general); i++)
        if (!strcmp(general[i], form)) return 100 + i;
    return 100 + i;
}

static const char *kept_text(Arena *arena, sqlite3_stmt *row, int column)
{
    return arena_text(arena, (const char *)sqlite3_column_text(row, column));
}

// Reads the set and the number of a code. A set folder's own codes need not be codes of
// printings.
static void read_print(const char *base, PrintingCode *print)
{
    PrintingKey key;

    *print = (PrintingCode){0};
    if (base && printing_key_read(base, &key)) *print = key.code;
}

// Lists the names of a row: its own, then those that other rows may use for its card.
static void list_names(const Settling *settling, StatementRow *row)
{
    const char *names[CARD_NAMES_MAX];
    const int n = card_names_of(settling->forms, settling->arena, &row->content, names);
    row->names = arena_take(settling->arena, (size_t)(n + 1) * sizeof *row->names);
    if (row->folded) row->names[row->names_n++] = row->folded;
    for (int i = 0; i < n; i++)
        if (!row->folded || strcmp(names[i], row->folded) != 0)
            row->names[row->names_n++] = names[i];
}

bool statement_row_is_whole(sqlite3_stmt *from)
{
    bool has[12];

    for (int i = 0; i < COUNT_OF(has); i++)
        has[i] = sqlite3_column_type(from, i) != SQLITE_NULL;
    return has[2] == has[3] && (has[2] || has[4]) && has[5] && has[10] && has[11];
}

void statement_row_read(const Settling *settling, sqlite3_stmt *from, StatementRow *row)
{
    Arena *arena = settling->arena;

    *row = (StatementRow){.id = sqlite3_column_int64(from, 0),
                          .reading = sqlite3_column_int64(from, 1),
                          .code = kept_text(arena, from, 2),
                          .base = kept_text(arena, from, 3),
                          .folded = kept_text(arena, from, 4),
                          .language = kept_text(arena, from, 5),
                          .line = sqlite3_column_int(from, 6),
                          .gone = sqlite3_column_type(from, 7) == SQLITE_NULL,
                          .latest = sqlite3_column_int64(from, 13),
                          .import = sqlite3_column_int64(from, 14),
                          .source_id = sqlite3_column_int64(from, 9),
                          .form = kept_text(arena, from, 10),
                          .source = kept_text(arena, from, 11),
                          .trust = sqlite3_column_int(from, 12),
                          .stem = -1,
                          .card = -1,
                          .merged = -1};
    row->undone = row->latest == 0;
    row->place = row->code ? row->code : row->folded;
    row->coded = row->code;
    if (set_name_is_key(row->code)) row->code = row->base = NULL;
    row->rank = rank_of(settling->forms, row->form);
    statement_unpack(settling->store, arena, store_text(from, 7), &row->content);
    read_print(row->base, &row->print);
    list_names(settling, row);
}
