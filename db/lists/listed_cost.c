// listed_cost.c -- reads a price as braces in our notation, one after the other.

#include "db/lists/listed_cost.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/names/made_date.h"
#include "db/notation/text_letters.h"
#include "db/notation/text_symbols.h"
#include "engine/base/base.h"

// A price as its symbols say it.
typedef struct {
    int number;  // the sum of its numbers
    int numbers; // how many there were
    int symbols; // symbols that are no numbers
    const char *words[LISTED_ITEMS_MAX];
    int words_n; // kinds of symbols
    bool own;    // it has the symbol of the card's own kind
    bool any;    // it has one of any kind
} Price;

static const FactRow *row_of(const CardSink *sink, int column)
{
    return &sink->words.columns->rows[column];
}

static bool has_symbols(const CardSink *sink, int column)
{
    const FactRow *row = row_of(sink, column);
    const int symbols = fact_columns_with_role(sink->words.columns, FACT_SYMBOLS);

    return (row->role == FACT_COST && symbols >= 0) || row->role == FACT_SYMBOLS;
}

// Returns the word of the vocabulary of symbols that [word] is, or NULL.
static const char *kind_of(const CardSink *sink, const char *word)
{
    const int column = fact_columns_with_role(sink->words.columns, FACT_SYMBOL_WORDS);
    const FactRow *row = column < 0 ? NULL : row_of(sink, column);

    for (int i = 0; row && i < row->vocabulary_n; i++)
        if (!strcasecmp(row->vocabulary[i].name, word)) return row->vocabulary[i].name;
    return NULL;
}

static void add_kind(Price *price, const char *kind)
{
    for (int i = 0; i < price->words_n; i++)
        if (!strcmp(price->words[i], kind)) return;
    if (price->words_n < LISTED_ITEMS_MAX) price->words[price->words_n++] = kind;
}

// Adds one symbol. Returns false if prices have no such symbol.
static bool add_symbol(const CardSink *sink, Price *price, const char *word)
{
    const ListForms *forms = sink->words.forms;
    const char *kind = kind_of(sink, word);

    if (isdigit((unsigned char)*word) && strlen(word) <= 3) {
        price->number += (int)strtol(word, NULL, 10);
        price->numbers++;
        return true;
    }
    const bool own = !strcmp(word, "own");
    const bool any = forms && forms->symbols.any && !strcmp(forms->symbols.any, word);
    if (!kind && !own && !any) return false;
    if (kind) add_kind(price, kind);
    price->own |= own;
    price->any |= any;
    price->symbols++;
    return true;
}

// Reads a price of braces and one bare number, with blanks, commas or '+' between them.
static bool read_price(const CardSink *sink, const char *text, Price *price)
{
    int bare = 0;

    *price = (Price){0};
    while (*text) {
        const size_t digits = strspn(text, "0123456789");
        const size_t length = *text == '{' ? strcspn(text, "}") : 0;
        const bool braces = length && text[length];
        const size_t n = braces ? length - 1 : digits;
        if (strchr(" +,;", *text)) {
            text++;
            continue;
        }
        bare += !braces;
        if (!n || bare > 1 ||
            !add_symbol(sink, price, arena_text_n(sink->row_arena, text + braces, n)))
            return false;
        text += n + 2 * (size_t)braces;
    }
    // Symbols of one sort beside those of another could be paid in two ways.
    const int sorts = (price->words_n > 0) + price->own + price->any;
    return (price->numbers || price->symbols) && sorts <= 1;
}

// Returns the price with braces around words that have none: "2 red", "(2)(red)".
static const char *with_braces(Arena *arena, const char *text)
{
    char *copy = arena_take(arena, strlen(text) * 2 + 3), *to = copy;
    const char *start = text;

    for (bool in = false; *text; text++) {
        const bool begins = isalpha((unsigned char)*text) &&
                            (text == start || strchr(" +,;", text[-1]));
        if (strchr("{[:<", *text)) in = true;
        if (!in && begins) {
            const size_t n = strcspn(text, " +,;{[(:");
            to += sprintf(to, "{%.*s}", (int)n, text);
            text += n - 1;
            continue;
        }
        if (strchr("}]>", *text)) in = false;
        *to++ = (char)(*text == '(' ? '{' : *text == ')' ? '}' : *text);
    }
    *to = '\0';
    return copy;
}

