// import_bans.c -- checks the rows of a ban list and replaces what its source had.

#include "db/import/files/import_bans.h"

#include <string.h>

#include "db/bans/ban_list.h"
#include "db/import/base/ban_format.h"
#include "db/import/base/import_met.h"
#include "db/import/base/import_reading.h"
#include "db/import/statements/import_other.h"
#include "db/store/bans.h"
#include "db/store/lookup.h"
#include "db/store/lookup_near.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

static const char *const fields[BAN_FIELDS] = {
    "mode", "card", "code", "since", "until"};

// One list on its way into the database.
typedef struct {
    Importer *importer;
    const char *path;
    BanList bans;
    const BanRow *row;
    int rejected;
} List;

static int reject(List *list, BanField field, const char *value, const char *expected)
{
    const char *heading = list->bans.headings[field];

    list->rejected++;
    import_account_reject(list->importer->account,
                          &(Problem){.file = list->path,
                                     .row = list->row->row,
                                     .column = heading ? heading : fields[field],
                                     .value = value,
                                     .expected = expected,
                                     .found = FOUND_ROW_OTHER});
    return 0;
}

static const char *said(const List *list, BanField field)
{
    return list->row->fields[field];
}

static int reject_unknown(List *list, BanField field)
{
    ImportDb *db = list->importer->db;
    const char *near = list->rejected < NEAREST_NAMES_MAX
                           ? lookup_near(db->store, said(list, field), db->arena)
                           : NULL;

    return reject(list,
                  field,
                  said(list, field),
                  arena_format(db->arena,
                               "a card that the database has%s",
                               text_hint(near).text));
}

// Sets [id] to the card that a field names. Returns 0 if the row is left out, or -1.
static int find_card(List *list, BanField field, int64_t *id)
{
    ImportDb *db = list->importer->db;

    *id = 0;
    if (!*said(list, field)) return 1;
    if (strlen(said(list, field)) < NAME_BYTES_MAX)
        *id = lookup_card(db->store, said(list, field), db->err);
    if (*id < 0) return -1;
    return *id ? 1 : reject_unknown(list, field);
}

// Returns the name of the card, NULL with [*status] 0 if the row is left out, or -1.
static const char *name_of_card(List *list, int *status)
{
    ImportDb *db = list->importer->db;
    int64_t by_name, by_code;

    *status = find_card(list, BAN_CARD, &by_name);
    if (*status > 0) *status = find_card(list, BAN_CODE, &by_code);
    if (*status <= 0) return NULL;
    if (!by_name && !by_code)
        *status = reject(list, BAN_CARD, "", "the name or code of a card");
    else if (by_name && by_code && by_name != by_code)
        *status = reject(list,
                         BAN_CODE,
                         said(list, BAN_CODE),
                         arena_format(db->arena,
                                      "the code of '%s'; one of the two is wrong",
                                      said(list, BAN_CARD)));
    if (*status <= 0) return NULL;
    sqlite3_stmt *row =
        store_statement(db->store, "SELECT name FROM card WHERE id = ?1", db->err);
    *status = -1;
    if (!row) return NULL;
    store_bind(row, "i", by_name ? by_name : by_code);
    *status = store_step(db->store, row, db->err);
    const char *name = arena_text(db->arena, store_text(row, 0));
    sqlite3_reset(row);
    return *status > 0 ? name : NULL;
}

static bool is_day_or_nothing(List *list, BanField field)
{
    const char *day = said(list, field);

    if (!*day || bans_is_day(day)) return true;
    reject(list, field, day, "a day such as 2026-09-18");
    return false;
}

static bool check_days(List *list)
{
    const char *since = said(list, BAN_SINCE), *until = said(list, BAN_UNTIL);

    if (!is_day_or_nothing(list, BAN_SINCE) || !is_day_or_nothing(list, BAN_UNTIL))
        return false;
    if (!*since && !*until)
        reject(list, BAN_SINCE, "", "the day from which the ban holds");
    else if (*since && *until && strcmp(until, since) <= 0)
        reject(list, BAN_UNTIL, until, "a day after that from which the ban holds");
    else
        return true;
    return false;
}

