// damage.c -- reads the changes of damage, orders them, and deals what is left.

#include "engine/riftbound/actions/damage.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/prevention.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/riftbound_state.h"

static int product_of(const Table *table, ObjectId unit, ObjectId *source)
{
    PassiveScan scan;
    int times = 1;

    passive_scan(&scan, table, QUESTION_DAMAGE_TIMES, unit);
    while (passive_next(&scan)) {
        times = number_of((int64_t)times * passive_amount(&scan));
        *source = scan.env.carrier.id;
    }
    return times < 0 ? 0 : times > PREVENT_ALL ? PREVENT_ALL : times;
}

// Asks which of the kinds that are not yet ordered comes next.
static void order_next(Table *table, ObjectId unit, Taking *taking, int first,
                       const ObjectId *sources)
{
    Question *question = ask_begin(table,
                                   table->state->objects[unit].controller,
                                   PROMPT_REPLACE_ORDER,
                                   object_ref(table->state, unit));
    int pick;
    uint8_t next;

    for (int i = first; i < taking->n; i++) {
        offer_ability(question, sources[taking->order[i]], 0, 0, i - first);
    }
    pick = first + ask_one(table);
    next = taking->order[pick];
    memmove(&taking->order[first + 1], &taking->order[first], (size_t)(pick - first));
    taking->order[first] = next;
}

Taking damage_taking(Table *table, ObjectId unit)
{
    Taking taking = {.times = 1};
    ObjectId sources[CHANGES] = {unit, unit, unit};
    bool ordered;
    int own;

    derive_refresh_gifts(table);
    taking.times = number_of(product_of(table, unit, &sources[CHANGE_TIMES]));
    taking.more = number_of(
        prevention_sum(table, QUESTION_DAMAGE_MORE, unit, &sources[CHANGE_MORE]));
    own = prevention_of(table, unit, &sources[CHANGE_PREVENT]);
    if (own != PREVENT_ALL)
        taking.shared =
            number_of(prevention_shared(table, unit, &sources[CHANGE_PREVENT]));
    taking.prevents = number_of(own + taking.shared);
    if (taking.times != 1) taking.order[taking.n++] = CHANGE_TIMES;
    if (taking.more) taking.order[taking.n++] = CHANGE_MORE;
    if (taking.prevents) taking.order[taking.n++] = CHANGE_PREVENT;
    // No order changes anything where all is prevented.
    ordered = taking.prevents == PREVENT_ALL;
    for (int i = 0; !ordered && i + 1 < taking.n; i++)
        order_next(table, unit, &taking, i, sources);
    return taking;
}

static int changed(const Taking *taking, int kind, int amount, int *prevented)
{
    int stopped;

    if (!amount) return 0;
    if (kind == CHANGE_TIMES) amount *= taking->times;
    if (kind == CHANGE_MORE) amount += taking->more;
    if (kind != CHANGE_PREVENT) return number_count(amount);
    stopped = taking->prevents == PREVENT_ALL || amount < taking->prevents
                  ? amount
                  : taking->prevents;
    *prevented += stopped;
    return amount - stopped;
}

static int through(const Taking *taking, int amount, int *prevented)
{
    *prevented = 0;
    for (int i = 0; i < taking->n; i++)
        amount = changed(taking, taking->order[i], amount, prevented);
    return amount;
}

int damage_shares(const Taking *taking, int amount)
{
    int prevented, own;

    if (!taking->shared) return 0;
    (void)through(taking, amount, &prevented);
    own = taking->prevents - taking->shared;
    return prevented > own ? prevented - own : 0;
}

int damage_dealt(const Taking *taking, int amount)
{
    int prevented;

    return through(taking, amount, &prevented);
}

int damage_lethal(const Table *table, ObjectId unit, PlayerId by)
{
    PassiveScan scan;
    int lethal = layers_might(table, unit);

    passive_scan(&scan, table, QUESTION_LETHAL, unit);
    scan.payer = by;
    while (passive_next(&scan)) {
        const int n = passive_amount(&scan);

        if (n < lethal) lethal = n;
    }
    return lethal < 1 ? 1 : lethal;
}

