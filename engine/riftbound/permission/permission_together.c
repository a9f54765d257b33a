// permission_together.c -- permissions that are used together, and what they cost so.

#include "engine/riftbound/permission/permission_inside.h"

#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/board.h"

// Permissions with a price that are used together, and what is known of each.
typedef struct {
    const Asked *asked;
    const Readings *readings;
    int level;
    unsigned set;
    int unneeded; // the one without which the play is permitted as well; -1: none
} Together;

static bool is_base(const Grants *grants)
{
    return grants->ignoring_cost || grants->ignoring_energy ||
           (grants->cost && !grants->extra);
}

// Returns whether those of the set permit the play together, and no more than one of them is
// there for its price alone.
static bool permits_together(Together *together)
{
    const Readings *readings = together->readings;
    Grants all = permission_grants(readings, together->set);

    together->unneeded = -1;
    if (!permission_covers(together->asked, &all, together->level)) return false;
    for (int i = 0; i < readings->n; i++) {
        if (!(together->set >> i & 1u)) continue;
        all = permission_grants(readings, together->set & ~(1u << i));
        if (!permission_covers(together->asked, &all, together->level)) continue;
        if (together->unneeded >= 0) return false;
        together->unneeded = i;
    }
    return true;
}

static void add_cost(PlayWay *way, uint16_t cost, uint16_t term)
{
    int i = 0;

    if (!way->cost) {
        way->terms |= term;
        way->cost = cost;
        return;
    }
    while (i < ITEM_ALSO_MAX && way->also[i]) i++;
    ASSERT(i < ITEM_ALSO_MAX);
    way->also[i] = cost;
}

// Returns the way by these permissions where the price of number [base] stands in place of
// the printed one; -1: none does. What others want on top is due as well (356.1-2).
static PlayWay way_for(const Together *together, int base, PlayWay way)
{
    const Readings *readings = together->readings;
    const Grants all = permission_grants(readings, together->set);

    way.terms = all.once ? TERM_ONCE : 0;
    way.offered = all.offer;
    if (base >= 0) {
        const Grants *by = &readings->priced[base];

        if (by->ignoring_cost) way.terms |= TERM_IGNORING_COST;
        if (by->ignoring_energy) way.terms |= TERM_IGNORING_FIRST;
        if (by->cost && !by->extra) add_cost(&way, by->cost, TERM_FOR);
    }
    for (int i = 0; i < readings->n; i++) {
        const Grants *by = &readings->priced[i];

        if (!(together->set >> i & 1u)) continue;
        if (by->extra) add_cost(&way, by->cost, TERM_EXTRA);
        if (by->by.clause) way.by |= (uint16_t)(1u << i);
    }
    if (board_is_facedown(together->asked->table, together->asked->object))
        way.terms |= TERM_FACEDOWN;
    if (all.chooses_here)
        way.bound = object_location(together->asked->table, together->asked->object);
    return way;
}

bool permission_is_same_cost(const Table *table, uint16_t a, uint16_t b)
{
    const Cost *costs = table->library->costs;

    return a == b || (a && b && !memcmp(&costs[a], &costs[b], sizeof costs[a]));
}

bool permission_is_same_price(const Table *table, const PlayWay *a, const PlayWay *b)
{
    const unsigned terms = a->by == b->by ? ~0u : ~(unsigned)TERM_ONCE;

    for (int i = 0; i < ITEM_ALSO_MAX; i++)
        if (!permission_is_same_cost(table, a->also[i], b->also[i])) return false;
    return !((a->terms ^ b->terms) & terms) && a->bound == b->bound &&
           permission_is_same_cost(table, a->cost, b->cost);
}

static bool is_same_way(const Table *table, const PlayWay *a, const PlayWay *b)
{
    return a->by == b->by && permission_is_same_price(table, a, b);
}

static void add_way(PlayWays *ways, const PlayWay *way)
{
    for (int i = 0; i < ways->priced_n; i++)
        if (is_same_way(ways->table, &ways->priced[i], way)) return;
    if (table_fits(ways->table, LIMIT_PRICES, ways->priced_n))
        ways->priced[ways->priced_n++] = *way;
}

// Adds a way for each price that may stand in place of the printed one: that of the
// permission which is there for it, else of each, and none where none has one.
static void add_ways(PlayWays *ways, const Together *together, const PlayWay *way)
{
    const Readings *readings = together->readings;
    const int unneeded = together->unneeded;
    PlayWay priced = way_for(together, -1, *way);
    bool any = false;

    for (int i = 0; i < readings->n; i++) {
        if (!(together->set >> i & 1u) || !is_base(&readings->priced[i])) continue;
        any = true;
        if (unneeded >= 0 && unneeded != i && is_base(&readings->priced[unneeded]))
            continue;
        priced = way_for(together, i, *way);
        add_way(ways, &priced);
    }
    if (!any) add_way(ways, &priced);
}

// Returns those with a price that are for a single use, where one without a price serves as
// well: a play uses up both kinds (371).
static unsigned used_up_with_others(const Readings *readings)
{
    unsigned once = 0;

    for (int i = 0; readings->plain.once && i < readings->n; i++)
        if (readings->priced[i].once && !readings->priced[i].by.clause) once |= 1u << i;
    return once;
}

void permission_find_ways(PlayWays *ways, const Asked *asked, const Readings *readings,
                          const PlayWay *way)
{
    Together together = {.asked = asked, .readings = readings, .level = ways->level};
    const unsigned once = used_up_with_others(readings);

    for (unsigned set = 0; set < 1u << readings->n; set++) {
        if (once && !(set & once)) continue;
        if (__builtin_popcount(set) > 1 + ITEM_ALSO_MAX) continue;
        together.set = set;
        if (asked->offers && !permission_grants(readings, set).offer) continue;
        if (permits_together(&together)) add_ways(ways, &together, way);
    }
}
