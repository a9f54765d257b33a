// listed_fact.c -- turns texts into numbers, words and keywords, as their column says.

#include "db/lists/listed_fact.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/lists/listed_cost.h"
#include "db/lists/listed_keywords.h"
#include "db/lists/listed_value.h"
#include "db/lists/listed_word.h"
#include "db/notation/text_letters.h"
#include "db/notation/text_symbols.h"
#include "engine/base/base.h"

enum { THOUSAND_ZEROS = 3 };

// The items of one value.
typedef struct {
    const char *texts[LISTED_ITEMS_MAX];
    int n;
} Parts;

// In a set's own list only an empty field means none.
static bool says_none(const CardSink *sink, const ListedValue *value)
{
    return sink->own ? !*value->value : listed_value_says_none(value->value);
}

static void report_mistake(CardSink *sink, const ListedValue *value, FoundKind found,
                           const char *expected)
{
    sink_report_mistake(sink, found, value->column, value->value, expected);
}

static FactItem *add_items(CardSink *sink, int column, int n)
{
    FactItem *items = arena_take(sink->row_arena, (size_t)(n + 1) * sizeof *items);

    sink->card.facts[column] = (FactItems){.n = n, .items = items};
    return items;
}

// ---- numbers

// Reads a whole number. In lists from outside "+2", "2.0" and "2,0" are 2.
static bool read_number(const CardSink *sink, const char *given, long *n)
{
    const char *text = sink->own ? given : text_letters_narrow(sink->row_arena, given);
    char *end;

    *n = strtol(text, &end, 10);
    // "2,000" is 2 to some and two thousand to others.
    const size_t zeros = *end == '.' || *end == ',' ? strspn(end + 1, "0") : 0;
    if (!sink->own && zeros && zeros != THOUSAND_ZEROS) end += 1 + zeros;
    return end != text && !*end;
}

static void set_number(CardSink *sink, const ListedValue *value, int column)
{
    const FactRow *row = &sink->words.columns->rows[column];
    long n;

    if (says_none(sink, value)) {
        (void)add_items(sink, column, 0);
    } else if (listed_cost_is_symbols(sink, value, column)) {
        listed_cost_set(sink, value, column);
    } else if (!read_number(sink, value->value, &n) || n < row->least ||
               n > row->most) {
        listed_cost_mistake(sink, value, column);
    } else {
        const bool none = !sink->own && row->zero_is_none && !n;
        FactItem *item = add_items(sink, column, none ? 0 : 1);
        item->number = (int)n;
    }
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

// Writes the apostrophes of an item straight and takes the quotes around it away.
static void plain_quotes(char *part)
{
    static const char *const marks[][2] = {{"\"", "\""},
                                           {"\xe2\x80\x9c", "\xe2\x80\x9d"}};
    char *to = part;

    for (const char *from = part; *from; to++) {
        const bool curly = !strncmp(from, "\xe2\x80\x99", 3);
        *to = curly ? '\'' : *from;
        from += curly ? 3 : 1;
    }
    *to = '\0';
    for (int i = 0; i < COUNT_OF(marks); i++) {
        const size_t length = strlen(part), n = strlen(marks[i][0]);
        if (length <= 2 * n || strncmp(part, marks[i][0], n) != 0 ||
            strcmp(part + length - n, marks[i][1]) != 0)
            continue;
        memmove(part, part + n, length - 2 * n);
        part[length - 2 * n] = '\0';
    }
}

// Splits a list into its items: "Red; Blue", "Red/Blue", ["Red", "Blue"].
static void split_at(CardSink *sink, const ListedValue *value, char sign, Parts *parts)
{
    const char *text = value->value;
    bool bracketed = !sink->own && *text == '[';
    const char separator[2] = {sign};

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
            report_mistake(sink, value, FOUND_ROW_OTHER, "at most 12 entries");
            return;
        }
        char *part = n ? arena_text_n(sink->row_arena, text, n) : NULL;
        if (part && !sink->own) plain_quotes(part);
        if (part && (sink->own || !listed_value_says_none(part)))
            parts->texts[parts->n++] = part;
        text = next;
    }
}

