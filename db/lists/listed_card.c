#include "db/lists/listed_card.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/lists/card_sink.h"
#include "db/lists/set_list.h"
#include "db/text/name_match.h"
#include "db/text/text_symbols.h"
#include "engine/kernel/base/base.h"

enum { NUMBER_MAX = 99 };

static const char *const field_words[FIELDS] = {
#define F(name, word) word,
    LISTED_FIELDS(F)
#undef F
};

int listed_card_field_find(const char *word)
{
    for (int i = 0; i < FIELDS; i++)
        if (!strcasecmp(field_words[i], word)) return i;
    return -1;
}

const char *listed_card_field_word(Field field)
{
    return field_words[field];
}

// Words for "there is none"; an empty field says nothing at all.
static bool says_none(const char *text)
{
    static const char *const nones[] = {
        "-", "\xe2\x80\x93", "\xe2\x80\x94", "n/a", "na", "none", "null", "[]", "nil"};

    for (int i = 0; i < COUNT_OF(nones); i++)
        if (!strcasecmp(nones[i], text)) return true;
    return false;
}

static void mistake(CardSink *sink, const ListedValue *value, const char *expected)
{
    card_sink_mistake(sink, value->column, value->value, expected);
}

// A whole number, LISTED_NONE where there is said to be none. "+2", "2.0" and "2,0" are
// 2.
static void set_number(CardSink *sink, const ListedValue *value, int *number)
{
    char *end;

    if (says_none(value->value)) {
        *number = LISTED_NONE;
        return;
    }
    long n = strtol(value->value, &end, 10);
    if (!strncmp(end, ".0", 2) || !strncmp(end, ",0", 2))
        end += 2 + strspn(end + 2, "0");
    if (end == value->value || *end || n < 0 || n > NUMBER_MAX)
        mistake(sink, value, "a whole number from 0 to 99, or nothing");
    else
        *number = (int)n;
}

// The name in [names] that [text] means, or [text] with a capital: later sets bring
// names that the game does not know. One slip away from a known name it is no new one.
static const char *known_name(CardSink *sink, const ListedValue *value,
                              const NameRow *names, int n, const char *text)
{
    NameMatch nearest;

    for (int i = 0; i < n; i++)
        if (!strcasecmp(names[i].name, text)) return names[i].name;
    name_match_start(&nearest, text);
    name_match_limit_to_slips(&nearest);
    for (int i = 0; i < n; i++) name_match_offer(&nearest, names[i].name);
    const char *near = name_match_best(&nearest);
    const char *language = *sink->row_language ? sink->row_language : sink->language;
    if (near && !strcmp(language, "en"))
        card_sink_mistake(
            sink, value->column, text, arena_format(sink->row_arena, "'%s'", near));
    char *copy = arena_text_n(sink->row_arena, text, strlen(text));
    *copy = (char)toupper((unsigned char)*copy);
    return copy;
}

// What separates the items of a list: what there is of these, the first that occurs;
// text in JSON's brackets uses commas.
static char separator_of(const char *text)
{
    static const char separators[] = ";|\n,/&";

    for (const char *c = separators; *c && *text != '['; c++)
        if (strchr(text, *c)) return *c;
    return ',';
}

static bool is_edge(char c)
{
    return isspace((unsigned char)c) || c == '"' || c == '\'' || c == '[' || c == ']';
}

// Splits a list into its items: "Fury; Calm", "Fury/Calm", ["Fury", "Calm"].
static void set_items(CardSink *sink, const ListedValue *value, ListedItems *items)
{
    const char *text = value->value;
    bool bracketed = *text == '[';
    char separator[2] = {separator_of(text)};

    items->n = 0;
    if (says_none(text)) return;
    while (*text) {
        size_t n = strcspn(text, separator);
        const char *next = text + n + (text[n] != '\0');
        while (n && (bracketed ? is_edge(*text) : isspace((unsigned char)*text)))
            text++, n--;
        while (n &&
               (bracketed ? is_edge(text[n - 1]) : isspace((unsigned char)text[n - 1])))
            n--;
        if (n && items->n == LISTED_ITEMS) {
            mistake(sink, value, "at most 12 entries");
            return;
        }
        if (n) items->items[items->n++] = arena_text_n(sink->row_arena, text, n);
        text = next;
    }
}

static void set_names_of(CardSink *sink, const ListedValue *value, ListedItems *items,
                         const NameRow *names, int n)
{
    set_items(sink, value, items);
    for (int i = 0; i < items->n; i++)
        items->items[i] = known_name(sink, value, names, n, items->items[i]);
}

static bool is_type(const Rules *rules, const char *word)
{
    for (int i = 0; i < rules->types_n; i++)
        if (!strcasecmp(rules->types[i].name, word)) return true;
    return false;
}

