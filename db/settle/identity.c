// identity.c -- which card a row speaks of, from the rows of its group alone.
//
// 1. A card of a set folder is the card with its code, and what the folder's list of
//    printings names is its printing. Else:
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
        if (!group->links[i].into && !strcasecmp(group->links[i].code, base)) return true;
    return false;
}

// ---- units

static Unit *unit_of(Group *group, const SaidRow *row)
{
    for (int i = group->units_n - 1; i >= 0; i--)
        if (!strcasecmp(group->units[i].base, row->base)) return &group->units[i];
    group->units =
        arena_grow(arena_of(group), group->units, group->units_n, sizeof(Unit));
    Unit *unit = &group->units[group->units_n++];
    *unit = (Unit){.base = row->base, .code = row->print, .card = -1};
    return unit;
}

static bool is_kept(const SaidRow *row)
{
    return !strcmp(row->form, SAID_FORM_KEPT);
}

// Rows come by code, so those of one unit stand together or nearly.
static void find_units(Group *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->rows_n; i++) {
        SaidRow *row = &settled->rows[i];
        if (row->base && is_forgotten(group, row->base)) row->role = ROW_GONE;
        if (!row->base || row->role == ROW_GONE) continue;
        Unit *unit = unit_of(group, row);
        const bool base = !strcasecmp(row->code, unit->base);
        row->unit = (int)(unit - group->units);
        row->role = base ? ROW_SPEAKS : ROW_FILLS;
        if (row->body.set && !row->body.of) {
            row->role = ROW_DECIDES;
            unit->own = unit->own ? unit->own : row;
        }
        unit->whole |= base && !row->body.of;
        unit->rows = arena_grow(
            arena_of(group), unit->rows, unit->rows_n, sizeof(SaidRow *));
        unit->rows[unit->rows_n++] = row;
    }
}

// Returns whether all that lists say of the code is in the list of printings of a set
// folder, or was kept from an earlier version as a printing.
static const SaidRow *link_of(const Group *group, const Unit *unit, const char *code)
{
    const SaidRow *link = NULL;
    bool lists = false;

    (void)group;
    for (int i = 0; i < unit->rows_n; i++) {
        const SaidRow *row = unit->rows[i];
        if (strcasecmp(row->code, code) != 0) continue;
        lists |= !is_kept(row) && !row->body.of;
        if (row->body.of && (!link || (is_kept(link) && !is_kept(row)))) link = row;
    }
    return link && is_kept(link) && lists ? NULL : link;
}

static int make_plain(Group *group, Unit *unit)
{
    const PrintingCode *code = &unit->code;

    unit->plain = unit->own != NULL;
    if (unit->plain || !unit->whole || !code->set[0] || code->prefix[0]) return 0;
    if (printing_key_is_promo(code) || link_of(group, unit, unit->base)) return 0;
    const int size = settle_size(group->settling, code->set);
    unit->plain = size <= 0 || code->number <= size;
    return size < 0 ? -1 : 0;
}

