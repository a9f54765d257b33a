// source_raw.h -- the bytes of a file or of standard input, unpacked. Private to source.

#ifndef SOURCE_RAW_H
#define SOURCE_RAW_H

#include <stddef.h>
#include <stdint.h>

#include "engine/kernel/base/err.h"

typedef struct SourceRaw SourceRaw;

// NULL with [err].
SourceRaw *source_raw_open(const char *path, Err *err);
void source_raw_close(SourceRaw *unpacker);

// Up to [n] bytes; 0 at the end or where reading failed, which [err] tells.
size_t source_raw_read(SourceRaw *unpacker, void *buffer, size_t n, Err *err);

int64_t source_raw_done(const SourceRaw *unpacker);
int64_t source_raw_size(const SourceRaw *unpacker);

#endif
