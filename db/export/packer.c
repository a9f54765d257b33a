// packer.c -- packs files with libarchive, and writes what comes out into a stream. A
// file lies in a temporary one until it ends, because a zip says how long it is before
// it comes.

#include "db/export/packer.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"

enum { COPY_BYTES = 64 * 1024 };

typedef struct {
    const char *ending;
    int format, filter;
} PackForm;

static const PackForm forms[] = {
    {"gz", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_GZIP},
    {"zst", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_ZSTD},
    {"xz", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_XZ},
    {"bz2", ARCHIVE_FORMAT_RAW, ARCHIVE_FILTER_BZIP2},
    {"zip", ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE},
};

struct Packer {
    const PackForm *form;
    struct archive *archive;
    const char *name;
    FILE *out;
    int fault;  // errno of the first write that failed, 0: none
    FILE *part; // the file that is being written
    struct archive_entry *entry;
};

const char *packer_ending(int i)
{
    return i < COUNT_OF(forms) ? forms[i].ending : NULL;
}

static const PackForm *form_of(const char *ending)
{
    for (int i = 0; i < COUNT_OF(forms); i++)
        if (!strcmp(forms[i].ending, ending)) return &forms[i];
    return NULL;
}

const char *packer_ending_of(const char *name)
{
    const char *dot = strrchr(name, '.');
    const PackForm *form = dot ? form_of(dot + 1) : NULL;

    return form ? form->ending : NULL;
}

static la_ssize_t write_block(struct archive *archive, void *packer_of,
                              const void *bytes, size_t n)
{
    Packer *packer = packer_of;

    if (!n || fwrite(bytes, 1, n, packer->out) == n) return (la_ssize_t)n;
    packer->fault = errno;
    archive_set_error(archive, errno, "the bytes cannot be written");
    return -1;
}

// Says why nothing more can be written: the disk, or the library.
static int fail_packing(const Packer *packer, Err *err)
{
    const char *why = archive_error_string(packer->archive);

    if (packer->fault) why = strerror(packer->fault);
    return err_set(err,
                   CODE_IO,
                   "%s cannot be written: %s",
                   packer->name,
                   why ? why : "no reason known");
}

// Says that the temporary file failed.
static int fail_part(const Packer *packer, Err *err)
{
    return err_set(err,
                   CODE_IO,
                   "%s cannot be written: the temporary file: %s",
                   packer->name,
                   strerror(errno));
}

Packer *packer_open(const char *ending, const char *name, FILE *out, Err *err)
{
    Packer *packer = calloc(1, sizeof *packer);

    ENOUGH(packer);
    packer->form = form_of(ending);
    ASSERT(packer->form); // the caller took the ending from the table
    packer->name = name;
    packer->out = out;
    struct archive *archive = packer->archive = archive_write_new();
    ENOUGH(archive);
    // Without the last two, gzip would have the time, and a stream the length of a tape's
    // block.
    const bool ready =
        archive_write_set_format(archive, packer->form->format) == ARCHIVE_OK &&
        archive_write_add_filter(archive, packer->form->filter) == ARCHIVE_OK &&
        archive_write_set_options(
            archive,
            packer->form->filter == ARCHIVE_FILTER_GZIP  ? "gzip:!timestamp"
            : packer->form->format == ARCHIVE_FORMAT_ZIP ? "zip:hdrcharset=UTF-8"
                                                         : "") == ARCHIVE_OK &&
        archive_write_set_bytes_in_last_block(archive, 1) == ARCHIVE_OK;
    if (ready &&
        archive_write_open(archive, packer, NULL, write_block, NULL) == ARCHIVE_OK)
        return packer;
    (void)fail_packing(packer, err);
    (void)packer_close(packer, false, err);
    return NULL;
}

FILE *packer_begin(Packer *packer, const char *name, bool plain, Err *err)
{
    packer->part = tmpfile();
    if (!packer->part) return (void)fail_part(packer, err), NULL;
    packer->entry = archive_entry_new();
    ENOUGH(packer->entry);
    archive_entry_set_pathname_utf8(packer->entry, name);
    archive_entry_set_filetype(packer->entry, AE_IFREG);
    archive_entry_set_perm(packer->entry, 0644);
    if (packer->form->format == ARCHIVE_FORMAT_ZIP)
        (void)(plain ? archive_write_zip_set_compression_store(packer->archive)
                     : archive_write_zip_set_compression_deflate(packer->archive));
    return packer->part;
}

// Packs the temporary file, which is at its start.
static int copy_part(Packer *packer, Err *err)
{
    char *block = malloc(COPY_BYTES);
    size_t n;
    int failed = 0;

    ENOUGH(block);
    while (!failed && (n = fread(block, 1, COPY_BYTES, packer->part)))
        if (archive_write_data(packer->archive, block, n) != (la_ssize_t)n)
            failed = fail_packing(packer, err);
    if (!failed && ferror(packer->part)) failed = fail_part(packer, err);
    free(block);
    return failed;
}

static int pack_part(Packer *packer, Err *err)
{
    const bool written = fflush(packer->part) == 0 && !ferror(packer->part);
    const off_t size = written ? ftello(packer->part) : -1;

    if (size < 0 || fseeko(packer->part, 0, SEEK_SET) != 0)
        return fail_part(packer, err);
    archive_entry_set_size(packer->entry, size);
    if (archive_write_header(packer->archive, packer->entry) != ARCHIVE_OK)
        return fail_packing(packer, err);
    if (copy_part(packer, err)) return -1;
    return archive_write_finish_entry(packer->archive) == ARCHIVE_OK
               ? 0
               : fail_packing(packer, err);
}

static void forget_part(Packer *packer)
{
    if (packer->part) (void)fclose(packer->part);
    archive_entry_free(packer->entry);
    packer->part = NULL;
    packer->entry = NULL;
}

int packer_end(Packer *packer, Err *err)
{
    const int failed = pack_part(packer, err);

    forget_part(packer);
    return failed;
}

int packer_close(Packer *packer, bool whole, Err *err)
{
    int failed = 0;

    if (!packer) return 0;
    forget_part(packer);
    if (!whole) (void)archive_write_fail(packer->archive);
    if (whole && archive_write_close(packer->archive) != ARCHIVE_OK)
        failed = fail_packing(packer, err);
    (void)archive_write_free(packer->archive);
    free(packer);
    return failed;
}
