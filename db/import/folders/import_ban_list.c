// import_ban_list.c -- a set's ban list, formats.csv: a format and a card that it bans.
//
//     format,card,since
//     match,Scrapheap,2026-09-18
//
// A row names its card, whether the database has it or not, because a list also bans
// cards of sets that nobody has imported yet. `since` may be empty.

#include "db/import/folders/import_ban_list.h"

#include <string.h>

#include "db/import/base/ban_format.h"
#include "db/store/bans.h"
#include "db/text/csv.h"
#include "db/text/file.h"
#include "db/text/name_match.h"

enum { COLUMN_FORMAT, COLUMN_CARD, COLUMN_SINCE, COLUMNS };

static const char *const columns[COLUMNS] = {"format", "card", "since"};

// One list on its way into the database.
typedef struct {
    Importer *importer;
    const char *path;
    const char *code; // of the set
    int64_t set;
    int at[COLUMNS]; // place of each column in the file, -1 without it
    int rejected;
} List;

static const char *ban_field(const List *list, const CsvRow *row, int column)
{
    const int at = list->at[column];

    return at >= 0 && at < row->n ? row->fields[at] : "";
}

static void reject_ban(List *list, const CsvRow *row, int column, const char *expected)
{
    list->rejected++;
    import_account_reject(list->importer->account,
                          &(Problem){.file = list->path,
                                     .row = (int)row->line,
                                     .column = columns[column],
                                     .value = ban_field(list, row, column),
                                     .expected = expected,
                                     .found = FOUND_ROW_OTHER});
}

static bool check_row(List *list, const CsvRow *row)
{
    const Rules *rules = list->importer->rules;
    const char *since = ban_field(list, row, COLUMN_SINCE);
    char folded[NAME_BYTES_MAX];

    name_match_fold(ban_field(list, row, COLUMN_CARD), folded, sizeof folded);
    if (!ban_format_find(rules, ban_field(list, row, COLUMN_FORMAT)))
        reject_ban(list,
                   row,
                   COLUMN_FORMAT,
                   ban_format_names(rules, list->importer->db->arena));
    else if (!*folded || strlen(ban_field(list, row, COLUMN_CARD)) > NAME_BYTES_MAX)
        reject_ban(list, row, COLUMN_CARD, "the name of a card");
    else if (*since && !bans_is_day(since))
        reject_ban(list, row, COLUMN_SINCE, "a day such as 2026-09-18, or nothing");
    else
        return true;
    return false;
}

// Adds a row to temp.fresh. The bans that are not there at the end are those that the
// list lost.
static int note_row(List *list, const CsvRow *row)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(ban_field(list, row, COLUMN_CARD), folded, sizeof folded);
    return import_db_exec(
        list->importer->db,
        "INSERT INTO temp.fresh"
        " VALUES (?1, ?2, ?3, ?4)"
        " ON CONFLICT"
        " DO NOTHING",
        "tttt",
        ban_format_find(list->importer->rules, ban_field(list, row, COLUMN_FORMAT)),
        folded,
        ban_field(list, row, COLUMN_CARD),
        ban_field(list, row, COLUMN_SINCE));
}

static int begin_ban_list(ImportDb *db)
{
    if (import_db_exec(
            db,
            "CREATE TEMP TABLE IF NOT EXISTS fresh (format TEXT, folded TEXT,"
            " name TEXT, since TEXT, PRIMARY KEY (format, folded))",
            ""))
        return -1;
    return import_db_exec(db, "DELETE FROM temp.fresh", "");
}

static int count_bans(List *list, const char *sql, Done done)
{
    ImportAccount *account = list->importer->account;
    sqlite3_stmt *row = store_statement(account->db->store, sql, account->db->err);
    int status;

    if (!row) return -1;
    store_bind(row, "i", list->set);
    while ((status = store_step(account->db->store, row, account->db->err)) > 0)
        for (int n = store_number(row, 0); n > 0; n--)
            import_account_count(account, done);
    return status;
}

#define SAME                                                                           \
    " b JOIN temp.fresh f USING (format, folded) WHERE b.card_set = ?1"                \
    " AND b.name = f.name AND b.since = f.since"
#define OTHER                                                                          \
    " b JOIN temp.fresh f USING (format, folded) WHERE b.card_set = ?1"                \
    " AND (b.name <> f.name OR b.since <> f.since)"
#define NEW                                                                            \
    " temp.fresh f WHERE NOT EXISTS (SELECT 1 FROM format_ban b WHERE b.card_set = ?1" \
    " AND b.format = f.format AND b.folded = f.folded)"
#define GONE                                                                           \
    " format_ban WHERE card_set = ?1 AND (format, folded) NOT IN"                      \
    " (SELECT format, folded FROM temp.fresh)"

