// seeds.c -- gives a fuzz target the files of one folder, without libFuzzer, and fails if
// they miss one of its stages.
//
//     build/tests/fuzz/save_seeds tests/fuzz/save

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "tests/fuzz/stages.h"

static int no_dot(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

// Gives the target the bytes of a file, in a block of just that size.
static void try_file(const char *path)
{
    char *bytes;
    size_t n;
    FILE *file = fopen(path, "rb");
    FILE *copy = open_memstream(&bytes, &n);

    ASSERT(file && copy);
    for (int c; (c = fgetc(file)) != EOF;) (void)fputc(c, copy);
    (void)fclose(file);
    (void)fclose(copy);
    uint8_t *data = malloc(n ? n : 1);
    ASSERT(data);
    memcpy(data, bytes, n);
    free(bytes);
    (void)LLVMFuzzerTestOneInput(data, n);
    free(data);
}

static int try_folder(const char *folder)
{
    struct dirent **entries;
    const int n = scandir(folder, &entries, no_dot, alphasort);

    for (int i = 0; i < n; i++) {
        char path[4096];

        (void)snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        try_file(path);
        free(entries[i]);
    }
    if (n >= 0) free(entries);
    return n;
}

// Returns how many stages were missed.
static int tell(FILE *out, const char *folder, int seeds)
{
    int missed = 0;

    (void)fprintf(out, "%s: %d seeds:", folder, seeds);
    for (int i = 0; i < STAGES_MAX && stages_names[i]; i++) {
        missed += !stages_counts[i];
        (void)fprintf(out,
                      "%s %s %u%s",
                      i ? "," : "",
                      stages_names[i],
                      stages_counts[i],
                      stages_counts[i] ? "" : " (missed)");
    }
    (void)fputc('\n', out);
    return missed;
}

int main(int argc, char **argv)
{
    // A target may send what is told elsewhere.
    FILE *out = fdopen(dup(STDOUT_FILENO), "w");

    if (argc != 2 || !out) return 64;
    const int seeds = try_folder(argv[1]);
    const int missed = tell(out, argv[1], seeds);
    (void)fclose(out);
    return seeds > 0 && !missed ? 0 : 1;
}
