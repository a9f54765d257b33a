// position_thing_own.c -- the keys that every thing has: whose it is, since when it is there,
// its marks.

#include "engine/kernel/table/object.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_json.h"
#include "tools/position/position_thing_inside.h"

static const Object *object_of(const PositionView *view, ObjectId id)
{
    return &view->state->objects[id];
}

// ---- its card

// The card is known when the thing is made.
static int put_nothing(Reader *reader, ObjectId id, const char *key,
                       const json_t *value)
{
    (void)reader, (void)id, (void)key, (void)value;
    return 0;
}

static void tell_card(const PositionView *view, ObjectId id, int lies_at, json_t *json)
{
    (void)lies_at;
    json_object_set_new(json, "card", json_string(position_card_name(view->table, id)));
}

static json_t *read_card(const PositionView *view, ObjectId id, const char *key)
{
    (void)key;
    return json_string(position_card_name(view->table, id));
}

// The card is that by which the thing was found.
static bool always_fits(const PositionView *view, ObjectId id, const json_t *wanted,
                        const json_t *found)
{
    (void)view, (void)id, (void)wanted, (void)found;
    return true;
}

static void write_card(const PositionView *view, ObjectId id, json_t *json,
                       json_t *marks)
{
    const CardId card = object_of(view, id)->card;

    (void)marks;
    json_safe_set(json, "card", position_json_card(view->table, card));
    if (card)
        json_safe_set(
            json, "name", json_safe_text(view->table->library->cards[card].name));
}

const ThingKey position_thing_card = {.key = "card",
                                      .facedown = true,
                                      .off_board = true,
                                      .told_off_board = true,
                                      .put_thing = put_nothing,
                                      .tell_thing = tell_card,
                                      .read_thing = read_card,
                                      .fits = always_fits,
                                      .write_thing = write_card};

// ---- whose it is

static void tell_player(const PositionView *view, const char *key, PlayerId player,
                        int lies_at, json_t *json)
{
    if (player != lies_at && player < view->state->players_n)
        json_object_set_new(json, key, json_string(view->players[player]));
}

static void tell_owner(const PositionView *view, ObjectId id, int lies_at, json_t *json)
{
    tell_player(view, "owner", object_of(view, id)->owner, lies_at, json);
}

static json_t *read_owner(const PositionView *view, ObjectId id, const char *key)
{
    (void)key;
    return position_view_player(view, object_of(view, id)->owner);
}

static void write_owner(const PositionView *view, ObjectId id, json_t *json,
                        json_t *marks)
{
    (void)marks;
    json_safe_set(json, "owner", json_integer(object_of(view, id)->owner));
}

// The owner is known when the thing is made.
const ThingKey position_thing_owner = {.key = "owner",
                                       .facedown = true,
                                       .told_off_board = true,
                                       .put_thing = put_nothing,
                                       .tell_thing = tell_owner,
                                       .read_thing = read_owner,
                                       .write_thing = write_owner};

static int put_controller(Reader *reader, ObjectId id, const char *key,
                          const json_t *value)
{
    const int player = position_player(reader->position, value);

    if (player < 0) return position_bad(reader, "\"%s\" is the name of a player", key);
    object_control(reader->table, id, (PlayerId)player);
    return 0;
}

static void tell_controller(const PositionView *view, ObjectId id, int lies_at,
                            json_t *json)
{
    tell_player(view, "controller", object_of(view, id)->controller, lies_at, json);
}

static json_t *read_controller(const PositionView *view, ObjectId id, const char *key)
{
    (void)key;
    return position_view_player(view, object_of(view, id)->controller);
}

static void write_controller(const PositionView *view, ObjectId id, json_t *json,
                             json_t *marks)
{
    const Object *it = object_of(view, id);

    (void)marks;
    if (it->controller != it->owner)
        json_safe_set(json, "controller", position_json_player(it->controller));
}

const ThingKey position_thing_controller = {.key = "controller",
                                            .facedown = true,
                                            .put_thing = put_controller,
                                            .tell_thing = tell_controller,
                                            .read_thing = read_controller,
                                            .write_thing = write_controller};

// ---- the main number, and since when it is there

static bool stands(const PositionView *view, ObjectId id)
{
    const SpotId spot = object_of(view, id)->spot;

    return spot != NOWHERE && spot_is(view->table, spot, ZONE_BOARD);
}

// Adds the number under the name of its fact.
static void write_main(const PositionView *view, ObjectId id, json_t *json,
                       json_t *marks)
{
    const Rules *rules = view->table->rules;
    const int fact = fact_with_role(rules, FACT_MAIN);
    const Object *it = object_of(view, id);

    (void)marks;
    if (fact < 0 || !it->card || !stands(view, id)) return;
    if (view->table->library->cards[it->card].facts[fact] != FACT_ABSENT)
        json_safe_set(json, rules->facts[fact].name, json_integer(it->stat));
}

const ThingKey position_thing_main = {.write_thing = write_main};

static int put_since(Reader *reader, ObjectId id, const char *key, const json_t *value)
{
    State *state = reader->table->state;
    int n = 0;

    if (position_check_number(reader, key, value, state->turn, &n)) return -1;
    state->objects[id].since = (uint16_t)n;
    return 0;
}

static void tell_since(const PositionView *view, ObjectId id, int lies_at, json_t *json)
{
    const int since = object_of(view, id)->since, turn = view->state->turn;

    (void)lies_at;
    if (since != turn - 1 && since <= turn)
        json_object_set_new(json, "since", json_integer(since));
}

static void write_since(const PositionView *view, ObjectId id, json_t *json,
                        json_t *marks)
{
    (void)marks;
    if (stands(view, id))
        json_safe_set(json, "since", json_integer(object_of(view, id)->since));
}

const ThingKey position_thing_since = {.key = "since",
                                       .facedown = true,
                                       .put_thing = put_since,
                                       .tell_thing = tell_since,
                                       .write_thing = write_since};

// ---- marks

static int put_exhausted(Reader *reader, ObjectId id, const char *key,
                         const json_t *value)
{
    int n = 0;

    if (position_thing_count(reader, key, value, 0, &n)) return -1;
    object_set_flag(reader->table, id, OBJECT_EXHAUSTED, n);
    return 0;
}

const ThingKey position_thing_exhausted = {.key = "exhausted",
                                           .flag = OBJECT_EXHAUSTED,
                                           .put_thing = put_exhausted,
                                           .told_as_read = true};

static json_t *read_ready(const PositionView *view, ObjectId id, const char *key)
{
    (void)key;
    return json_boolean(!(object_of(view, id)->flags & OBJECT_EXHAUSTED));
}

const ThingKey position_thing_ready = {.key = "ready", .read_thing = read_ready};
const ThingKey position_thing_facedown = {.key = "facedown", .flag = OBJECT_FACEDOWN};
const ThingKey position_thing_token = {.key = "token", .flag = OBJECT_TOKEN};
