// source_raw.h -- raw bytes, from wherever they come, as source.c reads them.
//
// A maker of bytes (a file, a part of an archive, the rows of a sheet) puts
// this record first in its own and fills in the functions.

#ifndef SOURCE_RAW_H
#define SOURCE_RAW_H

#include <stddef.h>
#include <stdint.h>

#include "engine/base/err.h"

typedef struct SourceRaw {
    // Reads up to [n] bytes. Returns 0 at the end, and also on failure; [err] is set only
    // then.
    size_t (*read)(struct SourceRaw *raw, void *buffer, size_t n, Err *err);
    void (*close)(struct SourceRaw *raw); // frees the record
    int64_t done, size; // bytes of the file that were read and all it has, 0 if unknown
} SourceRaw;

#endif
