// import_account.h -- the account that an import gives: what it counts and rejects, and its
// rows of history.

#ifndef IMPORT_ACCOUNT_H
#define IMPORT_ACCOUNT_H

#include "db/import/base/import_db.h"
#include "db/import/base/import_report.h"

typedef enum {
    DONE_ADDED,
    DONE_CHANGED,
    DONE_MERGED,
    DONE_REMOVED,
    DONE_UNCHANGED,
    DONE_WAITS
} Done;

// One path, or one undo. It gets a row of table import if it does something.
typedef struct {
    const char *path; // as the user gave it
    uint64_t hash;    // of everything read from it
    int64_t id;       // of its row; 0: nothing written yet
    int changes_n;    // rows of history it has; their next position
} ImportStep;

typedef struct {
    ImportDb *db;
    ImportReport *report;
    Tally *tally; // counts what is written now
    ImportStep step;
    int steps;    // that have ended
    int64_t rows; // rows of lists read
} ImportAccount;

// Selects the tally of [source] and [kind], which counts the results that follow.
void import_account_open(ImportAccount *account, const char *source, const char *kind);

// Counts one result.
void import_account_count(ImportAccount *account, Done done);

// Leaves one thing out and adds the reason to the report.
void import_account_reject(ImportAccount *account, const Problem *problem);

// Makes the row of this import if there is none yet. Call it before anything is written
// that refers to it. Returns -1 on failure.
int import_account_start(ImportAccount *account);

// Adds a change of card [id] to the report and to its history. Returns -1 on failure.
int import_account_change(ImportAccount *account, int64_t id,
                          const Difference *difference);

// Tells in the report that [name], a thing of that kind, is gone from [source].
void import_account_gone(ImportAccount *account, const char *source, const char *kind,
                         const char *name);

// Adds a change of a script, or a removed card, to the history of the set. [hashes] are
// those of its source before and after, 0 without one. Returns -1 on failure.
int import_account_set_change(ImportAccount *account, int64_t set, const char *kind,
                              const char *name, const int64_t hashes[2]);

#endif
