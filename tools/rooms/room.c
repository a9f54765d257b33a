// room.c -- begins the game of a room, carries out what its people say, and plays its record again.
//
// Each message is carried out with the rights of its place and of nobody else. What changed the game
// is in the record before anybody is told of it. Branches of a seat end with its message, so the next
// one finds the game itself.

#include "tools/rooms/room.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "engine/play/play_sitting.h"
#include "tools/door/json_keys.h"
#include "tools/door/json_safe.h"
#include "tools/door/seed.h"
#include "tools/door/terminal.h"
#include "tools/protocol/protocol_line.h"
#include "tools/rooms/room_record.h"

static PlayerId rights_of(int place)
{
    return place < 0 ? NOBODY : place == ROOM_LOOKER ? ONLOOKER : (PlayerId)place;
}

// Notes who gave the answers that can be taken back.
static void note_answered(Room *room, const char *type, const json_t *request)
{
    if (!strcmp(type, "undo")) {
        const json_t *n = json_object_get(request, "n");
        room->answered_n -= n ? (int)json_integer_value(n) : 1;
        room->backs++;
    } else if (!strcmp(type, "nextgame")) {
        room->answered_n = 0;
    } else {
        room->answered[room->answered_n++] = rights_of(room->speaks);
    }
}

// Notes which answer made a seat leave the game.
static void note_gone(Room *room)
{
    const State *state = &room->protocol.session->game.now;

    for (int i = 0; i < room->seats; i++)
        if (!state->players[i].gone)
            room->gone_at[i] = 0;
        else if (!room->gone_at[i])
            room->gone_at[i] = room->answered_n;
}

// Hears of a request that changed the game.
static void hear(void *self, const json_t *request)
{
    Room *room = self;
    json_t *kept = json_deep_copy(request);

    json_object_del(kept, "id");
    json_object_del(kept, "next");
    note_answered(room, json_string_value(json_object_get(kept, "type")), kept);
    note_gone(room);
    json_array_append_new(room->lines, json_pack("[i, o]", room->speaks, kept));
    room->told = true;
}

void room_carry_out(Room *room, int place, const char *text, size_t n, JsonText *out)
{
    Protocol *protocol = &room->protocol;
    JsonText notes = {0}, *const before = terminal_divert(&notes);

    room->speaks = place;
    room->told = false;
    protocol->only = rights_of(place);
    protocol_line_write(protocol, text, n, out);
    protocol_home(protocol);
    protocol->only = NOBODY;
    protocol->left = false;
    protocol->refused = 0;
    (void)terminal_divert(before);
    free(notes.text);
}

// Carries out a request, of which nobody wants more than whether it was refused. Returns 0, or -1
// with [err].
static int carry_out_json(Room *room, int place, const json_t *request, Err *err)
{
    char *text = json_dumps(request, JSON_COMPACT);
    JsonText out = {0};

    room_carry_out(room, place, text ? text : "", text ? strlen(text) : 0, &out);
    json_t *reply = json_loadb(out.text, out.n, 0, NULL);
    const char *type = json_string_value(json_object_get(reply, "type"));
    const bool refused = !type || !strcmp(type, "refused");
    const char *reason = json_string_value(json_object_get(reply, "reason"));
    if (refused) (void)err_set(err, CODE_DATA, "%s", reason ? reason : "no reply");
    json_decref(reply);
    free(out.text);
    free(text);
    return refused ? -1 : 0;
}

// Returns whether the database has a game of that name, which is no path.
static bool has_game(const Protocol *protocol, const char *name, Err *err)
{
    json_t *games = protocol_games(protocol, err), *row;
    bool found = false;
    size_t i;

    json_array_foreach(games, i, row)
    {
        const char *game = json_string_value(json_object_get(row, "game"));
        found = found || (game && !strcmp(game, name));
    }
    if (games && !found)
        (void)err_set(err,
                      CODE_DATA,
                      "the database has no game '%.*s'",
                      text_fit(name, 80),
                      name);
    json_decref(games);
    return found;
}

// Opens the cards of the room's game. Returns 0, or -1 with [err].
static int open_cards(Room *room, Err *err)
{
    const char *name = json_string_value(room->game);
    Protocol usual = {.db = room->db, .only = NOBODY};

    if (protocol_open(&usual, err)) return -1;
    const bool found = has_game(&usual, name, err);
    protocol_close(&usual);
    if (!found) return -1;
    room->protocol = (Protocol){.db = room->db,
                                .game = name,
                                .only = NOBODY,
                                .no_files = true,
                                .reply_max = ROOM_REPLY_MAX};
    if (protocol_open(&room->protocol, err)) return -1;
    room->opened = true;
    return 0;
}

