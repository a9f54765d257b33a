// happen_move.c -- moves things together: asks about each, moves all, reports all.
//
// Moving is the only way of a scripted game from spot to spot, so limits of zones, what they
// spill and what comes free are seen to here.

#include "engine/scripted/happen_inside.h"

#include "engine/abilities/events/trigger.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"

static bool leaves_board(const Table *table, const Moving *one)
{
    return spot_is(table, one->from, ZONE_BOARD) &&
           !spot_is(table, one->to, ZONE_BOARD);
}

static int zone_flags(const Table *table, SpotId spot)
{
    return table->rules->zones[spot_zone(table, spot)].flags;
}

// Returns who saw the face where the thing was, though it goes where they do not see it; 0:
// nobody beside those who see it there.
static uint8_t seen_by(const Table *table, const Moving *one)
{
    const int hidden = ZONE_PRIVATE | ZONE_SECRET;
    const int from = zone_flags(table, one->from);

    if (!(zone_flags(table, one->to) & hidden)) return 0;
    if (!(from & hidden)) return EVERYBODY;
    if (from & ZONE_SECRET || !spot_is(table, one->to, ZONE_SECRET)) return 0;
    return (uint8_t)(1u << table->state->objects[one->id].controller);
}

static Event event_of_move(const Table *table, int event, const Moving *one)
{
    Event begun;

    happen_begin(table, &begun, event, one->id, NOBODY);
    begun.from = one->from;
    begun.to = one->to;
    begun.seen_by = seen_by(table, one);
    if (!leaves_board(table, one))
        begun.at = spot_is(table, one->to, ZONE_BOARD)
                       ? object_location_at(table, one->to)
                       : one->to;
    return begun;
}

// Asks about all, and leaves in [moving] and [events] those that are to move.
static int leave_asked(Table *table, Moving *moving, Event *events, int n, int event)
{
    int left, k = 0;

    for (int i = 0; i < n; i++) {
        moving[i].from = table->state->objects[moving[i].id].spot;
        moving[i].before = object_ref(table->state, moving[i].id);
        moving[i].now = (Ref){0, 0};
        if (event >= 0) events[i] = event_of_move(table, event, &moving[i]);
    }
    if (event < 0) return n;
    left = happen_ask_together(table, events, n);
    for (int i = 0; i < n && k < left; i++) {
        if (moving[i].id == events[k].object) moving[k++] = moving[i];
    }
    return k;
}

// Points the triggers that have the thing as `me` or `it` to what it became.
static void follow_moved(Table *table, Ref before, Ref now)
{
    if (!now.id) return;
    for (int i = 0; i < table->pending_n; i++) {
        Item *item = &table->pending[i].item;

        if (ref_equal(item->source, before)) item->source = now;
        if (ref_equal(item->carrier, before)) item->carrier = now;
        if (ref_equal(item->subject, before)) item->subject = now;
    }
}

// Reports what leaves the board while all still lie where they were. It reports a card
// that comes to a zone in which its abilities work as if it were there already.
static void tell_leaving(Table *table, const Moving *moving, const Event *events, int n)
{
    for (int i = 0; i < n; i++) {
        if (leaves_board(table, &moving[i]))
            object_set_flag(table, moving[i].id, OBJECT_LEAVING, true);
    }
    for (int i = 0; i < n; i++) {
        if (!leaves_board(table, &moving[i])) continue;
        trigger_raise(table, &events[i]);
        for (int k = 0; table->library->works_in && k < n; k++)
            trigger_raise_for(table, &events[i], moving[k].id, moving[k].to);
    }
}

// Returns whether cards hear of the event before the thing leaves the board.
static bool is_told_before(const Table *table, int event)
{
    return !(table->rules->events[event].flags & EVENT_TOLD);
}