// Returns the price in our notation of symbols.
static const char *normal(CardSink *sink, const ListedValue *value)
{
    Arena *arena = sink->row_arena;

    return text_symbols_normalise(
        arena,
        &sink->words,
        NULL,
        with_braces(arena, text_letters_narrow(arena, value->value)));
}

static bool looks_like_symbols(const CardSink *sink, const ListedValue *value)
{
    return !sink->own && strpbrk(value->value, "{[:");
}

// Returns whether [text] has a letter, or a sign that begins a symbol.
static bool has_letter(const char *text)
{
    while (*text && !isalpha((unsigned char)*text) && !((unsigned char)*text & 0x80) &&
           !strchr("{[(<:", *text))
        text++;
    return *text;
}

bool listed_cost_is_symbols(CardSink *sink, const ListedValue *value, int column)
{
    Price price;

    if (sink->own || !has_symbols(sink, column) || !has_letter(value->value))
        return false;
    if (!read_price(sink, normal(sink, value), &price)) return false;
    // A word alone is a price of symbols only where the column is of symbols.
    if (row_of(sink, column)->role == FACT_COST)
        return price.numbers || looks_like_symbols(sink, value);
    return !price.numbers || !price.symbols;
}

static void set_number(CardSink *sink, int column, int number, bool over)
{
    const FactRow *row = row_of(sink, column);

    if (!over && sink->card.facts[column].n != FACT_UNSAID) return;
    FactItem *item = arena_take(sink->row_arena, sizeof *item);
    *item = (FactItem){.number = number};
    sink->card.facts[column] =
        (FactItems){.n = row->zero_is_none && !number ? 0 : 1, .items = item};
}

// Fills the kinds of symbols. If the price has the card's own, they stay open: the card's
// own words are filled in later (listed_fact_complete).
static void set_kinds(CardSink *sink, const Price *price, int symbols)
{
    const int column = row_of(sink, symbols)->beside - 1;

    if (column < 0 || price->own || sink->card.facts[column].n != FACT_UNSAID) return;
    FactItem *items =
        arena_take(sink->row_arena, (size_t)(price->words_n + 1) * sizeof *items);
    for (int i = 0; i < price->words_n; i++)
        items[i] = (FactItem){.word = price->words[i], .number = 1};
    sink->card.facts[column] = (FactItems){.n = price->words_n, .items = items};
}

void listed_cost_set(CardSink *sink, const ListedValue *value, int column)
{
    const int symbols = fact_columns_with_role(sink->words.columns, FACT_SYMBOLS);
    const bool is_cost = row_of(sink, column)->role == FACT_COST;
    Price price;

    (void)read_price(sink, normal(sink, value), &price);
    const int number = is_cost || price.numbers ? price.number : price.symbols;
    if (number > row_of(sink, column)->most) {
        listed_cost_mistake(sink, value, column);
        return;
    }
    set_number(sink, column, number, true);
    if (is_cost) set_number(sink, symbols, price.symbols, false);
    if (price.symbols) set_kinds(sink, &price, symbols);
}

// Returns an example of a price with symbols: "{3}{red}".
static const char *example(const CardSink *sink, int column)
{
    const int words = fact_columns_with_role(sink->words.columns, FACT_SYMBOL_WORDS);
    const FactRow *row = words < 0 ? NULL : row_of(sink, words);
    const bool is_cost = row_of(sink, column)->role == FACT_COST;

    if (!has_symbols(sink, column) || !row || !row->vocabulary_n) return "";
    char *word = arena_text_n(
        sink->row_arena, row->vocabulary[0].name, strlen(row->vocabulary[0].name));
    for (char *c = word; *c; c++) *c = (char)tolower((unsigned char)*c);
    return arena_format(
        sink->row_arena, ", or symbols such as %s{%s}", is_cost ? "{3}" : "", word);
}

void listed_cost_mistake(CardSink *sink, const ListedValue *value, int column)
{
    const FactRow *row = row_of(sink, column);
    const bool date = !sink->own && made_date_is(value->value);

    sink_report_mistake(
        sink,
        FOUND_NUMBER,
        value->column,
        value->value,
        arena_format(sink->row_arena,
                     "a whole number from %d to %d%s, or nothing%s%s",
                     row->least,
                     row->most,
                     looks_like_symbols(sink, value) ? example(sink, column) : "",
                     date ? "; " : "",
                     date ? made_date_advice : ""));
}