// The type among [items], the other items are supertypes. The first item where the game
// knows none of them.
static void set_types(CardSink *sink, const ListedValue *value,
                      const ListedItems *items)
{
    ListedCard *card = &sink->card;
    const Rules *rules = sink->rules;
    int type = 0;

    for (int i = items->n - 1; i >= 0; i--)
        if (is_type(rules, items->items[i])) type = i;
    card->supertypes.n = 0;
    for (int i = 0; i < items->n; i++) {
        bool is_the = i == type;
        const char *name = known_name(sink,
                                      value,
                                      is_the ? rules->types : rules->supertypes,
                                      is_the ? rules->types_n : rules->supertypes_n,
                                      items->items[i]);
        if (is_the)
            card->type = name;
        else
            card->supertypes.items[card->supertypes.n++] = name;
    }
}

static bool is_supertype(const Rules *rules, const char *word)
{
    for (int i = 0; i < rules->supertypes_n; i++)
        if (!strcasecmp(rules->supertypes[i].name, word)) return true;
    return false;
}

// "Unit", "Champion Unit", "Unit - Champion".
static void set_type(CardSink *sink, const ListedValue *value)
{
    const Rules *rules = sink->rules;
    ListedItems words = {.n = 0};
    bool known = true;

    for (const char *at = value->value; *at && words.n < LISTED_ITEMS;) {
        size_t n = strcspn(at, " -/,");
        if (n) words.items[words.n++] = arena_text_n(sink->row_arena, at, n);
        at += n;
        at += strspn(at, " -/,");
    }
    int types = 0;
    for (int i = 0; i < words.n; i++) {
        types += is_type(rules, words.items[i]);
        known &= is_type(rules, words.items[i]) || is_supertype(rules, words.items[i]);
    }
    if (words.n > 1 && known && types == 1)
        set_types(sink, value, &words);
    else
        sink->card.type =
            known_name(sink, value, rules->types, rules->types_n, value->value);
}

static void set_keywords(CardSink *sink, const ListedValue *value)
{
    ListedCard *card = &sink->card;
    ListedItems items;

    set_items(sink, value, &items);
    card->keywords_n = 0;
    for (int i = 0; i < items.n; i++)
        if (set_list_keyword_read(
                sink->row_arena, items.items[i], &card->keywords[card->keywords_n]))
            card->keywords_n++;
        else
            mistake(sink, value, "keywords such as Tank, Assault 2 or Equip {calm}");
}

static void set_code(CardSink *sink, const ListedValue *value)
{
    if (!printing_key_read(value->value, &sink->card.code))
        mistake(sink, value, "a code such as OGN-024");
    else
        sink->card.has_code = true;
}

static void set_script(CardSink *sink, const ListedValue *value)
{
    static const char *const yes[] = {"yes", "true", "1", "y"};
    static const char *const no[] = {"no", "false", "0", "n"};

    for (int i = 0; i < COUNT_OF(yes); i++) {
        if (!strcasecmp(value->value, yes[i])) sink->card.has_text = 1;
        if (!strcasecmp(value->value, no[i])) sink->card.has_text = 0;
    }
    if (sink->card.has_text == LISTED_UNSAID) mistake(sink, value, "yes or no");
}

// "en-US" is en, "zh_CN" zh-cn: only Chinese is two languages in print.
static void copy_language(char *to, const char *text)
{
    (void)snprintf(to, LANGUAGE_BYTES, "%s", text);
    for (char *c = to; *c; c++)
        *c = (char)(*c == '_' ? '-' : tolower((unsigned char)*c));
    if (strncmp(to, "zh", 2) != 0) to[strcspn(to, "-")] = '\0';
}

static void add_name(CardSink *sink, const ListedValue *value)
{
    ListedCard *card = &sink->card;

    if (card->names_n == LISTED_NAMES) {
        mistake(sink, value, "names in at most 8 languages");
        return;
    }
    copy_language(card->names[card->names_n].language, value->language);
    card->names[card->names_n++].name = value->value;
}

static void set_text(CardSink *sink, const ListedValue *value, TextKind kind)
{
    ListedCard *card = &sink->card;

    if (strlen(value->value) > LISTED_TEXT_BYTES) {
        card_sink_mistake(sink, value->column, NULL, "a text of at most 16 KiB");
        return;
    }
    if (card->texts_n == LISTED_TEXTS) {
        mistake(sink, value, "at most 16 texts");
        return;
    }
    ListedText *text = &card->texts[card->texts_n++];
    text->language[0] = '\0'; // the row's
    if (value->language) copy_language(text->language, value->language);
    text->kind = kind;
    text->text = says_none(value->value) ? "" : value->value;
}

static void set_id(CardSink *sink, const ListedValue *value)
{
    ListedCard *card = &sink->card;
    PrintingKey code;

    if (!card->has_code && printing_key_read(value->value, &code)) {
        card->code = code;
        card->has_code = true;
    } else if (card->ids_n < LISTED_IDS) {
        bool own = !strcasecmp(value->column, "id") || *value->column == '/';
        card->ids[card->ids_n++] = (ListedId){
            own && sink->foreign ? sink->foreign
                                 : arena_text(sink->row_arena, value->column),
            value->value};
    }
}

