// workbook.c -- what the readers of spreadsheets share.

#include "db/sheets/workbook.h"

#include <stdlib.h>
#include <string.h>

#include "db/sheets/xml_pull.h"
#include "db/text/unpack.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

// A part of a zip that closes its zip.
typedef struct {
    SourceRaw raw;
    Unpack *unpack;
    SourceRaw *file;
} Part;

Sheet *workbook_add(Workbook *book, const char *name, const char *part, Err *err)
{
    if (book->n == SHEETS_MAX) {
        (void)err_set(
            err, CODE_DATA, "%s has more than %d sheets", book->path, SHEETS_MAX);
        return NULL;
    }
    book->sheets = arena_grow(book->arena, book->sheets, book->n, sizeof *book->sheets);
    Sheet *sheet = &book->sheets[book->n++];
    *sheet = (Sheet){
        .name = arena_format(book->arena, "%.*s", text_fit(name, NAME_BYTES_MAX), name),
        .part = arena_text(book->arena, part)};
    return sheet;
}

int workbook_add_string(Workbook *book, const char *text, size_t n, Err *err)
{
    book->strings_bytes += (int64_t)n + 1;
    if (book->strings_bytes > SHEET_STRINGS_MAX)
        return err_set(err,
                       CODE_DATA,
                       "%s has more than %d MiB of texts; save its sheets as CSV",
                       book->path,
                       SHEET_STRINGS_MAX >> 20);
    book->strings =
        arena_grow(book->arena, book->strings, book->strings_n, sizeof *book->strings);
    book->strings[book->strings_n++] = arena_text_n(book->arena, text, n);
    return 0;
}

void workbook_add_style(Workbook *book, bool is_date)
{
    if (!book->dates)
        book->dates = arena_take(book->arena, SHEET_STYLES_MAX * sizeof *book->dates);
    if (book->styles_n < SHEET_STYLES_MAX) book->dates[book->styles_n++] = is_date;
}

void workbook_number(const Workbook *book, int style, double number,
                     char text[SHEET_DATE_BYTES])
{
    if (style >= 0 && style < book->styles_n && book->dates[style])
        sheet_date_write(number, book->from_1904, text);
    else
        sheet_date_number(number, text);
}

static size_t read_part(SourceRaw *raw, void *buffer, size_t n, Err *err)
{
    Part *part = (Part *)raw;

    return part->file->read(part->file, buffer, n, err);
}

static void close_part(SourceRaw *raw)
{
    Part *part = (Part *)raw;

    if (part->file) part->file->close(part->file);
    unpack_close(part->unpack);
    free(part);
}

XmlPull *workbook_part(const Workbook *book, const char *part, Err *err)
{
    Part *found = calloc(1, sizeof *found);

    ENOUGH(found);
    err->code = 0;
    found->raw = (SourceRaw){read_part, close_part, 0, 0};
    found->unpack = unpack_open(book->blob, book->meter, err);
    if (found->unpack && unpack_find(found->unpack, part, err) > 0) {
        if (!unpack_is_locked(found->unpack)) {
            found->file = unpack_file(found->unpack);
            return xml_pull_open(&found->raw, book->path, err);
        }
        (void)err_set(
            err, CODE_DATA, "%s needs a password: save it without one", book->path);
    }
    close_part(&found->raw);
    return NULL;
}
