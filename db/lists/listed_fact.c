// listed_fact.c -- turns texts into numbers, words and keywords, as their column says.

#include "db/lists/listed_fact.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/text/name_match.h"
#include "engine/kernel/base/base.h"

enum { KEYWORD_VALUE_MAX = 999 };

// The items of one value.
typedef struct {
    const char *texts[LISTED_ITEMS_MAX];
    int n;
} Parts;

bool listed_fact_says_none(const char *text)
{
    static const char *const nones[] = {
        "-", "\xe2\x80\x93", "\xe2\x80\x94", "n/a", "na", "none", "null", "[]", "nil"};

    for (int i = 0; i < COUNT_OF(nones); i++)
        if (!strcasecmp(nones[i], text)) return true;
    return false;
}

// In a set's own list only an empty field means none.
static bool says_none(const CardSink *sink, const ListedValue *value)
{
    return sink->own ? !*value->value : listed_fact_says_none(value->value);
}

static void mistake(CardSink *sink, const ListedValue *value, const char *expected)
{
    card_sink_mistake(sink, value->column, value->value, expected);
}

static FactItem *add_items(CardSink *sink, int column, int n)
{
    FactItem *items = arena_take(sink->row_arena, (size_t)(n + 1) * sizeof *items);

    sink->card.facts[column] = (FactItems){n, items};
    return items;
}

// ---- numbers

// Reads a whole number. In lists from outside "+2", "2.0" and "2,0" are 2.
static bool read_number(const CardSink *sink, const char *text, long *n)
{
    char *end;

    *n = strtol(text, &end, 10);
    if (!sink->own && (!strncmp(end, ".0", 2) || !strncmp(end, ",0", 2)))
        end += 2 + strspn(end + 2, "0");
    return end != text && !*end;
}

static void set_number(CardSink *sink, const ListedValue *value, int column)
{
    const FactRow *row = &sink->words.columns->rows[column];
    long n;

    if (says_none(sink, value)) {
        (void)add_items(sink, column, 0);
    } else if (!read_number(sink, value->value, &n) || n < row->least ||
               n > row->most) {
        mistake(sink,
                value,
                arena_format(sink->row_arena,
                             "a whole number from %d to %d, or nothing",
                             row->least,
                             row->most));
    } else {
        const bool none = !sink->own && row->zero_is_none && !n;
        FactItem *item = add_items(sink, column, none ? 0 : 1);
        item->number = (int)n;
    }
}

// ---- words

static int find_word(const FactRow *row, const char *text)
{
    for (int i = 0; i < row->vocabulary_n; i++)
        if (!strcasecmp(row->vocabulary[i].name, text)) return i;
    return -1;
}

// Returns the words of [row] for a message: "one of Red, Blue".
static const char *vocabulary_text(Arena *arena, const FactRow *row)
{
    const char *text = "one of";

    for (int i = 0; i < row->vocabulary_n; i++)
        text =
            arena_format(arena, "%s%s %s", text, i ? "," : "", row->vocabulary[i].name);
    return text;
}

static void offer_words(NameMatch *nearest, const FactRow *row)
{
    for (int i = 0; i < row->vocabulary_n; i++)
        name_match_offer(nearest, row->vocabulary[i].name);
}

// Returns a word of a set's own list, which must be in the vocabulary exactly so. An open
// column takes other words too, but none one slip away from a known one.
static const char *own_word(CardSink *sink, const ListedValue *value,
                            const FactRow *row, const char *text)
{
    const int found = find_word(row, text);
    NameMatch nearest;

    if (!row->vocabulary) return text;
    if (found >= 0 && !strcmp(row->vocabulary[found].name, text)) return text;
    name_match_start(&nearest, text);
    if (row->open) name_match_limit_to_slips(&nearest);
    offer_words(&nearest, row);
    const char *near = name_match_best(&nearest);
    if (row->open && !near) return text;
    card_sink_mistake(sink,
                      value->column,
                      text,
                      near ? arena_format(sink->row_arena, "'%s'", near)
                           : vocabulary_text(sink->row_arena, row));
    return text;
}

// Returns the word of the vocabulary that [text] means, or [text] with a capital,
// because later sets bring new words. A text one slip away from a known word is a
// mistake.
static const char *known_word(CardSink *sink, const ListedValue *value,
                              const FactRow *row, const char *text)
{
    NameMatch nearest;

    if (sink->own) return own_word(sink, value, row, text);
    const int found = find_word(row, text);
    if (found >= 0) return row->vocabulary[found].name;
    name_match_start(&nearest, text);
    name_match_limit_to_slips(&nearest);
    offer_words(&nearest, row);
    const char *near = name_match_best(&nearest);
    const char *language = *sink->row_language ? sink->row_language : sink->language;
    if (near && !strcmp(language, "en"))
        card_sink_mistake(
            sink, value->column, text, arena_format(sink->row_arena, "'%s'", near));
    char *copy = arena_text_n(sink->row_arena, text, strlen(text));
    *copy = (char)toupper((unsigned char)*copy);
    return copy;
}

