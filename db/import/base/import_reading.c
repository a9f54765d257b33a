// import_reading.c -- one list or folder that an import reads: its source, and its counts.

#include "db/import/base/import_reading.h"

#include <string.h>
#include <sys/stat.h>

#include "db/settle/statement.h"
#include "engine/base/base.h"

int import_reading_begin(ImportReading *reading, const char *file, const char *source,
                         const char *form)
{
    ImportDb *db = reading->importer->db;

    reading->file = reading->label = file;
    reading->form = form;
    reading->name = source;
    reading->source = statement_source(db->store, source, false, db->err);
    reading->known = reading->source > 0;
    if (reading->source < 0) return -1;
    return import_db_exec(db, "DELETE FROM temp.met", "");
}

ImportReading import_reading_of_step(Importer *importer)
{
    const char *path = importer->account->step.path;

    import_account_open(importer->account, path, "cards");
    return (ImportReading){.importer = importer, .file = path, .label = path};
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
    const size_t n = strlen(importer->account->step.path);
    const char *slash = strrchr(file, '/');

    if (given) return given;
    if (!strcmp(importer->account->step.path, "-")) return form;
    if (!strncmp(file, importer->account->step.path, n) && file[n] == '/') {
        if (is_folder(importer->account->step.path)) return file + n + 1;
        // Something in an archive, or a sheet: the file's name comes first.
        slash = memrchr(importer->account->step.path, '/', n);
        return slash ? slash + 1 : file;
    }
    return slash ? slash + 1 : file;
}

int import_reading_start(ImportReading *reading)
{
    ImportAccount *account = reading->importer->account;

    if (reading->id) return 0;
    if (import_account_start(account)) return -1;
    reading->source =
        statement_source(account->db->store, reading->name, true, account->db->err);
    if (reading->source < 0 ||
        import_db_exec(account->db,
                       "INSERT INTO reading (import, source, form) VALUES (?1, ?2, ?3)",
                       "iit",
                       account->step.id,
                       reading->source,
                       reading->form))
        return -1;
    reading->id = sqlite3_last_insert_rowid(account->db->store->db);
    return 0;
}

// ---- counting

int import_reading_count(const ImportReading *reading, const char *kind,
                         const char *code, Done done)
{
    ImportAccount *account = reading->importer->account;
    static const char *const notes[] = {
        "INSERT OR IGNORE INTO temp.counted VALUES (?1, ?2)",
        "INSERT OR IGNORE INTO temp.unchanged VALUES (?1, ?2)"};

    if (done == DONE_UNCHANGED)
        return import_db_exec(account->db, notes[1], "tt", code, kind);
    // A list that is new meets a card once, a folder twice: with its printings, too.
    if (reading->known ||
        (reading->form && !strcmp(reading->form, STATEMENT_FORM_SET))) {
        if (import_db_exec(account->db, notes[0], "tt", code, kind)) return -1;
        if (!sqlite3_changes(account->db->store->db)) return 0;
    }
    import_account_open(account, reading->label, kind);
    import_account_count(account, done);
    return 0;
}

// Notes the subjects of the rows that the list states again: a card, another printing of
// one, or no known card. So a card counts once, however many rows it has.
#define ROW_OF_NAME "s.code IS NULL OR s.code >= '?' AND s.code < '@'"
static const char same_rows[] =
    "INSERT OR IGNORE INTO temp.unchanged"
    " SELECT coalesce(print, named, '?' || id), CASE"
    " WHEN print IS NOT NULL THEN iif(lower(print) = lower(card), 'cards', 'printings')"
    " WHEN named IS NOT NULL THEN 'cards' ELSE 'waiting' END FROM ("
    "  SELECT s.id, p.code AS print, c.code AS card, CASE WHEN " ROW_OF_NAME " THEN"
    "   coalesce((SELECT code FROM card WHERE game = s.game AND folded = s.folded"
    "     ORDER BY id LIMIT 1),"
    "    (SELECT k.code FROM card_name n JOIN card k ON k.id = n.card"
    "     WHERE k.game = s.game AND n.folded = s.folded ORDER BY k.id LIMIT 1))"
    "   END AS named"
    "  FROM temp.met m CROSS JOIN said s ON s.id = m.said"
    "  LEFT JOIN printing p ON p.game = s.game AND p.code = s.code"
    "  LEFT JOIN card c ON c.id = p.card"
    "  WHERE s.content IS NOT NULL AND s.reading <> ?1)";

int import_reading_count_same(const ImportReading *reading)
{
    ImportAccount *account = reading->importer->account;
    static const char *const kinds[] = {"cards", "printings", "waiting"};

    if (reading->known && import_db_exec(account->db, same_rows, "i", reading->id))
        return -1;
    for (int i = 0; i < COUNT_OF(kinds); i++) {
        const int64_t n = import_db_find(
            account->db,
            "SELECT count(*) FROM temp.unchanged u WHERE kind = ?1 AND NOT EXISTS"
            " (SELECT 1 FROM temp.counted WHERE code = u.code AND kind = u.kind)",
            kinds[i]);
        if (n < 0) return -1;
        if (!n) continue;
        import_account_open(account, reading->label, i == 1 ? kinds[i] : kinds[0]);
        if (i < 2)
            account->tally->unchanged += (int)n;
        else
            account->tally->waiting += (int)n;
    }
    return import_db_exec(account->db, "DELETE FROM temp.unchanged", "") ||
                   import_db_exec(account->db, "DELETE FROM temp.counted", "")
               ? -1
               : 0;
}
