// container.c -- follows the chains of a compound file.
//
// The file is cut into pieces of one size. A table says for each piece which one follows
// it; a list says where the table lies. Streams shorter than a limit have small pieces,
// which lie in a stream of their own.

#include "db/sheets/container.h"

#include <string.h>

#include "engine/base/base.h"

enum {
    HEADER_BYTES = 512,
    HEADER_TABLE = 76,   // where the header lists pieces of the table
    HEADER_LISTED = 109, // how many
    ENTRY_BYTES = 128,   // of the folder
    NAME_BYTES = 64,
    SMALL_BYTES = 64,
    IS_STREAM = 2,
};

// Greater numbers are marks, no pieces.
static const int64_t pieces_last = 0xfffffffa;

struct Container {
    Arena *arena;
    const Blob *blob;
    int64_t piece;      // bytes of a piece
    int64_t pieces_max; // that the file has room for
    uint32_t *next, *next_small;
    int64_t next_n, next_small_n;
    int64_t small_below; // streams shorter than this have small pieces
    ContainerStream folder, smalls;
};

static uint32_t number_at(const unsigned char *bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
           (uint32_t)bytes[3] << 24;
}

static int damaged_container(const Container *container, Err *err)
{
    return err_set(err,
                   CODE_DATA,
                   "%s: the old Office file is damaged or cut off; save it as XLSX",
                   container->blob->name);
}

// ---- chains

// Returns the pieces that follow each other from [first] on. Sets [n].
static const uint32_t *follow_chain(const Container *container, bool small,
                                    uint32_t first, int64_t *n)
{
    const uint32_t *next = small ? container->next_small : container->next;
    const int64_t most = small ? container->next_small_n : container->next_n;
    int64_t length = 0;

    for (uint32_t at = first; at < most && length < most; at = next[at]) length++;
    uint32_t *pieces =
        arena_take(container->arena, (size_t)(length + 1) * sizeof *pieces);
    for (int64_t i = 0; i < length; i++, first = next[first]) pieces[i] = first;
    *n = length;
    return pieces;
}

static ContainerStream stream_of(const Container *container, uint32_t first,
                                 int64_t size, bool small)
{
    ContainerStream stream = {.container = container, .small = small};

    stream.pieces = follow_chain(container, small, first, &stream.pieces_n);
    const int64_t room = stream.pieces_n * (small ? SMALL_BYTES : container->piece);
    stream.size = size < 0 || size > room ? room : size;
    return stream;
}

size_t container_read(const ContainerStream *stream, int64_t at, void *buffer, size_t n)
{
    const Container *container = stream->container;
    const int64_t piece = stream->small ? SMALL_BYTES : container->piece;
    size_t done = 0;

    while (done < n && at < stream->size) {
        const int64_t within = at % piece, left = stream->size - at;
        size_t want = (size_t)(piece - within);
        int64_t from = stream->pieces[at / piece] * piece + within;
        if (want > n - done) want = n - done;
        if ((int64_t)want > left) want = (size_t)left;
        char *to = (char *)buffer + done;
        if (!stream->small) from += piece; // the header is before the first one
        const int64_t got =
            stream->small ? (int64_t)container_read(&container->smalls, from, to, want)
                          : blob_read_at(container->blob, from, to, want);
        if (got <= 0) break;
        done += (size_t)got;
        at += got;
    }
    return done;
}

// ---- opening

// Adds a piece of the table. Returns false if it is none or if the file has no such room.
static bool add_table(Container *container, uint32_t piece)
{
    const int64_t entries = container->piece / (int64_t)sizeof(uint32_t);
    unsigned char bytes[4096];

    if (piece >= container->pieces_max) return false;
    if (container->next_n / entries >= container->pieces_max / entries + 1)
        return false;
    const int64_t got = blob_read_at(container->blob,
                                     (piece + (int64_t)1) * container->piece,
                                     bytes,
                                     (size_t)container->piece);
    if (got != container->piece) return false;
    for (int i = 0; i < entries; i++)
        container->next[container->next_n++] = number_at(bytes + (size_t)i * 4);
    return true;
}

