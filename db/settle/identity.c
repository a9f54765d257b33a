// identity.c -- which card a row speaks of, from the rows of its group alone.
//
// 1. A card of a set folder is the card with its code, and what the folder's list of
//    printings names is its printing. So is any code of which a list says whose printing it
//    is. Else:
// 2. A code is a card of its own if it has no letter or star of another art, no letters
//    before its number, is of no set of promos and not beyond the size of its set. Of
//    several in one set with the same name and no fact that differs only the first is.
// 3. Another art is the card of the code without it, if that is a card or a printing.
// 4. Any other code is the card of the same name: of its own set, or of the set whose size
//    the code has; else of a set folder; else the one with the first code. Without such a
//    card all of one name are one card, with the first of their codes, promos last.
// 5. A row without a code is the card of its name, or it waits.
// 6. Last, what a person says of cards.

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "db/settle/settle_inside.h"
#include "db/text/name_match.h"
#include "engine/kernel/base/base.h"

static Arena *arena_of(const Group *group)
{
    return group->settling->arena;
}

static SettledCard *card_at(const Group *group, int i)
{
    return &group->settled->cards[i];
}

static bool is_forgotten(const Group *group, const char *base)
{
    for (int i = 0; i < group->links_n; i++)
        if (!group->links[i].into && !strcasecmp(group->links[i].code, base))
            return true;
    return false;
}

// ---- stems

static Stem *stem_of(Group *group, const SaidRow *row)
{
    for (int i = group->stems_n - 1; i >= 0; i--)
        if (!strcasecmp(group->stems[i].base, row->base)) return &group->stems[i];
    group->stems =
        arena_grow(arena_of(group), group->stems, group->stems_n, sizeof(Stem));
    Stem *stem = &group->stems[group->stems_n++];
    *stem = (Stem){.base = row->base, .code = row->print, .card = -1};
    return stem;
}

static bool is_kept(const SaidRow *row)
{
    return !strcmp(row->form, SAID_FORM_KEPT);
}

static bool is_of_set(const SaidRow *row)
{
    return !strcmp(row->form, SAID_FORM_SET);
}

// Rows come by code, so those of one stem stand together or nearly.
static void find_stems(Group *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->rows_n; i++) {
        SaidRow *row = &settled->rows[i];
        if (row->base && is_forgotten(group, row->base)) row->role = ROW_GONE;
        if (!row->base || row->role == ROW_GONE) continue;
        Stem *stem = stem_of(group, row);
        const bool base = !strcasecmp(row->code, stem->base);
        row->stem = (int)(stem - group->stems);
        row->role = base ? ROW_SPEAKS : ROW_FILLS;
        if (row->content.set && !row->content.of) {
            row->role = ROW_DECIDES;
            stem->own = stem->own ? stem->own : row;
        }
        stem->whole |= base && !row->content.of;
        stem->rows =
            arena_grow(arena_of(group), stem->rows, stem->rows_n, sizeof(SaidRow *));
        stem->rows[stem->rows_n++] = row;
    }
}

// Returns whether a row that says whose printing a code is counts more than another.
static bool links_better(const SaidRow *row, const SaidRow *than)
{
    const bool set = is_of_set(row);

    if (!than || is_kept(row) != is_kept(than)) return !than || is_kept(than);
    if (set != is_of_set(than)) return set;
    if (row->trust != than->trust) return row->trust > than->trust;
    const int order = strcmp(row->source, than->source);
    return order ? order > 0 : row->id > than->id;
}

// Returns the row that says whose printing the code is: of the list of printings of a set
// folder, or else of another list, or else one that was kept from an earlier version if no
// list has the code. NULL if there is none, or only lists say so of a set folder's card.
static const SaidRow *link_of(const Stem *stem, const char *code)
{
    const SaidRow *link = NULL;
    bool lists = false;

    for (int i = 0; i < stem->rows_n; i++) {
        const SaidRow *row = stem->rows[i];
        if (strcasecmp(row->code, code) != 0) continue;
        lists |= !is_kept(row) && !row->content.of;
        if (row->content.of && links_better(row, link)) link = row;
    }
    if (link && is_kept(link) && lists) return NULL;
    return link && stem->own && !is_of_set(link) ? NULL : link;
}

