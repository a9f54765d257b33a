// bundle_taker.h -- record: who takes the texts of a path (bundle.h).

#ifndef BUNDLE_TAKER_H
#define BUNDLE_TAKER_H

#include <stdbool.h>

#include "db/text/arena.h"
#include "db/text/source.h"

typedef struct {
    bool alone; // the path has no other text
    bool sheet; // a sheet or a table, not a file
} BundlePart;

typedef struct {
    const char *sheet; // the only sheet that counts; NULL: all
    Arena *arena;      // owns the names of the sources

    // Gets a text, which is closed afterwards. Returns -1 to stop.
    int (*take)(void *context, Source *source, const BundlePart *part);

    // Are called for one of several parts, [name], that cannot be read, or that is left
    // out, with the reason. Return -1 to stop.
    int (*fault)(void *context, const char *name, const Err *why);
    int (*note)(void *context, const char *name, const char *why);
    void *context;
} Bundle;

#endif
