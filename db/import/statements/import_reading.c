// import_reading.c -- one list or folder of an import as a source that says something.

#include "db/import/statements/import_reading.h"

#include <string.h>
#include <sys/stat.h>

#include "db/import/settle/import_set_row.h"
#include "db/import/settle/import_settle.h"
#include "db/import/statements/import_other.h"
#include "db/import/statements/import_recode.h"
#include "db/settle/set_size.h"
#include "engine/kernel/base/base.h"
#include "engine/kernel/base/text.h"

int import_reading_begin(Importer *importer, const char *file, const char *source,
                         const char *form)
{
    ImportReading *reading = &importer->reading;

    *reading =
        (ImportReading){.file = file, .label = file, .form = form, .name = source};
    reading->source = statement_source(importer->store, source, false, importer->err);
    reading->known = reading->source > 0;
    if (reading->source < 0) return -1;
    return importer_exec(importer, "DELETE FROM temp.met", "");
}

static bool is_folder(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

const char *import_reading_source(const Importer *importer, const char *file,
                                  const char *form)
{
    const char *given = importer->options->source;
    const size_t n = strlen(importer->path);
    const char *slash = strrchr(file, '/');

    if (given) return given;
    if (!strcmp(importer->path, "-")) return form;
    if (!strncmp(file, importer->path, n) && file[n] == '/') {
        if (is_folder(importer->path)) return file + n + 1;
        // Something in an archive, or a sheet: the file's name comes first.
        slash = memrchr(importer->path, '/', n);
        return slash ? slash + 1 : file;
    }
    return slash ? slash + 1 : file;
}

// Makes the rows of import, source and reading when the first word is said.
static int start(Importer *importer)
{
    ImportReading *reading = &importer->reading;

    if (reading->id) return 0;
    if (importer_start(importer)) return -1;
    reading->source =
        statement_source(importer->store, reading->name, true, importer->err);
    if (reading->source < 0 ||
        importer_exec(importer,
                      "INSERT INTO reading (import, source, form) VALUES (?1, ?2, ?3)",
                      "iit",
                      importer->import,
                      reading->source,
                      reading->form))
        return -1;
    reading->id = sqlite3_last_insert_rowid(importer->store->db);
    return 0;
}

int import_reading_say(Importer *importer, const NewStatement *row)
{
    NewStatement complete = *row;

    if (start(importer)) return -1;
    complete.reading = importer->reading.id;
    complete.place.source = importer->reading.source;
    return statement_add(importer->store, &complete, importer->err);
}

// ---- sets

// Reads what the source says of a set. Sets [name], "" without one, and [size]. Returns
// whether it says anything, -1 on failure.
static int find_set(Importer *importer, const char *code, char *name, size_t room,
                    int *size)
{
    sqlite3_stmt *row = store_statement(
        importer->store,
        "SELECT coalesce(max(s.size), 0), count(*),"
        " (SELECT n.name FROM said_set n JOIN reading k ON k.id = n.reading"
        "  JOIN import j ON j.id = k.import"
        "  WHERE n.game = the_game() AND n.code = ?1 AND k.source = ?2"
        "  AND j.undone = 0 AND n.name IS NOT NULL ORDER BY n.reading DESC LIMIT 1)"
        " FROM said_set s JOIN reading r ON r.id = s.reading"
        " JOIN import i ON i.id = r.import"
        " WHERE s.game = the_game() AND s.code = ?1 AND r.source = ?2 AND i.undone = 0",
        importer->err);

    if (!row) return -1;
    store_bind(row, "ti", code, importer->reading.source);
    const int status = store_step(importer->store, row, importer->err);
    *size = status > 0 ? sqlite3_column_int(row, 0) : 0;
    const int n = status > 0 ? sqlite3_column_int(row, 1) : 0;
    (void)text_format(name, room, "%s", status > 0 ? store_text(row, 2) : "");
    sqlite3_reset(row);
    return status < 0 ? -1 : n > 0;
}

int import_reading_touch_set(Importer *importer, const char *code, int size)
{
    const char *first = arena_format(importer->arena, "%s-", code);
    const char *behind = arena_format(importer->arena, "%s.", code);
    const char *total = arena_format(importer->arena, "%%/%03d", size);

    return importer_exec(importer,
                         "INSERT OR IGNORE INTO temp.touched"
                         " SELECT id FROM said"
                         " WHERE game = the_game() AND base > ?1 AND base < ?2",
                         "tt",
                         first,
                         behind) ||
                   importer_exec(importer,
                                 "INSERT OR IGNORE INTO temp.touched"
                                 " SELECT id FROM said"
                                 " WHERE game = the_game() AND base LIKE ?1",
                                 "t",
                                 total)
               ? -1
               : 0;
}

// Writes what the source says of a set, if it is new.
static int say_set(Importer *importer, const char *code, const char *name, int size)
{
    char known[NAME_BYTES_MAX], real[SET_CODE_BYTES] = "";
    int known_size = 0;

    if (set_name_is_key(code) &&
        set_name_find(importer->store, code + 1, real, importer->err) < 0)
        return -1;
    const char *set = *real ? real : code;
    const int before = set_size_of(&importer->settling, set);
    if (before < 0) return -1;
    const int found = find_set(importer, code, known, sizeof known, &known_size);
    if (found < 0) return -1;
    const bool renames = *name && strcmp(known, name) != 0;
    if (!renames && size <= known_size && (found || !set_name_is_key(code))) return 0;
    importer->settling.size_set[0] = '\0';
    if (start(importer) ||
        importer_exec(importer,
                      "INSERT INTO said_set (game, code, reading, name, size)"
                      " VALUES (the_game(), ?1, ?2, nullif(?3, ''), ?4)",
                      "titn",
                      code,
                      importer->reading.id,
                      renames ? name : "",
                      size))
        return -1;
    if (size > before && import_reading_touch_set(importer, set, size)) return -1;
    return renames ? import_set_row_name(importer, code) : 0;
}

int import_reading_say_set(Importer *importer, const char *code, const char *name,
                           int size)
{
    ImportReading *reading = &importer->reading;

    if (!strcmp(reading->set, code) && size <= reading->set_size &&
        (!name || !strcmp(name, reading->set_name)))
        return 0;
    (void)text_format(reading->set, sizeof reading->set, "%s", code);
    if (name)
        (void)text_format(reading->set_name, sizeof reading->set_name, "%s", name);
    reading->set_size = size;
    return importer_exec(importer,
                         "INSERT INTO temp.named VALUES (?1, ?2, ?3)"
                         " ON CONFLICT DO UPDATE SET"
                         " name = min(coalesce(name, ?2), coalesce(?2, name)),"
                         " size = max(size, ?3)",
                         "ttn",
                         code,
                         name,
                         size);
}

// Says what the list said of its sets.
static int say_sets(Importer *importer)
{
    char code[NAME_BYTES_MAX + 1] = "", name[NAME_BYTES_MAX];
    int status;

    for (;;) {
        sqlite3_stmt *row = store_statement(importer->store,
                                            "SELECT code, name, size FROM temp.named"
                                            " WHERE code > ?1 ORDER BY code LIMIT 1",
                                            importer->err);
        if (!row) return -1;
        store_bind(row, "t", code);
        status = store_step(importer->store, row, importer->err);
        if (status <= 0) return status;
        (void)text_format(code, sizeof code, "%s", store_text(row, 0));
        (void)text_format(name, sizeof name, "%s", store_text(row, 1));
        const int size = sqlite3_column_int(row, 2);
        sqlite3_reset(row);
        if (say_set(importer, code, name, size)) return -1;
    }
}

// ---- trust, and rows that a list lost

int import_reading_meet(Importer *importer, int64_t said)
{
    if (importer_exec(
            importer, "INSERT OR IGNORE INTO temp.met VALUES (?1, 1)", "i", said))
        return -1;
    return sqlite3_changes(importer->store->db) == 0;
}

int import_reading_differ(Importer *importer, int64_t said)
{
    return importer_exec(
        importer, "UPDATE temp.met SET again = 0 WHERE said = ?1", "i", said);
}

#define ROWS_OF_SOURCE                                                                 \
    " FROM said s JOIN reading r ON r.id = s.reading JOIN import i ON i.id = r.import" \
    " WHERE r.source = ?1 AND r.id <> ?2 AND " STATEMENT_LATEST("s", "r", "i") " > 0"

#define NO_LATER                                                                       \
    " AND NOT EXISTS (SELECT 1 FROM said n"                                            \
    " JOIN reading k ON k.id = n.reading JOIN import j ON j.id = k.import"             \
    " WHERE n.game = s.game AND n.language = s.language AND n.id > s.id"               \
    " AND k.source = ?1 AND " STATEMENT_LATEST("n", "k", "j") " > 0"

#define NO_LATER_CODE                                                                  \
    " AND s.code IS NOT NULL" NO_LATER " AND n.base = s.base AND n.code = s.code)"
#define NO_LATER_NAME                                                                  \
    " AND s.code IS NULL" NO_LATER " AND n.folded = s.folded AND n.code IS NULL)"

#define LOST_ROWS                                                                      \
    "INSERT INTO temp.lost SELECT s.id" ROWS_OF_SOURCE " AND s.content IS NOT NULL"    \
    " AND s.id NOT IN (SELECT said FROM temp.met)"
#define GONE_ROWS                                                                      \
    "INSERT OR IGNORE INTO temp.met SELECT s.id, 1" ROWS_OF_SOURCE                     \
    " AND s.content IS NULL"

static int run_both(Importer *importer, const char *const both[2])
{
    const ImportReading *reading = &importer->reading;

    for (int i = 0; i < 2; i++)
        if (importer_exec(importer, both[i], "ii", reading->source, reading->id))
            return -1;
    return 0;
}

int import_reading_gone(Importer *importer)
{
    static const char *const meets[2] = {GONE_ROWS NO_LATER_CODE,
                                         GONE_ROWS NO_LATER_NAME};

    return importer->reading.known ? run_both(importer, meets) : 0;
}

// Says of the rows that the list no longer has that they are gone.
static int say_lost(Importer *importer)
{
    static const char *const finds[2] = {LOST_ROWS NO_LATER_CODE,
                                         LOST_ROWS NO_LATER_NAME};
    const ImportReading *reading = &importer->reading;

    if (run_both(importer, finds) || import_reading_gone(importer)) return -1;
    const int64_t n = importer_find(importer, "SELECT count(*) FROM temp.lost", NULL);
    if (n <= 0) return n < 0 ? -1 : 0;
    if (start(importer)) return -1;
    return importer_exec(
               importer,
               "INSERT INTO said (game, reading, code, base, folded, language,"
               " line, content)"
               " SELECT game, ?1, code, base, folded, language, line, NULL"
               " FROM said WHERE id IN (SELECT said FROM temp.lost)",
               "i",
               reading->id) ||
                   importer_exec(importer,
                                 "INSERT OR IGNORE INTO temp.touched"
                                 " SELECT said FROM temp.lost",
                                 "")
               ? -1
               : 0;
}

// Gives the source the trust that the user asked for.
static int set_trust(Importer *importer)
{
    const ImportReading *reading = &importer->reading;
    const int before = sqlite3_total_changes(importer->store->db);

    if (importer_exec(importer,
                      "UPDATE source SET trust = ?2 WHERE id = ?1 AND trust <> ?2",
                      "in",
                      reading->source,
                      importer->options->trust))
        return -1;
    if (sqlite3_total_changes(importer->store->db) == before)
        return import_other_same(importer, 0, "trust", reading->name);
    importer->report->written = true;
    return importer_start(importer) ||
                   importer_exec(importer,
                                 "INSERT OR IGNORE INTO temp.touched"
                                 " SELECT s.id FROM reading r"
                                 " JOIN said s ON s.reading = r.id"
                                 " WHERE r.source = ?1",
                                 "i",
                                 reading->source)
               ? -1
               : 0;
}

// ---- what a list says again

int import_reading_again_begin(Importer *importer)
{
    static const char *const tables[] = {
        "CREATE TEMP TABLE IF NOT EXISTS again_reading"
        " (number INTEGER PRIMARY KEY, reading INTEGER, source INTEGER, form TEXT)",
        "CREATE TEMP TABLE IF NOT EXISTS again"
        " (number INTEGER, last INTEGER, first INTEGER)",
        "CREATE TEMP TABLE IF NOT EXISTS again_set"
        " (number INTEGER, code TEXT, name TEXT, size INTEGER)",
        "DELETE FROM temp.again_reading",
        "DELETE FROM temp.again",
        "DELETE FROM temp.again_set"};

    for (int i = 0; i < COUNT_OF(tables); i++)
        if (importer_exec(importer, tables[i], "")) return -1;
    return 0;
}

// Notes which rows and sets the list says as its source said them before. Rows beside each
// other are one range.
static int note_again(Importer *importer)
{
    const ImportReading *reading = &importer->reading;
    static const char *const notes[] = {
        "INSERT INTO temp.again"
        " SELECT (SELECT max(number) FROM temp.again_reading), max(said), min(said)"
        " FROM (SELECT said, said - row_number() OVER (ORDER BY said) AS range"
        "  FROM temp.met WHERE again = 1)"
        " GROUP BY range",
        "INSERT INTO temp.again_set"
        " SELECT (SELECT max(number) FROM temp.again_reading), code, name, size"
        " FROM temp.named"};

    if (!reading->known) return 0;
    if (importer_exec(importer,
                      "INSERT INTO temp.again_reading (reading, source, form)"
                      " VALUES (nullif(?1, 0), ?2, ?3)",
                      "iit",
                      reading->id,
                      reading->source,
                      reading->form))
        return -1;
    for (int i = 0; i < COUNT_OF(notes); i++)
        if (importer_exec(importer, notes[i], "")) return -1;
    return 0;
}

int import_reading_again(Importer *importer)
{
    static const char *const writes[] = {
        "DELETE FROM temp.again_reading"
        " WHERE number NOT IN (SELECT number FROM temp.again)"
        " AND number NOT IN (SELECT number FROM temp.again_set)",
        "INSERT INTO said_again SELECT k.reading, a.last, a.first"
        " FROM temp.again a JOIN temp.again_reading k ON k.number = a.number",
        "INSERT OR IGNORE INTO said_set (game, code, reading, name, size)"
        " SELECT q.game, a.code, k.reading, a.name, a.size FROM temp.again_set a"
        " JOIN temp.again_reading k ON k.number = a.number"
        " JOIN source q ON q.id = k.source"};
    int64_t number;

    if (importer_exec(importer, writes[0], "")) return -1;
    while ((number = importer_find(importer,
                                   "SELECT number FROM temp.again_reading"
                                   " WHERE reading IS NULL LIMIT 1",
                                   NULL)) > 0)
        if (importer_exec(importer,
                          "INSERT INTO reading (import, source, form)"
                          " SELECT ?2, source, form FROM temp.again_reading"
                          " WHERE number = ?1",
                          "ii",
                          number,
                          importer->import) ||
            importer_exec(importer,
                          "UPDATE temp.again_reading SET reading = ?2"
                          " WHERE number = ?1",
                          "ii",
                          number,
                          (int64_t)sqlite3_last_insert_rowid(importer->store->db)))
            return -1;
    return number < -1 || importer_exec(importer, writes[1], "") ||
                   importer_exec(importer, writes[2], "")
               ? -1
               : 0;
}

int import_reading_set_end(Importer *importer)
{
    return note_again(importer) || import_settle_count_same(importer) ? -1 : 0;
}

int import_reading_end(Importer *importer)
{
    const ImportReading *reading = &importer->reading;
    const ImportOptions *options = importer->options;

    if (!reading->name) return 0; // no row was read
    if (say_sets(importer) || import_recode(importer)) return -1;
    // A row that was left out may be the one that seems to be missing.
    if (options->remove && reading->known && !reading->rejected && say_lost(importer))
        return -1;
    if (options->sets_trust && reading->source && set_trust(importer)) return -1;
    return note_again(importer) ||
                   importer_exec(importer, "DELETE FROM temp.named", "") ||
                   importer_exec(importer, "DELETE FROM temp.lost", "") ||
                   import_settle(importer) || import_settle_count_same(importer)
               ? -1
               : 0;
}
