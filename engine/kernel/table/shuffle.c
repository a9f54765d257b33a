// shuffle.c -- hides which object is which: deals faces, or ids, to places that stay.
//
// No object changes its place here, and each gets a new generation. So a player who saw
// an id before cannot tell any more which card it was.

#include "engine/kernel/table/shuffle.h"

#include "engine/kernel/table/marked.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/random.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/kernel/table/table.h"

// Lasting effects are about an identity, and each of the objects has a new one now.
static void report_shuffled(Table *table, SpotId spot)
{
    if (table->state->modifiers_n) table_touch(table);
    if (spot_is(table, spot, ZONE_ACTIVE)) table->active_n = -1;
    table_changed(table, spot_reads(table, spot));
}

void shuffle_spot(Table *table, SpotId spot)
{
    ObjectId ids[OBJECTS_MAX];
    int n = 0;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        ids[n++] = id;
    }
    object_mix(table, ids, n);
    report_shuffled(table, spot);
}

// Gives the counters of the first objects to the second ones, one for one.
static void bring_counters(State *state, const ObjectId *from, const ObjectId *to,
                           int n)
{
    uint16_t old[OBJECTS_MAX];

    for (int k = 0; k < state->counters_n; k++) {
        uint16_t *column = state->counters[k];

        for (int i = 0; i < n; i++) old[i] = column[from[i]];
        for (int i = 0; i < n; i++) column[to[i]] = old[i];
    }
}

// Says where the references to the objects of a spot lead now.
typedef struct {
    uint16_t n;
    Ref from[OBJECTS_MAX], to[OBJECTS_MAX];
} Renamed;

static void rename_ref(const Renamed *renamed, Ref *ref)
{
    for (int i = 0; ref->id && i < renamed->n; i++) {
        if (!ref_equal(*ref, renamed->from[i])) continue;
        *ref = renamed->to[i];
        return;
    }
}

static void rename_all(State *state, const Renamed *renamed)
{
    for (int i = 0; i < state->modifiers_n; i++) {
        rename_ref(renamed, &state->modifiers[i].object);
        rename_ref(renamed, &state->modifiers[i].source);
        rename_ref(renamed, &state->modifiers[i].subject);
    }
    for (int i = 0; i < state->chain_n; i++) {
        rename_ref(renamed, &state->chain[i].source);
        rename_ref(renamed, &state->chain[i].carrier);
        rename_ref(renamed, &state->chain[i].subject);
    }
    for (int i = 0; i < state->targets_n; i++) rename_ref(renamed, &state->targets[i]);
    for (int i = 0; i < state->happened_n; i++) {
        Happened *kept = &state->happened[i];
        Ref ref = {kept->object, kept->generation};

        rename_ref(renamed, &ref);
        kept->object = ref.id;
        kept->generation = ref.generation;
    }
}

void shuffle_ids(Table *table, SpotId spot, ObjectId *follow, int n)
{
    State *state = table->state;
    Object old[OBJECTS_MAX];
    ObjectId ids[OBJECTS_MAX], now[OBJECTS_MAX];
    Renamed renamed;

    renamed.n = 0;
    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next) {
        now[renamed.n] = ids[renamed.n] = id;
        old[renamed.n] = state->objects[id];
        renamed.from[renamed.n++] = object_ref(state, id);
    }
    for (int i = renamed.n - 1; i > 0; i--) {
        // No player sees which id is which, so a scenario cannot say it beforehand.
        const int k = table->foretold ? i : random_below(state, i + 1);
        const ObjectId id = now[i];

        now[i] = now[k];
        now[k] = id;
    }
    bring_counters(state, ids, now, renamed.n);
    for (int i = 0; i < renamed.n; i++) {
        Object *object = &state->objects[now[i]];
        const uint16_t generation = object->generation;

        *object = old[i];
        marked_note(table, now[i], object->statuses);
        object->generation = object_next_generation(table, generation);
        object->prev = i ? now[i - 1] : 0;
        object->next = i + 1 < renamed.n ? now[i + 1] : 0;
        renamed.to[i] = object_ref(state, now[i]);
        for (int k = 0; k < n; k++)
            if (follow[k] == ids[i]) follow[k] = (ObjectId)(OBJECTS_MAX + i);
    }
    for (int k = 0; k < n; k++)
        if (follow[k] >= OBJECTS_MAX) follow[k] = now[follow[k] - OBJECTS_MAX];
    if (renamed.n) {
        state->spots[spot].first = now[0];
        state->spots[spot].last = now[renamed.n - 1];
    }
    rename_all(state, &renamed);
    report_shuffled(table, spot);
}
