// csv.c -- reads a table in one pass over its source, a byte at a time.
//
// The fields of the current row lie one after the other in `text`, each ended by a zero
// byte. After a refusal the reader drops the rest of the row, so that the next row
// starts at its first byte. Where quotes do not match, nobody can tell which lines the
// cell has: the lines below are refused too, up to one that has all columns.

#include "db/text/csv.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

struct Csv {
    Source *source;
    char separator;
    CsvRow *row; // being read
    size_t used;
    size_t field; // start in `text` of the field being read
    int width;    // fields of a whole row, without empty ones at its end
    bool told;    // somebody said how many
    int cuts; // separators of the current line, within quotes or not, without those of
              // prose, behind which a blank stands
    int ragged;  // lines of the current row that have fewer than a whole row
    int quotes;  // that stand in the current field, which is unquoted there
    bool closed; // a field before the current one was quoted
    bool lost;   // quotes did not match, and no row with all columns came since
    char text[CSV_ROW_MAX];
};

static const char quote_twice[] = "quotes within a quoted cell written twice (\"\")";
static const char quote_dangles[] =
    "as many quotes that open as quotes that close; text may stand in the wrong column";
static const char quote_swallows[] =
    "a quote that closes this cell; as it stands, the cell holds the rows below it";
static const char quote_printed[] =
    "straight quotes (\") around a cell that has the separator in it";
static const char quote_lost[] =
    "a row with all columns; below a cell whose quotes do not match, this may be a part "
    "of it";

Csv *csv_open(Source *source, char separator)
{
    Csv *csv = malloc(sizeof *csv);

    ENOUGH(csv);
    csv->source = source;
    csv->separator = separator;
    csv->width = 0;
    csv->told = false;
    csv->lost = false;
    return csv;
}

void csv_close(Csv *csv)
{
    free(csv);
}

void csv_expect(Csv *csv, int width)
{
    csv->width = width;
    csv->told = true;
}

static void refuse_csv(Csv *csv, const char *why)
{
    if (csv->row->refused) return;
    csv->row->refused = why;
    csv->row->column = csv->row->n;
}

static void keep_byte(Csv *csv, int byte)
{
    if (csv->row->refused) return;
    if (csv->used - csv->field >= CSV_FIELD_MAX)
        refuse_csv(csv, "a field of at most 256 KiB");
    else if (csv->used + 2 > CSV_ROW_MAX)
        refuse_csv(csv, "a row of at most 1 MiB");
    else
        csv->text[csv->used++] = (char)byte;
}

static void end_field(Csv *csv)
{
    CsvRow *row = csv->row;

    if (row->refused) return;
    if (row->n == CSV_FIELDS_MAX || csv->used == CSV_ROW_MAX) {
        refuse_csv(csv, "at most 512 fields and 1 MiB");
        return;
    }
    csv->text[csv->used++] = '\0';
    row->fields[row->n++] = csv->text + csv->field;
    csv->field = csv->used;
}

// Ends a line of the row, which may go on in quotes.
static void end_part(Csv *csv)
{
    csv->ragged += csv->cuts + 1 < csv->width;
    csv->cuts = 0;
}

static void count_cut(Csv *csv, int byte)
{
    csv->cuts += byte == csv->separator && source_peek(csv->source) != ' ';
}

// Reads up to the closing quote. Returns -1 with [err] if there is none.
static int read_quoted(Csv *csv, Err *err)
{
    Source *source = csv->source;
    int64_t line = source->line;
    int column = source_column(source) - 1;

    for (;;) {
        int byte = source_next(source);
        if (byte == SOURCE_END) {
            if (source_failed(source, err)) return -1;
            return err_set(err,
                           65,
                           "%s:%lld:%d: quotes do not match: the one opened here is "
                           "never closed",
                           source->name,
                           (long long)line,
                           column);
        }
        if (byte == '"') {
            if (source_peek(source) != '"') return 0;
            (void)source_next(source);
        }
        count_cut(csv, byte);
        if (byte == '\n') end_part(csv);
        keep_byte(csv, byte);
    }
}

// Refuses the row because of its quotes. Fails if it is the first one, whose columns all
// other rows have.
static int refuse_quotes(Csv *csv, const char *why, Err *err)
{
    if (csv->row->refused) return 0;
    if (!csv->width)
        return err_set(err,
                       65,
                       "%s:%lld: quotes do not match: expected %s",
                       csv->source->name,
                       (long long)csv->source->line,
                       why);
    refuse_csv(csv, why);
    csv->lost = true;
    return 0;
}

static bool ends_line(int byte)
{
    return byte == '\n' || byte == '\r' || byte == SOURCE_END;
}

