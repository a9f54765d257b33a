// out_file.c -- writes to a file beside the target and renames it when it is complete.
//
// A device or a pipe cannot be replaced, so the result goes straight to it.

#include "tools/cli/out_file.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/cli/commands.h"

static int failed(const OutFile *out, Err *err)
{
    return err_set(err,
                   CODE_IO,
                   "%s cannot be written: %s",
                   out->path ? out->path : "the result",
                   strerror(errno));
}

int out_file_open(OutFile *out, const char *path, Err *err)
{
    struct stat info;

    *out = (OutFile){.path = path, .file = stdout};
    if (!path) return 0;
    out->placed = stat(path, &info) == 0 && !S_ISREG(info.st_mode);
    (void)snprintf(out->fresh, sizeof out->fresh, out->placed ? "%s" : "%s.part", path);
    out->file = fopen(out->fresh, "wb");
    return out->file ? 0 : failed(out, err);
}

int out_file_close(OutFile *out, bool whole, Err *err)
{
    bool written = !ferror(out->file);

    if (!out->path) {
        written &= fflush(stdout) == 0;
        return !whole || written ? 0 : failed(out, err);
    }
    written &= fclose(out->file) == 0;
    if (written && (whole || out->placed) &&
        (out->placed || rename(out->fresh, out->path) == 0))
        return 0;
    int status = whole ? failed(out, err) : 0;
    if (!out->placed) (void)unlink(out->fresh);
    return status;
}
