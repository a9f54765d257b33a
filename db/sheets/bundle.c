// bundle.c -- opens a path by its marks, and what lies in it by theirs.
//
// A faulty part among several is reported, and the others are read.

#include "db/sheets/bundle.h"

#include <stdlib.h>
#include <string.h>

#include "db/sheets/ods.h"
#include "db/sheets/office.h"
#include "db/sheets/page.h"
#include "db/sheets/xls.h"
#include "db/sheets/xlsx.h"
#include "db/sheets/xml_book.h"
#include "db/text/unpack.h"
#include "db/yaml/yaml_json.h"
#include "db/yaml/yaml_look.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

// A zip whose first part with that name tells what it is.
typedef struct {
    const char *part;
    const char *what, *remedy; // NULL: the functions read it
    int (*open)(Workbook *book, Err *err);
    // NULL: no such file is ever opened.
    SourceRaw *(*sheet)(const Workbook *book, const Sheet *sheet, const char *name,
                        Err *err);
    void (*close)(Workbook *book); // NULL: the arena has all
} BookForm;

static const BookForm zipped[] = {
    {"xl/workbook.xml", NULL, NULL, xlsx_open, xlsx_sheet, NULL},
    {"xl/workbook.bin",
     "a binary workbook (XLSB)",
     "save it as XLSX",
     NULL,
     NULL,
     NULL},
    {"content.xml", NULL, NULL, ods_open, ods_sheet, NULL},
    {"word/document.xml",
     "a Word document",
     "save the table in it as CSV or XLSX",
     NULL,
     NULL,
     NULL},
    {"ppt/presentation.xml",
     "a presentation",
     "save the table in it as CSV or XLSX",
     NULL,
     NULL,
     NULL},
    {"Index/Document.iwa",
     "a document of Numbers or Pages",
     "export it as CSV or XLSX",
     NULL,
     NULL,
     NULL},
    {"META-INF/container.xml",
     "a book (EPUB)",
     "save the table in it as CSV or XLSX",
     NULL,
     NULL,
     NULL},
    {"META-INF/MANIFEST.MF", "a program", "name a list of cards", NULL, NULL, NULL},
    {"AndroidManifest.xml", "a program", "name a list of cards", NULL, NULL, NULL},
};

static const BookForm office = {NULL, NULL, NULL, office_open, xls_sheet, NULL};
static const BookForm xml_book = {
    NULL, NULL, NULL, xml_book_open, xml_book_sheet, xml_book_close};

enum { NAMES_BYTES = 200 }; // of the sheets that a message names

// One path as it is read.
typedef struct {
    const Bundle *bundle;
    UnpackMeter meter;
    Err *err;
} Reading;

// A part that lies in an archive, with its first bytes, which were read already.
typedef struct {
    SourceRaw raw;
    SourceRaw *rest;
    size_t n, at;
    char head[FILE_MARK_HEAD];
} Entry;

static int read_blob(Reading *reading, Blob *blob, int depth);
static int read_book(Reading *reading, const BookForm *form, Workbook *book);

static bool is_yaml(Source *source)
{
    size_t n;
    const char *head = source_head(source, &n);

    return yaml_look_fits(head, n);
}

// Hands on the data of a text in YAML, which is closed.
static int read_yaml(const Reading *reading, Source *source, const BundlePart *part)
{
    const Bundle *bundle = reading->bundle;
    Source *json = yaml_json_open(source, reading->err);
    const char *name = source->name;
    int failed = -1;

    if (json) failed = bundle->take(bundle->context, json, part);
    source_close(json);
    source_close(source);
    if (json || part->alone) return failed;
    return bundle->fault(bundle->context, name, reading->err);
}

// Hands on a text, or what it holds. [raw] is closed in the end.
static int read_text(Reading *reading, SourceRaw *raw, const char *name,
                     const BundlePart *part)
{
    const Bundle *bundle = reading->bundle;
    Source *source = raw ? source_of(raw, name, reading->err) : NULL;
    int failed = -1;

    if (source && !part->sheet && page_is_book(source)) {
        Workbook book = {.path = name, .source = source};
        failed = read_book(reading, &xml_book, &book);
        source_close(source);
        return failed;
    }
    if (source && !part->sheet && page_is(source)) {
        const Page page = {bundle, part, &reading->meter};
        return page_read(&page, source, reading->err);
    }
    if (source && !part->sheet && is_yaml(source))
        return read_yaml(reading, source, part);
    if (source) failed = bundle->take(bundle->context, source, part);
    source_close(source);
    if (source || part->alone) return failed;
    return bundle->fault(bundle->context, name, reading->err);
}

