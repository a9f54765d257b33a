// bench_folder.h -- a folder of $TMPDIR for the files of a benchmark.

#ifndef BENCH_FOLDER_H
#define BENCH_FOLDER_H

#include "engine/base/err.h"

typedef struct {
    char path[64];
} BenchFolder;

// Makes an empty folder. Returns -1 with [err].
int bench_folder_make(BenchFolder *folder, Err *err);

// Removes it with all its files.
void bench_folder_remove(const BenchFolder *folder);

#endif
