// unpack_meter.h -- how much comes out of a packed file, and what is too much.

#ifndef UNPACK_METER_H
#define UNPACK_METER_H

#include <stddef.h>
#include <stdint.h>

#include "engine/base/err.h"

// The sizes so far of a packed file and of all that it holds, at all depths of archives
// in archives.
typedef struct {
    int64_t packed; // bytes of the outermost file
    int64_t unpacked;
    int files;
} UnpackMeter;

// Counts [n] more bytes that come out of the file called [name]. Fails with [err] if they are too
// many.
int unpack_meter_count(UnpackMeter *meter, const char *name, size_t n, Err *err);

#endif
