// read_csv.c -- a table of cards, row by row: a list from outside, or a set's own.

#include "db/lists/read_csv.h"

#include <string.h>

#include "db/lists/columns.h"
#include "db/lists/listed_card.h"
#include "db/lists/table_head.h"
#include "db/text/file_mark.h"
#include "engine/base/base.h"

enum { HEADING_BYTES = 120 };

static const char separators[] = ",;\t|";

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

static HeadScore split_by(const ListWords *words, const ListHead *line, char separator)
{
    char heading[HEADING_BYTES];
    const char *text = line->text, *end = line->text + line->n;
    HeadScore score = {0};

    while (text) {
        text = take_heading(text, end, separator, heading);
        table_head_count(words, &score, heading);
    }
    return score;
}

// Returns the first line that is neither empty nor Excel's "sep=;", in quotes or not.
static const char *first_line(const ListHead *head, const char **end)
{
    const char *text = head->text, *stop = head->text + head->n;

    for (;;) {
        while (text < stop && (*text == '\n' || *text == '\r' || *text == ' ')) text++;
        *end = text;
        while (*end < stop && **end != '\n' && **end != '\r') (*end)++;
        const bool quoted = text < stop && *text == '"';
        if (*end - text < 5 + quoted || memcmp(text + quoted, "sep=", 4) != 0)
            return text;
        text = *end;
    }
}

