// leaks.c -- what a seat may not know is in no number: at many moments of many games, all that is
// hidden from the seat that is asked is dealt anew, and what it observes stays the same.

#include <cardwright.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static CwEngine *engine;
static int32_t *seen[2], *options[2];
static CwShape shape;
static int moments, differ;

static int must(CwStatus status)
{
    if (status) printf("%s\n", cw_message(engine));
    return status == CW_OK;
}

static int see(CwGame game, int seat, int which)
{
    return must(cw_observe(engine, game, seat, seen[which], (size_t)shape.numbers)) &&
           must(cw_options(
               engine, game, options[which], (size_t)(shape.options * shape.option)));
}

// Returns whether a game that looks the same to the seat gives the same numbers.
static int is_same(CwGame game, int seat, uint64_t seed)
{
    CwGame fork = 0;
    uint64_t hashes[2] = {0, 0};

    if (!must(cw_fork(engine, game, seat, seed, &fork))) return 0;
    if (!see(game, seat, 0) || !see(fork, seat, 1)) return 0;
    if (!must(cw_hash(engine, game, &hashes[0])) ||
        !must(cw_hash(engine, fork, &hashes[1])))
        return 0;
    differ += hashes[0] != hashes[1];
    moments++;
    return must(cw_drop(engine, fork)) &&
           !memcmp(seen[0], seen[1], (size_t)shape.numbers * sizeof **seen) &&
           !memcmp(options[0],
                   options[1],
                   (size_t)(shape.options * shape.option) * sizeof **options);
}

// Plays a game by chance and looks at it now and then. Returns whether nothing leaks.
static int play(uint64_t seed)
{
    CwSetup setup = {0};
    CwState state = {0};
    CwGame game = 0;
    int same = 1;

    setup.size = sizeof setup;
    state.size = sizeof state;
    setup.seed = seed;
    if (!must(cw_start(engine, &setup, &game))) return 0;
    for (int i = 0;
         same && must(cw_look(engine, game, &state)) && state.stage == CW_WAITS;
         i++) {
        if (i % 4 == 0) same = is_same(game, state.player, seed + (uint64_t)i);
        if (!must(cw_bot(engine, game, "random"))) return 0;
    }
    return must(cw_drop(engine, game)) && same;
}

int main(int argc, char **argv)
{
    static const char *const games[] = {"riftbound", "gwent", "zanaga"};
    int good = 1;

    shape.size = sizeof shape;
    engine = cw_new();
    for (int i = 0; argc == 2 && i < 3; i++) {
        if (!must(cw_open(engine, argv[1], games[i])) ||
            !must(cw_shape_of(engine, &shape)))
            return 1;
        for (int k = 0; k < 2; k++) {
            free(seen[k]);
            free(options[k]);
            seen[k] = calloc((size_t)shape.numbers, sizeof **seen);
            options[k] =
                calloc((size_t)(shape.options * shape.option), sizeof **options);
        }
        for (uint64_t seed = 1; good && seed <= 12; seed++) {
            good = play(seed);
            if (!good)
                printf("%s, seed %d: what is hidden shows\n", games[i], (int)seed);
        }
    }
    for (int k = 0; k < 2; k++) {
        free(seen[k]);
        free(options[k]);
    }
    cw_close(&engine);
    if (good) printf("%d moments alike, %d of them another game\n", moments, differ);
    return !good || !moments || !differ;
}
