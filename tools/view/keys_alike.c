// keys_alike.c -- tells which options differ in nothing that the reader sees.
//
// Such options share a line. In doubt two options are not alike. A thing stands alone if
// anything points to it or is attached to it, or if it has another history in this turn.

#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/play/play_places.h"
#include "tools/view/keys_inside.h"

// Returns whether the thing is one that the board only counts.
static bool is_tallied(const Scene *scene, ObjectId id)
{
    const Card *card = scene_face(scene, id);

    return card && card->types & scene_board(scene)->tallied;
}

static void name_thing(KeyLikeness *like, ObjectId id)
{
    like->named[id] = true;
}

void keys_likeness(KeyLikeness *like, const Scene *scene, const Question *question)
{
    const State *state = &scene->state;

    *like = (KeyLikeness){.scene = scene, .question = question};
    for (int i = 0; i < state->modifiers_n; i++) {
        name_thing(like, state->modifiers[i].object.id);
        name_thing(like, state->modifiers[i].source.id);
        name_thing(like, state->modifiers[i].subject.id);
    }
    for (int i = 0; i < state->targets_n; i++) name_thing(like, state->targets[i].id);
    for (int i = 0; i < state->chain_n; i++) {
        name_thing(like, state->chain[i].object.id);
        name_thing(like, state->chain[i].source.id);
        name_thing(like, state->chain[i].subject.id);
    }
    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *it = &state->objects[id];

        if (it->spot == NOWHERE) continue;
        name_thing(like, it->harmed_with);
        name_thing(like, it->host);
        if (it->host) name_thing(like, id);
    }
}

// Counts what happened to the object in this turn, event by event.
static bool have_same_past(const State *state, ObjectId a, ObjectId b)
{
    int events[256] = {0};

    for (int i = 0; i < state->happened_n; i++) {
        const Happened *it = &state->happened[i];

        if (it->object == a) events[it->event] += 1 + it->more;
        if (it->object == b) events[it->event] -= 1 + it->more;
    }
    for (int i = 0; i < 256; i++)
        if (events[i]) return false;
    return true;
}

static int granted_from(const State *state, int at, ObjectId id)
{
    while (at < state->granted_n && state->granted[at].object != id) at++;
    return at;
}

static bool have_same_grants(const State *state, ObjectId a, ObjectId b)
{
    int i = granted_from(state, 0, a), j = granted_from(state, 0, b);

    for (; i < state->granted_n && j < state->granted_n;
         i = granted_from(state, i + 1, a), j = granted_from(state, j + 1, b)) {
        const Granted *x = &state->granted[i], *y = &state->granted[j];

        if (x->clause != y->clause || x->value != y->value || x->cost != y->cost ||
            x->keyword != y->keyword || x->loss != y->loss)
            return false;
    }
    return i >= state->granted_n && j >= state->granted_n;
}

static bool have_same_numbers(const Scene *scene, ObjectId a, ObjectId b)
{
    for (int i = 1; i < scene->table->rules->numbers_n; i++)
        if (scene_number(scene, i, a) != scene_number(scene, i, b)) return false;
    return true;
}

// Returns whether the faces and all that is marked on them are the same.
static bool are_faces_alike(const State *state, ObjectId a, ObjectId b)
{
    const Object *x = &state->objects[a], *y = &state->objects[b];

    return x->card && x->card == y->card && x->statuses == y->statuses &&
           x->stat == y->stat && x->controller == y->controller &&
           x->flags == y->flags && state_counters_equal(state, a, b) &&
           !memcmp(x->additional_paid, y->additional_paid, sizeof x->additional_paid);
}

// Returns whether cards that the reader does not know lie at [spot] like any other.
static bool is_unknown(const Scene *scene, SpotId spot)
{
    return spot != NOWHERE && !spot_is(scene->table, spot, ZONE_BOARD);
}

static bool are_objects_alike(const KeyLikeness *like, ObjectId a, ObjectId b)
{
    const Scene *scene = like->scene;
    const State *state = &scene->state;
    const Object *x = &state->objects[a], *y = &state->objects[b];

    if (!x->card && !y->card)
        return x->spot == y->spot && is_unknown(scene, x->spot) &&
               object_face(state, a) == object_face(state, b);
    if (!are_faces_alike(state, a, b) || x->spot != y->spot || x->owner != y->owner)
        return false;
    if (like->named[a] || like->named[b]) return false;
    if (!have_same_grants(state, a, b) || !have_same_numbers(scene, a, b)) return false;
    if (x->spot == NOWHERE || !spot_is(scene->table, x->spot, ZONE_BOARD)) return true;
    if (is_tallied(scene, a)) return true;
    if ((x->since == state->turn) != (y->since == state->turn)) return false;
    return x->harmed_by == y->harmed_by && x->struck == y->struck &&
           have_same_past(state, a, b);
}

// Returns whether nothing but the place itself is there, in any of its zones.
static bool is_bare(const Scene *scene, ObjectId place, int index)
{
    const Rules *rules = scene->table->rules;

    for (int zone = 0; zone < rules->zones_n; zone++) {
        if (rules->zones[zone].scope != SCOPE_HOST) continue;
        for (ObjectId id = scene_first(scene, zone, index); id;
             id = scene_next(scene, id))
            if (id != place) return false;
    }
    return true;
}

static bool are_places_alike(const KeyLikeness *like, SpotId a, SpotId b)
{
    const Scene *scene = like->scene;
    const State *state = &scene->state;
    const Table *table = scene->table;
    const ObjectId x = scene_place(scene, a), y = scene_place(scene, b);
    const BoardPlaces *rows = scene_board(scene)->places;

    if (!x || !y || !rows || table->spot_zone[a] != table->spot_zone[b]) return false;
    if (!are_faces_alike(state, x, y)) return false;
    if (like->named[x] || like->named[y]) return false;
    const int i = spot_index(table, a), j = spot_index(table, b);
    if (!is_bare(scene, x, i) || !is_bare(scene, y, j)) return false;
    if (rows->disputed && rows->disputed_by(state, i) != rows->disputed_by(state, j))
        return false;
    return have_same_grants(state, x, y) && have_same_past(state, x, y);
}

// Returns whether two options say the same of their things. The number of an option that
// is a thing alone only says which of several it is.
static bool are_ways_alike(const Scene *scene, const Option *x, const Option *y)
{
    const int role = scene->table->rules->options[x->kind].role;

    if (x->kind != y->kind || x->ref != y->ref || x->form != y->form) return false;
    return x->n == y->n || role == CHOICE_OBJECT;
}

bool keys_alike(const KeyLikeness *like, int a, int b)
{
    const Option *x = &like->question->options[a], *y = &like->question->options[b];

    if (!are_ways_alike(like->scene, x, y)) return false;
    if (!x->object != !y->object) return false;
    if (x->object != y->object && !are_objects_alike(like, x->object, y->object))
        return false;
    if (x->object == y->object && x->spot == y->spot) return x->object && x->n != y->n;
    return x->spot == y->spot || are_places_alike(like, x->spot, y->spot);
}

bool keys_are_alike(const Scene *scene, const Question *question)
{
    KeyLikeness like;

    if (question->kind != ASK_PICK || question->ordered) return false;
    keys_likeness(&like, scene, question);
    for (int i = 1; i < question->options_n; i++)
        if (!keys_alike(&like, 0, i)) return false;
    return question->options_n > 0;
}
