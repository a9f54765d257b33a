// hide.c -- the ways to hide a card, and hiding it.
//
// `can` clauses for the event of hiding are the ways; each may have a price of its own.

#include "engine/riftbound/play/hide.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/pattern.h"
#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/observer.h"
#include "engine/kernel/table/shuffle.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/pay.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/price.h"
#include "engine/riftbound/actions/shortage.h"
#include "engine/riftbound/permission/timing.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/riftbound_state.h"

typedef struct {
    const Clause *clause;
    uint16_t cost; // 0: nothing is paid
} HideWay;

typedef struct {
    HideWay list[WAYS_MAX];
    int n;
} HideWays;

int hide_room(const Table *table, int battlefield)
{
    const ObjectId card = rb_const(table->state)->battlefields[battlefield].object;

    return 1 + passive_sum(table, QUESTION_FACEDOWN_ROOM, card) -
           table->state->spots[spot_of(table, ZONE_FACEDOWN, battlefield)].n;
}

static Event hide_event(const Table *table, PlayerId player, ObjectId object,
                        int battlefield)
{
    Event event = event_of(EVENT_HIDDEN, object, player);

    event.from = table->state->objects[object].spot;
    event.to = spot_of(table, ZONE_FACEDOWN, battlefield);
    event.at = battlefield_spot(table, battlefield);
    return event;
}

bool hide_may_lie(const Table *table, ObjectId object)
{
    const Card *card = object_card(table, object);

    return event_set_has(&card->interest.before[CLAUSE_CAN - CLAUSE_AS], EVENT_HIDDEN);
}

bool hide_is_usual_zone(const Table *table, PlayerId player, SpotId from)
{
    return from == board_hand(table, player) ||
           from == spot_of(table, ZONE_CHAMPION, player);
}

// Adds what [clause] permits; nothing if it does not permit [event] now.
static void add_way(const Table *table, const Clause *clause, const Env *env,
                    const Event *event, HideWays *ways)
{
    if (clause->kind != CLAUSE_CAN) return;
    if (clause->from.kind == LOCATION_NONE &&
        !hide_is_usual_zone(table, event->by, event->from)) {
        return;
    }
    if (!pattern_fits(table, env, clause, event)) return;
    if (!pattern_is_on(table, env, clause)) return;
    if (observer_is_there(table)) observer_tell_answer(table, clause, env->carrier);
    if (!table_fits(table, LIMIT_WAYS, ways->n)) return;
    ways->list[ways->n++] =
        (HideWay){clause, clause->flags & CLAUSE_IGNORING_COST ? 0 : clause->cost};
}

static void add_ways_of_object(const Table *table, ObjectId id, const Event *event,
                               HideWays *ways)
{
    AbilityScan scan;

    ability_scan_kind(&scan, table, id, CLAUSE_CAN);
    while (ability_next(&scan)) {
        Env env;

        ability_env(table, &scan.now, &env);
        // A card that says so of itself speaks to its own player.
        if (id == event->object && env.you != event->by) continue;
        add_way(table, scan.now.clause, &env, event, ways);
    }
}

static Price price_of(const Table *table, const HideWay *way)
{
    Price price;

    memset(&price, 0, sizeof price);
    if (way->cost) price_add(table, &price, way->cost, 1);
    return price;
}

static void tell_shortage(const Table *table, PlayerId player, const Price *price)
{
    Payable payable;

    if (!observer_wants_reasons(table)) return;
    payable = payable_of(table, player, 0);
    shortage_tell(table, price, &payable);
}

// Finds the ways that could be paid for now. Returns how many, -1 where there are no ways at
// all.
static int hide_ways(const Table *table, PlayerId player, const Event *event,
                     HideWay *ways)
{
    const ObjectId *ids;
    int ids_n = ability_active_objects(table, &ids);
    HideWays all;
    int kept = 0;

    if (!ability_any_permits(table, EVENT_HIDDEN)) ids_n = 0;
    all.n = 0;
    add_ways_of_object(table, event->object, event, &all);
    for (int i = 0; i < ids_n; i++) {
        if (!ability_may_precede(table, ids[i], CLAUSE_CAN, EVENT_HIDDEN)) continue;
        add_ways_of_object(table, ids[i], event, &all);
    }
    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];
        Env env;

        if (m->kind != MODIFIER_DELAYED) continue;
        ability_env_of_modifier(table, m, &env);
        add_way(table, &table->library->clauses[m->clause], &env, event, &all);
    }
    for (int i = 0; i < all.n; i++) {
        const Price price = price_of(table, &all.list[i]);

        if (payable_affords(table, player, &price, 0))
            ways[kept++] = all.list[i];
        else
            tell_shortage(table, player, &price);
    }
    return all.n ? kept : -1;
}

