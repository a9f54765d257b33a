// riftbound_lists.c -- lists of Riftbound cards by other programs, a table for each.
//
// The general code of db/lists and db/export reads and writes them; see list_forms.h.

#include "db/riftbound/riftbound_lists.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/base.h"

// "Colorless" means that a card has no domain.
static const JsonWord domain_words[] = {
    {"Colorless", "none"}, {"colorless", "none"}, {NULL, NULL}};

static const JsonWord champion_words[] = {
    {"true", "Champion"}, {"false", ""}, {NULL, NULL}};

#define KEY(at, meaning)                                                               \
    {                                                                                  \
        .pointer = (at), .field = (meaning)                                            \
    }

static const JsonField riftcodex[] = {
    KEY("/riftbound_id", "code"),
    KEY("/name", "name"),
    KEY("/collector_number", "number"),
    KEY("/set/set_id", "set_code"),
    KEY("/set/label", "set_name"),
    KEY("/classification/type", "type"),
    KEY("/classification/supertype", "supertypes"),
    {.pointer = "/classification/domain", .field = "domains", .words = domain_words},
    KEY("/classification/rarity", "rarity"),
    KEY("/attributes/energy", "energy"),
    KEY("/attributes/power", "power"),
    KEY("/attributes/might", "might"),
    KEY("/text/rich", "text"),
    KEY("/tags", "tags"),
    KEY("/metadata/updated_on", "updated"),
    KEY("/id", "id"),
    {.pointer = "/tcgplayer_id", .field = "id", .column = "tcgplayer"},
    {.pointer = NULL},
};

// The official gallery, as its page has it.
static const JsonField gallery_page[] = {
    KEY("/publicCode", "code"),
    KEY("/name", "name"),
    KEY("/set/value/id", "set_code"),
    KEY("/set/value/label", "set_name"),
    KEY("/cardType/type", "type"),
    KEY("/cardType/superType", "supertypes"),
    {.pointer = "/domain/values", .field = "domains", .words = domain_words},
    KEY("/rarity/value/label", "rarity"),
    KEY("/energy/value/id", "energy"),
    KEY("/power/value/id", "power"),
    KEY("/might/value/id", "might"),
    KEY("/mightBonus/value/id", "might_bonus"),
    KEY("/text/richText/body", "text"),
    KEY("/tags/tags", "tags"),
    {.pointer = NULL},
};

// Keys that several flat lists share.
#define FLAT_FACTS                                                                     \
    {.pointer = "/domains", .field = "domains", .words = domain_words},                \
        KEY("/rarity", "rarity"), KEY("/energy", "energy"), KEY("/power", "power"),    \
        KEY("/might", "might"), KEY("/mightBonus", "might_bonus")

// The gallery with flat keys, and types in lists.
static const JsonField gallery_flat[] = {
    KEY("/publicCode", "code"),
    KEY("/name", "name"),
    KEY("/setId", "set_code"),
    KEY("/set", "set_name"),
    KEY("/cardTypes", "type"),
    KEY("/superTypes", "supertypes"),
    FLAT_FACTS,
    KEY("/abilityText", "text"),
    KEY("/tags", "tags"),
    {.pointer = NULL},
};

// The gallery with flat keys, and texts as HTML.
static const JsonField gallery_html[] = {
    KEY("/publicCode", "code"),
    KEY("/name", "name"),
    KEY("/setId", "set_code"),
    KEY("/set", "set_name"),
    KEY("/cardType", "type"),
    {.pointer = "/isChampion", .field = "supertypes", .words = champion_words},
    FLAT_FACTS,
    KEY("/abilityHtml", "text"),
    KEY("/tags", "tags"),
    {.pointer = NULL},
};

