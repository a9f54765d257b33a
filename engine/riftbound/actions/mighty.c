// mighty.c -- looks at the Might of each unit on the board: what was it at the last look?
//
// STATUS_WATCHED and STATUS_WAS_MIGHTY keep whether a unit was Mighty then, MODIFIER_SEEN how
// much Might it had. Each is kept only where a card waits for such an event.

#include "engine/riftbound/actions/mighty.h"

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/base/number.h"
#include "engine/cards/fact.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/action_inside.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"

static int printed_might(const Table *table, ObjectId id)
{
    return fact_number(object_card(table, id)->facts[FACT_MIGHT]);
}

static bool rising_is_heard(const Table *table)
{
    return trigger_is_awaited(table, EVENT_MIGHT_RISES) ||
           trigger_is_awaited(table, EVENT_MIGHT_FALLS);
}

bool mighty_is_heard(const Table *table)
{
    return trigger_is_awaited(table, EVENT_BECOMES_MIGHTY) || rising_is_heard(table);
}

static Event event_about(const Table *table, int what, ObjectId id)
{
    Event event = event_of(what, id, table->state->objects[id].controller);

    event.at = object_location(table, id);
    return event;
}

// Tells if it has become Mighty since the last look. One that has come was as mighty before as
// its card says.
static void watch(Table *table, ObjectId id, bool is)
{
    const unsigned seen = 1u << STATUS_WATCHED, mighty = 1u << STATUS_WAS_MIGHTY;
    const unsigned before = table->state->objects[id].statuses;
    const bool was =
        before & seen ? (before & mighty) != 0 : printed_might(table, id) >= MIGHTY;

    if (before & seen && is == was) return;
    object_set_status(table, id, STATUS_WATCHED, true);
    object_set_status(table, id, STATUS_WAS_MIGHTY, is);
    if (is && !was) {
        const Event event = event_about(table, EVENT_BECOMES_MIGHTY, id);

        trigger_raise_after(table, &event);
    }
}

// Returns the Might that the last look saw, and keeps that of this one.
static int exchange_seen(Table *table, ObjectId id, int might)
{
    const Modifier seen = {.kind = MODIFIER_SEEN,
                           .controller = NOBODY,
                           .object = object_ref(table->state, id),
                           .event_spot = NOWHERE,
                           .n = number_of(might)};

    for (int i = 0; i < table->state->modifiers_n; i++) {
        Modifier *m = &table->state->modifiers[i];
        const int before = m->n;

        if (m->kind != MODIFIER_SEEN || !ref_equal(m->object, seen.object)) continue;
        m->n = seen.n;
        return before;
    }
    modifier_add(table, &seen);
    return printed_might(table, id);
}

// Tells if its Might is another one than at the last look.
static void watch_change(Table *table, ObjectId id, int might)
{
    const int change = might - exchange_seen(table, id, might);
    Event event;

    if (!change) return;
    event = event_about(table, change < 0 ? EVENT_MIGHT_FALLS : EVENT_MIGHT_RISES, id);
    event.n = number_of(change < 0 ? -change : change);
    event.now = number_of(might);
    trigger_raise_after(table, &event);
}

static void look_at(Table *table, ObjectId id)
{
    const bool unit = board_is_unit(table, id);
    const int might = unit ? layers_might(table, id) : 0;

    if (trigger_is_awaited(table, EVENT_BECOMES_MIGHTY))
        watch(table, id, unit && might >= MIGHTY);
    if (unit && rising_is_heard(table)) watch_change(table, id, might);
}

void mighty_look(Table *table)
{
    const State *state = table->state;

    if (!mighty_is_heard(table)) return;
    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = state->spots[table->board[i]].first;

        for (; id; id = state->objects[id].next) look_at(table, id);
    }
}

// Returns that an effect gives the unit [n] Might, or takes it.
static Event given(const Table *table, ObjectId unit, int n, PlayerId by)
{
    Event event =
        action_event(table, n < 0 ? EVENT_MIGHT_TAKEN : EVENT_MIGHT_GIVEN, unit, by);

    event.n = number_of(n < 0 ? -n : n);
    return event;
}

bool mighty_may_give(Table *table, const Modifier *m, PlayerId by)
{
    const Modifier *before = table->in_place_of;
    Event event;
    bool replaced;

    if (!action_is_asked(table, m->n < 0 ? EVENT_MIGHT_TAKEN : EVENT_MIGHT_GIVEN))
        return true;
    event = given(table, m->object.id, m->n, by);
    if (prohibition_forbids(table, &event)) return false;
    table->in_place_of = m;
    replaced = replacement_apply(table, &event);
    table->in_place_of = before;
    return !replaced;
}

void mighty_tell_given(Table *table, ObjectId unit, int n, PlayerId by)
{
    Event event;

    if (!trigger_is_awaited(table, n < 0 ? EVENT_MIGHT_TAKEN : EVENT_MIGHT_GIVEN))
        return;
    event = given(table, unit, n, by);
    action_raise(table, &event);
}
