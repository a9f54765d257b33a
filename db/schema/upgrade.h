// upgrade.h -- brings a database of an earlier version forward, or leaves it as it was.
//
// Each step is a file upgrade_N.sql that brings version N to version N + 1, named by a
// row of upgrade_steps. All steps, the new search index and the new version number are
// one transaction, which begins before the copy is made. Whatever stops the program,
// the file holds either the old version or the new one, complete.

#ifndef UPGRADE_H
#define UPGRADE_H

#include <sqlite3.h>
#include <stdbool.h>

#include "engine/base/err.h"

typedef struct {
    int from; // the version that [sql] brings to the next one
    const char *sql;
} UpgradeStep;

// In ascending order, without a gap, up to SCHEMA_VERSION - 1; ends with {0, NULL}.
extern const UpgradeStep upgrade_steps[];

typedef struct {
    sqlite3 *db;              // open for writing, without a transaction
    const char *path;         // its file
    const UpgradeStep *steps; // usually upgrade_steps
    int target;               // usually SCHEMA_VERSION
    char copy[4096];          // path of the copy made before the upgrade
    bool copied_before;       // an upgrade that was killed left the same copy
} Upgrade;

// Returns the earliest version that [steps] bring to [target], or [target] without
// steps.
int upgrade_oldest(const UpgradeStep *steps, int target);

// Copies the database to PATH.vN.bak (PATH.vN.bak.2 and so on if that exists and is no copy
// of this database, which an upgrade that was killed leaves), then
// brings it forward to [upgrade->target]. Returns -1 with [err] if anything fails; the
// database is then as it was. Does nothing if another program was faster; `copy` is
// then empty.
int upgrade_run(Upgrade *upgrade, Err *err);

#endif
