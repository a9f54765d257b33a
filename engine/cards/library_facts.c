// library_facts.c -- makes a Card from what a list says about it (library_add_card).
//
// A word that the game does not know, or a number beyond its limits, refuses the card with
// one line that names it.

#include "engine/base/number.h"
#include "engine/cards/library_inside.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"

enum { COST_MOST = 99 }; // of one resource in a cost

// Returns the row of [rows] with that name, upper or lower case, or -1.
static int row_by_name(const NameRow *rows, int n, const char *name)
{
    for (int i = 0; i < n; i++) {
        const char *a = rows[i].name, *b = name;

        while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b)) a++, b++;
        if (!*a && !*b) return i;
    }
    return -1;
}

// Adds the names of [list], up to [n] of them, to [bits]. Returns the first name that the
// game does not know, or NULL.
static const char *bits_of_names(const NameRow *rows, int rows_n,
                                 const char *const *list, int n, unsigned *bits)
{
    for (int i = 0; i < n && list[i]; i++) {
        const int row = row_by_name(rows, rows_n, list[i]);

        if (row < 0) return list[i];
        *bits |= 1u << row;
    }
    return NULL;
}

static int resource_by_name(const Rules *rules, const char *name, size_t size)
{
    for (int i = 0; i < rules->resources_n; i++) {
        const char *row = rules->resources[i].name;
        size_t k = 0;

        if (strlen(row) != size) continue;
        while (k < size && tolower((unsigned char)name[k]) == row[k]) k++;
        if (k == size) return i;
    }
    return -1;
}

// Reads printed symbols: a number is that much of the first resource, a name one of it.
static bool read_cost(Library *library, const char *text, uint16_t *result)
{
    Cost cost;

    memset(&cost, 0, sizeof cost);
    while (*text) {
        const size_t size = strcspn(text, " ,+");
        const int row = resource_by_name(library->rules, text, size);
        char *end;
        const long n = strtol(text, &end, 10);

        if (row >= 0) {
            if (cost.resource[row]++ == COST_MOST) return false;
        } else if (size && end == text + size && n >= 0 && n < 100) {
            if (cost.resource[0] + n > COST_MOST) return false;
            cost.resource[0] = (int8_t)(cost.resource[0] + n);
        } else if (size) {
            return false;
        }
        text += size + (text[size] != '\0');
    }
    *result = library_add_cost(library, &cost);
    return true;
}

static bool is_word(const char *name, const char *text, size_t size)
{
    return strlen(name) == size && !memcmp(name, text, size);
}

// Takes a word of the game, a kind or an adjective, into the query.
static bool take_word(const Rules *rules, Query *query, const char *text, size_t size)
{
    for (int i = 0; i < rules->kinds_n; i++) {
        if (!is_word(rules->kinds[i].name, text, size)) continue;
        if (query->kind) return false;
        query->kind = (uint16_t)(i + 1);
        return true;
    }
    for (int i = 0; i < rules->adjectives_n; i++) {
        if (!is_word(rules->adjectives[i].name, text, size)) continue;
        query->adjectives |= 1ull << i;
        return true;
    }
    return false;
}

// Reads the things that a keyword names: words of the game, then a tag.
static bool read_named(Library *library, const char *text, uint16_t *result)
{
    Query query;
    Cost cost;

    memset(&query, 0, sizeof query);
    memset(&cost, 0, sizeof cost);
    while (*text) {
        const size_t size = strcspn(text, " ");

        if (!take_word(library->rules, &query, text, size)) break;
        text += size;
        text += strspn(text, " ");
    }
    if (*text && !isalpha((unsigned char)*text)) return false;
    if (*text) query.tag = library_tag(library, text);
    cost.names = library_add_query(library, &query);
    *result = library_add_cost(library, &cost);
    return true;
}

