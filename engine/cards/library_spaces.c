// library_spaces.c -- the map of a game: which cards are spaces, and which lie beside which.
//
// It is worked out when the library is linked, never in play. A space that lies beside another
// one has it as a neighbour too.

#include "engine/cards/library_inside.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"

// The ways from a square of each grid, half of them: the others lead back.
typedef struct {
    int8_t x, y;
} Step;

enum { STEPS_MAX = 4 };

static const struct {
    int n;
    Step steps[STEPS_MAX];
} grids[] = {
    [GRID_HEXES] = {3, {{1, 0}, {0, 1}, {1, -1}}},
    [GRID_SQUARES] = {2, {{1, 0}, {0, 1}}},
    [GRID_DIAGONALS] = {4, {{1, 0}, {0, 1}, {1, -1}, {1, 1}}},
};

static const Card *card_of(const Library *library, int space)
{
    return &library->cards[library->spaces->cards[space]];
}

static int coordinate(const Library *library, int space, int axis)
{
    return card_of(library, space)->facts[library->rules->spaces.at[axis]];
}

// Keeps one more thing that is wrong, as long as there is room for it.
static char *add_fault(Library *library, CardId card)
{
    Spaces *spaces = library->spaces;

    if (spaces->faults_n == SPACE_FAULTS_MAX) return NULL;
    spaces->faults[spaces->faults_n].card = card;
    return spaces->faults[spaces->faults_n++].text;
}

// Keeps what is wrong with two spaces, or with one.
static void keep_fault(Library *library, const char *format, int space,
                       const char *other)
{
    char *fault = add_fault(library, library->spaces->cards[space]);

    if (!fault) return;
    (void)text_format(fault,
                      sizeof library->spaces->faults[0].text,
                      format,
                      card_of(library, space)->name,
                      card_of(library, space)->code,
                      other);
}

// Keeps what is wrong with all of them.
static void refuse_all(Library *library, CardId card, const char *format, int n)
{
    char *fault = add_fault(library, card);

    if (fault)
        (void)text_format(fault, sizeof library->spaces->faults[0].text, format, n);
}

static bool has_way(const Spaces *spaces, int from, int to)
{
    for (int i = 0; i < spaces->ways_n[from]; i++)
        if (spaces->ways[from][i] == to) return true;
    return false;
}

static void add_way(Library *library, int from, int to)
{
    Spaces *spaces = library->spaces;
    char most[12];

    if (has_way(spaces, from, to)) return;
    if (spaces->ways_n[from] == SPACE_WAYS_MAX) {
        (void)text_format(most, sizeof most, "%d", SPACE_WAYS_MAX);
        keep_fault(library, "space '%s' (%s) has more than %s neighbours", from, most);
        return;
    }
    spaces->ways[from][spaces->ways_n[from]++] = (uint16_t)to;
}

static void join_spaces(Library *library, int a, int b)
{
    add_way(library, a, b);
    add_way(library, b, a);
}

// Joins two spaces that lie beside each other in the grid. Two at one place are no map.
static void join_in_grid(Library *library, int a, int b)
{
    const int grid = library->rules->spaces.grid;
    const int x = coordinate(library, b, 0) - coordinate(library, a, 0);
    const int y = coordinate(library, b, 1) - coordinate(library, a, 1);

    if (!x && !y)
        keep_fault(library,
                   "space '%s' (%s) has the same coordinates as '%s'",
                   b,
                   card_of(library, a)->name);
    for (int i = 0; i < grids[grid].n; i++) {
        const Step step = grids[grid].steps[i];

        if ((x == step.x && y == step.y) || (x == -step.x && y == -step.y))
            join_spaces(library, a, b);
    }
}

static int space_of(const Spaces *spaces, CardId card)
{
    for (int i = 0; i < spaces->n; i++)
        if (spaces->cards[i] == card) return i;
    return -1;
}

static void check_coordinates(Library *library)
{
    for (int i = 0; i < library->spaces->n; i++)
        if (coordinate(library, i, 0) == FACT_ABSENT ||
            coordinate(library, i, 1) == FACT_ABSENT)
            keep_fault(library, "space '%s' (%s) has no coordinates%s", i, "");
}