// Returns the thing in the spot with the lowest number that is attached to the host; 0: none is.
static ObjectId left_behind(const State *state, ObjectId host, SpotId spot)
{
    ObjectId found = 0;

    for (ObjectId id = object_next_attached(state, state->spots[spot].first, host); id;
         id = object_next_attached(state, state->objects[id].next, host))
        if (!found || id < found) found = id;
    return found;
}

// Moves all that is attached to a thing that stays on the board along with it, one after the
// other by their numbers.
static void take_along(Table *table, ObjectId host, SpotId from, SpotId to)
{
    ObjectId id;

    if (!table->state->attached_n || from == to) return;
    while ((id = left_behind(table->state, host, from)) != 0) {
        (void)object_move(table, id, to, TO_BOTTOM);
        take_along(table, id, from, to);
    }
}

// Takes a thing off its host when it goes away from there.
static void come_off(Table *table, ObjectId id)
{
    const Object *objects = table->state->objects;
    const ObjectId host = objects[id].host;

    if (host && objects[host].spot != objects[id].spot) object_attach(table, id, 0);
}

static void move_one(Table *table, Moving *one)
{
    const SpotId from = table->state->objects[one->id].spot;

    if (!ref_lives(table->state, one->before)) return;
    one->now = object_move(table, one->id, one->to, one->end);
    if (leaves_board(table, one)) modifier_end_of_source(table, one->before);
    if (!one->now.id) return;
    come_off(table, one->id);
    if (ref_equal(one->now, one->before)) take_along(table, one->id, from, one->to);
    if (one->control != NOBODY &&
        table->state->objects[one->id].controller != one->control)
        object_control(table, one->id, one->control);
    follow_moved(table, one->before, one->now);
}

static void move_all(Table *table, Moving *moving, int n)
{
    bool leave = false;

    for (int i = 0; i < n; i++) {
        if (!leaves_board(table, &moving[i])) continue;
        leave = true;
        if (ref_lives(table->state, moving[i].before))
            object_settle(table, moving[i].id);
    }
    if (leave) object_move_together(table);
    for (int i = 0; i < n; i++) move_one(table, &moving[i]);
    if (leave) object_moved(table);
}

// Reports the things that arrived, unless it reported them before.
static void tell_moved(Table *table, const Moving *moving, const Event *events, int n)
{
    for (int i = 0; i < n; i++) {
        if (!moving[i].now.id) continue;
        if (is_told_before(table, events[i].event) && leaves_board(table, &moving[i]))
            continue;
        happen_tell(table, &events[i]);
    }
}

void happen_spill(Table *table, SpotId spot)
{
    const int event = scripted_of(table)->zones_more[spot_zone(table, spot)].event - 1;
    Moving one;

    while (happen_overflows(table, spot, &one))
        if (!happen_move(table, &one, 1, event)) return; // it may not leave
}

void happen_free(Table *table, const Freed *freed)
{
    Moving moving[OBJECTS_MAX];
    const int n = freed->n ? happen_freed(table, freed, moving) : 0;

    if (n) (void)happen_move(table, moving, n, SCRIPTED_EVENT_PUT);
}

int happen_move(Table *table, Moving *moving, int n, int event)
{
    Event events[OBJECTS_MAX];
    Freed freed;
    int moved = 0;

    n = happen_leave_room(table, moving, n);
    n = leave_asked(table, moving, events, n, event);
    if (!n) return 0;
    happen_gather_freed(table, moving, n, &freed);
    acting_begin(table);
    if (event >= 0 && is_told_before(table, event))
        tell_leaving(table, moving, events, n);
    move_all(table, moving, n);
    if (event >= 0) tell_moved(table, moving, events, n);
    for (int i = 0; i < n; i++) {
        if (moving[i].now.id) moving[moved++] = moving[i];
    }
    for (int i = 0; i < moved; i++)
        if (!moving[i].attaches) happen_spill(table, moving[i].to);
    happen_free(table, &freed);
    acting_end(table);
    return moved;
}
