// identity.c -- finds the cards of a group and the card of each row, from its rows alone.
//
// 1. A card of a set folder has the code that the folder gives it. The folder's list of
//    printings, or another list, may name the card of a code; then the code is a printing of
//    that card. For all other codes:
// 2. A code makes a card of its own if it has no letter or star of another art and no letters
//    before its number, if its set is no set of promos, and if its number is within the size of
//    the set. Codes of one set with one name and the same facts make one card: the first.
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
#include "db/settle/rank_values.h"
#include "db/settle/row_role.h"
#include "db/settle/set_size.h"
#include "db/text/name_match.h"
#include "engine/kernel/base/base.h"

static Arena *arena_of(const RowGroup *group)
{
    return group->settling->arena;
}

static SettledCard *card_at(const RowGroup *group, int i)
{
    return &group->settled->cards[i];
}

// ---- cards

static int add_card(RowGroup *group, const char *code, const char *set,
                    const StatementRow *own)
{
    Settled *settled = group->settled;

    settled->cards = arena_grow(
        arena_of(group), settled->cards, settled->cards_n, sizeof(SettledCard));
    settled->cards[settled->cards_n] =
        (SettledCard){.code = code, .set = set, .own = own};
    return settled->cards_n++;
}

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

static bool types_differ(const char *one, const char *other)
{
    return one && other && strcasecmp(one, other) != 0;
}

// Returns whether two stems differ in a fact that all printings of a card share: a
// number, the type, the colour.
static bool facts_differ(const RowGroup *group, const CodeStem *one,
                         const CodeStem *other)
{
    const FactColumns *columns = &group->settling->store->facts;

    if (types_differ(one->type, other->type)) return true;
    for (int i = COLUMN_OF_GAME; i < columns->n; i++) {
        const FactRow *row = &columns->rows[i];
        if (row->kind != FACT_NUMBER && row->role != FACT_IDENTITY) continue;
        const char *a =
            rank_values_field(group->settling, i, one->rows, one->rows_n).text;
        const char *b =
            rank_values_field(group->settling, i, other->rows, other->rows_n).text;
        if (a && b && *a && *b && strcmp(a, b) != 0) return true;
    }
    return false;
}

static bool same_name(const CodeStem *one, const CodeStem *other)
{
    char a[NAME_BYTES_MAX], b[NAME_BYTES_MAX];

    if (!one->name.text || !other->name.text) return false;
    name_match_fold(one->name.text, a, sizeof a);
    name_match_fold(other->name.text, b, sizeof b);
    return !strcmp(a, b);
}

// Gives stem [n] the card of an earlier stem of the set, if it is only another number
// of it.
static void fold_into(RowGroup *group, CodeStem *const *stems, int n)
{
    CodeStem *stem = stems[n];

    for (int i = 0; i < n && stem->card < 0; i++) {
        const CodeStem *other = stems[i];
        if (!other->is_base_printing || other->card < 0 || !same_name(stem, other))
            continue;
        if (strcmp(other->code.set, stem->code.set) != 0) continue;
        if (facts_differ(group, stem, other)) {
            stem->part = other->card; // for the twin
            continue;
        }
        stem->card = other->card;
    }
}

static void make_cards(RowGroup *group, CodeStem *const *stems)
{
    for (int i = 0; i < group->stems_n; i++) {
        CodeStem *stem = stems[i];
        stem->part = -1;
        if (!stem->is_base_printing || (!stem->name.text && !stem->own)) continue;
        if (!stem->own) fold_into(group, stems, i);
        if (stem->card >= 0) continue;
        const StatementRow *own = stem->own;
        const char *set = own ? own->content.set : stem->code.set;
        stem->card = add_card(group, own ? own->code : stem->base, set, own);
        if (stem->part >= 0)
            card_at(group, stem->card)->twin = card_at(group, stem->part)->code;
    }
}

// ---- by name

static bool rows_share_name(const StatementRow *one, const StatementRow *other)
{
    for (int i = 0; i < one->names_n; i++)
        for (int k = 0; k < other->names_n; k++)
            if (!strcmp(one->names[i], other->names[k])) return true;
    return false;
}

static bool stems_share_name(const CodeStem *one, const CodeStem *other)
{
    if (types_differ(one->type, other->type)) return false;
    for (int i = 0; i < one->rows_n; i++)
        for (int k = 0; k < other->rows_n; k++)
            if (rows_share_name(one->rows[i], other->rows[k])) return true;
    return false;
}

// Gives stems without a card that share names the same part: the number of the first.
static void find_parts(RowGroup *group, CodeStem *const *stems)
{
    bool changed = true;

    for (int i = 0; i < group->stems_n; i++) stems[i]->part = i;
    while (changed) {
        changed = false;
        for (int i = 0; i < group->stems_n; i++)
            for (int k = 0; k < i; k++) {
                if (stems[i]->card >= 0 || stems[k]->card >= 0) continue;
                if (stems[i]->part == stems[k]->part) continue;
                if (!stems_share_name(stems[i], stems[k])) continue;
                const int least =
                    stems[i]->part < stems[k]->part ? stems[i]->part : stems[k]->part;
                stems[i]->part = stems[k]->part = least;
                changed = true;
            }
    }
}

