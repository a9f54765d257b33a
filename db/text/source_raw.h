// source_raw.h -- the bytes of a file or of standard input, unpacked. Private to source.

#ifndef SOURCE_RAW_H
#define SOURCE_RAW_H

#include <stddef.h>
#include <stdint.h>

#include "engine/kernel/base/err.h"

typedef struct Unpacker Unpacker;

// NULL with [err].
Unpacker *unpacker_open(const char *path, Err *err);
void unpacker_close(Unpacker *unpacker);

// Up to [n] bytes; 0 at the end or where reading failed, which [err] tells.
size_t unpacker_read(Unpacker *unpacker, void *buffer, size_t n, Err *err);

int64_t unpacker_done(const Unpacker *unpacker);
int64_t unpacker_size(const Unpacker *unpacker);

#endif
