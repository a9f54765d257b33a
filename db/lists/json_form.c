#include "db/lists/json_form.h"

#include <string.h>

#include "engine/kernel/base/base.h"

// "Colorless" is no domain but the want of one.
static const JsonWord domain_words[] = {
    {"Colorless", "-"}, {"colorless", "-"}, {NULL, NULL}};

static const JsonWord champion_words[] = {
    {"true", "Champion"}, {"false", ""}, {NULL, NULL}};

#define KEY(at, meaning)                                                               \
    {                                                                                  \
        .pointer = (at), .field = FIELD_##meaning                                      \
    }

static const JsonField riftcodex[] = {
    KEY("/riftbound_id", CODE),
    KEY("/name", NAME),
    KEY("/collector_number", NUMBER),
    KEY("/set/set_id", SET),
    KEY("/set/label", SET_NAME),
    KEY("/classification/type", TYPE),
    KEY("/classification/supertype", SUPERTYPES),
    {.pointer = "/classification/domain",
     .field = FIELD_DOMAINS,
     .words = domain_words},
    KEY("/classification/rarity", RARITY),
    KEY("/attributes/energy", ENERGY),
    KEY("/attributes/power", POWER),
    KEY("/attributes/might", MIGHT),
    KEY("/text/rich", TEXT),
    KEY("/tags", TAGS),
    KEY("/metadata/updated_on", UPDATED),
    KEY("/id", ID),
    {.pointer = "/tcgplayer_id", .field = FIELD_ID, .column = "tcgplayer"},
    {.pointer = NULL},
};

// The official gallery as its page has it.
static const JsonField gallery_page[] = {
    KEY("/publicCode", CODE),
    KEY("/name", NAME),
    KEY("/set/value/id", SET),
    KEY("/set/value/label", SET_NAME),
    KEY("/cardType/type", TYPE),
    KEY("/cardType/superType", SUPERTYPES),
    {.pointer = "/domain/values", .field = FIELD_DOMAINS, .words = domain_words},
    KEY("/rarity/value/label", RARITY),
    KEY("/energy/value/id", ENERGY),
    KEY("/power/value/id", POWER),
    KEY("/might/value/id", MIGHT),
    KEY("/mightBonus/value/id", MIGHT_BONUS),
    KEY("/text/richText/body", TEXT),
    KEY("/tags/tags", TAGS),
    {.pointer = NULL},
};

// What several flat lists call alike.
#define FLAT_FACTS                                                                     \
    {.pointer = "/domains", .field = FIELD_DOMAINS, .words = domain_words},            \
        KEY("/rarity", RARITY), KEY("/energy", ENERGY), KEY("/power", POWER),          \
        KEY("/might", MIGHT), KEY("/mightBonus", MIGHT_BONUS)

// The same flattened, with types in lists.
static const JsonField gallery_flat[] = {
    KEY("/publicCode", CODE),
    KEY("/name", NAME),
    KEY("/setId", SET),
    KEY("/set", SET_NAME),
    KEY("/cardTypes", TYPE),
    KEY("/superTypes", SUPERTYPES),
    FLAT_FACTS,
    KEY("/abilityText", TEXT),
    KEY("/tags", TAGS),
    {.pointer = NULL},
};

// The same flattened, with the texts as HTML.
static const JsonField gallery_html[] = {
    KEY("/publicCode", CODE),
    KEY("/name", NAME),
    KEY("/setId", SET),
    KEY("/set", SET_NAME),
    KEY("/cardType", TYPE),
    {.pointer = "/isChampion", .field = FIELD_SUPERTYPES, .words = champion_words},
    FLAT_FACTS,
    KEY("/abilityHtml", TEXT),
    KEY("/tags", TAGS),
    {.pointer = NULL},
};

static const JsonWord chinese_types[] = {
    {"hero_unit", "Champion Unit"},
    {"exclusive_unit", "Signature Unit"},
    {"indicator_unit", "Token Unit"},
    {"exclusive_spell", "Signature Spell"},
    {"exclusive_equipment", "Signature Gear"},
    {"indicator_equipment", "Token Gear"},
    {"legendary", "Legend"},
    {"equipment", "Gear"},
    {NULL, NULL},
};

static const JsonWord chinese_domains[] = {
    {"red", "Fury"},
    {"green", "Calm"},
    {"blue", "Mind"},
    {"orange", "Body"},
    {"purple", "Chaos"},
    {"yellow", "Order"},
    {"colorless", "-"},
    {NULL, NULL},
};

