// game_keys.c -- reads game "name" { ... }: every key once, in an order in which rows find
// those that they name.
//
// The first reading fills the rows. The second one, when all words are there, takes the
// functions, and what is written as queries and conditions.

#include <string.h>

#include "scripting/game/game_inside.h"

// ---- keys with a single value

static void read_api(GameReader *reader)
{
    lua_State *L = reader->L;
    int whole;
    const lua_Integer api = lua_tointegerx(L, -1, &whole);

    if (lua_type(L, -1) != LUA_TNUMBER || !whole || api < 1)
        game_row_key_wrong(reader,
                           GAME_KEY_api,
                           "'api' wants the level of the language, got %s",
                           script_value_name(L, -1));
    if (api > reader->game->rules.api)
        game_row_key_fault(reader,
                           GAME_KEY_api,
                           "needs api = %d, this program has %d",
                           (int)api,
                           reader->game->rules.api);
}

static void read_title(GameReader *reader)
{
    const GameRow row = {.reader = reader, .L = reader->L, .list = GAME_KEY_title};

    if (lua_type(reader->L, -1) != LUA_TSTRING)
        game_row_key_wrong(reader,
                           GAME_KEY_title,
                           "'title' wants a text in quotes, got %s",
                           script_value_name(reader->L, -1));
    reader->game->title = game_row_keep(&row, NULL, lua_tostring(reader->L, -1));
}

// Returns the number of players on top of the stack.
static uint8_t seats_at(GameReader *reader)
{
    lua_State *L = reader->L;
    int whole;
    const lua_Integer n = lua_tointegerx(L, -1, &whole);

    if (lua_type(L, -1) != LUA_TNUMBER || !whole || n < 1 || n > SEATS_MAX)
        game_row_key_wrong(reader,
                           GAME_KEY_players,
                           "'players' wants a number from 1 to %d, got %s",
                           SEATS_MAX,
                           script_value_name(L, -1));
    return (uint8_t)n;
}

static void read_players(GameReader *reader)
{
    lua_State *L = reader->L;
    ScriptedGame *game = reader->game;

    if (!lua_istable(L, -1)) {
        game->players_least = game->players_most = seats_at(reader);
        return;
    }
    const GameRow row = {.reader = reader, .L = L, .list = GAME_KEY_players};
    if (game_row_list(&row, "players") != 2)
        game_row_key_wrong(
            reader,
            GAME_KEY_players,
            "'players' is a number, or the least and the most: { 2, 4 }");
    (void)lua_rawgeti(L, -1, 1);
    game->players_least = seats_at(reader);
    (void)lua_rawgeti(L, -2, 2);
    game->players_most = seats_at(reader);
    lua_pop(L, 2);
    if (game->players_least > game->players_most)
        game_row_key_wrong(
            reader, GAME_KEY_players, "the least of 'players' comes first");
}

static void read_triggers(GameReader *reader)
{
    const char *name = game_names_at(reader->L, -1);

    if (name && !strcmp(name, "queued"))
        reader->game->triggers = TRIGGERS_QUEUED;
    else if (!name || strcmp(name, "at_once") != 0)
        game_row_key_wrong(reader,
                           GAME_KEY_triggers,
                           "'triggers' is at_once or queued, got %s",
                           script_value_name(reader->L, -1));
}

// Returns the bit of the number of players on top of the stack.
static unsigned players_bit(const GameRow *row)
{
    const ScriptedGame *game = row->reader->game;
    int whole;
    const lua_Integer n = lua_tointegerx(row->L, -1, &whole);

    if (lua_type(row->L, -1) != LUA_TNUMBER || !whole || n < game->players_least ||
        n > game->players_most)
        game_row_wrong(row,
                       "players",
                       "'players' wants a number of players that the game has, got %s",
                       script_value_name(row->L, -1));
    return 1u << n;
}

