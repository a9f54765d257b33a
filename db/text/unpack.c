// unpack.c -- takes files out of a blob with libarchive, and stops where too much comes
// out.

#include "db/text/unpack.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/gunzip.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/limit.h"
#include "engine/base/text.h"

enum { BLOCK_BYTES = 64 * 1024, PATH_BYTES = 256 };

struct Unpack {
    const Blob *blob;
    UnpackMeter *meter;
    struct archive *archive;
    struct archive_entry *entry;
    Gunzip *gunzip; // NULL: libarchive reads the blob itself
    int64_t at;     // of the next block in the blob
    Err damage;     // its code is 0 while there is none
    bool named;     // a format with names, not one packed file alone
    char name[PATH_BYTES];
    char block[BLOCK_BYTES];
};

typedef struct {
    SourceRaw raw;
    Unpack *unpack;
} File;

static la_ssize_t read_block(struct archive *archive, void *unpack_of,
                             const void **block)
{
    Unpack *unpack = unpack_of;
    const size_t room = sizeof unpack->block;
    const int64_t n = unpack->gunzip
                          ? gunzip_read(unpack->gunzip, unpack->block, room)
                          : blob_read_at(unpack->blob, unpack->at, unpack->block, room);
    const char *fault = unpack->gunzip ? gunzip_fault(unpack->gunzip) : NULL;

    if (n < 0)
        archive_set_error(
            archive, EIO, "%s", fault ? fault : "the file cannot be read");
    if (unpack->gunzip)
        unpack->at = gunzip_at(unpack->gunzip);
    else if (n > 0)
        unpack->at += n;
    *block = unpack->block;
    return n < 0 ? ARCHIVE_FATAL : (la_ssize_t)n;
}

static la_int64_t skip_bytes(struct archive *archive, void *unpack_of, la_int64_t n)
{
    Unpack *unpack = unpack_of;
    const int64_t left = unpack->blob->size - unpack->at;

    (void)archive;
    if (n > left) n = left > 0 ? left : 0;
    unpack->at += n;
    return n;
}

static la_int64_t seek_to(struct archive *archive, void *unpack_of, la_int64_t to,
                          int from)
{
    Unpack *unpack = unpack_of;

    (void)archive;
    if (from == SEEK_CUR) to += unpack->at;
    if (from == SEEK_END) to += unpack->blob->size;
    if (to < 0) to = 0;
    unpack->at = to;
    return to;
}

// Fails with the first damage: behind it libarchive says only that there was one.
static int damaged_file(Unpack *unpack, Err *err)
{
    const char *why = archive_error_string(unpack->archive);

    if (!unpack->damage.code)
        (void)err_set(&unpack->damage,
                      CODE_DATA,
                      "%s: the packed file is damaged or cut off (%s)",
                      unpack->blob->name,
                      why ? why : "no reason known");
    return *err = unpack->damage, -1;
}

// Lets [archive] read the blob, at any place unless gzip stands before it.
static void connect_blob(Unpack *unpack, struct archive *archive)
{
    if (gunzip_knows(unpack->blob)) unpack->gunzip = gunzip_open(unpack->blob);
    (void)archive_read_set_read_callback(archive, read_block);
    (void)archive_read_set_callback_data(archive, unpack);
    if (unpack->gunzip) return;
    (void)archive_read_set_skip_callback(archive, skip_bytes);
    (void)archive_read_set_seek_callback(archive, seek_to);
}

Unpack *unpack_open(const Blob *blob, UnpackMeter *meter, Err *err)
{
    Unpack *unpack = calloc(1, sizeof *unpack);

    ENOUGH(unpack);
    unpack->blob = blob;
    unpack->meter = meter;
    struct archive *archive = unpack->archive = archive_read_new();
    ENOUGH(archive);
    (void)archive_read_support_filter_gzip(archive);
    (void)archive_read_support_filter_bzip2(archive);
    (void)archive_read_support_filter_xz(archive);
    (void)archive_read_support_filter_zstd(archive);
    // A packed zip is a file of its own, since it may be a workbook.
    if (!memcmp(blob->head, "PK", 2)) (void)archive_read_support_format_zip(archive);
    (void)archive_read_support_format_tar(archive);
    (void)archive_read_support_format_raw(archive);
    connect_blob(unpack, archive);
    if (archive_read_open1(archive) == ARCHIVE_OK) return unpack;
    (void)damaged_file(unpack, err);
    unpack_close(unpack);
    return NULL;
}

void unpack_close(Unpack *unpack)
{
    if (!unpack) return;
    (void)archive_read_free(unpack->archive);
    gunzip_close(unpack->gunzip);
    free(unpack);
}

// Reads up to [n] bytes of the current file. Returns 0 at its end, -1 with [err].
static int64_t read_data(Unpack *unpack, void *buffer, size_t n, Err *err)
{
    const la_ssize_t got = archive_read_data(unpack->archive, buffer, n);

    if (got < 0) return damaged_file(unpack, err);
    if (unpack_meter_count(unpack->meter, unpack->blob->name, (size_t)got, err))
        return -1;
    return got;
}

// Passes what is left of a file. In a zip that is a jump; elsewhere all of it has to be
// unpacked, so that it counts.
static int pass_rest(Unpack *unpack, Err *err)
{
    char *rest;
    int64_t n;

    if (!unpack->entry || archive_format(unpack->archive) == ARCHIVE_FORMAT_ZIP)
        return 0;
    rest = malloc(BLOCK_BYTES);
    ENOUGH(rest);
    do n = read_data(unpack, rest, BLOCK_BYTES, err);
    while (n > 0);
    free(rest);
    return n < 0 ? -1 : 0;
}

