// source_raw.h -- the bytes of a file or of standard input, unpacked; only source.c
// uses it.

#ifndef SOURCE_RAW_H
#define SOURCE_RAW_H

#include <stddef.h>
#include <stdint.h>

#include "engine/kernel/base/err.h"

typedef struct SourceRaw SourceRaw;

// Opens [path], or standard input for "-". Returns NULL with [err].
SourceRaw *source_raw_open(const char *path, Err *err);
void source_raw_close(SourceRaw *unpacker);

// Reads up to [n] bytes. Returns 0 at the end, and also on failure; [err] is set only
// then.
size_t source_raw_read(SourceRaw *unpacker, void *buffer, size_t n, Err *err);

// Return the bytes of the packed file that were read and its size, 0 if unknown.
int64_t source_raw_done(const SourceRaw *unpacker);
int64_t source_raw_size(const SourceRaw *unpacker);

#endif
