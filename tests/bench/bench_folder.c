// bench_folder.c -- makes and removes a folder.

#include "tests/bench/bench_folder.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/base/text.h"

int bench_folder_make(BenchFolder *folder, Err *err)
{
    const char *tmp = getenv("TMPDIR");

    (void)text_format(folder->path,
                      sizeof folder->path,
                      "%.40s/cardwright-XXXXXX",
                      tmp && *tmp ? tmp : "/tmp");
    if (mkdtemp(folder->path)) return 0;
    return err_set(err, CODE_IO, "no folder can be made: %s", folder->path);
}

static int remove_one(const char *path, const struct stat *info, int kind,
                      struct FTW *walk)
{
    (void)info, (void)kind, (void)walk;
    return remove(path);
}

void bench_folder_remove(const BenchFolder *folder)
{
    (void)nftw(folder->path, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}