// ---- spreadsheets

static int read_sheet(Reading *reading, const BookForm *form, const Workbook *book,
                      const Sheet *sheet)
{
    const Bundle *bundle = reading->bundle;
    const char *name = arena_format(bundle->arena, "%s/%s", book->path, sheet->name);

    if (bundle->sheet && strcmp(bundle->sheet, sheet->name) != 0) return 0;
    if (!bundle->sheet && sheet->hidden)
        return bundle->note(
            bundle->context, name, "--sheet with its name: this sheet is hidden");
    return read_text(reading,
                     form->sheet(book, sheet, name, reading->err),
                     name,
                     &(BundlePart){.sheet = true});
}

static const char *names_of(const Workbook *book)
{
    const char *names = "";

    for (int i = 0; i < book->n && strlen(names) < NAMES_BYTES; i++)
        names = arena_format(
            book->arena, "%s%s%s", names, i ? ", " : "", book->sheets[i].name);
    return names;
}

static bool has_sheet(const Workbook *book, const char *name)
{
    for (int i = 0; i < book->n; i++)
        if (!strcmp(book->sheets[i].name, name)) return true;
    return false;
}

static int read_sheets(Reading *reading, const BookForm *form, Workbook *book)
{
    const char *wanted = reading->bundle->sheet;
    int failed = form->open(book, reading->err);

    if (!failed && wanted && !has_sheet(book, wanted)) {
        const char *names = names_of(book);
        failed = err_set(reading->err,
                         CODE_DATA,
                         "%s has no sheet '%s'; it has: %.*s",
                         book->path,
                         wanted,
                         text_fit(names, NAMES_BYTES),
                         names);
    }
    for (int i = 0; !failed && form->sheet && i < book->n; i++)
        failed = read_sheet(reading, form, book, &book->sheets[i]);
    return failed;
}

static int read_book(Reading *reading, const BookForm *form, Workbook *book)
{
    int failed;

    book->meter = &reading->meter;
    book->arena = arena_new();
    if (form->what)
        failed = err_set(reading->err,
                         CODE_DATA,
                         "%s is %s: %s",
                         book->path,
                         form->what,
                         form->remedy);
    else
        failed = read_sheets(reading, form, book);
    if (form->close) form->close(book);
    arena_free(book->arena);
    return failed;
}

static int read_book_in(Reading *reading, const BookForm *form, const Blob *blob)
{
    return read_book(reading, form, &(Workbook){.path = blob->name, .blob = blob});
}

// ---- archives

static size_t read_entry(SourceRaw *raw, void *buffer, size_t n, Err *err)
{
    Entry *entry = (Entry *)raw;
    const size_t left = entry->n - entry->at;

    if (!left) return entry->rest->read(entry->rest, buffer, n, err);
    if (n > left) n = left;
    memcpy(buffer, entry->head + entry->at, n);
    entry->at += n;
    return n;
}

static void close_entry(SourceRaw *raw)
{
    Entry *entry = (Entry *)raw;

    entry->rest->close(entry->rest);
    free(entry);
}

static Entry *open_entry(Unpack *unpack, Err *err)
{
    Entry *entry = calloc(1, sizeof *entry);
    size_t n;

    ENOUGH(entry);
    entry->rest = unpack_file(unpack);
    entry->raw = (SourceRaw){read_entry, close_entry, 0, 0};
    do {
        n = entry->rest->read(
            entry->rest, entry->head + entry->n, sizeof entry->head - entry->n, err);
        entry->n += n;
    } while (n && entry->n < sizeof entry->head);
    return entry;
}

// Opens an archive in the archive.
static int read_nested(Reading *reading, SourceRaw *raw, const char *name, int depth)
{
    Blob blob = {.name = name};

    if (depth + 1 >= ARCHIVE_DEPTH_MAX)
        return err_set(reading->err,
                       CODE_DATA,
                       "%s lies in too many archives, expected at most %d",
                       name,
                       ARCHIVE_DEPTH_MAX);
    if (blob_keep(&blob, raw, reading->err)) return -1;
    const int failed = read_blob(reading, &blob, depth + 1);
    blob_close(&blob);
    return failed;
}

