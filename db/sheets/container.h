// container.h -- the streams of a compound file, in which old Office programs keep their
// documents (MS-CFB).
//
// The bytes are not trusted: the reader stays within the file, ends chains that lead
// back, and takes no more memory than the file is long.

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
