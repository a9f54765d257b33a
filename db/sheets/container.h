// container.h -- the streams of a compound file, in which old Office programs keep their
// documents (MS-CFB).
//
// Whatever the bytes say: nothing is read beside the file, no chain goes round for ever,
// and no more memory is taken than the file has room for.

#ifndef CONTAINER_H
#define CONTAINER_H

#include "db/text/arena.h"
#include "db/text/blob.h"

typedef struct Container Container;

// A stream by the places of its pieces.
typedef struct {
    const Container *container;
    const uint32_t *pieces;
    int64_t pieces_n;
    int64_t size; // in bytes
    bool small;   // its pieces lie in the stream of small pieces
} ContainerStream;

// Reads the table of pieces and the folder. The result lies in [arena]. Returns NULL with
// [err].
Container *container_open(Arena *arena, const Blob *blob, Err *err);

// Finds the stream [name], ASCII, in the outermost folder. Returns whether there is one.
bool container_find(const Container *container, const char *name,
                    ContainerStream *stream);

// Reads up to [n] bytes at [at]. Returns how many: fewer at the end of the stream, or where
// the file is cut off.
size_t container_read(const ContainerStream *stream, int64_t at, void *buffer,
                      size_t n);

#endif