static int note_ban(List *list, const char *format, const char *name)
{
    char folded[NAME_BYTES_MAX];

    name_match_fold(name, folded, sizeof folded);
    return import_db_exec(
        list->importer->db,
        "INSERT OR IGNORE INTO temp.banning VALUES (?1, ?2, ?3, ?4, ?5)",
        "ttttt",
        format,
        folded,
        name,
        said(list, BAN_SINCE),
        said(list, BAN_UNTIL));
}

// Sets [named] for each of the formats that the row names: "quick; long". Returns whether all of
// them are the game's, so that none counts without the others.
static bool find_formats(List *list, bool *named)
{
    const Rules *rules = list->importer->rules;
    Arena *arena = list->importer->db->arena;
    char *text =
        arena_text_n(arena, said(list, BAN_MODE), strlen(said(list, BAN_MODE)));
    char *rest = NULL;
    int n = 0;

    for (const char *word = strtok_r(text, ";,/", &rest); word;
         word = strtok_r(NULL, ";,/", &rest)) {
        word += strspn(word, " ");
        const size_t length = strcspn(word, " ");
        const char *format = ban_format_find(rules, arena_text_n(arena, word, length));
        if (!format || word[length + strspn(word + length, " ")]) {
            reject(list, BAN_MODE, word, ban_format_names(rules, arena));
            return false;
        }
        for (int i = 0; i < rules->formats_n; i++)
            named[i] |= format == rules->formats[i].name;
        n++;
    }
    if (!n) reject(list, BAN_MODE, "", ban_format_names(rules, arena));
    return n > 0;
}

static int note_formats(List *list, const char *name)
{
    const Rules *rules = list->importer->rules;
    bool named[FORMATS_MAX] = {false};

    if (!find_formats(list, named)) return 0;
    for (int i = 0; i < rules->formats_n; i++)
        if (named[i] && note_ban(list, rules->formats[i].name, name)) return -1;
    return 0;
}

static int take_row(List *list)
{
    int status;

    if (list->row->refused) return reject(list, BAN_CARD, "", list->row->refused);
    const char *name = name_of_card(list, &status);
    if (!name) return status;
    return check_days(list) ? note_formats(list, name) : 0;
}

#define KNOWN                                                                          \
    "SELECT b.format, b.folded, b.since, b.until FROM listed_ban b"                    \
    " JOIN ban_list l ON l.id = b.list WHERE l.game = the_game() AND l.name = ?1"
#define FRESH "SELECT format, folded, since, until FROM temp.banning"

static int count_changes(List *list, const char *name)
{
    static const char *const counts[] = {
        "SELECT count(*) FROM (" FRESH " EXCEPT " KNOWN ")",
        "SELECT count(*) FROM (" KNOWN " EXCEPT " FRESH ")",
        "SELECT count(*) FROM (" FRESH " INTERSECT " KNOWN ")"};
    Tally *tally = list->importer->account->tally;
    int *const sums[] = {&tally->added, &tally->removed, &tally->unchanged};

    for (int i = 0; i < COUNT_OF(counts); i++) {
        const int64_t n = import_db_find(list->importer->db, counts[i], name);
        if (n < 0) return -1;
        *sums[i] += (int)n;
        if (i < 2) list->importer->account->report->changes += (int)n;
    }
    return 0;
}

// A list with faulty rows removes nothing, because a faulty row may be the one that seems to
// be missing.
static int keep_known(List *list, const char *name)
{
    if (!list->rejected) return 0;
    return import_db_exec(
        list->importer->db,
        "INSERT OR IGNORE INTO temp.banning SELECT b.format, b.folded,"
        " b.name, b.since, b.until FROM listed_ban b"
        " JOIN ban_list l ON l.id = b.list"
        " WHERE l.game = the_game() AND l.name = ?1",
        "t",
        name);
}

