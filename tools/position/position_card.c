// position_card.c -- adds one card of a position, with its details.
//
// A card that a position places has been there since the turn before.

#include <string.h>

#include "engine/kernel/table/object.h"
#include "tools/position/position_inside.h"

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

// Attaches the cards of the list, or the one whose name [value] is.
static int attach_all(Reader *reader, const json_t *value, ObjectId host)
{
    json_t *lone = json_is_string(value) ? json_pack("[O]", value) : NULL;
    const int failed = attach_list(reader, lone ? lone : value, host);

    json_decref(lone);
    return failed;
}

static int control(const Reader *reader, ObjectId id, const json_t *value)
{
    const int player = position_player(reader->position, value);

    if (player < 0)
        return position_bad(reader, "%s", "\"controller\" is the name of a player");
    object_control(reader->table, id, (PlayerId)player);
    return 0;
}

static bool is_row(const NameRow *rows, int n, const char *name, PlayDetail *detail)
{
    for (int i = 0; i < n; i++) {
        detail->row = (uint8_t)i;
        if (!strcmp(name, rows[i].name)) return true;
    }
    return false;
}

bool position_detail(const Table *table, const char *name, PlayDetail *detail)
{
    const Rules *rules = table->rules;
    const PlayPosition *rows = position_rows(rules);
    const int named = library_find_status(table->library, name);
    const int counter = library_find_thing_counter(table->library, name);

    for (int i = 0; i < rows->details_n; i++) {
        *detail = rows->details[i];
        if (!strcmp(name, detail->key)) return true;
    }
    *detail = (PlayDetail){.key = name, .kind = DETAIL_COUNTER};
    if (!rows->details && is_row(rules->counters, rules->counters_n, name, detail))
        return true;
    detail->kind = DETAIL_STATUS;
    if (!rows->details && is_row(rules->statuses, rules->statuses_n, name, detail))
        return true;
    detail->row = (uint8_t)(rules->statuses_n + named);
    if (named >= 0) return true;
    detail->kind = DETAIL_COUNTER;
    detail->row = (uint8_t)counter;
    return counter >= 0;
}

// Reads a number up to [most]; true or false where there is none, or one at most. Returns
// 0, or -1 with the error filled.
static int read_detail(const Reader *reader, const char *key, const json_t *value,
                       int most, int *n)
{
    *n = json_is_true(value);
    if (json_is_boolean(value) && most <= 1) return 0;
    if (most) return position_check_number(reader, key, value, most, n);
    return position_check_value(reader, key, KEY_TRUTH, value);
}

static int set_row(const Reader *reader, ObjectId id, const PlayDetail *detail,
                   const char *key, const json_t *value)
{
    Table *table = reader->table;
    const bool counts = detail->kind == DETAIL_COUNTER;
    const int usual = counts ? position_counter_most(reader, detail->row, false) : 0;
    int n;

    if (position_check_type(reader, table->state->objects[id].card, key, detail->types))
        return -1;
    if (read_detail(reader, key, value, detail->most ? detail->most : usual, &n))
        return -1;
    if (counts && state_counter(table->state, id, detail->row))
        return position_bad(reader, "\"%s\" of a card is told twice", key);
    if (counts)
        object_count(table, id, detail->row, n);
    else
        object_set_status(table, id, detail->row, n);
    return 0;
}

// Sets one detail of an object: {"Tibbers", exhausted = true}.
static int set_detail(Reader *reader, ObjectId id, const char *key, const json_t *value)
{
    State *state = reader->table->state;
    PlayDetail detail = {0};
    int n = 0;

    if (!strcmp(key, "card")) return 0;
    if (!strcmp(key, "attached")) return attach_all(reader, value, id);
    if (!strcmp(key, "controller")) return control(reader, id, value);
    if (!strcmp(key, "owner")) return 0; // known when the card was made
    if (!strcmp(key, "exhausted")) {
        if (read_detail(reader, key, value, 0, &n)) return -1;
        object_set_flag(reader->table, id, OBJECT_EXHAUSTED, n);
        return 0;
    }
    if (!strcmp(key, "since")) {
        if (position_check_number(reader, key, value, state->turn, &n)) return -1;
        state->objects[id].since = (uint16_t)n;
        return 0;
    }
    if (!position_detail(reader->table, key, &detail))
        return position_unknown_detail(reader, key);
    return set_row(reader, id, &detail, key, value);
}

// Tells whether a card there can have the detail: off the board none, facedown only
// those that tell whose it is and since when.
static int check_place(const Reader *reader, ObjectId id, const char *key)
{
    const bool facedown = reader->table->state->objects[id].flags & OBJECT_FACEDOWN;
    const bool told =
        !strcmp(key, "since") || !strcmp(key, "controller") || !strcmp(key, "owner");

    if (!strcmp(key, "card")) return 0;
    if (!object_on_board(reader->table, id))
        return position_bad(reader, "a card has a \"%s\" only on the board", key);
    if (facedown && !told)
        return position_bad(reader, "a facedown card has no \"%s\"", key);
    return 0;
}

static int set_details(Reader *reader, ObjectId id, const json_t *json)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        if (set_detail(reader, id, key, value)) return -1;
        if (check_place(reader, id, key)) return -1;
    }
    return 0;
}

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
    if (json_is_object(json) && set_details(reader, id, json)) return 0;
    return id;
}

const Card *position_unplayable(const Table *table)
{
    const State *state = table->state;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Card *card = object_card(table, id);

        if (state->objects[id].card && card->unplayable) return card;
    }
    return NULL;
}

int position_add_cards(Reader *reader, const json_t *list, SpotId spot)
{
    size_t i;
    json_t *json;

    if (json_is_string(list)) return position_add_card(reader, list, spot) ? 0 : -1;
    if (!json_is_array(list))
        return position_bad(
            reader,
            "expected a list of cards in %s",
            reader->table->rules->zones[reader->table->spot_zone[spot]].name);
    json_array_foreach((json_t *)list, i, json)
    {
        if (!position_add_card(reader, json, spot)) return -1;
    }
    return 0;
}