static const JsonWord chinese_rarities[] = {
    {"rune_dust", "Common"},
    {"rune_glimmer", "Uncommon"},
    {"rune_shard", "Rare"},
    {"rune_core", "Epic"},
    {"rune_legend", "Showcase"},
    {NULL, NULL},
};

// The official Chinese catalogue. Its tags are Chinese words, so they say nothing here.
static const JsonField chinese[] = {
    KEY("/cardNo", CODE),
    KEY("/cardName", NAME),
    KEY("/subTitle", SUBTITLE),
    {.pointer = "/cardCategory", .field = FIELD_TYPE, .words = chinese_types},
    {.pointer = "/cardColorList", .field = FIELD_DOMAINS, .words = chinese_domains},
    {.pointer = "/rarity", .field = FIELD_RARITY, .words = chinese_rarities},
    KEY("/energy", ENERGY),
    KEY("/returnEnergy", POWER),
    {.pointer = "/power", .field = FIELD_MIGHT_BONUS, .only = "equipment"},
    {.pointer = "/power", .field = FIELD_MIGHT, .only = "!equipment"},
    KEY("/cardEffect", TEXT),
    KEY("/id", ID),
    {.pointer = NULL},
};

// A registry of printings: no texts.
static const JsonField registry[] = {
    KEY("/printId", CODE),
    KEY("/setCode", SET),
    KEY("/name", NAME),
    KEY("/type", TYPE),
    KEY("/supertype", SUPERTYPES),
    KEY("/costEnergy", ENERGY),
    KEY("/costPower", POWER),
    KEY("/tags", TAGS),
    KEY("/updatedAt", UPDATED),
    {.pointer = "/sourceIds", .field = FIELD_ID, .column = "riftcodex"},
    {.pointer = NULL},
};

// Another engine's set file. Its power is never said.
static const JsonField set_file[] = {
    KEY("/id", CODE),
    KEY("/name", NAME),
    KEY("/set", SET),
    KEY("/setName", SET_NAME),
    KEY("/cardType", TYPE),
    {.pointer = "/isChampion", .field = FIELD_SUPERTYPES, .words = champion_words},
    FLAT_FACTS,
    KEY("/rulesText", TEXT),
    KEY("/tags", TAGS),
    {.pointer = NULL},
};

static const JsonForm forms[] = {
    {"riftcodex",
     "the community's card API",
     "en",
     {"riftbound_id", "classification"},
     .list = riftcodex},
    {"gallery",
     "the official gallery's page",
     "en",
     {"publicCode", "cardType", "domain"},
     .has_others = true,
     .list = gallery_page},
    {"gallery",
     "the official gallery",
     "en",
     {"publicCode", "cardTypes"},
     .list = gallery_flat},
    {"gallery",
     "the official gallery",
     "en",
     {"publicCode", "cardType", "domains"},
     .list = gallery_html},
    {"zh-cn",
     "the Chinese catalogue",
     "zh-cn",
     {"cardNo", "cardCategory"},
     .type = "/cardCategory",
     .list = chinese},
    {"registry",
     "a registry of printings",
     "en",
     {"printId", "setCode"},
     .list = registry},
    {"set-file",
     "another engine's set file",
     "en",
     {"cardType", "rulesText", "collectorNumber"},
     .list = set_file},
};

bool json_form_fits(const JsonForm *form, const json_t *row)
{
    for (int i = 0; i < COUNT_OF(form->marks) && form->marks[i]; i++)
        if (!json_object_get(row, form->marks[i])) return false;
    return true;
}

const JsonForm *json_form_find(const json_t *row)
{
    for (int i = 0; i < COUNT_OF(forms); i++)
        if (json_form_fits(&forms[i], row)) return &forms[i];
    return NULL;
}

// Pages are read only.
const JsonForm *json_form_written(int i)
{
    for (int k = 0; k < COUNT_OF(forms); k++) {
        bool again =
            k && !forms[k - 1].has_others && !strcmp(forms[k].name, forms[k - 1].name);
        if (!forms[k].has_others && !again && !i--) return &forms[k];
    }
    return NULL;
}

const JsonForm *json_form_named(const char *name)
{
    const JsonForm *form;

    for (int i = 0; (form = json_form_written(i)); i++)
        if (!strcmp(form->name, name)) return form;
    return NULL;
}

const json_t *json_form_at(const json_t *row, const char *pointer)
{
    while (row && *pointer) {
        size_t n = strcspn(++pointer, "/");
        char key[64];

        if (n >= sizeof key) return NULL;
        memcpy(key, pointer, n);
        key[n] = '\0';
        row = json_object_get(row, key);
        pointer += n;
    }
    return row;
}
