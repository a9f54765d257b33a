// err.h -- one line of text about what went wrong in the world: a file, a list, a
// script.
//
// Loading, db/ and tools/ use it; what a player may not do is a Refusal. The line names
// the place and the remedy, is impersonal and has no full stop.

#ifndef ERR_H
#define ERR_H

#include "engine/base/found.h"

// Exit codes, those of sysexits where it has one.
enum {
    CODE_OK = 0,
    CODE_FINDINGS = 1, // findings, or tests that failed
    CODE_USAGE = 2,
    CODE_DATA = 65,    // bad data
    CODE_MISSING = 66, // an input that is not there
    CODE_OURS = 70,    // our fault, a faulty script included
    CODE_IO = 74,
    CODE_STOPPED = 130, // Ctrl-C
};

typedef struct {
    int code;        // CODE_DATA and so on
    FoundKind found; // FOUND_NONE: nobody said which
    char text[480];  // one line
} Err;

// Fills [err] printf-like and returns -1, so that callers say `return err_set(...)`.
int err_set(Err *err, int code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Does the same for what has a row of found.def.
int err_found(Err *err, FoundKind found, int code, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