// Returns [text] with ';' between items that only brackets part, "[Red][Blue]", and without
// braces around all of them.
static const char *without_brackets(Arena *arena, const char *text)
{
    const size_t n = strlen(text);
    char *copy = arena_text_n(arena, text, n);
    bool parted = false;

    for (char *c = copy; *c; c++) {
        char *next = c + 1 + strspn(c + 1, " ");
        const bool parts = strchr("]}", *c) && *next && strchr("[{", *next);
        if (parts)
            *c = *next = ';';
        else if (strchr("{}", *c))
            *c = ' ';
        parted |= parts;
    }
    const char open = parted ? ' ' : '[', close = parted ? ' ' : ']';
    if (strchr("[{", *text)) *copy = open;
    if (strchr("]}", text[n - 1])) copy[n - 1] = close;
    return copy;
}

// Splits a list into its items. Words of a vocabulary may be wide or symbols: "{red}".
static void split_items(CardSink *sink, const ListedValue *value, int column,
                        Parts *parts)
{
    const FactRow *row = &sink->words.columns->rows[column];
    const bool symbols = row->role == FACT_IDENTITY || row->role == FACT_SYMBOL_WORDS;
    Arena *arena = sink->row_arena;
    ListedValue plain = *value;

    if (!sink->own) {
        if (row->vocabulary) plain.value = text_letters_narrow(arena, plain.value);
        if (symbols)
            plain.value =
                text_symbols_normalise(arena, &sink->words, NULL, plain.value);
        if (strpbrk(plain.value, "]}"))
            plain.value = without_brackets(arena, plain.value);
    }
    split_at(sink, &plain, separator_of(sink, plain.value), parts);
}

// Reads numbers in a row: "1/2/3"; lists from outside may have other signs between them.
static void set_numbers(CardSink *sink, const ListedValue *value, int column)
{
    const FactRow *row = &sink->words.columns->rows[column];
    Parts parts;
    long n;

    split_at(sink, value, sink->own ? '/' : separator_of(sink, value->value), &parts);
    bool good = !parts.n || parts.n == row->parts;
    FactItem *items = add_items(sink, column, good ? parts.n : 0);
    for (int i = 0; good && i < parts.n; i++) {
        good =
            read_number(sink, parts.texts[i], &n) && n >= row->least && n <= row->most;
        if (good) items[i].number = (int)n;
    }
    if (good) return;
    report_mistake(sink,
                   value,
                   FOUND_ROW_OTHER,
                   arena_format(sink->row_arena,
                                "%d numbers from %d to %d, such as %.*s",
                                row->parts,
                                row->least,
                                row->most,
                                2 * row->parts - 1,
                                "1/2/3/4/5/6/7/8"));
}

// Checks that a set's own list has no more items than the engine takes.
static bool fits_set_list(CardSink *sink, const ListedValue *value, const Parts *parts,
                          int column)
{
    const int most = sink->words.columns->most[column];

    if (!sink->own || parts->n <= most) return true;
    report_mistake(sink,
                   value,
                   FOUND_ROW_OTHER,
                   arena_format(sink->row_arena, "at most %d entries", most));
    return false;
}

static bool stands_twice(const Parts *parts)
{
    for (int i = 0; i < parts->n; i++)
        for (int k = 0; k < i; k++)
            if (!strcmp(parts->texts[i], parts->texts[k])) return true;
    return false;
}

static void set_words(CardSink *sink, const ListedValue *value, int column)
{
    const FactRow *row = &sink->words.columns->rows[column];
    Parts parts;
    int n = 0;

    split_items(sink, value, column, &parts);
    if (!fits_set_list(sink, value, &parts, column)) return;
    if (sink->own && row->vocabulary && !row->repeats && stands_twice(&parts)) {
        report_mistake(sink,
                       value,
                       FOUND_ROW_OTHER,
                       "each word once, since the column does not repeat words");
        return;
    }
    FactItem *items = add_items(sink, column, parts.n);
    for (int i = 0; i < parts.n; i++) {
        const char *word = row->vocabulary
                               ? listed_word_known(sink, value, column, parts.texts[i])
                               : parts.texts[i];
        if (*word) items[n++] = (FactItem){.word = word, .number = 1};
    }
    sink->card.facts[column].n = n;
}

