// runner.c -- runs threads, each of which takes the next game until all are played.
//
// The threads share the number of the next game, the results that wait and what has broken,
// all behind one lock. A game begins only if its result would have a place to wait.

#include "tools/session/runner.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/err.h"
#include "engine/base/limit.h"
#include "engine/base/number.h"
#include "engine/base/text.h"

enum { WAITING_MAX = 1024 };

// The run, as the threads share it.
typedef struct {
    const RunPlan *plan;
    const RunTaker *taker;
    const volatile sig_atomic_t *stop;
    pthread_mutex_t lock; // of all below
    pthread_cond_t moved; // `taken` has grown
    int next, taken;      // the next game that begins, and whose result is given
    bool ended;           // by who takes the results, or by a game that was dropped
    char broken[sizeof((BaseRescue){0}.text)]; // an invariant, in one of the threads
    bool is_there[WAITING_MAX];
    GameResult waiting[WAITING_MAX]; // by the game's number, modulo
} Run;

typedef struct {
    Run *run;
    Session *session;
    pthread_t thread;
    bool broken; // its session is as it was left: nobody touches it again
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

// Plays the game, or match, whose seed and number [result] has.
static void play_match(Session *session, const RunPlan *plan, GameResult *result)
{
    session->setup.seed = result->seed;
    memcpy(session->setup.settings, plan->settings, sizeof plan->settings);
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = (uint8_t)plan->bots[i];
    bot_thinking_begin(session->thinking);
    session_start(session);
    do play_game(session, plan, result);
    while (!result->dropped && session_next(session));
    if (bot_thinking_fault(session->thinking)) result->status = GAME_FAULT;
    result->winners =
        (uint8_t)sitting_winners(session_rules(session), &session->sitting);
}

void runner_game(Session *session, const RunPlan *plan, uint64_t seed,
                 GameResult *result)
{
    *result = (GameResult){.seed = seed};
    play_match(session, plan, result);
}

// Says why the game has no end, as far as it has none.
static void tell_unfinished(const Session *session, GameResult *result)
{
    char text[ENDING_TEXT];
    const char *failed = bot_thinking_fault(session->thinking);

    if (result->status == GAME_OVER) return;
    if (failed)
        (void)text_format(text, sizeof text, "a script failed: %s", failed);
    else
        ending_tell(&session->game.now, &session->table, text, sizeof text);
    result->unfinished = strdup(text);
    ENOUGH(result->unfinished);
}

// Returns whether no further game begins.
static bool has_stopped(const Run *run)
{
    return (run->stop && *run->stop) || run->ended;
}

// Returns the number of a game to play, -1: none is left.
static int next_game(Run *run)
{
    int i = -1;

    pthread_mutex_lock(&run->lock);
    while (!has_stopped(run) && run->next - run->taken >= WAITING_MAX)
        pthread_cond_wait(&run->moved, &run->lock);
    if (!has_stopped(run) && run->next < run->plan->games) i = run->next++;
    pthread_mutex_unlock(&run->lock);
    return i;
}

// Puts the result of a game where it waits, and gives all whose turn it is.
static void give_results(Run *run, const GameResult *result)
{
    const int place = result->number % WAITING_MAX;

    pthread_mutex_lock(&run->lock);
    run->waiting[place] = *result;
    run->is_there[place] = true;
    for (int at; run->is_there[at = run->taken % WAITING_MAX]; run->taken++) {
        if (!run->ended)
            run->ended = !run->taker->take(run->taker->self, &run->waiting[at]);
        free(run->waiting[at].unfinished);
        run->is_there[at] = false;
    }
    pthread_cond_broadcast(&run->moved);
    pthread_mutex_unlock(&run->lock);
}

// Lets no further game begin, because of what has [broken]; NULL: a game was dropped.
static void end_run(Run *run, const char *broken)
{
    pthread_mutex_lock(&run->lock);
    run->ended = true;
    if (broken && !*run->broken)
        (void)text_format(run->broken, sizeof run->broken, "%s", broken);
    pthread_cond_broadcast(&run->moved);
    pthread_mutex_unlock(&run->lock);
}

// Plays games until none is left.
static void play_games(Run *run, Session *session)
{
    for (int i; (i = next_game(run)) >= 0;) {
        GameResult result = {.seed = runner_seed(run->plan->seed, i), .number = i};

        play_match(session, run->plan, &result);
        if (result.dropped) {
            end_run(run, NULL);
            break;
        }
        tell_unfinished(session, &result);
        give_results(run, &result);
    }
}

// A thread of the run. The results are taken by others behind the lock, where nothing of ours
// breaks.
static void *work(void *self)
{
    Worker *worker = self;
    BaseRescue rescue;

    (void)base_rescue(&rescue);
    if (!setjmp(rescue.leave)) {
        play_games(worker->run, worker->session);
    } else {
        worker->broken = true;
        end_run(worker->run, rescue.text);
    }
    (void)base_rescue(NULL);
    return NULL;
}

// Frees a session, but neither the cards of the caller nor what is broken.
static void close_worker(const RunPlan *plan, Worker *worker)
{
    Session *session = worker->session;

    if (worker->broken) return;
    if (plan->drive.play && session->driver) plan->drive.close(session->driver);
    if (session->catalog == plan->catalog) session->catalog = NULL;
    session_close(session);
}

// Opens the session of a worker. Returns whether it has its decks, else false with [err].
static bool open_worker(const RunPlan *plan, Worker *worker, bool first, Err *err)
{
    Catalog *catalog = first && plan->catalog
                           ? plan->catalog
                           : catalog_open_bytes(plan->bytes, plan->db, plan->game, err);
    Session *session = catalog ? session_new(catalog) : NULL;

    if (!session) return false;
    worker->session = session;
    session->setup.mode = plan->mode;
    if (session_decks(session, plan->decks, err)) {
        close_worker(plan, worker);
        return false;
    }
    if (first) session_tell_bans(session, plan->decks);
    if (plan->drive.play) session->driver = plan->drive.open(plan->drive.self, session);
    return true;
}

int runner_run(const RunPlan *plan, const RunTaker *taker,
               const volatile sig_atomic_t *stop, Err *err)
{
    Run run = {.plan = plan,
               .taker = taker,
               .lock = PTHREAD_MUTEX_INITIALIZER,
               .moved = PTHREAD_COND_INITIALIZER,
               .stop = stop};
    Worker workers[JOBS_MAX] = {0};
    // No more threads than games: each reads the cards.
    const int most = number_within(plan->games, 1, JOBS_MAX);
    const int jobs = plan->jobs > most ? most : plan->jobs;
    int ready = 0, started = 0;

    while (ready < jobs && open_worker(plan, &workers[ready], !ready, err))
        workers[ready++].run = &run;
    for (; ready == jobs && started < jobs; started++)
        if (pthread_create(&workers[started].thread, NULL, work, &workers[started]))
            break;
    for (int i = 0; i < started; i++) pthread_join(workers[i].thread, NULL);
    for (int i = 0; i < ready; i++) close_worker(plan, &workers[i]);
    for (int i = 0; i < WAITING_MAX; i++)
        if (run.is_there[i]) free(run.waiting[i].unfinished);
    if (*run.broken) base_pass_on(run.broken);
    if (ready < jobs) return -1;
    if (started) return 0;
    return err_set(err, CODE_OURS, "cannot start a thread");
}
