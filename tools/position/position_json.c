// position_json.c -- names places and cards for programs: by words and codes that stay.

#include "tools/position/position_json.h"

#include "engine/base/text.h"
#include "engine/kernel/table/spot.h"
#include "tools/door/json_safe.h"

const char *position_json_word(const Table *table, SpotId spot,
                               char word[POSITION_WORD])
{
    if (spot == NOWHERE || spot >= table->spots_n) return NULL;
    const ZoneRow *row = &table->rules->zones[spot_zone(table, spot)];
    const size_t n = strlen(row->name);

    if (row->scope == SCOPE_SHARED) return row->name;
    if (n + 1 + TEXT_NUMBER_BYTES > POSITION_WORD) {
        (void)text_format(
            word, POSITION_WORD, "%s:%d", row->name, spot_index(table, spot));
        return word;
    }
    memcpy(word, row->name, n);
    word[n] = ':';
    (void)text_number(word + n + 1, spot_index(table, spot), 1);
    return word;
}

json_t *position_json_spot(const Table *table, SpotId spot)
{
    char word[POSITION_WORD];

    return json_safe_text(position_json_word(table, spot, word));
}

const char *position_json_code(const Table *table, CardId card)
{
    return card ? table->library->cards[card].code : NULL;
}

json_t *position_json_card(const Table *table, CardId card)
{
    return json_safe_text(position_json_code(table, card));
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
