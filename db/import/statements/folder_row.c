// folder_row.c -- states rows of the folder of a set: its cards and printings.

#include "db/import/statements/folder_row.h"

#include <string.h>

#include "db/import/statements/reading_rows.h"
#include "db/import/statements/state_row.h"

// Returns the id of the set that has the card with this code from its folder, 0 if none
// does.
static int64_t owner_of(ImportDb *db, const char *code)
{
    const int64_t id = import_db_find(db,
                                      "SELECT card_set FROM card"
                                      " WHERE game = the_game() AND code = ?1"
                                      " AND listed = 0",
                                      code);

    return id == -1 ? 0 : id;
}

int folder_row_card(ImportReading *reading, ListedCard *card, const OwnCard *own)
{
    ImportAccount *account = reading->importer->account;
    StatedRow row = {.reading = reading, .arena = account->db->arena};
    const int64_t owner = owner_of(account->db, own->code);

    if (owner < 0) return -1;
    if (owner && owner != own->set) {
        import_account_reject(account,
                              &(Problem){.file = reading->file,
                                         .row = (int)card->line,
                                         .column = "code",
                                         .value = own->code,
                                         .expected = "a code that no other set has",
                                         .found = FOUND_CODE});
        return 0;
    }
    memcpy(&row.content.card, card, sizeof *card);
    row.content.set = own->set_code;
    row.added.line = card->line;
    row.added.place.code = row.added.place.base = own->code;
    return state_row(&row, "en");
}

int folder_row_gone(ImportReading *reading, const char *code)
{
    const NewStatement row = {
        .place = {.code = code, .base = code, .language = "en"},
    };

    return reading_rows_add(reading, &row);
}

int folder_row_print(ImportReading *reading, const PrintingKey *print,
                     const OwnPrint *own)
{
    ImportDb *db = reading->importer->db;
    StatedRow row = {.reading = reading, .arena = db->arena};
    FactItem *rarity = arena_take(db->arena, sizeof *rarity);

    for (int i = 0; i < FACT_COLUMNS_MAX; i++)
        row.content.card.facts[i].n = FACT_UNSAID;
    row.content.card.has_text = FACT_UNSAID;
    *rarity = (FactItem){.word = own->rarity, .number = 1};
    if (*own->rarity)
        row.content.card.facts[db->store->facts.rarity] =
            (FactItems){.n = 1, .items = rarity};
    row.content.of = own->card;
    row.added.line = own->line;
    row.added.place.code = print->key;
    row.added.place.base = print->base;
    return state_row(&row, "en");
}
