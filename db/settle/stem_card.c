// stem_card.c -- finds stems that are only further numbers of a card of their set.
//
// Facts are compared as numbers, and stems with the same facts only once: a list may give
// thousands of cards one name.

#include "db/settle/stem_card.h"

#include <string.h>
#include <strings.h>

#include "db/settle/rank_values.h"
#include "db/text/name_match.h"
#include "engine/base/base.h"
#include "engine/base/text.h"

enum { LIKE_FACTS = 1 + FACT_COLUMNS_MAX };

// The traits that all printings of a card share: the name in its set, the type, the
// numbers and colours. Equal texts have one number; -1: no statement.
typedef struct {
    int named, facts[LIKE_FACTS];
} StemLikeness;

// One stem of those with the same name in the same set whose facts no earlier one has.
typedef struct {
    StemLikeness like;
    int card, next; // next: the one behind it, -1: none
} Distinct;

typedef struct {
    RowGroup *group;
    bool one_name; // all cards of a name are one
    KeyMap names, types, texts;
    KeyMap met;    // likenesses that are among the distinct ones
    KeyMap folded; // of likenesses: the card that a stem of a list gets
    Distinct *distinct;
    int distinct_n;
    struct {
        int first, last; // distinct ones of a name, -1: none
        int card;        // of the stem that came last
    } * of_names;
} Making;

static Arena *arena_of(const RowGroup *group)
{
    return group->settling->arena;
}

int stem_card_add(RowGroup *group, const char *code, const char *set,
                  const StatementRow *own)
{
    Settled *settled = group->settled;

    settled->cards = arena_grow(
        arena_of(group), settled->cards, settled->cards_n, sizeof(SettledCard));
    settled->cards[settled->cards_n] =
        (SettledCard){.code = code, .set = set, .own = own};
    return settled->cards_n++;
}

// Returns the number of a folded name in a set; "": in any set.
static int name_number(Making *making, const char *set, const char *name)
{
    const int n = making->names.n;
    const char *key = arena_format(arena_of(making->group), "%s|%s", set, name);
    const int named = key_map_number(&making->names, key);

    if (making->names.n == n) return named;
    making->of_names = arena_grow(
        arena_of(making->group), making->of_names, n, sizeof *making->of_names);
    making->of_names[n].first = making->of_names[n].last = making->of_names[n].card =
        -1;
    return named;
}

static StemLikeness liken(Making *making, const CodeStem *stem)
{
    const RowGroup *group = making->group;
    const FactColumns *columns = &group->settling->store->facts;
    char name[NAME_BYTES_MAX];
    StemLikeness like = {.named = -1};
    int n = 0;

    for (int i = 0; i < LIKE_FACTS; i++) like.facts[i] = -1;
    if (!stem->name.text) return like;
    name_match_fold(stem->name.text, name, sizeof name);
    like.named = name_number(making, stem->code.set, name);
    if (stem->type) like.facts[0] = key_map_number(&making->types, stem->type);
    for (int i = COLUMN_OF_GAME; i < columns->n; i++) {
        const FactRow *row = &columns->rows[i];
        if (row->kind != FACT_NUMBER && row->role != FACT_IDENTITY) continue;
        const char *text =
            rank_values_field(group->settling, i, stem->rows, stem->rows_n).text;
        n++;
        if (text && *text) like.facts[n] = key_map_number(&making->texts, text);
    }
    return like;
}

// Returns whether two stems differ in a fact that both of them have.
static bool facts_differ(const StemLikeness *one, const StemLikeness *other)
{
    for (int i = 0; i < LIKE_FACTS; i++)
        if (one->facts[i] != other->facts[i] && one->facts[i] >= 0 &&
            other->facts[i] >= 0)
            return true;
    return false;
}

// Returns the card of the first distinct stem of the name [named] that does not differ, or
// -1.
static int find_same(const Making *making, int named, const StemLikeness *like)
{
    for (int i = making->of_names[named].first; i >= 0; i = making->distinct[i].next)
        if (!facts_differ(&making->distinct[i].like, like))
            return making->distinct[i].card;
    return -1;
}

static const char *key_of(const Making *making, const StemLikeness *like)
{
    char key[(1 + LIKE_FACTS) * TEXT_NUMBER_BYTES];
    size_t n = text_number(key, like->named, 0);

    for (int i = 0; i < LIKE_FACTS; i++) {
        key[n++] = ',';
        n += text_number(key + n, like->facts[i], 0);
    }
    return arena_text_n(arena_of(making->group), key, n);
}

static void add_distinct(Making *making, int named, const StemLikeness *like, int card)
{
    const int n = making->distinct_n, last = making->of_names[named].last;

    making->distinct =
        arena_grow(arena_of(making->group), making->distinct, n, sizeof(Distinct));
    making->distinct[n] = (Distinct){*like, card, -1};
    if (last >= 0)
        making->distinct[last].next = n;
    else
        making->of_names[named].first = n;
    making->of_names[named].last = making->distinct_n++;
}

