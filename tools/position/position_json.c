// position_json.c -- names places and cards for programs: by words and codes that stay.

#include "tools/position/position_json.h"

#include "engine/base/text.h"
#include "engine/kernel/table/spot.h"
#include "tools/door/json_safe.h"

enum { WORD = 48 };

json_t *position_json_spot(const Table *table, SpotId spot)
{
    if (spot == NOWHERE || spot >= table->spots_n) return json_null();
    const ZoneRow *row = &table->rules->zones[spot_zone(table, spot)];

    if (row->scope == SCOPE_SHARED) return json_safe_text(row->name);
    char word[WORD];

    (void)text_format(word, sizeof word, "%s:%d", row->name, spot_index(table, spot));
    return json_safe_text(word);
}

json_t *position_json_card(const Table *table, CardId card)
{
    if (!card) return json_null();
    return json_safe_text(table->library->cards[card].code);
}

json_t *position_json_player(PlayerId player)
{
    return player == NOBODY ? json_null() : json_integer(player);
}

void position_json_add_any(json_t *json, const char *key, json_t *value)
{
    const bool any = json_is_true(value) || json_is_string(value) ||
                     json_integer_value(value) || json_array_size(value) ||
                     json_object_size(value);

    if (any) json_safe_set(json, key, json_incref(value));
    json_decref(value);
}
