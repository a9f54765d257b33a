// position_thing.c -- the table of the keys of things, and what walks it.
//
// The order is that in which a thing is told and written. A card that a position places has
// been there since the turn before.

#include "tools/position/position_thing.h"

#include <string.h>

#include "engine/kernel/table/object.h"
#include "engine/play/play_board.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_json.h"
#include "tools/position/position_same.h"
#include "tools/position/position_thing_inside.h"

// ---- what is attached to it: things, which have all these keys too

// Attaches the cards of [list] to [host], at whose place they are.
static int attach_list(Reader *reader, const json_t *list, ObjectId host)
{
    Table *table = reader->table;
    const PlayPosition *rows = reader->rows;
    const PlayPart *part = reader->part, borne = {.key = "attached",
                                                  .types = rows->borne_types,
                                                  .tokens = true};
    size_t i;
    json_t *json;

    if (position_check_value(reader, "attached", KEY_LIST, list)) return -1;
    if (json_array_size(list) && position_check_type(reader,
                                                     table->state->objects[host].card,
                                                     "what bears others",
                                                     rows->bearing_types))
        return -1;
    reader->part = &borne;
    json_array_foreach((json_t *)list, i, json)
    {
        const ObjectId id =
            position_add_card(reader, json, table->state->objects[host].spot);

        if (!id) break;
        object_attach(table, id, host);
    }
    reader->part = part;
    return i < json_array_size(list) ? -1 : 0;
}

// Attaches the cards of the list, or the one that [value] is.
static int put_attached(Reader *reader, ObjectId host, const char *key,
                        const json_t *value)
{
    const bool is_one = json_is_string(value) || json_is_object(value);
    json_t *lone = is_one ? json_pack("[O]", value) : NULL;
    const int failed = attach_list(reader, lone ? lone : value, host);

    (void)key;
    json_decref(lone);
    return failed;
}

// Returns the first thing after [id] that is attached to [host], 0: there is none.
static ObjectId next_attached(const PositionView *view, ObjectId host, ObjectId id)
{
    const State *state = view->state;

    while (++id <= state->objects_n)
        if (state->objects[id].card && state->objects[id].host == host) return id;
    return 0;
}

static void tell_attached(const PositionView *view, ObjectId host, int lies_at,
                          json_t *json)
{
    json_t *list = json_array();
    ObjectId id = 0;

    while ((id = next_attached(view, host, id)))
        json_array_append_new(list, position_thing_tell(view, id, lies_at));
    position_json_add_any(json, "attached", list);
}

static json_t *read_attached(const PositionView *view, ObjectId host, const char *key)
{
    json_t *list = json_array();
    ObjectId id = 0;

    (void)key;
    while ((id = next_attached(view, host, id)))
        json_array_append_new(list, json_string(position_card_name(view->table, id)));
    return list;
}

static const ThingKey attached = {.key = "attached",
                                  .put_thing = put_attached,
                                  .tell_thing = tell_attached,
                                  .read_thing = read_attached};

// ---- the table

static const ThingKey *const rows[] = {
    &position_thing_card,
    &position_thing_owner,
    &position_thing_controller,
    &position_thing_main,
    &position_thing_since,
    &position_thing_exhausted,
    &position_thing_facedown,
    &position_thing_token,
    &position_thing_ready,
    &position_thing_details,
    &attached,
    &position_thing_attached_to,
    &position_thing_on_board,
    &position_thing_at,
    &position_thing_keywords,
    &position_thing_no_keywords,
    &position_thing_places,
    &position_thing_numbers,
    &position_thing_adjectives,
    &position_thing_words,
};

// Returns the row by which [key] is put, NULL: there is none.
static const ThingKey *find_put(const Table *table, const char *key)
{
    for (int i = 0; i < COUNT_OF(rows); i++) {
        const ThingKey *row = rows[i];

        if (!row->put_thing) continue;
        if (row->key ? !strcmp(key, row->key) : row->has_thing(table, key)) return row;
    }
    return NULL;
}

static int no_such_key(const Reader *reader, const char *key)
{
    JsonKeys keys;

    json_keys_start(&keys, "a card of a position", NULL, 0);
    for (int i = 0; i < COUNT_OF(rows); i++) {
        if (rows[i]->put_thing && rows[i]->key)
            json_keys_add(&keys, (JsonKey){.key = rows[i]->key});
        if (rows[i]->list_thing) rows[i]->list_thing(reader->table, &keys);
    }
    return json_keys_unknown(&keys, key, reader->err);
}

// Checks that a thing there can have the key: off the board none, facedown only those that
// tell whose it is and since when.
static int check_place(const Reader *reader, ObjectId id, const ThingKey *row,
                       const char *key)
{
    const bool facedown = reader->table->state->objects[id].flags & OBJECT_FACEDOWN;

    if (!row->off_board && !object_on_board(reader->table, id))
        return position_bad(reader, "a card has a \"%s\" only on the board", key);
    if (facedown && !row->facedown)
        return position_bad(reader, "a facedown card has no \"%s\"", key);
    return 0;
}

int position_thing_put(Reader *reader, ObjectId id, const json_t *json)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        const ThingKey *row = find_put(reader->table, key);

        if (!row) return no_such_key(reader, key);
        if (row->put_thing(reader, id, key, value) || check_place(reader, id, row, key))
            return -1;
    }
    return 0;
}

