// target_choose.c -- asking for targets and destinations (355.4-355.16).

#include "engine/riftbound/play/target_inside.h"

#include <string.h>

#include "engine/kernel/abilities/query.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
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

// Those of [found] that may be chosen next, everything after them considered.
static int fitting(Choosing *choosing, const Clause *clause, int which, Ref *found,
                   const Ref *group, int group_n)
{
    const QueryId query = clause->targets[which];
    const int n = target_candidates(choosing, query, found);
    int kept = 0, min, max;

    target_range(choosing, query, &min, &max);
    for (int i = 0; i < n; i++) {
        if (!target_joins(choosing, query, group, group_n, found[i])) continue;
        if (!target_is_affordable(choosing, found[i])) continue;
        // With several to choose the rest is looked at when the last one is.
        if (min <= 1 && max <= 1 &&
            !target_rest_exists(choosing, clause, which + 1, found[i])) {
            continue;
        }
        found[kept++] = found[i];
    }
    return kept;
}

static bool has_price(const Choosing *choosing, const Ref *found, int n)
{
    for (int i = 0; i < n; i++) {
        Price price;

        memset(&price, 0, sizeof price);
        if (!found[i].id) continue;
        cost_add_target(choosing->table, choosing->item, found[i].id, &price);
        if (!price_is_nothing(&price)) return true;
    }
    return false;
}

// Asks for all of a group at once.
static int choose_together(Choosing *choosing, const Ref *found, int n, int min,
                           int max, Ref *group)
{
    Question *question = ask_begin(
        choosing->table, choosing->env.chooser, PROMPT_TARGET, about(choosing));
    const Answer *answer;

    for (int i = 0; i < n; i++) ask_option(question, option_of(choosing, found[i]));
    question->min = (uint8_t)min;
    question->max = (uint8_t)(max > n ? n : max);
    answer = ask_now(choosing->table);
    for (int i = 0; i < answer->n && i < CHOSEN_MAX; i++) {
        group[i] = found[answer->picks[i]];
        target_take(choosing, group[i]);
    }
    return answer->n;
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

static int choose_one_by_one(Choosing *choosing, const Clause *clause, int which,
                             int min, int max, Ref *group)
{
    int chosen = 0;

    while (chosen < max && chosen < CHOSEN_MAX) {
        Ref found[OBJECTS_MAX];
        const int n = fitting(choosing, clause, which, found, group, chosen);

        if (!n) break;
        if (!target_choose_next(choosing, found, n, chosen >= min, &group[chosen]))
            break;
        chosen++;
    }
    return chosen;
}

static bool choose_group(Choosing *choosing, const Clause *clause, int which)
{
    const Query *q = query_at(choosing->table, clause->targets[which]);
    Ref found[OBJECTS_MAX], group[CHOSEN_MAX];
    const int n = fitting(choosing, clause, which, found, NULL, 0);
    int min, max, chosen;

    target_range(choosing, clause->targets[which], &min, &max);
    if (n < min) return false;
    if (q->together || q->total.op != OP_NONE || has_price(choosing, found, n)) {
        chosen = choose_one_by_one(choosing, clause, which, min, max, group);
    } else {
        chosen = choose_together(choosing, found, n, min, max, group);
    }
    if (chosen < min) return false;
    chain_choose(choosing->table, choosing->item, group, chosen);
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
        table, &choosing->env, first[0].id, clause->destination, spots);
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

    for (int i = 0; i < clause->targets_n; i++) {
        if (!choose_group(choosing, clause, i)) return false;
    }
    if (clause->destination.kind == LOCATION_NONE) return true;
    return choose_destination(choosing, clause, group);
}