static bool read_keywords(Library *library, Card *card, const CardFacts *facts,
                          char *why, size_t size)
{
    for (int i = 0; i < CARD_KEYWORDS_MAX && facts->keywords[i].name; i++) {
        const KeywordFact *fact = &facts->keywords[i];
        PrintedKeyword *printed = &card->keywords[card->keywords_n++];

        printed->keyword = library_keyword(library, fact->name);
        printed->value = number_of(fact->value);
        if (printed->value != fact->value) {
            (void)text_format(why,
                              size,
                              "keyword '%s' has the value %d: it is %d at most",
                              fact->name,
                              fact->value,
                              NUMBER_MAX);
            return false;
        }
        if (!printed->keyword) {
            (void)text_format(why,
                              size,
                              "keyword '%s' is one too many: there is room for %d",
                              fact->name,
                              KEYWORDS_MAX - 1);
            return false;
        }
        card->keyword_mask |= 1ull << printed->keyword;
        if (fact->cost && !read_cost(library, fact->cost, &printed->cost) &&
            !read_named(library, fact->cost, &printed->cost)) {
            (void)text_format(why,
                              size,
                              "cost '%s' of keyword '%s' is not understood",
                              fact->cost,
                              fact->name);
            return false;
        }
    }
    return true;
}

static bool read_types(const Rules *rules, Card *card, const CardFacts *facts,
                       char *why, size_t size)
{
    const char *const type[] = {facts->type};
    unsigned kinds = 0, supertypes = 0;
    const char *bad = bits_of_names(rules->types, rules->types_n, type, 1, &kinds);
    const char *what = "type";

    if (!bad) {
        what = "supertype";
        bad = bits_of_names(rules->supertypes,
                            rules->supertypes_n,
                            facts->supertypes,
                            COUNT_OF(facts->supertypes),
                            &supertypes);
    }
    card->types = (uint16_t)kinds;
    card->supertypes = (uint16_t)supertypes;
    if (bad) (void)text_format(why, size, "unknown %s '%s'", what, bad);
    return !bad;
}

static bool read_number(const FactRow *row, int number, int16_t *fact, char *why,
                        size_t size)
{
    *fact = (int16_t)number;
    if (number == FACT_ABSENT || (number >= row->least && number <= row->most)) {
        return true;
    }
    (void)text_format(why,
                      size,
                      "%s is %d, which is not from %d to %d",
                      row->name,
                      number,
                      row->least,
                      row->most);
    return false;
}

static bool read_words(const FactRow *row, const char *const *words, int16_t *fact,
                       char *why, size_t size)
{
    unsigned bits = 0;
    const char *bad = bits_of_names(
        row->vocabulary, row->vocabulary_n, words, CARD_FACT_WORDS_MAX, &bits);

    if (row->kind == FACT_WORD && words[0] && words[1]) {
        (void)text_format(why,
                          size,
                          "%s has one word, found '%s' and '%s'",
                          row->name,
                          words[0],
                          words[1]);
        return false;
    }
    *fact = (int16_t)bits;
    if (bad) {
        (void)text_format(
            why, size, "unknown %s '%s'", row->search ? row->search : row->name, bad);
    }
    return !bad;
}

// A card that is being made, and where a reason goes that refuses it.
typedef struct {
    Library *library;
    Card *card;
    char *why;
    size_t size;
} Making;

static bool is_said(const FactRow *row, const FactValue *value)
{
    return row->kind == FACT_NUMBER ? value->number != FACT_ABSENT
                                    : value->words[0] != NULL;
}

// Refuses a fact of a card whose type does not have it.
static bool fits_type(const Making *making, const FactRow *row, const FactValue *value)
{
    const Rules *rules = making->library->rules;
    int type = 0;

    if (!row->types || row->types & making->card->types || !is_said(row, value))
        return true;
    while (type + 1 < rules->types_n && !(row->types >> type & 1)) type++;
    (void)text_format(making->why,
                      making->size,
                      "%s is a fact of %s, and this card is none",
                      row->name,
                      rules->types[type].name);
    return false;
}

// Begins the items of a fact, which has [n] of them. Returns whether there is room.
static bool begin_items(const Making *making, int fact, int n)
{
    Library *library = making->library;

    if (library->items_n + n > RECORDS_MAX) {
        (void)text_format(making->why,
                          making->size,
                          "more than %d %s",
                          RECORDS_MAX,
                          limit_row(LIMIT_RECORDS)->words);
        return false;
    }
    making->card->items[fact] = (uint16_t)library->items_n;
    making->card->items_n[fact] = (uint8_t)n;
    return true;
}

static int count_words(const FactValue *value)
{
    int n = 0;

    while (n < CARD_FACT_WORDS_MAX && value->words[n]) n++;
    return n;
}

