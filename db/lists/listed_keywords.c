// listed_keywords.c -- walks over a list of keywords from the left to the right.
//
// The list is brought into our notation first (text_symbols.h), so that costs are {1}{red}.
// Then brackets and quotes are only edges of words. Behind a keyword may stand its value, its
// cost, and its reminder in round brackets.

#include "db/lists/listed_keywords.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "db/lists/listed_value.h"
#include "db/lists/listed_word.h"
#include "db/notation/text_keywords.h"
#include "db/notation/text_letters.h"
#include "db/notation/text_symbols.h"
#include "db/text/joined.h"
#include "engine/base/base.h"

enum { KEYWORD_VALUE_MAX = 999 };

static const char between[] = ",;/|&\n\t";
static const char edges[] = "[]<>\"*` ";

// Signs that are no ASCII: those between keywords, and brackets and quotes.
static const struct {
    const char *sign;
    bool parts; // it stands between keywords
} wide_signs[] = {
    {"\xe3\x80\x81", true},  {"\xe2\x80\xa2", true},  {"\xc2\xb7", true},
    {"\xe3\x83\xbb", true},  {"\xe3\x80\x90", false}, {"\xe3\x80\x91", false},
    {"\xe3\x80\x8a", false}, {"\xe3\x80\x8b", false}, {"\xe3\x80\x94", false},
    {"\xe3\x80\x95", false}, {"\xe3\x80\x8c", false}, {"\xe3\x80\x8d", false},
    {"\xe3\x80\x8e", false}, {"\xe3\x80\x8f", false}, {"\xe2\x80\x9c", false},
    {"\xe2\x80\x9d", false}, {"\xe2\x80\x98", false}, {"\xc2\xab", false},
    {"\xc2\xbb", false},
};

typedef struct {
    CardSink *sink;
    const ListedValue *value;
    int column;
    FactItem *items; // LISTED_ITEMS_MAX and one
    int n;
    bool open; // the last keyword may get a cost, a value or a reminder
    bool none; // a word says that there is none
    bool bad;
} Reading;

static void refuse(Reading *reading, const char *part, const char *expected)
{
    sink_report_mistake(reading->sink,
                        FOUND_ROW_OTHER,
                        reading->value->column,
                        reading->sink->own ? part : reading->value->value,
                        expected);
    reading->bad = true;
}

static void refuse_form(Reading *reading, const char *part)
{
    refuse(reading,
           part,
           reading->sink->own ? "a keyword such as Swift, Swift 2 or Swift {2}"
                              : "keywords such as Swift, Swift 2 or Swift {2}");
}

static void add_keyword(Reading *reading, const char *word, int number,
                        const char *cost)
{
    if (reading->n == LISTED_ITEMS_MAX) {
        if (!reading->bad) refuse(reading, reading->value->value, "at most 12 entries");
        return;
    }
    reading->items[reading->n++] =
        (FactItem){.word = word, .number = number, .cost = cost};
    reading->open = true;
}

// ---- a set's own list

// Returns the cost in braces of "Swift {2}", or NULL. Sets [length] to that of the text
// before it.
static const char *own_cost(Arena *arena, const char *text, size_t *length)
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

    keyword->cost = own_cost(arena, text, &length);
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

// Returns a copy of [n] bytes without blanks around them.
static const char *trimmed(Arena *arena, const char *text, size_t n)
{
    while (n && isspace((unsigned char)*text)) text++, n--;
    while (n && isspace((unsigned char)text[n - 1])) n--;
    return arena_text_n(arena, text, n);
}

// Adds a keyword as our notation has it, known or not.
static void add_plain(Reading *reading, const char *part)
{
    FactItem item;

    if (!read_keyword(reading->sink->row_arena, part, &item)) {
        refuse_form(reading, part);
        return;
    }
    add_keyword(
        reading,
        listed_word_known(reading->sink, reading->value, reading->column, item.word),
        item.number,
        item.cost);
}

static void read_own(Reading *reading, const char *text)
{
    const int most = reading->sink->words.columns->most[reading->column];
    int parts = 0;

    for (const char *c = text; *c;) {
        const size_t n = strcspn(c, ";");
        const char *part = trimmed(reading->sink->row_arena, c, n);
        if (*part && ++parts <= most) add_plain(reading, part);
        c += n + (c[n] != '\0');
    }
    if (parts > most)
        refuse(reading,
               text,
               arena_format(reading->sink->row_arena, "at most %d keywords", most));
}

// ---- lists from outside