static int make_plain(Group *group, Stem *stem)
{
    const PrintingCode *code = &stem->code;

    stem->plain = stem->own != NULL;
    if (stem->plain || !stem->whole || !code->set[0] || code->prefix[0]) return 0;
    if (printing_key_is_promo(code) || link_of(stem, stem->base)) return 0;
    const int size = settle_size(group->settling, code->set);
    stem->plain = size <= 0 || code->number <= size;
    return size < 0 ? -1 : 0;
}

static void weigh_stem(const Group *group, Stem *stem)
{
    stem->name = weigh_field(group, WEIGH_NAME, stem->rows, stem->rows_n);
    stem->type = weigh_field(group, COLUMN_TYPE, stem->rows, stem->rows_n).text;
}

// ---- cards

static int add_card(Group *group, const char *code, const char *set, const SaidRow *own)
{
    Settled *settled = group->settled;

    settled->cards = arena_grow(
        arena_of(group), settled->cards, settled->cards_n, sizeof(SettledCard));
    settled->cards[settled->cards_n] =
        (SettledCard){.code = code, .set = set, .own = own};
    return settled->cards_n++;
}

// Orders stems as codes are preferred: those of set folders, then lists, promos last.
static int by_worth(const void *a, const void *b)
{
    const Stem *one = *(Stem *const *)a, *other = *(Stem *const *)b;
    const bool promo = printing_key_is_promo(&one->code);

    if (!one->own != !other->own) return one->own ? -1 : 1;
    if (promo != printing_key_is_promo(&other->code)) return promo ? 1 : -1;
    return strcasecmp(one->base, other->base);
}

