#include "db/store/card_sheet.h"

#include <string.h>

#include "engine/kernel/base/base.h"

static const char *const words[FACTS] = {
    [FACT_NAME] = "name",
    [FACT_TYPE] = "type",
    [FACT_ENERGY] = "energy",
    [FACT_POWER] = "power",
    [FACT_MIGHT] = "might",
    [FACT_MIGHT_BONUS] = "might_bonus",
    [FACT_RARITY] = "rarity",
    [FACT_SCRIPT] = "script",
    [FACT_SUPERTYPES] = "supertypes",
    [FACT_DOMAINS] = "domains",
    [FACT_POWER_DOMAINS] = "power_domains",
    [FACT_TAGS] = "tags",
    [FACT_KEYWORDS] = "keywords",
};

const char *card_sheet_fact_word(Fact fact)
{
    return words[fact];
}

static const char *of_number(Arena *arena, int n)
{
    if (n == LISTED_UNSAID) return NULL;
    return n == LISTED_NONE ? "" : arena_format(arena, "%d", n);
}

static const char *joined(Arena *arena, const char *text, const char *item)
{
    return *text ? arena_format(arena, "%s; %s", text, item) : item;
}

static const char *of_items(Arena *arena, const ListedItems *items)
{
    const char *text = "";

    if (items->n == LISTED_UNSAID) return NULL;
    for (int i = 0; i < items->n; i++) text = joined(arena, text, items->items[i]);
    return text;
}

static const char *of_keyword(Arena *arena, const char *name, int value,
                              const char *cost)
{
    if (cost && *cost) return arena_format(arena, "%s {%s}", name, cost);
    return value == 1 ? name : arena_format(arena, "%s %d", name, value);
}

static const char *of_keywords(Arena *arena, const ListedCard *card)
{
    const char *text = "";

    if (card->keywords_n == LISTED_UNSAID) return NULL;
    for (int i = 0; i < card->keywords_n; i++) {
        const KeywordFact *it = &card->keywords[i];
        text = joined(arena, text, of_keyword(arena, it->name, it->value, it->cost));
    }
    return text;
}

const ListedItems *card_sheet_items(const ListedCard *card, Fact fact)
{
    if (fact == FACT_SUPERTYPES) return &card->supertypes;
    if (fact == FACT_DOMAINS) return &card->domains;
    if (fact == FACT_POWER_DOMAINS) return &card->power_domains;
    return fact == FACT_TAGS ? &card->tags : NULL;
}

void card_sheet_listed(Arena *arena, const ListedCard *card, CardSheet *sheet)
{
    const char *name = card->names_n ? card->names[0].name : NULL;

    for (int i = 0; i < card->names_n; i++)
        if (!strcmp(card->names[i].language, "en")) name = card->names[i].name;
    *sheet =
        (CardSheet){.facts = {[FACT_NAME] = name,
                              [FACT_TYPE] = card->type,
                              [FACT_ENERGY] = of_number(arena, card->energy),
                              [FACT_POWER] = of_number(arena, card->power),
                              [FACT_MIGHT] = of_number(arena, card->might),
                              [FACT_MIGHT_BONUS] = of_number(arena, card->might_bonus),
                              [FACT_RARITY] = card->rarity}};
    if (card->has_text != LISTED_UNSAID)
        sheet->facts[FACT_SCRIPT] = card->has_text ? "yes" : "no";
    for (Fact fact = FACT_LISTS; fact < FACT_KEYWORDS; fact++)
        sheet->facts[fact] = of_items(arena, card_sheet_items(card, fact));
    sheet->facts[FACT_KEYWORDS] = of_keywords(arena, card);
}

static int read_lists(Store *store, Arena *arena, int64_t id, CardSheet *sheet,
                      Err *err)
{
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT 0, place, supertype, 1, '' FROM card_supertype WHERE card = ?1"
        " UNION ALL SELECT 1, place, domain, 1, '' FROM card_domain WHERE card = ?1"
        " UNION ALL SELECT 2, place, domain, 1, '' FROM card_power WHERE card = ?1"
        " UNION ALL SELECT 3, place, tag, 1, '' FROM card_tag WHERE card = ?1"
        " UNION ALL SELECT 4, place, keyword, value, cost FROM card_keyword"
        " WHERE card = ?1 ORDER BY 1, 2",
        err);
    int status;

    if (!row) return -1;
    store_bind(row, "i", id);
    while ((status = store_step(store, row, err)) > 0) {
        const char **fact = &sheet->facts[FACT_LISTS + store_number(row, 0)];
        const char *item = of_keyword(arena,
                                      arena_text(arena, store_text(row, 2)),
                                      store_number(row, 3),
                                      store_text(row, 4));
        *fact = joined(arena, *fact, item);
    }
    return status;
}

int card_sheet_stored(Store *store, Arena *arena, int64_t id, CardSheet *sheet,
                      Err *err)
{
    sqlite3_stmt *row = store_statement(
        store,
        "SELECT name, type, energy, power, might, might_bonus, rarity,"
        " CASE has_text WHEN 1 THEN 'yes' ELSE 'no' END FROM card WHERE id = ?1",
        err);

    if (!row) return -1;
    store_bind(row, "i", id);
    int status = store_step(store, row, err);
    for (int fact = 0; fact < FACTS; fact++)
        sheet->facts[fact] = status > 0 && fact < FACT_LISTS
                                 ? arena_text(arena, store_text(row, fact))
                                 : "";
    sqlite3_reset(row);
    return status < 0 ? -1 : read_lists(store, arena, id, sheet, err);
}
