// position_game_moment.c -- the keys of the moment of a game, and of how it is played.

#include <stdlib.h>
#include <string.h>

#include "engine/base/err.h"
#include "engine/play/play.h"
#include "engine/play/play_board.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_game_inside.h"
#include "tools/position/position_json.h"
#include "tools/position/position_place.h"
#include "tools/session/session.h"

enum { TURN_MOST = 200 };

// ---- mode

// The mode is known when the position begins.
static int put_mode(Reader *reader, const json_t *json)
{
    (void)reader, (void)json;
    return 0;
}

// A position is one of two players where it does not say so.
static void tell_mode(const PositionView *view, bool exactly, json_t *json)
{
    const Rules *rules = view->table->rules;
    const int mode = sitting_mode_of(rules, view->state);

    (void)exactly;
    if (mode != sitting_mode_usual(rules, view->state->players_n) ||
        (view->state->players_n == 1 && rules->seats > 1))
        json_object_set_new(json, "mode", json_string(sitting_mode(rules, mode).name));
}

static void write_mode(const PositionView *view, json_t *json)
{
    const Rules *rules = view->table->rules;
    const int mode = sitting_mode_of(rules, view->state);

    json_safe_set(json, "mode", json_safe_text(sitting_mode(rules, mode).name));
}

const GameKey position_game_mode = {.key = "mode",
                                    .kind = KEY_TEXT,
                                    .put_game = put_mode,
                                    .tell_game = tell_mode,
                                    .write_game = write_mode};

// ---- turn

static int put_turn(Reader *reader, const json_t *json)
{
    State *state = reader->table->state;
    const json_t *turn = json_object_get(json, "turn");

    if (turn) state->turn = (uint16_t)json_integer_value(turn);
    if (!state->turn) state->turn = (uint16_t)(state->players_n + 1);
    return 0;
}

static json_t *read_turn(const PositionView *view, const char *key)
{
    (void)key;
    return json_integer(view->state->turn);
}

const GameKey position_game_turn = {.key = "turn",
                                    .kind = KEY_NUMBER,
                                    .round = ROUND_TURN,
                                    .least = 1,
                                    .most = TURN_MOST,
                                    .put_game = put_turn,
                                    .told_as_read = true,
                                    .written_as_read = true,
                                    .read_game = read_turn};

// Sets how many turns each player has begun: that follows from who was first.
static void set_turns(const Reader *reader)
{
    State *state = reader->table->state;
    const int players = state->players_n;
    const int first =
        ((state->turn_player - (state->turn - 1)) % players + players) % players;

    if (reader->rows->set_first) reader->rows->set_first(state, (PlayerId)first);
    for (int i = 0; i < players; i++) state->players[i].turns = 0;
    for (int turn = 0; turn < state->turn; turn++)
        state->players[(first + turn) % players].turns++;
}

// Without a turn in the position it is one that this player has.
static int put_turn_player(Reader *reader, const json_t *json)
{
    State *state = reader->table->state;
    const json_t *player = json_object_get(json, "turn_player");
    const int who = player ? position_player(reader->position, player) : 0;

    if (who < 0)
        return position_bad(reader, "%s", "\"turn_player\" is none of the players");
    state->turn_player = (PlayerId)who;
    if (!json_object_get(json, "turn")) state->turn = (uint16_t)(state->turn + who);
    set_turns(reader);
    return 0;
}

static json_t *read_turn_player(const PositionView *view, const char *key)
{
    (void)key;
    return position_view_player(view, view->state->turn_player);
}

static void write_turn_player(const PositionView *view, json_t *json)
{
    json_safe_set(json, "turn_player", position_json_player(view->state->turn_player));
}

const GameKey position_game_turn_player = {.key = "turn_player",
                                           .round = ROUND_TURN_PLAYER,
                                           .put_game = put_turn_player,
                                           .told_as_read = true,
                                           .read_game = read_turn_player,
                                           .write_game = write_turn_player};

// ---- what the game reads: claims, and readings of views

static json_t *lower_case(const char *text)
{
    char word[32];
    size_t n = 0;

    for (; text[n] && n + 1 < sizeof word; n++)
        word[n] = (char)(text[n] >= 'A' && text[n] <= 'Z' ? text[n] + 32 : text[n]);
    word[n] = '\0';
    return json_string(word);
}

static json_t *value_of(const PositionView *view, const PlayClaim *claim)
{
    int n;

    if (claim->kind == CLAIM_PLACES) return position_place_claimed(view, claim, -1);
    if (claim->kind == CLAIM_WORD) return lower_case(claim->word(view->table));
    n = claim->value(view->table);
    if (claim->kind == CLAIM_PLAYER) return position_view_player(view, (PlayerId)n);
    if (claim->kind == CLAIM_NUMBER) return json_integer(n);
    return n == NOWHERE ? json_false() : position_view_place(view, (SpotId)n, -1);
}

static json_t *read_claim(const PositionView *view, const char *key)
{
    const PlayScenario *claims = play_scenario(view->table->rules);

    for (int i = 0; i < claims->claims_n; i++)
        if (!strcmp(key, claims->claims[i].key))
            return value_of(view, &claims->claims[i]);
    return NULL;
}

static json_t *json_of_reading(const PlayReading *reading, const State *state)
{
    const int n = reading->read(state);

    switch ((ReadingKind)reading->kind) {
    case READING_NUMBER: return json_integer(n);
    case READING_TRUTH: return json_boolean(n);
    case READING_PLAYER: return position_json_player((PlayerId)n);
    case READING_PLACE: return n < 0 ? json_null() : json_integer(n);
    case READING_WORD: return json_safe_text(reading->words[n]);
    }
    return json_null();
}