// Reads for which numbers of players the setting is: one, or a list. 0: for all.
static uint16_t read_setting_players(const GameRow *row)
{
    lua_State *L = row->L;
    unsigned bits = 0;

    if (lua_getfield(L, row->table, "players") == LUA_TTABLE) {
        const int n = game_row_list(row, "players");

        if (!n) game_row_wrong(row, "players", "'players' names no number");
        for (int i = 1; i <= n; i++, lua_pop(L, 1)) {
            (void)lua_rawgeti(L, -1, i);
            bits |= players_bit(row);
        }
    } else if (!lua_isnil(L, -1)) {
        bits = players_bit(row);
    }
    lua_pop(L, 1);
    return (uint16_t)bits;
}

static void read_setting(GameRow *row)
{
    ScriptedGame *game = row->reader->game;
    ScriptedSetting *setting = &game->settings[game->settings_n];
    const char *values[GAME_LIST_MAX];
    const int n = game_row_texts(row, values);

    game_declared_add(row, SPACE_OTHER, row->name);
    game_row_room(row, game->settings_n, LIMIT_SETTINGS);
    if (n < 2 || n > SETTING_VALUES_MAX)
        game_row_fault(row,
                       NULL,
                       "a setting has 2 to %d values, the usual one first",
                       SETTING_VALUES_MAX);
    *setting = (ScriptedSetting){.name = row->name,
                                 .values_n = n,
                                 .players = read_setting_players(row),
                                 .doc = row->doc};
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            if (!strcmp(values[i], values[k]))
                game_row_fault(
                    row, values[i], "the value '%s' stands twice", values[i]);
        setting->values[i] = values[i];
    }
    game->settings_n++;
}

static void read_settings(GameReader *reader)
{
    (void)game_row_each(reader, GAME_KEY_settings, read_setting);
}

// ---- functions

static ClauseId read_function(GameReader *reader, GameKey key, Deed deed)
{
    return game_function_add(reader, key, 0, game_row_key_name((int)key), deed);
}

static void read_setup(GameReader *reader)
{
    reader->game->runs.setup = read_function(reader, GAME_KEY_setup, DEED_ACT);
}

static void read_opens(GameReader *reader)
{
    reader->game->runs.opens = read_function(reader, GAME_KEY_opens, DEED_ACT);
}

static void read_turn(GameReader *reader)
{
    reader->game->runs.turn = read_function(reader, GAME_KEY_turn, DEED_ACT);
}

static void read_worth(GameReader *reader)
{
    reader->game->runs.worth = read_function(reader, GAME_KEY_worth, DEED_LOOK);
}

// ---- all keys

// The keys in the order in which they are read. A key has a reader for the first reading,
// for the second one, or both.
static const struct {
    uint8_t key;
    void (*first)(GameReader *reader);
    void (*second)(GameReader *reader);
} readers[] = {
    {GAME_KEY_api, read_api, NULL},
    {GAME_KEY_title, read_title, NULL},
    {GAME_KEY_players, read_players, NULL},
    {GAME_KEY_triggers, read_triggers, NULL},
    {GAME_KEY_types, game_cards_read_types, NULL},
    {GAME_KEY_supertypes, game_cards_read_supertypes, NULL},
    {GAME_KEY_kinds, game_cards_read_kinds, NULL},
    {GAME_KEY_columns, game_cards_read_columns, NULL},
    {GAME_KEY_lists, game_cards_read_lists, NULL},
    {GAME_KEY_dice, game_dice_read, NULL},
    {GAME_KEY_events, game_asked_read_events, NULL},
    {GAME_KEY_sentences, game_sentences_read, NULL},
    {GAME_KEY_zones, game_zones_read_zones, NULL},
    {GAME_KEY_places, game_zones_read_places, NULL},
    {GAME_KEY_counters, game_words_read_counters, NULL},
    {GAME_KEY_player_counters, game_words_read_player_counters, NULL},
    {GAME_KEY_statuses, game_words_read_statuses, game_words_read_status_lasts},
    {GAME_KEY_notes, game_notes_read, game_notes_read_lasts},
    {GAME_KEY_durations, game_words_read_durations, NULL},
    {GAME_KEY_settings, read_settings, NULL},
    {GAME_KEY_resources, game_words_read_resources, NULL},
    {GAME_KEY_costs, game_costs_read, NULL},
    {GAME_KEY_chain, game_costs_read_chain, NULL},
    {GAME_KEY_questions, game_asked_read_questions, NULL},
    {GAME_KEY_numbers, game_asked_read_numbers, game_asked_read_layer_conditions},
    {GAME_KEY_options, game_options_read, NULL},
    {GAME_KEY_prompts, game_asked_read_prompts, game_asked_read_offers},
    {GAME_KEY_endings, game_asked_read_endings, NULL},
    {GAME_KEY_rulebook, game_refusals_read_rulebook, NULL},
    {GAME_KEY_modes, game_decks_read_modes, NULL},
    {GAME_KEY_deck, game_decks_read_sections, NULL},
    {GAME_KEY_deck_rules, NULL, game_decks_read_rules},
    {GAME_KEY_demands, NULL, game_demands_read},
    {GAME_KEY_decks, game_decks_read_usual, NULL},
    {GAME_KEY_board, game_board_read, NULL},
    {GAME_KEY_refusals, NULL, game_refusals_read},
    {GAME_KEY_cards, game_cards_read_cards, NULL},
    {GAME_KEY_due, NULL, game_due_read},
    {GAME_KEY_abilities, NULL, game_due_read_abilities},
    {GAME_KEY_setup, NULL, read_setup},
    {GAME_KEY_opens, NULL, read_opens},
    {GAME_KEY_turn, NULL, read_turn},
    {GAME_KEY_worth, NULL, read_worth},
};

