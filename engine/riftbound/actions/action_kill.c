// action_kill.c -- leaving the board, and dying (428).
//
// Objects that die at once all lie on the board in their last state while the engine
// reports their deaths, and only then do they go.

#include "engine/riftbound/actions/action_inside.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/position/board.h"

int action_attached(const Table *table, ObjectId host, ObjectId *ids, int max)
{
    const State *state = table->state;
    int n = 0;

    if (!state->attached_n) return 0;
    for (ObjectId id = 1; id <= state->objects_n && n < max; id++) {
        if (state->objects[id].host == host) ids[n++] = id;
    }
    return n;
}

// Points the triggers of the object's own leaving to the card where it went (383.2.c).
static void follow_leaver(Table *table, Ref before, Ref after)
{
    if (!after.id) return;
    for (int i = 0; i < table->pending_n; i++) {
        Item *item = &table->pending[i].item;

        if (ref_equal(item->source, before)) item->source = after;
        if (ref_equal(item->carrier, before)) item->carrier = after;
    }
}

// Moves an object from the board, or between other zones. What was attached to it comes off
// and stays behind (719.5).
static Ref depart(Table *table, ObjectId id, SpotId to, End end)
{
    const SpotId from = table->state->objects[id].spot;
    ObjectId attached[ATTACHED_MAX];
    const int n = action_attached(table, id, attached, ATTACHED_MAX);
    const Ref before = object_ref(table->state, id);
    const Ref after = object_move(table, id, to, end);

    modifier_end_of_source(table, before);
    for (int i = 0; i < n; i++) {
        Event event = action_event(table, EVENT_DETACHED, attached[i], NOBODY);

        modifier_end_of_attachment(table, object_ref(table->state, attached[i]));
        event.from = event.at = from;
        trigger_raise(table, &event);
    }
    return after;
}

// Takes out of [going] the objects to which an effect of 390.3.a does something else
// instead (373). All are still there meanwhile. Returns how many remain.
static int stop_leaving(Table *table, Leaving *going, int n)
{
    Event events[OBJECTS_MAX];
    bool gone[OBJECTS_MAX];
    int left = 0;

    for (int i = 0; i < n; i++) {
        events[i] = action_event(table, EVENT_LEAVES, going[i].id, NOBODY);
        events[i].to = going[i].to;
        going[i].before = object_ref(table->state, going[i].id);
    }
    replacement_apply_together(table, events, n, gone);
    for (int i = 0; i < n; i++) {
        if (!gone[i] && ref_lives(table->state, going[i].before))
            going[left++] = going[i];
    }
    return left;
}

// Tells, while all lie where they were, that those on the board leave it.
static void tell_leaving(Table *table, const Leaving *going, int n)
{
    for (int i = 0; i < n; i++) {
        if (object_on_board(table, going[i].id))
            object_set_flag(table, going[i].id, OBJECT_LEAVING, true);
    }
    for (int i = 0; i < n; i++) {
        Event event = action_event(table, EVENT_LEAVES, going[i].id, NOBODY);

        event.to = going[i].to;
        if (object_on_board(table, going[i].id)) trigger_raise(table, &event);
    }
}

// Shows what leaves the place where it lay facedown for one where not all would see it (421.4).
static void show_leaving(Table *table, Leaving *going, int n)
{
    for (int i = 0; i < n; i++) {
        const ObjectId id = going[i].id;

        going[i].shown = board_is_facedown(table, id) &&
                         (spot_is(table, going[i].to, ZONE_PRIVATE) ||
                          spot_is(table, going[i].to, ZONE_SECRET));
        if (going[i].shown)
            action_reveal(table, id, table->state->objects[id].controller);
    }
}

// Leaves a card that was shown open in its new hand until the item that took it there has
// finished. In a deck nobody sees it any more.
static void keep_shown(Table *table, const Leaving *gone)
{
    if (gone->shown && gone->now.id && table->resolving &&
        spot_zone(table, gone->to) == ZONE_HAND)
        object_set_flag(table, gone->now.id, OBJECT_REVEALED, true);
}