static void write_readings(const PositionView *view, json_t *json)
{
    const PlayBoard *board = play_board(view->table->rules);

    for (int i = 0; i < board->readings_n; i++)
        json_safe_set(json,
                      board->readings[i].name,
                      json_of_reading(&board->readings[i], view->state));
}

const GameKey position_game_readings = {.read_game = read_claim,
                                        .write_game = write_readings};

static int put_phase(Reader *reader, const json_t *json)
{
    const PlayPosition *rows = reader->rows;
    const char *name = json_string_value(json_object_get(json, "phase"));

    if (!name || (rows->set_phase && rows->set_phase(reader->table->state, name)))
        return 0;
    return position_bad(reader, "there is no phase '%s'", name);
}

static void tell_phase(const PositionView *view, bool exactly, json_t *json)
{
    json_t *phase =
        position_rows(view->table->rules)->set_phase ? read_claim(view, "phase") : NULL;

    (void)exactly;
    if (phase && strcmp(json_string_value(phase), "main") != 0)
        json_object_set(json, "phase", phase);
    json_decref(phase);
}

const GameKey position_game_phase = {.key = "phase",
                                     .kind = KEY_TEXT,
                                     .round = ROUND_PHASE,
                                     .put_game = put_phase,
                                     .tell_game = tell_phase};

static void list_numbers(const Rules *rules, JsonKeys *keys)
{
    const PlayPosition *rows = position_rows(rules);

    for (int i = 0; i < rows->numbers_n; i++) {
        const PlayNumber *number = &rows->numbers[i];

        json_keys_add(
            keys,
            (JsonKey){
                number->key, KEY_NUMBER, false, number->least, number->most, NULL});
    }
}

static int put_numbers(Reader *reader, const json_t *json)
{
    for (int i = 0; i < reader->rows->numbers_n; i++) {
        const PlayNumber *number = &reader->rows->numbers[i];
        const json_t *value = json_object_get(json, number->key);

        if (value) number->set(reader->table->state, (int)json_integer_value(value));
    }
    return 0;
}

static void tell_numbers(const PositionView *view, bool exactly, json_t *json)
{
    const PlayPosition *rows = position_rows(view->table->rules);

    (void)exactly;
    for (int i = 0; i < rows->numbers_n; i++) {
        json_t *number = read_claim(view, rows->numbers[i].key);

        if (number) json_object_set(json, rows->numbers[i].key, number);
        json_decref(number);
    }
}

const GameKey position_game_numbers = {.round = ROUND_TURN,
                                       .list_game = list_numbers,
                                       .put_game = put_numbers,
                                       .tell_game = tell_numbers};

// ---- settings

static void list_nothing(const Rules *rules, JsonKeys *keys)
{
    (void)rules, (void)keys; // position_game_settings lists all settings of the game
}

static int put_flag(Reader *reader, const json_t *json, const char *key, uint8_t flag)
{
    if (json_is_true(json_object_get(json, key))) reader->table->state->flags |= flag;
    return 0;
}

static int put_floats(Reader *reader, const json_t *json)
{
    return put_flag(reader, json, "floats", GAME_FLOATS);
}

static void tell_floats(const PositionView *view, bool exactly, json_t *json)
{
    (void)exactly;
    if (view->state->flags & GAME_FLOATS)
        json_object_set_new(json, "floats", json_true());
}

const GameKey position_game_floats = {.key = "floats",
                                      .round = ROUND_TURN,
                                      .list_game = list_nothing,
                                      .put_game = put_floats,
                                      .tell_game = tell_floats};

static int put_asks_all(Reader *reader, const json_t *json)
{
    return put_flag(reader, json, "asks_all", GAME_ASKS_ALL);
}

const GameKey position_game_asks_all = {.key = "asks_all",
                                        .round = ROUND_TURN,
                                        .list_game = list_nothing,
                                        .put_game = put_asks_all};

// Settings that are true or false are keys of their own, all others stand in a table.
static void list_settings(const Rules *rules, JsonKeys *keys)
{
    if (position_rows(rules)->set_setting)
        json_keys_add(keys, (JsonKey){.key = "settings"});
    for (int i = 0; i < sitting_settings_n(rules); i++) {
        const PlaySetting *row = sitting_setting(rules, i);

        if (!row->choices && !row->values)
            json_keys_add(keys, (JsonKey){row->name, KEY_TRUTH, 0, 0, 0, NULL});
    }
}

static int put_settings(Reader *reader, const json_t *json)
{
    const Rules *rules = reader->table->rules;
    const json_t *told = json_object_get(json, "settings");
    Setup *setup = told ? calloc(1, sizeof *setup) : NULL;
    int failed;

    if (!told) return 0;
    ENOUGH(setup);
    setup->mode = reader->mode;
    failed = session_set_object(rules, setup, told, reader->err);
    for (int i = 0; !failed && i < sitting_settings_n(rules); i++) {
        if (!setup->settings[i]) continue;
        if (!strcmp(sitting_setting(rules, i)->name, position_game_asks_all.key))
            reader->table->state->flags |= GAME_ASKS_ALL;
        else if (reader->rows->set_setting)
            reader->rows->set_setting(
                rules, reader->table->state, i, setup->settings[i]);
    }
    free(setup);
    return failed;
}

const GameKey position_game_settings = {.key = "settings",
                                        .round = ROUND_SETTINGS,
                                        .list_game = list_settings,
                                        .put_game = put_settings};
