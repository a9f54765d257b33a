// looking_up.h -- how long a search takes among all cards of a database.

#ifndef LOOKING_UP_H
#define LOOKING_UP_H

#include <stdint.h>

#include "engine/base/err.h"

// Nanoseconds that the program worked.
typedef struct {
    int64_t open;     // the database with its game
    int64_t range;    // the slowest search for a number of at least one
    int64_t near;     // the name nearest to a misspelt one
    char slowest[32]; // that search
} LookingUp;

// Measures the database [path]. Returns -1 with [err].
int looking_up_run(const char *path, LookingUp *looking, Err *err);

#endif
