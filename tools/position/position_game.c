// position_game.c -- the table of the keys of a game, and what walks it.
//
// The order is that in which a game is told and written; what is put has rounds.

#include "tools/position/position_game.h"

#include <string.h>

#include "tools/door/json_safe.h"
#include "tools/position/position_game_inside.h"
#include "tools/position/position_json.h"

static const GameKey *const rows[] = {
    &position_game_mode,       &position_game_turn,         &position_game_turn_player,
    &position_game_readings,   &position_game_phase,        &position_game_numbers,
    &position_game_floats,     &position_game_asks_all,     &position_game_settings,
    &position_game_notes,      &position_game_players,      &position_game_places,
    &position_game_chain,      &position_game_zones,        &position_game_asked,
    &position_game_question,   &position_game_over,         &position_game_winner,
    &position_game_reason,     &position_game_limit,        &position_game_loop,
    &position_game_match_over, &position_game_match_winner,
};

void position_keys(const Rules *rules, JsonKeys *keys)
{
    for (int i = 0; i < COUNT_OF(rows); i++) {
        const GameKey *row = rows[i];

        if (row->list_game)
            row->list_game(rules, keys);
        else if (row->put_game)
            json_keys_add(keys,
                          (JsonKey){row->key,
                                    (KeyKind)row->kind,
                                    row->wanted,
                                    row->least,
                                    row->most,
                                    NULL});
    }
}

int position_game_check(const Reader *reader, const json_t *json)
{
    JsonKeys keys;

    json_keys_start(&keys, "a position", NULL, 0);
    position_keys(reader->table->rules, &keys);
    for (int i = 0; i < keys.n; i++) {
        const json_t *value = json_object_get(json, keys.rows[i].key);

        if (value &&
            json_keys_check_value(keys.what, &keys.rows[i], value, reader->err))
            return -1;
    }
    return 0;
}

int position_game_put(Reader *reader, const json_t *json)
{
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < COUNT_OF(rows); i++)
            if (rows[i]->put_game && rows[i]->round == round &&
                rows[i]->put_game(reader, json))
                return -1;
    return 0;
}

json_t *position_game_tell(const PositionView *view, bool exactly)
{
    json_t *json = json_object();

    for (int i = 0; i < COUNT_OF(rows); i++) {
        const GameKey *row = rows[i];

        if (row->tell_game) row->tell_game(view, exactly, json);
        if (row->told_as_read)
            position_json_add_any(json, row->key, row->read_game(view, row->key));
    }
    return json;
}

json_t *position_game_read(const PositionView *view, const char *key)
{
    json_t *found = NULL;

    for (int i = 0; i < COUNT_OF(rows) && !found; i++)
        if (rows[i]->read_game && (!rows[i]->key || !strcmp(key, rows[i]->key)))
            found = rows[i]->read_game(view, key);
    return found;
}

json_t *position_game_entry(const PositionView *view, const char *key, const char *name)
{
    json_t *found = NULL;

    for (int i = 0; i < COUNT_OF(rows) && !found; i++)
        if (rows[i]->entry_game && !strcmp(key, rows[i]->key))
            found = rows[i]->entry_game(view, name);
    return found;
}

json_t *position_game_json(const PositionView *view)
{
    json_t *json = json_object();

    for (int i = 0; i < COUNT_OF(rows); i++) {
        const GameKey *row = rows[i];

        if (row->write_game) row->write_game(view, json);
        if (row->written_as_read)
            json_safe_set(json, row->key, row->read_game(view, row->key));
    }
    return json;
}
