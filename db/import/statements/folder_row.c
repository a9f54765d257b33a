// folder_row.c -- states rows of the folder of a set: its cards and printings.

#include "db/import/statements/folder_row.h"

#include <string.h>

#include "db/folders/set_script.h"
#include "db/import/statements/reading_rows.h"
#include "db/import/statements/state_row.h"
#include "db/store/lookup.h"

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

// Returns whether the fact of a row is that of a card.
static bool is_same_fact(const FactItems *said, const FactItems *known)
{
    const int n = said->n > 0 ? said->n : 0;
    bool same = n == (known->n > 0 ? known->n : 0);

    for (int i = 0; same && i < n; i++) {
        const FactItem *one = &said->items[i], *other = &known->items[i];
        same = one->number == other->number &&
               !strcmp(one->word ? one->word : "", other->word ? other->word : "");
    }
    return same;
}

// Returns whether the set brings no script of its own for a card of another one, or the same.
// Returns -1 on failure.
static int is_same_script(ImportDb *db, const OwnCard *own)
{
    StoredScript known = {.kind = "card", .name = own->code};

    if (!own->script) return 1;
    const int found = lookup_script(db->store, db->arena, &known, db->err);
    return found > 0 ? set_script_same(known.source, own->script) : found;
}

// Returns whether the row has name and facts of the card [id]; rarity is none of them. Returns
// -1 on failure.
static int is_same_card(ImportDb *db, const ListedCard *row, int64_t id)
{
    const FactColumns *columns = &db->store->facts;
    StoredCard card;

    if (lookup_read_card(db->store, id, db->arena, &card, db->err)) return -1;
    if (strcmp(row->names[0].name, card.facts.name) != 0) return 0;
    for (int i = 0; i < columns->n; i++)
        if (i != columns->rarity && !is_same_fact(&row->facts[i], &card.columns[i]))
            return 0;
    return 1;
}

// Tells of a row whose code another set has. Where all facts are the same, that set's card can
// stand for it.
static int meet_owner(ImportReading *reading, const ListedCard *card,
                      const OwnCard *own)
{
    ImportAccount *account = reading->importer->account;
    Arena *arena = account->db->arena;
    const int64_t id = lookup_card(account->db->store, own->code, account->db->err);
    int same = id > 0 ? is_same_card(account->db, card, id) : -1;
    if (same > 0) same = is_same_script(account->db, own);
    const bool settled = same > 0 && reading->importer->options->as_is;
    const Problem problem = {
        .file = reading->file,
        .row = (int)card->line,
        .column = "code",
        .value = own->code,
        .expected =
            settled
                ? "a code that no other set has; the card there has the same facts, "
                  "and is used"
            : same > 0
                ? "a code that no other set has; the card there has the same facts: take "
                  "the row out, or import --as-is leaves it out"
                : arena_format(
                      arena,
                      "a code that no other set has; write one of this set, as "
                      "%s-T01",
                      own->set_code),
        .found = FOUND_CODE};

    if (same < 0) return -1;
    if (settled)
        problem_add(&account->report->notes, &problem);
    else
        import_account_reject(account, &problem);
    return 0;
}

int folder_row_card(ImportReading *reading, ListedCard *card, const OwnCard *own)
{
    ImportAccount *account = reading->importer->account;
    StatedRow row = {.reading = reading, .arena = account->db->arena};
    const int64_t owner = owner_of(account->db, own->code);

    if (owner < 0) return -1;
    if (owner && owner != own->set) return meet_owner(reading, card, own);
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
