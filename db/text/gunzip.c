// gunzip.c -- unpacks a blob with zlib: the members of a gzip file, one after another,
// up to its last byte.

#include "db/text/gunzip.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "engine/base/base.h"

enum {
    INPUT_BYTES = 16 * 1024,
    WINDOW = 15 + 16, // the largest one; 16: with the head and the end of gzip
};

struct Gunzip {
    const Blob *blob;
    z_stream stream;
    int64_t at;        // of the next input in the blob
    bool ended;        // a member has ended, with the right checks
    const char *fault; // NULL: none
    unsigned char input[INPUT_BYTES];
};

bool gunzip_knows(const Blob *blob)
{
    return blob->head_n >= 2 && blob->head[0] == 0x1f && blob->head[1] == 0x8b;
}

Gunzip *gunzip_open(const Blob *blob)
{
    Gunzip *gunzip = calloc(1, sizeof *gunzip);

    ENOUGH(gunzip);
    gunzip->blob = blob;
    const int status = inflateInit2(&gunzip->stream, WINDOW);
    ENOUGH(status == Z_OK);
    return gunzip;
}

void gunzip_close(Gunzip *gunzip)
{
    if (!gunzip) return;
    (void)inflateEnd(&gunzip->stream);
    free(gunzip);
}

// Reads more input if none is left. Returns 1, 0 at the end of the blob, or -1.
static int fill_input(Gunzip *gunzip)
{
    z_stream *stream = &gunzip->stream;

    if (stream->avail_in) return 1;
    const int64_t n =
        blob_read_at(gunzip->blob, gunzip->at, gunzip->input, sizeof gunzip->input);
    if (n < 0) gunzip->fault = "the file cannot be read";
    if (n <= 0) return n < 0 ? -1 : 0;
    gunzip->at += n;
    stream->next_in = gunzip->input;
    stream->avail_in = (uInt)n;
    return 1;
}

// Goes to the next member. Zeros fill the last block of a tape. Returns as fill.
static int begin_member(Gunzip *gunzip)
{
    z_stream *stream = &gunzip->stream;
    int status;

    while ((status = fill_input(gunzip)) > 0 && !*stream->next_in) {
        stream->next_in++;
        stream->avail_in--;
    }
    if (status <= 0) return status;
    gunzip->ended = false;
    (void)inflateReset(stream);
    return 1;
}

static void find_fault(Gunzip *gunzip, int status)
{
    if (gunzip->fault || status == Z_OK || status == Z_STREAM_END) return;
    gunzip->fault = status == Z_BUF_ERROR ? "the gzip file ends too early"
                    : gunzip->stream.msg  ? gunzip->stream.msg
                                          : "no gzip data";
}

int64_t gunzip_read(Gunzip *gunzip, void *buffer, size_t n)
{
    z_stream *stream = &gunzip->stream;

    stream->next_out = buffer;
    stream->avail_out = (uInt)n;
    while (stream->avail_out && !gunzip->fault) {
        if (gunzip->ended && begin_member(gunzip) <= 0) break;
        const int more = fill_input(gunzip);
        if (more < 0) break;
        const int status = more ? inflate(stream, Z_NO_FLUSH) : Z_BUF_ERROR;
        find_fault(gunzip, status);
        gunzip->ended = status == Z_STREAM_END;
    }
    return gunzip->fault ? -1 : (int64_t)(n - stream->avail_out);
}

int64_t gunzip_at(const Gunzip *gunzip)
{
    return gunzip->at;
}

const char *gunzip_fault(const Gunzip *gunzip)
{
    return gunzip->fault;
}
