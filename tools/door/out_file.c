// out_file.c -- writes to a file beside the target and renames it when it is complete.
//
// A device or a pipe cannot be replaced, so the result goes straight to it. A program
// that is killed leaves the file as it was.

#include "tools/door/out_file.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/door/terminal.h"

enum { OWN = 0600 };

static int fail_output(const OutFile *out, Err *err)
{
    return err_set(err,
                   CODE_IO,
                   "%s cannot be written: %s",
                   out->path ? out->path : "the result",
                   strerror(errno));
}

// Makes a new file beside the target, with the rights that such a file usually has.
static FILE *open_beside(OutFile *out, mode_t rights)
{
    const int n =
        snprintf(out->fresh, sizeof out->fresh, "%s.XXXXXX.part", out->target);
    errno = ENAMETOOLONG;
    const int file =
        n < (int)sizeof out->fresh ? mkstemps(out->fresh, strlen(".part")) : -1;

    if (file < 0) return NULL;
    (void)fchmod(file, rights);
    return fdopen(file, "wb");
}

static mode_t usual_rights(void)
{
    const mode_t mask = umask(0);

    (void)umask(mask);
    return 0666 & ~mask;
}

// Opens the file with [rights]; 0: with those of the file that is there, else the usual ones.
static int open_with(OutFile *out, const char *path, bool force, mode_t rights,
                     Err *err)
{
    struct stat info;

    *out = (OutFile){.path = path, .file = stdout};
    if (!path) {
        terminal_pass_results();
        return 0;
    }
    const bool there = stat(path, &info) == 0;
    out->placed = there && !S_ISREG(info.st_mode);
    if (there && !out->placed && !force)
        return err_set(err,
                       CODE_IO,
                       "%s is there already; name another file, or write over it with "
                       "--force",
                       path);
    // A link stays one: the file that it names is replaced.
    if (!there || !realpath(path, out->target))
        (void)snprintf(out->target, sizeof out->target, "%s", path);
    if (!rights) rights = there ? info.st_mode & 0777 : usual_rights();
    out->file = out->placed ? fopen(path, "wb") : open_beside(out, rights);
    return out->file ? 0 : fail_output(out, err);
}

int out_file_open(OutFile *out, const char *path, bool force, Err *err)
{
    return open_with(out, path, force, 0, err);
}

// Returns whether every byte has arrived.
static bool settles(const OutFile *out)
{
    errno = EIO; // where a write failed before
    if (fflush(out->file) || ferror(out->file)) return false;
    return out->placed || fsync(fileno(out->file)) == 0;
}

int out_file_settle(OutFile *out, Err *err)
{
    return settles(out) ? 0 : fail_output(out, err);
}

int out_file_show(OutFile *out, Err *err)
{
    if (out->placed) return 0;
    if (!settles(out) || rename(out->fresh, out->target)) return fail_output(out, err);
    out->placed = true;
    return 0;
}

// Closes the file. Returns whether every byte has arrived.
static bool finish_file(const OutFile *out)
{
    const bool written = settles(out);
    const int why = errno;
    const bool closed = fclose(out->file) == 0;
    if (!written) errno = why;
    return written && closed;
}

int out_file_close(OutFile *out, bool whole, Err *err)
{
    if (!out->path) {
        const bool written = terminal_written();
        return !whole || written ? 0 : fail_output(out, err);
    }
    const bool written = finish_file(out);
    if (written && out->placed) return 0;
    if (written && whole && rename(out->fresh, out->target) == 0) return 0;
    int status = whole ? fail_output(out, err) : 0;
    if (!out->placed) (void)unlink(out->fresh);
    return status;
}

static int write_whole(OutFile *out, const char *text, size_t n, Err *err)
{
    (void)fwrite(text, 1, n, out->file);
    return out_file_close(out, true, err);
}

int out_file_write(const char *path, bool force, const char *text, size_t n, Err *err)
{
    OutFile out;

    return out_file_open(&out, path, force, err) ? -1 : write_whole(&out, text, n, err);
}

int out_file_write_own(const char *path, const char *text, size_t n, Err *err)
{
    OutFile out;

    return open_with(&out, path, true, OWN, err) ? -1 : write_whole(&out, text, n, err);
}
