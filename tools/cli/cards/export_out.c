// export_out.c -- an OutFile, and a packer before it where the name asks for one.

#include "tools/cli/cards/export_out.h"

#include <string.h>
#include <unistd.h>

// Returns the name of [path] without its folder and without the ending of its packing.
static const char *base_of(const char *path, Arena *arena)
{
    const char *slash = strrchr(path, '/');
    const char *base = slash ? slash + 1 : path;
    const char *packed = packer_ending_of(base);

    return packed ? arena_text_n(arena, base, strlen(base) - strlen(packed) - 1) : base;
}

const char *export_out_ending(const char *path, Arena *arena)
{
    const char *base = path ? base_of(path, arena) : "";
    const char *dot = strrchr(base, '.');

    return dot && dot > base && dot[1] ? dot + 1 : NULL;
}

// Begins the packed file; in a zip the list has the name of the zip and the ending of its
// form.
static int pack_file(ExportOut *out, const ExportPlace *place, Arena *arena, Err *err)
{
    const char *packed = packer_ending_of(place->path);
    const char *base = base_of(place->path, arena);
    const char *ending = export_out_ending(place->path, arena);

    if (!ending || strcmp(ending, place->ending) != 0)
        base = arena_format(arena, "%s.%s", base, place->ending);
    out->packer = packer_open(packed, place->path, out->file.file, err);
    if (out->packer) out->out = packer_begin(out->packer, base, false, err);
    return out->packer && out->out ? 0 : -1;
}

int export_out_open(ExportOut *out, const ExportPlace *place, Arena *arena, Err *err)
{
    *out = (ExportOut){0};
    if (!place->path && place->binary && isatty(STDOUT_FILENO) == 1)
        return err_set(err,
                       CODE_USAGE,
                       "a terminal does not show this form; name a file with --out");
    if (out_file_open(&out->file, place->path, place->force, err)) return -1;
    out->out = out->file.file;
    if (!place->path || !packer_ending_of(place->path)) return 0;
    if (!pack_file(out, place, arena, err)) return 0;
    Err later;
    (void)export_out_close(out, false, &later);
    return -1;
}

int export_out_close(ExportOut *out, bool whole, Err *err)
{
    int failed = 0;

    if (out->packer) {
        if (whole) failed = packer_end(out->packer, err);
        if (packer_close(out->packer, whole && !failed, err)) failed = -1;
    }
    Err later;
    if (out_file_close(&out->file, whole && !failed, failed ? &later : err))
        failed = -1;
    return failed;
}