// Adds the keywords that [phrase] consists of: "Swift and Strong 2". Returns false if not
// all of its words belong to known ones.
static bool add_phrase(Reading *reading, const char *phrase)
{
    static const char *const fillers[] = {
        "and", "-", "+", "\xe2\x80\x93", "\xe2\x80\x94"};
    Arena *arena = reading->sink->row_arena;
    const int before = reading->n;

    while (*(phrase += strspn(phrase, " "))) {
        size_t n = strlen(phrase);
        const char *name = NULL;
        int value = -1;
        while (n && !name) {
            name = text_keywords_find(
                reading->sink->words.keywords, arena_text_n(arena, phrase, n), &value);
            if (!name)
                for (n--; n && phrase[n] != ' ';) n--;
        }
        for (int i = 0; !name && !n && i < COUNT_OF(fillers); i++) {
            const size_t length = strlen(fillers[i]);
            if (!strncmp(phrase, fillers[i], length) && phrase[length] == ' ')
                n = length;
        }
        if (!n) {
            reading->n = before;
            return false;
        }
        if (name) add_keyword(reading, name, value < 0 ? 1 : value, NULL);
        phrase += n;
    }
    return reading->n > before;
}

// Adds the known keyword before a dash, and tells that what it does is left out.
static bool add_before_dash(Reading *reading, const char *word)
{
    static const char *const dashes[] = {
        " - ", " \xe2\x80\x93 ", " \xe2\x80\x94 ", "\xe2\x80\x94", ": "};
    Arena *arena = reading->sink->row_arena;

    for (int i = 0; i < COUNT_OF(dashes); i++) {
        const char *dash = strstr(word, dashes[i]);
        if (!dash || !add_phrase(reading, trimmed(arena, word, (size_t)(dash - word))))
            continue;
        sink_report_note(reading->sink,
                         reading->value->column,
                         word,
                         "keywords; what stands behind one is left out");
        return true;
    }
    return false;
}

static void add_word(Reading *reading, const char *word)
{
    int value;
    const char *name = text_keywords_find(reading->sink->words.keywords, word, &value);

    if (!*word) return;
    if (listed_value_says_none(word))
        reading->none = true;
    else if (name)
        add_keyword(reading, name, value < 0 ? 1 : value, NULL);
    else if (!add_phrase(reading, word) && !add_before_dash(reading, word))
        add_plain(reading, word);
}

// Takes symbols such as "{1}{red}" as a cost, "1 red". Returns the text behind them, or NULL
// if there are none.
static const char *take_cost(Arena *arena, const char *text, const char **cost)
{
    Joined joined = {.arena = arena};

    while (*text == '{') {
        const size_t n = strcspn(text, "}");
        if (!text[n] || n < 2) return NULL;
        joined_add_n(&joined, " ", text + 1, n - 1);
        text += n + 1;
    }
    *cost = joined.text;
    return joined.text ? text : NULL;
}

// Takes the braces at [text]: the cost of the keyword before them, or brackets like others.
static const char *take_braces(Reading *reading, const char *text)
{
    const char *cost = NULL;
    const char *rest = take_cost(reading->sink->row_arena, text, &cost);

    if (!reading->open || !rest) return text + 1;
    reading->items[reading->n - 1].cost = cost;
    reading->open = false;
    return rest;
}

// Takes round brackets behind a keyword: its value, its cost or its reminder.
static const char *take_round(Reading *reading, const char *text)
{
    CardSink *sink = reading->sink;
    Arena *arena = sink->row_arena;
    const size_t n = strcspn(text, ")");
    const char *inner = text[n] ? trimmed(arena, text + 1, n - 1) : "";
    FactItem *item = reading->n ? &reading->items[reading->n - 1] : NULL;
    const char *cost = NULL;

    if (!reading->open || !item || !*inner) return text + 1;
    if (!inner[strspn(inner, "0123456789")] && strlen(inner) <= 3) {
        item->number = (int)strtol(inner, NULL, 10);
        return text + n + 1;
    }
    const char *symbols = text_symbols_normalise(
        arena, &sink->words, NULL, arena_format(arena, "{%s}", inner));
    const char *end = take_cost(arena, symbols, &cost);
    if (!sink->words.forms || text_symbols_unknown(arena, &sink->words, &symbols))
        end = NULL;
    if (end && !*end)
        item->cost = cost;
    else
        sink_report_note(sink,
                         reading->value->column,
                         NULL,
                         "keywords; a reminder in round brackets is left out");
    return text + n + 1;
}

// Returns the text behind a sign between or around keywords, or [text] itself.
static const char *after_sign(Reading *reading, const char *text)
{
    for (int i = 0; (unsigned char)*text & 0x80 && i < COUNT_OF(wide_signs); i++) {
        const size_t n = strlen(wide_signs[i].sign);
        if (strncmp(text, wide_signs[i].sign, n) != 0) continue;
        if (wide_signs[i].parts) reading->open = false;
        return text + n;
    }
    if (*text && strchr(between, *text)) reading->open = false;
    return text + (*text && (strchr(between, *text) || strchr(edges, *text)));
}

