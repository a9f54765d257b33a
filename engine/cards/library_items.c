// library_items.c -- facts that keep their items: the cards that names mean, and what two
// cards share.
//
// A Library has each text once, so two names are equal if they are the same text. The cards
// are sorted by that, and only where some name waits for its card.

#include "engine/cards/library_inside.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    uintptr_t name; // where the text lies
    CardId card;
} NamedCard;

static int by_name(const void *a, const void *b)
{
    const NamedCard *one = a, *other = b;

    if (one->name != other->name) return one->name < other->name ? -1 : 1;
    return one->card < other->card ? -1 : one->card > other->card;
}

// Returns all cards sorted by their names; the caller frees them.
static NamedCard *sort_cards(const Library *library)
{
    NamedCard *cards = malloc((size_t)library->cards_n * sizeof *cards);

    // Lists are refused long before they fill a memory.
    ASSERT(cards);
    for (int i = 0; i < library->cards_n; i++)
        cards[i] = (NamedCard){(uintptr_t)library->cards[i].name, (CardId)i};
    qsort(cards, (size_t)library->cards_n, sizeof *cards, by_name);
    return cards;
}

// Returns the place of the first card whose name is [name] or comes behind it.
static int first_of(const NamedCard *cards, int n, uintptr_t name)
{
    int low = 0;

    while (low < n) {
        const int middle = low + (n - low) / 2;

        if (cards[middle].name < name)
            low = middle + 1;
        else
            n = middle;
    }
    return low;
}

// Returns whether a list of [set] means [card] rather than [other], 0: none.
static bool is_nearer(const Library *library, CardId card, CardId other,
                      const char *set)
{
    const Card *one = &library->cards[card], *two = &library->cards[other];

    if (!other) return true;
    if ((one->set == set) != (two->set == set)) return one->set == set;
    return strcmp(one->code, two->code) < 0;
}

static CardId find_named_card(const Library *library, const NamedCard *cards,
                              const char *name, const char *set)
{
    const int n = library->cards_n;
    CardId found = library_card_by_code(library, name);

    if (found) return found;
    for (int i = first_of(cards, n, (uintptr_t)name);
         i < n && cards[i].name == (uintptr_t)name;
         i++)
        if (is_nearer(library, cards[i].card, found, set)) found = cards[i].card;
    return found;
}

static void find_of_card(Library *library, const NamedCard *cards, const Card *card)
{
    for (int i = 0; i < library->rules->facts_n; i++) {
        if (!library->rules->facts[i].names) continue;
        for (int k = 0; k < card->items_n[i]; k++) {
            CardItem *item = &library->items[card->items[i] + k];

            item->card = find_named_card(library, cards, item->name, card->set);
        }
    }
}

static bool has_names(const Rules *rules)
{
    for (int i = 0; i < rules->facts_n; i++)
        if (rules->facts[i].names) return true;
    return false;
}

void library_find_named(Library *library)
{
    NamedCard *cards;

    if (!has_names(library->rules)) return;
    cards = sort_cards(library);
    for (int i = 1; i < library->cards_n; i++)
        if (!library->cards[i].linked) find_of_card(library, cards, &library->cards[i]);
    free(cards);
}

static bool names_same(const Library *library, const Card *one, const Card *other,
                       int fact)
{
    int ones, others;
    const CardItem *a = library_items(library, one, fact, &ones);
    const CardItem *b = library_items(library, other, fact, &others);

    for (int i = 0; i < ones; i++)
        for (int k = 0; k < others; k++)
            if (a[i].card == b[k].card) return true;
    return false;
}

bool library_same_items(const Library *library, const Card *one, const Card *other,
                        int fact)
{
    int ones, others;
    const CardItem *a = library_items(library, one, fact, &ones);
    const CardItem *b = library_items(library, other, fact, &others);

    for (int i = 0; i < ones && i < others; i++)
        if (a[i].card != b[i].card || a[i].n != b[i].n) return false;
    return ones == others;
}

bool library_shares(const Library *library, const Card *one, const Card *other,
                    int fact)
{
    const FactRow *row = &library->rules->facts[fact];

    if (row->names) return names_same(library, one, other, fact);
    if (row->parts) return library_same_items(library, one, other, fact);
    if (row->kind == FACT_NUMBER) return one->facts[fact] == other->facts[fact];
    return (one->facts[fact] & other->facts[fact]) != 0;
}
