// weigh.c -- which of several values of a field counts.
//
// The questions are asked in the order of WhyHolds (settle.h); none of them is when a row
// arrived.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/lists/text_keywords.h"
#include "db/settle/settle_inside.h"
#include "engine/kernel/base/base.h"

// A value of a field.
typedef struct {
    const SaidRow *row;
    const char *text;
    FactItems items;
    const char *language; // of a name
    int words;            // 0: English, or no matter of language
    int rich;
    bool replaced;
    bool derived; // worked out from the text that counts
} Voice;

typedef struct {
    Arena *arena;
    const Store *store;
    WeighedField field;
    Voice *voices;
    int n;
} Weighing;

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

// A full name says more than one worked out from a title, that more than the title; then
// small letters and accents count.
static int name_riches(const char *name, bool whole)
{
    const int parts = whole ? 4 : strstr(name, ", ") ? 8 : 0;

    return parts + 2 * has_small_letter(name) + !is_plain_ascii(name);
}

// Symbols that were lost make a text poor, and then line breaks.
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

static Verdict compare(const Voice *one, const Voice *other)
{
    const SaidRow *a = one->row, *b = other->row;
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

static int by_weight(const void *a, const void *b)
{
    return compare(a, b).order;
}

// ---- gathering

static Voice *add_voice(Weighing *weighing, const SaidRow *row, const char *text)
{
    weighing->voices = arena_grow(
        weighing->arena, weighing->voices, weighing->n, sizeof *weighing->voices);
    Voice *voice = &weighing->voices[weighing->n++];
    *voice = (Voice){.row = row, .text = text};
    return voice;
}

static void add_fact(Weighing *weighing, const SaidRow *row)
{
    const int column = weighing->field.column;
    const FactRow *fact = &weighing->store->facts.rows[column];
    FactItems items = row->content.card.facts[column];
    const bool rarity = column == weighing->store->facts.rarity;

    if (rarity && row->role == ROW_FILLS) return; // it is another printing's
    if (row->role == ROW_DECIDES && items.n == FACT_UNSAID && !rarity)
        items = (FactItems){0};
    if (items.n == FACT_UNSAID) return;
    Voice *voice = add_voice(weighing, row, fact_columns_text(weighing->arena, &items));
    voice->items = items;
    voice->rich = fact_riches(&items);
    voice->words = fact->kind != FACT_NUMBER && strcmp(row->language, "en") != 0;
}

static void add_names(Weighing *weighing, const SaidRow *row)
{
    const ListedCard *card = &row->content.card;
    const char *wanted = weighing->field.language;

    for (int i = 0; i < card->names_n; i++) {
        const ListedName *name = &card->names[i];
        const bool english = !strcmp(name->language, "en");
        if (wanted && strcmp(wanted, name->language) != 0) continue;
        const bool whole = english && row->content.whole;
        Voice *voice =
            add_voice(weighing, row, whole ? row->content.whole : name->name);
        voice->language = name->language;
        voice->words = !english;
        voice->rich = name_riches(voice->text, whole);
    }
}

static void add_texts(Weighing *weighing, const SaidRow *row)
{
    const ListedCard *card = &row->content.card;

    for (int i = 0; i < card->texts_n; i++) {
        const ListedText *text = &card->texts[i];
        if (text->kind != weighing->field.kind ||
            strcmp(text->language, weighing->field.language) != 0)
            continue;
        add_voice(weighing, row, text->text)->rich = text_riches(text->text);
    }
}

static void add_row(Weighing *weighing, const SaidRow *row)
{
    const int script = row->content.card.has_text;

    if (row->role < ROW_FILLS) return;
    switch (weighing->field.column) {
    case WEIGH_NAME:
    case WEIGH_WORDS: add_names(weighing, row); break;
    case WEIGH_TEXT: add_texts(weighing, row); break;
    case WEIGH_SCRIPT:
        if (script != FACT_UNSAID) add_voice(weighing, row, script ? "yes" : "no");
        break;
    default: add_fact(weighing, row);
    }
}

// Returns whether [later] takes the place of [voice]: its source says the same field in a
// later reading.
static bool is_replaced(const Voice *voice, const Voice *later)
{
    const SaidRow *old = voice->row, *now = later->row;
    const char *one = old->code ? old->code : old->folded;
    const char *other = now->code ? now->code : now->folded;

    if (old->source_id != now->source_id || old->latest >= now->latest) return false;
    if (!old->code != !now->code || voice->words != later->words) return false;
    if (!one || !other || strcasecmp(one, other) != 0) return false;
    return !voice->language || !strcmp(voice->language, later->language);
}

static void drop_replaced(Weighing *weighing)
{
    int n = 0;

    for (int i = 0; i < weighing->n; i++) {
        bool replaced = false;
        for (int k = 0; k < weighing->n && !replaced; k++)
            replaced = is_replaced(&weighing->voices[i], &weighing->voices[k]);
        weighing->voices[i].replaced = replaced;
    }
    for (int i = 0; i < weighing->n; i++)
        if (!weighing->voices[i].replaced) weighing->voices[n++] = weighing->voices[i];
    weighing->n = n;
}

static Weighing gather(const Group *group, WeighedField field, const SaidRow **rows,
                       int n)
{
    Weighing weighing = {.arena = group->settling->arena,
                         .store = group->settling->store,
                         .field = field};

    for (int i = 0; i < n; i++) add_row(&weighing, rows[i]);
    if (weighing.n > 1) drop_replaced(&weighing);
    if (weighing.n > 1)
        qsort(weighing.voices, (size_t)weighing.n, sizeof(Voice), by_weight);
    return weighing;
}

// Adds the keywords that the English text says, because no row says any.
static void derive_keywords(const Group *group, Weighing *weighing,
                            const SaidRow **rows, int n)
{
    const Weighing texts =
        gather(group, (WeighedField){WEIGH_TEXT, "en", TEXT_EFFECTIVE}, rows, n);

    if (!texts.n || !strchr(texts.voices->text, '[')) return;
    FactItem *items = arena_take(weighing->arena, LISTED_ITEMS_MAX * sizeof *items);
    const FactItems found = {
        .n = text_keywords_read(weighing->arena, texts.voices->text, items),
        .items = items,
        .derived = true};
    if (!found.n) return;
    Voice *voice = add_voice(
        weighing, texts.voices->row, fact_columns_text(weighing->arena, &found));
    voice->items = found;
    voice->derived = true;
}

static Weighing weigh(const Group *group, WeighedField field, const SaidRow **rows,
                      int n)
{
    Weighing weighing = gather(group, field, rows, n);

    if (!weighing.n && field.column == group->settling->store->facts.keywords)
        derive_keywords(group, &weighing, rows, n);
    return weighing;
}

static Weighed first_of(const Weighing *weighing)
{
    if (!weighing->n) return (Weighed){0};
    return (Weighed){
        weighing->voices->items, weighing->voices->text, weighing->voices->row};
}

Weighed weigh_field(const Group *group, int column, const SaidRow **rows, int n)
{
    const Weighing weighing = weigh(group, (WeighedField){.column = column}, rows, n);

    return first_of(&weighing);
}

// ---- a card

typedef struct {
    const Group *group;
    SettledCard *card;
    const SaidRow **rows;
    int rows_n;
} Making;

// Fills words that lists leave out because another fact has the same ones: a number that
// is not 0 needs them beside it.
static void complete_facts(const Making *making)
{
    const FactColumns *columns = &making->group->settling->store->facts;

    for (int i = 0; i < columns->n; i++) {
        const FactRow *row = &columns->rows[i];
        const FactItems *items = &making->card->facts[i].items;
        if (row->kind != FACT_NUMBER || !row->beside || items->n < 1 ||
            items->items[0].number <= 0)
            continue;
        Weighed *words = &making->card->facts[row->beside - 1];
        const int from = columns->rows[row->beside - 1].beside;
        if (from && !words->by) *words = making->card->facts[from - 1];
    }
}

static const WeighedWords *find_words(const WeighedWords *list, int n,
                                      const char *language, TextKind kind)
{
    for (int i = 0; i < n; i++)
        if (list[i].kind == kind && !strcmp(list[i].language, language))
            return &list[i];
    return NULL;
}

static int by_language(const void *a, const void *b)
{
    const WeighedWords *one = a, *other = b;
    const int order = strcmp(one->language, other->language);

    return order ? order : (int)one->kind - (int)other->kind;
}

// Adds a text or a name of a language and kind that the card has not yet.
static void add_words(const Making *making, WeighedField field, WeighedWords **list,
                      int *n)
{
    if (find_words(*list, *n, field.language, field.kind)) return;
    const Weighing weighing = weigh(making->group, field, making->rows, making->rows_n);
    const Weighed found = first_of(&weighing);
    if (!found.by) return;
    *list = arena_grow(making->group->settling->arena, *list, *n, sizeof **list);
    WeighedWords *to = &(*list)[(*n)++];
    *to = (WeighedWords){.kind = field.kind, .text = found.text, .by = found.by};
    memcpy(to->language, field.language, strlen(field.language) + 1);
}

static void weigh_words(const Making *making)
{
    SettledCard *card = making->card;

    for (int i = 0; i < making->rows_n; i++) {
        const SaidRow *row = making->rows[i];
        if (row->role < ROW_FILLS) continue;
        for (int k = 0; k < row->content.card.names_n; k++) {
            const char *language = row->content.card.names[k].language;
            if (!strcmp(language, "en")) continue;
            add_words(making,
                      (WeighedField){WEIGH_WORDS, language, TEXT_EFFECTIVE},
                      &card->names,
                      &card->names_n);
        }
        for (int k = 0; k < row->content.card.texts_n; k++) {
            const ListedText *text = &row->content.card.texts[k];
            add_words(making,
                      (WeighedField){WEIGH_TEXT, text->language, text->kind},
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

static void add_ids(const Making *making, const SaidRow *row, SettledPrint *print)
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
            making->group->settling->arena, print->ids, print->ids_n, sizeof(void *));
        print->ids[print->ids_n++] = id;
    }
}

// Returns the rarity of a printing that is not the card's own, NULL: not said.
static const char *rarity_of(const Making *making, const SettledPrint *print)
{
    const int column = making->group->settling->store->facts.rarity;
    const SaidRow **rows = arena_take(making->group->settling->arena,
                                      (size_t)making->rows_n * sizeof(void *) + 1);
    int n = 0;

    if (!strcasecmp(print->code, making->card->code)) return NULL;
    for (int i = 0; i < making->rows_n; i++) {
        const SaidRow *row = making->rows[i];
        if (!row->code || strcasecmp(row->code, print->code) != 0) continue;
        SaidRow *speaker = arena_take(making->group->settling->arena, sizeof *speaker);
        *speaker = *row;
        speaker->role = ROW_SPEAKS; // of its own printing
        rows[n++] = speaker;
    }
    const char *rarity = weigh_field(making->group, column, rows, n).text;
    return rarity && *rarity ? rarity : NULL;
}

static int number_of(const SaidRow *row)
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
        const SaidRow *row = making->rows[i];
        if (!row->code) continue;
        if (!print || strcasecmp(print->code, row->code) != 0) {
            card->prints = arena_grow(making->group->settling->arena,
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

void weigh_card(const Group *group, int i)
{
    Settled *settled = group->settled;
    Making making = {.group = group, .card = &settled->cards[i]};
    const Store *store = group->settling->store;

    making.rows = arena_take(group->settling->arena,
                             (size_t)settled->rows_n * sizeof(void *) + 1);
    for (int k = 0; k < settled->rows_n; k++)
        if (settled->rows[k].card == i)
            making.rows[making.rows_n++] = &settled->rows[k];
    SettledCard *card = making.card;
    card->name = weigh_field(group, WEIGH_NAME, making.rows, making.rows_n);
    for (int k = 0; k < store->facts.n; k++)
        card->facts[k] = weigh_field(group, k, making.rows, making.rows_n);
    if (!card->own) complete_facts(&making);
    const char *script =
        weigh_field(group, WEIGH_SCRIPT, making.rows, making.rows_n).text;
    card->has_text = !script || !strcmp(script, "yes");
    weigh_words(&making);
    add_prints(&making);
}

// ---- who said what

const char *settle_why_word(WhyHolds why)
{
    static const char *const words[WHY_KINDS] = {"alone",
                                                 "folder",
                                                 "own",
                                                 "words",
                                                 "trust",
                                                 "richer",
                                                 "newer",
                                                 "rank",
                                                 "source",
                                                 "derived"};

    return words[why];
}

typedef struct {
    Making making;
    SaidValue *values;
    int n;
} Telling;

static void tell_field(Telling *telling, WeighedField field, const char *name)
{
    const Making *making = &telling->making;
    Arena *arena = making->group->settling->arena;
    const Weighing found = weigh(making->group, field, making->rows, making->rows_n);

    for (int i = 0; i < found.n; i++) {
        const int next = i ? i : found.n > 1 ? 1 : 0;
        telling->values =
            arena_grow(arena, telling->values, telling->n, sizeof(SaidValue));
        telling->values[telling->n++] = (SaidValue){
            .field = name,
            .value = found.voices[i].text,
            .by = found.voices[i].row,
            .holds = !i,
            .why = next ? compare(&found.voices[next - 1], &found.voices[next]).why
                   : found.voices[i].derived ? WHY_DERIVED
                                             : WHY_ALONE};
    }
}

int settle_values(Settling *settling, const Settled *settled, int i, SaidValue **values)
{
    static const char *const kinds[TEXT_KINDS] = {"effective", "printed", "errata"};
    Group group = {.settling = settling, .settled = (Settled *)settled};
    const SettledCard *card = &settled->cards[i];
    Telling telling = {.making = {.group = &group, .card = &settled->cards[i]}};
    Arena *arena = settling->arena;

    telling.making.rows =
        arena_take(arena, (size_t)settled->rows_n * sizeof(SaidRow *) + 1);
    for (int k = 0; k < settled->rows_n; k++)
        if (settled->rows[k].card == i)
            telling.making.rows[telling.making.rows_n++] = &settled->rows[k];
    tell_field(&telling, (WeighedField){.column = WEIGH_NAME}, "name");
    for (int k = 0; k < settling->store->facts.n; k++)
        tell_field(
            &telling, (WeighedField){.column = k}, settling->store->facts.rows[k].name);
    tell_field(&telling, (WeighedField){.column = WEIGH_SCRIPT}, "script");
    for (int k = 0; k < card->names_n; k++)
        tell_field(&telling,
                   (WeighedField){WEIGH_WORDS, card->names[k].language, TEXT_EFFECTIVE},
                   arena_format(arena, "name.%s", card->names[k].language));
    for (int k = 0; k < card->texts_n; k++)
        tell_field(
            &telling,
            (WeighedField){WEIGH_TEXT, card->texts[k].language, card->texts[k].kind},
            arena_format(arena,
                         "text.%s.%s",
                         card->texts[k].language,
                         kinds[card->texts[k].kind]));
    *values = telling.values;
    return telling.n;
}
