// settled_card.c -- fills a settled card: values, texts, names, printings.

#include "db/settle/settled_card.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/settle/rank_values.h"

typedef struct {
    const Settling *settling;
    SettledCard *card;
    const StatementRow **rows;
    int rows_n;
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

static void add_ids(const Making *making, const StatementRow *row, SettledPrint *print)
{
    const ListedCard *card = &row->content.card;

    for (int i = 0; i < card->ids_n; i++) {
        const ListedId *id = &card->ids[i];
        bool known = false;
        for (int k = 0; k < print->ids_n; k++)
            known |= !strcmp(print->ids[k]->source, id->source) &&
                     !strcmp(print->ids[k]->id, id->id);
        if (known) continue;
        print->ids = arena_grow(
            making->settling->arena, print->ids, print->ids_n, sizeof(void *));
        print->ids[print->ids_n++] = id;
    }
}

// Returns the rarity of a printing that is not the card's own, NULL if no row states one.
static const char *rarity_of(const Making *making, const SettledPrint *print)
{
    const int column = making->settling->store->facts.rarity;
    const StatementRow **rows = arena_take(making->settling->arena,
                                           (size_t)making->rows_n * sizeof(void *) + 1);
    int n = 0;

    if (!strcasecmp(print->code, making->card->code)) return NULL;
    for (int i = 0; i < making->rows_n; i++) {
        const StatementRow *row = making->rows[i];
        if (!row->code || strcasecmp(row->code, print->code) != 0) continue;
        StatementRow *speaker = arena_take(making->settling->arena, sizeof *speaker);
        *speaker = *row;
        speaker->role = ROW_SPEAKS; // of its own printing
        rows[n++] = speaker;
    }
    const char *rarity = rank_values_field(making->settling, column, rows, n).text;
    return rarity && *rarity ? rarity : NULL;
}

static int number_of(const StatementRow *row)
{
    const char *dash = strchr(row->code, '-');

    if (row->print.set[0]) return row->print.number;
    return dash ? (int)strtol(dash + 1, NULL, 10) : 0;
}

// Adds the printings of rows, which come in the order of their codes.
static void add_prints(const Making *making)
{
    SettledCard *card = making->card;
    SettledPrint *print = NULL;

    for (int i = 0; i < making->rows_n; i++) {
        const StatementRow *row = making->rows[i];
        if (!row->code) continue;
        if (!print || strcasecmp(print->code, row->code) != 0) {
            card->prints = arena_grow(making->settling->arena,
                                      card->prints,
                                      card->prints_n,
                                      sizeof *card->prints);
            print = &card->prints[card->prints_n++];
            *print = (SettledPrint){
                .code = row->code, .number = number_of(row), .import = row->import};
            print->rarity = rarity_of(making, print);
        }
        if (row->import < print->import) print->import = row->import;
        add_ids(making, row, print);
    }
}

const StatementRow **settled_card_rows(const Settling *settling, const Settled *settled,
                                       int i, int *n)
{
    const StatementRow **rows =
        arena_take(settling->arena, (size_t)settled->rows_n * sizeof(void *) + 1);

    *n = 0;
    for (int k = 0; k < settled->rows_n; k++)
        if (settled->rows[k].card == i) rows[(*n)++] = &settled->rows[k];
    return rows;
}

void settled_card_fill(const Settling *settling, Settled *settled, int i)
{
    SettledCard *card = &settled->cards[i];
    Making making = {.settling = settling, .card = card};
    const Store *store = settling->store;

    making.rows = settled_card_rows(settling, settled, i, &making.rows_n);
    card->name = rank_values_field(settling, RANKED_NAME, making.rows, making.rows_n);
    for (int k = 0; k < store->facts.n; k++)
        card->facts[k] = rank_values_field(settling, k, making.rows, making.rows_n);
    if (!card->own) complete_facts(&making);
    const char *script =
        rank_values_field(settling, RANKED_SCRIPT, making.rows, making.rows_n).text;
    card->has_text = !script || !strcmp(script, "yes");
    add_all_words(&making);
    add_prints(&making);
}
