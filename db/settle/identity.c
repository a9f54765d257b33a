// identity.c -- finds the cards of a group and the card of each row, from its rows alone.
//
// 1. A card of a set folder has the code that the folder gives it. The folder's list of
//    printings, or another list, may name the card of a code; then the code is a printing of
//    that card, or that it is a card of its own. For all other codes:
// 2. A code makes a card of its own if it has no letter or star of another art and no letters
//    before its number, if its set is no set of promos, and if its number is within the size of
//    the set. Codes of one set with one name and the same facts make one card: the first. Where
//    all cards of a name are one (ListForms.one_name), such a code is a printing of the card of
//    that name that a set folder has; with other facts it makes no card, and its rows wait.
// 3. A code of another art belongs to the card of the code without the letter or star.
// 4. Any other code belongs to the card of the same name: first one of its own set or of the
//    set whose size the code has, then one of a set folder, then the one with the first code.
//    Without such a card all codes of one name make one card, with the first code, promos last.
// 5. A row without a code belongs to the card of its name. Without one it waits.
// 6. The decisions of a person come last: one card is another one, or is forgotten.

#include "db/settle/identity.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/lists/listed_card.h"
#include "db/settle/code_stem.h"
#include "db/settle/row_role.h"
#include "db/settle/stem_card.h"
#include "db/settle/stem_name.h"
#include "engine/base/base.h"

static Arena *arena_of(const RowGroup *group)
{
    return group->settling->arena;
}

static SettledCard *card_at(const RowGroup *group, int i)
{
    return &group->settled->cards[i];
}

// ---- cards

// Orders stems: those of set folders, then those of lists, promos last.
static int by_worth(const void *a, const void *b)
{
    const CodeStem *one = *(CodeStem *const *)a, *other = *(CodeStem *const *)b;
    const bool promo = printing_key_is_promo(&one->code);

    if (!one->own != !other->own) return one->own ? -1 : 1;
    if (promo != printing_key_is_promo(&other->code)) return promo ? 1 : -1;
    return strcasecmp(one->base, other->base);
}

static CodeStem **sorted_stems(const RowGroup *group)
{
    CodeStem **stems =
        arena_take(arena_of(group), (size_t)group->stems_n * sizeof(void *) + 1);

    for (int i = 0; i < group->stems_n; i++) stems[i] = &group->stems[i];
    if (group->stems_n > 1)
        qsort(stems, (size_t)group->stems_n, sizeof(void *), by_worth);
    return stems;
}

// ---- rows

// Returns the cards by their codes.
static KeyMap cards_by_code(const RowGroup *group)
{
    KeyMap cards = {.arena = arena_of(group), .any_case = true};

    for (int i = 0; i < group->settled->cards_n; i++)
        key_map_add(&cards, card_at(group, i)->code, i);
    return cards;
}

// Returns the row that names the card of a row: rows come in the order of their codes, so
// it is often that of the row before.
static const StatementRow *link_of(const RowGroup *group, const StatementRow *row,
                                   const StatementRow *before, const StatementRow *link)
{
    if (before && before->stem == row->stem && !strcasecmp(before->code, row->code))
        return link;
    return code_stem_link(&group->stems[row->stem], row->code);
}

// Gives each row with a code its card.
static void find_cards_of_codes(RowGroup *group)
{
    Settled *settled = group->settled;
    const KeyMap cards = cards_by_code(group);
    const StatementRow *before = NULL, *link = NULL;

    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->role == ROW_GONE || row->stem < 0) continue;
        link = link_of(group, row, before, link);
        before = row;
        row->card = link && row->role != ROW_DECIDES
                        ? key_map_find(&cards, link->content.of)
                        : -1;
        if (row->card >= 0) continue;
        row->card = group->stems[row->stem].card;
        row->reprint = group->stems[row->stem].reprint;
    }
}

// ---- rows without a code

// The row with a code that suits best of those with one name and, where its words are
// English, one type.
typedef struct {
    KeyMap map;
    const StatementRow **best;
} Namesakes;

static const char *type_of(const StatementRow *row)
{
    if (strcmp(row->language, "en") != 0) return NULL;
    return listed_card_word(&row->content.card, COLUMN_TYPE);
}

// Returns whether a row counts more than another one for a row without a code.
static bool suits_more(const RowGroup *group, const StatementRow *row,
                       const StatementRow *than)
{
    if (!than) return true;
    const SettledCard *one = card_at(group, row->card),
                      *other = card_at(group, than->card);
    if (!one->own != !other->own) return one->own != NULL;
    return strcasecmp(one->code, other->code) < 0;
}

static void offer_namesake(const RowGroup *group, Namesakes *sakes, const char *key,
                           const StatementRow *row)
{
    const int n = sakes->map.n;
    int *place = key_map_at(&sakes->map, key);

    if (*place < 0) {
        *place = n;
        sakes->best = arena_grow(arena_of(group), sakes->best, n, sizeof(void *));
        sakes->best[n] = NULL;
    }
    if (suits_more(group, row, sakes->best[*place])) sakes->best[*place] = row;
}

