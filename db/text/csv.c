// csv.c -- reads a table in one pass over its source, a byte at a time.
//
// The fields of the current row lie one after the other in `text`, each ended by a zero
// byte. After a refusal the reader drops the rest of the row, so that the next row
// starts at its first byte.

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
    char text[CSV_ROW_MAX];
};

Csv *csv_open(Source *source, char separator)
{
    Csv *csv = malloc(sizeof *csv);

    ENOUGH(csv);
    csv->source = source;
    csv->separator = separator;
    return csv;
}

void csv_close(Csv *csv)
{
    free(csv);
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
        keep_byte(csv, byte);
    }
}

static bool ends_line(int byte)
{
    return byte == '\n' || byte == '\r' || byte == SOURCE_END;
}

// Reads one field, quoted or not. Returns the byte that ended it (SOURCE_END is -1), or
// -2 with [err].
static int read_field(Csv *csv, Err *err)
{
    Source *source = csv->source;
    size_t solid = csv->used; // blanks before this are part of the field
    int byte = source_peek(source);

    while (byte == ' ' || (byte == '\t' && csv->separator != '\t')) {
        (void)source_next(source);
        byte = source_peek(source);
    }
    if (byte == '"') {
        (void)source_next(source);
        if (read_quoted(csv, err)) return -2;
        solid = csv->used;
    }
    for (;;) {
        byte = source_next(source);
        if (byte == csv->separator || ends_line(byte)) break;
        keep_byte(csv, byte);
        if (byte != ' ' && byte != '\t') solid = csv->used;
    }
    csv->used = solid;
    end_field(csv);
    if (byte == '\r' && source_peek(source) == '\n') byte = source_next(source);
    return byte;
}

static void skip_empty_lines(Source *source)
{
    for (int byte; (byte = source_peek(source)) == '\n' || byte == '\r';)
        (void)source_next(source);
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
    do {
        end = read_field(csv, err);
        if (end == -2) return -1;
    } while (!ends_line(end));
    return source_failed(csv->source, err);
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