static Stem **sorted_stems(const Group *group)
{
    Stem **stems =
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

// Returns whether a fact that every printing shares differs: a number, the type, what
// gives the card its colour.
static bool facts_differ(const Group *group, const Stem *one, const Stem *other)
{
    const FactColumns *columns = &group->settling->store->facts;

    if (types_differ(one->type, other->type)) return true;
    for (int i = COLUMN_OF_GAME; i < columns->n; i++) {
        const FactRow *row = &columns->rows[i];
        if (row->kind != FACT_NUMBER && row->role != FACT_IDENTITY) continue;
        const char *a = weigh_field(group, i, one->rows, one->rows_n).text;
        const char *b = weigh_field(group, i, other->rows, other->rows_n).text;
        if (a && b && *a && *b && strcmp(a, b) != 0) return true;
    }
    return false;
}

static bool same_name(const Stem *one, const Stem *other)
{
    char a[NAME_BYTES_MAX], b[NAME_BYTES_MAX];

    if (!one->name.text || !other->name.text) return false;
    name_match_fold(one->name.text, a, sizeof a);
    name_match_fold(other->name.text, b, sizeof b);
    return !strcmp(a, b);
}

// Finds the card of the same set whose further number this is.
static void fold_into(Group *group, Stem *const *stems, int n)
{
    Stem *stem = stems[n];

    for (int i = 0; i < n && stem->card < 0; i++) {
        const Stem *other = stems[i];
        if (!other->plain || other->card < 0 || !same_name(stem, other)) continue;
        if (strcmp(other->code.set, stem->code.set) != 0) continue;
        if (facts_differ(group, stem, other)) {
            stem->part = other->card; // for the twin
            continue;
        }
        stem->card = other->card;
    }
}

static void make_cards(Group *group, Stem *const *stems)
{
    for (int i = 0; i < group->stems_n; i++) {
        Stem *stem = stems[i];
        stem->part = -1;
        if (!stem->plain || (!stem->name.text && !stem->own)) continue;
        if (!stem->own) fold_into(group, stems, i);
        if (stem->card >= 0) continue;
        const SaidRow *own = stem->own;
        const char *set = own ? own->content.set : stem->code.set;
        stem->card = add_card(group, own ? own->code : stem->base, set, own);
        if (stem->part >= 0)
            card_at(group, stem->card)->twin = card_at(group, stem->part)->code;
    }
}

// ---- by name

static bool rows_share_name(const SaidRow *one, const SaidRow *other)
{
    for (int i = 0; i < one->names_n; i++)
        for (int k = 0; k < other->names_n; k++)
            if (!strcmp(one->names[i], other->names[k])) return true;
    return false;
}

static bool stems_share_name(const Stem *one, const Stem *other)
{
    if (types_differ(one->type, other->type)) return false;
    for (int i = 0; i < one->rows_n; i++)
        for (int k = 0; k < other->rows_n; k++)
            if (rows_share_name(one->rows[i], other->rows[k])) return true;
    return false;
}

// Gives stems without a card that share names one number, that of the first.
static void find_parts(Group *group, Stem *const *stems)
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

// Returns how well a card's stem suits a code without a card of its own: higher is
// better, 0 not at all.
static int suits(Group *group, const Stem *stem, const Stem *card)
{
    const char *set = card_at(group, card->card)->set;
    int worth = 1;

    if (stem->code.total && settle_size(group->settling, set) == stem->code.total)
        worth += 4;
    if (!strcmp(stem->code.set, card->code.set)) worth += 2;
    return worth + (card->own != NULL);
}

// Whether one of the rows that share names with the stem names the card.
static bool part_names(const Group *group, Stem *const *stems, const Stem *stem,
                       const Stem *card)
{
    if (types_differ(stem->type, card->type)) return false;
    if (stems_share_name(stem, card)) return true;
    for (int i = 0; i < group->stems_n; i++)
        if (stems[i]->card < 0 && stems[i]->part == stem->part &&
            stems_share_name(stems[i], card))
            return true;
    return false;
}

// Finds the cards of stems by their names; all at once, so that no order counts.
static void find_by_name(Group *group, Stem *const *stems)
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

// Makes a card for the names that have none.
static void make_provisional(Group *group, Stem *const *stems)
{
    for (int i = 0; i < group->stems_n; i++) {
        Stem *stem = stems[i];
        if (stem->card >= 0 || !stem->name.text) continue;
        for (int k = 0; k < i && stem->card < 0; k++)
            if (stems[k]->part == stem->part) stem->card = stems[k]->card;
        if (stem->card < 0)
            stem->card = add_card(group, stem->base, stem->code.set, NULL);
    }
}

// ---- rows

static int card_with_code(const Group *group, const char *code)
{
    for (int i = 0; i < group->settled->cards_n; i++)
        if (!strcasecmp(card_at(group, i)->code, code)) return i;
    return -1;
}

// Gives each row with a code its card.
static void find_cards_of_codes(Group *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->rows_n; i++) {
        SaidRow *row = &settled->rows[i];
        if (row->role == ROW_GONE || row->stem < 0) continue;
        const Stem *stem = &group->stems[row->stem];
        const SaidRow *link =
            row->role == ROW_DECIDES ? NULL : link_of(stem, row->code);
        row->card = link ? card_with_code(group, link->content.of) : -1;
        if (row->card < 0) row->card = stem->card;
    }
}

// Returns how well a card suits a row without a code, 0: not at all.
static int suits_row(const Group *group, const SaidRow *row, const SaidRow *other)
{
    const char *type = listed_card_word(&row->content.card, COLUMN_TYPE);

    if (other->card < 0 || !other->code || !rows_share_name(row, other)) return 0;
    if (!strcmp(row->language, "en") && !strcmp(other->language, "en") &&
        types_differ(type, listed_card_word(&other->content.card, COLUMN_TYPE)))
        return 0;
    return 1 + (card_at(group, other->card)->own != NULL);
}

