#include "tools/session/position.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/kernel/table/object.h"
#include "engine/riftbound/position/board.h"
#include "tools/cli/commands.h"
#include "tools/session/position_inside.h"
#include "tools/session/session.h"

int position_bad(const Reader *reader, const char *format, const char *what)
{
    return err_set(reader->err, CODE_DATA, format, what);
}

int position_player(const Position *position, const json_t *json)
{
    const int players = position->table->state->players_n;
    const char *name = json_string_value(json);

    if (json_is_integer(json)) {
        const json_int_t n = json_integer_value(json);

        return n >= 0 && n < players ? (int)n : -1;
    }
    for (int i = 0; name && position->players && i < players; i++) {
        if (!strcmp(name, position->players[i])) return i;
    }
    return -1;
}

int position_battlefield(const Table *table, const char *name)
{
    const RiftboundState *b = rb_const(table->state);
    const char *sharp = strrchr(name, '#');
    const size_t n = sharp ? (size_t)(sharp - name) : strlen(name);
    int nth = sharp ? atoi(sharp + 1) : 1;

    for (int i = 0; i < b->battlefields_n; i++) {
        const Card *card = object_card(table, b->battlefields[i].object);
        const char index[] = {(char)('0' + i), '\0'};

        if (!strcmp(name, index)) return i;
        if (strncasecmp(card->name, name, n) || card->name[n]) continue;
        if (!--nth) return i;
    }
    return -1;
}
// The named battlefield takes the place of the blank one.
static int set_battlefield(Reader *reader, const json_t *json, int index)
{
    Table *table = reader->table;
    Battlefield *field = &rb(table->state)->battlefields[index];
    ObjectId id;

    reader->owner = (PlayerId)mode_brings((Mode)rb_const(table->state)->mode,
                                          index,
                                          rb_const(table->state)->first_player);
    id = position_add_card(reader, json, spot_of(table, ZONE_ASIDE, reader->owner));
    if (!id) return -1;
    object_remove(table, field->object);
    (void)object_move(table, id, spot_of(table, ZONE_BATTLEFIELD, index), TO_TOP);
    object_control(table, id, NOBODY);
    field->object = id;
    return 0;
}

static bool names(const json_t *list, const char *name)
{
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)list, i, json)
    {
        if (json_is_string(json) && !strcasecmp(json_string_value(json), name))
            return true;
    }
    return false;
}

// Adds to [list] the battlefields that [json] has cards at and that are real names.
static void note_places(json_t *list, const json_t *json)
{
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)json, name, value)
    {
        if (!strcmp(name, "base") || (name[0] >= '0' && name[0] <= '9')) continue;
        if (!strncasecmp(name, "Blank Battlefield", 17) || strchr(name, '#')) continue;
        if (!names(list, name)) json_array_append_new(list, json_string(name));
    }
}

static void note_controls(json_t *list, const json_t *controls)
{
    size_t i;
    json_t *json;

    json_array_foreach((json_t *)controls, i, json)
    {
        const char *name = json_string_value(json);
        json_t *place = name ? json_pack("{s:[]}", name) : NULL;

        note_places(list, place);
        json_decref(place);
    }
}

// Those listed, then those where somebody has something.
static json_t *battlefields_of(const json_t *json)
{
    const json_t *listed = json_object_get(json, "battlefields");
    json_t *list = json_is_array(listed) ? json_copy((json_t *)listed) : json_array();
    size_t i;
    json_t *player;

    json_array_foreach(json_object_get(json, "players"), i, player)
    {
        note_places(list, json_object_get(player, "units"));
        note_places(list, json_object_get(player, "facedown"));
        note_controls(list, json_object_get(player, "controls"));
    }
    return list;
}

static int add_battlefields(Reader *reader, const json_t *json)
{
    json_t *list = battlefields_of(json), *named;
    const size_t room = rb_const(reader->table->state)->battlefields_n;
    int failed = 0;
    size_t i;

    if (json_array_size(list) > room)
        failed = err_set(reader->err,
                         CODE_DATA,
                         "%zu battlefields are named, a %s has %zu",
                         json_array_size(list),
                         mode_row((Mode)rb_const(reader->table->state)->mode)->name,
                         room);
    json_array_foreach(list, i, named)
    {
        if (!failed) failed = set_battlefield(reader, named, (int)i);
    }
    json_decref(list);
    return failed;
}

// How many turns each player has begun follows from who was first.
static void set_turns(State *state)
{
    RiftboundState *b = rb(state);
    const int players = state->players_n;
    const int first =
        ((state->turn_player - (state->turn - 1)) % players + players) % players;

    b->first_player = (PlayerId)first;
    for (int i = 0; i < players; i++) state->players[i].turns = 0;
    for (int turn = 0; turn < state->turn; turn++)
        state->players[(first + turn) % players].turns++;
}

static int set_phase(const Reader *reader, const char *name)
{
    RiftboundState *b = rb(reader->table->state);

    for (int phase = PHASE_AWAKEN; name && phase < PHASE_COUNT; phase++) {
        if (strcasecmp(name, turn_phase_name((Phase)phase)) != 0) continue;
        b->phase = (uint8_t)phase;
        b->phase_step = phase == PHASE_MAIN;
        return 0;
    }
    return name ? position_bad(reader, "there is no phase '%s'", name) : 0;
}

static int set_moment(const Reader *reader, const json_t *json)
{
    State *state = reader->table->state;
    const json_t *turn = json_object_get(json, "turn");
    const json_t *player = json_object_get(json, "turn_player");
    const json_t *score = json_object_get(json, "victory_score");
    const int who = player ? position_player(reader->position, player) : 0;

    if (who < 0)
        return position_bad(reader, "%s", "\"turn_player\" is none of the players");
    if (turn && (json_integer_value(turn) < 1 || json_integer_value(turn) > 200))
        return position_bad(reader, "%s", "\"turn\" is a number from 1 on");
    state->turn_player = (PlayerId)who;
    state->turn = (uint16_t)(turn ? json_integer_value(turn) : state->turn + who);
    if (score) rb(state)->victory_score = (uint8_t)json_integer_value(score);
    if (json_is_true(json_object_get(json, "floats"))) state->flags |= GAME_FLOATS;
    set_turns(state);
    return set_phase(reader, json_string_value(json_object_get(json, "phase")));
}

int position_mode(const json_t *json, size_t seats, Err *err)
{
    const json_t *name = json_object_get(json, "mode");
    int mode;

    if (name && !json_is_string(name))
        return err_set(err, CODE_DATA, "\"mode\" is one of:%s", mode_names);
    mode = session_mode(json_string_value(name), seats, "players", err);
    err->code = CODE_DATA;
    return mode;
}

int position_read(const Position *position, const json_t *json, Err *err)
{
    Reader reader = {position, position->table, 0, err};
    const json_t *players = json_object_get(json, "players");
    const size_t n = json_array_size(players);
    const int mode = position_mode(json, n, err);

    if (mode < 0) return -1;
    setup_position(position->game, position->table, (Mode)mode, position->seed);
    if (set_moment(&reader, json)) return -1;
    if (add_battlefields(&reader, json)) return -1;
    for (size_t i = 0; i < n; i++) {
        reader.owner = (PlayerId)i;
        if (position_add_player(&reader, json_array_get(players, i))) return -1;
    }
    setup_position_done(position->game, position->table);
    return 0;
}
