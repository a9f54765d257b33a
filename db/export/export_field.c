#include "db/export/export_field.h"

#include <string.h>

#include "engine/kernel/base/base.h"

// One text as the only item.
static const char *const *one(Arena *arena, const char *text)
{
    const char **item = arena_take(arena, 2 * sizeof *item);

    *item = text;
    return text ? item : NULL;
}

static const char *const *number(Arena *arena, int n)
{
    return n < 0 ? NULL : one(arena, arena_format(arena, "%d", n));
}

static const char *const *list(const char *const *items, int max, int *n)
{
    *n = 0;
    while (*n < max && items[*n]) (*n)++;
    return items;
}

static const char *const *keywords(Arena *arena, const CardFacts *facts, int *n)
{
    const char **items = arena_take(arena, (KEYWORDS_IN_CARD + 1) * sizeof *items);

    for (*n = 0; *n < KEYWORDS_IN_CARD && facts->keywords[*n].name; (*n)++) {
        const KeywordFact *it = &facts->keywords[*n];
        items[*n] = it->cost ? arena_format(arena, "%s {%s}", it->name, it->cost)
                    : it->value != 1 ? arena_format(arena, "%s %d", it->name, it->value)
                                     : it->name;
    }
    return items;
}

static const char *name_in(const FullCard *full, const char *language)
{
    for (int i = 0; language && i < full->names_n; i++)
        if (!strcmp(full->names[i].language, language)) return full->names[i].name;
    return !language || !strcmp(language, "en") ? full->card.facts.name : NULL;
}

static const char *id_of(const FullCard *full, const FullPrinting *print,
                         const char *source)
{
    for (int i = 0; i < full->ids_n; i++)
        if (!strcmp(full->ids[i].print, print->code) &&
            !strcmp(full->ids[i].source, source))
            return full->ids[i].id;
    return NULL;
}

const char *const *export_field(const FullCard *full, const FullPrinting *print,
                                const ListedValue *field, Arena *arena, int *n)
{
    const CardFacts *facts = &full->card.facts;
    const char *language = field->language ? field->language : "en";

    *n = -1;
    switch (field->field) {
    case FIELD_CODE: return one(arena, print->code);
    case FIELD_NUMBER: return number(arena, print->number);
    case FIELD_SET: return one(arena, facts->set);
    case FIELD_SET_NAME: return one(arena, full->set_name);
    case FIELD_NAME:
    case FIELD_FULL_NAME: return one(arena, name_in(full, field->language));
    case FIELD_TYPE: return *facts->type ? one(arena, facts->type) : NULL;
    case FIELD_SUPERTYPES:
        return list(facts->supertypes, COUNT_OF(facts->supertypes), n);
    case FIELD_DOMAINS: return list(facts->domains, COUNT_OF(facts->domains), n);
    case FIELD_ENERGY: return number(arena, facts->energy);
    case FIELD_POWER: return number(arena, facts->power);
    case FIELD_POWER_DOMAINS:
        return list(facts->power_domains, COUNT_OF(facts->power_domains), n);
    case FIELD_MIGHT: return number(arena, facts->might);
    case FIELD_MIGHT_BONUS: return number(arena, facts->might_bonus);
    case FIELD_TAGS: return list(facts->tags, TAGS_IN_CARD, n);
    case FIELD_RARITY:
        return one(arena, print == full->prints ? full->card.rarity : print->rarity);
    case FIELD_KEYWORDS: return keywords(arena, facts, n);
    case FIELD_TEXT: return one(arena, card_full_text(full, language, "effective"));
    case FIELD_TEXT_PRINTED:
        return one(arena, card_full_text(full, language, "printed"));
    case FIELD_TEXT_ERRATA: return one(arena, card_full_text(full, language, "errata"));
    case FIELD_SCRIPT: return one(arena, facts->has_text ? "yes" : "no");
    case FIELD_ID: return one(arena, id_of(full, print, field->column));
    case FIELD_LANGUAGE: return one(arena, language);
    case FIELD_TYPES:
    case FIELD_SUBTITLE:
    case FIELD_UPDATED:
    case FIELD_IGNORE:
    case FIELDS: break;
    }
    return NULL;
}
