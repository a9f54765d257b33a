// import_row_store.c -- writes a card's row, its facts, texts and names.

#include "db/import/import_row_inside.h"

#include <string.h>

#include "db/import/card_index.h"
#include "db/store/stored_facts.h"
#include "db/text/name_match.h"

static int begin_facts(const ImportRow *writing, StoredFacts *facts)
{
    Importer *importer = writing->importer;

    return stored_facts_begin(
        importer->store, facts, writing->id, importer->import, importer->err);
}

static int rewrite_fact(ImportRow *writing, int column)
{
    Importer *importer = writing->importer;
    StoredFacts facts;

    if (begin_facts(writing, &facts) ||
        stored_facts_remove(importer->store, &facts, column, importer->err))
        return -1;
    return stored_facts_add(
        importer->store, &facts, column, &writing->card->facts[column], importer->err);
}

static int write_text(ImportRow *writing, const ListedText *text)
{
    Importer *importer = writing->importer;

    if (!*text->text)
        return importer_exec(importer,
                             "DELETE FROM card_text"
                             " WHERE card = ?1 AND language = ?2 AND kind = ?3",
                             "itt",
                             writing->id,
                             text->language,
                             import_row_text_kind(text->kind));
    return importer_exec(importer,
                         "INSERT INTO card_text"
                         " VALUES (?1, ?2, ?3, ?4, ?5)"
                         " ON CONFLICT"
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
    char folded[NAME_BYTES_MAX];

    name_match_fold(name->name, folded, sizeof folded);
    return importer_exec(writing->importer,
                         "INSERT INTO card_name"
                         " VALUES (?1, ?2, ?3, ?4)"
                         " ON CONFLICT"
                         " DO UPDATE SET name = ?3, folded = ?4",
                         "ittt",
                         writing->id,
                         name->language,
                         name->name,
                         folded);
}

// Updates the card's own row to [known].
static int update_card(ImportRow *writing)
{
    const CardSheet *known = &writing->known;
    char folded[NAME_BYTES_MAX];

    name_match_fold(known->texts[SHEET_NAME], folded, sizeof folded);
    return importer_exec(
        writing->importer,
        "UPDATE card SET name = ?2, folded = ?3, has_text = ?4, listed = ?5"
        " WHERE id = ?1",
        "ittnn",
        writing->id,
        known->texts[SHEET_NAME],
        folded,
        strcmp(known->texts[SHEET_SCRIPT], "yes") == 0,
        writing->listed && !writing->own);
}

static int write_change(ImportRow *writing, const Change *it)
{
    const Difference told = {writing->code, it->field, it->old, it->now};

    if (importer_change(writing->importer, writing->id, &told)) return -1;
    if (it->text) return write_text(writing, it->text);
    if (it->name) return write_name(writing, it->name);
    writing->known.texts[it->row] = it->now;
    return it->row < SHEET_FACTS ? 0 : rewrite_fact(writing, it->row - SHEET_FACTS);
}

int import_row_update(ImportRow *writing, bool row)
{
    Importer *importer = writing->importer;

    if (importer_start(importer) || card_index_forget(importer, writing->id)) return -1;
    for (int i = 0; i < writing->changes_n; i++) {
        const Change *it = &writing->changes[i];
        if (write_change(writing, it)) return -1;
        row |= !it->text && !it->name && it->row < SHEET_FACTS;
    }
    return row ? update_card(writing) : 0;
}

static int insert_row(ImportRow *writing)
{
    const char *name = writing->says.texts[SHEET_NAME];
    char folded[NAME_BYTES_MAX];

    name_match_fold(name, folded, sizeof folded);
    if (importer_exec(
            writing->importer,
            "INSERT INTO card (game, card_set, code, name, folded, has_text, listed,"
            " import)"
            " VALUES (the_game(), ?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            "itttnni",
            writing->set,
            writing->code,
            name,
            folded,
            writing->card->has_text != 0,
            !writing->own,
            writing->importer->import))
        return -1;
    writing->id = sqlite3_last_insert_rowid(writing->importer->store->db);
    return 0;
}

static int insert_facts(ImportRow *writing)
{
    Importer *importer = writing->importer;
    Store *store = importer->store;
    const ListedCard *card = writing->card;
    // The rarity of another printing is not the card's.
    const bool other = !writing->own && card->has_code && card->code.code.art;
    StoredFacts facts;

    if (begin_facts(writing, &facts)) return -1;
    for (int i = 0; i < store->facts.n; i++) {
        if (other && i == store->facts.rarity) continue;
        if (stored_facts_add(store, &facts, i, &card->facts[i], importer->err))
            return -1;
    }
    return 0;
}

int import_row_insert(ImportRow *writing)
{
    const ListedCard *card = writing->card;

    if (importer_start(writing->importer) || insert_row(writing) ||
        insert_facts(writing))
        return -1;
    for (int i = 0; i < card->texts_n; i++)
        if (*card->texts[i].text && write_text(writing, &card->texts[i])) return -1;
    for (int i = 0; i < card->names_n; i++)
        if (strcmp(card->names[i].language, "en") != 0 &&
            write_name(writing, &card->names[i]))
            return -1;
    return 0;
}
