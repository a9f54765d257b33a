// position_place.c -- the places of a position that are objects themselves: put, told, claimed
// and written as JSON.

#include "tools/position/position_place.h"

#include <string.h>
#include <strings.h>

#include "engine/base/err.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play.h"
#include "engine/play/play_board.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_json.h"

static int refuse_count(Reader *reader, size_t named, size_t room)
{
    return err_set(reader->err,
                   CODE_DATA,
                   "the position names %zu %ss, but a %s has %zu",
                   named,
                   reader->rows->places->word,
                   sitting_mode(reader->table->rules, reader->mode).name,
                   room);
}

// Returns whether the card may be one more place than the mode has.
static bool may_be_added(const Reader *reader, ObjectId id)
{
    const PlayPlaces *places = reader->rows->places;
    const Card *card = object_card(reader->table, id);

    return card->supertypes & places->added && strcmp(card->name, places->blank) != 0;
}

// Puts the named card into the place instead of the blank one, or as one more. The mode has
// [room] of them.
static int set_place(Reader *reader, const json_t *json, int place, size_t room)
{
    const PlayPlaces *places = reader->rows->places;
    const PlayPart part = {
        .key = places->key, .types = reader->rows->place_types, .tokens = true};
    ObjectId id;

    reader->owner = places->bringer(reader->table->state, place);
    reader->part = &part;
    id = position_add_card(
        reader, json, spot_of(reader->table, places->waits_in, reader->owner));
    reader->part = NULL;
    if (!id) return -1;
    if ((size_t)place >= room && !may_be_added(reader, id))
        return refuse_count(reader, (size_t)place + 1, room);
    places->put(reader->table, place, id);
    return 0;
}

static bool names(const json_t *list, const char *name)
{
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)list, i, json)
    {
        if (json_is_string(json) && !strcasecmp(json_string_value(json), name))
            return true;
    }
    return false;
}

// Adds to [list] the places at which [json] puts cards, if they are names of places.
static void note_places(const Reader *reader, json_t *list, const json_t *json)
{
    const char *blank = reader->rows->places->blank, *name;
    json_t *value;

    json_object_foreach((json_t *)json, name, value)
    {
        if (position_home(reader->table->rules, name) >= 0) continue;
        if ((name[0] >= '0' && name[0] <= '9') || strchr(name, '#')) continue;
        if (!strncasecmp(name, blank, strlen(blank))) continue;
        if (!names(list, name)) json_array_append_new(list, json_string(name));
    }
}

static void note_controls(const Reader *reader, json_t *list, const json_t *controls)
{
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)controls, i, json)
    {
        const char *name = json_string_value(json);
        json_t *place = name ? json_pack("{s:[]}", name) : NULL;

        note_places(reader, list, place);
        json_decref(place);
    }
}

static void note_player(const Reader *reader, json_t *list, const json_t *player)
{
    for (int i = 0; i < reader->rows->parts_n; i++) {
        const PlayPart *part = &reader->rows->parts[i];
        const json_t *json = json_object_get(player, part->key);

        if (part->kind == PART_AT_PLACES) note_places(reader, list, json);
        if (part->kind == PART_CONTROLS) note_controls(reader, list, json);
    }
}

// Returns the places that the position lists, then those at which somebody has
// something.
static json_t *places_of(const Reader *reader, const json_t *json)
{
    const json_t *listed = json_object_get(json, reader->rows->places->key);
    json_t *list = json_is_array(listed) ? json_copy((json_t *)listed) : json_array();
    size_t i;
    json_t *player;

    json_array_foreach(json_object_get(json, "players"), i, player)
    {
        note_player(reader, list, player);
    }
    return list;
}

// Sets up the places. There may be fewer than the mode has, and more by cards that may be added.
int position_place_put(Reader *reader, const json_t *json)
{
    const PlayPlaces *places = reader->rows->places;
    json_t *list, *named;
    size_t i, room;
    int failed = 0;

    if (!places) return 0;
    list = places_of(reader, json);
    room = (size_t)places->count(reader->table->state);
    if (json_array_size(list) > (places->added ? HOSTS_MAX : room))
        failed = refuse_count(reader, json_array_size(list), room);
    json_array_foreach(list, i, named)
    {
        if (!failed) failed = set_place(reader, named, (int)i, room);
    }
    json_decref(list);
    return failed;
}

void position_place_tell(const PositionView *view, json_t *json)
{
    const PlayPlaces *places = position_rows(view->table->rules)->places;
    json_t *list = json_array();
    bool blank = true;

    for (int i = 0; places && i < places->count(view->state); i++) {
        const char *name =
            position_card_name(view->table, places->object(view->state, i));

        blank &= !strcmp(name, places->blank);
        json_array_append_new(list, json_string(name));
    }
    if (!blank) json_object_set(json, places->key, list);
    json_decref(list);
}

json_t *position_place_controlled(const PositionView *view, int player)
{
    const PlayPlaces *places = position_rows(view->table->rules)->places;
    const State *state = view->state;
    json_t *list = json_array();

    for (int i = 0; places && i < places->count(state); i++) {
        if (state->objects[places->object(state, i)].controller != player) continue;
        json_array_append_new(
            list,
            position_view_place(view, position_place_spot(view->table, i), player));
    }
    return list;
}

json_t *position_place_claimed(const PositionView *view, const PlayClaim *claim,
                               int player)
{
    const PlayPlaces *places = position_rows(view->table->rules)->places;
    json_t *list = json_array();

    for (int i = 0; places && i < places->count(view->state); i++) {
        const int whose = claim->value_at(view->table, i);

        if (player < 0 ? whose == NOBODY : whose != player) continue;
        json_array_append_new(
            list, position_view_place(view, position_place_spot(view->table, i), -1));
    }
    return list;
}

static json_t *json_of_place(const PositionView *view, const BoardPlaces *places,
                             int index)
{
    const ObjectId id = places->rows->object(view->state, index);
    const Object *object = &view->state->objects[id];
    json_t *json = json_object();

    json_safe_set(json, "index", json_integer(index));
    json_safe_set(json, "object", json_integer(id));
    json_safe_set(json, "card", position_json_card(view->table, object->card));
    json_safe_set(json, "controller", position_json_player(object->controller));
    if (places->disputed)
        json_safe_set(json,
                      places->disputed,
                      position_json_player(places->disputed_by(view->state, index)));
    return json;
}

void position_place_write(const PositionView *view, json_t *json)
{
    const BoardPlaces *places = play_board(view->table->rules)->places;
    json_t *list;

    if (!places) return;
    list = json_array();
    for (int i = 0; i < places->rows->count(view->state); i++)
        json_array_append_new(list, json_of_place(view, places, i));
    json_safe_set(json, places->rows->key, list);
}