// Joins the space with those that its card names.
static void join_named(Library *library, int space)
{
    const int fact = library->rules->spaces.ways - 1;
    int n = 0;
    const CardItem *items = library_items(library, card_of(library, space), fact, &n);

    for (int i = 0; i < n; i++) {
        const int other = space_of(library->spaces, items[i].card);

        if (other < 0)
            keep_fault(library,
                       "space '%s' (%s) has a way to '%s', which is no space",
                       space,
                       items[i].name);
        else if (other == space)
            keep_fault(library, "space '%s' (%s) has a way to itself%s", space, "");
        else
            join_spaces(library, space, other);
    }
}

// Marks all spaces to which a way leads from [first] with its number. Returns how many
// there are.
static int reach(const Spaces *spaces, int first, int16_t from[])
{
    uint16_t order[SPACES_MAX];
    int n = 1;

    order[0] = (uint16_t)first;
    from[first] = (int16_t)first;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < spaces->ways_n[order[i]]; k++) {
            const uint16_t to = spaces->ways[order[i]][k];

            if (from[to] < 0) order[n++] = to;
            from[to] = (int16_t)first;
        }
    return n;
}

// Refuses the spaces to which no way leads from where most of them are.
static void check_reached(Library *library)
{
    const Spaces *spaces = library->spaces;
    int16_t from[SPACES_MAX];
    int main = 0, most = 0;

    for (int i = 0; i < spaces->n; i++) from[i] = -1;
    for (int i = 0; i < spaces->n; i++) {
        const int n = from[i] < 0 ? reach(spaces, i, from) : 0;

        if (n > most) main = i;
        if (n > most) most = n;
    }
    for (int i = 0; i < spaces->n; i++)
        if (from[i] != main)
            keep_fault(library,
                       "no way leads to space '%s' (%s) from '%s'",
                       i,
                       card_of(library, main)->name);
}

// Returns the words of the fact that the faces of dice show, one bit each.
static unsigned words_shown(const Library *library, int fact)
{
    unsigned shown = 0;

    for (int i = 1; i < library->cards_n; i++)
        if (library->cards[i].types & library->rules->faces)
            shown |= (unsigned)library->cards[i].facts[fact];
    return shown;
}

// Refuses a space with a word that no face of a die shows.
static void check_shown(Library *library, int fact)
{
    const FactRow *row = &library->rules->facts[fact];
    const unsigned shown = words_shown(library, fact);
    char what[NAME_BYTES_MAX * 2 + 8];

    for (int i = 0; i < library->spaces->n; i++) {
        const unsigned missing = (unsigned)card_of(library, i)->facts[fact] & ~shown &
                                 ((1u << row->vocabulary_n) - 1);

        if (!missing) continue;
        (void)text_format(what,
                          sizeof what,
                          "%s '%s'",
                          row->name,
                          row->vocabulary[__builtin_ctz(missing)].name);
        keep_fault(library, "space '%s' (%s) has the %s, which no die shows", i, what);
    }
}

// Returns whether lists have brought any card: a game may be there before its first set.
static bool has_cards(const Library *library)
{
    for (int i = 1; i < library->cards_n; i++)
        if (!(library->cards[i].types & library->rules->faces)) return true;
    return false;
}

static void gather_spaces(Library *library)
{
    Spaces *spaces = library->spaces;

    for (int i = 1; i < library->cards_n; i++) {
        if (!(library->cards[i].types & library->rules->spaces.types)) continue;
        if (spaces->n == SPACES_MAX) {
            refuse_all(
                library, (CardId)i, "the map has more than %d spaces", SPACES_MAX);
            return;
        }
        spaces->cards[spaces->n++] = (CardId)i;
        spaces->types |= library->cards[i].types;
    }
    if (!spaces->n && has_cards(library))
        refuse_all(library, 0, "the map has no space at all", 0);
}

void library_find_spaces(Library *library)
{
    const SpacesRow *row = &library->rules->spaces;
    Spaces *spaces;

    if (!row->zone) return;
    if (!library->spaces) library->spaces = malloc(sizeof *library->spaces);
    ENOUGH(library->spaces);
    spaces = library->spaces;
    spaces->n = 0;
    spaces->types = 0;
    spaces->faults_n = 0;
    memset(spaces->ways_n, 0, sizeof spaces->ways_n);
    gather_spaces(library);
    if (row->grid) check_coordinates(library);
    for (int i = 0; row->grid && i < spaces->n; i++)
        for (int k = i + 1; k < spaces->n; k++) join_in_grid(library, i, k);
    for (int i = 0; row->ways && i < spaces->n; i++) join_named(library, i);
    check_reached(library);
    for (uint64_t left = library->rules->faces_show; left; left &= left - 1)
        check_shown(library, __builtin_ctzll(left));
}
