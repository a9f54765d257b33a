// out_file.h -- a result that is written whole or not at all.

#ifndef OUT_FILE_H
#define OUT_FILE_H

#include <stdbool.h>
#include <stdio.h>

#include "engine/kernel/base/err.h"

typedef struct {
    const char *path; // NULL: the standard output
    char fresh[4200]; // what is written until it is whole
    bool placed;      // no file (a pipe, a device): written where it is
    FILE *file;
} OutFile;

int out_file_open(OutFile *out, const char *path, Err *err);

// Puts the file in its place; after a failure, or if not [whole], there is none.
int out_file_close(OutFile *out, bool whole, Err *err);

#endif
