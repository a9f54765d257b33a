// import_run.h -- runs the work of an import as one transaction, step by step.

#ifndef IMPORT_RUN_H
#define IMPORT_RUN_H

#include "db/import/base/importer.h"

typedef struct {
    const ImportOptions *options;
    ImportReport *report;
    Err *err;
} ImportCall;

// Does [work] as one transaction: all of it, or nothing if it or the judge of the options
// fails, or where nothing changes.
int import_run(Store *store, const ImportCall *call, int (*work)(Importer *, void *),
               void *what);

// Does [work] as one import, which gets a row called [path] if it does something.
int import_run_step(Importer *importer, const char *path,
                    int (*work)(Importer *, void *), void *what);

#endif
