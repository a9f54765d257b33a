// read_csv.c -- a table of cards, row by row: a list from outside, or a set's own.

#include "db/lists/read_csv.h"

#include <string.h>

#include "db/lists/columns.h"
#include "db/lists/list_format.h"
#include "engine/kernel/base/base.h"

enum { HEADING_BYTES = 120 };

static const char separators[] = ",;\t|";

// A heading line, split by one separator: its columns, and how many of them are known.
typedef struct {
    int columns;
    int known;
    bool tells; // a column identifies cards: a code or a name
} Split;

// Copies the next heading of a line into [heading]. Returns the text behind it, NULL at
// the end.
static const char *take_heading(const char *text, const char *end, char separator,
                                char *heading)
{
    size_t n = 0;
    bool quoted = false;

    for (; text < end && (quoted || *text != separator); text++) {
        if (*text == '"')
            quoted = !quoted;
        else if (n + 1 < HEADING_BYTES)
            heading[n++] = *text;
    }
    heading[n] = '\0';
    return text < end ? text + 1 : NULL;
}

static Split split_by(const ListWords *words, const ListHead *line, char separator)
{
    char heading[HEADING_BYTES], language[LANGUAGE_BYTES];
    const char *text = line->text, *end = line->text + line->n;
    Split split = {0};

    while (text) {
        text = take_heading(text, end, separator, heading);
        Field field = columns_guess(words, heading, language);
        split.columns++;
        split.known += field != FIELD_UNKNOWN;
        split.tells |= field == FIELD_CODE || field == FIELD_NAME ||
                       field == FIELD_FULL_NAME || field == FIELD_ID ||
                       field == FIELD_NUMBER;
    }
    return split;
}

// Returns the first line that is neither empty nor Excel's "sep=;".
static const char *first_line(const ListHead *head, const char **end)
{
    const char *text = head->text, *stop = head->text + head->n;

    for (;;) {
        while (text < stop && (*text == '\n' || *text == '\r' || *text == ' ')) text++;
        *end = text;
        while (*end < stop && **end != '\n' && **end != '\r') (*end)++;
        if (*end - text < 5 || memcmp(text, "sep=", 4) != 0) return text;
        text = *end;
    }
}

// Returns the separator that gives most known headings, or else most columns.
static char best_separator(const ListWords *words, const ListHead *head, Split *split)
{
    const char *end;
    const char *text = first_line(head, &end);
    const ListHead line = {text, (size_t)(end - text)};
    char best = ',';

    *split = (Split){0};
    for (const char *c = separators; *c; c++) {
        Split now = split_by(words, &line, *c);
        if (now.known < split->known) continue;
        if (now.known == split->known && now.columns <= split->columns) continue;
        *split = now;
        best = *c;
    }
    return best;
}

// Counts the separators of a line outside quotes.
static int count_in(const char *text, const char *end, char separator)
{
    bool quoted = false;
    int n = 0;

    for (; text < end; text++) {
        quoted ^= *text == '"';
        n += !quoted && *text == separator;
    }
    return n;
}

// Returns whether a list with unknown headings is a table: it has enough columns, and
// its second line has as many.
static bool looks_like_table(const ListHead *head, char separator, const Split *split)
{
    const char *end, *second_end;
    const char *first = first_line(head, &end);
    const ListHead rest = {end, head->n - (size_t)(end - head->text)};
    const char *second = first_line(&rest, &second_end);

    if (split->columns < 3 || (*first >= '0' && *first <= '9')) return false;
    return count_in(first, end, separator) == count_in(second, second_end, separator);
}

bool read_csv_accepts(const ListWords *words, const ListHead *head)
{
    const char *end;
    const char *line = first_line(head, &end);
    Split split;
    char separator = best_separator(words, head, &split);

    if (line == end || strchr("{[<", *line)) return false;
    if (split.columns >= 2 && split.known >= 2 && split.tells) return true;
    return looks_like_table(head, separator, &split);
}

static void read_row(CardSink *sink, const CsvRow *row, const Columns *columns)
{
    card_sink_row(sink, row->line);
    if (row->refused) {
        bool named = row->column < columns->n;
        card_sink_mistake(sink,
                          FOUND_ROW_OTHER,
                          named ? columns->list[row->column].heading : NULL,
                          NULL,
                          row->refused);
        return;
    }
    if (sink->own ? row->n != columns->n : row->n > columns->n) {
        card_sink_mistake(
            sink,
            FOUND_ROW_OTHER,
            NULL,
            NULL,
            arena_format(sink->row_arena, "%d fields, found %d", columns->n, row->n));
        return;
    }
    // An id counts as the code only if no column is one, so ids come in a second pass.
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < row->n; i++) {
            const Column *column = &columns->list[i];
            if (!listed_card_field_tells(column->field) ||
                (column->field == FIELD_ID) != pass)
                continue;
            listed_card_set(
                sink,
                &(ListedValue){column->field,
                               column->heading,
                               column->language[0] ? column->language : NULL,
                               row->fields[i]});
        }
}

// Drops empty fields at the end of a row, which spreadsheets add.
static void drop_empty_end(CsvRow *row, int least)
{
    while (row->n > least && !*row->fields[row->n - 1]) row->n--;
}

// Returns whether the row is blank or repeats the headings, as joined tables do.
static bool is_no_card(const CsvRow *row, const Columns *columns)
{
    bool empty = true, heading = row->n == columns->n;

    if (row->refused) return false;
    for (int i = 0; i < row->n; i++) {
        empty = empty && !*row->fields[i];
        heading = heading && !strcmp(row->fields[i], columns->list[i].heading);
    }
    return empty || heading;
}

// Reads the headings. A set's own list must have them in its first row. Returns 1, 0
// for an empty list, or -1 with [err].
static int find_columns(Csv *csv, CardSink *sink, CsvRow *row, Columns *columns,
                        Err *err)
{
    int status = csv_next(csv, row, err);

    if (status > 0 && sink->own)
        return columns_find_own(sink, row, columns, err) ? -1 : 1;
    if (status > 0 && row->n <= 2 && !strncmp(row->fields[0], "sep=", 4))
        status = csv_next(csv, row, err);
    if (status < 0) return -1;
    if (!status)
        return sink->own ? err_set(err, 65, "%s is empty", sink->source->name) : 0;
    card_sink_row(sink, row->line);
    drop_empty_end(row, 1);
    return columns_find(sink, row, columns, err) ? -1 : 1;
}

static int read_rows(Csv *csv, CardSink *sink, CsvRow *row, Err *err)
{
    Columns *columns = arena_take(sink->arena, sizeof *columns);
    int status = find_columns(csv, sink, row, columns, err);

    while (status > 0 && (status = csv_next(csv, row, err)) > 0) {
        if (!sink->own) drop_empty_end(row, columns->n);
        if (!sink->own && is_no_card(row, columns)) continue;
        read_row(sink, row, columns);
        if (card_sink_take(sink)) return -1;
    }
    return status;
}

int read_csv_list(Source *source, CardSink *sink, Err *err)
{
    ListHead head;
    Split split;

    head.text = source_head(source, &head.n);
    Csv *csv =
        csv_open(source, sink->own ? ',' : best_separator(&sink->words, &head, &split));
    CsvRow *row = arena_take(sink->arena, sizeof *row);
    int failed = read_rows(csv, sink, row, err);
    csv_close(csv);
    return failed;
}