static int read_entry_of(Reading *reading, Unpack *unpack, const Blob *blob, int depth)
{
    const char *inner = unpack_name(unpack);
    const char *name =
        inner ? arena_format(reading->bundle->arena, "%s/%s", blob->name, inner)
              : blob->name;
    Err *err = reading->err;

    if (unpack_is_locked(unpack))
        return err_set(
            err, CODE_DATA, "%s needs a password: pack it without one", name);
    if (unpack_is_link(unpack))
        return err_set(err,
                       CODE_DATA,
                       "%s is a link or a device, not a file: pack the file itself",
                       name);
    Entry *entry = open_entry(unpack, err);
    const FileMark *mark = file_mark_find(entry->head, entry->n);
    const BundlePart part = {.alone = !inner && !depth};
    if (!mark && !err->code) return read_text(reading, &entry->raw, name, &part);
    int failed = err->code || blob_refuse(name, mark, err) ? -1 : 0;
    if (!failed) failed = read_nested(reading, &entry->raw, name, depth);
    close_entry(&entry->raw);
    return failed;
}

// Reports the fault of one file among several; a fault of the archive itself ends it.
static int tell_file_fault(Reading *reading, const char *name, const Unpack *unpack)
{
    const Bundle *bundle = reading->bundle;

    if (reading->err->code != CODE_DATA || !unpack_name(unpack)) return -1;
    return bundle->fault(bundle->context, name, reading->err);
}

static int read_files(Reading *reading, const Blob *blob, int depth)
{
    Unpack *unpack = unpack_open(blob, &reading->meter, reading->err);
    int status = unpack ? 1 : -1;
    int n = 0;

    while (status > 0 && (status = unpack_next(unpack, reading->err)) > 0) {
        n++;
        reading->err->code = 0;
        if (!read_entry_of(reading, unpack, blob, depth)) continue;
        const char *name = unpack_name(unpack);
        name =
            arena_format(reading->bundle->arena, "%s/%s", blob->name, name ? name : "");
        if (tell_file_fault(reading, name, unpack)) status = -1;
    }
    unpack_close(unpack);
    if (!status && !n)
        return err_set(reading->err, CODE_DATA, "%s holds no file", blob->name);
    return status;
}

// Returns the form of a spreadsheet in a zip, or NULL if it is none. Sets err at a fault.
static const BookForm *form_of(Reading *reading, const Blob *blob)
{
    UnpackMeter meter = {.packed = blob->size};
    Unpack *unpack = unpack_open(blob, &meter, reading->err);
    const BookForm *form = NULL;

    reading->err->code = 0;
    if (!unpack || memcmp(blob->head, "PK", 2) != 0) {
        unpack_close(unpack);
        return NULL;
    }
    while (!form && unpack_next(unpack, reading->err) > 0)
        for (int i = 0; i < COUNT_OF(zipped); i++)
            if (!strcmp(unpack_name(unpack), zipped[i].part)) form = &zipped[i];
    unpack_close(unpack);
    return form;
}

static int read_blob(Reading *reading, Blob *blob, int depth)
{
    const FileMark *mark = blob->mark;

    if (!mark)
        return read_text(
            reading, blob_text(blob), blob->name, &(BundlePart){.alone = !depth});
    if (blob_refuse(blob->name, mark, reading->err)) return -1;
    if (mark->kind == FILE_OFFICE) return read_book_in(reading, &office, blob);
    const BookForm *form = form_of(reading, blob);
    if (form) return read_book_in(reading, form, blob);
    return reading->err->code ? -1 : read_files(reading, blob, depth);
}

// Hands on all texts of the blob, and closes it.
static int read_whole(const Bundle *bundle, Blob *blob, Err *err)
{
    Reading reading = {.bundle = bundle, .err = err, .meter.packed = blob->size};
    const int failed = read_blob(&reading, blob, 0);

    blob_close(blob);
    return failed;
}

int bundle_read(const Bundle *bundle, const char *path, Err *err)
{
    Blob blob;

    *err = (Err){0};
    return blob_open(&blob, path, err) ? -1 : read_whole(bundle, &blob, err);
}

int bundle_read_again(const Bundle *bundle, const Blob *kept, Err *err)
{
    Blob blob;

    *err = (Err){0};
    return blob_open_again(&blob, kept, err) ? -1 : read_whole(bundle, &blob, err);
}