// The digits of a date and time: text that sorts as time does.
static void set_updated(CardSink *sink, const ListedValue *value)
{
    int64_t number = 0;
    int digits = 0;

    for (const char *c = value->value; *c && digits < 14; c++)
        if (isdigit((unsigned char)*c)) number = number * 10 + (*c - '0'), digits++;
    for (; digits < 14; digits++) number *= 10;
    sink->card.updated = number;
}

static void set_language(CardSink *sink, const ListedValue *value)
{
    size_t n = strlen(value->value);

    if (n < 2 || n >= LANGUAGE_BYTES)
        mistake(sink, value, "a language such as en or zh-cn");
    else
        copy_language(sink->row_language, value->value);
}

static void set_names(CardSink *sink, const ListedValue *value)
{
    if (strlen(value->value) >= NAME_BYTES)
        card_sink_mistake(sink, value->column, NULL, "a name of at most 159 bytes");
    else if (value->language)
        add_name(sink, value);
    else if (value->field == FIELD_FULL_NAME)
        sink->full_name = value->value;
    else if (value->field == FIELD_SUBTITLE)
        sink->subtitle = value->value;
    else
        sink->name = value->value;
}

// The value without blanks around it, as a copy; NULL if nothing is left.
static const char *trimmed(Arena *arena, const char *text)
{
    if (!text) return NULL;
    while (isspace((unsigned char)*text)) text++;
    size_t n = strlen(text);
    while (n && isspace((unsigned char)text[n - 1])) n--;
    return n ? arena_text_n(arena, text, n) : NULL;
}

static bool is_text(Field field)
{
    return field == FIELD_TEXT || field == FIELD_TEXT_PRINTED ||
           field == FIELD_TEXT_ERRATA;
}

// Most values have nothing to be replaced.
static const char *letters(Arena *arena, const char *text)
{
    const unsigned char *c = (const unsigned char *)text;

    while (*c >= ' ' && *c != '&' && *c < 0x7f) c++;
    return *c ? text_symbols_decode_html(arena, text) : text;
}

static void set_power(CardSink *sink, const ListedValue *value)
{
    set_number(sink, value, &sink->card.power);
    if (!sink->card.power) sink->card.power = LISTED_NONE; // no symbols
}

void listed_card_set(CardSink *sink, const ListedValue *given)
{
    const Rules *rules = sink->rules;
    ListedCard *card = &sink->card;
    ListedValue copy = *given;
    const ListedValue *value = &copy;
    ListedItems types;

    copy.value = trimmed(sink->row_arena, given->value);
    if (!copy.value) return;
    if (!is_text(value->field)) copy.value = letters(sink->row_arena, copy.value);
    switch (value->field) {
    case FIELD_CODE: set_code(sink, value); break;
    case FIELD_NUMBER: sink->number = value->value; break;
    case FIELD_SET: sink->set = value->value; break;
    case FIELD_SET_NAME: card->set_name = value->value; break;
    case FIELD_NAME:
    case FIELD_SUBTITLE:
    case FIELD_FULL_NAME: set_names(sink, value); break;
    case FIELD_TYPE: set_type(sink, value); break;
    case FIELD_TYPES:
        set_items(sink, value, &types);
        if (types.n) set_types(sink, value, &types);
        break;
    case FIELD_SUPERTYPES:
        set_names_of(
            sink, value, &card->supertypes, rules->supertypes, rules->supertypes_n);
        break;
    case FIELD_DOMAINS:
        set_names_of(sink, value, &card->domains, rules->domains, rules->domains_n);
        break;
    case FIELD_POWER_DOMAINS:
        set_names_of(
            sink, value, &card->power_domains, rules->domains, rules->domains_n);
        break;
    case FIELD_ENERGY: set_number(sink, value, &card->energy); break;
    case FIELD_POWER: set_power(sink, value); break;
    case FIELD_MIGHT: set_number(sink, value, &card->might); break;
    case FIELD_MIGHT_BONUS: set_number(sink, value, &card->might_bonus); break;
    case FIELD_TAGS: set_items(sink, value, &card->tags); break;
    case FIELD_RARITY:
        card->rarity = known_name(sink, value, NULL, 0, value->value);
        break;
    case FIELD_KEYWORDS: set_keywords(sink, value); break;
    case FIELD_TEXT: set_text(sink, value, TEXT_EFFECTIVE); break;
    case FIELD_TEXT_PRINTED: set_text(sink, value, TEXT_PRINTED); break;
    case FIELD_TEXT_ERRATA: set_text(sink, value, TEXT_ERRATA); break;
    case FIELD_SCRIPT: set_script(sink, value); break;
    case FIELD_ID: set_id(sink, value); break;
    case FIELD_LANGUAGE: set_language(sink, value); break;
    case FIELD_UPDATED: set_updated(sink, value); break;
    case FIELD_IGNORE:
    case FIELDS: break;
    }
}
