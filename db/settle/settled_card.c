// settled_card.c -- fills a settled card: values, texts, names, printings.

#include "db/settle/settled_card.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/settle/rank_values.h"
#include "db/text/key_map.h"

typedef struct {
    const Settling *settling;
    SettledCard *card;
    const StatementRow **rows;
    int rows_n;
    KeyMap ids; // of printings, with their codes
} Making;

// Copies words that lists leave out because another fact has the same ones: the words
// beside a number that is not 0.
static void complete_facts(const Making *making)
{
    const FactColumns *columns = &making->settling->store->facts;

    for (int i = 0; i < columns->n; i++) {
        const FactRow *row = &columns->rows[i];
        const FactItems *items = &making->card->facts[i].items;
        if (row->kind != FACT_NUMBER || !row->beside || items->n < 1 ||
            items->items[0].number <= 0)
            continue;
        BestValue *words = &making->card->facts[row->beside - 1];
        const int from = columns->rows[row->beside - 1].beside;
        if (from && !words->by) *words = making->card->facts[from - 1];
    }
}

// Drops a zero of a fact that cards of the settled type do not have, and takes another number
// for the fact that lists mean with it. Rows that leave the type out may state such.
static void take_meant(const Making *making)
{
    const FactColumns *columns = &making->settling->store->facts;
    BestValue *facts = making->card->facts;

    for (int i = 0; i < columns->n; i++) {
        const FactItems *type = &facts[COLUMN_TYPE].items;
        const int meant = columns->rows[i].meant - 1;
        if (!facts[i].by || fact_columns_fits(columns, i, type)) continue;
        const bool zero = !strcmp(facts[i].text, "0");
        const bool fits = meant >= 0 && fact_columns_fits(columns, meant, type);
        if (!zero && !fits) continue;
        if (!zero && !facts[meant].by) facts[meant] = facts[i];
        facts[i] = (BestValue){.text = "", .by = facts[COLUMN_TYPE].by};
    }
}

static const BestWords *find_words(const BestWords *list, int n, const char *language,
                                   TextKind kind)
{
    for (int i = 0; i < n; i++)
        if (list[i].kind == kind && !strcmp(list[i].language, language))
            return &list[i];
    return NULL;
}

static int by_language(const void *a, const void *b)
{
    const BestWords *one = a, *other = b;
    const int order = strcmp(one->language, other->language);

    return order ? order : (int)one->kind - (int)other->kind;
}

// Adds a text or a name of a language and kind that the card has not yet.
static void add_words(const Making *making, RankedField field, BestWords **list, int *n)
{
    if (find_words(*list, *n, field.language, field.kind)) return;
    const Ranking ranking =
        rank_values(making->settling, field, making->rows, making->rows_n);
    const BestValue found = rank_values_best(&ranking);
    if (!found.by) return;
    *list = arena_grow(making->settling->arena, *list, *n, sizeof **list);
    BestWords *to = &(*list)[(*n)++];
    *to = (BestWords){.kind = field.kind, .text = found.text, .by = found.by};
    memcpy(to->language, field.language, strlen(field.language) + 1);
}

static void add_all_words(const Making *making)
{
    SettledCard *card = making->card;

    for (int i = 0; i < making->rows_n; i++) {
        const StatementRow *row = making->rows[i];
        if (row->role < ROW_FILLS) continue;
        for (int k = 0; k < row->content.card.names_n; k++) {
            const char *language = row->content.card.names[k].language;
            if (!strcmp(language, "en")) continue;
            add_words(making,
                      (RankedField){RANKED_WORDS, language, TEXT_EFFECTIVE},
                      &card->names,
                      &card->names_n);
        }
        for (int k = 0; k < row->content.card.texts_n; k++) {
            const ListedText *text = &row->content.card.texts[k];
            add_words(making,
                      (RankedField){RANKED_TEXT, text->language, text->kind},
                      &card->texts,
                      &card->texts_n);
        }
    }
    if (card->names_n > 1)
        qsort(card->names, (size_t)card->names_n, sizeof *card->names, by_language);
    if (card->texts_n > 1)
        qsort(card->texts, (size_t)card->texts_n, sizeof *card->texts, by_language);
}

// ---- printings

