// position_game_cards.c -- the keys of a game's players, places, zones and notes.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "db/text/name_match.h"
#include "engine/base/err.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_cards.h"
#include "tools/position/position_game_inside.h"
#include "tools/position/position_json.h"
#include "tools/position/position_note.h"
#include "tools/position/position_part.h"
#include "tools/position/position_place.h"
#include "tools/position/position_player.h"
#include "tools/position/position_thing.h"

// ---- notes, also those of players

static void list_notes(const Rules *rules, JsonKeys *keys)
{
    if (position_rows(rules)->notes) json_keys_add(keys, (JsonKey){.key = "notes"});
}

int position_game_put_later(Reader *reader, const json_t *json, PlayerId player)
{
    const json_t *notes = json_object_get(json, "notes");

    if (notes && position_note_put(reader, notes, player)) return -1;
    if (player == NOBODY) return 0;
    reader->owner = player;
    return position_player_put_pool(reader, json);
}

static int put_notes(Reader *reader, const json_t *json)
{
    size_t i;
    json_t *player;

    if (position_game_put_later(reader, json, NOBODY)) return -1;
    json_array_foreach(json_object_get(json, "players"), i, player)
    {
        if (position_game_put_later(reader, player, (PlayerId)i)) return -1;
    }
    return 0;
}

static void tell_notes(const PositionView *view, bool exactly, json_t *json)
{
    (void)exactly;
    position_note_tell(view, NOBODY, json);
}

static json_t *entry_of_notes(const PositionView *view, const char *name)
{
    return position_note_entry(view, NOBODY, name);
}

static void write_notes(const PositionView *view, json_t *json)
{
    position_note_write(view, NOBODY, json);
}

const GameKey position_game_notes = {.key = "notes",
                                     .round = ROUND_NOTES,
                                     .list_game = list_notes,
                                     .put_game = put_notes,
                                     .tell_game = tell_notes,
                                     .entry_game = entry_of_notes,
                                     .write_game = write_notes};

// ---- players

// Teammates share their points, so all that the position tells of them is one number.
static int check_points(const Reader *reader, const json_t *players)
{
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)players, i, json)
    {
        const json_t *points = json_object_get(json, "points");

        if (!points ||
            json_integer_value(points) == reader->table->state->players[i].points)
            continue;
        return position_bad(reader, "%s", "teammates share one number of \"points\"");
    }
    return 0;
}

static int put_players(Reader *reader, const json_t *json)
{
    const json_t *players = json_object_get(json, "players");
    size_t i;
    json_t *player;

    json_array_foreach((json_t *)players, i, player)
    {
        reader->owner = (PlayerId)i;
        if (position_player_put(reader, player)) return -1;
    }
    return check_points(reader, players);
}

static void tell_players(const PositionView *view, bool exactly, json_t *json)
{
    json_t *players = json_array();

    for (int i = 0; i < view->state->players_n; i++)
        json_array_append_new(players, position_player_tell(view, i, exactly));
    json_object_set_new(json, "players", players);
}

static void write_players(const PositionView *view, json_t *json)
{
    json_t *players = json_array();

    for (int i = 0; i < view->state->players_n; i++)
        json_array_append_new(players, position_player_json(view, i));
    json_safe_set(json, "players", players);
}

const GameKey position_game_players = {.key = "players",
                                       .kind = KEY_LIST,
                                       .round = ROUND_PLAYERS,
                                       .wanted = true,
                                       .put_game = put_players,
                                       .tell_game = tell_players,
                                       .write_game = write_players};

// ---- places

static void list_places(const Rules *rules, JsonKeys *keys)
{
    const PlayPlaces *places = position_rows(rules)->places;

    if (places) json_keys_add(keys, (JsonKey){places->key, KEY_LIST, 0, 0, 0, NULL});
}

static void tell_places(const PositionView *view, bool exactly, json_t *json)
{
    (void)exactly;
    position_place_tell(view, json);
}

