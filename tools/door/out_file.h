// out_file.h -- a result that is written whole or not at all.

#ifndef OUT_FILE_H
#define OUT_FILE_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/base/err.h"

// A result that is being written.
typedef struct {
    const char *path;  // NULL: the standard output
    char target[4100]; // the file that is replaced, also where [path] is a link to it
    char fresh[4200];  // the file that is written until the result is complete
    bool placed;       // the target is a pipe or device, so it is written directly
    FILE *file;
} OutFile;

// Opens a file beside [path]; NULL is the standard output. A file that is there already
// is replaced only with [force]. Returns 0, or -1 with [err].
int out_file_open(OutFile *out, const char *path, bool force, Err *err);

// Brings all that is written so far to the disk. Returns 0, or -1 with [err]. Several files
// that belong together are all brought there before the first of them is closed.
int out_file_settle(OutFile *out, Err *err);

// Puts the file in its place now; whatever is written from here on is there at once. Returns
// 0, or -1 with [err].
int out_file_show(OutFile *out, Err *err);

// Closes the file and puts it in its place. After a failure, or if not [whole], there
// is no file.
int out_file_close(OutFile *out, bool whole, Err *err);

// Writes a whole file. Returns 0, or -1 with [err].
int out_file_write(const char *path, bool force, const char *text, size_t n, Err *err);

// Writes a whole file for its owner alone (mode 600), over one that is there. Returns 0, or -1 with
// [err].
int out_file_write_own(const char *path, const char *text, size_t n, Err *err);

#endif
