// input.c -- a library reads nothing from the standard input of the program: a deck "-" is refused
// where the program does not say that it may be read. Says how much of its input is still there.

#include <cardwright.h>
#include <stdio.h>

static int take(void *self, const CwResult *result)
{
    (void)self;
    (void)result;
    return 0;
}

int main(int argc, char **argv)
{
    const char *const decks[] = {"-", "proving-grounds-garen"};
    const CwSetup setup = {
        .size = sizeof setup, .decks = decks, .decks_n = 2, .seed = 5};
    CwRun run = {.size = sizeof run, .games = 1, .jobs = 1, .take = take};
    CwSit sit = {.size = sizeof sit, .path = argv[argc - 1]};
    CwEngine *engine = cw_new();
    CwSitting sitting = 0;
    CwBatch batch = 0;
    CwGame game = 0;
    int refused = 0, left = 0;

    if (cw_open(engine, argv[argc - 1], "riftbound")) return 1;
    refused += cw_start(engine, &setup, &game) == CW_REFUSED;
    refused += cw_batch_begin(engine, &setup, 1, &batch) == CW_REFUSED;
    refused += cw_simulate(engine, &setup, &run) == CW_REFUSED;
    refused += cw_sitting_begin(engine, &setup, &sit, &sitting) == CW_REFUSED;
    while (getchar() != EOF) left++;
    printf("%d refused, %d bytes left\n", refused, left);
    cw_close(&engine);
    return 0;
}