const GameKey position_game_places = {.round = ROUND_PLACES,
                                      .list_game = list_places,
                                      .put_game = position_place_put,
                                      .tell_game = tell_places,
                                      .write_game = position_place_write};

// ---- zones that all share, and the map

// Returns whether that zone is a key of positions of the game.
static bool is_key(const Rules *rules, int zone)
{
    return rules->zones[zone].scope == SCOPE_SPACE ||
           position_zone(rules, rules->zones[zone].name, SCOPE_SHARED) == zone;
}

static void list_zones(const Rules *rules, JsonKeys *keys)
{
    for (int i = 0; i < rules->zones_n; i++)
        if (!position_rows(rules)->parts && is_key(rules, i))
            json_keys_add(keys, (JsonKey){.key = rules->zones[i].name});
}

// A card of a shared zone belongs to the first player unless it tells another one.
static int put_zones(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;
    int failed = 0;

    reader->owner = 0;
    for (int i = 0; i < rules->zones_n && !failed; i++) {
        const PlayPart part = {.key = rules->zones[i].name, .zone = (uint8_t)i};
        const json_t *list = json_object_get(json, part.key);

        if (!list || !is_key(rules, i)) continue;
        reader->part = &part;
        failed = rules->zones[i].scope == SCOPE_SPACE
                     ? position_part_put_map(reader, list)
                     : position_add_cards(reader, list, spot_of(reader->table, i, 0));
        reader->part = NULL;
    }
    return failed;
}

// Tells the things at spaces of the map, by the names of these.
static void tell_map(const PositionView *view, json_t *json)
{
    const Rules *rules = view->table->rules;
    const Spaces *spaces = view->table->library->spaces;
    const int zone = rules->spaces.zone - 1;
    json_t *told;

    if (!spaces) return;
    told = json_object();
    for (int i = 0; i < spaces->n; i++) {
        const SpotId spot = spot_of(view->table, zone, i);
        json_t *list = position_part_tell_spot(view, spot, 0);
        char *name = position_spot_name(view->table, view->players, spot, -1);

        position_json_add_any(told, name, list);
        free(name);
    }
    position_json_add_any(json, rules->zones[zone].name, told);
}

static void tell_zones(const PositionView *view, bool exactly, json_t *json)
{
    (void)exactly;
    position_part_tell_zones(view, SCOPE_SHARED, 0, json);
    tell_map(view, json);
}

// Returns KEY_size of a shared zone.
static json_t *read_size(const PositionView *view, const char *key)
{
    const char *end = strrchr(key, '_');
    char name[64];
    PlayCards row;

    if (!end || strcmp(end, "_size") != 0 || end - key >= (int)sizeof name) return NULL;
    (void)snprintf(name, sizeof name, "%.*s", (int)(end - key), key);
    if (!play_scenario_shared(view->table->rules, name, &row)) return NULL;
    return json_integer(position_cards_count(view, 0, &row, -1, -1));
}

// Returns the things at a spot; only their number where nobody sees the cards.
static json_t *json_of_spot(const PositionView *view, SpotId spot)
{
    const Spot *it = &view->state->spots[spot];
    json_t *list;

    if (spot_is(view->table, spot, ZONE_SECRET) && !view->open)
        return json_integer(it->n);
    list = json_array();
    for (ObjectId id = it->first; id; id = view->state->objects[id].next)
        json_array_append_new(list, position_thing_json(view, id));
    return list;
}

static void write_zones(const PositionView *view, json_t *json)
{
    json_t *zones = json_object();

    for (int spot = 0; spot < view->table->spots_n; spot++) {
        json_t *word = position_json_spot(view->table, (SpotId)spot);

        if (view->state->spots[spot].n)
            json_safe_set(
                zones, json_string_value(word), json_of_spot(view, (SpotId)spot));
        json_decref(word);
    }
    json_safe_set(json, "zones", zones);
}

const GameKey position_game_zones = {.round = ROUND_ZONES,
                                     .list_game = list_zones,
                                     .put_game = put_zones,
                                     .tell_game = tell_zones,
                                     .read_game = read_size,
                                     .write_game = write_zones};