static bool ends_word(Reading *reading, const char *text)
{
    if (isalnum((unsigned char)*text)) return false;
    if (strchr("{(})", *text)) return true; // and the end of the text
    return *text != ' ' && after_sign(reading, text) != text;
}

// Takes the word at [text]. Returns the text behind it.
static const char *take_word(Reading *reading, const char *text)
{
    const bool open = reading->open;
    const char *end = text;

    while (!ends_word(reading, end)) end++;
    reading->open = open;
    size_t n = (size_t)(end - text);
    while (n && strchr("'_# ", *text)) text++, n--;
    while (n && strchr("'_ ", text[n - 1])) n--;
    add_word(reading, trimmed(reading->sink->row_arena, text, n));
    return end;
}

static void read_outside(Reading *reading, const char *text)
{
    while (*text && !reading->bad) {
        const char *rest = after_sign(reading, text);
        if (rest != text)
            text = rest;
        else if (*text == '{')
            text = take_braces(reading, text);
        else if (*text == '(')
            text = take_round(reading, text);
        else if (*text == ')' || *text == '}')
            text++;
        else
            text = take_word(reading, text);
    }
}

// Returns whether braces are not closed, or closed twice.
static bool is_broken(const char *text)
{
    int open = 0;

    for (; *text && open >= 0; text++) open += (*text == '{') - (*text == '}');
    return open != 0;
}

// Returns whether a number in square brackets stands behind a plain word, where it may be a
// value or a cost: "Swift [2]".
static bool is_unclear(const char *text)
{
    for (const char *at = text; (at = strchr(at, '[')); at++) {
        const size_t digits = strspn(at + 1, "0123456789");
        const char *before = at;
        while (before > text && before[-1] == ' ') before--;
        if (digits && at[1 + digits] == ']' && before > text &&
            isalnum((unsigned char)before[-1]))
            return true;
    }
    return false;
}

static bool is_same_keyword(const FactItem *one, const FactItem *other)
{
    const char *cost = one->cost ? one->cost : "";

    return one->number == other->number && !strcmp(one->word, other->word) &&
           !strcmp(cost, other->cost ? other->cost : "");
}

// Keeps the first of keywords that are the same, as "[Swift], swift".
static void drop_repeats(Reading *reading)
{
    int n = 0;

    for (int i = 0; i < reading->n; i++) {
        int k = 0;
        while (k < n && !is_same_keyword(&reading->items[k], &reading->items[i])) k++;
        if (k == n) reading->items[n++] = reading->items[i];
    }
    reading->n = n;
}

static void read_list(Reading *reading, const char *text)
{
    Arena *arena = reading->sink->row_arena;

    text = text_letters_narrow(arena, text);
    if (is_unclear(text))
        refuse(reading,
               text,
               "Swift 2 for a value or Swift {2} for a cost, not Swift [2]");
    else if (is_broken(text))
        refuse_form(reading, text);
    else
        read_outside(reading,
                     text_symbols_normalise(arena, &reading->sink->words, NULL, text));
    drop_repeats(reading);
    if (!reading->n && !reading->bad && !reading->none) refuse_form(reading, text);
}

void listed_keywords_set(CardSink *sink, const ListedValue *value, int column)
{
    Reading reading = {.sink = sink, .value = value, .column = column};
    const bool none = sink->own ? !*value->value : listed_value_says_none(value->value);

    reading.items =
        arena_take(sink->row_arena, (LISTED_ITEMS_MAX + 1) * sizeof(FactItem));
    if (!none && sink->own) read_own(&reading, value->value);
    if (!none && !sink->own) read_list(&reading, value->value);
    sink->card.facts[column] = (FactItems){.n = reading.n, .items = reading.items};
}

void listed_keywords_complete(CardSink *sink, const char *own)
{
    const FactItems *items = &sink->card.facts[sink->words.columns->keywords];
    Arena *arena = sink->row_arena;

    for (int i = 0; own && i < items->n; i++) {
        FactItem *item = (FactItem *)&items->items[i];
        const char *at = item->cost ? strstr(item->cost, "own") : NULL;
        if (!at || (at > item->cost && at[-1] != ' ')) continue;
        char *word = arena_text_n(arena, own, strlen(own));
        for (char *c = word; *c; c++) *c = (char)tolower((unsigned char)*c);
        item->cost = arena_format(
            arena, "%.*s%s%s", (int)(at - item->cost), item->cost, word, at + 3);
    }
}