static void set_word(CardSink *sink, int column, const char *word)
{
    *add_items(sink, column, 1) = (FactItem){.word = word, .number = 1};
}

// ---- types

// Notes that the row is no card, if the game's lists say so of its type.
static bool is_no_card(CardSink *sink, const char *type)
{
    const char *ours = sink->own ? NULL : listed_word_find(sink, COLUMN_TYPE, type);

    if (ours && !*ours) sink->no_card = type;
    return ours && !*ours;
}

// Finds the type among [parts]; the other items are supertypes. If the game knows none
// of them as a type, the first one is it.
static void set_parts(CardSink *sink, const ListedValue *value, const Parts *parts)
{
    int type = 0, n = 0;

    for (int i = parts->n - 1; i >= 0; i--)
        if (listed_word_find(sink, COLUMN_TYPE, parts->texts[i])) type = i;
    if (is_no_card(sink, parts->texts[type])) return;
    FactItem *items = add_items(sink, COLUMN_SUPERTYPES, parts->n - 1);
    for (int i = 0; i < parts->n; i++)
        if (i == type)
            set_word(sink,
                     COLUMN_TYPE,
                     listed_word_known(sink, value, COLUMN_TYPE, parts->texts[i]));
        else
            items[n++] =
                (FactItem){.word = listed_word_known(
                               sink, value, COLUMN_SUPERTYPES, parts->texts[i]),
                           .number = 1};
}

// Returns one word as lists from outside write it: wide, or between brackets.
static const char *plain_word(CardSink *sink, const char *given)
{
    static const char open[] = "[{(<", close[] = "]})>";
    const char *text = text_letters_narrow(sink->row_arena, given);
    const char *at = strchr(open, *text);
    const size_t n = strlen(text);

    if (!at || n < 3 || text[n - 1] != close[at - open]) return text;
    return arena_text_n(sink->row_arena, text + 1, n - 2);
}

// Sets the type from a type alone or with supertypes: "Royal Beast", "Beast - Royal", or a
// word of another language for both.
static void set_type(CardSink *sink, const ListedValue *value)
{
    Parts words = {.n = 0};
    const char *text = sink->own ? value->value : plain_word(sink, value->value);
    const char *ours = listed_word_find(sink, COLUMN_TYPE, text);
    bool known = true;
    int types_n = 0;

    if (!sink->own && listed_value_says_none(text)) return;
    if (is_no_card(sink, text)) return;
    for (const char *at = ours ? ours : text; *at && words.n < LISTED_ITEMS_MAX;) {
        size_t n = strcspn(at, " -/,");
        if (n) words.texts[words.n++] = arena_text_n(sink->row_arena, at, n);
        at += n;
        at += strspn(at, " -/,");
        known = !*at;
    }
    for (int i = 0; i < words.n; i++) {
        const bool type = listed_word_find(sink, COLUMN_TYPE, words.texts[i]);
        types_n += type;
        known &= type || listed_word_find(sink, COLUMN_SUPERTYPES, words.texts[i]);
    }
    if (!sink->own && words.n > 1 && known && types_n == 1)
        set_parts(sink, value, &words);
    else
        set_word(sink, COLUMN_TYPE, listed_word_known(sink, value, COLUMN_TYPE, text));
}

void listed_fact_set_types(CardSink *sink, const ListedValue *value)
{
    Parts parts;

    split_items(sink, value, COLUMN_TYPE, &parts);
    if (parts.n == 1)
        set_type(sink,
                 &(ListedValue){.column = value->column, .value = parts.texts[0]});
    else if (parts.n)
        set_parts(sink, value, &parts);
}

// ---- all of them

