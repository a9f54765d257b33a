// early_use.c -- exhausts what an additional cost is about to take away, where that pays for the play.
//
// The actions of an additional cost are done before the price is paid, so a rune that is recycled
// for one could not give its Energy any more. By the rules one thing may pay both (357.1.a, 357.2).

#include "engine/riftbound/permission/early_use.h"

#include "engine/base/number.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/position/board.h"

// Returns whether the use costs nothing but an exhaustion, and adds for whatever is paid.
static bool is_plain(const Table *table, const ResourceAbility *use)
{
    const Clause *clause = &table->library->clauses[use->clause];

    return use->exhausts && !clause->to_query && !payable_turn_cost(table, clause) &&
           payable_ability_action(table, clause) == ACTION_EXHAUST;
}

// Returns the price without what floats.
static Price missing_of(const Table *table, const Item *item, const Price *credit)
{
    const uint16_t *pool = table->state->players[item->controller].resources;
    Bill bill = cost_bill(table, item, NULL);
    uint16_t left[RESOURCE_COUNT];
    Price missing;

    bill.aside = *credit;
    missing = cost_due(&bill);
    for (int r = 0; r < RESOURCE_COUNT; r++) left[r] = pool[r];
    for (int part = 0; part < PRICE_PARTS; part++) {
        int *want = price_part(&missing, part);

        for (unsigned by = price_payers(&missing, part); by; by &= by - 1) {
            uint16_t *has = &left[__builtin_ctz(by)];
            const int taken = *has < *want ? *has : *want > 0 ? *want : 0;

            *has = (uint16_t)(*has - taken);
            *want -= taken;
        }
    }
    return missing;
}

// Returns whether so much of the resource is still wanted.
static bool is_wanted(Price *missing, const ResourceAbility *use)
{
    for (int part = 0; part < PRICE_PARTS; part++)
        if (price_payers(missing, part) >> use->resource & 1u &&
            *price_part(missing, part) >= use->amount)
            return true;
    return false;
}

// The uses that a player has.
typedef struct {
    ResourceAbility list[RESOURCE_ABILITIES_MAX];
    int n;
} Uses;

// Lists the uses that the player has, and returns the number of the one to use; -1: none.
static int find_use(const Table *table, const Item *item, const Price *credit,
                    ObjectId id, Uses *uses)
{
    Price missing;

    if (board_is_exhausted(table, id) || !payable_may_add(table, id)) return -1;
    missing = missing_of(table, item, credit);
    uses->n = payable_abilities(table, item->controller, item->object.id, uses->list);
    for (int i = 0; i < uses->n; i++)
        if (uses->list[i].object == id && is_plain(table, &uses->list[i]) &&
            is_wanted(&missing, &uses->list[i]))
            return i;
    return -1;
}

void early_use(Table *table, const Item *item, const Price *credit, ObjectId id)
{
    Uses uses;
    const int found = find_use(table, item, credit, id, &uses);

    if (found >= 0) payable_use_ability(table, item->controller, uses.list[found]);
}

void early_use_try(Table *table, const Item *item, const Price *credit, ObjectId id)
{
    uint16_t *pool = table->state->players[item->controller].resources;
    Uses uses;
    const int found = find_use(table, item, credit, id, &uses);

    if (found < 0) return;
    object_set_flag(table, id, OBJECT_EXHAUSTED, true);
    for (int i = 0; i < uses.n; i++) {
        const ResourceAbility *use = &uses.list[i];

        if (use->object == id && use->clause == uses.list[found].clause)
            pool[use->resource] = number_count(pool[use->resource] + use->amount);
    }
    table_renewed(table);
}
