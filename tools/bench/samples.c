// samples.c -- measures the ways in which programs use a game, from its middle.

#include "tools/bench/samples.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/door/progress.h"
#include "tools/protocol/protocol.h"

double samples_rate(const Sampled *sampled)
{
    return sampled->ns ? 1e9 * (double)sampled->n / (double)sampled->ns : 0;
}

double samples_ns(const Sampled *sampled)
{
    return sampled->n ? (double)sampled->ns / (double)sampled->n : 0;
}

static void begin_sample(Session *session, const SamplePlan *plan, int game)
{
    session->setup.seed = runner_seed(plan->run.seed, game);
    memcpy(session->setup.settings, plan->run.settings, sizeof plan->run.settings);
    for (int i = 0; i < SEATS_MAX; i++)
        session->bots[i].kind = (uint8_t)plan->run.bots[i];
    session_start(session);
    session->table.log = NULL;
}

static void unseat(Session *session)
{
    memset(session->table.agents, 0, sizeof session->table.agents);
}

// Answers from outside until the game is over or that many questions are answered. Returns
// how many were.
static uint64_t answer_from_outside(Session *session, uint64_t most)
{
    Answer answer;
    uint64_t n = 0;

    while (game_next(&session->game, &session->table) == GAME_WAITS && n < most) {
        if (!session_bot(session, &answer)) break;
        const char *refusal = game_answer(&session->game, &answer);
        ASSERT(!refusal);
        n++;
    }
    return n;
}

// Plays the same games with agents and from outside, by turns. A game beforehand warms the
// caches, and is not counted.
static void both_ways(Session *session, const SamplePlan *plan, SampleSums *sums)
{
    begin_sample(session, plan, 0);
    (void)answer_from_outside(session, UINT64_MAX);
    for (int i = 0; i < plan->run.games; i++) {
        begin_sample(session, plan, i);
        session_let_bots_answer(session);
        uint64_t started = progress_worked_ns();
        (void)game_next(&session->game, &session->table);
        sums->agents.ns += progress_worked_ns() - started;
        const uint64_t hash = game_hash(&session->game);

        begin_sample(session, plan, i);
        started = progress_worked_ns();
        const uint64_t asked = answer_from_outside(session, UINT64_MAX);
        sums->outside.ns += progress_worked_ns() - started;
        sums->outside.n += asked;
        sums->agents.n += asked;
        sums->differing += hash != game_hash(&session->game);
    }
}

// Stops a game half way through. Returns false if nothing waits there.
static bool stop_in_the_middle(Session *session, const SamplePlan *plan, int game)
{
    begin_sample(session, plan, game);
    const uint64_t whole = answer_from_outside(session, UINT64_MAX);
    begin_sample(session, plan, game);
    (void)answer_from_outside(session, whole / 2);
    return session->game.status == GAME_WAITS;
}

static void make_children(Session *session, const Game *middle, Game *child,
                          const SamplePlan *plan, SampleSums *sums)
{
    Answer answer;
    Bot chance;

    bot_start(&chance, SEAT_RANDOM, 0, plan->run.seed);
    const uint64_t started = progress_worked_ns();
    for (int i = 0; i < plan->children; i++) {
        game_copy(child, middle);
        bot_random(&chance, game_question(child), &answer);
        const char *refusal = game_answer(child, &answer);
        ASSERT(!refusal);
        (void)game_next(child, &session->table);
    }
    sums->children.ns += progress_worked_ns() - started;
    sums->children.n += (uint64_t)plan->children;
}

static void play_out(Session *session, const Game *middle, Game *child,
                     const SamplePlan *plan, SampleSums *sums)
{
    session_let_bots_answer(session);
    const uint64_t started = progress_worked_ns();
    for (int i = 0; i < plan->playouts; i++) {
        game_copy(child, middle);
        session_seat_bots(session, runner_seed(plan->run.seed, i));
        (void)game_next(child, &session->table);
    }
    sums->playouts.ns += progress_worked_ns() - started;
    sums->playouts.n += (uint64_t)plan->playouts;
    unseat(session);
}

static void load_samples(Session *session, const Game *middle, Game *child,
                         const SamplePlan *plan, SampleSums *sums)
{
    const size_t size = game_save_size(middle);
    char *bytes = malloc(size);

    ASSERT(bytes && game_save(middle, &session->table, bytes, size) == size);
    const uint64_t started = progress_worked_ns();
    for (int i = 0; i < plan->loads; i++) {
        const char *refusal = game_load(child, &session->table, bytes, size);
        ASSERT(!refusal);
    }
    sums->loads.ns += progress_worked_ns() - started;
    sums->loads.n += (uint64_t)plan->loads;
    sums->saved_bytes += size * (uint64_t)plan->loads;
    free(bytes);
}

// Loads the game as a program does that saved it by the protocol: from text.
static void read_back(Session *session, const Game *middle, const SamplePlan *plan,
                      SampleSums *sums)
{
    Protocol protocol = {.session = session, .only = NOBODY};
    Err err = {0};

    game_copy(&session->game, middle);
    json_t *saved = protocol_save(&protocol);
    char *text = json_dumps(saved, JSON_COMPACT);
    json_decref(saved);
    ASSERT(text);
    const uint64_t started = progress_worked_ns();
    for (int i = 0; i < plan->loads; i++) {
        json_t *read = json_loads(text, 0, NULL);
        const int failed = protocol_load(&protocol, read, &err);

        ASSERT(!failed);
        json_decref(read);
    }
    sums->reads.ns += progress_worked_ns() - started;
    sums->reads.n += (uint64_t)plan->loads;
    free(text);
}

void samples_add(Session *session, const SamplePlan *plan, SampleSums *sums)
{
    Game *middle = malloc(sizeof *middle), *child = malloc(sizeof *child);

    ASSERT(middle && child);
    both_ways(session, plan, sums);
    for (int i = 0; i < plan->positions; i++) {
        if (!stop_in_the_middle(session, plan, i)) continue;
        game_copy(middle, &session->game);
        make_children(session, middle, child, plan, sums);
        play_out(session, middle, child, plan, sums);
        load_samples(session, middle, child, plan, sums);
        read_back(session, middle, plan, sums);
        sums->positions++;
    }
    free(middle);
    free(child);
}
