// play_way.c -- asks for the place, the price and the permission of a play.
//
// Each question is asked where there is more than one answer, and keeps the ways that fit it.

#include "engine/riftbound/permission/play_way.h"

#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/rulebook.h"

static const PlayWay *way_at(const PlayWayList *list, int i)
{
    return &list->ways[list->fitting[i]];
}

// Asks where the card enters, and keeps the ways to there alone. A spell enters nowhere, so it
// has no place to ask for.
static void choose_place(Table *table, PlayerId player, Ref card, PlayWayList *list)
{
    SpotId spots[PLAY_SPOTS_MAX], to;
    int n = 0, kept = 0;

    for (int i = 0; i < list->fitting_n; i++) {
        int k = 0;

        to = way_at(list, i)->to;
        while (k < n && spots[k] != to) k++;
        if (k == n) spots[n++] = to;
    }
    to = n ? spots[0] : NOWHERE;
    if (to != NOWHERE) {
        offer_spots(ask_begin(table, player, PROMPT_PLACE, card), spots, n);
        to = spots[ask_one(table)];
    }
    for (int i = 0; i < list->fitting_n; i++)
        if (way_at(list, i)->to == to) list->fitting[kept++] = list->fitting[i];
    list->fitting_n = kept;
}

static void offer_price_of(Question *question, const PlayWay *way)
{
    const uint16_t costs[PRICE_RECORDS] = {way->cost, way->also[0], way->also[1]};

    offer_price(question,
                way->terms & TERM_IGNORING_COST    ? PRICE_OF_NOTHING
                : way->terms & TERM_IGNORING_FIRST ? PRICE_WITHOUT_FIRST
                                                   : PRICE_OF_RECORDS,
                costs);
}

// Asks for one of several prices, and keeps the ways at that price.
static void choose_price(Table *table, PlayerId player, Ref card, PlayWayList *list)
{
    PlayWay prices[PLAY_WAYS_MAX], chosen;
    int n = 0, kept = 0;

    for (int i = 0; i < list->fitting_n; i++) {
        int k = 0;

        while (k < n && !permission_is_same_price(table, &prices[k], way_at(list, i)))
            k++;
        if (k == n) prices[n++] = *way_at(list, i);
    }
    chosen = prices[0];
    if (n > 1) {
        Question *question = ask_begin(table, player, PROMPT_WHICH_COST, card);

        for (int i = 0; i < n; i++) offer_price_of(question, &prices[i]);
        chosen = prices[ask_one(table)];
    }
    for (int i = 0; i < list->fitting_n; i++)
        if (permission_is_same_price(table, &chosen, way_at(list, i)))
            list->fitting[kept++] = list->fitting[i];
    list->fitting_n = kept;
}

// Returns the lowest permission of the way that not all of the ways share, -1: none.
static int own_permission(const PlayWay *way, unsigned shared)
{
    const unsigned own = way->by & ~shared;

    return own ? __builtin_ctz(own) : -1;
}

static unsigned shared_permissions(const PlayWayList *list)
{
    unsigned shared = ~0u;

    for (int i = 0; i < list->fitting_n; i++) shared &= way_at(list, i)->by;
    return shared;
}

// Asks for one of the permissions that the ways do not share, and keeps the ways by it.
static void choose_permission(Table *table, PlayerId player, ObjectId object,
                              PlayWayList *list)
{
    const unsigned shared = shared_permissions(list);
    Question *question =
        ask_begin(table, player, PROMPT_PERMISSION, object_ref(table->state, object));
    int offered[PRICED_MAX + 1], n = 0, kept = 0, chosen;

    for (int i = 0; i < list->fitting_n; i++) {
        const int own = own_permission(way_at(list, i), shared);
        Permitting by;
        int k = 0;

        while (k < n && offered[k] != own) k++;
        if (k < n) continue;
        by = permission_by(table, player, object, way_at(list, i), own);
        offered[n] = own;
        offer_ability(question, by.object, by.clause, 0, n++);
    }
    chosen = offered[ask_one(table)];
    for (int i = 0; i < list->fitting_n; i++)
        if (own_permission(way_at(list, i), shared) == chosen)
            list->fitting[kept++] = list->fitting[i];
    list->fitting_n = kept;
}

// Returns whether the permissions of two of the ways differ.
static bool differ(const PlayWayList *list)
{
    for (int i = 1; i < list->fitting_n; i++)
        if (way_at(list, i)->by != way_at(list, 0)->by) return true;
    return false;
}

// One way that its player need not use, beside one that needs none, is a question for yes or
// no.
static bool is_offer_alone(const PlayWayList *list)
{
    return list->fitting_n == 2 && !way_at(list, 0)->offered &&
           way_at(list, 1)->offered;
}

int play_way_choose(Table *table, PlayerId player, ObjectId object, PlayWayList *list)
{
    const Ref card = object_ref(table->state, object);

    ASSERT(list->fitting_n);
    choose_place(table, player, card, list);
    if (is_offer_alone(list))
        return list->fitting[ask_yes(table, player, PROMPT_MAY, card, NULL)];
    choose_price(table, player, card, list);
    while (differ(list)) choose_permission(table, player, object, list);
    return list->fitting[0];
}
