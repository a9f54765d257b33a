// progress.h -- a bar on stderr while something long runs; no bar if stderr is no
// terminal.

#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

// A bar. [total] is the number of steps of the whole.
typedef struct {
    const char *what;
    int64_t total;
    uint64_t started_ns;
    bool shown;
} Progress;

void progress_start(Progress *progress, const char *what, int64_t total);
void progress_show(Progress *progress, int64_t done);
void progress_end(Progress *progress); // removes the bar

// Returns the time of a clock for measuring, in nanoseconds; of the other for how long this
// thread has worked, which does not depend on what else the machine does.
uint64_t progress_clock_ns(void);
uint64_t progress_worked_ns(void);

#endif