// The gallery with flat keys, and texts as HTML beside plain ones.
static const JsonField gallery_rules[] = {
    KEY("/publicCode", "code"),
    KEY("/name", "name"),
    KEY("/set", "set"),
    KEY("/setName", "set_name"),
    KEY("/type", "type"),
    KEY("/superTypes", "supertypes"),
    FLAT_FACTS,
    KEY("/rulesHtml", "text"),
    KEY("/tags", "tags"),
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
    {"colorless", "none"},
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

// The official Chinese catalogue. Its tags are Chinese words, so the table leaves them
// out.
static const JsonField chinese[] = {
    KEY("/cardNo", "code"),
    KEY("/cardName", "name"),
    KEY("/subTitle", "subtitle"),
    {.pointer = "/cardCategory", .field = "type", .words = chinese_types},
    {.pointer = "/cardColorList", .field = "domains", .words = chinese_domains},
    {.pointer = "/rarity", .field = "rarity", .words = chinese_rarities},
    KEY("/energy", "energy"),
    KEY("/returnEnergy", "power"),
    {.pointer = "/power", .field = "might_bonus", .only = "equipment"},
    {.pointer = "/power", .field = "might", .only = "!equipment"},
    KEY("/cardEffect", "text"),
    KEY("/id", "id"),
    {.pointer = NULL},
};

// A registry of printings without texts.
static const JsonField registry[] = {
    KEY("/printId", "code"),
    KEY("/setCode", "set_code"),
    KEY("/name", "name"),
    KEY("/type", "type"),
    KEY("/supertype", "supertypes"),
    KEY("/costEnergy", "energy"),
    KEY("/costPower", "power"),
    KEY("/tags", "tags"),
    KEY("/updatedAt", "updated"),
    {.pointer = "/sourceIds", .field = "id", .column = "riftcodex"},
    {.pointer = NULL},
};

// The set file of another engine. It has no power.
static const JsonField set_file[] = {
    KEY("/id", "code"),
    KEY("/name", "name"),
    KEY("/set", "set_code"),
    KEY("/setName", "set_name"),
    KEY("/cardType", "type"),
    {.pointer = "/isChampion", .field = "supertypes", .words = champion_words},
    FLAT_FACTS,
    KEY("/rulesText", "text"),
    KEY("/tags", "tags"),
    {.pointer = NULL},
};

static const JsonForm json[] = {
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
    {"gallery",
     "the official gallery",
     "en",
     {"publicCode", "rulesHtml", "domains"},
     .list = gallery_rules},
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

// ---- tables

// The table of a public data set of cards.
static const TableColumn public_columns[] = {
    {"card_code", "code", NULL, false},
    {"name", "name", NULL, false},
    {"subtitle", "ignore", NULL, false},
    {"full_name", "full_name", NULL, false},
    {"set_code", "set_code", NULL, false},
    {"card_set", "set_name", NULL, false},
    {"card_number", "number", NULL, false},
    {"rarity", "rarity", NULL, false},
    {"domain", "domains", NULL, true},
    {"card_type", "type", NULL, false},
    {"card_type_labels", "types", NULL, true},
    {"tags", "tags", NULL, true},
    {"energy", "energy", NULL, false},
    {"power", "power", NULL, false},
    {"might", "might", NULL, false},
    {"ability_original", "text_printed", "en", false},
    {"ability_corrected", "text_errata", "en", false},
    {"ability_effective", "text", "en", false},
    {"has_errata", "ignore", NULL, false},
    {"matched_errata_code", "ignore", NULL, false},
    {"artist", "ignore", NULL, false},
    {"image_url", "ignore", NULL, false},
    {"source_url", "ignore", NULL, false},
    {"scraped_at", "ignore", NULL, false},
};

static const TableForm tables[] = {
    {"public-csv",
     "the table of a public data set, with printed text and errata",
     public_columns,
     COUNT_OF(public_columns),
     true},
};

static const FormHeading headings[] = {
    {"riftbound id", "code"},
    {"riftcodex", "id"},
    {"gallery", "id"},
    {"effect text", "text_attached"},
    {"attached text", "text_attached"},
};

static const FormValue values[] = {
#define VALUE(language, field, words, ours) {language, field, words, ours},
#include "db/riftbound/value_word.def"
};

static const KnownExport exports[] = {
#define EXPORT(app, what, columns) {app, what, columns},
#include "db/riftbound/riftbound_export.def"
};

// The tokens of three regions, and a rare finish.
static const char *const mark_words[] = {"nx", "zn", "ultimate", NULL};

static const char *const markers[] = {"Buff", NULL};

static const char *const deck_keys[] = {"legend", NULL};

// ---- symbols

// The words for symbols in other notations, and ours.
static const SymbolWord symbols[] = {
#define SYMBOL(word, ours) {word, ours},
#include "db/riftbound/symbol_word.def"
    {NULL, NULL},
};

// From outside to inside: "icon:rune_fury".
static const char *const before[] = {
    "icon", "symbol", "rb", "energy", "rune", "domain", "power", NULL};

static const char *write_symbol(Arena *arena, const char *language, const char *word)
{
    const bool energy = isdigit((unsigned char)*word);
    const bool any = !strcmp(word, "any"), own = !strcmp(word, "own");
    const bool other = !strcmp(word, "might") || !strcmp(word, "exhaust");

    if (strncmp(language, "en", 2) != 0)
        return arena_format(arena, "{{%s}}", any ? "A" : own ? "C" : word);
    if (own) return "[C]";
    return arena_format(arena,
                        ":rb_%s%s:",
                        energy  ? "energy_"
                        : other ? ""
                                : "rune_",
                        any ? "rainbow" : word);
}

const ListForms riftbound_lists = {
    .json = json,
    .json_n = COUNT_OF(json),
    .tables = tables,
    .tables_n = COUNT_OF(tables),
    .headings = headings,
    .headings_n = COUNT_OF(headings),
    .values = values,
    .values_n = COUNT_OF(values),
    .exports = exports,
    .exports_n = COUNT_OF(exports),
    .deck_keys = deck_keys,
    .mark_words = mark_words,
    .markers = markers,
    .titled_type = "Legend",
    .one_name = "103.2.b",
    .titled_fact = "tags",
    .symbols = {.words = symbols,
                .colons = ":rb_",
                .arrow = "chevron",
                .before = before,
                .number = "E",
                .any = "any",
                .write = write_symbol},
};