static void add_ids(Making *making, const StatementRow *row, SettledPrint *print)
{
    const ListedCard *card = &row->content.card;
    Arena *arena = making->settling->arena;

    for (int i = 0; i < card->ids_n; i++) {
        const ListedId *id = &card->ids[i];
        const char *key =
            arena_format(arena, "%s\x1f%s\x1f%s", print->code, id->source, id->id);
        if (!key_map_add(&making->ids, key, i)) continue;
        print->ids = arena_grow(arena, print->ids, print->ids_n, sizeof(void *));
        print->ids[print->ids_n++] = id;
    }
}

// Returns the rarity of a printing that is not the card's own, as the [n] rows with its
// code state it, NULL if none does.
static const char *rarity_of(const Making *making, const StatementRow **of_code, int n)
{
    const Settling *settling = making->settling;
    const StatementRow **rows =
        arena_take(settling->arena, (size_t)n * sizeof(void *) + 1);

    if (!strcasecmp(of_code[0]->code, making->card->code)) return NULL;
    for (int i = 0; i < n; i++) {
        StatementRow *speaker = arena_take(settling->arena, sizeof *speaker);
        *speaker = *of_code[i];
        speaker->role = ROW_SPEAKS; // of its own printing
        rows[i] = speaker;
    }
    const char *rarity =
        rank_values_field(settling, settling->store->facts.rarity, rows, n).text;
    return rarity && *rarity ? rarity : NULL;
}

static int number_of(const StatementRow *row)
{
    const char *dash = strchr(row->code, '-');

    if (row->print.set[0]) return row->print.number;
    const long number = dash ? strtol(dash + 1, NULL, 10) : 0;
    return number < 0 ? 0 : number > INT_MAX ? INT_MAX : (int)number;
}

// Adds the printing of the [n] rows with one code.
static void add_print(Making *making, const StatementRow **rows, int n)
{
    SettledCard *card = making->card;

    card->prints = arena_grow(
        making->settling->arena, card->prints, card->prints_n, sizeof *card->prints);
    SettledPrint *print = &card->prints[card->prints_n++];
    *print = (SettledPrint){.code = rows[0]->code,
                            .number = number_of(rows[0]),
                            .rarity = rarity_of(making, rows, n),
                            .import = rows[0]->import};
    for (int i = 0; i < n; i++) {
        if (rows[i]->import < print->import) print->import = rows[i]->import;
        add_ids(making, rows[i], print);
    }
}

// Adds the printings of rows, which come in the order of their codes.
static void add_prints(Making *making)
{
    const StatementRow **rows = making->rows;

    for (int i = 0, n; i < making->rows_n && rows[i]->code; i += n) {
        for (n = 1; i + n < making->rows_n; n++)
            if (!rows[i + n]->code || strcasecmp(rows[i]->code, rows[i + n]->code) != 0)
                break;
        add_print(making, rows + i, n);
    }
}

const StatementRow **settled_card_rows(const Settled *settled, int i, int *n)
{
    *n = settled->first[i + 1] - settled->first[i];
    return &settled->of_cards[settled->first[i]];
}

void settled_card_fill(const Settling *settling, Settled *settled, int i)
{
    SettledCard *card = &settled->cards[i];
    Making making = {
        .settling = settling, .card = card, .ids = {.arena = settling->arena}};
    const Store *store = settling->store;

    making.rows = settled_card_rows(settled, i, &making.rows_n);
    card->name = rank_values_field(settling, RANKED_NAME, making.rows, making.rows_n);
    for (int k = 0; k < store->facts.n; k++)
        card->facts[k] = rank_values_field(settling, k, making.rows, making.rows_n);
    if (!card->own) take_meant(&making);
    if (!card->own) complete_facts(&making);
    const char *script =
        rank_values_field(settling, RANKED_SCRIPT, making.rows, making.rows_n).text;
    card->has_text = !script || !strcmp(script, "yes");
    add_all_words(&making);
    add_prints(&making);
}

SettledCodes settled_card_codes(Arena *arena, const Settled *settled, int64_t reading)
{
    const KeyMap any_case = {.arena = arena, .any_case = true};
    SettledCodes codes = {{.arena = arena}, any_case, any_case};

    for (int i = 0; i < settled->cards_n; i++) {
        const SettledCard *card = &settled->cards[i];
        key_map_add(&codes.cards, card->code, i);
        for (int k = 0; k < card->prints_n; k++)
            key_map_add(&codes.prints, card->prints[k].code, i);
    }
    for (int i = 0; i < settled->rows_n; i++) {
        const StatementRow *row = &settled->rows[i];
        if (row->reading == reading && row->role != ROW_GONE && row->code)
            key_map_add(&codes.spoken, row->code, i);
    }
    return codes;
}
