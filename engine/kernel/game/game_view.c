// game_view.c -- takes out of a State all that a player may not know.
//
// A view is a State too, so screens and bots read one structure. It may hold nothing from
// which a hidden face or order follows: no generation, no memory, no order of a list.

#include "engine/kernel/game/game.h"

#include <string.h>

#include "engine/kernel/table/spot.h"

// Returns whether an effect lets [player] look at what the other one has hidden on the
// board.
static bool was_shown(const State *state, PlayerId other, PlayerId player)
{
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_SEES && m->controller == player &&
            m->about == other + 1)
            return true;
    }
    return false;
}

bool game_shows_faces(const Table *table, SpotId spot)
{
    return !(table->spot_flags[spot] & (ZONE_SECRET | ZONE_PRIVATE));
}

// Its zone is public, private or secret (109, 128.3-5, 129.4, TR 502.4).
bool game_shows_face(const State *state, const Table *table, const Object *object,
                     PlayerId player)
{
    const int flags = table->rules->zones[table->spot_zone[object->spot]].flags;

    if (object->flags & OBJECT_REVEALED) return true;
    if (flags & ZONE_SECRET) return false;
    if (!(flags & ZONE_PRIVATE)) return true;
    if (player == object->controller) return true;
    return flags & ZONE_BOARD && was_shown(state, object->controller, player);
}

bool game_shows_order(const Table *table, SpotId spot)
{
    const int flags = table->rules->zones[table->spot_zone[spot]].flags;

    return !(flags & ZONE_SECRET) && flags & (ZONE_BOARD | ZONE_ORDERED);
}

void game_hide_face(Object *object)
{
    object->card = 0;
    object->generation = 0;
    object->statuses = 0;
    object->stat = 0;
    memset(object->additional_paid, 0, sizeof object->additional_paid);
    object->flags &= (uint8_t)~OBJECT_DERIVED;
    if (!(object->flags & OBJECT_FACEDOWN)) object->since = 0;
}

static void hide_numbers(State *view, const Table *table, ObjectId id)
{
    for (int i = 1; i < table->rules->numbers_n; i++) {
        int16_t *number = table_number(table, view, i, id);

        if (number) *number = 0;
    }
}

// Lists the objects of a spot by id, so that their order says nothing.
static void sort_spot(State *view, SpotId spot)
{
    ObjectId ids[OBJECTS_MAX];
    int n = 0;

    // They mostly lie by their ids already: a shuffle moves faces, not objects.
    for (ObjectId id = view->spots[spot].first; id; id = view->objects[id].next) {
        int at = n++;

        for (; at && ids[at - 1] > id; at--) ids[at] = ids[at - 1];
        ids[at] = id;
    }
    for (int i = 0; i < n; i++) {
        view->objects[ids[i]].prev = i ? ids[i - 1] : 0;
        view->objects[ids[i]].next = i + 1 < n ? ids[i + 1] : 0;
    }
    view->spots[spot].first = n ? ids[0] : 0;
    view->spots[spot].last = n ? ids[n - 1] : 0;
}

// Drops what passives grant to unknown objects: it would tell what these are.
static void hide_grants(State *view)
{
    int n = 0;

    for (int i = 0; i < view->granted_n; i++) {
        const Granted granted = view->granted[i];

        if (view->objects[granted.object].card) view->granted[n++] = granted;
    }
    view->granted_n = (uint16_t)n;
}

static void hide_ref(const State *view, Ref *ref)
{
    if (ref->id && !view->objects[ref->id].card) *ref = (Ref){0, 0};
}

// Drops what is remembered of objects that lie hidden now: it would tell which they are.
static void hide_private_memory(State *view)
{
    hide_grants(view);
    for (ObjectId id = 1; id <= view->objects_n; id++) {
        Object *object = &view->objects[id];

        if (!view->objects[object->harmed_with].card) object->harmed_with = 0;
    }
    for (int i = 0; i < view->happened_n; i++) {
        Happened *kept = &view->happened[i];

        if (kept->with != WITH_BLOW && !view->objects[kept->with_object].card)
            kept->with_object = 0;
        if (!kept->object || view->objects[kept->object].card) continue;
        kept->card = 0;
        kept->object = 0;
        kept->holds = 0;
        kept->generation = 0;
    }
    for (int i = 0; i < view->modifiers_n; i++) {
        hide_ref(view, &view->modifiers[i].subject);
        hide_ref(view, &view->modifiers[i].object);
        hide_ref(view, &view->modifiers[i].source);
        if (!view->modifiers[i].source.id) view->modifiers[i].made_by = 0;
    }
}

void game_view(const State *state, const Table *table, PlayerId player, State *view)
{
    // An agent looks in the middle of a step, where derived numbers may still be stale.
    if (state == table->state) table_derive(table_scratch(table));
    state_copy(view, state);
    view->random[0] = view->random[1] = 0;
    // The changes, and the reads of values, may be hidden.
    view->dirty = table_is_stale(state) ? READS_ANYTHING : 0;
    view->reads = view->gift_reads = view->gift_seen = 0;
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];

        view->objects[id].flags &= (uint8_t)~OBJECT_STALE; // as `dirty`
        if (object->card && !game_shows_face(state, table, object, player)) {
            game_hide_face(&view->objects[id]);
            hide_numbers(view, table, id);
        }
    }
    for (int spot = 0; spot < table->spots_n; spot++)
        if (!game_shows_order(table, (SpotId)spot)) sort_spot(view, (SpotId)spot);
    hide_private_memory(view);
    if (!state->over) memset(&view->ending, 0, sizeof view->ending);
    if (table->rules->hide) table->rules->hide(view->rules_state, player);
}
