// target.c -- tells whether there are targets for all that a clause has to choose.
//
// To look ahead it works on copies of the Choosing, so nothing stays of a trial.

#include "engine/riftbound/play/target.h"

#include "engine/abilities/language/query.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/play/target_inside.h"
#include "engine/riftbound/play/use_cost.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

void target_bill(Choosing *choosing, const Bill *bill)
{
    choosing->bill = *bill;
    choosing->affords = false;
}

void target_reckon(Choosing *choosing)
{
    const Item *item = choosing->item;
    Table *table = choosing->table;

    if (choosing->is_billed) return;
    choosing->bill = cost_bill(table, item, choosing->bill.clause);
    choosing->payable =
        payable_of(table, item->controller, cost_purpose(&choosing->bill));
    // New choices cost nothing (755).
    if (item->terms & TERM_NEW_CHOICES) choosing->payable = payable_without_end();
    choosing->is_billed = true;
}

bool target_bill_suffices(Choosing *choosing)
{
    const Table *table = choosing->table;
    const bool known = choosing->affords;

    if (known && !table->verify && !observer_is_there(table)) return true;
    target_reckon(choosing);
    choosing->affords = cost_suffices(&choosing->bill, &choosing->payable);
    ASSERT(choosing->affords || !known);
    return choosing->affords;
}

// Begins with a bill that is known to be paid.
static void begin(Choosing *choosing, Table *table, Item *item, const Clause *clause)
{
    choosing->table = table;
    choosing->item = item;
    chain_env(item, &choosing->env);
    if (item->kind == ITEM_PLAY) {
        choosing->env.you = choosing->env.chooser = item->controller;
    }
    choosing->bill =
        (Bill){.table = table, .item = item, .clause = clause, .is_settled = true};
    choosing->is_billed = choosing->tries_cost = false;
    choosing->follows = NULL;
    choosing->effect = 0;
    choosing->affords = true;
}

bool target_is_free(const Table *table, const Item *item, const Clause *clause)
{
    return item->kind != ITEM_ACTIVATED && !cost_of_ability(table, item, clause) &&
           !item->targets_n;
}

void target_begin(Choosing *choosing, Table *table, Item *item, const Clause *clause)
{
    begin(choosing, table, item, clause);
    if (clause && target_is_free(table, item, clause)) return;
    choosing->affords = false;
    target_reckon(choosing);
    choosing->tries_cost =
        clause && !(item->terms & TERM_NEW_CHOICES) && use_cost_is_tried(choosing);
}

void target_begin_paid(Choosing *choosing, Table *table, Item *item)
{
    begin(choosing, table, item, NULL);
}

bool target_may_change_price(const Choosing *choosing, Ref target)
{
    const Table *table = choosing->table;

    if (!target.id) return false;
    if (table->verify || observer_is_there(table)) return true;
    return passive_may_answer_about(table, QUESTION_COST_TO_CHOOSE, target.id) ||
           cost_may_earn(&choosing->bill);
}

bool target_is_affordable(Choosing *choosing, Ref target)
{
    Bill bill;

    if (!target.id) return true;
    if (!target_may_change_price(choosing, target))
        return target_bill_suffices(choosing);
    target_reckon(choosing);
    bill = choosing->bill;
    cost_choose(&bill, target.id);
    return cost_suffices(&bill, &choosing->payable);
}

static void add_to_bill(Choosing *choosing, Ref target)
{
    if (!target_may_change_price(choosing, target)) return;
    target_reckon(choosing);
    cost_choose(&choosing->bill, target.id);
    choosing->affords = false;
}

void target_name(Env *env, Ref target)
{
    PlayerId player;

    if (env->subject.id || env->subject_player != NOBODY) return;
    if (target_is_player(target, &player))
        env->subject_player = player;
    else if (target.id)
        env->subject = target;
}

void target_take(Choosing *choosing, Ref target)
{
    Env *env = &choosing->env;

    add_to_bill(choosing, target);
    target_name(env, target);
    table_choose(choosing->table, env, target);
}

