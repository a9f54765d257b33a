// object.c -- creates, moves and removes objects; with object_change.c the only code that
// writes them.
//
// The list of a spot and the spot of its objects are written together. Most changes of
// objects without abilities leave the list of active objects as it is: to gather it anew
// is the costliest part of a move.

#include "engine/kernel/table/object_inside.h"

#include <string.h>

#include "engine/base/number.h"
#include "engine/kernel/table/granted.h"
#include "engine/kernel/table/modifying.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/kernel/table/table.h"

// Returns the types that a card off the board gives itself (366.2.a).
static unsigned types_reached(const Table *table, ObjectId id)
{
    unsigned types = 0;
    Reached found;

    if (!table->library->reached.types || table->reaching || !table->rules->reached ||
        !(object_card(table, id)->interest.reaches & REACHES_ITSELF))
        return 0;
    if (object_on_board(table, id) || table->state->objects[id].spot == NOWHERE)
        return 0;
    for (int k = 0; table->rules->reached(table, id, k, &found); k++)
        if (found.grant->kind == GRANT_TYPE) types |= (unsigned)found.grant->value;
    return types;
}

// A reader may ask for types between two steps, when gifts are not worked out yet.
unsigned object_given_types(const Table *table, ObjectId id)
{
    const State *state = table->state;
    unsigned types = types_reached(table, id);

    if (table_is_stale(state) && table->rules->derive) table->rules->derive(table);
    for (int i = granted_first(table, id, GIFT_TYPE); i >= 0;
         i = granted_next(table, i))
        if (state->granted[i].loss == GRANTED_TYPE)
            types |= (unsigned)state->granted[i].value;
    return types;
}

static SpotId host_location(const Table *table, SpotId spot)
{
    const int n = spot_index(table, spot);

    for (int zone = 0; zone < table->rules->zones_n; zone++) {
        const ZoneRow *row = &table->rules->zones[zone];

        if (row->scope == SCOPE_HOST && row->flags & ZONE_LOCATION) {
            return spot_of(table, zone, n);
        }
    }
    return spot;
}

SpotId object_location_at(const Table *table, SpotId spot)
{
    const ZoneRow *row = &table->rules->zones[spot_zone(table, spot)];

    if (row->scope == SCOPE_HOST && !(row->flags & ZONE_LOCATION)) {
        return host_location(table, spot);
    }
    if (!(row->flags & ZONE_BOARD)) return NOWHERE;
    if (row->beside) return spot_of(table, row->beside - 1, spot_index(table, spot));
    return spot;
}

SpotId object_location(const Table *table, ObjectId id)
{
    return object_location_at(table, table->state->objects[id].spot);
}

static void unlink_object(State *state, ObjectId id)
{
    Object *object = &state->objects[id];
    Spot *spot = &state->spots[object->spot];

    if (object->prev)
        state->objects[object->prev].next = object->next;
    else
        spot->first = object->next;
    if (object->next)
        state->objects[object->next].prev = object->prev;
    else
        spot->last = object->prev;
    object->next = object->prev = 0;
    spot->n--;
}

static void link_object(State *state, ObjectId id, SpotId to, End end)
{
    Object *object = &state->objects[id];
    Spot *spot = &state->spots[to];

    object->spot = to;
    object->next = end == TO_TOP ? spot->first : 0;
    object->prev = end == TO_TOP ? 0 : spot->last;
    if (object->prev)
        state->objects[object->prev].next = id;
    else
        spot->first = id;
    if (object->next)
        state->objects[object->next].prev = id;
    else
        spot->last = id;
    spot->n++;
}

// Returns the lowest free id, so that the same moves give the same ids. Each object that is
// there lies in one spot.
static ObjectId free_id(const State *state)
{
    int there = 0;

    for (int i = 0; i < state->spots_n; i++) there += state->spots[i].n;
    for (ObjectId id = 1; id <= state->objects_n && there < state->objects_n; id++) {
        if (!state->objects[id].card) return id;
    }
    return (ObjectId)(state->objects_n + 1);
}

