// source_raw.c -- zlib below, zstd above it where the first bytes ask for it.
//
// zlib passes on what is not gzip, so it reads every file.

#include "db/text/source_raw.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include "engine/kernel/base/base.h"

enum { PACKED_BYTES = 64 * 1024 };

struct SourceRaw {
    const char *name;
    gzFile file;
    int64_t size;
    ZSTD_DStream *zstd; // NULL: no zstd file
    unsigned char packed[PACKED_BYTES];
    ZSTD_inBuffer in; // what is left of `packed`
    bool open_frame;  // a zstd frame has begun and not ended
};

// Reads from zlib. Returns 0 at the end. A truncated gzip file sets [err].
static size_t read_plain(SourceRaw *unpacker, void *buffer, size_t n, Err *err)
{
    int status = Z_OK;
    int got = gzread(unpacker->file, buffer, (unsigned)n);

    const char *text = gzerror(unpacker->file, &status);
    if (got > 0) return (size_t)got;
    if (status == Z_OK || status == Z_STREAM_END) return 0;
    if (status == Z_BUF_ERROR)
        (void)err_set(err, 65, "%s: the gzip file is truncated", unpacker->name);
    else if (status == Z_ERRNO)
        (void)err_set(err, 74, "%s: %s", unpacker->name, strerror(errno));
    else
        (void)err_set(
            err, 65, "%s: the gzip file is damaged (%s)", unpacker->name, text);
    return 0;
}

// Unpacks zstd until there are bytes. Returns 0 at the end.
static size_t read_zstd(SourceRaw *unpacker, void *buffer, size_t n, Err *err)
{
    ZSTD_outBuffer out = {buffer, n, 0};

    while (!out.pos) {
        if (unpacker->in.pos == unpacker->in.size) {
            unpacker->in = (ZSTD_inBuffer){
                unpacker->packed,
                read_plain(unpacker, unpacker->packed, PACKED_BYTES, err),
                0};
            if (err->code) return 0;
        }
        bool ended = !unpacker->in.size;
        size_t status = ZSTD_decompressStream(unpacker->zstd, &out, &unpacker->in);
        if (ZSTD_isError(status)) {
            (void)err_set(err,
                          65,
                          "%s: the zstd file is damaged (%s)",
                          unpacker->name,
                          ZSTD_getErrorName(status));
            return 0;
        }
        if (!ended) unpacker->open_frame = status != 0;
        if (!ended || out.pos) continue;
        if (unpacker->open_frame)
            (void)err_set(err, 65, "%s: the zstd file is truncated", unpacker->name);
        return 0;
    }
    return out.pos;
}

size_t source_raw_read(SourceRaw *unpacker, void *buffer, size_t n, Err *err)
{
    ZSTD_inBuffer *in = &unpacker->in;

    if (unpacker->zstd) return read_zstd(unpacker, buffer, n, err);
    if (in->pos == in->size) return read_plain(unpacker, buffer, n, err);
    if (n > in->size - in->pos) n = in->size - in->pos;
    memcpy(buffer, unpacker->packed + in->pos, n);
    in->pos += n;
    return n;
}

// Returns a file descriptor for reading, or -1 with [err].
static int open_path(const char *path, SourceRaw *unpacker, Err *err)
{
    struct stat info;
    bool standard = !strcmp(path, "-");
    // A pipe that no program writes to is empty: opening it would wait for one.
    int file =
        standard ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

    if (file < 0)
        return err_found(err,
                         FOUND_NO_PATH,
                         errno == ENOENT ? 66 : 74,
                         "%s: %s",
                         unpacker->name,
                         strerror(errno));
    if (!standard) (void)fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK);
    if (fstat(file, &info) == 0 && S_ISDIR(info.st_mode)) {
        (void)close(file);
        return err_set(err, 74, "%s is a directory, not a list", unpacker->name);
    }
    unpacker->size = S_ISREG(info.st_mode) ? info.st_size : 0;
    return file;
}

// Reads the first bytes into `packed`, where they wait, and sees whether they are zstd.
static int look(SourceRaw *unpacker, Err *err)
{
    static const unsigned char magic[] = {0x28, 0xb5, 0x2f, 0xfd};
    size_t n = read_plain(unpacker, unpacker->packed, PACKED_BYTES, err);

    if (err->code) return -1;
    if (!n) return err_set(err, 65, "%s is empty", unpacker->name);
    unpacker->in = (ZSTD_inBuffer){unpacker->packed, n, 0};
    if (n < sizeof magic || memcmp(unpacker->packed, magic, sizeof magic) != 0)
        return 0;
    unpacker->zstd = ZSTD_createDStream();
    ASSERT(unpacker->zstd);
    return 0;
}

SourceRaw *source_raw_open(const char *path, Err *err)
{
    SourceRaw *unpacker = calloc(1, sizeof *unpacker);

    ASSERT(unpacker);
    *err = (Err){0};
    unpacker->name = strcmp(path, "-") ? path : "standard input";
    int file = open_path(path, unpacker, err);
    if (file >= 0) {
        unpacker->file = gzdopen(file, "rb");
        ASSERT(unpacker->file);
        (void)gzbuffer(unpacker->file, PACKED_BYTES);
        if (!look(unpacker, err)) return unpacker;
    }
    source_raw_close(unpacker);
    return NULL;
}

void source_raw_close(SourceRaw *unpacker)
{
    if (!unpacker) return;
    if (unpacker->file) (void)gzclose(unpacker->file);
    ZSTD_freeDStream(unpacker->zstd);
    free(unpacker);
}

int64_t source_raw_done(const SourceRaw *unpacker)
{
    return gzoffset(unpacker->file);
}

int64_t source_raw_size(const SourceRaw *unpacker)
{
    return unpacker->size;
}
