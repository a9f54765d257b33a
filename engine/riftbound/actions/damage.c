// damage.c -- reads the changes of damage, orders them, uses up prevention, deals the rest.

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

static int sum_of(const Table *table, int question, ObjectId unit, ObjectId *source)
{
    PassiveScan scan;
    int sum = 0;

    passive_scan(&scan, table, question, unit);
    while (passive_next(&scan)) {
        sum += passive_amount(&scan);
        *source = scan.env.carrier.id;
    }
    return number_of(sum);
}

// A prevention that cards renew: what they answer counts anew when [ends] comes.
typedef struct {
    int question;
    uint8_t ends; // Ends
} Renewed;

static const Renewed of_combat = {QUESTION_COMBAT_PREVENTS, ENDS_FIGHT};
static const Renewed of_turn = {QUESTION_TURN_PREVENTS, ENDS_TURN};

// Returns the note of how much damage to the unit was prevented already, NULL: nothing was.
static Modifier *used_up(const Table *table, ObjectId unit, const Renewed *kind)
{
    const Ref ref = object_ref(table->state, unit);

    for (int i = 0; i < table->state->modifiers_n; i++) {
        Modifier *m = &table->state->modifiers[i];

        if (m->kind == MODIFIER_PREVENTED && m->ends == kind->ends &&
            ref_equal(m->object, ref))
            return m;
    }
    return NULL;
}

// Returns how much is still prevented in this turn, or in the combat that the unit is in.
static int renewed_prevention(const Table *table, ObjectId unit, const Renewed *kind,
                              ObjectId *source)
{
    const bool fights = object_has_status(table, unit, STATUS_ATTACKING) ||
                        object_has_status(table, unit, STATUS_DEFENDING);
    const Modifier *used;
    int left;

    if (!passive_may_answer(table, kind->question)) return 0;
    if (kind == &of_combat && !fights) return 0;
    left = sum_of(table, kind->question, unit, source);
    used = left ? used_up(table, unit, kind) : NULL;
    if (used) left -= used->n;
    return left > 0 ? left : 0;
}

// Returns the object to show for a prevention. Where its source is out of sight by now the
// unit itself stands for it.
static ObjectId shown_source(const Table *table, const Modifier *m, ObjectId unit)
{
    const Object *object = &table->state->objects[m->source.id];

    if (!m->source.id || !object->card) return unit;
    if (spot_is(table, object->spot, ZONE_PRIVATE)) return unit;
    return spot_is(table, object->spot, ZONE_SECRET) ? unit : m->source.id;
}

static int prevention_of(const Table *table, ObjectId unit, ObjectId *source)
{
    const Ref ref = object_ref(table->state, unit);
    int sum = renewed_prevention(table, unit, &of_combat, source) +
              renewed_prevention(table, unit, &of_turn, source);

    for (int i = 0; i < table->state->modifiers_n; i++) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind != MODIFIER_PREVENT || !ref_equal(m->object, ref)) continue;
        sum += m->n;
        *source = shown_source(table, m, unit);
    }
    return sum < PREVENT_ALL ? sum : PREVENT_ALL;
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
        offer_ability(question, sources[taking->order[i]], 0, i - first);
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

    derive_refresh_gifts(table);
    taking.times = number_of(product_of(table, unit, &sources[CHANGE_TIMES]));
    taking.more =
        number_of(sum_of(table, QUESTION_DAMAGE_MORE, unit, &sources[CHANGE_MORE]));
    taking.prevents = number_of(prevention_of(table, unit, &sources[CHANGE_PREVENT]));
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

// Takes as much of [amount] as is prevented anew each time, and returns the rest.
static int absorb_renewed(Table *table, ObjectId unit, const Renewed *kind, int amount)
{
    ObjectId source = unit;
    const int most = renewed_prevention(table, unit, kind, &source);
    const int absorbed = amount < most ? amount : most;
    Modifier *used = used_up(table, unit, kind);

    if (!absorbed) return amount;
    if (used) {
        used->n = number_of(used->n + absorbed);
    } else {
        Modifier m;

        memset(&m, 0, sizeof m);
        m.kind = MODIFIER_PREVENTED;
        m.ends = kind->ends;
        m.controller = NOBODY;
        m.event_spot = NOWHERE;
        m.object = object_ref(table->state, unit);
        m.n = number_of(absorbed);
        modifier_add(table, &m);
    }
    return amount - absorbed;
}

// Takes [amount] from what prevents damage to the unit, the oldest first.
static void absorb(Table *table, ObjectId unit, int amount)
{
    const Ref ref = object_ref(table->state, unit);
    State *state = table->state;

    amount = absorb_renewed(table, unit, &of_combat, amount);
    amount = absorb_renewed(table, unit, &of_turn, amount);
    for (int i = 0; i < state->modifiers_n && amount > 0; i++) {
        Modifier *m = &state->modifiers[i];
        int absorbed;

        if (m->kind != MODIFIER_PREVENT || !ref_equal(m->object, ref)) continue;
        if (m->n == PREVENT_ALL) return;
        absorbed = amount < m->n ? amount : m->n;
        amount -= absorbed;
        m->n = (int16_t)(m->n - absorbed);
        if (!m->n) modifier_remove(table, i--);
    }
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

    if (prevented) absorb(table, event->object, prevented);
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