int object_room(const State *state)
{
    int n = OBJECTS_MAX - 1 - state->objects_n;

    for (ObjectId id = 1; id <= state->objects_n; id++) n += !state->objects[id].card;
    return n;
}

uint16_t object_next_generation(Table *table, uint16_t generation)
{
    table_room(table, LIMIT_IDENTITIES, generation, 1);
    return (uint16_t)(generation + 1);
}

// Marks the object as stale if its abilities work where it is now.
static void mark_stale(Table *table, ObjectId id)
{
    Object *object = &table->state->objects[id];

    if (table->spot_flags[object->spot] & (ZONE_BOARD | ZONE_ACTIVE))
        object->flags |= OBJECT_STALE;
}

ObjectId object_create(Table *table, CardId card, PlayerId owner, SpotId spot)
{
    State *state = table->state;
    const ObjectId id = free_id(state);
    Object *object = &state->objects[id];
    uint16_t generation;

    // Callers have the card from a deck or by a name that was found.
    ASSERT(card);
    table_room(table, LIMIT_OBJECTS, id, 1);
    generation = id <= state->objects_n ? object->generation : 0;
    memset(object, 0, sizeof *object);
    object_no_counters(state, id);
    if (id > state->objects_n) state->objects_n = id;
    object->card = card;
    object->generation = object_next_generation(table, generation);
    object->owner = object->controller = owner;
    object->since = state->turn;
    link_object(state, id, spot, TO_BOTTOM);
    if (object_is_gathered(table, id)) table_ungather_at(table, id);
    table_changed(table, object_reads_of_being(table, id, true));
    mark_stale(table, id);
    return id;
}

void object_create_spaces(const Table *table, State *state)
{
    const Spaces *spaces = table->library->spaces;

    for (int i = 0; spaces && i < spaces->n; i++) {
        const ObjectId id = (ObjectId)(1 + i);
        const int zone = table->rules->spaces.zone - 1;

        memset(&state->objects[id], 0, sizeof state->objects[id]);
        object_no_counters(state, id);
        state->objects_n = id;
        state->objects[id].card = spaces->cards[i];
        state->objects[id].generation = 1;
        state->objects[id].flags = OBJECT_STALE;
        link_object(state, id, spot_of(table, zone, i), TO_BOTTOM);
    }
}

ObjectId object_create_token(Table *table, CardId card, PlayerId owner, SpotId spot)
{
    const ObjectId id = object_create(table, card, owner, spot);

    table->state->objects[id].flags |= OBJECT_TOKEN;
    return id;
}

// Returns whether the modifier changes nothing but its object, as far as values are
// derived.
static bool is_of_object_alone(const Modifier *modifier)
{
    return modifier->kind == MODIFIER_STAT || modifier->kind == MODIFIER_SPENT ||
           modifier->kind == MODIFIER_PREVENT || modifier->kind == MODIFIER_PREVENTED ||
           modifier->kind == MODIFIER_SEEN;
}

// Counters and keywords that were given without an end go as well (124.1, 704.1, 748,
// 801.3.a.3, 801.3.b.2). A link to what is being played waits for what enters
// (modifier_follow).
void object_drop_modifiers(Table *table, Ref gone)
{
    State *state = table->state;
    int kept = 0, copied = 0;
    bool alone = true;

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        const bool waits = m->kind == MODIFIER_LINKED && m->keeps;

        if (m->kind != MODIFIER_DELAYED && !waits && ref_equal(m->object, gone)) {
            // The oldest copy effect knows what the object is by itself.
            if (m->kind == MODIFIER_COPY && !copied++)
                state->objects[gone.id].card = (CardId)m->n;
            alone &= is_of_object_alone(m);
            modifying_went(table, m->kind);
            continue;
        }
        state->modifiers[kept++] = *m;
    }
    if (kept < state->modifiers_n) table_changed(table, alone ? 0 : READS_ANYTHING);
    state->modifiers_n = (uint16_t)kept;
}

