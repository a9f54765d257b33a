// compare_statement.c -- compares two rows of one list with the same code.

#include "db/import/statements/compare_statement.h"

#include <string.h>

#include "engine/base/base.h"

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

static bool has_text(const ListedCard *card, const ListedText *text)
{
    for (int i = 0; i < card->texts_n; i++)
        if (card->texts[i].kind == text->kind &&
            !strcmp(card->texts[i].language, text->language))
            return true;
    return false;
}

static bool has_name(const ListedCard *card, const ListedName *name)
{
    for (int i = 0; i < card->names_n; i++)
        if (!strcmp(card->names[i].language, name->language)) return true;
    return false;
}

// Adds to [card] what it lacks of [other].
static void add_words(ListedCard *card, const ListedCard *other)
{
    for (int i = 0; i < other->ids_n && card->ids_n < LISTED_IDS_MAX; i++)
        if (!has_id(card, &other->ids[i])) card->ids[card->ids_n++] = other->ids[i];
    for (int i = 0; i < other->texts_n && card->texts_n < LISTED_TEXTS_MAX; i++)
        if (!has_text(card, &other->texts[i]))
            card->texts[card->texts_n++] = other->texts[i];
    for (int i = 0; i < other->names_n && card->names_n < COUNT_OF(card->names); i++)
        if (!has_name(card, &other->names[i]))
            card->names[card->names_n++] = other->names[i];
}

// Returns whether [card] has all words of [other].
static bool has_words(const ListedCard *card, const ListedCard *other)
{
    for (int i = 0; i < other->ids_n; i++)
        if (!has_id(card, &other->ids[i])) return false;
    for (int i = 0; i < other->texts_n; i++)
        if (!has_text(card, &other->texts[i])) return false;
    for (int i = 0; i < other->names_n; i++)
        if (!has_name(card, &other->names[i])) return false;
    return true;
}

// The words of the earlier row come first, so that each row of the list, when it is read
// again, finds that all of it has been said.
bool compare_statement_complete(CardStatement *content, const CardStatement *before)
{
    ListedCard *card = &content->card;
    ListedCard joined = *card;

    joined.ids_n = joined.texts_n = joined.names_n = 0;
    add_words(&joined, &before->card);
    add_words(&joined, card);
    const bool whole = has_words(&joined, card);
    for (int i = 0; i < FACT_COLUMNS_MAX; i++)
        if (joined.facts[i].n == FACT_UNSAID) joined.facts[i] = before->card.facts[i];
    if (joined.has_text == FACT_UNSAID) joined.has_text = before->card.has_text;
    *card = joined;
    if (!content->of) content->of = before->of;
    content->parted |= before->parted;
    return whole;
}
