// export_out.h -- where an export goes: the standard output or a file, packed as the end of
// its name says.

#ifndef EXPORT_OUT_H
#define EXPORT_OUT_H

#include "db/export/packer.h"
#include "db/text/arena.h"
#include "tools/door/out_file.h"

typedef struct {
    OutFile file;
    Packer *packer; // NULL: not packed
    FILE *out;      // where the export is written
} ExportOut;

// Returns the ending of [path] without that of its packing, "md" of "cards.md.gz", or NULL
// if it has none.
const char *export_out_ending(const char *path, Arena *arena);

// Opens [path], NULL: the standard output. [ending] is that of the export's form, for the
// name of a file in a zip. A file that is there already is replaced only with [force].
// Returns -1 with [err].
typedef struct {
    const char *path, *ending;
    bool binary; // no terminal shows it
    bool force;
} ExportPlace;

int export_out_open(ExportOut *out, const ExportPlace *place, Arena *arena, Err *err);

// Closes the file and puts it in its place. After a failure, or if not [whole], there is no
// file. Returns -1 with [err].
int export_out_close(ExportOut *out, bool whole, Err *err);

#endif
