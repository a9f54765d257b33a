// import_run.h -- runs the work of an import as one transaction, step by step.

#ifndef IMPORT_RUN_H
#define IMPORT_RUN_H

#include "db/import/base/importer.h"

typedef struct {
    const ImportOptions *options;
    ImportReport *report;
    Err *err;
} ImportCall;

// Does [work] on [what] as one transaction: all of it, or nothing if the work or
// ImportOptions.before_commit fails, or if nothing changes. Returns 0, or -1 with the error
// in [call].
int import_run(Store *store, const ImportCall *call, int (*work)(Importer *, void *),
               void *what);

// Does [work] on [what] as one step, which gets a row of table import, called [path], if it
// changes something. Returns 0, or -1 with the error in ImportDb.err.
int import_run_step(Importer *importer, const char *path,
                    int (*work)(Importer *, void *), void *what);

#endif
