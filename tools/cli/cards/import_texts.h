// import_texts.h -- holds the texts and scripts that an import brings against each other, and reads its phrases.

#ifndef IMPORT_TEXTS_H
#define IMPORT_TEXTS_H

#include "db/import/base/import_report.h"
#include "db/store/store.h"

// A text and a script that say different things, in one line with place and code.
typedef struct {
    Arena *arena; // owns the lines; set by the caller
    const char **lines;
    int n;
} ImportTexts;

// Refuses phrases of sets that are none, at their line. Finds the differences of all cards with a text and a script of which the import that [report] tells of brought
// one. Call it inside the transaction. Returns -1 with [err] if a phrase is none or the database
// fails.
int import_texts(Store *store, const ImportReport *report, ImportTexts *found,
                 Err *err);

#endif