// Begins the game, and lets nobody begin another one.
static int begin_game(Room *room, Err *err)
{
    Protocol *protocol = &room->protocol;
    const json_t *type = json_object_get(room->newgame, "type");

    if (!json_is_string(type) || strcmp(json_string_value(type), "newgame") != 0)
        return err_set(err, CODE_DATA, "\"newgame\" is a request of that type");
    if (open_cards(room, err) || carry_out_json(room, -1, room->newgame, err))
        return -1;
    if (!protocol->playing)
        return err_set(err, CODE_DATA, "a room has one game, in session 0");
    const Session *session = protocol->session;
    room->seats = session_players(session);
    for (int i = 0; i < room->seats; i++)
        room->people[i] = session->bots[i].kind == SEAT_HUMAN;
    protocol->guest = GUEST_OF_ROOM;
    protocol->changed = hear;
    protocol->changed_self = room;
    return 0;
}

static int check_wish(const json_t *wish, Err *err)
{
    static const JsonKey rows[] = {{"type", KEY_TEXT, true, 0, 0, NULL},
                                   {"id", KEY_ANY, false, 0, 0, NULL},
                                   {"game", KEY_TEXT, true, 0, 0, NULL},
                                   {"newgame", KEY_OBJECT, true, 0, 0, NULL}};
    JsonKeys keys;

    json_keys_start(&keys, "makeroom", rows, COUNT_OF(rows));
    return json_keys_check(&keys, wish, err);
}

int room_begin(Room *room, const json_t *wish, Err *err)
{
    if (check_wish(wish, err)) return -1;
    room->game = json_incref(json_object_get(wish, "game"));
    room->newgame = json_deep_copy(json_object_get(wish, "newgame"));
    room->lines = json_array();
    json_object_del(room->newgame, "id");
    // Time and numbers of questions tell nothing about a hand, unless somebody wants it so.
    if (!json_object_get(room->newgame, "asks_all"))
        json_safe_set(room->newgame, "asks_all", json_true());
    if (!json_object_get(room->newgame, "seed"))
        json_safe_set(room->newgame, "seed", json_integer((json_int_t)seed_random()));
    if (begin_game(room, err)) return -1;
    for (int i = 0; i < room->seats; i++)
        if (room->people[i]) room->secrets[i] = secret_new();
    room->secrets[ROOM_LOOKER] = secret_new();
    room->news = 1;
    return room_record_write(room, err);
}

int room_read(Room *room, Err *err)
{
    return room_record_read(room, err);
}

// Returns whether the secrets are for the people of the game.
static bool has_all_secrets(const Room *room)
{
    for (int i = 0; i < SEATS_MAX; i++)
        if (secret_is_there(&room->secrets[i]) != (i < room->seats && room->people[i]))
            return false;
    return secret_is_there(&room->secrets[ROOM_LOOKER]);
}

int room_play(Room *room, Err *err)
{
    json_t *lines = room->lines, *line;
    Err why = {0};
    size_t i;

    room->lines = json_array();
    int status = begin_game(room, &why);
    if (status)
        (void)err_set(
            err, CODE_DATA, "%s: its game cannot begin: %s", room->path, why.text);
    json_array_foreach(lines, i, line)
    {
        const int who = (int)json_integer_value(json_array_get(line, 0));

        if (status) break;
        status = carry_out_json(room, who, json_array_get(line, 1), &why);
        if (!status && !room->told)
            status = err_set(&why, CODE_DATA, "it changes nothing");
        if (status)
            (void)err_set(
                err, CODE_DATA, "%s: line %zu of it: %s", room->path, i + 1, why.text);
    }
    json_decref(lines);
    room->news = 1 + (long)json_array_size(room->lines);
    if (status) return -1;
    if (has_all_secrets(room) && room_record_fits(room)) return 0;
    return err_set(err,
                   CODE_DATA,
                   "%s: the game comes out differently: its cards or the program are "
                   "others than those of the record, or somebody changed it",
                   room->path);
}

void room_close(Room *room)
{
    if (room->opened) protocol_close(&room->protocol);
    json_decref(room->game);
    json_decref(room->newgame);
    json_decref(room->lines);
    free(room->path);
    room->opened = false;
}

// Writes the record after a line that changed the game. A wish to take back is past then.
void room_keep(Room *room)
{
    Err err = {0};

    if (!room->told) return;
    room->told = false;
    room->news++;
    room->back = (RoomBack){0};
    if (!room_record_write(room, &err)) {
        *room->trouble = '\0';
        return;
    }
    if (!*room->trouble) terminal_tell(stderr, "cardwright: %s", err.text);
    text_copy(
        room->trouble, sizeof room->trouble, "the game cannot be kept on disk now");
}

void room_take_back(Room *room, int n, Err *err)
{
    json_t *undo = json_pack("{s:s, s:i}", "type", "undo", "n", n);

    room->back = (RoomBack){0};
    (void)carry_out_json(room, -1, undo, err);
    room_keep(room);
    json_decref(undo);
}
