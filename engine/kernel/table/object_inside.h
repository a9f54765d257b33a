// object_inside.h -- what the files of an object share.

#ifndef OBJECT_INSIDE_H
#define OBJECT_INSIDE_H

#include "engine/kernel/table/object.h"

// Returns whether [id] is in the list of active objects. An object without abilities is
// not, so the list stays as it is when such an object comes or goes.
static inline bool object_is_gathered(const Table *table, ObjectId id)
{
    return spot_is(table, table->state->objects[id].spot, ZONE_ACTIVE) &&
           object_speaks(table, id);
}

// Returns whether it has derived numbers.
static inline bool object_has_numbers(const Table *table, ObjectId id)
{
    return object_card(table, id)->types & table->numbered;
}

// Sets all its counters to 0.
static inline void object_no_counters(State *state, ObjectId id)
{
    const int n = state->counters_n;

    for (int i = 0; i < n; i++) state->counters[i][id] = 0;
}

// Drops all modifiers of an identity that is gone.
void object_drop_modifiers(Table *table, Ref gone);

// Attaches the object to [host], 0: to nothing, and tells nobody.
void object_set_host(State *state, ObjectId id, ObjectId host);

// Returns the READS_ bits that change when the object comes into being or ceases to be.
uint64_t object_reads_of_being(const Table *table, ObjectId id, bool comes);

// Returns the READS_ bits that change when the object goes to another spot. One that
// enters or leaves the board counts as one that comes or goes.
uint64_t object_reads_of_move(const Table *table, ObjectId id, SpotId to);

// Returns the READS_ bits that change as the object comes to its host or leaves it.
uint64_t object_reads_of_attaching(const Table *table, ObjectId id);

// Returns the READS_ bits beside READS_FLAGS that change as the object is turned face up or down.
uint64_t object_reads_of_face(const Table *table, ObjectId id);

// Returns the READS_ bits that change with the controller of the object.
uint64_t object_reads_of_control(const Table *table, ObjectId id);

#endif
