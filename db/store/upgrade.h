// upgrade.h -- brings a database of an earlier version forward, or leaves it as it was.
//
// Each step is a file upgrade_N.sql that makes version N + 1 of version N; a row of
// upgrade_steps names it. All steps, the search index made anew and the new version
// number are one transaction, begun before the copy is made: whatever stops the program,
// the file holds the old version whole or the new one whole.

#ifndef UPGRADE_H
#define UPGRADE_H

#include <sqlite3.h>

#include "engine/kernel/base/err.h"

typedef struct {
    int from; // the version that [sql] makes the next one of
    const char *sql;
} UpgradeStep;

// In ascending order, without a gap, up to SCHEMA_VERSION - 1; ends with {0, NULL}.
extern const UpgradeStep upgrade_steps[];

typedef struct {
    sqlite3 *db;              // open for writing, no transaction begun
    const char *path;         // its file
    const UpgradeStep *steps; // usually upgrade_steps
    int target;               // usually SCHEMA_VERSION
    char copy[4096];          // where the database as it was lies afterwards
} Upgrade;

// Returns the earliest version that [steps] bring to [target]; [target] if there is none.
int upgrade_oldest(const UpgradeStep *steps, int target);

// Brings the database forward to [upgrade->target] after it has copied it to
// PATH.vN.bak, or PATH.vN.bak.2 and so on where such a copy exists already. Returns -1
// with [err] if anything fails; the database is then as it was. Does nothing where another
// program was faster; [copy] is then empty.
int upgrade_run(Upgrade *upgrade, Err *err);

#endif
