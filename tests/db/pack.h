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

#endif
