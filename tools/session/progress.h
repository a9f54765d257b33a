// progress.h -- a bar on stderr while something long runs; nothing where stderr is no
// terminal.

#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    const char *what;
    int64_t total;
    uint64_t started_ns;
    bool shown;
} Progress;

void progress_start(Progress *progress, const char *what, int64_t total);
void progress_show(Progress *progress, int64_t done);
void progress_end(Progress *progress); // wipes the bar

// A clock for measuring, in nanoseconds.
uint64_t progress_clock_ns(void);

#endif
