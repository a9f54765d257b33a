// shrink.c -- finds out what is to be shrunk, and where the result goes.

#include "tools/shrink/shrink_inside.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "db/text/arena.h"
#include "engine/base/base.h"

// Returns whether [word] is a file that ends with [end]; of a scenario ":" and a name may
// follow, which [cut] is then the place of.
static bool is_file(const char *word, const char *end, size_t *cut)
{
    const char *at = strstr(word, end);

    while (at && at[strlen(end)] && at[strlen(end)] != ':') at = strstr(at + 1, end);
    if (!at) return false;
    *cut = (size_t)(at - word) + strlen(end);
    return true;
}

static int run_shrink(Shrink *shrink, Arena *arena, Err *err)
{
    const char *word = shrink->wish->word;
    size_t cut = 0;

    if (is_file(word, ".jsonl", &cut) && !word[cut])
        return shrink_record(shrink, word, err);
    if (!is_file(word, ".lua", &cut))
        return err_set(err,
                       CODE_USAGE,
                       "'%s' is neither a replay (GAME.jsonl) nor a file of scenarios "
                       "(FILE.lua or FILE.lua:NAME)",
                       word);
    const char *path = arena_text_n(arena, word, cut);
    const char *part = word[cut] && word[cut + 1] ? word + cut + 1 : NULL;
    return shrink_scenario(shrink, path, part, err);
}

int shrink_run(const ShrinkWish *wish, Shrunk *shrunk, Err *err)
{
    Shrink shrink = {.wish = wish, .shrunk = shrunk, .started_ns = progress_clock_ns()};
    Arena *arena = arena_new();

    *shrunk = (Shrunk){0};
    shrink.found = mmap(NULL,
                        sizeof *shrink.found,
                        PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS,
                        -1,
                        0);
    ENOUGH(shrink.found != MAP_FAILED);
    const int failed = run_shrink(&shrink, arena, err);
    (void)munmap(shrink.found, sizeof *shrink.found);
    arena_free(arena);
    memcpy(shrunk->why, shrink.wanted.text, sizeof shrunk->why);
    shrunk->seconds = (double)(progress_clock_ns() - shrink.started_ns) / 1e9;
    return failed;
}

void shrink_free(Shrunk *shrunk)
{
    free(shrunk->out);
    *shrunk = (Shrunk){0};
}
