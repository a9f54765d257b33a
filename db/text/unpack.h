// unpack.h -- the files in a packed file, one after the other, by libarchive (and
// gunzip.h).
//
// gzip, zstd, xz and bzip2 hold one file without a name; zip and tar hold any number,
// and may be packed as well. A packed file that grows beyond a limit is refused: it is made
// to fill the memory.

#ifndef UNPACK_H
#define UNPACK_H

#include <stdbool.h>

#include "db/text/blob.h"
#include "db/text/unpack_meter.h"

typedef struct Unpack Unpack;

// Opens a blob that is packed. [blob] and [meter] stay the caller's, and live longer.
// Returns NULL with [err].
Unpack *unpack_open(const Blob *blob, UnpackMeter *meter, Err *err);
void unpack_close(Unpack *unpack);

// Goes to the next file. Returns 1, 0 behind the last one, or -1 with [err]. Skips what
// systems add to archives: hidden files and folders.
int unpack_next(Unpack *unpack, Err *err);

// Goes to the file called [name], which must not be passed yet. Returns as unpack_next.
int unpack_find(Unpack *unpack, const char *name, Err *err);

// Returns the path of the current file in its archive, or NULL if it has none. Valid until
// the next one.
const char *unpack_name(const Unpack *unpack);

// Returns whether the current file needs a password.
bool unpack_is_locked(const Unpack *unpack);

// Returns whether the current entry is no file but a link, a pipe or a device.
bool unpack_is_link(const Unpack *unpack);

// Returns the current file. Closing it leaves [unpack] open.
SourceRaw *unpack_file(Unpack *unpack);

#endif
