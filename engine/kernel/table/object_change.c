// object_change.c -- changes of an object that stays where it is: its face, statuses, flags,
// counters, who has it, what it is attached to.

#include "engine/kernel/table/object_inside.h"

#include <string.h>

#include "engine/base/number.h"
#include "engine/kernel/table/chance.h"
#include "engine/kernel/table/marked.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/table.h"

static void take_new_identity(Table *table, ObjectId id)
{
    Object *object = &table->state->objects[id];

    object->generation = object_next_generation(table, object->generation);
}

static void swap_faces(Table *table, ObjectId a, ObjectId b)
{
    Object *x = &table->state->objects[a], *y = &table->state->objects[b];
    const CardId card = x->card;
    const uint32_t status = x->statuses;

    x->card = y->card;
    x->statuses = y->statuses;
    y->card = card;
    y->statuses = status;
    marked_note(table, a, x->statuses);
    marked_note(table, b, y->statuses);
}

// The faces that objects had, in the order of a list.
typedef struct {
    CardId cards[OBJECTS_MAX];
    uint32_t statuses[OBJECTS_MAX];
} Faces;

void object_mix(Table *table, const ObjectId *ids, int n)
{
    Object *objects = table->state->objects;
    uint16_t order[OBJECTS_MAX];
    Faces old;

    chance_order(table, ids, n, order);
    for (int i = 0; i < n; i++) {
        old.cards[i] = objects[ids[i]].card;
        old.statuses[i] = objects[ids[i]].statuses;
    }
    for (int i = 0; i < n; i++) {
        objects[ids[i]].card = old.cards[order[i]];
        objects[ids[i]].statuses = old.statuses[order[i]];
        marked_note(table, ids[i], objects[ids[i]].statuses);
    }
    for (int i = 0; i < n; i++) take_new_identity(table, ids[i]);
}

void object_exchange(Table *table, ObjectId a, ObjectId b)
{
    if (a == b) return;
    swap_faces(table, a, b);
    take_new_identity(table, a);
    take_new_identity(table, b);
    table_regather(table);
}

void object_set_status(Table *table, ObjectId id, int status, bool on)
{
    Object *object = &table->state->objects[id];
    const uint32_t bit = 1u << status;

    if (((object->statuses & bit) != 0) == on) return;
    object->statuses = on ? object->statuses | bit : object->statuses & ~bit;
    if (on) marked_note(table, id, bit);
    table_changed(table, reads_of_statuses(UINT64_C(1) << status));
}

bool object_has_status(const Table *table, ObjectId id, int status)
{
    return (table->state->objects[id].statuses >> status) & 1u;
}

// Returns the READS_ bits of a flag of the object.
static uint64_t reads_of_flag(const Table *table, ObjectId id, int flag)
{
    if (flag == OBJECT_FACEDOWN) return READS_FLAGS | object_reads_of_face(table, id);
    if (flag & ~(OBJECT_EXHAUSTED | OBJECT_REVEALED | OBJECT_LEAVING | OBJECT_LOST))
        return READS_PLACES | READS_FLAGS | READS_CHANGES;
    return flag & OBJECT_LOST ? READS_CHANGES : READS_FLAGS;
}

void object_set_flag(Table *table, ObjectId id, int flag, bool on)
{
    Object *object = &table->state->objects[id];

    if (((object->flags & flag) != 0) == on) return;
    object->flags = (uint8_t)(on ? object->flags | flag : object->flags & ~flag);
    if (flag & (OBJECT_FACEDOWN | OBJECT_GRANTED)) table_ungather_at(table, id);
    table_changed(table, reads_of_flag(table, id, flag));
}

void object_count(Table *table, ObjectId id, int counter, int n)
{
    table->state->counters[counter][id] = number_count(n);
    table_changed(table, reads_of_counter(counter));
}

void object_become(Table *table, ObjectId id, CardId card)
{
    object_drop_modifiers(table, object_ref(table->state, id));
    table->state->objects[id].card = card;
    table->state->objects[id].flags |= OBJECT_TOKEN;
    table_regather(table);
}

void object_replace(Table *table, ObjectId id, CardId card, bool token)
{
    Object *object = &table->state->objects[id];

    object->card = card;
    object->flags =
        (uint8_t)(token ? object->flags | OBJECT_TOKEN : object->flags & ~OBJECT_TOKEN);
    table_regather(table);
}

void object_transform(Table *table, ObjectId id, CardId card)
{
    Object *object = &table->state->objects[id];

    object_drop_modifiers(table, object_ref(table->state, id));
    object->card = card;
    object->statuses = 0;
    object_no_counters(table->state, id);
    memset(object->additional_paid, 0, sizeof object->additional_paid);
    table_changed(table, READS_STATUSES | READS_COUNTERS);
    table_regather(table);
}

void object_control(Table *table, ObjectId id, PlayerId player)
{
    const bool same = table->state->objects[id].controller == player;

    table->state->objects[id].controller = player;
    table_changed(table, same ? 0 : object_reads_of_control(table, id));
}

void object_own(Table *table, ObjectId id, PlayerId player)
{
    if (table->state->objects[id].owner != player) table_changed(table, READS_CONTROL);
    table->state->objects[id].owner = player;
    object_control(table, id, player);
}

// An object has one host at a time and shares nothing with it but the place (719.4,
// 719.4.a).
void object_attach(Table *table, ObjectId id, ObjectId host)
{
    const uint64_t before = object_reads_of_attaching(table, id);

    object_set_host(table->state, id, host);
    // The list of active objects has their hosts too.
    if (object_is_gathered(table, id)) table_ungather_at(table, id);
    table_changed(table, before | object_reads_of_attaching(table, id));
}