// Keeps the names of cards; library_find_named looks for these.
static bool keep_names(const Making *making, int fact, const FactValue *value)
{
    Library *library = making->library;
    const int n = count_words(value);

    making->card->facts[fact] = (int16_t)n;
    if (!begin_items(making, fact, n)) return false;
    for (int i = 0; i < n; i++)
        (void)library_add_item(
            library, &(CardItem){.name = library_text(library, value->words[i])});
    return true;
}

// Keeps the words in their order, beside the bits of those that are there.
static bool keep_words(const Making *making, int fact, const FactValue *value)
{
    const FactRow *row = &making->library->rules->facts[fact];
    const int n = count_words(value);

    if (!begin_items(making, fact, n)) return false;
    for (int i = 0; i < n; i++) {
        const int word =
            row_by_name(row->vocabulary, row->vocabulary_n, value->words[i]);

        (void)library_add_item(making->library, &(CardItem){.n = (int16_t)word});
    }
    return true;
}

// Keeps the numbers of a row, and their sum.
static bool keep_parts(const Making *making, int fact, const FactValue *value)
{
    const FactRow *row = &making->library->rules->facts[fact];
    int16_t number;
    int sum = 0;

    making->card->facts[fact] = FACT_ABSENT;
    if (value->number == FACT_ABSENT) return true;
    if (value->number != row->parts) {
        (void)text_format(making->why,
                          making->size,
                          "%s has %d numbers, found %d",
                          row->name,
                          row->parts,
                          value->number);
        return false;
    }
    if (!begin_items(making, fact, row->parts)) return false;
    for (int i = 0; i < row->parts; i++) {
        if (!read_number(row, value->parts[i], &number, making->why, making->size))
            return false;
        (void)library_add_item(making->library, &(CardItem){.n = number});
        sum += number;
    }
    making->card->facts[fact] = (int16_t)number_of(sum);
    return true;
}

static bool read_fact(const Making *making, int i, const FactValue *value)
{
    const FactRow *row = &making->library->rules->facts[i];
    int16_t *fact = &making->card->facts[i];

    if (!fits_type(making, row, value)) return false;
    if (row->names) return keep_names(making, i, value);
    if (row->parts) return keep_parts(making, i, value);
    if (row->kind == FACT_NUMBER)
        return read_number(row, value->number, fact, making->why, making->size);
    return read_words(row, value->words, fact, making->why, making->size) &&
           (!row->repeats || keep_words(making, i, value));
}

static bool read_facts(const Making *making, const CardFacts *facts)
{
    for (int i = 0; i < making->library->rules->facts_n; i++)
        if (!read_fact(making, i, &facts->facts[i])) return false;
    return true;
}

// A format that the game does not have bans nothing in it.
static void read_bans(Library *library, Card *card, const CardFacts *facts)
{
    const Rules *rules = library->rules;

    for (int i = 0; i < FORMATS_MAX && facts->bans[i].format; i++) {
        for (int k = 0; k < rules->formats_n; k++) {
            if (strcmp(rules->formats[k].name, facts->bans[i].format) != 0) continue;
            card->banned[k] = library_text(library, facts->bans[i].since);
        }
    }
}

CardId library_add_card(Library *library, const CardFacts *facts, char *why,
                        size_t size)
{
    const CardId known = library_card_by_code(library, facts->code);
    Card card;

    if (known) return known;
    if (!library_has_room(library, CARD_TAGS_MAX + 2 * CARD_KEYWORDS_MAX)) {
        (void)text_format(
            why, size, "more than %d %s", RECORDS_MAX, limit_row(LIMIT_RECORDS)->words);
        return 0;
    }
    memset(&card, 0, sizeof card);
    card.code = library_text(library, facts->code);
    card.name = library_text(library, facts->name);
    card.set = library_text(library, facts->set);
    card.summary = library_text(library, facts->summary);
    card.has_text = facts->has_text;
    if (!read_types(library->rules, &card, facts, why, size)) return 0;
    if (!read_facts(&(Making){library, &card, why, size}, facts)) return 0;
    if (!read_keywords(library, &card, facts, why, size)) return 0;
    for (int i = 0; i < CARD_TAGS_MAX && facts->tags[i]; i++) {
        card.tags[i] = library_tag(library, facts->tags[i]);
    }
    read_bans(library, &card, facts);
    return library_append_card(library, &card);
}
