#include "tools/cards/card_text.h"

#include "engine/kernel/base/base.h"

const char *card_text_join(Arena *arena, const char *const *list, int n,
                           const char *between)
{
    const char *text = "";

    for (int i = 0; i < n && list[i]; i++)
        text = arena_format(arena, "%s%s%s", text, i ? between : "", list[i]);
    return text;
}

const char *card_text_keywords(Arena *arena, const CardFacts *facts)
{
    const char *words[KEYWORDS_IN_CARD] = {0};

    for (int i = 0; i < KEYWORDS_IN_CARD && facts->keywords[i].name; i++) {
        const KeywordFact *keyword = &facts->keywords[i];
        words[i] = keyword->name;
        if (keyword->value > 1)
            words[i] = arena_format(arena, "%s %d", words[i], keyword->value);
        if (keyword->cost)
            words[i] = arena_format(arena, "%s {%s}", words[i], keyword->cost);
    }
    return card_text_join(arena, words, KEYWORDS_IN_CARD, ", ");
}

static json_t *json_of_list(const char *const *list, int n)
{
    json_t *array = json_array();

    for (int i = 0; i < n && list[i]; i++)
        json_array_append_new(array, json_string(list[i]));
    return array;
}

static json_t *json_of_keywords(const CardFacts *facts)
{
    json_t *array = json_array();

    for (int i = 0; i < KEYWORDS_IN_CARD && facts->keywords[i].name; i++)
        json_array_append_new(array,
                              json_pack("{ss si ss*}",
                                        "keyword",
                                        facts->keywords[i].name,
                                        "value",
                                        facts->keywords[i].value,
                                        "cost",
                                        facts->keywords[i].cost));
    return array;
}

static void set_number(json_t *object, const char *key, int value)
{
    if (value >= 0) json_object_set_new(object, key, json_integer(value));
}

static void set_text(json_t *object, const char *key, const char *value)
{
    if (value) json_object_set_new(object, key, json_string(value));
}

json_t *card_text_json(const StoredCard *card)
{
    const CardFacts *facts = &card->facts;
    json_t *object = json_object();

    set_text(object, "code", facts->code);
    set_text(object, "name", facts->name);
    set_text(object, "set", facts->set);
    set_text(object, "type", facts->type);
    json_object_set_new(object,
                        "supertypes",
                        json_of_list(facts->supertypes, COUNT_OF(facts->supertypes)));
    json_object_set_new(
        object, "domains", json_of_list(facts->domains, COUNT_OF(facts->domains)));
    set_number(object, "energy", facts->energy);
    set_number(object, "power", facts->power);
    json_object_set_new(
        object,
        "power_domains",
        json_of_list(facts->power_domains, COUNT_OF(facts->power_domains)));
    set_number(object, "might", facts->might);
    set_number(object, "might_bonus", facts->might_bonus);
    json_object_set_new(object, "tags", json_of_list(facts->tags, TAGS_IN_CARD));
    json_object_set_new(object, "keywords", json_of_keywords(facts));
    set_text(object, "rarity", card->rarity);
    set_text(object, "summary", facts->summary);
    set_text(object, "text", card->wording);
    json_object_set_new(object, "needs_script", json_boolean(facts->has_text));
    return object;
}