int damage_needed(const Taking *taking, int lethal)
{
    const int most = lethal + taking->prevents + (taking->more < 0 ? -taking->more : 0);

    if (!taking->n) return lethal;
    if (taking->prevents == PREVENT_ALL || !taking->times) return PREVENT_ALL;
    for (int amount = 1; amount <= most; amount++) {
        if (damage_dealt(taking, amount) >= lethal) return amount;
    }
    return PREVENT_ALL;
}

// Bonus Damage counts for each target; none where nothing is dealt (714).
int damage_bonus(const Table *table, const Cause *cause, ObjectId unit)
{
    // A spell is not on the board, and speaks about itself as well (366.2.a).
    const Ref source = cause->source;
    const bool away =
        ref_lives(table->state, source) && !object_on_board(table, source.id);
    PassiveScan scan;
    int bonus = 0;

    passive_scan(&scan, table, QUESTION_BONUS_DAMAGE, away ? source.id : 0);
    if (!cause->serial) return 0;
    scan.cause = cause;
    scan.to = unit;
    while (passive_next(&scan)) bonus += passive_amount(&scan);
    return bonus > 0 ? bonus : 0;
}

static Event damage_event(const Table *table, ObjectId unit, int amount, PlayerId by)
{
    Event event = event_of(EVENT_DAMAGED, unit, by);

    event.with = instruction_cause(table);
    event.at = event.from = object_location(table, unit);
    event.n = number_of(amount);
    return event;
}

// Marks the rest of the event's damage on the unit. Damage that is prevented as a whole
// is not dealt (417.1.e.1).
static int take(Table *table, Event *event, const Taking *taking, int by_item)
{
    Object *object = &table->state->objects[event->object];
    int prevented;
    const int amount = through(taking, event->n, &prevented);

    if (prevented) prevention_use(table, event->object, prevented);
    if (!amount) return 0;
    event->n = number_of(amount);
    object_count(table,
                 event->object,
                 COUNTER_DAMAGE,
                 state_counter(table->state, event->object, COUNTER_DAMAGE) + amount);
    object->harmed_by = (uint8_t)(event->by == NOBODY ? 0 : event->by + 1);
    object->harmed_in = (uint8_t)(by_item | event->with.blow);
    object->harmed_with = event->with.thing.id;
    if (event->with.thing.id)
        table->state->objects[event->with.thing.id].struck |= STRUCK_ALONE;
    batch_begin(table);
    trigger_raise_after(table, event);
    batch_end(table);
    return amount;
}

Event damage_of_combat(const Table *table, ObjectId unit, int amount, PlayerId by)
{
    Event event = damage_event(table, unit, amount, by);

    event.with = (Cause){.controller = by, .blow = rb_const(table->state)->blow};
    return event;
}

int damage_combat(Table *table, ObjectId unit, int amount, const Taking *taking,
                  PlayerId by)
{
    Event event = damage_of_combat(table, unit, amount, by);

    if (replacement_apply(table, &event)) return 0;
    return take(table, &event, taking, 0);
}

int damage_deal(Table *table, ObjectId unit, int amount, ObjectId source, PlayerId by)
{
    const Cause cause = instruction_cause(table);

    if (amount <= 0) return 0;
    if (!source) amount += damage_bonus(table, &cause, unit);
    return damage_share(table, unit, amount, source, by);
}

int damage_share(Table *table, ObjectId unit, int amount, ObjectId source, PlayerId by)
{
    Event event = damage_event(table, unit, amount, by);
    Taking taking;

    if (amount <= 0 || !board_is_unit(table, unit)) return 0;
    if (source)
        event.with =
            (Cause){.controller = NOBODY, .thing = object_ref(table->state, source)};
    if (prohibition_forbids(table, &event) || replacement_apply(table, &event))
        return 0;
    taking = damage_taking(table, unit);
    return take(table, &event, &taking, source ? HARMED_THROUGH_ITEM : HARMED_BY_ITEM);
}
