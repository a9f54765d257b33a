// look_ahead.cpp -- the same header from C++: a bot that tries each option in a fork, plays it out
// by chance, and takes the one that wins most often.

#include <cardwright.h>

#include <cstdio>
#include <memory>
#include <stdexcept>
#include <vector>

struct Closes {
    void operator()(CwEngine *engine) const { cw_close(&engine); }
};
using Engine = std::unique_ptr<CwEngine, Closes>;

static void must(const Engine &engine, CwStatus status)
{
    if (status != CW_OK) throw std::runtime_error(cw_message(engine.get()));
}

template <typename T> static T sized()
{
    T made{};
    made.size = sizeof made;
    return made;
}

// Plays the fork to its end by chance. Returns whether the seat has won; the fork is dropped.
static bool wins(const Engine &engine, CwGame fork, int seat)
{
    CwState state = sized<CwState>();
    for (;;) {
        must(engine, cw_look(engine.get(), fork, &state));
        if (state.stage != CW_WAITS) break;
        must(engine, cw_bot(engine.get(), fork, "random"));
    }
    must(engine, cw_drop(engine.get(), fork));
    return state.winners >> seat & 1;
}

static uint16_t best(const Engine &engine, CwGame game, const CwQuestion &question)
{
    std::vector<int> won(question.options);
    size_t top = 0;
    for (size_t i = 0; i < question.options; i++) {
        const uint16_t pick = static_cast<uint16_t>(i);
        for (uint64_t seed = 0; seed < 5; seed++) {
            CwGame fork = 0;
            must(engine, cw_fork(engine.get(), game, question.player, seed, &fork));
            must(engine, cw_answer(engine.get(), fork, &pick, 1));
            won[i] += wins(engine, fork, question.player);
        }
        if (won[i] > won[top]) top = i;
    }
    return static_cast<uint16_t>(top);
}

int main(int argc, char **argv)
try {
    const Engine engine(cw_new());
    CwSetup setup = sized<CwSetup>();
    CwQuestion question = sized<CwQuestion>();
    CwGame game = 0;
    int questions = 0;
    must(engine, cw_open(engine.get(), argc > 1 ? argv[1] : nullptr, "gwent"));
    must(engine, cw_start(engine.get(), &setup, &game));
    while (cw_ask(engine.get(), game, &question) == CW_OK && questions++ < 12)
        if (question.player == 0 && question.sort == CW_PICK && question.max == 1) {
            const uint16_t pick = best(engine, game, question);
            must(engine, cw_answer(engine.get(), game, &pick, 1));
        } else
            must(engine, cw_bot(engine.get(), game, "greedy"));
    std::printf("%d questions\n", questions);
    return 0;
} catch (const std::exception &fault) {
    std::fprintf(stderr, "%s\n", fault.what());
    return 1;
}
