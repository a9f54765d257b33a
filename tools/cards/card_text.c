// card_text.c -- writes the facts of a card as text and as JSON, each by its column.
//
// The game's FactColumns say which facts there are, so no fact has a name here.

#include "tools/cards/card_text.h"

#include "engine/base/base.h"
#include "tools/door/json_safe.h"

const char *card_text_join(Arena *arena, const char *const *list, int n,
                           const char *between)
{
    const char *text = "";

    for (int i = 0; i < n && list[i]; i++)
        text = arena_format(arena, "%s%s%s", text, i ? between : "", list[i]);
    return text;
}

// Returns the text between the words of a fact. Kinds of card make one phrase; colours
// make one word.
static const char *between_words(const FactColumns *facts, int column)
{
    if (column == COLUMN_SUPERTYPES) return " ";
    const FactRow *row = &facts->rows[column];

    return row->role == FACT_IDENTITY || row->kind == FACT_NUMBER ? "/" : ", ";
}

const char *card_text_fact(Arena *arena, const FactColumns *facts,
                           const StoredCard *card, int column)
{
    const FactItems *items = &card->columns[column];
    const char *text = "";

    for (int i = 0; i < items->n; i++)
        text = arena_format(arena,
                            "%s%s%s",
                            text,
                            i ? between_words(facts, column) : "",
                            fact_columns_item_text(arena, &items->items[i]));
    return text;
}

static json_t *json_of_item(const FactRow *row, const FactItem *item)
{
    if (row->kind == FACT_NUMBER) return json_integer(item->number);
    if (row->kind != COLUMN_KEYWORDS) return json_safe_text(item->word);
    return json_pack("{ss si ss*}",
                     "keyword",
                     item->word,
                     "value",
                     item->number,
                     "cost",
                     item->cost);
}

static void set_fact(json_t *object, const FactColumns *facts, const StoredCard *card,
                     int column)
{
    const FactItems *items = &card->columns[column];
    const FactRow *row = &facts->rows[column];

    if (fact_columns_is_single(facts, column)) {
        if (items->n)
            json_object_set_new(object, row->name, json_of_item(row, items->items));
        return;
    }
    json_t *array = json_array();
    for (int i = 0; i < items->n; i++)
        json_array_append_new(array, json_of_item(row, &items->items[i]));
    json_object_set_new(object, row->name, array);
}

static void set_text(json_t *object, const char *key, const char *value)
{
    if (value) json_object_set_new(object, key, json_safe_text(value));
}

// Names the facts that nobody says, because they are worked out from the card's text.
static void set_derived(json_t *object, const FactColumns *facts,
                        const StoredCard *card)
{
    json_t *names = json_array();

    for (int i = 0; i < facts->n; i++)
        if (card->columns[i].derived)
            json_array_append_new(names, json_safe_text(facts->rows[i].name));
    if (json_array_size(names)) json_object_set(object, "derived", names);
    json_decref(names);
}

json_t *card_text_json(const FactColumns *facts, const StoredCard *card)
{
    json_t *object = json_object();

    set_text(object, "code", card->facts.code);
    set_text(object, "name", card->facts.name);
    set_text(object, "set", card->facts.set);
    for (int i = 0; i < facts->n; i++) set_fact(object, facts, card, i);
    set_derived(object, facts, card);
    set_text(object, "summary", card->facts.summary);
    set_text(object, "text", card->wording);
    json_object_set_new(object, "needs_script", json_boolean(card->facts.has_text));
    return object;
}
