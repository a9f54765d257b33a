// rank_values.c -- finds which of several values of a field counts.
//
// Two values are compared by the reasons of WhyHolds, in their order. The time at which
// a row arrived is none of them.

#include "db/settle/rank_values.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/notation/text_keywords.h"
#include "engine/base/base.h"

// ---- how rich a value is

static bool has_small_letter(const char *text)
{
    for (; *text; text++)
        if ((*text >= 'a' && *text <= 'z') || (unsigned char)*text >= 0x80) return true;
    return false;
}

static bool is_plain_ascii(const char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text >= 0x80) return false;
    return true;
}

// Returns more for a full name than for one worked out from a title, and for that more than
// for the title alone; then small letters and accents count.
static int name_riches(const char *name, bool whole)
{
    const int parts = whole ? 4 : strstr(name, ", ") ? 8 : 0;

    return parts + 2 * has_small_letter(name) + !is_plain_ascii(name);
}

// Returns less for a text that lost its symbols, and then for one that lost its line
// breaks.
static int text_riches(const char *text)
{
    if (!*text) return 0;
    return 1 + 8 * (strchr(text, '{') != NULL) + 4 * (strchr(text, '\n') != NULL) +
           2 * (strchr(text, '[') != NULL);
}

static int fact_riches(const FactItems *items)
{
    int riches = items->n * 4;

    for (int i = 0; i < items->n; i++) riches += items->items[i].cost != NULL;
    return riches;
}

// ---- the order of values

typedef struct {
    int order; // below 0: the first one counts
    WhyHolds why;
} Verdict;

static Verdict compare_candidates(const Candidate *one, const Candidate *other)
{
    const StatementRow *a = one->row, *b = other->row;
    const bool decides = a->role == ROW_DECIDES;

    if (decides != (b->role == ROW_DECIDES))
        return (Verdict){decides ? -1 : 1, WHY_FOLDER};
    if (one->words != other->words)
        return (Verdict){one->words - other->words, WHY_WORDS};
    if (a->role != b->role) return (Verdict){(int)b->role - (int)a->role, WHY_OWN};
    if (a->trust != b->trust) return (Verdict){a->trust > b->trust ? -1 : 1, WHY_TRUST};
    if (one->rich != other->rich) return (Verdict){other->rich - one->rich, WHY_RICHER};
    if (a->content.card.updated != b->content.card.updated)
        return (Verdict){a->content.card.updated > b->content.card.updated ? -1 : 1,
                         WHY_NEWER};
    if (a->rank != b->rank) return (Verdict){a->rank - b->rank, WHY_RANK};
    int order = strcmp(b->source, a->source); // "cards-2026" before "cards-2025"
    if (!order && one->language) order = strcmp(one->language, other->language);
    if (!order) order = strcmp(a->language, b->language);
    if (!order && !a->code != !b->code) order = a->code ? -1 : 1;
    if (!order && a->code) order = strcmp(a->code, b->code);
    if (!order) order = strcmp(one->text, other->text);
    return (Verdict){order, WHY_SOURCE};
}

WhyHolds rank_values_why(const Candidate *one, const Candidate *other)
{
    return compare_candidates(one, other).why;
}

static int by_rank(const void *a, const void *b)
{
    return compare_candidates(a, b).order;
}

// ---- gathering

static Candidate *add_candidate(Ranking *ranking, const StatementRow *row,
                                const char *text)
{
    ranking->candidates = arena_grow(
        ranking->arena, ranking->candidates, ranking->n, sizeof *ranking->candidates);
    Candidate *candidate = &ranking->candidates[ranking->n++];
    *candidate = (Candidate){.row = row, .text = text};
    return candidate;
}

static void add_fact(Ranking *ranking, const StatementRow *row)
{
    const int column = ranking->field.column;
    const FactRow *fact = &ranking->store->facts.rows[column];
    FactItems items = row->content.card.facts[column];
    const bool rarity = column == ranking->store->facts.rarity;

    if (rarity && row->role == ROW_FILLS) return; // it is another printing's
    if (row->role == ROW_DECIDES && items.n == FACT_UNSAID && !rarity)
        items = (FactItems){0};
    if (items.n == FACT_UNSAID) return;
    Candidate *candidate =
        add_candidate(ranking, row, fact_columns_text(ranking->arena, &items));
    candidate->items = items;
    candidate->rich = fact_riches(&items);
    candidate->words = fact->kind != FACT_NUMBER && strcmp(row->language, "en") != 0;
}

static void add_names(Ranking *ranking, const StatementRow *row)
{
    const ListedCard *card = &row->content.card;
    const char *wanted = ranking->field.language;

    for (int i = 0; i < card->names_n; i++) {
        const ListedName *name = &card->names[i];
        const bool english = !strcmp(name->language, "en");
        if (wanted && strcmp(wanted, name->language) != 0) continue;
        const bool whole = english && row->content.full_name;
        Candidate *candidate =
            add_candidate(ranking, row, whole ? row->content.full_name : name->name);
        candidate->language = name->language;
        candidate->words = !english;
        candidate->rich = name_riches(candidate->text, whole);
    }
}

