// upgrade.c -- one transaction from an earlier version of the schema to the present
// one.
//
// The transaction takes the write lock first, so the file cannot change while it is
// copied. A second connection makes the copy, and not a read of the file, because
// closing the file would drop the lock of the first connection (POSIX locks).

#include "db/schema/upgrade.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/schema/schema.h"
#include "db/schema/schema_check.h"

enum {
    COPIES_MAX = 1000,
    COMPARED_BYTES = 4096,
    NAME_ROOM = 40, // bytes that a copy's name adds to the database's
};

const UpgradeStep upgrade_steps[] = {
    {5, upgrade_5_sql},
    {6, upgrade_6_sql},
    {7, upgrade_7_sql},
    {8, upgrade_8_sql},
    {9, upgrade_9_sql},
    {10, upgrade_10_sql},
    {11, upgrade_11_sql},
    {12, upgrade_12_sql},
    {13, upgrade_13_sql},
    {14, upgrade_14_sql},
    {0, NULL},
};

int upgrade_oldest(const UpgradeStep *steps, int target)
{
    return steps[0].sql && steps[0].from < target ? steps[0].from : target;
}

static int fail_upgrade(const Upgrade *upgrade, Err *err)
{
    return err_set(err,
                   74,
                   "database %s cannot be brought forward: %s; it is left as it was",
                   upgrade->path,
                   sqlite3_errmsg(upgrade->db));
}

static int execute_step(const Upgrade *upgrade, const char *sql, Err *err)
{
    if (sqlite3_exec(upgrade->db, sql, NULL, NULL, NULL) == SQLITE_OK) return 0;
    return fail_upgrade(upgrade, err);
}

// Returns the number that [sql] finds, or -1 with [err].
static int find_number(const Upgrade *upgrade, const char *sql, Err *err)
{
    sqlite3_stmt *row = NULL;
    int n = -1;

    sqlite3_prepare_v2(upgrade->db, sql, -1, &row, NULL);
    if (sqlite3_step(row) == SQLITE_ROW)
        n = sqlite3_column_int(row, 0);
    else
        (void)fail_upgrade(upgrade, err);
    sqlite3_finalize(row);
    return n;
}

// Runs the statements that the query [sql] returns as one text.
static int run_made(const Upgrade *upgrade, const char *sql, Err *err)
{
    sqlite3_stmt *row = NULL;
    char *made = NULL;

    sqlite3_prepare_v2(upgrade->db, sql, -1, &row, NULL);
    if (sqlite3_step(row) == SQLITE_ROW)
        made = sqlite3_mprintf("%s", sqlite3_column_text(row, 0));
    sqlite3_finalize(row);
    int failed = made ? execute_step(upgrade, made, err) : fail_upgrade(upgrade, err);
    sqlite3_free(made);
    return failed;
}

// Drops the search index, so that the steps may change any table.
static int drop_index(const Upgrade *upgrade, Err *err)
{
    return run_made(upgrade,
                    "SELECT coalesce(group_concat('DROP ' || CASE type WHEN 'view'"
                    " THEN 'VIEW ' ELSE 'TABLE ' END || name, ';'), '')"
                    " FROM sqlite_schema"
                    " WHERE type = 'view' OR sql LIKE 'CREATE VIRTUAL TABLE%'",
                    err);
}

static int make_index(const Upgrade *upgrade, Err *err)
{
    if (execute_step(upgrade, search_index_sql, err)) return -1;
    return run_made(
        upgrade,
        "SELECT coalesce(group_concat(format('INSERT INTO %s (%s) VALUES (''rebuild'')', name, name), ';'), '')"
        " FROM sqlite_schema"
        " WHERE sql LIKE 'CREATE VIRTUAL TABLE%'",
        err);
}

// Checks all foreign keys at the end. They are off during the steps, so that a step may
// replace a table.
static int check_references(const Upgrade *upgrade, Err *err)
{
    int n = find_number(upgrade, "SELECT count(*) FROM pragma_foreign_key_check", err);

    if (n <= 0) return n;
    return err_set(err,
                   65,
                   "database %s cannot be brought forward: %d rows refer to rows "
                   "that are missing; it is left as it was",
                   upgrade->path,
                   n);
}

static int take_steps(const Upgrade *upgrade, int version, Err *err)
{
    char number[64];

    if (drop_index(upgrade, err)) return -1;
    for (const UpgradeStep *step = upgrade->steps; step->sql; step++) {
        if (step->from != version || version == upgrade->target) continue;
        if (execute_step(upgrade, step->sql, err)) return -1;
        version++;
    }
    if (version != upgrade->target)
        return err_set(err,
                       65,
                       "database %s has version %d, and no upgrade starts from it",
                       upgrade->path,
                       version);
    (void)snprintf(number, sizeof number, "PRAGMA user_version = %d", version);
    if (make_index(upgrade, err) || check_references(upgrade, err)) return -1;
    if (version == SCHEMA_VERSION && schema_check(upgrade->db, upgrade->path, err))
        return -1;
    return execute_step(upgrade, number, err);
}

