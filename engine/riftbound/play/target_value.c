// target_value.c -- targets as they are when the item resolves (359.3.e).

#include "engine/riftbound/play/target_inside.h"

#include <string.h>

#include "engine/abilities/events/trigger.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/play/target.h"

// Returns whether a target is legal still: the same thing (359.3.e.4), which fits the
// description and may be chosen (359.3.e.2-3).
static bool is_legal(const Table *table, const Env *env, const Item *item,
                     QueryId query, Ref target)
{
    PlayerId player;
    uint16_t serial;

    if (target_is_player(target, &player)) {
        return !table->state->players[player].gone &&
               query_matches_player(table, env, query, player);
    }
    if (target_is_item(target, &serial)) {
        const Item *ability = chain_item(table, serial);
        const Cause cause = chain_cause(table, ability);

        return ability && query_means_item(table, env, query, &cause);
    }
    return ref_lives(table->state, target) &&
           query_matches(table, env, query, target.id) &&
           target_may_be_chosen(table, item, target.id);
}

// Returns whether a target still stands with the others, where the query wants that. A
// target that left does not bind the others any more (355.11.b).
static bool still_together(const Table *table, QueryId query, Ref with, Ref target)
{
    return target_stands_with(table, query, &with, 1, target.id);
}

// Returns whether a target that the query wants apart is at no place of those chosen for
// others before it, and still where it was chosen, if a note behind it tells the place.
static bool is_apart(const Table *table, const Env *env, QueryId query, Ref target,
                     Ref place)
{
    SpotId now, spot;

    if (!query_at(table, query)->apart || !target.id) return true;
    now = object_location(table, target.id);
    if (target_is_chosen_at(table, env, now)) return false;
    return !target_is_spot(place, &spot) || now == spot;
}

static Value as_value(Ref target)
{
    PlayerId player;
    SpotId spot;
    uint16_t serial;

    if (target_is_player(target, &player)) return value_player(player);
    if (target_is_item(target, &serial)) return value_item(serial);
    if (target_is_spot(target, &spot)) return value_spot(spot);
    return value_object(target);
}

static Value group_value(Table *table, const Ref *refs, int n)
{
    int index;
    Group *group = table_group(table, &index);

    for (int i = 0; i < n; i++) table_group_add(table, group, refs[i]);
    return (Value){.kind = VALUE_GROUP, .n = index};
}

// Returns whether all [n] of a group may still stand together.
static bool fits_whole(const Choosing *choosing, QueryId query, const Ref *group, int n)
{
    for (int i = 0; i < n; i++) {
        if (!target_joins(choosing, query, group, i, group[i])) return false;
    }
    return true;
}

// Lets the controller keep a part of a group that does not fit any more, dropping no more
// than needed (355.11.b). Leaves it in [legal] and returns how many.
static int keep_fitting(Choosing *choosing, QueryId query, Ref *legal, int n)
{
    const Query *q = query_at(choosing->table, query);
    Ref kept[TARGETS_FOUND];
    int kept_n = 0;

    if (q->total.op == OP_NONE && !target_is_of_group(q)) return n;
    if (fits_whole(choosing, query, legal, n)) return n;
    while (kept_n < n) {
        Ref open[TARGETS_FOUND];
        int open_n = 0;

        for (int i = 0; i < n; i++) {
            if (target_joins(choosing, query, kept, kept_n, legal[i]))
                open[open_n++] = legal[i];
        }
        if (!open_n) break;
        (void)target_choose_next(choosing, open, open_n, false, &kept[kept_n++]);
    }
    memcpy(legal, kept, sizeof(Ref) * (size_t)kept_n);
    return kept_n;
}

// Returns the argument for what [query] finds: a group where it may find several, else
// the one thing or nil. Sets [legal] to those that it keeps, [n] to their number.
static Value value_of(Table *table, const Env *env, QueryId query, Ref *legal, int *n)
{
    Choosing choosing = {.table = table, .item = chain_item(table, env->item)};

    if (!query || library_query_is_of_one(table->library, query))
        return *n ? as_value(legal[0]) : value_nil();
    choosing.env = *env;
    choosing.env.chooser = choosing.item->controller;
    choosing.bill = cost_bill(
        table,
        choosing.item,
        choosing.item->clause ? &table->library->clauses[choosing.item->clause] : NULL);
    choosing.is_billed = true;
    *n = keep_fitting(&choosing, query, legal, *n);
    return group_value(table, legal, *n);
}

int target_values(Table *table, Env *env, const Clause *clause, int group,
                  Value *values)
{
    const Item *item = chain_item(table, env->item);
    Ref with = target_first_chosen(table, env); // else the first that is legal still
    int count = 0;

    for (int i = 0; i < target_groups(clause); i++) {
        const QueryId query = i < clause->targets_n ? clause->targets[i] : 0;
        Ref legal[TARGETS_FOUND];
        int n, kept = 0;
        const Ref *refs = chain_targets(table, item, group + i, &n);

        for (int k = 0; k < n; k++) {
            const Ref next = k + 1 < n ? refs[k + 1] : (Ref){0, 0};

            if (!query || (is_legal(table, env, item, query, refs[k]) &&
                           is_apart(table, env, query, refs[k], next) &&
                           still_together(table, query, with, refs[k])))
                legal[kept++] = refs[k];
            target_name(env, refs[k]);
        }
        values[count++] = value_of(table, env, query, legal, &kept);
        for (int k = 0; k < n; k++) table_choose(table, env, refs[k]);
        if (!with.id && kept) with = legal[0];
    }
    return count;
}

static bool is_among(Ref ref, const Ref *refs, int n)
{
    for (int i = 0; i < n; i++) {
        if (ref_equal(refs[i], ref)) return true;
    }
    return false;
}

void target_tell(Table *table, const Item *item, const Ref *known, int known_n)
{
    const uint16_t serial = item->serial;
    const int n = item->targets_n;

    batch_begin(table);
    for (int i = 0; i < n; i++) {
        const Item *now = chain_item(table, serial);
        const Ref target = table->state->targets[now->targets_first + i];
        Event event = event_of(EVENT_CHOSEN, target.id, now->controller);

        if (!target.id || !ref_lives(table->state, target)) continue;
        if (is_among(target, known, known_n)) continue;
        event.with = chain_cause(table, now);
        event.at = object_location(table, target.id);
        trigger_raise(table, &event);
    }
    batch_end(table);
}
