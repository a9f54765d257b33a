// target_choose.c -- asks for targets and destinations (355.4-355.16).
//
// A group is chosen at once, except where one choice changes what may follow it.

#include "engine/riftbound/play/target_inside.h"

#include <string.h>

#include "engine/abilities/language/query.h"
#include "engine/abilities/language/query_missed.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/object.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/play/target.h"
#include "engine/riftbound/position/offer.h"

static Option option_of(const Choosing *choosing, Ref target)
{
    PlayerId player;
    uint16_t serial;

    (void)choosing;
    if (target_is_player(target, &player)) {
        return (Option){.kind = OPTION_PLAYER, .spot = NOWHERE, .n = player};
    }
    if (target_is_item(target, &serial)) {
        return (Option){.kind = OPTION_ITEM, .spot = NOWHERE, .n = (int16_t)serial};
    }
    return (Option){.kind = OPTION_OBJECT, .object = target.id, .spot = NOWHERE};
}

static Ref about(const Choosing *choosing)
{
    const Item *item = choosing->item;

    return item->kind == ITEM_PLAY ? item->object : item->source;
}

// Returns whether one of several may earn what all of them are paid with.
static bool earns_together(const Choosing *choosing, const Part *part)
{
    return part->max > 1 && cost_may_earn(&choosing->bill);
}

// Tells an observer that asks about a thing why the question does not offer it. No
// observer asks about things that are offered.
static void tell_missed(const Choosing *choosing, QueryId query)
{
    const Table *table = choosing->table;

    if (!query_missed_tell(table, &choosing->env, query)) return;
    query_missed_tell_other(
        table,
        target_may_be_chosen(table, choosing->item, table->observer->about)
            ? MISSED_OTHERS
            : MISSED_FORBIDDEN);
}

// Fills [found] with what may be chosen next, everything after it considered. Returns
// how many.
static int fitting(Choosing *choosing, Part *part, Ref *found)
{
    const QueryId query = part->clause->targets[part->which];
    const int n = target_candidates(choosing, query, found);
    int kept = 0;

    for (int i = 0; i < n; i++) {
        if (!target_joins(choosing, query, part->chosen, part->n, found[i])) continue;
        if (!target_leads_on(choosing, part, found[i])) continue;
        found[kept++] = found[i];
    }
    tell_missed(choosing, query);
    return kept;
}

static bool has_price(const Choosing *choosing, const Ref *found, int n)
{
    for (int i = 0; i < n; i++) {
        Price price;

        if (!target_may_change_price(choosing, found[i])) continue;
        memset(&price, 0, sizeof price);
        cost_add_target(choosing->table, choosing->item, found[i].id, &price);
        if (!price_is_nothing(&price)) return true;
    }
    return false;
}

// Returns whether no choice changes what may follow it: where there is but one, nothing
// follows.
static bool is_chosen_at_once(const Choosing *choosing, const Part *part,
                              const Ref *found, int n)
{
    const Query *q = query_at(choosing->table, part->clause->targets[part->which]);

    if (part->min == 1 && part->max == 1) return true;
    return !choosing->follows && !target_is_of_group(q) && q->total.op == OP_NONE &&
           !choosing->tries_cost && !has_price(choosing, found, n) &&
           !earns_together(choosing, part);
}

// Asks for all of a group at once.
static void choose_together(Choosing *choosing, Part *part, const Ref *found, int n)
{
    Question *question = ask_begin(
        choosing->table, choosing->env.chooser, PROMPT_TARGET, about(choosing));
    const Answer *answer;

    for (int i = 0; i < n; i++) ask_option(question, option_of(choosing, found[i]));
    question->min = (uint16_t)part->min;
    question->max = (uint16_t)(part->max > n ? n : part->max);
    answer = ask_now(choosing->table);
    while (part->n < answer->n) {
        part->chosen[part->n] = found[answer->picks[part->n]];
        target_take(choosing, part->chosen[part->n++]);
    }
}

bool target_choose_next(Choosing *choosing, const Ref *found, int n, bool may_stop,
                        Ref *next)
{
    Question *question = ask_begin(
        choosing->table, choosing->env.chooser, PROMPT_TARGET, about(choosing));
    int pick;

    for (int i = 0; i < n; i++) ask_option(question, option_of(choosing, found[i]));
    if (may_stop) offer_pass(question);
    pick = ask_one(choosing->table);
    if (pick >= n) return false;
    *next = found[pick];
    target_take(choosing, *next);
    return true;
}

static void choose_one_by_one(Choosing *choosing, Part *part)
{
    while (part->n < part->max) {
        Ref found[TARGETS_FOUND];
        const int n = fitting(choosing, part, found);
        const bool may_stop = part->n >= part->min;

        if (!n) return;
        table_room(choosing->table, LIMIT_CHOSEN, part->n, 1);
        if (!target_choose_next(choosing, found, n, may_stop, &part->chosen[part->n]))
            return;
        part->n++;
    }
}

// Adds the choices to the item. Where each of several is bound to its place, that comes
// behind it.
static void keep_choices(Choosing *choosing, QueryId query, const Part *part)
{
    const Library *library = choosing->table->library;
    Ref refs[TARGETS_FOUND];
    int n = 0;

    if (!library->queries[query].apart || library_query_is_of_one(library, query)) {
        chain_choose(choosing->table, choosing->item, part->chosen, part->n);
        return;
    }
    for (int i = 0; i < part->n && n + 2 <= TARGETS_FOUND; i++) {
        refs[n++] = part->chosen[i];
        refs[n++] =
            target_of_spot(object_location(choosing->table, part->chosen[i].id));
    }
    chain_choose(choosing->table, choosing->item, refs, n);
}

static bool choose_group(Choosing *choosing, const Clause *clause, int which)
{
    Part part;
    Ref found[TARGETS_FOUND];
    int n;

    part.clause = clause;
    part.which = which;
    part.n = 0;
    target_range(choosing, clause->targets[which], &part.min, &part.max);
    n = fitting(choosing, &part, found);
    if (n < part.min) return false;
    if (is_chosen_at_once(choosing, &part, found, n))
        choose_together(choosing, &part, found, n);
    else
        choose_one_by_one(choosing, &part);
    if (part.n < part.min) return false;
    keep_choices(choosing, clause->targets[which], &part);
    if (observer_is_there(choosing->table))
        observer_tell_chosen(
            choosing->table, clause, about(choosing), part.chosen, part.n);
    return true;
}

static bool choose_destination(Choosing *choosing, const Clause *clause, int group)
{
    Table *table = choosing->table;
    SpotId spots[SPOTS_MAX];
    Question *question;
    Ref chosen;
    int n, targets_n;
    const Ref *first = chain_targets(table, choosing->item, group, &targets_n);

    if (!targets_n) {
        chain_choose(table, choosing->item, NULL, 0);
        return true;
    }
    n = target_destinations(
        table, &choosing->env, (Movers){first, targets_n}, clause->destination, spots);
    if (!n) return false;
    question = ask_begin(table, choosing->env.chooser, PROMPT_DESTINATION, first[0]);
    offer_spots(question, spots, n);
    chosen = target_of_spot(spots[ask_one(table)]);
    chain_choose(table, choosing->item, &chosen, 1);
    return true;
}

bool target_choose(Choosing *choosing, const Clause *clause)
{
    const int group = choosing->item->groups_n;

    choosing->before = choosing->env.chosen;
    for (int i = 0; i < clause->targets_n; i++) {
        if (!choose_group(choosing, clause, i)) return false;
    }
    if (clause->destination.kind == LOCATION_NONE) return true;
    return choose_destination(choosing, clause, group);
}