// Returns the score of a line with the separator that gives most known headings, or else
// most columns. All separators that the line lacks give one column, which is looked up
// once, and not at all where the line has none: one column is no table.
static HeadScore score_of(const ListWords *words, const ListHead *line, char *separator)
{
    HeadScore best = {0};
    int lacking = 0;

    for (const char *c = separators; *c; c++)
        lacking += !memchr(line->text, *c, line->n);
    if (!separators[lacking]) return best;
    lacking = 0;
    for (const char *c = separators; *c; c++) {
        if (!memchr(line->text, *c, line->n) && lacking++) continue;
        const HeadScore now = split_by(words, line, *c);
        if (now.known < best.known) continue;
        if (now.known == best.known && now.columns <= best.columns) continue;
        best = now;
        *separator = *c;
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

// Returns how many columns a line has with the separator that gives most.
static int most_columns(const ListHead *line)
{
    int most = 0;

    for (const char *c = separators; *c; c++) {
        const int n = count_in(line->text, line->text + line->n, *c) + 1;
        if (n > most) most = n;
    }
    return most;
}

// Returns the separator of the first line, or of the line below it that is more of a row
// of headings: it must have more known ones, so its columns are counted before they are
// looked up. Sets [score] to that of the line.
static char best_separator(const ListWords *words, const ListHead *head,
                           HeadScore *score)
{
    const char *stop = head->text + head->n;
    ListHead rest = *head;
    char best = ',';

    *score = (HeadScore){0};
    for (int i = 0; i < TABLE_HEAD_ROWS && rest.n; i++) {
        const char *end;
        const char *text = first_line(&rest, &end);
        const ListHead line = {text, (size_t)(end - text)};
        char separator = ',';
        rest = (ListHead){end, (size_t)(stop - end)};
        if (i && most_columns(&line) <= score->known) continue;
        const HeadScore now = score_of(words, &line, &separator);
        if (!i || (now.known > score->known && table_head_is(&now))) {
            *score = now;
            best = separator;
        }
    }
    return best;
}

// Returns whether the first line of [head] has at least [least] columns and the next line
// as many.
static bool begins_table(const ListHead *head, char separator, int least)
{
    const char *end, *second_end;
    const char *first = first_line(head, &end);
    const ListHead rest = {end, head->n - (size_t)(end - head->text)};
    const char *second = first_line(&rest, &second_end);
    const int n = count_in(first, end, separator);

    if (n + 1 < least || (*first >= '0' && *first <= '9')) return false;
    return n == count_in(second, second_end, separator);
}

// Returns whether any separator begins a table.
static bool may_begin_table(const ListHead *head, int least)
{
    for (const char *c = separators; *c; c++)
        if (begins_table(head, *c, least)) return true;
    return false;
}

// Returns the separator of a table with unknown headings, or 0 if the list is none. Below a
// title it must be wider, because lines of decks have commas too.
static char separator_of_unknown(const ListWords *words, const ListHead *head)
{
    const char *stop = head->text + head->n;
    ListHead rest = *head;

    for (int i = 0; i < TABLE_HEAD_ROWS && rest.n; i++) {
        const char *end;
        const char *text = first_line(&rest, &end);
        const int least = i ? 4 : 3;
        char separator = ',';
        if (text < end && may_begin_table(&rest, least)) {
            (void)score_of(words, &(ListHead){text, (size_t)(end - text)}, &separator);
            if (begins_table(&rest, separator, least)) return separator;
        }
        rest = (ListHead){end, (size_t)(stop - end)};
    }
    return 0;
}

bool read_csv_accepts(const ListWords *words, const ListHead *head)
{
    const char *end;
    const char *line = first_line(head, &end);
    HeadScore split;

    (void)best_separator(words, head, &split);
    if (line == end || strchr("{[<", *line)) return false;
    if (table_head_is(&split) || words->mapped) return true;
    Err other; // source code has separators too
    return separator_of_unknown(words, head) &&
           !file_mark_refuse_text(head->text, head->n, "", &other);
}

static void read_row(CardSink *sink, const CsvRow *row, const Columns *columns)
{
    card_sink_row(sink, row->line);
    if (row->refused) {
        bool named = row->column < columns->n;
        sink_report_mistake(sink,
                            FOUND_ROW_OTHER,
                            named ? columns->list[row->column].heading : NULL,
                            NULL,
                            row->refused);
        return;
    }
    if (sink->own ? row->n != columns->n : row->n > columns->n) {
        sink_report_mistake(
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
            if (!listed_card_reads(sink, column->field) ||
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
static int find_columns(Csv *csv, CardSink *sink, TableHead *head, Columns *columns,
                        Err *err)
{
    if (!sink->own) {
        const int status = table_head_read(csv, sink, head, err);
        if (status <= 0) return status;
        drop_empty_end(head->heading, 1);
        csv_expect(csv, head->heading->n);
        const FirstRows first = {head->rows + head->next, head->n - head->next};
        return columns_find(sink, head->heading, &first, columns, err) ? -1 : 1;
    }
    CsvRow *row = arena_take(sink->arena, sizeof *row);
    const int status = csv_next(csv, row, err);
    if (status < 0) return -1;
    if (!status) return err_set(err, 65, "%s is empty", sink->source->name);
    return columns_find_own(sink, row, columns, err) ? -1 : 1;
}

static int take_row(CardSink *sink, CsvRow *row, const Columns *columns)
{
    if (!sink->own) drop_empty_end(row, columns->n);
    if (!sink->own && is_no_card(row, columns)) return 0;
    read_row(sink, row, columns);
    return card_sink_take(sink);
}

static int read_rows(Csv *csv, CardSink *sink, CsvRow *row, Err *err)
{
    Columns *columns = arena_take(sink->arena, sizeof *columns);
    TableHead *head = arena_take(sink->arena, sizeof *head);

    *head = (TableHead){0};
    int status = find_columns(csv, sink, head, columns, err);
    for (int i = head->next; status > 0 && i < head->n; i++)
        if (take_row(sink, head->rows[i], columns)) return -1;
    while (status > 0 && (status = csv_next(csv, row, err)) > 0)
        if (take_row(sink, row, columns)) return -1;
    return status;
}

static char separator_of(const ListWords *words, const ListHead *head)
{
    HeadScore score;
    const char best = best_separator(words, head, &score);
    const char unknown = table_head_is(&score) ? 0 : separator_of_unknown(words, head);

    return unknown ? unknown : best;
}

int read_csv_list(Source *source, CardSink *sink, Err *err)
{
    ListHead head;

    head.text = source_head(source, &head.n);
    Csv *csv = csv_open(source, sink->own ? ',' : separator_of(&sink->words, &head));
    CsvRow *row = arena_take(sink->arena, sizeof *row);
    int failed = read_rows(csv, sink, row, err);
    csv_close(csv);
    return failed;
}
