// set_fuzz.c -- any bytes as the files of a set folder, with a line "====" between
// them. A file that begins with "->" is a link to one outside of the folder. `make fuzz`
// builds it with libFuzzer.

#include "tests/fuzz/list.h"

#include <sys/stat.h>

const char *const stages_names[STAGES_MAX] = FUZZ_STAGES;

static const char *const files[] = {
    "set.json", "cards.csv", "words.lua", "keywords/push.lua", "toy-002-bolt.lua"};

static const char *outside(void)
{
    static char path[64];

    (void)snprintf(path, sizeof path, "/tmp/cardwright-fuzz-%d", (int)getpid());
    return path;
}

static void write_at(const char *path, const char *bytes, size_t n)
{
    FILE *file = fopen(path, "wb");

    ASSERT(file && fwrite(bytes, 1, n, file) == n);
    (void)fclose(file);
}

static const char *folder(void)
{
    static char path[] = "/tmp/cardwright-fuzz-XXXXXX";
    static bool made;
    char below[64];

    if (made) return path;
    ASSERT(mkdtemp(path));
    (void)snprintf(below, sizeof below, "%s/keywords", path);
    ASSERT(!mkdir(below, 0700));
    made = true;
    return path;
}

// Writes a file of the folder.
static void write_file(const char *name, const char *bytes, size_t n)
{
    char path[96];

    (void)snprintf(path, sizeof path, "%s/%s", folder(), name);
    (void)unlink(path);
    if (n >= 2 && !memcmp(bytes, "->", 2))
        ASSERT(!symlink(outside(), path));
    else
        write_at(path, bytes, n);
}

int stages_input(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data, *end = at + size;

    fuzz_new_secret();
    write_at(outside(), fuzz_secret, strlen(fuzz_secret));
    for (int i = 0; i < COUNT_OF(files); i++) {
        const char *stop = memmem(at, (size_t)(end - at), "\n====\n", 6);
        write_file(files[i], at, (size_t)((stop ? stop : end) - at));
        at = stop ? stop + 6 : end;
    }
    fuzz_import(folder());
    return 0;
}