// Refuses an unknown key before any is read, so that a misspelt one is named and not
// missed.
static void check_keys(GameReader *reader)
{
    lua_State *L = reader->L;
    const char *keys[SCRIPT_KEYS_MAX];
    const int n = script_value_keys(L, 1, "a game", keys);

    for (int i = 0; i < n; i++) {
        const GameRow row = {.reader = reader, .L = L, .list = GAME_KEYS};
        Nearest nearest = nearest_to(keys[i]);

        if (game_row_key_known(keys[i])) continue;
        for (int k = 0; k < GAME_KEYS; k++)
            if (game_row_key_known(game_row_key_name(k)))
                nearest_try(&nearest, game_row_key_name(k));
        game_row_fault(&row,
                       keys[i],
                       "unknown key '%s' in game%s",
                       keys[i],
                       nearest_text(L, &nearest));
    }
    if (lua_rawlen(L, 1))
        game_row_key_fault(reader, GAME_KEYS, "a game takes keys only");
}

static bool push_key(lua_State *L, int key)
{
    lua_settop(L, 1);
    return lua_getfield(L, 1, game_row_key_name(key)) != LUA_TNIL;
}

// Adds the rows that follow from those of a key, and from its absence.
static void add_what_follows(GameReader *reader, int key)
{
    if (key == GAME_KEY_durations) game_words_add_general(reader);
    if (key == GAME_KEY_columns) game_asked_add_main(reader);
    if (key == GAME_KEY_cards) game_dice_add_faces(reader);
}

void game_keys_read_first(GameReader *reader)
{
    static const uint8_t needed[] = {GAME_KEY_players, GAME_KEY_setup, GAME_KEY_turn};
    lua_State *L = reader->L;

    check_keys(reader);
    for (int i = 0; i < COUNT_OF(needed); i++)
        if (!push_key(L, needed[i]))
            game_row_key_fault(
                reader, GAME_KEYS, "a game wants '%s'", game_row_key_name(needed[i]));
    for (int i = 0; i < COUNT_OF(readers); i++) {
        if (readers[i].first && push_key(L, readers[i].key)) readers[i].first(reader);
        add_what_follows(reader, readers[i].key);
    }
    lua_settop(L, 1);
    game_words_number_counters(reader);
    game_counters_link(reader);
}

void game_keys_read_second(GameReader *reader)
{
    for (int i = 0; i < COUNT_OF(readers); i++)
        if (readers[i].second && push_key(reader->L, readers[i].key))
            readers[i].second(reader);
    lua_settop(reader->L, 1);
}
