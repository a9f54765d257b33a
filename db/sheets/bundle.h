// bundle.h -- opens a path as one text after the other: a file, the files of an
// archive, the sheets of a spreadsheet, the tables of a page.
//
// Each text is a Source, which readers take like any file. Its name is the path and,
// behind a slash, the name of the part: "lists.zip/ogn.csv", "cards.xlsx/Core".

#ifndef BUNDLE_H
#define BUNDLE_H

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

// Hands on all texts of [path]. Returns -1 with [err] if it cannot be read, or if a
// function of [bundle] returned -1; these set [err] themselves.
int bundle_read(const Bundle *bundle, const char *path, Err *err);

#endif