// Returns how well the stem [card] suits [stem], which makes no card of its own. Higher is
// better.
static int suits(RowGroup *group, const CodeStem *stem, const CodeStem *card)
{
    const char *set = card_at(group, card->card)->set;
    int worth = 1;

    if (stem->code.total && set_size_of(group->settling, set) == stem->code.total)
        worth += 4;
    if (!strcmp(stem->code.set, card->code.set)) worth += 2;
    return worth + (card->own != NULL);
}

// Returns whether [stem], or a stem of the same part, shares a name with [card].
static bool part_names(const RowGroup *group, CodeStem *const *stems,
                       const CodeStem *stem, const CodeStem *card)
{
    if (types_differ(stem->type, card->type)) return false;
    if (stems_share_name(stem, card)) return true;
    for (int i = 0; i < group->stems_n; i++)
        if (stems[i]->card < 0 && stems[i]->part == stem->part &&
            stems_share_name(stems[i], card))
            return true;
    return false;
}

// Finds the cards of stems by their names. All are found before any is set, so that the
// order of stems does not count.
static void find_by_name(RowGroup *group, CodeStem *const *stems)
{
    int *found =
        arena_take(arena_of(group), (size_t)group->stems_n * sizeof *found + 1);

    for (int i = 0; i < group->stems_n; i++) {
        int best = 0;
        found[i] = -1;
        if (stems[i]->card >= 0) continue;
        for (int k = 0; k < group->stems_n; k++) {
            if (stems[k]->card < 0 || !part_names(group, stems, stems[i], stems[k]))
                continue;
            const int worth = suits(group, stems[i], stems[k]);
            if (worth <= best) continue;
            best = worth;
            found[i] = stems[k]->card;
        }
    }
    for (int i = 0; i < group->stems_n; i++)
        if (found[i] >= 0) stems[i]->card = found[i];
}

// Makes one card for each part that still has none.
static void make_provisional(RowGroup *group, CodeStem *const *stems)
{
    for (int i = 0; i < group->stems_n; i++) {
        CodeStem *stem = stems[i];
        if (stem->card >= 0 || !stem->name.text) continue;
        for (int k = 0; k < i && stem->card < 0; k++)
            if (stems[k]->part == stem->part) stem->card = stems[k]->card;
        if (stem->card < 0)
            stem->card = add_card(group, stem->base, stem->code.set, NULL);
    }
}

// ---- rows

static int card_with_code(const RowGroup *group, const char *code)
{
    for (int i = 0; i < group->settled->cards_n; i++)
        if (!strcasecmp(card_at(group, i)->code, code)) return i;
    return -1;
}

// Gives each row with a code its card.
static void find_cards_of_codes(RowGroup *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->role == ROW_GONE || row->stem < 0) continue;
        const CodeStem *stem = &group->stems[row->stem];
        const StatementRow *link =
            row->role == ROW_DECIDES ? NULL : code_stem_link(stem, row->code);
        row->card = link ? card_with_code(group, link->content.of) : -1;
        if (row->card < 0) row->card = stem->card;
    }
}

// Returns how well a card suits a row without a code, 0: not at all.
static int suits_row(const RowGroup *group, const StatementRow *row,
                     const StatementRow *other)
{
    const char *type = listed_card_word(&row->content.card, COLUMN_TYPE);

    if (other->card < 0 || !other->code || !rows_share_name(row, other)) return 0;
    if (!strcmp(row->language, "en") && !strcmp(other->language, "en") &&
        types_differ(type, listed_card_word(&other->content.card, COLUMN_TYPE)))
        return 0;
    return 1 + (card_at(group, other->card)->own != NULL);
}

static void find_cards_of_names(RowGroup *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        int best = 0;
        if (row->role == ROW_GONE || row->code) continue;
        for (int k = 0; k < settled->rows_n; k++) {
            const StatementRow *other = &settled->rows[k];
            const int worth = suits_row(group, row, other);
            if (!worth || worth < best) continue;
            if (worth == best && strcasecmp(card_at(group, row->card)->code,
                                            card_at(group, other->card)->code) <= 0)
                continue;
            best = worth;
            row->card = other->card;
        }
    }
}

// ---- decisions of a person

static int card_of_base(const RowGroup *group, const char *base)
{
    for (int i = 0; i < group->stems_n; i++)
        if (!strcasecmp(group->stems[i].base, base)) return group->stems[i].card;
    return -1;
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
    for (int i = 0; i < settled->rows_n; i++) {
        StatementRow *row = &settled->rows[i];
        if (row->card >= 0) row->card = card_with_code(group, codes[row->card]);
    }
}

int identity_find(RowGroup *group)
{
    if (code_stem_find(group)) return -1;
    CodeStem **stems = sorted_stems(group);
    make_cards(group, stems);
    find_parts(group, stems);
    find_by_name(group, stems);
    make_provisional(group, stems);
    find_cards_of_codes(group);
    find_cards_of_names(group);
    merge_cards(group);
    sort_cards(group);
    row_role_set(group);
    return 0;
}
