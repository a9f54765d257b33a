// import_names.c -- refuses a row of a set's own list that names a card which there is not.

#include "db/import/folders/import_names.h"

#include "db/store/lookup_near.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"

ImportNames import_names_of(ImportReading *reading, const SetFolder *set,
                            int64_t set_id)
{
    const FactColumns *columns = &reading->importer->db->store->facts;
    ImportNames names = {.reading = reading,
                         .set = set,
                         .set_id = set_id,
                         .names.arena = reading->importer->db->arena};

    for (int i = 0; i < columns->n; i++) names.any |= columns->rows[i].names;
    for (int i = 0; names.any && i < set->list.n; i++)
        (void)key_map_add(&names.names, set->list.rows[i].names[0].name, i);
    return names;
}

// Returns 1 if there is a card of that name or code, 0, or -1.
static int is_there(const ImportNames *names, const char *name)
{
    ImportDb *db = names->reading->importer->db;

    if (key_map_find(&names->names, name) >= 0) return 1;
    if (key_map_find(&names->set->list.codes, name) >= 0) return 1;
    sqlite3_stmt *row =
        store_statement(db->store,
                        "SELECT 1 FROM card WHERE game = the_game() AND card_set <> ?2"
                        " AND (code = ?1 OR (folded = fold(?1) AND name = ?1)) LIMIT 1",
                        db->err);
    if (!row) return -1;
    store_bind(row, "ti", name, names->set_id);
    const int status = store_step(db->store, row, db->err);
    sqlite3_reset(row);
    return status;
}

// Returns the known name that is nearest, NULL: none is near.
static const char *nearest_name(const ImportNames *names, const char *name)
{
    ImportDb *db = names->reading->importer->db;
    NameMatch match;

    name_match_start(&match, name);
    for (int i = 0; i < names->set->list.n; i++)
        name_match_offer(&match, names->set->list.rows[i].names[0].name);
    const char *near = name_match_best(&match);
    return near ? near : lookup_near(db->store, name, db->arena);
}

// Tells of one name. The first one of a row rejects the row.
static void tell_name(const ImportNames *names, const ListedCard *card, int column,
                      const char *name, bool first)
{
    ImportAccount *account = names->reading->importer->account;
    const char *near = nearest_name(names, name);
    const Problem problem = {.file = names->reading->file,
                             .row = (int)card->line,
                             .column = account->db->store->facts.rows[column].name,
                             .value = name,
                             .expected =
                                 near ? arena_format(account->db->arena, "'%s'", near)
                                      : "the name or code of a card",
                             .found = FOUND_NO_CARD};

    if (first)
        import_account_reject(account, &problem);
    else
        problem_add(&account->report->problems, &problem);
}

int import_names_check(const ImportNames *names, const ListedCard *card)
{
    const FactColumns *columns = &names->reading->importer->db->store->facts;
    int good = 1;

    if (!names->any || names->set->list.rejected) return 1;
    for (int i = 0; i < columns->n; i++) {
        if (!columns->rows[i].names) continue;
        for (int k = 0; k < card->facts[i].n; k++) {
            const char *name = card->facts[i].items[k].word;
            const int there = is_there(names, name);

            if (there < 0) return -1;
            if (there) continue;
            tell_name(names, card, i, name, good);
            good = 0;
        }
    }
    return good;
}
