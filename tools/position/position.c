// position.c -- sets up a game as a position says, or changes one that is there.
//
// The keys of a position are rows: position_game.c, position_player.c, position_thing.c.

#include "tools/position/position.h"

#include <string.h>

#include "engine/base/err.h"
#include "engine/kernel/table/object.h"
#include "engine/play/play.h"
#include "tools/position/position_game.h"
#include "tools/position/position_inside.h"
#include "tools/position/position_player.h"
#include "tools/session/session.h"

int position_mode(const Rules *rules, const json_t *json, size_t seats, Err *err)
{
    const json_t *name = json_object_get(json, "mode");
    char names[160];
    int mode;

    if (name && !json_is_string(name))
        return err_set(err,
                       CODE_DATA,
                       "\"mode\" is one of:%s",
                       sitting_mode_names(rules, names, sizeof names));
    mode = session_mode_find(rules, json_string_value(name), seats, "players", err);
    err->code = CODE_DATA;
    return mode;
}

// Begins a position of a game without rows: nothing lies anywhere.
static void begin_plainly(const Reader *reader, int players)
{
    Game *game = reader->position->game;
    Table *table = reader->table;

    game_clear(game, table, players, reader->position->seed);
    for (int i = 0; i < players; i++)
        game->now.players[i].team =
            (uint8_t)sitting_team(table->rules, reader->mode, i);
    table->game = game;
    table->state = &game->now;
    table->active_n = -1;
}

static void begin_position(const Reader *reader, size_t players)
{
    const Position *position = reader->position;

    if (reader->rows->begin)
        reader->rows->begin(
            position->game, reader->table, reader->mode, position->seed);
    else
        begin_plainly(reader, (int)players);
}

static void complete(const Reader *reader)
{
    Game *game = reader->position->game;

    if (reader->rows->complete) {
        reader->rows->complete(game, reader->table);
        return;
    }
    game->now.changed = true;
    game->now.dirty = READS_ANYTHING;
    game->status = GAME_RUNS;
    game->mark = game->now;
}

int position_read(const Position *position, const json_t *json, Err *err)
{
    const json_t *players = json_object_get(json, "players");
    const size_t n = json_array_size(players);
    Reader reader = {.position = position,
                     .rows = position_rows(position->table->rules),
                     .table = position->table,
                     .mode = position_mode(position->table->rules, json, n, err),
                     .err = err};

    if (reader.mode < 0 || position_game_check(&reader, json)) return -1;
    begin_position(&reader, n);
    if (position_game_put(&reader, json)) return -1;
    complete(&reader);
    return position_check_whole(&reader);
}

// Returns the player's object whose card has that name; 0: there is none.
static ObjectId find_own(const Reader *reader, const char *name)
{
    const State *state = reader->table->state;
    ObjectId found = 0;

    for (ObjectId id = 1; id <= state->objects_n; id++) {
        const Object *object = &state->objects[id];
        if (!object->card || object->spot == NOWHERE) continue;
        if (strcasecmp(object_card(reader->table, id)->name, name) != 0) continue;
        if (object->owner != reader->owner && object->controller != reader->owner)
            continue;
        if (!found || object_on_board(reader->table, id)) found = id;
    }
    return found;
}

static int take_keys(const Reader *reader, const json_t *json)
{
    const char *name = json_string_value(json);
    const ObjectId id = name ? find_own(reader, name) : 0;

    if (!id) return position_bad(reader, "the player has no '%s'", name ? name : "");
    object_remove(reader->table, id);
    return 0;
}

// Takes what is taken and adds the rest.
static int change_position(Reader *reader, const json_t *json)
{
    const json_t *taken = json_object_get(json, POSITION_TAKE);

    if (taken) return take_keys(reader, taken);
    return position_player_put(reader, json) ||
                   position_game_put_later(reader, json, reader->owner)
               ? -1
               : 0;
}

int position_change(const Position *position, int player, const json_t *json, Err *err)
{
    Position plain = *position;
    Game *game = position->game;
    Table *table = position->table;
    Reader reader = {.position = &plain,
                     .rows = position_rows(table->rules),
                     .table = table,
                     .mode = sitting_mode_of(table->rules, &game->now),
                     .owner = (PlayerId)player,
                     .err = err};

    plain.fill = false;
    if (game->status == GAME_WAITS) state_copy(&game->now, &game->mark);
    ask_forget(&game->answers);
    table->game = game;
    table->state = &game->now;
    table->active_n = -1;
    if (change_position(&reader, json)) return -1;
    game->now.changed = true;
    game->now.dirty = READS_ANYTHING;
    game->status = GAME_RUNS;
    state_copy(&game->mark, &game->now);
    return position_check_whole(&reader);
}