// ---- lists

// Returns the separator of a list: the first of these that the text has. A list in
// JSON's brackets uses commas.
static char separator_of(const CardSink *sink, const char *text)
{
    static const char separators[] = ";|\n,/&";

    if (sink->own) return ';';
    for (const char *c = separators; *c && *text != '['; c++)
        if (strchr(text, *c)) return *c;
    return ',';
}

static bool is_edge(char c)
{
    return isspace((unsigned char)c) || c == '"' || c == '\'' || c == '[' || c == ']';
}

// Splits a list into its items: "Red; Blue", "Red/Blue", ["Red", "Blue"].
static void split(CardSink *sink, const ListedValue *value, Parts *parts)
{
    const char *text = value->value;
    bool bracketed = !sink->own && *text == '[';
    char separator[2] = {separator_of(sink, text)};

    parts->n = 0;
    if (says_none(sink, value)) return;
    while (*text) {
        size_t n = strcspn(text, separator);
        const char *next = text + n + (text[n] != '\0');
        while (n && (bracketed ? is_edge(*text) : isspace((unsigned char)*text)))
            text++, n--;
        while (n &&
               (bracketed ? is_edge(text[n - 1]) : isspace((unsigned char)text[n - 1])))
            n--;
        if (n && parts->n == LISTED_ITEMS_MAX) {
            mistake(sink, value, "at most 12 entries");
            return;
        }
        if (n) parts->texts[parts->n++] = arena_text_n(sink->row_arena, text, n);
        text = next;
    }
}

// Checks that a set's own list has no more items than the engine takes.
static bool fits(CardSink *sink, const ListedValue *value, const Parts *parts,
                 int column)
{
    const int most = sink->words.columns->most[column];
    const bool keywords = sink->words.columns->rows[column].kind == COLUMN_KEYWORDS;

    if (!sink->own || parts->n <= most) return true;
    mistake(
        sink,
        value,
        arena_format(
            sink->row_arena, "at most %d %s", most, keywords ? "keywords" : "entries"));
    return false;
}

static void set_words(CardSink *sink, const ListedValue *value, int column)
{
    const FactRow *row = &sink->words.columns->rows[column];
    Parts parts;

    split(sink, value, &parts);
    if (!fits(sink, value, &parts, column)) return;
    FactItem *items = add_items(sink, column, parts.n);
    for (int i = 0; i < parts.n; i++)
        items[i] = (FactItem){.word = row->vocabulary
                                          ? known_word(sink, value, row, parts.texts[i])
                                          : parts.texts[i],
                              .number = 1};
}

static void set_word(CardSink *sink, int column, const char *word)
{
    *add_items(sink, column, 1) = (FactItem){.word = word, .number = 1};
}

// ---- keywords

// Returns the cost in braces of "Swift {2}", or NULL. Sets [length] to that of the text
// before it.
static const char *take_cost(Arena *arena, const char *text, size_t *length)
{
    const char *open = strchr(text, '{');
    size_t n = strlen(text);

    if (!open || text[n - 1] != '}' || n - (size_t)(open - text) < 3) return NULL;
    *length = (size_t)(open - text);
    return arena_text_n(arena, open + 1, n - *length - 2);
}

// Reads "Swift", "Swift 2" or "Swift {1 red}". Returns false for anything else.
static bool read_keyword(Arena *arena, const char *text, FactItem *keyword)
{
    size_t length = strlen(text);

    keyword->cost = take_cost(arena, text, &length);
    if (!keyword->cost && strpbrk(text, "{}")) return false;
    while (length && text[length - 1] == ' ') length--;
    size_t digits = 0;
    while (digits < length && isdigit((unsigned char)text[length - 1 - digits]))
        digits++;
    bool valued = digits && digits < length && text[length - 1 - digits] == ' ';
    keyword->number = valued ? (int)strtol(text + length - digits, NULL, 10) : 1;
    if (valued) length -= digits;
    while (length && text[length - 1] == ' ') length--;
    keyword->word = arena_text_n(arena, text, length);
    return length && isalpha((unsigned char)*text) &&
           keyword->number <= KEYWORD_VALUE_MAX && digits <= 3;
}

