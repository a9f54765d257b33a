// suite_workers.c -- runs the files of a suite in worker processes.
//
// There are as many workers as processors. A worker that stops is followed by another one,
// which goes on after the scenario that stopped it.

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/suite/suite_inside.h"

enum { WORKERS_MAX = 64 };

// The data that all workers share.
typedef struct {
    const SuitePlan *plan;
    Suite *suite;
    _Atomic int *next; // the share that the next worker takes
} Run;

// A process that runs scenarios, and its words.
typedef struct {
    pid_t id;
    FILE *errors, *outcomes;
} Worker;

static void close_worker(Worker *worker)
{
    if (worker->errors) (void)fclose(worker->errors);
    if (worker->outcomes) (void)fclose(worker->outcomes);
    *worker = (Worker){-1, NULL, NULL};
}

// Opens a file in memory: a disk that is full loses no outcome.
static FILE *open_in_memory(void)
{
    const int file = memfd_create("suite", MFD_CLOEXEC);

    return file < 0 ? NULL : fdopen(file, "w+");
}

// Starts a process that runs scenarios as suite_work does. Returns 0, or -1 with [err].
static int start_worker(const Run *run, SuitePlace from, Worker *worker, Err *err)
{
    *worker = (Worker){-1, open_in_memory(), open_in_memory()};
    if (worker->errors && worker->outcomes) {
        (void)fflush(NULL);
        worker->id = fork();
    }
    if (!worker->id) {
        (void)dup2(fileno(worker->errors), STDERR_FILENO);
        suite_work(run->plan, run->suite, from, run->next, worker->outcomes);
        _exit(0);
    }
    if (worker->id > 0) return 0;
    close_worker(worker);
    return err_set(err, CODE_IO, "no process can run scenarios: %s", strerror(errno));
}

// Waits for a worker and those that follow it after a stop, and reads their outcomes.
// Returns 0, or -1 with [err].
static int finish_worker(const Run *run, Worker *worker, Err *err)
{
    for (;;) {
        int status = 0;

        while (waitpid(worker->id, &status, 0) < 0 && errno == EINTR) {
        }
        const SuitePlace from =
            suite_read(run->suite, worker->outcomes, worker->errors, status);
        close_worker(worker);
        if (from.file < 0) return 0;
        if (start_worker(run, from, worker, err)) return -1;
    }
}

// Returns how many workers run the plan. Cards of a store that is open already belong to
// one process at a time.
static int workers_of(const SuitePlan *plan, const Suite *suite)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    const int shares = suite_shares(suite);
    int n = processors < 1             ? 1
            : processors > WORKERS_MAX ? WORKERS_MAX
                                       : (int)processors;

    if (plan->store) n = 1;
    return n < shares ? n : shares;
}

static int run_workers(const Run *run, Err *err)
{
    const SuitePlace any = {-1, 0};
    Worker workers[WORKERS_MAX];
    const int n = workers_of(run->plan, run->suite);
    int code = 0, started = 0;

    while (started < n && !code) {
        code = start_worker(run, any, &workers[started], err);
        started += !code;
    }
    // Ends all that have started in any case; the first error counts.
    for (int i = 0; i < started; i++)
        if (finish_worker(run, &workers[i], code ? &(Err){0} : err)) code = -1;
    return code;
}

int suite_workers(const SuitePlan *plan, Suite *suite, Err *err)
{
    _Atomic int *next = mmap(
        NULL, sizeof *next, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (next == MAP_FAILED)
        return err_set(err, CODE_IO, "no memory for workers: %s", strerror(errno));
    *next = 0;
    const int code = run_workers(&(Run){plan, suite, next}, err);
    (void)munmap((void *)next, sizeof *next);
    return code;
}
