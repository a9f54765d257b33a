// pack.h -- packed files of a test's own, of any kind that people have.

#ifndef PACK_H
#define PACK_H

#include <archive.h>
#include <archive_entry.h>

#include "tests/db/fixture.h"

// A file of an archive. The last one has no name.
typedef struct {
    const char *name;
    const char *bytes;
    size_t n; // 0: up to the zero byte
} Packed;

static inline struct archive *pack_begin(int format, int filter, const char *path)
{
    struct archive *archive = archive_write_new();

    assert_non_null(archive);
    assert_int_equal(archive_write_set_format(archive, format), ARCHIVE_OK);
    assert_int_equal(archive_write_add_filter(archive, filter), ARCHIVE_OK);
    assert_int_equal(archive_write_open_filename(archive, path), ARCHIVE_OK);
    return archive;
}

// Writes an archive of [files]: a format and a filter of libarchive.
static inline void pack_files(const char *path, int format, int filter,
                              const Packed *files)
{
    struct archive *archive = pack_begin(format, filter, path);

    for (; files->name; files++) {
        struct archive_entry *entry = archive_entry_new();
        const size_t n = files->n ? files->n : strlen(files->bytes);
        archive_entry_set_pathname(entry, files->name);
        archive_entry_set_size(entry, (la_int64_t)n);
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        assert_int_equal(archive_write_header(archive, entry), ARCHIVE_OK);
        assert_int_equal(archive_write_data(archive, files->bytes, n), n);
        archive_entry_free(entry);
    }
    assert_int_equal(archive_write_close(archive), ARCHIVE_OK);
    archive_write_free(archive);
}

static inline void pack_zip(const char *path, const Packed *files)
{
    pack_files(path, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, files);
}

// Packs [n] bytes without a name, as gzip and the like do.
static inline void pack_bytes(const char *path, int filter, const char *bytes, size_t n)
{
    pack_files(path, ARCHIVE_FORMAT_RAW, filter, (Packed[]){{"x", bytes, n}, {0}});
}

// A sheet of a workbook around its rows.
#define PACK_SHEET_BEGIN                                                               \
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?><worksheet><sheetData>"
#define PACK_SHEET_END "</sheetData></worksheet>"

// Puts the sheet that is the content of a file into a workbook of Excel in its place.
static inline void pack_sheet(const char *path)
{
    size_t n;
    char *sheet = read_file(path, &n);

    pack_zip(path,
             (Packed[]){{"[Content_Types].xml", "<Types/>", 0},
                        {"xl/workbook.xml",
                         "<workbook xmlns:r=\"r\"><sheets><sheet name=\"Cards\""
                         " sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>",
                         0},
                        {"xl/_rels/workbook.xml.rels",
                         "<Relationships><Relationship Id=\"rId1\""
                         " Target=\"worksheets/sheet1.xml\"/></Relationships>",
                         0},
                        {"xl/worksheets/sheet1.xml", sheet, n},
                        {0}});
    free(sheet);
}

#endif