// Tells what happens to the tokens while they are still there to be looked at (185.2.e, 186.1).
static void tell_tokens(Table *table, const Leaving *going, int n, const Event *told)
{
    for (int i = 0; told && i < n; i++) {
        const Object *object = &table->state->objects[going[i].id];
        Event event = event_of(told->event, going[i].id, told->by);

        if (!(object->flags & OBJECT_TOKEN)) continue;
        event.with = instruction_cause(table);
        event.from = object->spot;
        event.to = going[i].to;
        if (action_shows_from(table, event.from)) event.seen_by = EVERYBODY;
        trigger_raise(table, &event);
    }
}

int action_leave_together(Table *table, Leaving *going, int n, End end,
                          const Event *told)
{
    n = stop_leaving(table, going, n);
    batch_begin(table);
    show_leaving(table, going, n);
    tell_leaving(table, going, n);
    tell_tokens(table, going, n, told);
    for (int i = 0; i < n; i++) {
        going[i].from = table->state->objects[going[i].id].spot;
        going[i].now = depart(table, going[i].id, going[i].to, end);
        follow_leaver(table, going[i].before, going[i].now);
        keep_shown(table, &going[i]);
    }
    batch_end(table);
    return n;
}

Ref action_leave(Table *table, ObjectId id, SpotId to, End end)
{
    Leaving one = {.id = id, .to = to};

    return action_leave_together(table, &one, 1, end, NULL) ? one.now : (Ref){0, 0};
}

static Event death_event(const Table *table, const Death *death)
{
    Event event = action_event(table, EVENT_DIES, death->id, death->by);

    event.with = death->cause;
    return event;
}

// A death takes the object from the board to its owner's trash (428.1).
int action_event_also(int event)
{
    return event == EVENT_DIES ? EVENT_LEAVES : -1;
}

void action_be_also(const Table *table, Event *event)
{
    event->event = EVENT_LEAVES;
    event->to = board_trash(table, table->state->objects[event->object].owner);
}

// Tells a death: to the board, to cards off the board, and to those that die with it.
static void tell_death(Table *table, const Death *deaths, int n, int which)
{
    Event event = death_event(table, &deaths[which]);

    trigger_raise(table, &event);
    for (int i = 0; i < n; i++) {
        const ObjectId id = deaths[i].id;

        trigger_raise_for(
            table, &event, id, board_trash(table, table->state->objects[id].owner));
    }
    action_be_also(table, &event);
    trigger_raise(table, &event);
}

// Takes out the deaths that are forbidden or replaced. All are still on the board, so
// an effect works for objects that die together with its source (370.4). Returns how
// many deaths remain.
static int stop_deaths(Table *table, Death *deaths, int n)
{
    Event events[OBJECTS_MAX];
    Ref before[OBJECTS_MAX];
    bool gone[OBJECTS_MAX];
    int happening = 0, dying = 0;

    for (int i = 0; i < n; i++) {
        const Event event = death_event(table, &deaths[i]);

        if (!object_on_board(table, deaths[i].id) || prohibition_forbids(table, &event))
            continue;
        before[happening] = object_ref(table->state, deaths[i].id);
        events[happening] = event;
        deaths[happening++] = deaths[i];
    }
    replacement_apply_together(table, events, happening, gone);
    for (int i = 0; i < happening; i++) {
        if (!gone[i] && ref_lives(table->state, before[i])) deaths[dying++] = deaths[i];
    }
    return dying;
}

int action_die(Table *table, Death *deaths, int n)
{
    const int dying = stop_deaths(table, deaths, n);

    // Cards see all of them on the board in their last state; then all go at once.
    batch_begin(table);
    for (int i = 0; i < dying; i++)
        object_set_flag(table, deaths[i].id, OBJECT_LEAVING, true);
    for (int i = 0; i < dying; i++) tell_death(table, deaths, dying, i);
    for (int i = 0; i < dying; i++) {
        const Ref before = object_ref(table->state, deaths[i].id);
        const SpotId trash = board_trash(table, table->state->objects[before.id].owner);

        if (!object_on_board(table, before.id)) continue;
        follow_leaver(table, before, depart(table, before.id, trash, TO_TOP));
    }
    batch_end(table);
    return dying;
}

int action_kill(Table *table, const ObjectId *ids, int n, PlayerId by)
{
    Death deaths[OBJECTS_MAX];

    for (int i = 0; i < n; i++) {
        deaths[i] = (Death){.id = ids[i], .by = by, .cause = instruction_cause(table)};
    }
    return action_die(table, deaths, n);
}