static void add_texts(Ranking *ranking, const StatementRow *row)
{
    const ListedCard *card = &row->content.card;

    for (int i = 0; i < card->texts_n; i++) {
        const ListedText *text = &card->texts[i];
        if (text->kind != ranking->field.kind ||
            strcmp(text->language, ranking->field.language) != 0)
            continue;
        add_candidate(ranking, row, text->text)->rich = text_riches(text->text);
    }
}

static void add_row(Ranking *ranking, const StatementRow *row)
{
    const int script = row->content.card.has_text;

    if (row->role < ROW_FILLS) return;
    switch (ranking->field.column) {
    case RANKED_NAME:
    case RANKED_WORDS: add_names(ranking, row); break;
    case RANKED_TEXT: add_texts(ranking, row); break;
    case RANKED_SCRIPT:
        if (script != FACT_UNSAID) add_candidate(ranking, row, script ? "yes" : "no");
        break;
    default: add_fact(ranking, row);
    }
}

static const char *name_or_code(const StatementRow *row)
{
    return row->code ? row->code : row->folded ? row->folded : "";
}

// Orders values by the places at which sources state them.
static int compare_places(const Candidate *one, const Candidate *other)
{
    const StatementRow *a = one->row, *b = other->row;

    if (a->source_id != b->source_id) return a->source_id < b->source_id ? -1 : 1;
    if (!a->code != !b->code) return a->code ? -1 : 1;
    if (one->words != other->words) return one->words - other->words;
    const int order = strcasecmp(name_or_code(a), name_or_code(b));
    if (order || !one->language) return order;
    return strcmp(one->language, other->language);
}

static int by_place(const void *a, const void *b)
{
    const Candidate *one = *(Candidate *const *)a, *other = *(Candidate *const *)b;
    const int order = compare_places(one, other);
    const int64_t newer = other->row->latest - one->row->latest;

    return order ? order : newer < 0 ? -1 : newer > 0;
}

// Drops the values of which the same source states another one in a later reading.
static void drop_replaced(Ranking *ranking)
{
    Candidate **sorted =
        arena_take(ranking->arena, (size_t)ranking->n * sizeof(void *) + 1);
    const Candidate *newest = NULL;
    int n = 0;

    for (int i = 0; i < ranking->n; i++) sorted[i] = &ranking->candidates[i];
    qsort(sorted, (size_t)ranking->n, sizeof(void *), by_place);
    for (int i = 0; i < ranking->n; i++) {
        if (!newest || compare_places(newest, sorted[i]) != 0) newest = sorted[i];
        sorted[i]->replaced = sorted[i]->row->latest < newest->row->latest &&
                              *name_or_code(sorted[i]->row);
    }
    for (int i = 0; i < ranking->n; i++)
        if (!ranking->candidates[i].replaced)
            ranking->candidates[n++] = ranking->candidates[i];
    ranking->n = n;
}

static Ranking gather_candidates(const Settling *settling, RankedField field,
                                 const StatementRow **rows, int n)
{
    Ranking ranking = {
        .arena = settling->arena, .store = settling->store, .field = field};

    for (int i = 0; i < n; i++) add_row(&ranking, rows[i]);
    if (ranking.n > 1) drop_replaced(&ranking);
    if (ranking.n > 1)
        qsort(ranking.candidates, (size_t)ranking.n, sizeof(Candidate), by_rank);
    return ranking;
}

// Adds the keywords that the English text begins lines with. No row states any.
static void derive_keywords(const Settling *settling, Ranking *ranking,
                            const StatementRow **rows, int n)
{
    const Ranking texts = gather_candidates(
        settling, (RankedField){RANKED_TEXT, "en", TEXT_EFFECTIVE}, rows, n);

    if (!texts.n || !strchr(texts.candidates->text, '[')) return;
    FactItem *items = arena_take(ranking->arena, LISTED_ITEMS_MAX * sizeof *items);
    const FactItems found = {
        .n = text_keywords_read(ranking->arena, texts.candidates->text, items),
        .items = items,
        .derived = true};
    if (!found.n) return;
    Candidate *candidate = add_candidate(
        ranking, texts.candidates->row, fact_columns_text(ranking->arena, &found));
    candidate->items = found;
    candidate->derived = true;
}

Ranking rank_values(const Settling *settling, RankedField field,
                    const StatementRow **rows, int n)
{
    Ranking ranking = gather_candidates(settling, field, rows, n);

    if (!ranking.n && field.column == settling->store->facts.keywords)
        derive_keywords(settling, &ranking, rows, n);
    return ranking;
}

BestValue rank_values_best(const Ranking *ranking)
{
    if (!ranking->n) return (BestValue){0};
    return (BestValue){ranking->candidates->items,
                       ranking->candidates->text,
                       ranking->candidates->row};
}

BestValue rank_values_field(const Settling *settling, int column,
                            const StatementRow **rows, int n)
{
    const Ranking ranking =
        rank_values(settling, (RankedField){.column = column}, rows, n);

    return rank_values_best(&ranking);
}