static void set_keywords(CardSink *sink, const ListedValue *value, int column)
{
    Parts parts;
    int n = 0;

    split(sink, value, &parts);
    if (!fits(sink, value, &parts, column)) return;
    FactItem *items = add_items(sink, column, parts.n);
    for (int i = 0; i < parts.n; i++) {
        if (read_keyword(sink->row_arena, parts.texts[i], &items[n]))
            n++;
        else
            card_sink_mistake(sink,
                              value->column,
                              sink->own ? parts.texts[i] : value->value,
                              sink->own
                                  ? "a keyword such as Swift, Swift 2 or Swift {2}"
                                  : "keywords such as Swift, Swift 2 or Swift {2}");
    }
    sink->card.facts[column].n = n;
}

// ---- types

// Finds the type among [parts]; the other items are supertypes. If the game knows none
// of them as a type, the first one is it.
static void set_parts(CardSink *sink, const ListedValue *value, const Parts *parts)
{
    const FactRow *types = &sink->words.columns->rows[COLUMN_TYPE];
    const FactRow *supertypes = &sink->words.columns->rows[COLUMN_SUPERTYPES];
    int type = 0, n = 0;

    for (int i = parts->n - 1; i >= 0; i--)
        if (find_word(types, parts->texts[i]) >= 0) type = i;
    FactItem *items = add_items(sink, COLUMN_SUPERTYPES, parts->n - 1);
    for (int i = 0; i < parts->n; i++)
        if (i == type)
            set_word(
                sink, COLUMN_TYPE, known_word(sink, value, types, parts->texts[i]));
        else
            items[n++] =
                (FactItem){.word = known_word(sink, value, supertypes, parts->texts[i]),
                           .number = 1};
}

void listed_fact_set_types(CardSink *sink, const ListedValue *value)
{
    Parts parts;

    split(sink, value, &parts);
    if (parts.n) set_parts(sink, value, &parts);
}

// Sets the type from a type alone or with supertypes: "Royal Beast", "Beast - Royal".
static void set_type(CardSink *sink, const ListedValue *value)
{
    const FactRow *types = &sink->words.columns->rows[COLUMN_TYPE];
    const FactRow *supertypes = &sink->words.columns->rows[COLUMN_SUPERTYPES];
    Parts words = {.n = 0};
    bool known = true;
    int types_n = 0;

    for (const char *at = value->value; *at && words.n < LISTED_ITEMS_MAX;) {
        size_t n = strcspn(at, " -/,");
        if (n) words.texts[words.n++] = arena_text_n(sink->row_arena, at, n);
        at += n;
        at += strspn(at, " -/,");
        known = !*at;
    }
    for (int i = 0; i < words.n; i++) {
        const bool type = find_word(types, words.texts[i]) >= 0;
        types_n += type;
        known &= type || find_word(supertypes, words.texts[i]) >= 0;
    }
    if (!sink->own && words.n > 1 && known && types_n == 1)
        set_parts(sink, value, &words);
    else
        set_word(sink, COLUMN_TYPE, known_word(sink, value, types, value->value));
}

// ---- all of them

void listed_fact_set(CardSink *sink, const ListedValue *value, int column)
{
    const FactRow *row = &sink->words.columns->rows[column];

    if (column == COLUMN_TYPE)
        set_type(sink, value);
    else if (row->kind == FACT_NUMBER)
        set_number(sink, value, column);
    else if (row->kind == COLUMN_KEYWORDS)
        set_keywords(sink, value, column);
    else if (row->kind == FACT_WORDS)
        set_words(sink, value, column);
    else if (says_none(sink, value))
        (void)add_items(sink, column, 0);
    else
        set_word(sink, column, known_word(sink, value, row, value->value));
}

// Returns the column of words that a number above zero needs beside it, or -1.
static int words_beside(const CardSink *sink, int column)
{
    const FactRow *row = &sink->words.columns->rows[column];
    const FactItems *items = &sink->card.facts[column];
    const bool needs = row->kind == FACT_NUMBER && row->beside && items->n > 0 &&
                       items->items[0].number > 0;

    return needs ? row->beside - 1 : -1;
}

void listed_fact_check(CardSink *sink)
{
    for (int i = 0; i < sink->words.columns->n; i++) {
        const int beside = words_beside(sink, i);
        if (beside < 0 || sink->card.facts[beside].n > 0) continue;
        const FactRow *row = &sink->words.columns->rows[beside];
        card_sink_mistake(
            sink, row->name, NULL, arena_format(sink->row_arena, "the %s", row->doc));
    }
}

void listed_fact_complete(CardSink *sink)
{
    for (int i = 0; i < sink->words.columns->n; i++) {
        const int beside = words_beside(sink, i);
        const int from = beside < 0 ? 0 : sink->words.columns->rows[beside].beside;
        if (from && sink->card.facts[beside].n == FACT_UNSAID)
            sink->card.facts[beside] = sink->card.facts[from - 1];
    }
}
