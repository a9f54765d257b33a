// unpack.c -- db/text/unpack.h in a page, which has no libarchive: every packed file is refused.

#include <stddef.h>

#include "db/text/unpack.h"

Unpack *unpack_open(const Blob *blob, UnpackMeter *meter, Err *err)
{
    (void)meter;
    (void)err_set(
        err,
        CODE_DATA,
        "%s is packed, and a page reads no packed files and no spreadsheets; save it "
        "as text or CSV, or import it with the program",
        blob->name);
    return NULL;
}

// There is never an Unpack, so nobody calls what follows.

void unpack_close(Unpack *unpack)
{
    (void)unpack;
}

int unpack_next(Unpack *unpack, Err *err)
{
    (void)unpack;
    (void)err;
    return 0;
}

int unpack_find(Unpack *unpack, const char *name, Err *err)
{
    (void)name;
    return unpack_next(unpack, err);
}

const char *unpack_name(const Unpack *unpack)
{
    (void)unpack;
    return NULL;
}

bool unpack_is_locked(const Unpack *unpack)
{
    (void)unpack;
    return false;
}

bool unpack_is_link(const Unpack *unpack)
{
    (void)unpack;
    return false;
}

SourceRaw *unpack_file(Unpack *unpack)
{
    (void)unpack;
    return NULL;
}
