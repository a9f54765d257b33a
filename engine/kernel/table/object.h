// object.h -- where every object is, and the only functions that move or change one.
//
// The list of a spot and the spot that an object names must always agree: only this
// file writes either, save shuffle_ids, which renames a whole list. An object that goes
// to or from a zone off the board becomes a new one (124): its generation rises, its
// statuses, counters and attachments are gone, and the Table keeps its last known state
// until the step ends.
//
// Each change here marks the state as changed and its derived values as stale.

#ifndef OBJECT_H
#define OBJECT_H

#include "engine/kernel/table/spot.h"

// Read an object: a Ref to it as it is now, the card of its face, whether it is on the board.
static inline Ref object_ref(const State *state, ObjectId id)
{
    return (Ref){id, state->objects[id].generation};
}

static inline const Card *object_card(const Table *table, ObjectId id)
{
    return &table->library->cards[table->state->objects[id].card];
}

// Return the face of an object, of one that has ceased to exist the last that all could see;
// and the face of what [ref] named, as it was or as it is in the next place. 0: not known.
static inline CardId object_face(const State *state, ObjectId id)
{
    const Object *object = &state->objects[id];

    return object->card ? object->card : (CardId)object->stat;
}

static inline CardId object_face_of(const State *state, Ref ref)
{
    const int age = state->objects[ref.id].generation - ref.generation;

    return age == 0 || age == 1 ? object_face(state, ref.id) : 0;
}

// Return its types, one bit each: those that it was given, and these with those of its card.
unsigned object_given_types(const Table *table, ObjectId id);

static inline unsigned object_types(const Table *table, ObjectId id)
{
    const unsigned printed = object_card(table, id)->types;

    return table->library->gives_types ? printed | object_given_types(table, id)
                                       : printed;
}

// Return the first thing that is attached to [host], and the next one from [id] on, in the order
// in which they lie; 0: there is none. What is attached to a thing lies where that does.
static inline ObjectId object_next_attached(const State *state, ObjectId id,
                                            ObjectId host)
{
    while (id && state->objects[id].host != host) id = state->objects[id].next;
    return id;
}

static inline ObjectId object_first_attached(const State *state, ObjectId host)
{
    if (!state->attached_n) return 0;
    return object_next_attached(
        state, state->spots[state->objects[host].spot].first, host);
}

static inline bool object_on_board(const Table *table, ObjectId id)
{
    return id && spot_is(table, table->state->objects[id].spot, ZONE_BOARD);
}

// Returns the location of an object: its spot, where the host of its spot stands, or the
// place whose slot it lies in.
SpotId object_location(const Table *table, ObjectId id);

// Returns the location that an object at [spot] has.
SpotId object_location_at(const Table *table, SpotId spot);

// Returns whether it lies face up and has an ability that waits for an event or answers
// a question.
static inline bool object_speaks(const Table *table, ObjectId id)
{
    const int flags = table->state->objects[id].flags;

    if (flags & OBJECT_FACEDOWN) return false;
    return flags & OBJECT_GRANTED ||
           library_speaks(table->library, table->state->objects[id].card);
}

// Counts the objects that the State still has room for.
int object_room(const State *state);

// Returns the generation after [generation]. Stops the game before a generation could
// come twice.
uint16_t object_next_generation(Table *table, uint16_t generation);

// Make a new object, or a new token, with the face [card] at the bottom of [spot]. They
// end the game where the State has no room for it (table_limit).
ObjectId object_create(Table *table, CardId card, PlayerId owner, SpotId spot);
ObjectId object_create_token(Table *table, CardId card, PlayerId owner, SpotId spot);

// Moves the object to the top or the bottom of [spot]. Returns it as it now is. A token that
// leaves the board for anything but the chain ceases to exist (186.1): the Ref is gone.
typedef enum { TO_TOP, TO_BOTTOM } End;
Ref object_move(Table *table, ObjectId id, SpotId spot, End end);

// Brings the numbers of an object up to date that is about to leave the board, because the
// Table remembers them.
void object_settle(Table *table, ObjectId id);

// Begin and end the moves of one action. The Table remembers each object as it was
// before the first move, so the one that leaves last still saw those that left before
// it. Those that leave the board were settled by the caller.
void object_move_together(Table *table);
void object_moved(Table *table);

// Takes an object out of the game for good (a token).
void object_remove(Table *table, ObjectId id);

// Gives the [n] objects of [ids] each other's faces in random order, and new identities,
// so that no id tells which card it is.
void object_mix(Table *table, const ObjectId *ids, int n);

// Gives each of two objects the other's face, and both new identities.
void object_exchange(Table *table, ObjectId a, ObjectId b);

// A status is a row of the game's statuses, or one that a set has named; a flag is one of
// the kernel's OBJECT_ bits.
void object_set_status(Table *table, ObjectId id, int status, bool on);
bool object_has_status(const Table *table, ObjectId id, int status);

void object_set_flag(Table *table, ObjectId id, int flag, bool on);
void object_count(Table *table, ObjectId id, int counter, int n); // sets it to n

// Gives the object another face for good, as a token. It keeps its identity and its
// place (438).
void object_become(Table *table, ObjectId id, CardId card);

// Gives the object another face, as a token or as a card. Effects on it that last go on
// (438).
void object_replace(Table *table, ObjectId id, CardId card, bool token);

// Turns the object into another card for good, not into a token. It keeps its identity
// and its place. It loses statuses, counters and all that changed it for a while.
void object_transform(Table *table, ObjectId id, CardId card);

// Makes [player] its controller for good; modifier_control does it for a while.
void object_control(Table *table, ObjectId id, PlayerId player);
void object_own(Table *table, ObjectId id, PlayerId player);  // and its controller
void object_attach(Table *table, ObjectId id, ObjectId host); // host 0: to nothing

// Returns the last known state of a Ref that is gone, NULL where it went before this step.
const LastKnown *object_last_known(const Table *table, Ref ref);

// Returns the thing as it is now: a card that came to the board, or went elsewhere. Id 0:
// nobody knows.
Ref object_now(const Table *table, Ref ref);

// Makes the spaces of the map, each at itself, in a State that has no objects yet.
void object_create_spaces(const Table *table, State *state);

#endif
