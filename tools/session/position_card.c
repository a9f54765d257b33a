// position_card.c -- adds one card of a position, with its details.
//
// A card that a position places has been there since the turn before.

#include <string.h>

#include "engine/kernel/table/object.h"
#include "tools/session/position_inside.h"

static int attach_all(const Reader *reader, const json_t *list, ObjectId host)
{
    Table *table = reader->table;
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)list, i, json)
    {
        const ObjectId id =
            position_add_card(reader, json, table->state->objects[host].spot);

        if (!id) return -1;
        object_attach(table, id, host);
    }
    return 0;
}

static int control(const Reader *reader, ObjectId id, const json_t *value)
{
    const int player = position_player(reader->position, value);

    if (player < 0)
        return position_bad(reader, "%s", "\"controller\" is the name of a player");
    object_control(reader->table, id, (PlayerId)player);
    return 0;
}

static void count_or_mark(const Reader *reader, ObjectId id, const PlayDetail *detail,
                          int n)
{
    if (detail->kind == DETAIL_COUNTER)
        object_count(reader->table, id, detail->row, n);
    else
        object_set_status(reader->table, id, detail->row, n);
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

    for (int i = 0; i < rows->details_n; i++) {
        *detail = rows->details[i];
        if (!strcmp(name, detail->key)) return true;
    }
    detail->kind = DETAIL_COUNTER;
    if (!rows->details && is_row(rules->counters, rules->counters_n, name, detail))
        return true;
    detail->kind = DETAIL_STATUS;
    if (!rows->details && is_row(rules->statuses, rules->statuses_n, name, detail))
        return true;
    detail->row = (uint8_t)(rules->statuses_n + named);
    return named >= 0;
}

// Sets one detail of an object: {"Tibbers", exhausted = true}.
static int set_detail(const Reader *reader, ObjectId id, const char *key,
                      const json_t *value)
{
    Table *table = reader->table;
    const int n = json_is_true(value) ? 1 : (int)json_integer_value(value);
    PlayDetail detail;

    if (!strcmp(key, "card")) return 0;
    if (!strcmp(key, "attached")) return attach_all(reader, value, id);
    if (!strcmp(key, "controller")) return control(reader, id, value);
    if (!strcmp(key, "exhausted"))
        object_set_flag(table, id, OBJECT_EXHAUSTED, n);
    else if (!strcmp(key, "since"))
        table->state->objects[id].since = (uint16_t)n;
    else if (position_detail(table, key, &detail))
        count_or_mark(reader, id, &detail, n);
    else
        return position_bad(reader, "a card of a position has no '%s'", key);
    return 0;
}

static int set_details(const Reader *reader, ObjectId id, const json_t *json)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        if (set_detail(reader, id, key, value)) return -1;
    }
    return 0;
}

ObjectId position_add_card(const Reader *reader, const json_t *json, SpotId spot)
{
    const json_t *named = json_is_object(json) ? json_object_get(json, "card") : json;
    const char *name = json_string_value(named);
    State *state = reader->table->state;
    CardId card;
    ObjectId id;

    if (!name) {
        position_bad(
            reader, "%s", "a card of a position is a name, or a name with details");
        return 0;
    }
    card = catalog_load_card(reader->position->catalog, name, reader->err);
    if (!card) return 0;
    if (!object_room(state)) {
        position_bad(reader, "%s", "a position has no room for so many cards");
        return 0;
    }
    id = reader->rows->add ? reader->rows->add(reader->table, card, reader->owner, spot)
                           : object_create(reader->table, card, reader->owner, spot);
    state->objects[id].since = (uint16_t)(state->turn - 1);
    if (json_is_object(json) && set_details(reader, id, json)) return 0;
    return id;
}
