// import_settle.c -- settles the cards that an import touched, and writes the differences.
//
// The cards of a group that the database has keep their ids: first those with the same
// code, then those with a printing of the card. Any other known card is merged, with its
// history, into the card that has its printings now, or it is removed.

#include "db/import/settle/import_settle.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "db/import/base/card_index.h"
#include "db/import/settle/import_settle_card.h"
#include "db/import/settle/import_settle_print.h"
#include "db/import/settle/import_settle_tell.h"
#include "db/settle/settle.h"
#include "db/settle/settled_card.h"
#include "db/settle/statement.h"
#include "db/store/set_name.h"
#include "engine/base/base.h"

// ---- which known card is which

// A card of the group that the database has.
typedef struct {
    int64_t id;
    const char *code;
    bool listed;
    int64_t set;
    int at; // the settled card that it is, or that it is merged into; -1: none
    bool is;
} Known;

typedef struct {
    ImportReading *reading;
    Settled settled;
    Known *known;
    int known_n;
    int *ids; // of each settled card the one in known, -1: a new card
    SettledCodes codes;
} Match;

static int read_known(Match *match)
{
    ImportDb *db = match->reading->importer->db;
    Arena *arena = db->scratch;

    match->known_n = match->settled.known_n;
    match->known = arena_take(arena, (size_t)match->known_n * sizeof(Known) + 1);
    for (int i = 0; i < match->known_n; i++) {
        sqlite3_stmt *row =
            store_statement(db->store,
                            "SELECT code, listed, card_set FROM card WHERE id = ?1",
                            db->err);
        if (!row) return -1;
        store_bind(row, "i", match->settled.known[i]);
        if (store_step(db->store, row, db->err) < 0) return -1;
        match->known[i] = (Known){.id = match->settled.known[i],
                                  .code = arena_text(arena, store_text(row, 0)),
                                  .listed = store_number(row, 1) == 1,
                                  .set = sqlite3_column_int64(row, 2),
                                  .at = -1};
        sqlite3_reset(row);
    }
    return 0;
}

// Finds the settled card that has a printing of a known card now.
static int find_heir(Match *match, Known *known)
{
    ImportDb *db = match->reading->importer->db;
    sqlite3_stmt *row = store_statement(
        db->store, "SELECT code FROM printing WHERE card = ?1 ORDER BY code", db->err);
    int status = -1;

    if (!row) return -1;
    store_bind(row, "i", known->id);
    while (known->at < 0 && (status = store_step(db->store, row, db->err)) > 0)
        known->at = key_map_find(&match->codes.prints, store_text(row, 0));
    sqlite3_reset(row);
    return status < 0 && known->at < 0 ? -1 : 0;
}

static int match_known(Match *match)
{
    const Settled *settled = &match->settled;

    match->ids = arena_take(match->reading->importer->db->scratch,
                            (size_t)settled->cards_n * sizeof(int) + 1);
    for (int i = 0; i < settled->cards_n; i++) match->ids[i] = -1;
    for (int i = 0; i < match->known_n; i++) {
        const int k = key_map_find(&match->codes.cards, match->known[i].code);
        if (k < 0) continue;
        match->known[i].at = k;
        match->known[i].is = true;
        match->ids[k] = i;
    }
    for (int i = 0; i < match->known_n; i++) {
        Known *known = &match->known[i];
        if (known->at >= 0) continue;
        if (find_heir(match, known)) return -1;
        if (known->at < 0 || match->ids[known->at] >= 0) continue;
        match->ids[known->at] = i;
        known->is = true;
    }
    return 0;
}

// ---- counting

// Returns whether a row of the current list is of the card itself, not of a printing.
static bool list_speaks(const ImportReading *reading, const Settled *settled, int card)
{
    int n;
    const StatementRow **rows = settled_card_rows(settled, card, &n);

    for (int i = 0; i < n; i++) {
        const StatementRow *row = rows[i];
        if (row->reading == reading->id &&
            (row->role >= ROW_SPEAKS || row->content.card.names_n == 0) &&
            !row->content.of &&
            (!row->code || !strcasecmp(row->code, settled->cards[card].code)))
            return true;
    }
    return false;
}

// ---- writing

