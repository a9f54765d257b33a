// speed.c -- how many decisions a second a program makes by cardwright.h: it asks, and answers by
// chance, each game by itself. With "seen" it has each position as numbers too.

#include <cardwright.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint64_t chance = 1;

static unsigned draw(size_t below)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((chance >> 33) % below);
}

static double seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

// Answers the question by chance.
static CwStatus answer(CwEngine *engine, CwGame game, const CwQuestion *asked)
{
    uint16_t numbers[4096];
    size_t n = asked->options;

    if (asked->sort == CW_SPLIT) {
        for (size_t i = 0; i < n; i++) numbers[i] = 1;
        for (int left = asked->total - (int)n; left > 0; left--) numbers[draw(n)]++;
        return cw_answer(engine, game, numbers, n);
    }
    const size_t wanted =
        (size_t)asked->min + draw((size_t)(asked->max - asked->min + 1));
    size_t taken = 0;
    for (size_t i = 0; i < n && taken < wanted; i++)
        if (draw(n - i) < wanted - taken) numbers[taken++] = (uint16_t)i;
    return cw_answer(engine, game, numbers, taken);
}

int main(int argc, char **argv)
{
    const double limit = argc > 3 ? atof(argv[3]) : 3;
    const int sees = argc > 4 && !strcmp(argv[4], "seen");
    CwSetup setup = {0};
    CwQuestion asked = {0};
    CwShape shape = {0};
    CwEngine *engine = cw_new();
    CwGame game = 0;
    long decisions = 0, games = 0;

    setup.size = sizeof setup;
    asked.size = sizeof asked;
    shape.size = sizeof shape;
    if (argc < 3 || cw_open(engine, argv[1], argv[2])) return 1;
    if (cw_shape_of(engine, &shape)) return 1;
    int32_t *numbers = calloc((size_t)shape.numbers, sizeof *numbers);
    const double begun = seconds();
    for (; seconds() - begun < limit; games++) {
        setup.seed = (uint64_t)games;
        if (cw_start(engine, &setup, &game)) return 1;
        for (; cw_ask(engine, game, &asked) == CW_OK; decisions++) {
            if (sees &&
                cw_observe(engine, game, asked.player, numbers, (size_t)shape.numbers))
                return 1;
            if (answer(engine, game, &asked)) return 1;
        }
        if (cw_drop(engine, game)) return 1;
    }
    printf("%.0f decisions/s, %.0f games/s\n",
           (double)decisions / (seconds() - begun),
           (double)games / (seconds() - begun));
    free(numbers);
    cw_close(&engine);
    return 0;
}