static void note_likeness(Making *making, const StemLikeness *like, const char *key,
                          int card)
{
    making->of_names[like->named].card = card;
    if (key_map_add(&making->met, key, card))
        add_distinct(making, like->named, like, card);
}

// ---- one name, one card

// Lists the card of a set folder under all its names, for stems of other sets.
static void note_names(Making *making, const CodeStem *stem, const StemLikeness *like)
{
    for (int i = 0; i < stem->rows_n; i++)
        for (int k = 0; k < stem->rows[i]->names_n; k++) {
            const int named = name_number(making, "", stem->rows[i]->names[k]);
            const int last = making->of_names[named].last;
            if (last < 0 || making->distinct[last].card != stem->card)
                add_distinct(making, named, like, stem->card);
        }
}

static bool has_english_name(const CodeStem *stem)
{
    const StatementRow *by = stem->name.by;

    for (int i = 0; i < by->content.card.names_n; i++)
        if (!strcmp(by->content.card.names[i].language, "en")) return true;
    return false;
}

// Returns the card of a set folder of which the stem is a printing by its English name or,
// where it has none, by another name; or -1.
static int find_reprinted(Making *making, const CodeStem *stem,
                          const StemLikeness *like)
{
    char name[NAME_BYTES_MAX];

    if (has_english_name(stem)) {
        name_match_fold(stem->name.text, name, sizeof name);
        return find_same(making, name_number(making, "", name), like);
    }
    for (int i = 0; i < stem->rows_n; i++)
        for (int k = 0; k < stem->rows[i]->names_n; k++) {
            const int card = find_same(
                making, name_number(making, "", stem->rows[i]->names[k]), like);
            if (card >= 0) return card;
        }
    return -1;
}

// Returns the code of a card of a set folder in another set whose English name the stem has,
// or NULL.
static const char *find_namesake(Making *making, const CodeStem *stem)
{
    char name[NAME_BYTES_MAX], own[NAME_BYTES_MAX];

    name_match_fold(stem->name.text, name, sizeof name);
    const int named = name_number(making, "", name);
    for (int i = making->of_names[named].first; i >= 0; i = making->distinct[i].next) {
        const SettledCard *card =
            &making->group->settled->cards[making->distinct[i].card];
        name_match_fold(card->own->content.card.names[0].name, own, sizeof own);
        if (strcasecmp(card->set, stem->code.set) != 0 && !strcmp(own, name))
            return card->code;
    }
    return NULL;
}

// Finds the card of a stem of a list among those that have been made.
static void find_card(Making *making, CodeStem *stem, const StemLikeness *like,
                      const char *key)
{
    stem->card = key_map_find(&making->folded, key);
    if (stem->card < 0) stem->card = find_same(making, like->named, like);
    if (stem->card >= 0 || !making->one_name) return;
    stem->card = find_reprinted(making, stem, like);
    stem->reprint = stem->card >= 0;
}

// Makes the card of a stem that has none yet.
static void add_card(Making *making, CodeStem *stem, const StemLikeness *like)
{
    Settled *settled = making->group->settled;
    const StatementRow *own = stem->own;

    stem->card = stem_card_add(making->group,
                               own ? own->code : stem->base,
                               own ? own->content.set : stem->code.set,
                               own);
    if (own || stem->parted || like->named < 0) return;
    const int twin = making->of_names[like->named].card;
    if (twin >= 0) settled->cards[stem->card].twin = settled->cards[twin].code;
    if (making->one_name)
        settled->cards[stem->card].against = find_namesake(making, stem);
}

static void make_card(Making *making, CodeStem *stem)
{
    const bool alone = making->group->stems_n < 2;
    const StemLikeness like = alone ? (StemLikeness){.named = -1} : liken(making, stem);
    const char *key = like.named < 0 ? NULL : key_of(making, &like);

    if (key && !stem->own && !stem->parted) find_card(making, stem, &like, key);
    if (stem->card < 0) add_card(making, stem, &like);
    if (key && !stem->own) key_map_add(&making->folded, key, stem->card);
    if (!key || stem->reprint || making->group->settled->cards[stem->card].against)
        return;
    if (stem->own && making->one_name) note_names(making, stem, &like);
    note_likeness(making, &like, key, stem->card);
}

void stem_card_make(RowGroup *group, CodeStem *const *stems)
{
    const KeyMap texts = {.arena = arena_of(group)},
                 types = {.arena = arena_of(group), .any_case = true};
    const ListForms *forms = group->settling->forms;
    Making making = {.group = group,
                     .one_name = forms && forms->one_name,
                     .names = texts,
                     .types = types,
                     .texts = texts,
                     .met = texts,
                     .folded = texts};

    for (int i = 0; i < group->stems_n; i++)
        if (stems[i]->is_base_printing && (stems[i]->name.text || stems[i]->own))
            make_card(&making, stems[i]);
}
