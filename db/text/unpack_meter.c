// unpack_meter.c -- counts what comes out of a packed file. What is small is free: a little text may be
// packed very well.

#include "db/text/unpack_meter.h"

#include "engine/base/limit.h"

enum { FREE_BYTES = 64 << 20 };

int unpack_meter_count(UnpackMeter *meter, const char *name, size_t n, Err *err)
{
    const int64_t before = meter->unpacked;

    meter->unpacked += (int64_t)n;
    if (before + (int64_t)n <= FREE_BYTES) return 0;
    if (meter->unpacked > (int64_t)UNPACKED_MIB_MAX << 20)
        return err_set(err,
                       CODE_DATA,
                       "%s unpacks to more than %d MiB; split the list",
                       name,
                       UNPACKED_MIB_MAX);
    if (meter->unpacked / UNPACKED_RATIO_MAX <= meter->packed) return 0;
    return err_set(err,
                   CODE_DATA,
                   "%s unpacks to more than %d times its size, which no list does",
                   name,
                   UNPACKED_RATIO_MAX);
}