static int write_card(Match *match, int i)
{
    ImportDb *db = match->reading->importer->db;
    const Known *known = match->ids[i] < 0 ? NULL : &match->known[match->ids[i]];
    SettlingCard card = {.reading = match->reading,
                         .arena = db->scratch,
                         .settled = &match->settled,
                         .codes = &match->codes,
                         .at = i,
                         .counted = DONE_ADDED};

    if (known) {
        card.id = known->id;
        card.code = known->code;
        card.listed = known->listed;
        card.set = known->set;
    }
    if (known ? import_settle_card_update(&card) : import_settle_card_insert(&card))
        return -1;
    if (known) card.counted = card.changed ? DONE_CHANGED : DONE_UNCHANGED;
    if (import_settle_print_all(&card)) return -1;
    if (card.counted == DONE_UNCHANGED &&
        !list_speaks(match->reading, &match->settled, i))
        return 0;
    return import_reading_count(
        match->reading, "cards", match->settled.cards[i].code, card.counted);
}

// Moves the history of a known card to the one that it turned out to be.
static int move_history(Match *match, const Known *known)
{
    ImportAccount *account = match->reading->importer->account;
    const SettledCard *into = &match->settled.cards[known->at];
    const Difference told = {into->code, "merged", known->code, into->code};
    const int64_t id =
        import_db_find(account->db,
                       "SELECT id FROM card WHERE game = the_game() AND code = ?1",
                       into->code);

    if (id < 0) return -1;
    if (import_account_change(account, id, &told)) return -1;
    return import_db_exec(account->db,
                          "UPDATE card_change SET card = ?2 WHERE card = ?1",
                          "ii",
                          known->id,
                          id);
}

// Removes a known card that is another one, or of which no row is left.
static int remove_card(Match *match, const Known *known)
{
    ImportAccount *account = match->reading->importer->account;

    if (import_account_start(account)) return -1;
    if (known->at >= 0 ? move_history(match, known)
                       : import_account_set_change(
                             account, known->set, "gone", known->code, (int64_t[2]){0}))
        return -1;
    import_account_open(account, match->reading->label, "cards");
    import_account_count(account, known->at >= 0 ? DONE_MERGED : DONE_REMOVED);
    if (known->at < 0 && match->reading->name)
        import_account_gone(account, match->reading->label, "card", known->code);
    return card_index_forget(account->db, known->id) ||
                   import_db_exec(
                       account->db, "DELETE FROM card WHERE id = ?1", "i", known->id)
               ? -1
               : 0;
}

// Gives the texts of a known card to the one that it turned out to be, so that they do not
// count as new there.
static int move_texts(Match *match, const Known *known)
{
    ImportAccount *account = match->reading->importer->account;
    const int64_t heir = match->known[match->ids[known->at]].id;

    return import_account_start(account) || card_index_forget(account->db, known->id) ||
                   card_index_forget(account->db, heir) ||
                   import_db_exec(
                       account->db,
                       "UPDATE OR IGNORE card_text SET card = ?2 WHERE card = ?1",
                       "ii",
                       known->id,
                       heir)
               ? -1
               : 0;
}

static int write_group(Match *match)
{
    for (int i = 0; i < match->known_n; i++) {
        const Known *known = &match->known[i];
        if (!known->is && known->at >= 0 && move_texts(match, known)) return -1;
    }
    for (int i = 0; i < match->settled.cards_n; i++)
        if (write_card(match, i)) return -1;
    for (int i = 0; i < match->known_n; i++) {
        const Known *known = &match->known[i];
        if (known->is
                ? import_settle_print_lost(match->reading, &match->codes, known->id)
                : remove_card(match, known))
            return -1;
    }
    return 0;
}

// Removes the other rows of the group from temp.touched: they are settled with the group.
static int untouch(ImportDb *db, const Settled *settled, int64_t said)
{
    for (int i = 0; i < settled->rows_n; i++)
        if (settled->rows[i].id > said &&
            import_db_exec(db,
                           "DELETE FROM temp.touched WHERE said = ?1",
                           "i",
                           settled->rows[i].id))
            return -1;
    return 0;
}

static int settle_one(ImportReading *reading, Settling *settling, int64_t said)
{
    Match match = {.reading = reading};

    arena_empty(settling->arena);
    if (settle_group(settling, said, &match.settled)) return -1;
    match.codes = settled_card_codes(settling->arena, &match.settled, reading->id);
    if (read_known(&match) || match_known(&match) || write_group(&match)) return -1;
    if (import_settle_tell(reading, &match.settled, settling->arena)) return -1;
    return untouch(reading->importer->db, &match.settled, said);
}