static int copy_failed(const Upgrade *upgrade, const char *why, Err *err)
{
    return err_set(err,
                   74,
                   "database %s cannot be copied before it is brought forward: %s; it "
                   "is left as it was",
                   upgrade->path,
                   why);
}

// Copies the database, as it was before this transaction, into the file [to].
static int copy_database(const Upgrade *upgrade, const char *to, Err *err)
{
    sqlite3 *source = NULL, *target = NULL;
    int status = sqlite3_open_v2(upgrade->path, &source, SQLITE_OPEN_READONLY, NULL);

    if (status == SQLITE_OK) status = sqlite3_open(to, &target);
    if (status == SQLITE_OK) {
        sqlite3_backup *backup = sqlite3_backup_init(target, "main", source, "main");
        status = backup ? sqlite3_backup_step(backup, -1) : sqlite3_errcode(target);
        sqlite3_backup_finish(backup);
    }
    sqlite3_close(source);
    sqlite3_close(target);
    return status == SQLITE_DONE ? 0
                                 : copy_failed(upgrade, sqlite3_errstr(status), err);
}

// Gives [file] the name [copy], unless a file has that name. A link, unlike rename,
// never replaces a file. Some file systems know no links; there the write lock keeps
// other upgrades away between the look and the rename.
static int name_file(const char *file, const char *copy)
{
    if (link(file, copy) == 0) return 0;
    if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) return -1;
    if (access(copy, F_OK) != 0) return rename(file, copy);
    errno = EEXIST;
    return -1;
}

// Returns whether a copy that is there has the bytes of [file]. A pipe would be waited for.
static bool is_alike(const char *file, const char *copy)
{
    struct stat info;
    const bool regular = stat(copy, &info) == 0 && S_ISREG(info.st_mode);
    FILE *a = fopen(file, "rb"), *b = regular ? fopen(copy, "rb") : NULL;
    char here[COMPARED_BYTES], there[COMPARED_BYTES];
    bool alike = a && b;
    size_t n = 1;

    while (alike && n) {
        n = fread(here, 1, sizeof here, a);
        alike = fread(there, 1, sizeof there, b) == n && !memcmp(here, there, n);
    }
    if (a) (void)fclose(a);
    if (b) (void)fclose(b);
    return alike;
}

// Gives [file] the first free name for a copy. A copy that is there with the same bytes is
// that of an upgrade which was killed, and serves again.
static int name_copy(Upgrade *upgrade, int version, const char *file, Err *err)
{
    for (int i = 1; i < COPIES_MAX; i++) {
        (void)snprintf(upgrade->copy,
                       sizeof upgrade->copy,
                       i > 1 ? "%s.v%d.bak.%d" : "%s.v%d.bak",
                       upgrade->path,
                       version,
                       i);
        if (name_file(file, upgrade->copy) == 0) return 0;
        if (errno != EEXIST) break;
        upgrade->copied_before = is_alike(file, upgrade->copy);
        if (upgrade->copied_before) return 0;
    }
    upgrade->copy[0] = '\0';
    return copy_failed(upgrade, strerror(errno), err);
}

// Makes a copy that gets its name only when it is complete. It overwrites what a
// stopped program left under the temporary name; the write lock makes that safe.
static int make_copy(Upgrade *upgrade, int version, Err *err)
{
    char file[sizeof upgrade->copy];

    if (strlen(upgrade->path) + NAME_ROOM > sizeof file)
        return copy_failed(upgrade, "its name is too long", err);
    (void)snprintf(file, sizeof file, "%s.copying", upgrade->path);
    (void)unlink(file);
    int failed = copy_database(upgrade, file, err);
    if (!failed) failed = name_copy(upgrade, version, file, err);
    (void)unlink(file);
    return failed;
}

// Undoes the steps, and removes the copy if the file is then as it was.
static void undo_upgrade(Upgrade *upgrade, int version)
{
    Err ignored;

    (void)sqlite3_exec(upgrade->db, "ROLLBACK", NULL, NULL, NULL);
    if (find_number(upgrade, "PRAGMA user_version", &ignored) != version) return;
    if (!upgrade->copied_before) (void)unlink(upgrade->copy);
    upgrade->copy[0] = '\0';
}

static int copy_and_step(Upgrade *upgrade, Err *err)
{
    int version = find_number(upgrade, "PRAGMA user_version", err);

    if (version < 0) return -1;
    if (version == upgrade->target) return execute_step(upgrade, "ROLLBACK", err);
    if (make_copy(upgrade, version, err)) return -1;
    if (!take_steps(upgrade, version, err) && !execute_step(upgrade, "COMMIT", err))
        return 0;
    undo_upgrade(upgrade, version);
    return -1;
}

int upgrade_run(Upgrade *upgrade, Err *err)
{
    upgrade->copy[0] = '\0';
    upgrade->copied_before = false;
    if (execute_step(upgrade, "PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE", err))
        return -1;
    int failed = copy_and_step(upgrade, err);
    if (failed) (void)sqlite3_exec(upgrade->db, "ROLLBACK", NULL, NULL, NULL);
    (void)sqlite3_exec(upgrade->db, "PRAGMA foreign_keys = ON", NULL, NULL, NULL);
    return failed;
}
