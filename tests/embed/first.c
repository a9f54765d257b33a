// first.c -- a game of two bots of one's own, by cardwright.h alone: what docs/embed.md shows.

#include <cardwright.h>
#include <stdio.h>

// Returns whether the call went well; says what did not.
static int went(const CwEngine *engine, CwStatus status)
{
    if (status) (void)fprintf(stderr, "%s\n", cw_message(engine));
    return status == CW_OK;
}

// Answers the question by the first of its options that are allowed.
static CwStatus answer(CwEngine *engine, CwGame game)
{
    uint16_t numbers[1024];
    CwQuestion question = {0};
    CwStatus status;
    size_t n;

    question.size = sizeof question;
    status = cw_ask(engine, game, &question);
    if (status) return status;
    n = question.sort == CW_SPLIT ? question.options : (size_t)question.min;
    for (size_t i = 0; i < n; i++)
        numbers[i] = (uint16_t)(question.sort == CW_SPLIT ? 1 : i);
    if (question.sort == CW_SPLIT) numbers[0] = (uint16_t)(question.total - (int)n + 1);
    return cw_answer(engine, game, numbers, n);
}

int main(int argc, char **argv)
{
    static const char *const decks[] = {"proving-grounds-annie",
                                        "proving-grounds-garen"};
    CwSetup setup = {0};
    CwState state = {0};
    CwEngine *engine = cw_new();
    CwGame game = 0;
    int good =
        argc > 1 && engine && went(engine, cw_open(engine, argv[1], "riftbound"));

    setup.size = sizeof setup;
    state.size = sizeof state;
    setup.decks = decks;
    setup.decks_n = 2;
    setup.seed = 7;
    good = good && went(engine, cw_start(engine, &setup, &game));
    while (good && (good = went(engine, cw_look(engine, game, &state))) &&
           state.stage == CW_WAITS)
        good =
            went(engine,
                 state.player ? cw_bot(engine, game, "greedy") : answer(engine, game));
    if (good)
        printf(
            "turn %d: %d to %d points\n", state.turn, state.points[0], state.points[1]);
    cw_close(&engine);
    return !good;
}
