// stem_name.c -- puts stems that share names into parts, and finds a card for each of a part.
//
// A stem whose base is a printing of a card, as a list says, is of that card, whatever its
// names are.
//
// A part is reached over names: two stems share one if their types do not differ. Stems
// of one name and one type are always in one part, so the first of them speaks for all.

#include "db/settle/stem_name.h"

#include <string.h>
#include <strings.h>

#include "db/settle/code_stem.h"
#include "db/settle/set_size.h"
#include "db/settle/stem_card.h"

// A name, or the stems of a name with one type.
typedef struct {
    int stem; // the first without a card and, of a name, without a type; -1: none
    int next; // of a name its first type, of a type the next one of the name; -1: none
} Named;

// The traits by which stems are compared. Equal texts have one number.
typedef struct {
    int type, set; // -1: no type
    int size;      // of the set of its card, or as its own code says; 0: not known
} Traits;

typedef struct {
    RowGroup *group;
    CodeStem *const *stems;
    KeyMap names, types;
    Named *named, *typed;
    KeyMap texts, sizes;
    Traits *traits;
    struct {
        int *list, n; // stems with cards that a stem of the part shares a name with
    } * cards;        // of each part
} Naming;

static Arena *arena_of(const Naming *naming)
{
    return naming->group->settling->arena;
}

static Named *add_named(const Naming *naming, KeyMap *map, Named **list,
                        const char *key)
{
    const int n = map->n, number = key_map_number(map, key);

    if (number < n) return &(*list)[number];
    *list = arena_grow(arena_of(naming), *list, n, sizeof **list);
    (*list)[n] = (Named){-1, -1};
    return &(*list)[n];
}

static const char *type_key(const Naming *naming, const char *name, const char *type)
{
    return arena_format(arena_of(naming), "%s|%s", name, type);
}

// ---- parts

// Returns the first stem of the part, which is its number.
static int part_of(const Naming *naming, int i)
{
    CodeStem *const *stems = naming->stems;

    while (stems[i]->part != i) {
        stems[i]->part = stems[stems[i]->part]->part;
        i = stems[i]->part;
    }
    return i;
}

static void join_stems(const Naming *naming, int i, int k)
{
    const int one = part_of(naming, i), other = part_of(naming, k);

    if (one < other)
        naming->stems[other]->part = one;
    else
        naming->stems[one]->part = other;
}

// Puts stem [i] to the others that have the name.
static void join_name(Naming *naming, int i, const char *name)
{
    const char *type = naming->stems[i]->type;
    Named *with = add_named(naming, &naming->names, &naming->named, name);

    if (type) {
        const int known = naming->types.n;
        Named *of = with;
        with = add_named(
            naming, &naming->types, &naming->typed, type_key(naming, name, type));
        if (naming->types.n > known) {
            with->next = of->next;
            of->next = known;
        }
    }
    if (with->stem < 0) with->stem = i;
    join_stems(naming, i, with->stem);
}

static void find_parts(Naming *naming)
{
    for (int i = 0; i < naming->group->stems_n; i++) {
        const CodeStem *stem = naming->stems[i];
        naming->stems[i]->part = i;
        for (int k = 0; stem->card < 0 && k < stem->rows_n; k++)
            for (int m = 0; m < stem->rows[k]->names_n; m++)
                join_name(naming, i, stem->rows[k]->names[m]);
    }
    // A stem without a type shares its names with those of every type.
    for (int i = 0; i < naming->names.n; i++) {
        const Named *name = &naming->named[i];
        for (int k = name->next; name->stem >= 0 && k >= 0; k = naming->typed[k].next)
            join_stems(naming, name->stem, naming->typed[k].stem);
    }
}

// ---- cards of parts

static void offer_card(const Naming *naming, int stem, int card)
{
    const int part = part_of(naming, stem);
    int *n = &naming->cards[part].n;
    int **list = &naming->cards[part].list;

    if (*n && (*list)[*n - 1] == card) return;
    *list = arena_grow(arena_of(naming), *list, *n, sizeof **list);
    (*list)[(*n)++] = card;
}

// Offers the stem [card] to the parts that have the name.
static void offer_name(const Naming *naming, int card, const char *name)
{
    const char *type = naming->stems[card]->type;
    const int at = key_map_find(&naming->names, name);

    if (at < 0) return;
    if (naming->named[at].stem >= 0) {
        offer_card(naming, naming->named[at].stem, card);
    } else if (type) {
        const int with = key_map_find(&naming->types, type_key(naming, name, type));
        if (with >= 0) offer_card(naming, naming->typed[with].stem, card);
    } else {
        for (int k = naming->named[at].next; k >= 0; k = naming->typed[k].next)
            offer_card(naming, naming->typed[k].stem, card);
    }
}

