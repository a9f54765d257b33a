// embed_crew.c -- further engines with the same cards, each with a thread of its own, on which an
// engine spreads a piece of work.
//
// Threads sleep between two pieces, and the engine does its own part meanwhile. Where a thread
// does not start, or is gone because the process was forked, that part is done by the engine's
// thread, or by a new one: what comes out is the same.

#include "tools/embed/embed_crew.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "tools/session/runner.h"

typedef struct {
    Crew *crew;
    int place;
    CwEngine *engine;
    pthread_t thread;
    unsigned seen; // the last piece of work that it knows
} Helper;

struct Crew {
    pthread_mutex_t lock; // of all below
    pthread_cond_t given, done;
    pid_t process; // whose threads they are
    int n, started;
    int wanted, working; // helpers of the piece of work that runs
    unsigned pieces;
    bool ends;
    CrewDo *act;
    void *self; // for `act`
    Helper helpers[JOBS_MAX - 1];
};

static void *help(void *given)
{
    Helper *helper = given;
    Crew *crew = helper->crew;

    pthread_mutex_lock(&crew->lock);
    while (!crew->ends) {
        if (crew->pieces == helper->seen) {
            pthread_cond_wait(&crew->given, &crew->lock);
            continue;
        }
        helper->seen = crew->pieces;
        if (helper->place >= crew->wanted) continue;
        pthread_mutex_unlock(&crew->lock);
        crew->act(crew->self, 1 + helper->place);
        pthread_mutex_lock(&crew->lock);
        if (!--crew->working) pthread_cond_signal(&crew->done);
    }
    pthread_mutex_unlock(&crew->lock);
    return NULL;
}

// Starts the threads that are missing. Signals are for the threads of the program.
static void start_threads(Crew *crew)
{
    sigset_t all, before;

    if (crew->process != getpid()) {
        pthread_mutex_init(&crew->lock, NULL);
        pthread_cond_init(&crew->given, NULL);
        pthread_cond_init(&crew->done, NULL);
        crew->process = getpid();
        crew->started = 0;
    }
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (; crew->started < crew->n; crew->started++) {
        Helper *helper = &crew->helpers[crew->started];

        helper->seen = crew->pieces;
        if (pthread_create(&helper->thread, NULL, help, helper)) break;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int embed_crew_n(const CwEngine *engine)
{
    return engine->crew ? engine->crew->n : 0;
}

void embed_crew_add(CwEngine *engine, CwEngine *opened)
{
    Crew *crew = engine->crew;

    if (!crew) {
        crew = engine->crew = calloc(1, sizeof *crew);
        ENOUGH(crew);
    }
    ASSERT(crew->n < JOBS_MAX - 1); // the caller wants no more jobs than there may be
    crew->helpers[crew->n] = (Helper){.crew = crew, .place = crew->n, .engine = opened};
    crew->n++;
}

CwEngine *embed_crew_engine(const CwEngine *engine, int helper)
{
    return engine->crew->helpers[helper - 1].engine;
}

void embed_crew_run(CwEngine *engine, int helpers, CrewDo *act, void *self)
{
    Crew *crew = engine->crew;

    if (!helpers) {
        act(self, 0);
        return;
    }
    start_threads(crew);
    pthread_mutex_lock(&crew->lock);
    crew->act = act;
    crew->self = self;
    crew->wanted = helpers;
    crew->working = helpers < crew->started ? helpers : crew->started;
    crew->pieces++;
    pthread_cond_broadcast(&crew->given);
    pthread_mutex_unlock(&crew->lock);
    act(self, 0);
    for (int i = crew->started; i < helpers; i++) act(self, 1 + i);
    pthread_mutex_lock(&crew->lock);
    while (crew->working) pthread_cond_wait(&crew->done, &crew->lock);
    pthread_mutex_unlock(&crew->lock);
}

// Ends the threads, if they are those of this process.
static void end_threads(Crew *crew)
{
    if (!crew->started || crew->process != getpid()) return;
    pthread_mutex_lock(&crew->lock);
    crew->ends = true;
    pthread_cond_broadcast(&crew->given);
    pthread_mutex_unlock(&crew->lock);
    while (crew->started) pthread_join(crew->helpers[--crew->started].thread, NULL);
    pthread_mutex_destroy(&crew->lock);
    pthread_cond_destroy(&crew->given);
    pthread_cond_destroy(&crew->done);
}

CwEngine *embed_crew_remove(CwEngine *engine)
{
    Crew *crew = engine->crew;

    end_threads(crew);
    CwEngine *helper = crew->helpers[--crew->n].engine;
    if (crew->n) return helper;
    free(crew);
    engine->crew = NULL;
    return helper;
}
