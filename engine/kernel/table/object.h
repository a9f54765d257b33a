// object.h -- where every object is, and the one way it gets elsewhere.
//
// The list of a spot and the spot that an object names must always agree: only this
// file writes either, save shuffle_ids, which renames a whole list. An object that goes
// to or from a zone off the board becomes a new one (124): its generation rises, its
// statuses, counters and attachments are gone, and its last state is kept among the
// step's last-seen records.
//
// Every change here marks the state as changed and its derived values as stale.

#ifndef OBJECT_H
#define OBJECT_H

#include "engine/kernel/table/spot.h"

Ref object_ref(const State *state, ObjectId id);
const Card *object_card(const Table *table, ObjectId id);
bool object_on_board(const Table *table, ObjectId id);

// The location of an object: its spot, or where the host of its spot stands.
SpotId object_location(const Table *table, ObjectId id);

// Whether some ability of it waits for something or answers something, and shows.
bool object_speaks(const Table *table, ObjectId id);

// How many more objects the State has room for.
int object_room(const State *state);

// A new object with the face [card] at the bottom of [spot]. ASSERTs that one is free.
ObjectId object_create(Table *table, CardId card, PlayerId owner, SpotId spot);

// Moves to the top (or the bottom) of [spot]. Returns it as it now is. A token that
// leaves the board for anything but the chain ceases to exist (186.1): a gone Ref.
typedef enum { TO_TOP, TO_BOTTOM } End;
Ref object_move(Table *table, ObjectId id, SpotId spot, End end);

// Takes an object out of the game for good (a token).
void object_remove(Table *table, ObjectId id);

// Gives the [n] objects of [ids] each other's faces in random order, and new identities,
// so that no id tells which card it is.
void object_mix(Table *table, const ObjectId *ids, int n);

// Gives each of two objects the other's face, and both new identities.
void object_exchange(Table *table, ObjectId a, ObjectId b);

void object_set_status(Table *table, ObjectId id, int status, bool on);
bool object_has_status(const Table *table, ObjectId id, int status);
void object_set_flag(Table *table, ObjectId id, int flag, bool on);
void object_count(Table *table, ObjectId id, int counter, int n); // sets it to n
// Another face for good, as a token: it stays what it is and where it is (438).
void object_become(Table *table, ObjectId id, CardId card);
void object_control(Table *table, ObjectId id, PlayerId player);
void object_attach(Table *table, ObjectId id, ObjectId host); // host 0: detached

// The last-seen record of a Ref that is gone, or NULL.
const LastKnown *object_last_known(const Table *table, Ref ref);

#endif
