// store_version.c -- refuses a file of another application, version or schema.

#include "db/store/store_version.h"

#include <string.h>

#include "db/schema/schema.h"
#include "db/schema/schema_check.h"
#include "db/schema/upgrade.h"
#include "db/store/store_file.h"
#include "db/store/store_find.h"
#include "db/store/store_guard.h"
#include "engine/base/base.h"

static int read_number(Store *store, const char *sql, int *number, Err *err)
{
    sqlite3_stmt *statement = NULL;

    if (sqlite3_prepare_v2(store->db, sql, -1, &statement, NULL) != SQLITE_OK)
        return store_file_fault(store, err);
    int status = sqlite3_step(statement);
    if (status == SQLITE_ROW) *number = sqlite3_column_int(statement, 0);
    if (status != SQLITE_ROW) (void)store_file_fault(store, err);
    sqlite3_finalize(statement);
    return status == SQLITE_ROW ? 0 : -1;
}

// Finds the version of the file, or returns -1 with [err] if it is not ours. A file
// without tables is fresh and has the present version.
static int read_version(Store *store, int *version, Err *err)
{
    int application = 0, tables = 0;

    if (read_number(store, "PRAGMA application_id", &application, err)) return -1;
    if (read_number(store, "PRAGMA user_version", version, err)) return -1;
    if (read_number(store, "SELECT count(*) FROM sqlite_schema", &tables, err))
        return -1;
    store->fresh = application == 0 && tables == 0;
    if (store->fresh) *version = SCHEMA_VERSION;
    if (store->fresh || application == SCHEMA_APPLICATION) return 0;
    return err_set(err, 65, "%s is a database of another application", store->path);
}

// Refuses a version that this program can neither use nor bring forward.
static int check_version(const Store *store, int version, Err *err)
{
    if (version > SCHEMA_VERSION)
        return err_set(err,
                       65,
                       "database %s has version %d, newer than this program, which "
                       "uses %d; use a newer cardwright",
                       store->path,
                       version,
                       SCHEMA_VERSION);
    if (version < upgrade_oldest(upgrade_steps, SCHEMA_VERSION))
        return err_set(err,
                       65,
                       "database %s has version %d, too old to be brought forward to "
                       "%d; delete it and import again",
                       store->path,
                       version,
                       SCHEMA_VERSION);
    return 0;
}

static int check_schema(Store *store, int (*check)(sqlite3 *, const char *, Err *),
                        Err *err)
{
    if (check(store->db, store->path, err)) return -1;
    store_guard_schema_known(store);
    return 0;
}

int store_version_check(Store *store, Err *err)
{
    int version = 0;

    if (read_version(store, &version, err) || check_version(store, version, err))
        return -1;
    if (store->fresh)
        return err_set(err,
                       65,
                       "database %s is empty; fill it with cardwright import",
                       store->path);
    if (version == SCHEMA_VERSION) return check_schema(store, schema_check, err);
    return err_set(err,
                   65,
                   "database %s has version %d, this program uses %d; bring it forward "
                   "with: cardwright import --upgrade --db %s",
                   store->path,
                   version,
                   SCHEMA_VERSION,
                   store->path);
}

int store_version_bring_forward(Store *store, Err *err)
{
    int version = 0;

    if (read_version(store, &version, err) || check_version(store, version, err))
        return -1;
    if (store->fresh) store_guard_schema_known(store);
    if (store->fresh) return 0;
    if (version == SCHEMA_VERSION)
        return check_schema(store, schema_check, err) || store_find_lost(store, err)
                   ? -1
                   : 0;
    if (check_schema(store, schema_check_earlier, err)) return -1;
    Upgrade upgrade = {.db = store->db,
                       .path = store->path,
                       .steps = upgrade_steps,
                       .target = SCHEMA_VERSION};
    if (upgrade_run(&upgrade, err)) return -1;
    store_file_committed(store);
    store->upgraded_from = version;
    store->copy = strdup(upgrade.copy);
    ENOUGH(store->copy);
    return 0;
}