// Leaves in [found], which has room for TARGETS_FOUND, what was chosen for the clause, in order.
// Returns how many.
static int chosen_now(const Choosing *choosing, Ref *found)
{
    const Table *table = choosing->table;
    int n = 0, at;

    for (int i = choosing->env.chosen; i && i != choosing->before;
         i = table->chosen[i].before)
        n++;
    at = n;
    for (int i = choosing->env.chosen; at-- > 0; i = table->chosen[i].before)
        if (at < TARGETS_FOUND) found[at] = table->chosen[i].ref;
    return n < TARGETS_FOUND ? n : TARGETS_FOUND;
}

// Returns whether there is a place for what moves: the targets of the first query. Of more
// queries than one the first of these stands for them.
static bool destination_exists(const Choosing *choosing, const Clause *clause)
{
    SpotId spots[SPOTS_MAX];
    Ref found[TARGETS_FOUND];
    Movers movers = {found, 0};

    if (clause->destination.kind == LOCATION_NONE) return true;
    movers.n = chosen_now(choosing, found);
    if (clause->targets_n > 1 && movers.n > 1) movers.n = 1;
    if (!movers.n || !found[0].id) return true;
    return target_destinations(
               choosing->table, &choosing->env, movers, clause->destination, spots) > 0;
}

// A search for choices of one clause that lead to the end.
typedef struct {
    const Clause *clause;
    int tries; // ends that were reached; beyond TRIALS_MAX none is found
} Search;

static bool part_ends(Search *search, Choosing *choosing, Part *part);

// Returns whether nothing is left but the price once one more is chosen.
static bool is_last(const Choosing *choosing, const Part *part)
{
    return part->n + 1 >= part->min && part->which + 1 >= part->clause->targets_n &&
           part->clause->destination.kind == LOCATION_NONE && !choosing->tries_cost &&
           !choosing->follows;
}

// Returns whether [target], as the next of the part, leads to the end.
static bool ends_with(Search *search, Choosing *choosing, Part *part, Ref target)
{
    const int before = choosing->table->chosen_n;
    Choosing after;
    bool ends;

    if (is_last(choosing, part)) {
        search->tries++;
        return target.id ? target_is_affordable(choosing, target)
                         : target_bill_suffices(choosing);
    }
    after = *choosing;
    target_take(&after, target);
    part->chosen[part->n++] = target;
    ends = part_ends(search, &after, part);
    part->n--;
    choosing->table->chosen_n = before; // nothing stays of a trial
    return ends;
}

// Returns whether one of [found] does. What cannot be paid is passed over, unless it or what
// comes after it may earn that.
static bool some_end(Search *search, Choosing *choosing, Part *part, const Ref *found,
                     int n)
{
    const QueryId query = part->clause->targets[part->which];
    const bool tries = is_last(choosing, part) || (n && cost_may_earn(&choosing->bill));

    for (int i = 0; i < n && search->tries <= TRIALS_MAX; i++) {
        if (!target_joins(choosing, query, part->chosen, part->n, found[i])) continue;
        if (!tries && !target_is_affordable(choosing, found[i])) continue;
        if (ends_with(search, choosing, part, found[i])) return true;
    }
    return false;
}

// Returns whether the choices from query [which] on can be made, and all is paid then.
static bool rest_ends(Search *search, Choosing *choosing, int which)
{
    Part part; // its list is long, and empty

    if (which < search->clause->targets_n) {
        part.clause = search->clause;
        part.which = which;
        part.n = 0;
        target_range(choosing, search->clause->targets[which], &part.min, &part.max);
        return part_ends(search, choosing, &part);
    }
    search->tries++;
    return target_bill_suffices(choosing) &&
           destination_exists(choosing, search->clause) &&
           (!choosing->tries_cost || use_cost_suffices(choosing)) &&
           (!choosing->follows || choosing->follows(choosing));
}

// Returns whether the part can be filled up, and all that comes after it chosen and
// paid. Mostly the first thing found is enough. An observer hears of all.
static bool part_ends(Search *search, Choosing *choosing, Part *part)
{
    const QueryId query = part->clause->targets[part->which];
    const bool one =
        part->min == 1 && !choosing->tries_cost && !observer_is_there(choosing->table);
    Ref found[TARGETS_FOUND];
    bool all;
    int n;

    if (part->n >= part->min) return rest_ends(search, choosing, part->which + 1);
    n = target_candidates_within(choosing, query, one ? 1 : OBJECTS_MAX, found, &all);
    if (some_end(search, choosing, part, found, n)) return true;
    if (all) return false;
    n = target_candidates(choosing, query, found);
    return some_end(search, choosing, part, found, n);
}