static void take_name(Unpack *unpack)
{
    const char *name = archive_entry_pathname_utf8(unpack->entry);

    if (!name) name = archive_entry_pathname(unpack->entry);
    (void)text_format(unpack->name, sizeof unpack->name, "%s", name ? name : "?");
    if (name_match_is_utf8(unpack->name)) return;
    for (char *c = unpack->name; *c; c++)
        if ((unsigned char)*c >= 0x80) *c = '?';
}

// Returns whether nobody put the file into the archive on purpose.
static bool is_hidden(const Unpack *unpack)
{
    const char *name = unpack->name, *slash = strrchr(name, '/');
    const char *base = slash ? slash + 1 : name;

    return !*base || (*base == '.' && base[1] != '/') || !strncmp(name, "__MACOSX/", 9);
}

bool unpack_is_link(const Unpack *unpack)
{
    return unpack->named && (archive_entry_filetype(unpack->entry) != AE_IFREG ||
                             archive_entry_hardlink(unpack->entry));
}

static bool is_folder(const Unpack *unpack)
{
    return archive_entry_filetype(unpack->entry) == AE_IFDIR;
}

// Reads what stands behind the last file of an archive in gzip, up to its checksum.
// Returns 0, or -1 with [err].
static int check_end(Unpack *unpack, Err *err)
{
    int64_t n = 0;

    while (unpack->gunzip &&
           (n = gunzip_read(unpack->gunzip, unpack->block, sizeof unpack->block)) > 0)
        if (unpack_meter_count(unpack->meter, unpack->blob->name, (size_t)n, err))
            return -1;
    if (n < 0)
        archive_set_error(unpack->archive, EIO, "%s", gunzip_fault(unpack->gunzip));
    return n < 0 ? damaged_file(unpack, err) : 0;
}

// Returns -1 with [err] if the current file says that it is larger than its archive, or
// than anything that is unpacked.
static int check_size(const Unpack *unpack, Err *err)
{
    const bool plain = !unpack->gunzip &&
                       archive_filter_code(unpack->archive, 0) == ARCHIVE_FILTER_NONE;
    const bool tar = (archive_format(unpack->archive) & ARCHIVE_FORMAT_BASE_MASK) ==
                     ARCHIVE_FORMAT_TAR;
    const int64_t size = archive_entry_size(unpack->entry);

    if (size <= (tar && plain ? unpack->blob->size : (int64_t)UNPACKED_MIB_MAX << 20))
        return 0;
    return err_set(
        err,
        CODE_DATA,
        "%s: the packed file is damaged or cut off (%s says that it has %lld "
        "bytes)",
        unpack->blob->name,
        unpack->name,
        (long long)size);
}

// Returns whether nothing was unpacked: the file begins as one that is packed, and is none.
static bool is_unpacked(const Unpack *unpack)
{
    return !unpack->named && !unpack->gunzip &&
           archive_filter_code(unpack->archive, 0) == ARCHIVE_FILTER_NONE;
}

// Goes to the next file, of any kind. Returns as unpack_next.
static int next_entry(Unpack *unpack, Err *err)
{
    if (pass_rest(unpack, err)) return -1;
    const int status = archive_read_next_header(unpack->archive, &unpack->entry);
    if (status == ARCHIVE_EOF) unpack->entry = NULL;
    if (status == ARCHIVE_EOF) return check_end(unpack, err);
    if (status != ARCHIVE_OK && status != ARCHIVE_WARN) {
        unpack->entry = NULL;
        return damaged_file(unpack, err);
    }
    unpack->named = archive_format(unpack->archive) != ARCHIVE_FORMAT_RAW;
    take_name(unpack);
    if (is_unpacked(unpack)) {
        archive_set_error(unpack->archive, EIO, "no file in it is described rightly");
        return damaged_file(unpack, err);
    }
    return check_size(unpack, err) ? -1 : 1;
}

int unpack_next(Unpack *unpack, Err *err)
{
    do {
        const int status = next_entry(unpack, err);
        if (status <= 0) return status;
        if (++unpack->meter->files > ARCHIVE_FILES_MAX)
            return err_set(err,
                           CODE_DATA,
                           "%s holds more than %d files",
                           unpack->blob->name,
                           ARCHIVE_FILES_MAX);
    } while (unpack->named && (is_hidden(unpack) || is_folder(unpack)));
    return 1;
}

int unpack_find(Unpack *unpack, const char *name, Err *err)
{
    int status;

    while ((status = unpack_next(unpack, err)) > 0)
        if (!strcmp(unpack->name, name)) break;
    return status;
}

const char *unpack_name(const Unpack *unpack)
{
    return unpack->named ? unpack->name : NULL;
}

bool unpack_is_locked(const Unpack *unpack)
{
    return archive_entry_is_encrypted(unpack->entry) > 0;
}

static size_t read_file(SourceRaw *raw, void *buffer, size_t n, Err *err)
{
    Unpack *unpack = ((File *)raw)->unpack;
    const int64_t got = read_data(unpack, buffer, n, err);

    raw->done = unpack->at;
    return got > 0 ? (size_t)got : 0;
}

static void close_file(SourceRaw *raw)
{
    free(raw);
}

SourceRaw *unpack_file(Unpack *unpack)
{
    File *file = calloc(1, sizeof *file);

    ENOUGH(file);
    file->raw = (SourceRaw){read_file, close_file, 0, unpack->blob->size};
    file->unpack = unpack;
    return &file->raw;
}