// Lists the rows with codes under their names: NAME all of them, NAME| those without an
// English type, NAME|TYPE.
static Namesakes find_namesakes(const RowGroup *group)
{
    const Settled *settled = group->settled;
    Namesakes sakes = {.map = {.arena = arena_of(group), .any_case = true}};

    for (int i = 0; i < settled->rows_n; i++) {
        const StatementRow *row = &settled->rows[i];
        const char *type = type_of(row);
        if (row->card < 0 || !row->code) continue;
        for (int k = 0; k < row->names_n; k++) {
            offer_namesake(group, &sakes, row->names[k], row);
            offer_namesake(
                group,
                &sakes,
                arena_format(arena_of(group), "%s|%s", row->names[k], type ? type : ""),
                row);
        }
    }
    return sakes;
}

static const StatementRow *better(const RowGroup *group, const Namesakes *sakes,
                                  const char *key, const StatementRow *than)
{
    const int at = key_map_find(&sakes->map, key);

    if (at < 0) return than;
    return suits_more(group, sakes->best[at], than) ? sakes->best[at] : than;
}

// Returns the row of a code that suits a row without one best, NULL: none has its names.
static const StatementRow *best_namesake(const RowGroup *group, const Namesakes *sakes,
                                         const StatementRow *row)
{
    Arena *arena = arena_of(group);
    const char *type = type_of(row);
    const StatementRow *best = NULL;

    // A card that is called as the row says goes before one that is called so in part.
    for (int k = 0; k < row->names_n && !best; k++) {
        const char *name = row->names[k];
        if (!type) {
            best = better(group, sakes, name, best);
            continue;
        }
        best = better(group, sakes, arena_format(arena, "%s|", name), best);
        best = better(group, sakes, arena_format(arena, "%s|%s", name, type), best);
    }
    return best;
}

static void find_cards_of_names(RowGroup *group)
{
    Settled *settled = group->settled;
    int without = 0;

    for (int i = 0; i < settled->rows_n; i++) without += !settled->rows[i].code;
    if (!without) return;
    const Namesakes sakes = find_namesakes(group);
    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->role == ROW_GONE || row->code) continue;
        const StatementRow *best = best_namesake(group, &sakes, row);
        if (best) row->card = best->card;
    }
}

// ---- decisions of a person

static int card_of_base(const RowGroup *group, const char *base)
{
    const int stem = key_map_find(&group->by_base, base);

    return stem < 0 ? -1 : group->stems[stem].card;
}

static void merge_cards(RowGroup *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < group->links_n; i++) {
        const CardLink *link = &group->links[i];
        if (!link->into) continue;
        const int from = card_of_base(group, link->code);
        const int into = card_of_base(group, link->into);
        if (from < 0 || into < 0 || from == into) continue;
        for (int k = 0; k < settled->rows_n; k++) {
            StatementRow *row = &settled->rows[k];
            if (row->card != from) continue;
            row->card = into;
            if (row->merged < 0) row->merged = from;
        }
        for (int k = 0; k < group->stems_n; k++)
            if (group->stems[k].card == from) group->stems[k].card = into;
    }
}

// ---- one name, one card

// Takes the cards away that have the name of another one but other facts, where all cards of
// a name are one.
static void drop_contradicting(RowGroup *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->card < 0) continue;
        row->against = card_at(group, row->card)->against;
        if (row->against) row->card = -1;
    }
}

// ---- order

static int by_card_code(const void *a, const void *b)
{
    return strcasecmp(((const SettledCard *)a)->code, ((const SettledCard *)b)->code);
}

// Drops the cards that no row has, and puts the others in the order of their codes.
static void sort_cards(RowGroup *group)
{
    Settled *settled = group->settled;
    const char **codes =
        arena_take(arena_of(group), (size_t)settled->cards_n * sizeof *codes + 1);
    bool *used = arena_take(arena_of(group), (size_t)settled->cards_n + 1);
    int n = 0;

    for (int i = 0; i < settled->cards_n; i++) codes[i] = card_at(group, i)->code;
    for (int i = 0; i < settled->rows_n; i++)
        if (settled->rows[i].card >= 0) used[settled->rows[i].card] = true;
    for (int i = 0; i < settled->cards_n; i++)
        if (used[i]) settled->cards[n++] = *card_at(group, i);
    settled->cards_n = n;
    if (n > 1) qsort(settled->cards, (size_t)n, sizeof(SettledCard), by_card_code);
    const KeyMap cards = cards_by_code(group);
    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->card >= 0) row->card = key_map_find(&cards, codes[row->card]);
    }
}

// Lists the rows of each card, in the order of the group.
static void sort_rows(RowGroup *group)
{
    Settled *settled = group->settled;
    const int n = settled->cards_n;

    settled->first = arena_take(arena_of(group), (size_t)(n + 2) * sizeof(int));
    settled->of_cards =
        arena_take(arena_of(group), (size_t)settled->rows_n * sizeof(void *) + 1);
    for (int i = 0; i < settled->rows_n; i++)
        if (settled->rows[i].card >= 0) settled->first[settled->rows[i].card + 2]++;
    for (int i = 2; i < n + 2; i++) settled->first[i] += settled->first[i - 1];
    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->card >= 0) settled->of_cards[settled->first[row->card + 1]++] = row;
    }
}

int identity_find(RowGroup *group)
{
    if (code_stem_find(group)) return -1;
    CodeStem **stems = sorted_stems(group);
    stem_card_make(group, stems);
    stem_name_find(group, stems);
    find_cards_of_codes(group);
    find_cards_of_names(group);
    merge_cards(group);
    drop_contradicting(group);
    sort_cards(group);
    sort_rows(group);
    row_role_set(group);
    return 0;
}
