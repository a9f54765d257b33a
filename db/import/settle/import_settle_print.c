// import_settle_print.c -- writes what differs of a card's printings, and of their ids.

#include "db/import/settle/import_settle_print.h"

#include <string.h>
#include <strings.h>

typedef struct {
    bool found;
    int64_t card;
    const char *rarity;
} Printing;

static int find_printing(const SettlingCard *card, const char *code, Printing *printing)
{
    ImportDb *db = card->reading->importer->db;
    sqlite3_stmt *find = store_statement(db->store,
                                         "SELECT card, rarity FROM printing"
                                         " WHERE game = the_game() AND code = ?1",
                                         db->err);

    *printing = (Printing){0};
    if (!find) return -1;
    store_bind(find, "t", code);
    int status = store_step(db->store, find, db->err);
    if (status > 0)
        *printing = (Printing){true,
                               sqlite3_column_int64(find, 0),
                               arena_text(card->arena, store_text(find, 1))};
    sqlite3_reset(find);
    return status < 0 ? -1 : 0;
}

// Writes a printing if it is new or differs.
static int write_printing(const SettlingCard *card, const SettledPrint *print,
                          Done *done)
{
    const char *rarity = print->rarity ? print->rarity : "";
    Printing known = {0};

    // A group without a known card has no known code.
    if (card->settled->known_n && find_printing(card, print->code, &known)) return -1;
    *done = !known.found ? DONE_ADDED
            : known.card != card->id || strcmp(known.rarity, rarity) != 0
                ? DONE_CHANGED
                : DONE_UNCHANGED;
    if (*done == DONE_UNCHANGED) return 0;
    if (import_account_start(card->reading->importer->account)) return -1;
    return import_db_exec(
        card->reading->importer->db,
        "INSERT INTO printing"
        " VALUES (the_game(), ?1, ?2, ?3, nullif(?4, ''), ?5)"
        " ON CONFLICT (game, code)"
        " DO UPDATE SET card = ?2, number = ?3, rarity = nullif(?4, '')",
        "tinti",
        print->code,
        card->id,
        print->number,
        rarity,
        print->import);
}

typedef struct {
    const char *source, *id;
    bool met;
} StoredId;

static int read_ids(const SettlingCard *card, const char *code, StoredId **ids)
{
    ImportDb *db = card->reading->importer->db;
    sqlite3_stmt *row = store_statement(db->store,
                                        "SELECT source, id FROM printing_id"
                                        " WHERE game = the_game() AND printing = ?1",
                                        db->err);
    int n = 0, status;

    *ids = NULL;
    if (!row) return -1;
    store_bind(row, "t", code);
    while ((status = store_step(db->store, row, db->err)) > 0) {
        *ids = arena_grow(card->arena, *ids, n, sizeof **ids);
        (*ids)[n++] = (StoredId){.source = arena_text(card->arena, store_text(row, 0)),
                                 .id = arena_text(card->arena, store_text(row, 1))};
    }
    return status < 0 ? -1 : n;
}

static int exec_id(const SettlingCard *card, const char *sql, const char *source,
                   const char *id, const char *code)
{
    if (import_account_start(card->reading->importer->account)) return -1;
    return import_db_exec(card->reading->importer->db, sql, "ttt", source, id, code);
}

static int write_ids(const SettlingCard *card, const SettledPrint *print, Done *done)
{
    StoredId *known = NULL;
    const int n = *done == DONE_ADDED ? 0 : read_ids(card, print->code, &known);
    bool differs = false;

    if (n < 0) return -1;
    for (int i = 0; i < print->ids_n; i++) {
        const ListedId *id = print->ids[i];
        bool met = false;
        for (int k = 0; k < n && !met; k++) {
            met = !strcmp(known[k].source, id->source) && !strcmp(known[k].id, id->id);
            known[k].met |= met;
        }
        if (met) continue;
        differs = true;
        if (exec_id(card,
                    "INSERT INTO printing_id VALUES (the_game(), ?1, ?2, ?3)",
                    id->source,
                    id->id,
                    print->code))
            return -1;
    }
    for (int k = 0; k < n; k++) {
        if (known[k].met) continue;
        differs = true;
        if (exec_id(card,
                    "DELETE FROM printing_id WHERE game = the_game() AND source = ?1"
                    " AND id = ?2 AND printing = ?3",
                    known[k].source,
                    known[k].id,
                    print->code))
            return -1;
    }
    if (differs && *done == DONE_UNCHANGED) *done = DONE_CHANGED;
    return 0;
}

// Returns whether a printing counts for itself. The card's own one counts with a new card,
// and with one that stays as it is.
static bool printing_counts(const SettlingCard *card, const SettledPrint *print,
                            Done done)
{
    const bool own = !strcasecmp(print->code, card->settled->cards[card->at].code);

    if (own) return done != DONE_UNCHANGED && card->counted != DONE_ADDED;
    return done != DONE_UNCHANGED || key_map_find(&card->codes->spoken, print->code) >=
                                         0; // the list has a row of it
}

int import_settle_print_all(SettlingCard *card)
{
    const SettledCard *settled = &card->settled->cards[card->at];

    for (int i = 0; i < settled->prints_n; i++) {
        const SettledPrint *print = &settled->prints[i];
        Done done;
        if (write_printing(card, print, &done) || write_ids(card, print, &done))
            return -1;
        if (!printing_counts(card, print, done)) continue;
        if (import_reading_count(card->reading, "printings", print->code, done))
            return -1;
    }
    return 0;
}

int import_settle_print_lost(const ImportReading *reading, const SettledCodes *codes,
                             int64_t id)
{
    ImportAccount *account = reading->importer->account;
    Arena *arena = account->db->scratch;
    const char **lost = NULL;
    int n = 0, status;
    sqlite3_stmt *row = store_statement(account->db->store,
                                        "SELECT code FROM printing WHERE card = ?1",
                                        account->db->err);

    if (!row) return -1;
    store_bind(row, "i", id);
    while ((status = store_step(account->db->store, row, account->db->err)) > 0) {
        if (key_map_find(&codes->prints, store_text(row, 0)) >= 0) continue;
        lost = arena_grow(arena, lost, n, sizeof *lost);
        lost[n++] = arena_text(arena, store_text(row, 0));
    }
    if (status < 0) return -1;
    for (int i = 0; i < n; i++) {
        import_account_open(account, reading->label, "printings");
        import_account_count(account, DONE_REMOVED);
        if (reading->name)
            import_account_gone(account, reading->label, "printing", lost[i]);
        if (import_account_start(account) ||
            import_db_exec(account->db,
                           "DELETE FROM printing WHERE game = the_game() AND code = ?1",
                           "t",
                           lost[i]))
            return -1;
    }
    return 0;
}