static bool is_told(const PositionView *view, ObjectId id, const ThingKey *row)
{
    const bool facedown = view->state->objects[id].flags & OBJECT_FACEDOWN;

    if (!object_on_board(view->table, id)) return row->told_off_board;
    return !facedown || row->facedown;
}

json_t *position_thing_tell(const PositionView *view, ObjectId id, int lies_at)
{
    json_t *json = json_object(), *name;

    for (int i = 0; i < COUNT_OF(rows); i++) {
        const ThingKey *row = rows[i];

        if (!is_told(view, id, row)) continue;
        if (row->tell_thing) row->tell_thing(view, id, lies_at, json);
        if (row->told_as_read)
            position_json_add_any(
                json, row->key, position_thing_read(view, id, row->key));
    }
    if (json_object_size(json) > 1) return json;
    name = json_incref(json_object_get(json, position_thing_card.key));
    json_decref(json);
    return name;
}

json_t *position_thing_read(const PositionView *view, ObjectId id, const char *key)
{
    for (int i = 0; i < COUNT_OF(rows); i++) {
        const ThingKey *row = rows[i];
        json_t *found;

        if (row->key && strcmp(key, row->key) != 0) continue;
        found = row->flag ? json_boolean(view->state->objects[id].flags & row->flag)
                : row->read_thing ? row->read_thing(view, id, key)
                                  : NULL;
        if (found) return found;
    }
    return NULL;
}

bool position_thing_fits(const PositionView *view, ObjectId id, const char *key,
                         const json_t *wanted, const json_t *found)
{
    for (int i = 0; i < COUNT_OF(rows); i++)
        if (rows[i]->fits && !strcmp(key, rows[i]->key))
            return rows[i]->fits(view, id, wanted, found);
    return position_same(wanted, found);
}

bool position_thing_is_wrong(const PositionView *view, const char *key,
                             const json_t *wanted, char *why, size_t size)
{
    for (int i = 0; i < COUNT_OF(rows); i++)
        if (rows[i]->is_wrong && !strcmp(key, rows[i]->key))
            return rows[i]->is_wrong(view, wanted, why, size);
    return false;
}

bool position_thing_denies(const char *key)
{
    for (int i = 0; i < COUNT_OF(rows); i++)
        if (rows[i]->denies && !strcmp(key, rows[i]->key)) return true;
    return false;
}

json_t *position_thing_json(const PositionView *view, ObjectId id)
{
    json_t *json = json_object(), *marks = json_array();

    json_safe_set(json, "object", json_integer(id));
    for (int i = 0; i < COUNT_OF(rows); i++) {
        if (rows[i]->write_thing) rows[i]->write_thing(view, id, json, marks);
        if (view->state->objects[id].flags & rows[i]->flag)
            json_array_append_new(marks,
                                  json_safe_text(play_board_flag(rows[i]->flag)));
    }
    if (json_array_size(marks)) json_safe_set(json, "marks", json_incref(marks));
    json_decref(marks);
    return json;
}

// ---- a card becomes a thing

// Returns whose card it is: the player's at whom it lies, unless it tells another one.
// NOBODY with the error filled.
static PlayerId owner_of(const Reader *reader, const json_t *json)
{
    const json_t *told = json_object_get(json, "owner");
    const int player = told ? position_player(reader->position, told) : reader->owner;

    if (player >= 0) return (PlayerId)player;
    position_bad(reader, "%s", "\"owner\" is the name of a player");
    return NOBODY;
}

// Returns the name of a card, which may stand in a table of its own: { "X" }. NULL: none.
static const char *name_of(const json_t *json)
{
    if (json_is_object(json)) return json_string_value(json_object_get(json, "card"));
    return json_string_value(json_array_size(json) == 1 ? json_array_get(json, 0)
                                                        : json);
}

// Loads the card of that name, or the one face of a die that has it as a word. Returns 0
// with the error filled.
static CardId load_card(const Reader *reader, const char *name)
{
    Catalog *catalog = reader->position->catalog;
    const CardId card = catalog_load_card(catalog, name, reader->err);

    return card ? card : position_face(catalog, name, reader->err);
}

ObjectId position_add_card(Reader *reader, const json_t *json, SpotId spot)
{
    const char *name = name_of(json);
    State *state = reader->table->state;
    PlayerId owner;
    CardId card;
    ObjectId id;

    if (!name) {
        position_bad(
            reader, "%s", "a card of a position is a name, or a name with details");
        return 0;
    }
    card = load_card(reader, name);
    if (!card || position_check_card(reader, card) || position_check_room(reader, spot))
        return 0;
    owner = owner_of(reader, json);
    if (owner == NOBODY) return 0;
    id = reader->rows->add ? reader->rows->add(reader->table, card, owner, spot)
                           : object_create(reader->table, card, owner, spot);
    if (owner != reader->owner) object_control(reader->table, id, reader->owner);
    state->objects[id].since = (uint16_t)(state->turn - 1);
    if (json_is_object(json) && position_thing_put(reader, id, json)) return 0;
    return id;
}

int position_add_cards(Reader *reader, const json_t *list, SpotId spot)
{
    size_t i;
    json_t *json;

    if (json_is_string(list) || json_is_object(list))
        return position_add_card(reader, list, spot) ? 0 : -1;
    if (!json_is_array(list))
        return position_bad(
            reader,
            "expected a list of cards in %s",
            reader->part
                ? reader->part->key
                : reader->table->rules->zones[reader->table->spot_zone[spot]].name);
    json_array_foreach((json_t *)list, i, json)
    {
        if (!position_add_card(reader, json, spot)) return -1;
    }
    return 0;
}
