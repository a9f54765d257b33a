// bundle.h -- opens a path as one text after the other: a file, the files of an
// archive, the sheets of a spreadsheet, the tables of a page.
//
// Each text is a Source, which readers take like any file. Its name is the path and,
// behind a slash, the name of the part: "lists.zip/ogn.csv", "cards.xlsx/Core".

#ifndef BUNDLE_H
#define BUNDLE_H

#include "db/sheets/bundle_taker.h"

// Hands on all texts of [path]. Returns -1 with [err] if it cannot be read, or if a
// function of [bundle] returned -1; these set [err] themselves.
int bundle_read(const Bundle *bundle, const char *path, Err *err);

// Does the same for what blob_open_kept has opened, from its start.
struct Blob;
int bundle_read_again(const Bundle *bundle, const struct Blob *kept, Err *err);

#endif
