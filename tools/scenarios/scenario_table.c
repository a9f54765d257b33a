// scenario_table.c -- joins the players of a scenario, and checks its keys and values.

#include "tools/scenarios/scenario_table.h"

#include <lauxlib.h>
#include <string.h>

#include "engine/play/play_sitting.h"
#include "tools/door/seed.h"
#include "tools/scenarios/scenario.h"
#include "tools/scenarios/scenario_json.h"
#include "tools/session/session.h"

// The players, whose tables a scenario and what is given to it share key by key.
static const char *const player_names[] = {"you",
                                           "foe",
                                           "foe2",
                                           "foe3",
                                           "foe4",
                                           "foe5",
                                           "foe6",
                                           "foe7",
                                           "mate",
                                           "mate2",
                                           "mate3",
                                           NULL};

// Returns how many play at least: as many as the mode has, or up to the last player
// described. Without either they are two, or one in a game for one.
static int seats_of(const Rules *rules, const json_t *json, const char *const *names)
{
    const char *mode = json_string_value(json_object_get(json, "mode"));
    const int row = mode ? sitting_mode_find(rules, mode) : -1;
    int seats = rules->seats < 2 ? 1 : 2;

    if (row >= 0) seats = sitting_mode(rules, row).players;

    for (int i = seats; i < SEATS_MAX; i++)
        if (json_object_get(json, names[i])) seats = i + 1;
    return seats;
}

// Returns the first mode in which teams play; NULL: there is none.
static const char *team_mode(const Rules *rules)
{
    for (int i = 0; i < sitting_modes_n(rules); i++)
        if (sitting_mode(rules, i).teams) return sitting_mode(rules, i).name;
    return NULL;
}

// Makes the list of players from "you", "foe" ... A mate makes it a game of teams.
static void join_players(const Rules *rules, json_t *json)
{
    json_t *players = json_array();
    const char *const *names;
    int seats;

    if (json_object_get(json, "mate") && !json_object_get(json, "mode") &&
        team_mode(rules))
        json_object_set_new(json, "mode", json_string(team_mode(rules)));
    names = scenario_names(rules, json);
    seats = seats_of(rules, json, names);
    for (int i = 0; i < seats; i++) {
        json_t *player = json_object_get(json, names[i]);

        if (player)
            json_array_append(players, player);
        else
            json_array_append_new(players, json_object());
        json_object_del(json, names[i]);
    }
    json_object_set_new(json, "players", players);
}

void scenario_table_keys(const Rules *rules, JsonKeys *keys)
{
    static const char *const own[] = {"covers", "ends", "seed", "decks", "chance"};
    const PlayScenario *rows = play_scenario(rules);

    json_keys_start(keys, "a scenario", NULL, 0);
    for (int i = 0; i < COUNT_OF(own); i++)
        json_keys_add(keys, (JsonKey){.key = own[i]});
    for (int i = 0; i < rows->namings_n; i++)
        json_keys_add(keys, (JsonKey){.key = rows->namings[i].key});
    for (int i = 0; i < sitting_settings_n(rules); i++)
        if (!sitting_setting(rules, i)->values)
            json_keys_add(keys, (JsonKey){.key = sitting_setting(rules, i)->name});
    position_keys(rules, keys);
}

static const char *unknown_key(const JsonKeys *keys, const json_t *json)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)json, key, value)
    {
        bool found = false;

        for (int i = 0; i < keys->n; i++) found |= !strcmp(key, keys->rows[i].key);
        if (!found) return key;
    }
    return NULL;
}

// Checks the values that no other reader checks.
static void check_values(lua_State *L, const json_t *json)
{
    const json_t *covers = json_object_get(json, "covers");
    const json_t *seed = json_object_get(json, "seed");
    const json_t *players = json_object_get(json, "players");
    const char *wrong = scenario_chance_wrong(json_object_get(json, "chance"));
    size_t i;
    json_t *value;

    if (covers && !json_is_array(covers)) (void)luaL_error(L, "'covers' is a list");
    json_array_foreach((json_t *)covers, i, value)
    {
        if (!json_is_string(value)) (void)luaL_error(L, "'covers' is a list of texts");
    }
    json_array_foreach((json_t *)players, i, value)
    {
        if (!json_is_object(value) && json_array_size(value))
            (void)luaL_error(L, "a player is a table of names");
        if (!json_is_object(value) && !json_is_array(value))
            (void)luaL_error(L, "a player is a table");
        if (json_is_array(value))
            json_array_set_new((json_t *)players, i, json_object());
    }
    if (wrong) (void)luaL_error(L, "%s", wrong);
    if (seed && (!json_is_integer(seed) || json_integer_value(seed) < 0 ||
                 json_integer_value(seed) > SEED_MAX))
        (void)luaL_error(L, "'seed' is a whole number from 0 to 9007199254740992");
}

static void refuse_unknown(lua_State *L, const Rules *rules, const json_t *json)
{
    JsonKeys keys;
    const char *wrong;
    Err err;

    scenario_table_keys(rules, &keys);
    wrong = unknown_key(&keys, json);
    if (!wrong) return;
    (void)json_keys_unknown(&keys, wrong, &err);
    if (!strcmp(wrong, "mate") || !strncmp(wrong, "foe", 3))
        (void)err_set(&err,
                      CODE_DATA,
                      "'%s' does not play there: in teams you, foe, mate, foe2, else "
                      "you, foe, foe2, foe3",
                      wrong);
    (void)luaL_error(L, "%s", err.text);
}

void scenario_table_add(json_t *json, const json_t *given)
{
    scenario_json_add(json, given, player_names);
}

void scenario_table_check(lua_State *L, const Rules *rules, json_t *json)
{
    join_players(rules, json);
    refuse_unknown(L, rules, json);
    check_values(L, json);
}
