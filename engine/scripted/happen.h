// happen.h -- makes events happen in a scripted game: asks about them, does them, reports
// them.
//
// The engine asks cards about each event first: they may forbid it (`cannot`), do
// something else (`instead`) or more (`as`). Then it is done and reported: to the
// triggers (acting.h), to the turn's memory, to the log. If one action has several
// events, all are asked, then all done, then all reported. An event with EVENT_TOLD
// goes to the log and nowhere else.
//
// The player responsible is `you` of the ability that runs. In the procedure it is the
// player to whom the event happens, or who controlled the thing before.

#ifndef HAPPEN_H
#define HAPPEN_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/table.h"

// Fills [begun] as an event of [object] with the cause of this moment, by [player] or, with
// NOBODY, by whoever is responsible; it is where the object is. With object 0 it is an event
// of [player].
void happen_begin(const Table *table, Event *begun, int event, ObjectId object,
                  PlayerId player);

// Writes to the log what happened to a thing or a player (SCRIPTED_EVENT_), with a number.
void happen_log(Table *table, int event, ObjectId object, PlayerId player, int n);

// Returns whether no card forbids the event.
bool happen_is_allowed(const Table *table, const Event *event);

// Returns whether some card permits the event (`can`) and none forbids it.
bool happen_is_permitted(const Table *table, const Event *event);

// Asks the cards. Returns whether the event is to happen; what happens in its place, and
// beside it, is done then. Callers that return true go on to happen_tell.
bool happen_ask(Table *table, Event *event);

// Tells the event, as an action of its own unless one is under way.
void happen_tell(Table *table, const Event *event);

// Asks and tells. Returns whether it happened.
bool happen_event(Table *table, Event *event);

// Asks and tells the [n] events of one action, all of the same kind. Leaves in [events]
// those that happened and returns how many.
int happen_events(Table *table, Event *events, int n);

// A thing on its way.
typedef struct {
    ObjectId id;
    SpotId to;
    End end;          // of the zone, where that has an order
    PlayerId control; // who has it then; NOBODY: its owner, on the board who has it now
    bool attaches;    // it is attached to a thing there at once, and takes no room
    SpotId from;      // where it was
    Ref before, now;  // what it was and what it became; a token may be gone
} Moving;

// Moves the things at once. Each one has the event [event], -1: none. A spot that is full
// takes nothing more, or spills its first card, as the game says. The event of a thing
// that leaves the board is reported before it goes, so that cards see it where it was.
// Its own abilities see it where it went. Leaves in [moving] the things that came to
// their spots, in their order, and returns how many.
int happen_move(Table *table, Moving *moving, int n, int event);

// Returns whether the spot takes one more thing beside the [coming] ones, or spills
// (happen_room.c).
bool happen_has_room(const Table *table, SpotId spot, int coming);

// Moves the first things of a spot that holds too many to where it spills them.
void happen_spill(Table *table, SpotId spot);

// Objects that were attached to things which leave the board, and their hosts.
typedef struct {
    Ref things[OBJECTS_MAX], hosts[OBJECTS_MAX];
    int n;
} Freed;

// Gathers what comes free when the things move, where a zone says what becomes of it; the
// things themselves are not among them (happen_free.c).
void happen_gather_freed(const Table *table, const Moving *moving, int n, Freed *freed);

// Moves what came free to where its zone says, if what it was attached to has left.
void happen_free(Table *table, const Freed *freed);

// Refuses to move a space of the map: a place, which stays as long as the game lasts.
void happen_must_move(Table *table, ObjectId id);

// Returns whose spot it is, NOBODY: everybody's.
PlayerId happen_player_of_spot(const Table *table, SpotId spot);

#endif