// Adds whether the ways to hide it, and their price, hold.
static bool refuses_ways(const Table *table, PlayerId player, const Event *event,
                         Refusal *first)
{
    HideWay ways[WAYS_MAX];
    const int n = hide_ways(table, player, event, ways);
    Refusal why = REFUSAL_OF(POWER);

    if (n > 0) return false;
    if (!n && observer_wants_reasons(table)) {
        if (!*first) *first = why; // hide_ways has told what is missing
        return false;
    }
    if (n < 0)
        why = hide_is_usual_zone(table, player, event->from) ? REFUSAL_OF(NO_HIDDEN)
                                                             : REFUSAL_OF(NOT_THERE);
    return observer_refuses(table, first, why);
}

Refusal hide_check(Table *table, PlayerId player, ObjectId object, int battlefield)
{
    const Event event = hide_event(table, player, object, battlefield);
    const SpotId from = table->state->objects[object].spot;
    Refusal first = REFUSAL_NONE;
    const Timing timing = timing_or_reason(table, player, &first);

    if (timing == TIMING_NONE) return first;
    if (timing != TIMING_MAIN &&
        observer_refuses(table, &first, REFUSAL_OF(NOT_YOUR_TURN)))
        return first;
    if (spot_is(table, from, ZONE_BOARD)) {
        (void)observer_refuses(table, &first, REFUSAL_OF(NOT_THERE));
        return first;
    }
    if (battlefield_controller(table, battlefield) != player &&
        observer_refuses(table, &first, REFUSAL_OF(NOT_CONTROLLED)))
        return first;
    if (hide_room(table, battlefield) < 1 &&
        observer_refuses(table, &first, REFUSAL_OF(FACEDOWN_FULL)))
        return first;
    if (object_card(table, object)->unplayable &&
        observer_refuses(table, &first, REFUSAL_OF(UNSCRIPTED)))
        return first;
    if (refuses_ways(table, player, &event, &first)) return first;
    (void)prohibition_refuses(table, &event, REFUSAL_OF(FORBIDDEN), &first);
    return first;
}

// Asks the player for a way, where several differ in their cost.
static int choose_way(Table *table, PlayerId player, ObjectId object,
                      const HideWay *ways, int n)
{
    Question *question;

    for (int i = 0; i < n; i++) {
        const Price price = price_of(table, &ways[i]);

        if (price_is_nothing(&price)) return i;
    }
    question =
        ask_begin(table, player, PROMPT_WHICH_COST, object_ref(table->state, object));
    for (int i = 0; i < n; i++) {
        const uint16_t costs[PRICE_RECORDS] = {ways[i].cost};

        offer_price(question, PRICE_OF_RECORDS, costs);
    }
    return ask_one(table);
}

void hide_do(Table *table, PlayerId player, ObjectId object, int battlefield)
{
    Event event = hide_event(table, player, object, battlefield);
    HideWay ways[WAYS_MAX];
    const int n = hide_ways(table, player, &event, ways);
    const HideWay *way = &ways[choose_way(table, player, object, ways, n)];
    const Price price = price_of(table, way);
    const bool was_public = !spot_is(table, event.from, ZONE_PRIVATE);

    (void)table_keep(table);
    batch_open(table);
    if (!pay_price(table, player, &price, 0)) {
        table_restore(table);
        batch_close(table);
        return;
    }
    table_drop(table);
    // A player who saw the card come to the hand must not know it again on the board.
    if (table->state->objects[object].spot == board_hand(table, player)) {
        shuffle_ids(table, board_hand(table, player), &object, 1);
        event.object = object;
    }
    (void)object_move(table, object, event.to, TO_BOTTOM);
    object_control(table, object, player);
    object_set_flag(table, object, OBJECT_FACEDOWN, true);
    event.seen_by = (uint8_t)(was_public ? EVERYBODY : 1u << player);
    trigger_raise(table, &event);
    batch_close(table);
}
