// position_player.c -- the table of the keys of players, and what walks it.
//
// The order is that in which a player is told and written.

#include "tools/position/position_player.h"

#include <string.h>

#include "engine/base/number.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_json.h"
#include "tools/position/position_part.h"
#include "tools/position/position_player_inside.h"

static const Player *player_of(const PositionView *view, int player)
{
    return &view->state->players[player];
}

// ---- counters, in a table or by their names

static bool has_counter(const Table *table, const char *key)
{
    return library_find_player_counter(table->library, key) >= 0;
}

static void list_counters(const Table *table, JsonKeys *keys)
{
    for (int i = 0; i < table->library->player_counters_n; i++)
        json_keys_add(keys, (JsonKey){.key = table->library->player_counters[i]});
}

static int put_counter(Reader *reader, const char *name, const json_t *value)
{
    const int counter = library_find_player_counter(reader->table->library, name);
    int n = 0;

    if (position_check_number(
            reader, name, value, position_counter_most(reader, counter, true), &n))
        return -1;
    if (reader->counters >> counter & 1u)
        return position_bad(reader, "'%s' of a player is told twice", name);
    reader->counters |= 1u << counter;
    reader->table->state->players[reader->owner].counters[counter] = number_count(n);
    return 0;
}

static int put_counters(Reader *reader, const char *key, const json_t *json)
{
    const char *name;
    json_t *value;

    if (position_check_map(reader, key, json)) return -1;
    json_object_foreach((json_t *)json, name, value)
    {
        if (!has_counter(reader->table, name))
            return position_player_unknown(reader, name);
        if (put_counter(reader, name, value)) return -1;
    }
    return 0;
}

static json_t *read_counter(const PositionView *view, int player, const char *key)
{
    const int row = library_find_player_counter(view->table->library, key);

    return row < 0 ? NULL : json_integer(player_of(view, player)->counters[row]);
}

static json_t *entry_of_counters(const PositionView *view, int player, const char *key,
                                 const char *name)
{
    (void)key;
    return read_counter(view, player, name);
}

// Adds the counters to [json]; of a game whose counters begin above 0, with [all] those too
// that are 0.
static void add_counters(const PositionView *view, int player, bool all, json_t *json)
{
    const Library *library = view->table->library;
    const Player *it = player_of(view, player);

    for (int i = 0; i < library->player_counters_n; i++)
        if (it->counters[i] || all)
            json_safe_set(
                json, library->player_counters[i], json_integer(it->counters[i]));
}

static void tell_counters(const PositionView *view, int player, bool exactly,
                          json_t *json)
{
    json_t *counters = json_object();

    (void)exactly;
    add_counters(view, player, !position_rows(view->table->rules)->parts, counters);
    position_json_add_any(json, "counters", counters);
}

static void write_counters(const PositionView *view, int player, json_t *json)
{
    add_counters(view, player, false, json);
}

static const PlayerKey counters = {.key = "counters",
                                   .put_player = put_counters,
                                   .tell_player = tell_counters,
                                   .entry_player = entry_of_counters};

static const PlayerKey counter = {.has_player = has_counter,
                                  .list_player = list_counters,
                                  .put_player = put_counter,
                                  .read_player = read_counter,
                                  .write_player = write_counters};

// ---- the table

static const PlayerKey *const rows[] = {
    &position_player_name,
    &position_player_cards,
    &position_player_points,
    &position_player_turns,
    &position_player_team,
    &position_player_gone,
    &position_player_resources,
    &position_player_pool,
    &counters,
    &counter,
    &position_player_notes,
    &position_player_controls,
    &position_player_places,
    &position_player_numbers,
};

// Returns the row by which [key] is put, NULL: there is none.
static const PlayerKey *find_put(const Table *table, const char *key)
{
    for (int i = 0; i < COUNT_OF(rows); i++) {
        const PlayerKey *row = rows[i];

        if (!row->put_player || (row->key && strcmp(key, row->key) != 0)) continue;
        if (!row->has_player || row->has_player(table, key)) return row;
    }
    return NULL;
}

int position_player_unknown(const Reader *reader, const char *name)
{
    JsonKeys keys;

    json_keys_start(&keys, "a player of a position", NULL, 0);
    for (int i = 0; i < COUNT_OF(rows); i++) {
        const PlayerKey *row = rows[i];

        if (row->list_player) row->list_player(reader->table, &keys);
        if (row->key && find_put(reader->table, row->key) == row)
            json_keys_add(&keys, (JsonKey){.key = row->key});
    }
    return json_keys_unknown(&keys, name, reader->err);
}

static int put_key(Reader *reader, const char *key, const json_t *value)
{
    const PlayerKey *row = find_put(reader->table, key);

    return row ? row->put_player(reader, key, value)
               : position_player_unknown(reader, key);
}

// Fills the zones of a game that is told by them, in the order of their rows: so the first
// thing of a name is the same whatever the keys are called.
static int put_zones(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;

    for (int i = 0; i < rules->zones_n; i++) {
        const char *name = rules->zones[i].name;
        const json_t *value = json_object_get(json, name);

        if (!value || position_zone(rules, name, SCOPE_PLAYER) != i) continue;
        if (put_key(reader, name, value)) return -1;
    }
    return 0;
}

int position_player_put(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;
    const char *key;
    json_t *value;

    if (position_check_map(reader, "players", json)) return -1;
    reader->counters = 0;
    if (put_zones(reader, json)) return -1;
    json_object_foreach((json_t *)json, key, value)
    {
        if (position_zone(rules, key, SCOPE_PLAYER) >= 0) continue;
        if (put_key(reader, key, value)) return -1;
    }
    return position_part_finish(reader, json);
}

json_t *position_player_tell(const PositionView *view, int player, bool exactly)
{
    json_t *json = json_object();

    for (int i = 0; i < COUNT_OF(rows); i++) {
        const PlayerKey *row = rows[i];

        if (row->tell_player) row->tell_player(view, player, exactly, json);
        if (row->told_as_read)
            position_json_add_any(
                json, row->key, row->read_player(view, player, row->key));
    }
    return json;
}

json_t *position_player_read(const PositionView *view, int player, const char *key)
{
    json_t *found = NULL;

    for (int i = 0; i < COUNT_OF(rows) && !found; i++)
        if (rows[i]->read_player && (!rows[i]->key || !strcmp(key, rows[i]->key)))
            found = rows[i]->read_player(view, player, key);
    return found;
}

json_t *position_player_entry(const PositionView *view, int player, const char *key,
                              const char *name)
{
    json_t *found = NULL;

    for (int i = 0; i < COUNT_OF(rows) && !found; i++)
        if (rows[i]->entry_player && (!rows[i]->key || !strcmp(key, rows[i]->key)))
            found = rows[i]->entry_player(view, player, key, name);
    return found;
}

json_t *position_player_json(const PositionView *view, int player)
{
    json_t *json = json_object();

    for (int i = 0; i < COUNT_OF(rows); i++) {
        const PlayerKey *row = rows[i];

        if (row->write_player) row->write_player(view, player, json);
        if (row->written_as_read)
            json_safe_set(json, row->key, row->read_player(view, player, row->key));
    }
    return json;
}