static void find_cards_of_names(Group *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->rows_n; i++) {
        SaidRow *row = &settled->rows[i];
        int best = 0;
        if (row->role == ROW_GONE || row->code) continue;
        for (int k = 0; k < settled->rows_n; k++) {
            const SaidRow *other = &settled->rows[k];
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

// ---- what a person says

static int card_of_base(const Group *group, const char *base)
{
    for (int i = 0; i < group->stems_n; i++)
        if (!strcasecmp(group->stems[i].base, base)) return group->stems[i].card;
    return -1;
}

static void merge_cards(Group *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < group->links_n; i++) {
        const SaidLink *link = &group->links[i];
        if (!link->into) continue;
        const int from = card_of_base(group, link->code);
        const int into = card_of_base(group, link->into);
        if (from < 0 || into < 0 || from == into) continue;
        for (int k = 0; k < settled->rows_n; k++) {
            SaidRow *row = &settled->rows[k];
            if (row->card != from) continue;
            row->card = into;
            if (row->merged < 0) row->merged = from;
        }
        for (int k = 0; k < group->stems_n; k++)
            if (group->stems[k].card == from) group->stems[k].card = into;
    }
}

// ---- roles

static int by_card_code(const void *a, const void *b)
{
    return strcasecmp(((const SettledCard *)a)->code, ((const SettledCard *)b)->code);
}

// Drops the cards of which nothing speaks, and puts the others in the order of their codes.
static void sort_cards(Group *group)
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
        SaidRow *row = &settled->rows[i];
        if (row->card >= 0) row->card = card_with_code(group, codes[row->card]);
    }
}

static void set_roles(Group *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->rows_n; i++) {
        SaidRow *row = &settled->rows[i];
        if (row->role == ROW_GONE) continue;
        if (row->card < 0) {
            row->role = ROW_WAITS;
            continue;
        }
        const SettledCard *card = card_at(group, row->card);
        if (row == card->own)
            row->role = ROW_DECIDES;
        else if (row->content.of || row->content.set || row->merged >= 0)
            row->role = ROW_FILLS;
        else
            row->role = !row->code || !strcasecmp(row->code, card->code) ? ROW_SPEAKS
                                                                         : ROW_FILLS;
    }
}

static const char *english_name(const SaidRow *row)
{
    for (int i = 0; i < row->content.card.names_n; i++)
        if (!strcmp(row->content.card.names[i].language, "en"))
            return row->content.card.names[i].name;
    return NULL;
}

// Returns the name that counts among the rows of card [i], of those that were another card
// before a person merged the two: [merged], or -1.
static Weighed name_of(const Group *group, int i, int merged)
{
    const Settled *settled = group->settled;
    const SaidRow **rows =
        arena_take(arena_of(group), (size_t)settled->rows_n * sizeof(void *) + 1);
    int n = 0;

    for (int k = 0; k < settled->rows_n; k++)
        if (settled->rows[k].card == i && settled->rows[k].merged == merged)
            rows[n++] = &settled->rows[k];
    return weigh_field(group, WEIGH_NAME, rows, n);
}

// Sets apart the rows that call the card by another card's name. A merged card keeps its own.
static void find_others(Group *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->cards_n; i++) {
        const Weighed own = name_of(group, i, -1);
        card_at(group, i)->name = own;
        for (int k = 0; k < settled->rows_n; k++) {
            SaidRow *row = &settled->rows[k];
            if (row->card != i || row->role == ROW_DECIDES) continue;
            const char *known =
                row->merged < 0 ? own.text : name_of(group, i, row->merged).text;
            const char *name = english_name(row);
            if (known && name && !settle_names_agree(known, name))
                row->role = ROW_OTHER;
        }
    }
}

int identity_find(Group *group)
{
    find_stems(group);
    for (int i = 0; i < group->stems_n; i++) {
        weigh_stem(group, &group->stems[i]);
        if (make_plain(group, &group->stems[i])) return -1;
    }
    Stem **stems = sorted_stems(group);
    make_cards(group, stems);
    find_parts(group, stems);
    find_by_name(group, stems);
    make_provisional(group, stems);
    find_cards_of_codes(group);
    find_cards_of_names(group);
    merge_cards(group);
    sort_cards(group);
    set_roles(group);
    find_others(group);
    return 0;
}