static int write_bans(ImportDb *db, const char *name)
{
    static const char *const sql[] = {
        "DELETE FROM ban_list WHERE game = the_game() AND name = ?1",
        "INSERT INTO ban_list (game, name) VALUES (the_game(), ?1)",
        "INSERT INTO listed_ban (list, format, folded, name, since, until)"
        " SELECT l.id, n.format, n.folded, n.name, n.since, n.until"
        " FROM ban_list l, temp.banning n"
        " WHERE l.game = the_game() AND l.name = ?1"};

    for (int i = 0; i < COUNT_OF(sql); i++)
        if (import_db_exec(db, sql[i], "t", name)) return -1;
    return 0;
}

static int replace(List *list, const char *name)
{
    ImportDb *db = list->importer->db;
    const Tally *tally = list->importer->account->tally;

    import_met_add(list->importer, "bans", name);
    if (keep_known(list, name) || count_changes(list, name)) return -1;
    if (!tally->added && !tally->removed) return import_other_same(db, 0, "bans", name);
    return write_bans(db, name);
}

static int begin(List *list)
{
    ImportDb *db = list->importer->db;

    import_account_open(list->importer->account, list->path, "bans");
    return import_db_exec(db,
                          "CREATE TEMP TABLE IF NOT EXISTS banning (format TEXT, folded"
                          " TEXT, name TEXT, since TEXT, until TEXT,"
                          " PRIMARY KEY (format, folded, since, until))",
                          "") ||
                   import_db_exec(db, "DELETE FROM temp.banning", "")
               ? -1
               : 0;
}

static void tell_left(const List *list)
{
    for (int i = 0; i < list->bans.left_n; i++)
        problem_add(&list->importer->account->report->notes,
                    &(Problem){.file = list->path,
                               .column = list->bans.left[i],
                               .expected =
                                   "mode, card or code, since, until; it is left "
                                   "out"});
}

// Notes for each format of the list how many decks are not legal in it now.
static int tell_decks(const List *list)
{
    ImportDb *db = list->importer->db;
    const Rules *rules = list->importer->rules;

    for (int i = 0; i < rules->formats_n; i++) {
        BannedDeck *decks;
        const char *format = rules->formats[i].name;
        const int64_t named = import_db_find(
            db, "SELECT count(*) FROM temp.banning WHERE format = ?1", format);
        const int n =
            named > 0 ? bans_decks(db->store, format, db->arena, &decks, db->err) : 0;
        if (named < 0 || n < 0) return -1;
        if (!n) continue;
        problem_add(
            &list->importer->account->report->notes,
            &(Problem){
                .file = list->path,
                .value = format,
                .expected = arena_format(
                    db->arena,
                    "decks without banned cards; %d of the database %s, and stay%s "
                    "as %s: cardwright deck --mode %s names them",
                    n,
                    n == 1 ? "has some" : "have some",
                    n == 1 ? "s" : "",
                    n == 1 ? "it is" : "they are",
                    format)});
    }
    return 0;
}

bool import_bans_is(const Importer *importer, Source *source)
{
    return importer->rules->formats_n && !importer->options->map &&
           !importer->options->collection && ban_list_is(source);
}

int import_bans(Importer *importer, Source *source)
{
    List list = {.importer = importer,
                 .path = arena_text(importer->db->arena, source->name),
                 .bans.arena = importer->db->arena};

    if (begin(&list) || ban_list_read(source, &list.bans, importer->db->err) ||
        source_failed(source, importer->db->err))
        return -1;
    importer->account->step.hash = importer->account->step.hash * 31 + source->hash;
    importer->account->rows += list.bans.n;
    importer->account->tally->rows += list.bans.n;
    tell_left(&list);
    for (int i = 0; i < list.bans.n; i++) {
        list.row = &list.bans.rows[i];
        if (take_row(&list)) return -1;
    }
    return replace(&list, import_reading_source(importer, source->name, "bans")) ||
                   tell_decks(&list)
               ? -1
               : 0;
}
