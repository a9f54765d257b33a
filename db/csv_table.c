#include "csv_table.h"

#include <csv.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "name.h"

enum { FILE_BYTES_MAX = 64 * 1024 * 1024 };

typedef struct {
    Pool *pool;
    CsvTable *table;
    CsvRow row; // being read
    int line;
} Reader;

char *file_read(const char *path, Pool *pool, size_t *size, Err *err)
{
    struct stat info;
    FILE *file = fopen(path, "rb");

    if (!file)
        return (void)err_set(
                   err, errno == ENOENT ? 66 : 74, "%s: %s", path, strerror(errno)),
               NULL;
    if (fstat(fileno(file), &info) != 0 || !S_ISREG(info.st_mode) ||
        info.st_size > FILE_BYTES_MAX) {
        (void)fclose(file);
        (void)err_set(err, 74, "%s is not a file of at most 64 MiB", path);
        return NULL;
    }
    char *bytes = pool_take(pool, (size_t)info.st_size + 1);
    *size = fread(bytes, 1, (size_t)info.st_size, file);
    bool short_read = *size < (size_t)info.st_size;
    (void)fclose(file);
    if (!short_read) return bytes;
    (void)err_set(err, 74, "%s cannot be read to its end", path);
    return NULL;
}

static void take_field(void *bytes, size_t n, void *reader_of)
{
    Reader *reader = reader_of;
    CsvRow *row = &reader->row;

    row->fields = pool_grow(reader->pool, row->fields, row->n, sizeof *row->fields);
    row->fields[row->n++] = pool_text_n(reader->pool, bytes ? bytes : "", n);
}

static void take_row(int end, void *reader_of)
{
    Reader *reader = reader_of;
    CsvTable *table = reader->table;

    (void)end;
    reader->row.line = reader->line;
    table->rows = pool_grow(reader->pool, table->rows, table->n, sizeof *table->rows);
    table->rows[table->n++] = reader->row;
    reader->row = (CsvRow){0};
}

// Feeds the parser line by line, so that a row knows its line whatever was skipped.
static int parse(struct csv_parser *parser, const char *text, Reader *reader)
{
    while (*text) {
        const char *end = strchr(text, '\n');
        size_t n = end ? (size_t)(end - text) + 1 : strlen(text);
        reader->line++;
        if (csv_parse(parser, text, n, take_field, take_row, reader) != n) return -1;
        text += n;
    }
    return csv_fini(parser, take_field, take_row, reader);
}

int csv_table_read(const char *path, Pool *pool, CsvTable *table, Err *err)
{
    Reader reader = {.pool = pool, .table = table};
    struct csv_parser parser;
    size_t size;
    char *text = file_read(path, pool, &size, err);

    *table = (CsvTable){0};
    if (!text) return -1;
    if (strlen(text) != size || !name_is_utf8(text))
        return err_set(err, 65, "%s is not UTF-8 text", path);
    if (!strncmp(text, "\xef\xbb\xbf", 3)) text += 3;
    if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI | CSV_APPEND_NULL) != 0)
        return err_set(err, 70, "libcsv cannot start");
    int failed = parse(&parser, text, &reader);
    if (failed)
        failed = err_set(err,
                         65,
                         "%s row %d: quotes do not match (%s)",
                         path,
                         reader.line,
                         csv_strerror(csv_error(&parser)));
    csv_free(&parser);
    return failed ? -1 : 0;
}
