// position_player_own.c -- the keys that every player has: points, turns, team, resources, notes.

#include <string.h>

#include "engine/base/number.h"
#include "engine/kernel/table/table.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_json.h"
#include "tools/position/position_note.h"
#include "tools/position/position_player_inside.h"

static const Player *player_of(const PositionView *view, int player)
{
    return &view->state->players[player];
}

static void write_name(const PositionView *view, int player, json_t *json)
{
    json_safe_set(json, "name", json_safe_text(view->players[player]));
}

const PlayerKey position_player_name = {.key = "name", .write_player = write_name};

// ---- points, turns, team

// Teammates share one number (489.8.d).
static int put_points(Reader *reader, const char *key, const json_t *value)
{
    State *state = reader->table->state;
    int n = 0;

    if (position_check_number(reader, key, value, position_points_most(reader), &n))
        return -1;
    for (int i = 0; i < state->players_n; i++) {
        if (table_are_allied(state, reader->owner, (PlayerId)i))
            state->players[i].points = (int16_t)n;
    }
    return 0;
}

static json_t *read_points(const PositionView *view, int player, const char *key)
{
    (void)key;
    return json_integer(player_of(view, player)->points);
}

const PlayerKey position_player_points = {.key = "points",
                                          .put_player = put_points,
                                          .told_as_read = true,
                                          .written_as_read = true,
                                          .read_player = read_points};

static json_t *read_turns(const PositionView *view, int player, const char *key)
{
    (void)key;
    return json_integer(player_of(view, player)->turns);
}

const PlayerKey position_player_turns = {
    .key = "turns", .read_player = read_turns, .written_as_read = true};

static void write_team(const PositionView *view, int player, json_t *json)
{
    json_safe_set(json, "team", json_integer(player_of(view, player)->team));
}

const PlayerKey position_player_team = {.key = "team", .write_player = write_team};

static json_t *read_gone(const PositionView *view, int player, const char *key)
{
    (void)key;
    return json_boolean(player_of(view, player)->gone);
}

static void write_gone(const PositionView *view, int player, json_t *json)
{
    if (player_of(view, player)->gone) json_safe_set(json, "gone", json_true());
}

const PlayerKey position_player_gone = {
    .key = "gone", .read_player = read_gone, .write_player = write_gone};

// ---- resources

int position_player_resource_row(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->resources_n; i++)
        if (!rules->resources[i].pays && !strcmp(name, rules->resources[i].name))
            return i;
    return -1;
}

int position_player_no_resource(const Reader *reader, const char *name)
{
    const Rules *rules = reader->table->rules;
    JsonKeys keys;

    for (int i = 0; i < rules->resources_n; i++)
        if (rules->resources[i].pays && !strcmp(name, rules->resources[i].name))
            return position_bad(reader,
                                "'%s' stands for any of several resources: say which "
                                "there are, each by its name",
                                name);
    json_keys_start(&keys, "\"resources\"", NULL, 0);
    for (int i = 0; i < rules->resources_n; i++)
        if (!rules->resources[i].pays)
            json_keys_add(&keys, (JsonKey){.key = rules->resources[i].name});
    return json_keys_unknown(&keys, name, reader->err);
}

static int put_resources(Reader *reader, const char *key, const json_t *json)
{
    Player *player = &reader->table->state->players[reader->owner];
    const char *name;
    json_t *value;

    if (position_check_map(reader, key, json)) return -1;
    json_object_foreach((json_t *)json, name, value)
    {
        const int row = position_player_resource_row(reader->table->rules, name);
        int n = 0;

        if (row < 0) return position_player_no_resource(reader, name);
        if (position_check_number(reader, name, value, NUMBER_MAX, &n)) return -1;
        player->resources[row] = number_count(n);
    }
    return 0;
}

// Returns the resources that the player has, by name; with [pays] also those that stand for
// any of several.
static json_t *resources_of(const PositionView *view, int player, bool pays)
{
    const Rules *rules = view->table->rules;
    const Player *it = player_of(view, player);
    json_t *json = json_object();

    for (int i = 0; i < rules->resources_n; i++)
        if (it->resources[i] && (pays || !rules->resources[i].pays))
            json_safe_set(
                json, rules->resources[i].name, json_integer(it->resources[i]));
    return json;
}

static void tell_resources(const PositionView *view, int player, bool exactly,
                           json_t *json)
{
    (void)exactly;
    position_json_add_any(json, "resources", resources_of(view, player, false));
}

static json_t *entry_of_resources(const PositionView *view, int player, const char *key,
                                  const char *name)
{
    const Rules *rules = view->table->rules;

    (void)key;
    for (int i = 0; i < rules->resources_n; i++)
        if (!strcmp(name, rules->resources[i].name))
            return json_integer(player_of(view, player)->resources[i]);
    return NULL;
}

static void write_resources(const PositionView *view, int player, json_t *json)
{
    json_safe_set(json, "pool", resources_of(view, player, true));
}

const PlayerKey position_player_resources = {.key = "resources",
                                             .put_player = put_resources,
                                             .tell_player = tell_resources,
                                             .entry_player = entry_of_resources,
                                             .write_player = write_resources};

// ---- notes

static bool has_notes(const Table *table, const char *key)
{
    (void)key;
    return position_rows(table->rules)->notes;
}

// Notes are put when all things are there.
static int put_notes_later(Reader *reader, const char *key, const json_t *value)
{
    (void)reader, (void)key, (void)value;
    return 0;
}

static void tell_notes(const PositionView *view, int player, bool exactly, json_t *json)
{
    (void)exactly;
    position_note_tell(view, (PlayerId)player, json);
}

static json_t *entry_of_notes(const PositionView *view, int player, const char *key,
                              const char *name)
{
    (void)key;
    return position_note_entry(view, (PlayerId)player, name);
}

static void write_notes(const PositionView *view, int player, json_t *json)
{
    position_note_write(view, (PlayerId)player, json);
}

const PlayerKey position_player_notes = {.key = "notes",
                                         .has_player = has_notes,
                                         .put_player = put_notes_later,
                                         .tell_player = tell_notes,
                                         .entry_player = entry_of_notes,
                                         .write_player = write_notes};
