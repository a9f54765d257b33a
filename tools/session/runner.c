// runner.c -- runs threads, each of which takes the next game until all are played.
//
// The threads share the number of the next game, the results that wait and the first fault,
// all behind one lock. A game begins only if its result would have a place to wait.

#include "tools/session/runner.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "engine/base/limit.h"
#include "engine/base/number.h"
#include "engine/base/text.h"
#include "tools/door/progress.h"

enum { WAITING_MAX = 1024 };

// The run, as the threads share it.
typedef struct {
    const RunPlan *plan;
    const RunTaker *taker;
    const volatile sig_atomic_t *stop;
    atomic_int at_work;
    pthread_mutex_t lock; // of all below
    pthread_cond_t moved; // `taken` has grown
    int next, taken;      // the next game that begins, and whose result is given
    bool is_there[WAITING_MAX];
    GameResult waiting[WAITING_MAX]; // by the game's number, modulo
    FirstFault *fault;
} Run;

typedef struct {
    Run *run;
    Session *session;
    pthread_t thread;
} Worker;

uint64_t runner_seed(uint64_t seed, int i)
{
    uint64_t z = seed + 0x9E3779B97F4A7C15u * ((uint64_t)i + 1);

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (z ^ (z >> 31)) >> 11;
}

// Adds a finished game to the sums of its match.
static void add_game(const Session *session, GameResult *result)
{
    const State *state = &session->game.now;

    result->hash = result->hash * 0x9E3779B97F4A7C15u + game_hash(&session->game);
    result->turns = (uint16_t)number_within(result->turns + state->turn, 0, UINT16_MAX);
    result->events += (uint32_t)state->serial_log;
    result->games++;
    result->ended[ending_way(state)]++;
    if (!state->winners && result->status == GAME_OVER) result->drawn++;
    for (int i = 0; i < state->players_n; i++) {
        result->wins[i] += state->winners >> i & 1;
        result->points[i] = (int16_t)number_within(
            result->points[i] + state->players[i].points, INT16_MIN, INT16_MAX);
        result->questions += (uint32_t)session->bots[i].asked;
    }
}

static void play_game(Session *session, const RunPlan *plan, GameResult *result)
{
    Table *table = &session->table;

    const uint64_t steps = table->steps;

    table->verify = plan->verify;
    if (plan->drive.play) {
        plan->drive.play(session->driver, result);
    } else {
        table->log = NULL;
        session_let_bots_answer(session);
        result->status = (uint8_t)game_next(&session->game, table);
    }
    result->steps += (uint32_t)(table->steps - steps);
    add_game(session, result);
    session_end(session);
}

void runner_game(Session *session, const RunPlan *plan, uint64_t seed,
                 GameResult *result)
{
    session->setup.seed = seed;
    memcpy(session->setup.settings, plan->settings, sizeof plan->settings);
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = (uint8_t)plan->bots[i];
    *result = (GameResult){.seed = seed};
    bot_thinking_begin(session->thinking);
    session_start(session);
    do play_game(session, plan, result);
    while (!result->dropped && session_next(session));
    if (bot_thinking_fault(session->thinking)) result->status = GAME_FAULT;
    result->winners =
        (uint8_t)sitting_winners(session_rules(session), &session->sitting);
}

// Keeps the fault of the game with the lowest number, so that it does not depend on the
// threads.
static void keep_fault(Run *run, int game, const Session *session)
{
    char text[ENDING_TEXT];

    const char *failed = bot_thinking_fault(session->thinking);

    if (failed)
        (void)text_format(text, sizeof text, "a script failed: %s", failed);
    else
        ending_tell(&session->game.now, &session->table, text, sizeof text);
    pthread_mutex_lock(&run->lock);
    if (run->fault->game < 0 || game < run->fault->game) {
        run->fault->game = game;
        (void)text_format(run->fault->text, sizeof run->fault->text, "%s", text);
    }
    pthread_mutex_unlock(&run->lock);
}

