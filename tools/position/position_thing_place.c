// position_thing_place.c -- the keys of where a thing is, what it is attached to, and whose
// the place is that it is.

#include <strings.h>

#include "engine/kernel/table/object.h"
#include "engine/play/play_scenario.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_same.h"
#include "tools/position/position_thing_inside.h"

static json_t *read_host(const PositionView *view, ObjectId id, const char *key)
{
    const ObjectId host = view->state->objects[id].host;

    (void)key;
    return host ? json_string(position_card_name(view->table, host)) : json_false();
}

static void write_host(const PositionView *view, ObjectId id, json_t *json,
                       json_t *marks)
{
    const ObjectId host = view->state->objects[id].host;

    (void)marks;
    if (host) json_safe_set(json, "attached_to", json_integer(host));
}

const ThingKey position_thing_attached_to = {
    .key = "attached_to", .read_thing = read_host, .write_thing = write_host};

// ---- where it is

static json_t *read_on_board(const PositionView *view, ObjectId id, const char *key)
{
    (void)key;
    return json_boolean(object_on_board(view->table, id));
}

const ThingKey position_thing_on_board = {.key = "on_board",
                                          .read_thing = read_on_board};

static json_t *read_at(const PositionView *view, ObjectId id, const char *key)
{
    const Object *object = &view->state->objects[id];

    (void)key;
    return position_view_place(view, object->spot, object->controller);
}

// The place of a thing may be told as its controller says it, or with a side.
static bool is_at(const PositionView *view, ObjectId id, const json_t *wanted,
                  const json_t *found)
{
    const Object *object = &view->state->objects[id];
    const char *text = json_string_value(wanted);

    if (position_same(wanted, found)) return true;
    return text && object->spot != NOWHERE &&
           position_spot(view->table, view->players, text, object->controller) ==
               object->spot;
}

const ThingKey position_thing_at = {.key = "at", .read_thing = read_at, .fits = is_at};

// Returns whose the place [id] is, by the claim of that name.
static json_t *read_place(const PositionView *view, ObjectId id, const char *key)
{
    const Rules *rules = view->table->rules;
    const PlayPlaces *places = position_rows(rules)->places;
    const PlayClaim *claim = play_scenario_places(rules, key);

    for (int i = 0; claim && places && i < places->count(view->state); i++)
        if (places->object(view->state, i) == id)
            return position_view_player(view,
                                        (PlayerId)claim->value_at(view->table, i));
    return NULL;
}

const ThingKey position_thing_places = {.read_thing = read_place};
