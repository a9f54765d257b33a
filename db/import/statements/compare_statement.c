// compare_statement.c -- compares two rows of one list with the same code.

#include "db/import/statements/compare_statement.h"

#include <string.h>

static bool names_differ(const ListedCard *one, const ListedCard *other,
                         StatementDifference *found)
{
    found->field = "name";
    for (int i = 0; i < one->names_n; i++)
        for (int k = 0; k < other->names_n; k++) {
            found->one = one->names[i].name;
            found->other = other->names[k].name;
            if (!strcmp(one->names[i].language, other->names[k].language) &&
                strcmp(found->one, found->other) != 0)
                return true;
        }
    return false;
}

static bool facts_differ(const FactColumns *columns, Arena *arena,
                         const ListedCard *one, const ListedCard *other,
                         StatementDifference *found)
{
    for (int i = 0; i < columns->n; i++) {
        found->field = columns->rows[i].name;
        found->one = fact_columns_text(arena, &one->facts[i]);
        found->other = fact_columns_text(arena, &other->facts[i]);
        if (found->one && found->other && strcmp(found->one, found->other) != 0)
            return true;
    }
    return false;
}

static bool texts_differ(const ListedCard *one, const ListedCard *other,
                         StatementDifference *found)
{
    found->field = "text";
    for (int i = 0; i < one->texts_n; i++)
        for (int k = 0; k < other->texts_n; k++) {
            found->one = one->texts[i].text;
            found->other = other->texts[k].text;
            if (one->texts[i].kind == other->texts[k].kind &&
                !strcmp(one->texts[i].language, other->texts[k].language) &&
                strcmp(found->one, found->other) != 0)
                return true;
        }
    return false;
}

bool compare_statement(const FactColumns *columns, Arena *arena,
                       const CardStatement *one, const CardStatement *other,
                       StatementDifference *found)
{
    return names_differ(&one->card, &other->card, found) ||
           facts_differ(columns, arena, &one->card, &other->card, found) ||
           texts_differ(&one->card, &other->card, found);
}

static bool has_id(const ListedCard *card, const ListedId *id)
{
    for (int i = 0; i < card->ids_n; i++)
        if (!strcmp(card->ids[i].source, id->source) &&
            !strcmp(card->ids[i].id, id->id))
            return true;
    return false;
}

void compare_statement_complete(CardStatement *content, const CardStatement *before)
{
    ListedCard *card = &content->card;
    const ListedCard *earlier = &before->card;

    for (int i = 0; i < FACT_COLUMNS_MAX; i++)
        if (card->facts[i].n == FACT_UNSAID) card->facts[i] = earlier->facts[i];
    for (int i = 0; i < earlier->ids_n && card->ids_n < LISTED_IDS_MAX; i++)
        if (!has_id(card, &earlier->ids[i])) card->ids[card->ids_n++] = earlier->ids[i];
    for (int i = 0; i < earlier->texts_n && card->texts_n < LISTED_TEXTS_MAX; i++) {
        bool has = false;
        for (int k = 0; k < card->texts_n; k++)
            has |= card->texts[k].kind == earlier->texts[i].kind &&
                   !strcmp(card->texts[k].language, earlier->texts[i].language);
        if (!has) card->texts[card->texts_n++] = earlier->texts[i];
    }
    if (!content->of) content->of = before->of;
    if (card->has_text == FACT_UNSAID) card->has_text = earlier->has_text;
    if (!card->names_n) {
        card->names_n = earlier->names_n;
        memcpy(card->names, earlier->names, sizeof card->names);
    }
}