// Returns the number of a game to play, -1: none is left.
static int next_game(Run *run)
{
    int i = -1;

    pthread_mutex_lock(&run->lock);
    while (!*run->stop && run->next - run->taken >= WAITING_MAX)
        pthread_cond_wait(&run->moved, &run->lock);
    if (!*run->stop && run->next < run->plan->games) i = run->next++;
    pthread_mutex_unlock(&run->lock);
    return i;
}

// Puts the result of game [i] where it waits, and gives all whose turn it is.
static void give_results(Run *run, int i, const GameResult *result)
{
    pthread_mutex_lock(&run->lock);
    run->waiting[i % WAITING_MAX] = *result;
    run->is_there[i % WAITING_MAX] = true;
    for (int at; run->is_there[at = run->taken % WAITING_MAX]; run->taken++) {
        run->taker->take(run->taker->self, &run->waiting[at]);
        run->is_there[at] = false;
    }
    pthread_cond_broadcast(&run->moved);
    pthread_mutex_unlock(&run->lock);
}

// Plays games until none is left. A thread of the run.
static void *work(void *self)
{
    Worker *worker = self;
    Run *run = worker->run;

    for (int i; (i = next_game(run)) >= 0;) {
        GameResult result;

        runner_game(
            worker->session, run->plan, runner_seed(run->plan->seed, i), &result);
        if (result.dropped) break;
        if (result.status != GAME_OVER) keep_fault(run, i, worker->session);
        give_results(run, i, &result);
    }
    atomic_fetch_sub(&run->at_work, 1);
    return NULL;
}

static Session *open_session(const RunPlan *plan, bool first, Err *err)
{
    Catalog *catalog = first && plan->open ? catalog_open_game(plan->open, err)
                                           : catalog_open(plan->db, plan->game, err);
    Session *session = catalog ? session_new(catalog) : NULL;

    if (!session) return NULL;
    session->setup.mode = plan->mode;
    if (session_decks(session, plan->decks, err)) {
        session_close(session);
        return NULL;
    }
    if (first) session_tell_bans(session, plan->decks);
    if (plan->drive.play) session->driver = plan->drive.open(plan->drive.self, session);
    return session;
}

static int taken(Run *run)
{
    pthread_mutex_lock(&run->lock);
    const int n = run->taken;
    pthread_mutex_unlock(&run->lock);
    return n;
}

// Shows the progress while a thread is at work.
static void watch_run(Run *run, bool series)
{
    Progress progress;

    if (run->plan->quiet) return;
    progress_start(&progress, series ? "matches" : "games", run->plan->games);
    while (atomic_load(&run->at_work) && progress.shown) {
        progress_show(&progress, taken(run));
        usleep(100000);
    }
    progress_end(&progress);
}

int runner_run(const RunPlan *plan, const RunTaker *taker, FirstFault *fault,
               const volatile sig_atomic_t *stop, Err *err)
{
    Run run = {.plan = plan,
               .taker = taker,
               .fault = fault,
               .lock = PTHREAD_MUTEX_INITIALIZER,
               .moved = PTHREAD_COND_INITIALIZER,
               .stop = stop};
    Worker workers[JOBS_MAX] = {0};
    // No more threads than games: each reads the cards.
    const int most = number_within(plan->games, 1, JOBS_MAX);
    const int jobs = plan->jobs > most ? most : plan->jobs;
    int ready = 0, started = 0;

    fault->game = -1;
    while (ready < jobs &&
           (workers[ready].session = open_session(plan, !ready, err)) != NULL) {
        workers[ready].run = &run;
        ready++;
    }
    atomic_store(&run.at_work, ready);
    for (; ready == jobs && started < jobs; started++)
        if (pthread_create(&workers[started].thread, NULL, work, &workers[started]))
            break;
    atomic_fetch_sub(&run.at_work, ready - started);
    if (started) watch_run(&run, session_mode(workers[0].session).series);
    for (int i = 0; i < started; i++) pthread_join(workers[i].thread, NULL);
    for (int i = 0; i < ready; i++) {
        if (plan->drive.play) plan->drive.close(workers[i].session->driver);
        session_close(workers[i].session);
    }
    if (ready < jobs) return -1;
    if (started) return 0;
    return err_set(err, CODE_OURS, "cannot start a thread");
}
