// look_ahead.cpp -- the same header from C++: a bot that tries each option in forks, plays these out
// by chance, and takes the option that wins most often.

#include <cardwright.h>
#include <cstdio>
#include <stdexcept>

struct Engine {
    CwEngine *raw = cw_new();
    ~Engine() { cw_close(&raw); }
    void must(CwStatus status) const
    {
        if (status != CW_OK) throw std::runtime_error(cw_message(raw));
    }
};

// Plays a fork in which the option was taken to its end. Returns whether the seat has won.
static bool wins(const Engine &engine, CwGame game, int seat, uint16_t pick, uint64_t seed)
{
    CwGame fork = 0;
    CwState state{};
    state.size = sizeof state;
    engine.must(cw_fork(engine.raw, game, seat, seed, &fork));
    engine.must(cw_answer(engine.raw, fork, &pick, 1));
    while (engine.must(cw_look(engine.raw, fork, &state)), state.stage == CW_WAITS)
        engine.must(cw_bot(engine.raw, fork, "random"));
    engine.must(cw_drop(engine.raw, fork));
    return state.winners >> seat & 1;
}

static uint16_t best(const Engine &engine, CwGame game, const CwQuestion &question)
{
    uint16_t top = 0;
    for (int i = 0, most = -1; i < static_cast<int>(question.options); i++) {
        int won = 0;
        for (uint64_t seed = 0; seed < 5; seed++)
            won += wins(engine, game, question.player, static_cast<uint16_t>(i), seed);
        if (won > most) top = static_cast<uint16_t>(i), most = won;
    }
    return top;
}

int main(int argc, char **argv)
{
    const Engine engine;
    CwSetup setup{};
    CwQuestion question{};
    CwGame game = 0;
    int questions = 0;
    setup.size = sizeof setup;
    question.size = sizeof question;
    engine.must(cw_open(engine.raw, argc > 1 ? argv[1] : nullptr, "gwent"));
    engine.must(cw_start(engine.raw, &setup, &game));
    while (cw_ask(engine.raw, game, &question) == CW_OK && questions++ < 12) {
        const bool ours = question.player == 0 && question.sort == CW_PICK && question.max == 1;
        const uint16_t pick = ours ? best(engine, game, question) : 0;
        engine.must(ours ? cw_answer(engine.raw, game, &pick, 1) : cw_bot(engine.raw, game, "greedy"));
    }
    std::printf("%d questions\n", questions);
}