static int size_of(Naming *naming, const char *set)
{
    const int known = key_map_find(&naming->sizes, set);

    if (known >= 0) return known;
    const int size = set_size_of(naming->group->settling, set);
    key_map_add(&naming->sizes, set, size > 0 ? size : 0);
    return size > 0 ? size : 0;
}

static void find_traits(Naming *naming)
{
    const RowGroup *group = naming->group;

    naming->traits =
        arena_take(arena_of(naming), (size_t)group->stems_n * sizeof(Traits) + 1);
    for (int i = 0; i < group->stems_n; i++) {
        const CodeStem *stem = naming->stems[i];
        Traits *traits = &naming->traits[i];
        traits->set = key_map_number(&naming->texts, stem->code.set);
        traits->type = stem->type ? key_map_number(&naming->texts, stem->type) : -1;
        traits->size = stem->code.total;
        if (stem->card >= 0)
            traits->size = size_of(naming, group->settled->cards[stem->card].set);
    }
}

// Returns how well the stem [card] suits stem [i], which makes no card of its own. Higher
// is better, 0 means not at all.
static int suits(const Naming *naming, int i, int card)
{
    const Traits *one = &naming->traits[i], *other = &naming->traits[card];
    int worth = 1;

    if (one->type >= 0 && other->type >= 0 && one->type != other->type) return 0;
    if (one->size && one->size == other->size) worth += 4;
    if (one->set == other->set) worth += 2;
    return worth + (naming->stems[card]->own != NULL);
}

// Finds the cards of stems. All are found before any is set, so that the order of stems
// does not count.
static void find_cards(Naming *naming)
{
    CodeStem *const *stems = naming->stems;
    const int n = naming->group->stems_n;
    int *found = arena_take(arena_of(naming), (size_t)n * sizeof *found + 1);

    for (int k = 0; k < n; k++)
        for (int r = 0; stems[k]->card >= 0 && r < stems[k]->rows_n; r++)
            for (int m = 0; m < stems[k]->rows[r]->names_n; m++)
                offer_name(naming, k, stems[k]->rows[r]->names[m]);
    for (int i = 0; i < n; i++) {
        int best = 0;
        found[i] = -1;
        if (stems[i]->card >= 0) continue;
        const int part = part_of(naming, i);
        for (int k = 0; k < naming->cards[part].n; k++) {
            const int card = naming->cards[part].list[k];
            const int worth = suits(naming, i, card);
            if (worth <= best) continue;
            best = worth;
            found[i] = stems[card]->card;
        }
    }
    for (int i = 0; i < n; i++)
        if (found[i] >= 0) stems[i]->card = found[i];
}

// Gives a stem the card that the row [link] names.
static void follow_link(const RowGroup *group, CodeStem *stem, const StatementRow *link)
{
    const int of = link ? key_map_find(&group->by_base, link->content.of) : -1;

    if (of >= 0) stem->card = group->stems[of].card;
}

// Gives each stem the card of which its base is a printing.
static int follow_bases(RowGroup *group)
{
    int without = 0;

    for (int i = 0; i < group->stems_n; i++) {
        CodeStem *stem = &group->stems[i];
        if (stem->card < 0) follow_link(group, stem, code_stem_link(stem, stem->base));
        without += stem->card < 0;
    }
    return without;
}

// Gives each stem that no name has led to a card that of another art of it.
static void follow_arts(RowGroup *group)
{
    for (int i = 0; i < group->stems_n; i++) {
        CodeStem *stem = &group->stems[i];
        for (int k = 0; k < stem->rows_n && stem->card < 0; k++)
            follow_link(group, stem, code_stem_link(stem, stem->rows[k]->code));
    }
}

// Makes one card for each part that still has none.
static void make_provisional(const Naming *naming)
{
    const int n = naming->group->stems_n;
    int *cards = arena_take(arena_of(naming), (size_t)n * sizeof *cards + 1);

    for (int i = 0; i < n; i++) cards[i] = -1;
    for (int i = 0; i < n; i++) {
        CodeStem *stem = naming->stems[i];
        const int part = part_of(naming, i);
        if (stem->card < 0 && stem->name.text)
            stem->card =
                cards[part] >= 0
                    ? cards[part]
                    : stem_card_add(naming->group, stem->base, stem->code.set, NULL);
        if (cards[part] < 0) cards[part] = stem->card;
    }
}

void stem_name_find(RowGroup *group, CodeStem *const *stems)
{
    Arena *arena = group->settling->arena;
    const KeyMap texts = {.arena = arena}, types = {.arena = arena, .any_case = true};
    Naming naming = {.group = group,
                     .stems = stems,
                     .names = texts,
                     .types = types,
                     .texts = types,
                     .sizes = texts};

    if (!follow_bases(group)) return;
    naming.cards = arena_take(arena, (size_t)group->stems_n * sizeof *naming.cards + 1);
    find_parts(&naming);
    find_traits(&naming);
    find_cards(&naming);
    follow_arts(group);
    make_provisional(&naming);
}