// Reads the table of what follows what: the header lists its first pieces, and a chain of
// its own the others.
static void read_table(Container *container, const unsigned char *header)
{
    const int64_t entries = container->piece / (int64_t)sizeof(uint32_t);
    const int64_t tables = container->pieces_max / entries + 1;
    uint32_t list = number_at(header + 68);
    bool more = true;

    container->next =
        arena_take(container->arena, (size_t)(tables * entries) * sizeof(uint32_t));
    for (int i = 0; i < HEADER_LISTED && more; i++)
        more = add_table(container, number_at(header + HEADER_TABLE + (size_t)i * 4));
    for (int64_t i = 0; more && i <= tables && list < container->pieces_max; i++) {
        unsigned char bytes[4096];
        const int64_t at = (list + (int64_t)1) * container->piece;
        if (blob_read_at(container->blob, at, bytes, (size_t)container->piece) !=
            container->piece)
            break;
        for (int k = 0; k < entries - 1 && more; k++)
            more = add_table(container, number_at(bytes + (size_t)k * 4));
        list = number_at(bytes + container->piece - 4);
    }
}

// Reads the table of the small pieces, which is a chain of pieces.
static void read_small_table(Container *container, const unsigned char *header)
{
    const ContainerStream table =
        stream_of(container, number_at(header + 60), -1, false);
    unsigned char *bytes = arena_take(container->arena, (size_t)table.size + 1);
    const int64_t n = (int64_t)container_read(&table, 0, bytes, (size_t)table.size) / 4;

    container->next_small =
        arena_take(container->arena, (size_t)(n + 1) * sizeof(uint32_t));
    for (int64_t i = 0; i < n; i++)
        container->next_small[i] = number_at(bytes + (size_t)i * 4);
    container->next_small_n = n;
}

static bool read_entry(const Container *container, int64_t i,
                       unsigned char entry[ENTRY_BYTES])
{
    return container_read(&container->folder, i * ENTRY_BYTES, entry, ENTRY_BYTES) ==
           ENTRY_BYTES;
}

Container *container_open(Arena *arena, const Blob *blob, Err *err)
{
    Container *container = arena_take(arena, sizeof *container);
    unsigned char header[HEADER_BYTES], root[ENTRY_BYTES];

    *container = (Container){.arena = arena, .blob = blob};
    if (blob_read_at(blob, 0, header, sizeof header) != HEADER_BYTES ||
        (header[30] != 9 && header[30] != 12))
        return (void)damaged_container(container, err), NULL;
    container->piece = (int64_t)1 << header[30];
    container->pieces_max = blob->size / container->piece;
    if (container->pieces_max > pieces_last) container->pieces_max = pieces_last;
    container->small_below = number_at(header + 56);
    read_table(container, header);
    read_small_table(container, header);
    container->folder = stream_of(container, number_at(header + 48), -1, false);
    if (!read_entry(container, 0, root))
        return (void)damaged_container(container, err), NULL;
    container->smalls = stream_of(
        container, number_at(root + 116), (int64_t)number_at(root + 120), false);
    return container;
}

// ---- the folder

static bool is_called(const unsigned char *entry, const char *name)
{
    const size_t n = strlen(name) + 1; // with its zero

    if (2 * n > NAME_BYTES || entry[NAME_BYTES] != 2 * n || entry[NAME_BYTES + 1])
        return false;
    for (size_t i = 0; i < n; i++)
        if (entry[2 * i] != (unsigned char)name[i] || entry[2 * i + 1]) return false;
    return true;
}

// A folder is a tree: each entry has one before it, one behind it, and what lies in it.
bool container_find(const Container *container, const char *name,
                    ContainerStream *stream)
{
    const int64_t n = container->folder.size / ENTRY_BYTES;
    uint32_t *waiting = arena_take(container->arena, (size_t)(n + 2) * sizeof *waiting);
    unsigned char *seen = arena_take(container->arena, (size_t)n + 1);
    unsigned char entry[ENTRY_BYTES];
    int64_t waiting_n = 0;

    if (!read_entry(container, 0, entry)) return false;
    waiting[waiting_n++] = number_at(entry + 76);
    while (waiting_n) {
        const uint32_t at = waiting[--waiting_n];
        if (at >= n || seen[at] || !read_entry(container, at, entry)) continue;
        seen[at] = 1;
        if (entry[66] == IS_STREAM && is_called(entry, name)) {
            const int64_t size = number_at(entry + 120);
            const bool small = size < container->small_below;
            *stream = stream_of(container, number_at(entry + 116), size, small);
            return true;
        }
        for (int side = 0; side < 2; side++) {
            const uint32_t beside = number_at(entry + 68 + (size_t)side * 4);
            if (beside < n && !seen[beside] && waiting_n <= n)
                waiting[waiting_n++] = beside;
        }
    }
    return false;
}