void object_set_host(State *state, ObjectId id, ObjectId host)
{
    Object *object = &state->objects[id];

    state->attached_n =
        (uint16_t)(state->attached_n + (host != 0) - (object->host != 0));
    object->host = host;
}

static void detach_all(State *state, ObjectId host)
{
    for (ObjectId id = object_first_attached(state, host); id;
         id = object_next_attached(state, id, host))
        object_set_host(state, id, 0);
}

static LastKnown *remember_object(Table *table, ObjectId id)
{
    const int counters_n = table->state->counters_n;
    LastKnown *known;

    if (table->last_known_n == LAST_KNOWN_MAX) {
        if (table->stepping) table_limit(table, LIMIT_LAST_KNOWN);
        table->last_known_n = 0; // outside of a step nobody reads them
    }
    known = &table->last_known[table->last_known_n++];
    known->ref = object_ref(table->state, id);
    known->object = table->state->objects[id];
    for (int i = 0; i < counters_n; i++)
        known->counters[i] = table->state->counters[i][id];
    known->item = table->resolving;
    known->now = (Ref){0, 0};
    for (int i = 0; i < table->rules->numbers_n; i++) {
        const int16_t *number = table_number(table, table->state, i, id);

        known->numbers[i] = number ? *number : 0;
    }
    return known;
}

static void forget_numbers(const Table *table, State *state, ObjectId id)
{
    state->objects[id].stat = 0;
    for (int i = 1; i < table->rules->numbers_n; i++) {
        int16_t *number = table_number(table, state, i, id);

        if (number) *number = 0;
    }
}

static void renew(Table *table, ObjectId id)
{
    Object *object = &table->state->objects[id];
    const Ref old = object_ref(table->state, id);

    if (object->controller != object->owner) table_changed(table, READS_CONTROL);
    object_drop_modifiers(table, old);
    detach_all(table->state, id);
    object_set_host(table->state, id, 0);
    granted_drop(table, id);
    object->statuses = 0;
    object->flags &= OBJECT_TOKEN;
    object->controller = object->owner;
    forget_numbers(table, table->state, id);
    object_no_counters(table->state, id);
    object->harmed_by = object->harmed_in = 0;
    object->struck = 0;
    object->harmed_with = 0;
    object->generation = object_next_generation(table, object->generation);
    object->since = table->state->turn;
}

// Returns the face by which the object is known when it has ceased to exist, 0: not all have
// seen it.
static int16_t face_to_keep(const Table *table, const Object *object)
{
    const int hidden = ZONE_SECRET | ZONE_PRIVATE;

    if (object->flags & OBJECT_FACEDOWN || table->spot_flags[object->spot] & hidden)
        return 0;
    return object->card <= NUMBER_MAX ? (int16_t)object->card : 0;
}

void object_remove(Table *table, ObjectId id)
{
    Object *object = &table->state->objects[id];
    const uint16_t generation = object->generation;
    const int16_t face = face_to_keep(table, object);

    if (object_is_gathered(table, id)) table_ungather_at(table, id);
    table_changed(table, object_reads_of_being(table, id, false));
    unlink_object(table->state, id);
    object_drop_modifiers(table, object_ref(table->state, id));
    forget_numbers(table, table->state, id);
    detach_all(table->state, id);
    object_set_host(table->state, id, 0);
    granted_drop(table, id);
    memset(object, 0, sizeof *object);
    object_no_counters(table->state, id);
    object->generation = object_next_generation(table, generation);
    object->stat = face;
}

