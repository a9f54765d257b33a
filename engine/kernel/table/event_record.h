// event_record.h -- an event and its cause, as plain records.

#ifndef EVENT_RECORD_H
#define EVENT_RECORD_H

#include "engine/base/base.h"

// The serial of a cause that is no item of the chain: it is not there yet, or never is.
enum { OFF_CHAIN = UINT16_MAX };

// The source of an event, or of damage: a chain item, as it was then, or the things that
// dealt it: one, or all that struck the same blow.
struct Cause {
    uint16_t serial; // OFF_CHAIN: none; 0: the game's procedure
    uint8_t kind;    // ItemKind
    bool through; // a thing that it names did it: only the item itself is `with = me`
    PlayerId controller;
    uint8_t blow;  // the controller's things that struck it, see Object.struck; 0: none
    CardId card;   // that was played, or that has the ability
    uint16_t cost; // of an ability: its base cost, a record (206.1)
    Ref source;    // the object that has the ability, or the card
    Ref thing;     // that dealt the damage alone; else 0
};

_Static_assert(sizeof(struct Cause) == 18, "a cause has no gaps");

// Something that happens, or would happen. [n] is an amount, by event.
typedef struct Event {
    uint8_t event;
    PlayerId by;     // responsible; NOBODY: the procedure (411)
    PlayerId player; // to whom, of events of players; else NOBODY
    uint8_t seen_by; // who may know the face; 0: who sees it where it is
    ObjectId object; // to what, of events of objects; else 0
    struct Cause with;
    int16_t n, now;  // of what changes a number: what that is afterwards
    uint8_t because; // 1 + the event that brought it; 0: none did
    uint8_t of;      // 1 + the counter or status that it is about; 0: none
    SpotId from, to, at;
    // that is told: of an item of the chain, whose face all know, as it last was; 0: the
    // object's own
    CardId face;
} Event;

#endif
