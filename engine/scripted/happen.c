// happen.c -- asks about events before they happen, and reports them afterwards.
//
// Mostly no card has a clause about an event. The masks of the Library tell that at once.

#include "engine/scripted/happen_inside.h"

#include <string.h>

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ref.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/scripted.h"

// Returns who is responsible for what happens to the player or the thing.
static PlayerId doer_of(const Table *table, ObjectId object, PlayerId player)
{
    const TableRun *run = table->run;

    if (run && run->env->me.id) return run->env->you;
    if (player != NOBODY) return player;
    return object ? table->state->objects[object].controller : NOBODY;
}

// Each part is written where it stays: whoever copies what was just written in smaller parts
// waits for it.
void happen_begin(const Table *table, Event *begun, int event, ObjectId object,
                  PlayerId player)
{
    const bool named = object && player != NOBODY;

    memset(begun, 0, sizeof *begun);
    begun->event = (uint8_t)event;
    begun->by = named ? player : doer_of(table, object, player);
    begun->player = object ? NOBODY : player;
    begun->object = object;
    acting_cause(table, &begun->with);
    begun->from = object ? table->state->objects[object].spot : NOWHERE;
    begun->to = NOWHERE;
    begun->at = object ? object_location(table, object) : NOWHERE;
}

bool happen_is_allowed(const Table *table, const Event *event)
{
    return !prohibition_forbids(table, event);
}

bool happen_is_permitted(const Table *table, const Event *event)
{
    return passive_permission_fits(table, CLAUSE_CAN, event, NULL, NULL) &&
           !prohibition_forbids(table, event);
}

// Returns whether the thing of the event is what it was.
static bool thing_stays(const Table *table, const Event *event, Ref before)
{
    return !event->object || ref_lives(table->state, before);
}

bool happen_ask(Table *table, Event *event)
{
    const Ref before = object_ref(table->state, event->object);

    if (prohibition_forbids(table, event)) return false;
    if (!replacement_is_loaded(table, event->event)) return true;
    if (replacement_apply(table, event) || !thing_stays(table, event, before))
        return false;
    replacement_run_every_as(table, event);
    return thing_stays(table, event, before);
}

void happen_tell(Table *table, const Event *event)
{
    if (table->rules->events[event->event].flags & EVENT_TOLD) {
        event_log(table, event);
        return;
    }
    acting_begin(table);
    trigger_raise_after(table, event);
    acting_end(table);
}

bool happen_event(Table *table, Event *event)
{
    if (!happen_ask(table, event)) return false;
    happen_tell(table, event);
    return true;
}

// Leaves the events that nothing forbids.
static int leave_allowed(const Table *table, Event *events, int n)
{
    int left = 0;

    for (int i = 0; i < n; i++) {
        if (!prohibition_forbids(table, &events[i])) events[left++] = events[i];
    }
    return left;
}

// Leaves the events in whose place nothing else happens. Adds what goes with them.
static int leave_kept(Table *table, Event *events, int n)
{
    Ref before[OBJECTS_MAX];
    bool gone[OBJECTS_MAX];
    int left = 0;

    for (int i = 0; i < n; i++) before[i] = object_ref(table->state, events[i].object);
    replacement_apply_together(table, events, n, gone);
    for (int i = 0; i < n; i++) {
        if (gone[i] || !thing_stays(table, &events[i], before[i])) continue;
        replacement_run_every_as(table, &events[i]);
        if (thing_stays(table, &events[i], before[i])) events[left++] = events[i];
    }
    return left;
}

int happen_ask_together(Table *table, Event *events, int n)
{
    n = leave_allowed(table, events, n);
    if (!n || !replacement_is_loaded(table, events[0].event)) return n;
    return leave_kept(table, events, n);
}

int happen_events(Table *table, Event *events, int n)
{
    n = happen_ask_together(table, events, n);
    acting_begin(table);
    for (int i = 0; i < n; i++) happen_tell(table, &events[i]);
    acting_end(table);
    return n;
}

void happen_log(Table *table, int event, ObjectId object, PlayerId player, int n)
{
    Event told;

    happen_begin(table, &told, event, object, player);
    told.n = number_of(n);
    if (object && told.at == NOWHERE) told.at = table->state->objects[object].spot;
    event_log(table, &told);
}

void happen_must_move(Table *table, ObjectId id)
{
    if (spot_is_space(table, id))
        table_mistake(table,
                      "'%s' is a space of the map, which stays where it is",
                      object_card(table, id)->name);
}

PlayerId happen_player_of_spot(const Table *table, SpotId spot)
{
    const ZoneRow *row = &table->rules->zones[spot_zone(table, spot)];

    return row->scope == SCOPE_PLAYER ? (PlayerId)spot_index(table, spot) : NOBODY;
}