void listed_fact_set(CardSink *sink, const ListedValue *value, int column)
{
    const FactRow *row = &sink->words.columns->rows[column];

    if (column == COLUMN_TYPE)
        set_type(sink, value);
    else if (row->parts)
        set_numbers(sink, value, column);
    else if (row->kind == FACT_NUMBER)
        set_number(sink, value, column);
    else if (row->kind == COLUMN_KEYWORDS)
        listed_keywords_set(sink, value, column);
    else if (row->kind == FACT_WORDS)
        set_words(sink, value, column);
    else if (says_none(sink, value))
        (void)add_items(sink, column, 0);
    else
        set_word(sink,
                 column,
                 listed_word_known(sink,
                                   value,
                                   column,
                                   sink->own ? value->value
                                             : plain_word(sink, value->value)));
}

// Returns the column of words that a number above zero may have beside it, or -1.
static int words_beside(const CardSink *sink, int column)
{
    const FactRow *row = &sink->words.columns->rows[column];
    const FactItems *items = &sink->card.facts[column];
    const bool needs = row->kind == FACT_NUMBER && row->beside && items->n > 0 &&
                       items->items[0].number > 0;

    return needs ? row->beside - 1 : -1;
}

// Returns the names of the types that have the column: "Lamp", "Lamp or Storm".
static const char *types_with(const CardSink *sink, const FactRow *row)
{
    const FactRow *types = &sink->words.columns->rows[COLUMN_TYPE];
    const char *text = "";

    for (int i = 0; i < types->vocabulary_n; i++)
        if (row->types >> i & 1)
            text = arena_format(sink->row_arena,
                                "%s%s%s",
                                text,
                                *text ? " or " : "",
                                types->vocabulary[i].name);
    return text;
}

static bool is_zero(const FactRow *row, const FactItems *items)
{
    return row->kind == FACT_NUMBER && !row->parts && !items->items[0].number;
}

// Takes a fact for the one that a list means with it for cards of this type, unless the row
// says that one otherwise.
static bool take_meant(CardSink *sink, int column)
{
    const FactColumns *columns = sink->words.columns;
    const FactRow *row = &columns->rows[column];
    const int meant = row->meant - 1;
    FactItems *facts = sink->card.facts;

    if (meant < 0 || !fact_columns_fits(columns, meant, &facts[COLUMN_TYPE]))
        return false;
    const char *says = fact_columns_text(sink->row_arena, &facts[column]);
    const char *other = fact_columns_text(sink->row_arena, &facts[meant]);
    if (other && strcmp(says, other) != 0) return false;
    if (!other)
        sink_report_note(
            sink,
            row->name,
            says,
            arena_format(sink->row_arena,
                         "%s, which cards of type %s have; it is taken as that",
                         columns->rows[meant].name,
                         facts[COLUMN_TYPE].items[0].word));
    facts[meant] = facts[column];
    facts[column].n = FACT_UNSAID;
    return true;
}

void listed_fact_check_types(CardSink *sink)
{
    const FactColumns *columns = sink->words.columns;

    for (int i = 0; i < columns->n; i++) {
        const FactRow *row = &columns->rows[i];
        FactItems *items = &sink->card.facts[i];

        if (items->n <= 0) continue;
        if (fact_columns_fits(columns, i, &sink->card.facts[COLUMN_TYPE])) continue;
        if (is_zero(row, items)) // lists have 0 for a number that there is not
            items->n = FACT_UNSAID;
        else if (sink->own || !take_meant(sink, i))
            sink_report_mistake(sink,
                                FOUND_ROW_OTHER,
                                row->name,
                                fact_columns_text(sink->row_arena, items),
                                arena_format(sink->row_arena,
                                             "nothing: only cards of type %s have it",
                                             types_with(sink, row)));
    }
}

void listed_fact_check(CardSink *sink)
{
    for (int i = 0; i < sink->words.columns->n; i++) {
        const int beside = words_beside(sink, i);
        if (beside < 0 || sink->card.facts[beside].n > 0) continue;
        const FactRow *row = &sink->words.columns->rows[beside];
        if (row->beside && sink->card.facts[row->beside - 1].n <= 0) continue;
        sink_report_mistake(sink,
                            FOUND_NO_VALUE,
                            row->name,
                            NULL,
                            arena_format(sink->row_arena, "the %s", row->doc));
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