// Brings the numbers of the object in the State up to date. It stands apart: mostly nothing with
// numbers leaves.
__attribute__((noinline)) static void bring_up_to_date(Table *table, ObjectId id)
{
    const Rules *rules = table->rules;

    if (!table_is_stale(table->state)) return;
    if (!rules->derive_one || !object_has_numbers(table, id)) {
        rules->derive(table);
        return;
    }
    table_widen_numbers(table);
    for (int i = 0; i < rules->numbers_n; i++) {
        const int n = rules->derive_one(table, i, id);

        *table_number(table, table->state, i, id) = (int16_t)n;
    }
}

// Returns whether the numbers of an object must be worked out before it moves, because
// the Table remembers them when it leaves the board.
static bool leaves_numbers(const Table *table, ObjectId id)
{
    return !table->together &&
           spot_is(table, table->state->objects[id].spot, ZONE_BOARD) &&
           (object_has_numbers(table, id) || table->library->gives_types ||
            !table->rules->numbers_n);
}

void object_settle(Table *table, ObjectId id)
{
    if (leaves_numbers(table, id)) bring_up_to_date(table, id);
}

void object_move_together(Table *table)
{
    table->together++;
}

void object_moved(Table *table)
{
    // Callers in C pair these.
    ASSERT(table->together > 0);
    table->together--;
}

// Returns whether the object, which moves on the board, keeps its place in the list of active
// objects, which has them in the order of their spots.
static bool keeps_place(const Table *table, ObjectId id, SpotId spot)
{
    const Object *objects = table->state->objects;
    const int place = table->active_at[id], last = table->active_n - 1;

    if (place > last || table->active[place] != id) return false;
    if (place && objects[table->active[place - 1]].spot >= spot) return false;
    return place == last || objects[table->active[place + 1]].spot > spot;
}

// Notes that the object has moved, which may have been in the list of active objects.
static void list_moved(Table *table, ObjectId id, bool was_gathered, bool keeps)
{
    const bool gathered = object_is_gathered(table, id);

    if (keeps && was_gathered && gathered)
        table_hear(table, id);
    else if (was_gathered || gathered)
        table_ungather_at(table, id);
}

Ref object_move(Table *table, ObjectId id, SpotId spot, End end)
{
    State *state = table->state;
    Object *object = &state->objects[id];
    const bool stays =
        spot_is(table, object->spot, ZONE_BOARD) && spot_is(table, spot, ZONE_BOARD);
    const bool chain =
        table->rules->zones[spot_zone(table, spot)].scope == SCOPE_SHARED;
    LastKnown *known = NULL;
    bool was_gathered, keeps;
    uint64_t reads;

    if (!stays) {
        object_settle(table, id);
        known = remember_object(table, id);
    }
    was_gathered =
        object_is_gathered(table, id); // deriving may have granted it something
    if ((object->flags & OBJECT_TOKEN) && !spot_is(table, spot, ZONE_BOARD) && !chain) {
        object_remove(table, id);
        return (Ref){0, 0};
    }
    reads = object_reads_of_move(table, id, spot);
    keeps = stays && keeps_place(table, id, spot);
    unlink_object(state, id);
    if (!stays) renew(table, id);
    link_object(state, id, spot, end);
    mark_stale(table, id);
    if (known) known->now = object_ref(state, id);
    list_moved(table, id, was_gathered, keeps);
    table_changed(table, reads);
    return object_ref(state, id);
}

const LastKnown *object_last_known(const Table *table, Ref ref)
{
    for (int i = table->last_known_n - 1; i >= 0; i--) {
        const LastKnown *known = &table->last_known[i];

        if (ref_equal(known->ref, ref)) return known;
    }
    return NULL;
}

Ref object_now(const Table *table, Ref ref)
{
    for (int i = 0; i < 4 && !ref_lives(table->state, ref); i++) {
        const LastKnown *known = object_last_known(table, ref);

        if (!known || !known->now.id) return (Ref){0, 0};
        ref = known->now;
    }
    return ref;
}
