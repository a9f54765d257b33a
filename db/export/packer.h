// packer.h -- packs files that the program writes, with libarchive; unpack.h reads them.
//
// The same content gives the same bytes: the file has no name of a machine, no day and no
// time.

#ifndef PACKER_H
#define PACKER_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/base/err.h"

typedef struct Packer Packer;

// Return the ending that tells how a file is packed, such as "gz", in the order of the
// table, NULL behind the last one; and that of [name], NULL if it has none of them.
const char *packer_ending(int i);
const char *packer_ending_of(const char *name);

// Begins a packed file of the kind that [ending] tells. [name] is for messages; it and
// [out] stay the caller's, and live longer. Returns NULL with [err].
Packer *packer_open(const char *ending, const char *name, FILE *out, Err *err);

// Begins the next file in it, called [name] where the kind keeps names; [plain]: stored
// as it is. Only a zip has more than one. Returns where to write it, valid until
// packer_end, or NULL with [err].
FILE *packer_begin(Packer *packer, const char *name, bool plain, Err *err);

// Ends that file. Returns -1 with [err].
int packer_end(Packer *packer, Err *err);

// Ends the packed file and frees the packer; NULL is allowed. If not [whole], nothing
// more is written. Returns -1 with [err].
int packer_close(Packer *packer, bool whole, Err *err);

#endif