// The codes of the sets that rows give by name, before anything changes.
static const char known_names[] =
    "CREATE TEMP TABLE IF NOT EXISTS set_code (game, name, code,"
    " PRIMARY KEY (game, name))";

static const char known_codes[] =
    "INSERT INTO temp.set_code SELECT p.game, p.code, " SET_NAME_CODE(
        "p.game", "substr(p.code, 2)") " FROM (SELECT DISTINCT game, code FROM said_set"
                                       "  WHERE code > '~') p";

// The touched rows that name the card of their printing: as long as they are not settled,
// no printing leads from the card to them.
static const char said_of[] =
    "CREATE TEMP TABLE IF NOT EXISTS said_of (code TEXT COLLATE NOCASE, said INTEGER,"
    " PRIMARY KEY (code, said)) WITHOUT ROWID";
static const char note_said_of[] =
    "INSERT OR IGNORE INTO temp.said_of SELECT " STATEMENT_OF(
        "s") ", s.id"
             " FROM temp.touched t CROSS JOIN said s ON s.id = t.said WHERE " STATEMENT_HAS_OF(
                 "s");

// The codes that the current list counts: as unchanged, or otherwise
// (import_reading_count).
static const char unchanged_codes[] =
    "CREATE TEMP TABLE IF NOT EXISTS unchanged (code TEXT COLLATE NOCASE, kind TEXT,"
    " PRIMARY KEY (code, kind)) WITHOUT ROWID";
static const char counted_codes[] =
    "CREATE TEMP TABLE IF NOT EXISTS counted (code TEXT COLLATE NOCASE, kind TEXT,"
    " PRIMARY KEY (code, kind)) WITHOUT ROWID";

int import_settle_begin(ImportDb *db)
{
    static const char *const tables[] = {
        "CREATE TEMP TABLE IF NOT EXISTS touched (said INTEGER PRIMARY KEY)",
        said_of,
        "CREATE TEMP TABLE IF NOT EXISTS total (text TEXT PRIMARY KEY)",
        "DELETE FROM temp.total",
        "CREATE TEMP TABLE IF NOT EXISTS named (code TEXT PRIMARY KEY, name, size)",
        "CREATE TEMP TABLE IF NOT EXISTS met (said INTEGER PRIMARY KEY, again, line)",
        "CREATE TEMP TABLE IF NOT EXISTS suspect (said INTEGER PRIMARY KEY, line)",
        "DELETE FROM temp.suspect",
        unchanged_codes,
        counted_codes,
        "CREATE TEMP TABLE IF NOT EXISTS lost (said INTEGER PRIMARY KEY)",
        "DELETE FROM temp.unchanged",
        "DELETE FROM temp.counted",
        "CREATE TEMP TABLE IF NOT EXISTS recoded (said INTEGER PRIMARY KEY)",
        known_names,
        "DELETE FROM temp.recoded",
        "DELETE FROM temp.set_code",
        known_codes,
        "DELETE FROM temp.met",
        "DELETE FROM temp.lost",
        "DELETE FROM temp.touched",
        "DELETE FROM temp.said_of",
        "DELETE FROM temp.named"};

    for (int i = 0; i < COUNT_OF(tables); i++)
        if (import_db_exec(db, tables[i], "")) return -1;
    return 0;
}

int import_settle(ImportReading *reading)
{
    Importer *importer = reading->importer;
    Settling settling = {.store = importer->db->store,
                         .forms = importer->forms,
                         .arena = importer->db->scratch,
                         .err = importer->db->err,
                         .is_import = true};
    int64_t said = 0;

    reading->card_set = 0; // the current game may be another one
    if (import_db_exec(importer->db, note_said_of, "")) return -1;
    for (;;) {
        sqlite3_stmt *row = store_statement(
            importer->db->store,
            "SELECT said FROM temp.touched WHERE said > ?1 ORDER BY said LIMIT 1",
            importer->db->err);
        if (!row) return -1;
        store_bind(row, "i", said);
        const int status = store_step(importer->db->store, row, importer->db->err);
        if (status > 0) said = sqlite3_column_int64(row, 0);
        sqlite3_reset(row);
        if (status < 0 || (status > 0 && settle_one(reading, &settling, said)))
            return -1;
        if (!status) break;
    }
    return import_db_exec(importer->db, "DELETE FROM temp.touched", "") ||
                   import_db_exec(importer->db, "DELETE FROM temp.said_of", "")
               ? -1
               : 0;
}
