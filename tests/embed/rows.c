// rows.c -- a batch writes again only what may have changed of its arrays: now and then they are what
// it writes where nothing was written before.

#include <cardwright.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 6, STEPS = 400, STEPS_BETWEEN = 7 };

static CwEngine *engine;
static CwShape shape;
static uint64_t chance = 1;
static int compared;

static int must(CwStatus status)
{
    if (status) printf("%s\n", cw_message(engine));
    return status == CW_OK;
}

static unsigned draw(unsigned below)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((chance >> 33) % below);
}

// Returns a legal action, each with the same chance.
static int32_t pick(const uint8_t *legal)
{
    unsigned n = 0, left;
    int32_t at = 0;

    for (int i = 0; i <= shape.options; i++) n += legal[i];
    left = draw(n);
    while (!legal[at] || left--) at++;
    return at;
}

static size_t seen_size(void)
{
    return GAMES * (size_t)shape.numbers * sizeof(int32_t);
}

static size_t options_size(void)
{
    return GAMES * (size_t)shape.options * (size_t)shape.option * sizeof(int32_t);
}

static int make(CwArrays *arrays, int byte)
{
    *arrays = (CwArrays){.size = sizeof *arrays,
                         .seen = malloc(seen_size()),
                         .options = malloc(options_size()),
                         .legal = calloc(GAMES, (size_t)shape.options + 1)};
    if (!arrays->seen || !arrays->options || !arrays->legal) return 0;
    memset(arrays->seen, byte, seen_size());
    memset(arrays->options, byte, options_size());
    return 1;
}

static void leave(CwArrays *arrays)
{
    free(arrays->seen);
    free(arrays->options);
    free(arrays->legal);
}

// Returns whether arrays that hold something else become the same.
static int is_same(CwBatch batch, const CwArrays *arrays)
{
    CwArrays fresh = {0};
    const int same = make(&fresh, 0x55) && must(cw_batch_look(engine, batch, &fresh)) &&
                     !memcmp(fresh.seen, arrays->seen, seen_size()) &&
                     !memcmp(fresh.options, arrays->options, options_size());

    compared++;
    leave(&fresh);
    return same;
}

static int step_all(CwBatch batch, const CwArrays *arrays)
{
    int32_t actions[GAMES];

    for (int k = 0; k < STEPS; k++) {
        for (int i = 0; i < GAMES; i++)
            actions[i] = pick(arrays->legal + (size_t)i * (size_t)(shape.options + 1));
        if (!must(cw_batch_step(engine, batch, actions, arrays))) return 0;
        if (k % STEPS_BETWEEN == 0 && !is_same(batch, arrays)) return 0;
    }
    return 1;
}

static int play(const char *database, const char *game)
{
    CwSetup setup = {.size = sizeof setup, .seed = 3};
    CwArrays arrays = {0};
    CwBatch batch = 0;

    shape.size = sizeof shape;
    if (!must(cw_open(engine, database, game)) || !must(cw_shape_of(engine, &shape)))
        return 0;
    const int good = make(&arrays, 0) &&
                     must(cw_batch_begin(engine, &setup, GAMES, &batch)) &&
                     must(cw_batch_look(engine, batch, &arrays)) &&
                     step_all(batch, &arrays) && must(cw_batch_drop(engine, batch));
    leave(&arrays);
    if (!good) printf("%s: an array has what was there before\n", game);
    return good;
}

// Plays the games that are named behind the database.
int main(int argc, char **argv)
{
    int good = argc > 2;

    engine = cw_new();
    for (int i = 2; good && i < argc; i++) good = play(argv[1], argv[i]);
    cw_close(&engine);
    if (good) printf("%d moments the same\n", compared);
    return !good;
}