static void weigh_unit(const Group *group, Unit *unit)
{
    unit->name = weigh_field(group, WEIGH_NAME, unit->rows, unit->rows_n);
    unit->type = weigh_field(group, COLUMN_TYPE, unit->rows, unit->rows_n).text;
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

// Orders units as codes are preferred: those of set folders, then lists, promos last.
static int by_worth(const void *a, const void *b)
{
    const Unit *one = *(Unit *const *)a, *other = *(Unit *const *)b;
    const bool promo = printing_key_is_promo(&one->code);

    if (!one->own != !other->own) return one->own ? -1 : 1;
    if (promo != printing_key_is_promo(&other->code)) return promo ? 1 : -1;
    return strcasecmp(one->base, other->base);
}

static Unit **sorted_units(const Group *group)
{
    Unit **units =
        arena_take(arena_of(group), (size_t)group->units_n * sizeof *units + 1);

    for (int i = 0; i < group->units_n; i++) units[i] = &group->units[i];
    if (group->units_n > 1)
        qsort(units, (size_t)group->units_n, sizeof *units, by_worth);
    return units;
}

static bool types_differ(const char *one, const char *other)
{
    return one && other && strcasecmp(one, other) != 0;
}

// Returns whether a fact that every printing shares differs: a number, the type, what
// gives the card its colour.
static bool facts_differ(const Group *group, const Unit *one, const Unit *other)
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

static bool same_name(const Unit *one, const Unit *other)
{
    char a[NAME_BYTES_MAX], b[NAME_BYTES_MAX];

    if (!one->name.text || !other->name.text) return false;
    name_match_fold(one->name.text, a, sizeof a);
    name_match_fold(other->name.text, b, sizeof b);
    return !strcmp(a, b);
}

// Finds the card of the same set whose further number this is.
static void fold_into(Group *group, Unit *const *units, int n)
{
    Unit *unit = units[n];

    for (int i = 0; i < n && unit->card < 0; i++) {
        const Unit *other = units[i];
        if (!other->plain || other->card < 0 || !same_name(unit, other)) continue;
        if (strcmp(other->code.set, unit->code.set) != 0) continue;
        if (facts_differ(group, unit, other)) {
            unit->part = other->card; // for the twin
            continue;
        }
        unit->card = other->card;
    }
}

static void make_cards(Group *group, Unit *const *units)
{
    for (int i = 0; i < group->units_n; i++) {
        Unit *unit = units[i];
        unit->part = -1;
        if (!unit->plain || (!unit->name.text && !unit->own)) continue;
        if (!unit->own) fold_into(group, units, i);
        if (unit->card >= 0) continue;
        const SaidRow *own = unit->own;
        const char *set = own ? own->body.set : unit->code.set;
        unit->card = add_card(group, own ? own->code : unit->base, set, own);
        if (unit->part >= 0)
            card_at(group, unit->card)->twin = card_at(group, unit->part)->code;
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

static bool units_share_name(const Unit *one, const Unit *other)
{
    if (types_differ(one->type, other->type)) return false;
    for (int i = 0; i < one->rows_n; i++)
        for (int k = 0; k < other->rows_n; k++)
            if (rows_share_name(one->rows[i], other->rows[k])) return true;
    return false;
}

// Gives units without a card that share names one number, that of the first.
static void find_parts(Group *group, Unit *const *units)
{
    bool changed = true;

    for (int i = 0; i < group->units_n; i++) units[i]->part = i;
    while (changed) {
        changed = false;
        for (int i = 0; i < group->units_n; i++)
            for (int k = 0; k < i; k++) {
                if (units[i]->card >= 0 || units[k]->card >= 0) continue;
                if (units[i]->part == units[k]->part) continue;
                if (!units_share_name(units[i], units[k])) continue;
                const int least = units[i]->part < units[k]->part ? units[i]->part
                                                                  : units[k]->part;
                units[i]->part = units[k]->part = least;
                changed = true;
            }
    }
}

// Returns how well a card's unit suits a code without a card of its own: higher is
// better, 0 not at all.
static int suits(Group *group, const Unit *unit, const Unit *card)
{
    const char *set = card_at(group, card->card)->set;
    int worth = 1;

    if (unit->code.total && settle_size(group->settling, set) == unit->code.total)
        worth += 4;
    if (!strcmp(unit->code.set, card->code.set)) worth += 2;
    return worth + (card->own != NULL);
}

// Whether one of the rows that share names with the unit names the card.
static bool part_names(const Group *group, Unit *const *units, const Unit *unit,
                       const Unit *card)
{
    if (types_differ(unit->type, card->type)) return false;
    if (units_share_name(unit, card)) return true;
    for (int i = 0; i < group->units_n; i++)
        if (units[i]->card < 0 && units[i]->part == unit->part &&
            units_share_name(units[i], card))
            return true;
    return false;
}

// Finds the cards of units by their names; all at once, so that no order counts.
static void find_by_name(Group *group, Unit *const *units)
{
    int *found = arena_take(arena_of(group), (size_t)group->units_n * sizeof *found + 1);

    for (int i = 0; i < group->units_n; i++) {
        int best = 0;
        found[i] = -1;
        if (units[i]->card >= 0) continue;
        for (int k = 0; k < group->units_n; k++) {
            if (units[k]->card < 0 || !part_names(group, units, units[i], units[k]))
                continue;
            const int worth = suits(group, units[i], units[k]);
            if (worth <= best) continue;
            best = worth;
            found[i] = units[k]->card;
        }
    }
    for (int i = 0; i < group->units_n; i++)
        if (found[i] >= 0) units[i]->card = found[i];
}

// Makes a card for the names that have none.
static void make_provisional(Group *group, Unit *const *units)
{
    for (int i = 0; i < group->units_n; i++) {
        Unit *unit = units[i];
        if (unit->card >= 0 || !unit->name.text) continue;
        for (int k = 0; k < i && unit->card < 0; k++)
            if (units[k]->part == unit->part) unit->card = units[k]->card;
        if (unit->card < 0)
            unit->card = add_card(group, unit->base, unit->code.set, NULL);
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
        if (row->role == ROW_GONE || row->unit < 0) continue;
        const Unit *unit = &group->units[row->unit];
        const SaidRow *link = row->role == ROW_DECIDES ? NULL
                                                       : link_of(group, unit, row->code);
        row->card = link ? card_with_code(group, link->body.of) : -1;
        if (row->card < 0) row->card = unit->card;
    }
}

// Returns how well a card suits a row without a code, 0: not at all.
static int suits_row(const Group *group, const SaidRow *row, const SaidRow *other)
{
    const char *type = listed_card_word(&row->body.card, COLUMN_TYPE);

    if (other->card < 0 || !other->code || !rows_share_name(row, other)) return 0;
    if (!strcmp(row->language, "en") && !strcmp(other->language, "en") &&
        types_differ(type, listed_card_word(&other->body.card, COLUMN_TYPE)))
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
    for (int i = 0; i < group->units_n; i++)
        if (!strcasecmp(group->units[i].base, base)) return group->units[i].card;
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
        for (int k = 0; k < settled->rows_n; k++)
            if (settled->rows[k].card == from) settled->rows[k].card = into;
        for (int k = 0; k < group->units_n; k++)
            if (group->units[k].card == from) group->units[k].card = into;
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
        else if (row->body.of || row->body.set)
            row->role = ROW_FILLS;
        else
            row->role =
                !row->code || !strcasecmp(row->code, card->code) ? ROW_SPEAKS : ROW_FILLS;
    }
}

static const char *english_name(const SaidRow *row)
{
    for (int i = 0; i < row->body.card.names_n; i++)
        if (!strcmp(row->body.card.names[i].language, "en"))
            return row->body.card.names[i].name;
    return NULL;
}

// Sets apart the rows that call the card by another card's name.
static void find_others(Group *group)
{
    Settled *settled = group->settled;

    for (int i = 0; i < settled->cards_n; i++) {
        SettledCard *card = card_at(group, i);
        const SaidRow **rows =
            arena_take(arena_of(group), (size_t)settled->rows_n * sizeof *rows + 1);
        int n = 0;
        for (int k = 0; k < settled->rows_n; k++)
            if (settled->rows[k].card == i) rows[n++] = &settled->rows[k];
        card->name = weigh_field(group, WEIGH_NAME, rows, n);
        if (!card->name.text) continue;
        for (int k = 0; k < settled->rows_n; k++) {
            SaidRow *row = &settled->rows[k];
            if (row->card != i || row->role == ROW_DECIDES) continue;
            const char *name = english_name(row);
            if (name && !weigh_names_agree(card->name.text, name)) row->role = ROW_OTHER;
        }
    }
}

int identity_find(Group *group)
{
    find_units(group);
    for (int i = 0; i < group->units_n; i++) {
        weigh_unit(group, &group->units[i]);
        if (make_plain(group, &group->units[i])) return -1;
    }
    Unit **units = sorted_units(group);
    make_cards(group, units);
    find_parts(group, units);
    find_by_name(group, units);
    make_provisional(group, units);
    find_cards_of_codes(group);
    find_cards_of_names(group);
    merge_cards(group);
    sort_cards(group);
    set_roles(group);
    find_others(group);
    return 0;
}