// Reads the rest of a field behind its closing quote, or all of an unquoted one. Returns
// the byte that ended it.
static int read_plain(Csv *csv, size_t *solid)
{
    for (;;) {
        const int byte = source_next(csv->source);
        if (byte == csv->separator || ends_line(byte)) return byte;
        keep_byte(csv, byte);
        csv->quotes += byte == '"';
        if (byte != ' ' && byte != '\t') *solid = csv->used;
    }
}

// Passes the line feed of a line end. A return alone ends a line too.
static void pass_line_end(Source *source, int byte)
{
    if (byte == '\r' && source_peek(source) != '\n')
        source_count_line(source);
    else if (byte == '\r')
        (void)source_next(source);
}

// Returns whether an unquoted field, behind a quoted one, ends with a quote that nothing
// opened: it may be the rest of that one.
static bool dangles(const Csv *csv)
{
    return (csv->closed || csv->lost) && csv->quotes % 2 && csv->used > csv->field &&
           csv->text[csv->used - 1] == '"';
}

// Reads one field, quoted or not. Returns the byte that ended it (SOURCE_END is -1), or
// -2 with [err].
static int read_field(Csv *csv, Err *err)
{
    Source *source = csv->source;
    size_t solid = csv->used; // blanks before this are part of the field
    int byte = source_peek(source);
    const char *why = NULL;

    csv->quotes = 0;
    while (byte == ' ' || (byte == '\t' && csv->separator != '\t')) {
        (void)source_next(source);
        byte = source_peek(source);
    }
    const bool quoted = byte == '"';
    if (quoted) {
        (void)source_next(source);
        if (read_quoted(csv, err)) return -2;
        solid = csv->used;
    }
    const size_t whole = solid;
    byte = read_plain(csv, &solid);
    csv->used = solid;
    if (quoted && solid > whole) why = quote_twice;
    if (!quoted && dangles(csv)) why = quote_dangles;
    if (why && refuse_quotes(csv, why, err)) return -2;
    csv->closed = quoted;
    count_cut(csv, byte);
    end_field(csv);
    pass_line_end(source, byte);
    return byte;
}

static void skip_empty_lines(Source *source)
{
    for (int byte; (byte = source_peek(source)) == '\n' || byte == '\r';) {
        (void)source_next(source);
        if (byte == '\r') pass_line_end(source, byte);
    }
}

// Returns whether a field begins with a quote as texts print it and a later one has only its
// partner: the separator stood within these quotes.
static bool is_split(const Csv *csv)
{
    static const char opens[] = "\xe2\x80\x9c", closes[] = "\xe2\x80\x9d";
    bool open = false;

    if (!memchr(csv->text, opens[0], csv->used)) return false;
    for (int i = 0; i < csv->row->n; i++) {
        const char *field = csv->row->fields[i];
        const bool opened = strstr(field, opens), closed = strstr(field, closes);
        if (open && closed && !opened) return true;
        if (opened != closed) open = opened && !strncmp(field, opens, 3);
    }
    return false;
}

// Judges a row by how many fields it has, and by the lines that its quotes hold: if each of
// them could be a row, a quote is missing.
static int judge_row(Csv *csv, int64_t lines, Err *err)
{
    CsvRow *row = csv->row;
    const bool whole = row->n >= csv->width;

    if (row->refused) return 0;
    if (csv->lost && !whole) refuse_csv(csv, quote_lost);
    if (csv->width > 1 && lines > 1 && !csv->ragged &&
        refuse_quotes(csv, quote_swallows, err))
        return -1;
    if (!row->refused && is_split(csv)) refuse_csv(csv, quote_printed);
    if (row->refused) return row->column = CSV_FIELDS_MAX, 0;
    csv->lost = false;
    if (csv->told) return 0;
    int n = row->n;
    while (n > csv->width && !*row->fields[n - 1]) n--;
    if (n > csv->width) csv->width = n;
    return 0;
}

// Reads the fields up to the end of the line. Returns -1 with [err].
static int read_line(Csv *csv, Err *err)
{
    CsvRow *row = csv->row;
    int end;

    row->n = row->column = 0;
    row->refused = NULL;
    row->line = csv->source->line;
    csv->used = csv->field = 0;
    csv->cuts = csv->ragged = 0;
    csv->closed = false;
    do {
        end = read_field(csv, err);
        if (end == -2) return -1;
    } while (!ends_line(end));
    end_part(csv);
    const int64_t lines = csv->source->line - row->line;
    return source_failed(csv->source, err) || judge_row(csv, lines, err) ? -1 : 0;
}

// Returns whether the line has only blanks; it counts as empty.
static bool is_blank(const CsvRow *row)
{
    return row->n == 1 && !row->refused && !*row->fields[0];
}

int csv_next(Csv *csv, CsvRow *row, Err *err)
{
    csv->row = row;
    do {
        skip_empty_lines(csv->source);
        if (source_peek(csv->source) == SOURCE_END)
            return source_failed(csv->source, err) ? -1 : 0;
        if (read_line(csv, err)) return -1;
    } while (is_blank(row));
    return 1;
}
