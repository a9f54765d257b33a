// ban_list.c -- a ban list is told by its headings or keys, as every list is by its content.

#include "db/bans/ban_list.h"

#include <string.h>

#include "db/bans/ban_json.h"
#include "db/bans/ban_word.h"
#include "db/text/csv.h"
#include "engine/base/base.h"

enum { HEAD_LINES = 12, HEADING_BYTES = 80 };

static const char separators[] = ",;\t|";

// Copies the next heading of a line. Returns the text behind it, NULL at the end.
static const char *take_heading(const char *text, const char *end, char separator,
                                char *heading)
{
    size_t n = 0;

    for (; text < end && *text != separator; text++)
        if (*text != '"' && n + 1 < HEADING_BYTES) heading[n++] = *text;
    heading[n] = '\0';
    return text < end ? text + 1 : NULL;
}

static bool heads_bans(const char *text, const char *end, char separator)
{
    char heading[HEADING_BYTES];
    BanLook look = {0};

    while (text) {
        text = take_heading(text, end, separator, heading);
        ban_word_look(&look, heading);
    }
    return ban_word_is_list(&look);
}

// Returns the separator of the headings of a ban list among the first lines, 0: there are
// none. Sets [line] to theirs, from 1.
static char find_head(const char *text, size_t n, int *line)
{
    const char *stop = text + n;

    for (*line = 1; *line <= HEAD_LINES && text < stop; ++*line) {
        const char *end = text;
        while (end < stop && *end != '\n' && *end != '\r') end++;
        for (const char *c = separators; *c; c++)
            if (heads_bans(text, end, *c)) return *c;
        const bool both = end + 1 < stop && end[0] == '\r' && end[1] == '\n';
        text = end + 1 + both;
    }
    return 0;
}

bool ban_list_is(Source *source)
{
    size_t n;
    int line;
    const char *head = source_head(source, &n);

    return find_head(head, n, &line) || ban_json_is(head, n);
}

// Notes which column is which: -1 of a field that has none. A second column for a field says nothing.
static void read_head(BanList *list, const CsvRow *head, int *at)
{
    for (int i = 0; i < head->n; i++) {
        const int field = ban_word_field(head->fields[i]);
        if (field >= 0 && field < BAN_FIELDS && at[field] < 0) {
            at[field] = i;
            list->headings[field] = arena_text(list->arena, head->fields[i]);
        } else if (*head->fields[i])
            ban_row_leave(list, head->fields[i]);
    }
}

static void take_row(BanList *list, const CsvRow *row, const int *at)
{
    BanRow *ban = ban_row_add(list, (int)row->line);

    if (row->refused) ban->refused = arena_text(list->arena, row->refused);
    for (int i = 0; i < BAN_FIELDS; i++)
        if (at[i] >= 0 && at[i] < row->n)
            ban->fields[i] = arena_text(list->arena, row->fields[at[i]]);
}

static int read_table(Source *source, char separator, int line, BanList *list, Err *err)
{
    Csv *csv = csv_open(source, separator);
    CsvRow *row = arena_take(list->arena, sizeof *row);
    int at[BAN_FIELDS], status;

    for (int i = 0; i < BAN_FIELDS; i++) at[i] = -1;
    while ((status = csv_next(csv, row, err)) > 0) {
        if (row->line < line) continue;
        if (row->line == line)
            read_head(list, row, at);
        else
            take_row(list, row, at);
    }
    csv_close(csv);
    return status;
}

int ban_list_read(Source *source, BanList *list, Err *err)
{
    size_t n;
    int line;
    const char *head = source_head(source, &n);
    const char separator = find_head(head, n, &line);

    if (separator) return read_table(source, separator, line, list, err);
    const char *text = source_whole(source, list->arena, &n, err);
    return text ? ban_json_read(list, text, n, source->name, err) : -1;
}
