// err.h -- what went wrong in the world (a file, a list, a script), in one line.
//
// For loading, db/ and tools/ only; what a player may not do is a Why. The line names
// place and remedy, is impersonal and has no full stop.

#ifndef ERR_H
#define ERR_H

typedef struct {
    int code;       // an exit code (sysexits): 65 bad data, 66 missing, 70 ours, 74 i/o
    char text[480]; // one line
} Err;

// Fills [err] printf-like and returns -1, so that callers say `return err_set(...)`.
int err_set(Err *err, int code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