bool target_leads_on(Choosing *choosing, Part *part, Ref target)
{
    Search search = {.clause = part->clause};

    return ends_with(&search, choosing, part, target);
}

bool target_all_exist(Choosing *choosing, const Clause *clause, int first)
{
    Search search = {.clause = clause};

    if (!first) choosing->before = choosing->env.chosen;
    return rest_ends(&search, choosing, first);
}

// Returns whether nothing costs less to choose than [target], as far as that is known.
static bool costs_nothing(const Choosing *choosing, Ref target)
{
    return !choosing->bill.has_more && !target_may_change_price(choosing, target);
}

// Returns the candidate whose choice costs least and leaves the rest possible, -1 for none.
static int cheapest(const Choosing *choosing, const Clause *clause, int which,
                    const Ref *found, int n)
{
    int best = -1, least = INT16_MAX;

    for (int i = 0; i < n; i++) {
        Choosing after = *choosing;
        const int before = choosing->table->chosen_n;
        const bool free = best < 0 && costs_nothing(choosing, found[i]);
        bool exists;
        int sum = 0;

        target_take(&after, found[i]);
        if (!free) {
            const Price price = cost_due(&after.bill);

            sum = price_sum(&price);
        }
        exists = sum < least && target_all_exist(&after, clause, which + 1);
        choosing->table->chosen_n = before;
        if (!exists) continue;
        if (free) return i;
        least = sum;
        best = i;
    }
    return best;
}

// Takes the [wanted] ones of [found] that cost least together.
static bool take_cheapest(Choosing *choosing, const Part *part, int wanted, Ref *found,
                          int n)
{
    for (; wanted > 0; wanted--) {
        const int best = cheapest(choosing, part->clause, part->which, found, n);

        if (best < 0) return false;
        target_take(choosing, found[best]);
        found[best] = found[--n];
    }
    return true;
}

static bool reserve_from(Choosing *choosing, const Clause *clause, int which)
{
    for (; which < clause->targets_n; which++) {
        Part part; // its list is long, and empty
        Ref found[TARGETS_FOUND];
        int n, min, max;

        part.clause = clause;
        part.which = which;
        part.n = 0;
        target_range(choosing, clause->targets[which], &min, &max);
        n = min > 0 ? target_candidates(choosing, clause->targets[which], found) : 0;
        if (!take_cheapest(choosing, &part, min, found, n)) return false;
    }
    return true;
}

bool target_reserve(Choosing *choosing, const Clause *clause)
{
    return reserve_from(choosing, clause, 0);
}

int target_groups(const Clause *clause)
{
    return clause->targets_n + (clause->destination.kind != LOCATION_NONE);
}

static bool is_there(const Table *table, Movers movers, SpotId spot)
{
    for (int i = 0; i < movers.n; i++) {
        const ObjectId id = movers.chosen[i].id;

        if (id && table->state->objects[id].spot == spot) return true;
    }
    return false;
}

int target_destinations(const Table *table, const Env *env, Movers movers,
                        Location location, SpotId *spots)
{
    const PlayerId player = table->state->objects[movers.chosen[0].id].controller;
    int n = 0;

    for (int spot = 0; spot < table->spots_n; spot++) {
        const int zone = spot_zone(table, (SpotId)spot);

        if (is_there(table, movers, (SpotId)spot)) continue;
        if (zone == ZONE_BASE && spot != board_base(table, player)) continue;
        if (zone == ZONE_BATTLEFIELD &&
            spot_index(table, (SpotId)spot) >= rb_const(table->state)->battlefields_n) {
            continue;
        }
        if (!query_location_matches(table, env, location, (SpotId)spot)) continue;
        if (!battlefield_admits(table, player, (SpotId)spot)) continue;
        spots[n++] = (SpotId)spot;
    }
    return n;
}