// Counts and tells the bans that the list lost, and removes them.
static int remove_gone(List *list)
{
    ImportAccount *account = list->importer->account;
    sqlite3_stmt *row = store_statement(
        account->db->store, "SELECT format, name FROM" GONE, account->db->err);
    int status;

    if (!row) return -1;
    store_bind(row, "i", list->set);
    while ((status = store_step(account->db->store, row, account->db->err)) > 0) {
        import_account_count(account, DONE_REMOVED);
        import_account_gone(
            account,
            list->code,
            arena_format(account->db->arena, "ban in %s", store_text(row, 0)),
            store_text(row, 1));
    }
    return status < 0 ? -1
                      : import_db_exec(account->db, "DELETE FROM" GONE, "i", list->set);
}

// Writes the differences. A list with faulty rows removes nothing, because a faulty row
// may be the one that seems to be missing.
static int write_bans(List *list)
{
    if (count_bans(list, "SELECT count(*) FROM format_ban" SAME, DONE_UNCHANGED) ||
        count_bans(list, "SELECT count(*) FROM format_ban" OTHER, DONE_CHANGED) ||
        count_bans(list, "SELECT count(*) FROM" NEW, DONE_ADDED))
        return -1;
    if (import_db_exec(list->importer->db,
                       "INSERT INTO temp.same SELECT the_game(), 'ban', ?1,"
                       " format || ' ' || folded FROM format_ban" SAME,
                       "i",
                       list->set))
        return -1;
    if (!list->rejected && remove_gone(list)) return -1;
    return import_db_exec(
        list->importer->db,
        "INSERT INTO format_ban (card_set, format, folded, name, since)"
        " SELECT ?1, format, folded, name, since"
        " FROM temp.fresh"
        " WHERE 1"
        " ON CONFLICT (folded, format, card_set)"
        " DO UPDATE SET name = excluded.name, since = excluded.since"
        " WHERE name <> excluded.name OR since <> excluded.since",
        "i",
        list->set);
}

static bool is_column(const char *heading)
{
    for (int i = 0; i < COLUMNS; i++)
        if (!strcmp(heading, columns[i])) return true;
    return false;
}

static int read_head(List *list, const CsvRow *head, Err *err)
{
    for (int i = 0; i < COLUMNS; i++) {
        list->at[i] = -1;
        for (int k = 0; k < head->n; k++)
            if (!strcmp(head->fields[k], columns[i])) list->at[i] = k;
    }
    for (int k = 0; k < head->n; k++)
        if (*head->fields[k] && !is_column(head->fields[k]))
            return err_set(
                err,
                65,
                "%s: column '%s': expected format, card, since; a list of its "
                "own has more: cardwright import bans.csv",
                list->path,
                head->fields[k]);
    if (list->at[COLUMN_FORMAT] >= 0 && list->at[COLUMN_CARD] >= 0) return 0;
    return err_set(
        err, 65, "%s: expected a first row with format, card, since", list->path);
}

static int read_rows(List *list, Csv *csv)
{
    ImportAccount *account = list->importer->account;
    CsvRow *row = arena_take(account->db->arena, sizeof *row);
    int status = csv_next(csv, row, account->db->err);

    if (status < 0 || read_head(list, row, account->db->err)) return -1;
    while ((status = csv_next(csv, row, account->db->err)) > 0) {
        for (int k = 0; k < row->n; k++)
            account->step.hash = import_db_hash(row->fields[k], account->step.hash);
        if (row->refused)
            reject_ban(list, row, COLUMN_CARD, row->refused);
        else if (check_row(list, row) && note_row(list, row))
            return -1;
    }
    return status;
}

static int read_list(List *list)
{
    Source *source = source_open_inside(list->path, list->importer->db->err);

    if (!source) return -1;
    Csv *csv = csv_open(source, ',');
    int failed = read_rows(list, csv);
    csv_close(csv);
    source_tell_guess(source, &list->importer->account->report->notes);
    source_close(source);
    return failed;
}

int import_ban_list(Importer *importer, const SetFolder *set, int64_t set_id)
{
    List list = {.importer = importer,
                 .path = arena_format(importer->db->arena, "%s/formats.csv", set->path),
                 .code = set->code,
                 .set = set_id};
    const bool there = file_is_there(list.path);
    const int64_t known = import_db_find(importer->db,
                                         "SELECT count(*)"
                                         " FROM format_ban b"
                                         " JOIN card_set s ON s.id = b.card_set"
                                         " WHERE s.game = the_game() AND s.code = ?1",
                                         set->code);

    if (known < 0) return -1;
    if (!there && !known) return 0;
    import_account_open(importer->account, set->code, "bans");
    if (begin_ban_list(importer->db)) return -1;
    if (there && read_list(&list)) return -1;
    return write_bans(&list);
}
