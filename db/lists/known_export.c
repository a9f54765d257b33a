// known_export.c -- compares headings with the rows of known exports.

#include "db/lists/known_export.h"

#include <string.h>

#include "db/lists/heading.h"
#include "db/lists/listed_card.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

static const KnownExport exports[] = {
#define EXPORT(app, what, columns) {app, what, columns},
#include "db/lists/known_export.def"
};

// Copies the text up to [end] without blanks around it.
static void copy_part(char *to, const char *text, const char *end)
{
    while (text < end && *text == ' ') text++;
    while (end > text && end[-1] == ' ') end--;
    (void)text_format(to, NAME_BYTES_MAX, "%.*s", (int)(end - text), text);
}

bool known_export_column(const char **at, ExportColumn *column)
{
    const char *text = *at + strspn(*at, " ;");
    const char *end = text + strcspn(text, ";");
    const char *equals = memrchr(text, '=', (size_t)(end - text));

    *at = end;
    if (!equals) return false;
    column->mark = *text == '*';
    copy_part(column->heading, text + column->mark, equals);
    copy_part(column->field, equals + 1, end);
    return true;
}

const KnownExport *known_export_at(const ListForms *forms, int i)
{
    const int own = forms ? forms->exports_n : 0;

    if (forms && i < own) return &forms->exports[i];
    return i - own < COUNT_OF(exports) ? &exports[i - own] : NULL;
}

// The headings of a table, folded.
typedef struct {
    const char **list;
    int n;
} Headings;

static Headings fold_all(const Columns *columns, Arena *arena)
{
    Headings headings = {arena_take(arena, CSV_FIELDS_MAX * sizeof *headings.list),
                         columns->n};
    char folded[NAME_BYTES_MAX];

    for (int i = 0; i < columns->n; i++) {
        heading_fold(columns->list[i].heading, folded);
        headings.list[i] = arena_text(arena, folded);
    }
    return headings;
}

static int find_heading(const Headings *headings, const char *wanted)
{
    char folded[NAME_BYTES_MAX];

    heading_fold(wanted, folded);
    for (int i = 0; i < headings->n; i++)
        if (!strcmp(headings->list[i], folded)) return i;
    return -1;
}

// Returns how many of the headings the export has, 0 if one of its marks is missing.
static int count_of(const KnownExport *export, const Headings *headings)
{
    const char *at = export->columns;
    ExportColumn column;
    int count = 0;

    while (known_export_column(&at, &column)) {
        const bool is_there = find_heading(headings, column.heading) >= 0;
        if (column.mark && !is_there) return 0;
        count += is_there;
    }
    return count;
}

static void set_fields(const KnownExport *export, const Headings *headings,
                       Columns *columns)
{
    const char *at = export->columns;
    ExportColumn found;

    while (known_export_column(&at, &found)) {
        const int i = find_heading(headings, found.heading);
        if (i < 0) continue;
        char *dot = strchr(found.field, '.');
        if (dot) *dot++ = '\0';
        Column *column = &columns->list[i];
        column->field = listed_card_field_find(columns->words->columns, found.field);
        (void)text_format(
            column->language, sizeof column->language, "%s", dot ? dot : "");
    }
}

const KnownExport *known_export_use(Columns *columns, Arena *arena)
{
    const Headings headings = fold_all(columns, arena);
    const KnownExport *best = NULL, *export;
    int most = 0;

    for (int i = 0; (export = known_export_at(columns->words->forms, i)); i++) {
        const int count = count_of(export, &headings);
        if (count > most) best = export, most = count;
    }
    if (best) set_fields(best, &headings, columns);
    return best;
}
