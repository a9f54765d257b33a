#include "db/import/import_row_inside.h"

#include <string.h>

#include "db/import/card_index.h"
#include "db/text/name_match.h"

static const char *or_null(const char *text)
{
    return text && *text ? text : NULL;
}

static int write_items(ImportRow *writing, Fact fact)
{
    static const char *const inserts[] = {
        "INSERT INTO card_supertype VALUES (?1, ?2, ?3)",
        "INSERT INTO card_domain VALUES (?1, ?2, ?3)",
        "INSERT INTO card_power VALUES (?1, ?2, ?3)",
        "INSERT INTO card_tag VALUES (?1, ?2, ?3)",
    };
    const ListedItems *items = card_sheet_items(writing->card, fact);

    for (int i = 0; i < items->n; i++)
        if (importer_exec(writing->importer,
                          inserts[fact - FACT_LISTS],
                          "int",
                          writing->id,
                          i,
                          items->items[i]))
            return -1;
    return 0;
}

static int write_keywords(ImportRow *writing)
{
    const ListedCard *card = writing->card;

    for (int i = 0; i < card->keywords_n; i++)
        if (importer_exec(writing->importer,
                          "INSERT INTO card_keyword VALUES (?1, ?2, ?3, ?4, ?5)",
                          "intnt",
                          writing->id,
                          i,
                          card->keywords[i].name,
                          card->keywords[i].value,
                          card->keywords[i].cost))
            return -1;
    return 0;
}

static int rewrite_list(ImportRow *writing, Fact fact)
{
    static const char *const deletes[] = {
        "DELETE FROM card_supertype WHERE card = ?1",
        "DELETE FROM card_domain WHERE card = ?1",
        "DELETE FROM card_power WHERE card = ?1",
        "DELETE FROM card_tag WHERE card = ?1",
        "DELETE FROM card_keyword WHERE card = ?1",
    };

    if (importer_exec(writing->importer, deletes[fact - FACT_LISTS], "i", writing->id))
        return -1;
    return fact == FACT_KEYWORDS ? write_keywords(writing) : write_items(writing, fact);
}

static int write_text(ImportRow *writing, const ListedText *text)
{
    Importer *importer = writing->importer;

    if (!*text->text)
        return importer_exec(importer,
                             "DELETE FROM card_text WHERE card = ?1 AND language = ?2"
                             " AND kind = ?3",
                             "itt",
                             writing->id,
                             text->language,
                             import_row_text_kind(text->kind));
    return importer_exec(importer,
                         "INSERT INTO card_text VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT"
                         " DO UPDATE SET text = ?4, import = ?5",
                         "ittti",
                         writing->id,
                         text->language,
                         import_row_text_kind(text->kind),
                         text->text,
                         importer->import);
}

static int write_name(ImportRow *writing, const ListedName *name)
{
    char folded[NAME_BYTES];

    name_match_fold(name->name, folded, sizeof folded);
    return importer_exec(writing->importer,
                         "INSERT INTO card_name VALUES (?1, ?2, ?3, ?4) ON CONFLICT"
                         " DO UPDATE SET name = ?3, folded = ?4",
                         "ittt",
                         writing->id,
                         name->language,
                         name->name,
                         folded);
}

// The columns of the card's own row, as [known] has them now.
static int update_card(ImportRow *writing)
{
    const CardSheet *known = &writing->known;
    char folded[NAME_BYTES];

    name_match_fold(known->facts[FACT_NAME], folded, sizeof folded);
    return importer_exec(
        writing->importer,
        "UPDATE card SET name = ?2, folded = ?3, type = ?4, energy = ?5, power = ?6,"
        " might = ?7, might_bonus = ?8, rarity = ?9, has_text = ?10, listed = ?11"
        " WHERE id = ?1",
        "ittttttttnn",
        writing->id,
        known->facts[FACT_NAME],
        folded,
        known->facts[FACT_TYPE],
        or_null(known->facts[FACT_ENERGY]),
        or_null(known->facts[FACT_POWER]),
        or_null(known->facts[FACT_MIGHT]),
        or_null(known->facts[FACT_MIGHT_BONUS]),
        or_null(known->facts[FACT_RARITY]),
        strcmp(known->facts[FACT_SCRIPT], "yes") == 0,
        writing->listed && !writing->own);
}

int import_row_update(ImportRow *writing, bool row)
{
    Importer *importer = writing->importer;

    if (importer_start(importer) || card_index_forget(importer, writing->id)) return -1;
    for (int i = 0; i < writing->changes_n; i++) {
        const Change *it = &writing->changes[i];
        const Difference told = {writing->code, it->field, it->old, it->now};
        if (importer_change(importer, writing->id, &told)) return -1;
        if (it->text ? write_text(writing, it->text) : 0) return -1;
        if (it->name ? write_name(writing, it->name) : 0) return -1;
        if (it->text || it->name) continue;
        writing->known.facts[it->fact] = it->now;
        row |= it->fact < FACT_LISTS;
        if (it->fact >= FACT_LISTS && rewrite_list(writing, it->fact)) return -1;
    }
    return row ? update_card(writing) : 0;
}

static int insert_row(ImportRow *writing)
{
    const ListedCard *card = writing->card;
    const char *name = writing->says.facts[FACT_NAME];
    // Another printing's rarity is not the card's.
    bool own = writing->own || !card->has_code || !card->code.code.art;
    char folded[NAME_BYTES];

    name_match_fold(name, folded, sizeof folded);
    if (importer_exec(
            writing->importer,
            "INSERT INTO card (card_set, code, name, folded, type, energy,"
            " power, might, might_bonus, rarity, has_text, listed, import)"
            " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
            "ittttnnnntnni",
            writing->set,
            writing->code,
            name,
            folded,
            card->type ? card->type : "",
            card->energy < 0 ? -1 : card->energy,
            card->power < 0 ? -1 : card->power,
            card->might < 0 ? -1 : card->might,
            card->might_bonus < 0 ? -1 : card->might_bonus,
            own ? card->rarity : NULL,
            card->has_text != 0,
            !writing->own,
            writing->importer->import))
        return -1;
    writing->id = sqlite3_last_insert_rowid(writing->importer->store->db);
    return 0;
}

int import_row_insert(ImportRow *writing)
{
    const ListedCard *card = writing->card;

    if (importer_start(writing->importer) || insert_row(writing)) return -1;
    for (Fact fact = FACT_LISTS; fact < FACT_KEYWORDS; fact++)
        if (write_items(writing, fact)) return -1;
    if (write_keywords(writing)) return -1;
    for (int i = 0; i < card->texts_n; i++)
        if (*card->texts[i].text && write_text(writing, &card->texts[i])) return -1;
    for (int i = 0; i < card->names_n; i++)
        if (strcmp(card->names[i].language, "en") != 0 &&
            write_name(writing, &card->names[i]))
            return -1;
    return 0;
}
