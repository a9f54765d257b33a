// room_test.c -- a room is its record, and a record that somebody made up is refused by what is wrong
// in it, though its checksum is right.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/rooms/room_record.h"
#include "tools/rooms/room_say.h"

enum { SEED = 5 }; // player 0 is asked first

static const bool here[ROOM_PLACES];
static char folder[] = "/tmp/roomXXXXXX";
static char db[512];

static Room *new_room(void)
{
    Room *room = calloc(1, sizeof *room);

    room->db = db;
    room->number = 1;
    assert_true(asprintf(&room->path, "%s/room-1.json", folder) > 0);
    return room;
}

static void free_room(Room *room)
{
    room_close(room);
    free(room);
}

static json_t *say(Room *room, int place, const char *text)
{
    JsonText out = {0};

    (void)room_say(&(RoomSpeaker){room, place, here}, text, strlen(text), &out);
    json_t *reply = json_loadb(out.text, out.n, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(reply);
    free(out.text);
    return reply;
}

// Lets whoever is asked give the first answer that is allowed.
static void answer(Room *room)
{
    for (int seat = 0; seat < 2; seat++) {
        json_t *question = say(room, seat, "{\"type\":\"question\"}");
        const bool asked =
            !strcmp(json_string_value(json_object_get(question, "type")), "question");
        const int least = (int)json_integer_value(json_object_get(question, "min"));

        json_decref(question);
        if (!asked) continue;
        json_decref(say(room,
                        seat,
                        least ? "{\"type\":\"answer\",\"pick\":[0]}"
                              : "{\"type\":\"answer\",\"pick\":[]}"));
        return;
    }
}

static Room *begin(const char *seats)
{
    Room *room = new_room();
    Err err = {0};
    json_t *wish = json_pack("{s:s, s:s, s:{s:s, s:i, s:[s, s], s:[s, s]}}",
                             "type",
                             "makeroom",
                             "game",
                             "riftbound",
                             "newgame",
                             "type",
                             "newgame",
                             "seed",
                             SEED,
                             "decks",
                             "proving-grounds-annie",
                             "proving-grounds-garen",
                             "seats",
                             "client",
                             seats);

    if (room_begin(room, wish, &err)) fail_msg("%s", err.text);
    json_decref(wish);
    return room;
}

// Reads and plays the record. Returns the room, or NULL with [err].
static Room *again(Err *err)
{
    Room *room = new_room();

    if (!room_read(room, err) && !room_play(room, err)) return room;
    free_room(room);
    return NULL;
}

static void a_room_is_its_record(void **state)
{
    static const char *const bots[] = {"client", "greedy", "random"};
    Err err = {0};

    (void)state;
    for (int i = 0; i < COUNT_OF(bots); i++) {
        Room *room = begin(bots[i]);
        for (int n = 0; n < 20; n++) answer(room);
        json_decref(say(room, 0, "{\"type\":\"back\"}"));
        for (int n = 0; n < 5; n++) answer(room);

        Room *same = again(&err);
        if (!same) fail_msg("%s", err.text);

        assert_int_equal(game_hash(&same->protocol.session->game),
                         game_hash(&room->protocol.session->game));
        assert_int_equal(same->protocol.question, room->protocol.question);
        assert_int_equal(same->answered_n, room->answered_n);
        assert_memory_equal(same->secrets, room->secrets, sizeof same->secrets);
        free_room(same);
        free_room(room);
    }
}

static void a_record_is_for_its_owner_alone(void **state)
{
    Room *room = begin("client");
    struct stat info;

    (void)state;
    for (int n = 0; n < 2; n++) {
        assert_int_equal(stat(room->path, &info), 0);
        assert_int_equal(info.st_mode & 0777, 0600);
        // Also one that was there with other rights.
        assert_int_equal(chmod(room->path, 0644), 0);
        answer(room);
    }
    free_room(room);
}

static void who_left_agrees_to_come_back(void **state)
{
    Room *room = begin("client");

    (void)state;
    answer(room);
    json_decref(say(room, 1, "{\"type\":\"concede\"}"));
    const uint64_t hash = game_hash(&room->protocol.session->game);
    json_t *told = say(room, 0, "{\"type\":\"back\"}");
    const json_t *waits = json_object_get(json_object_get(told, "back"), "waits");

    assert_int_equal(json_array_size(waits), 1);
    assert_int_equal(json_integer_value(json_array_get(waits, 0)), 1);
    assert_int_equal(game_hash(&room->protocol.session->game), hash);
    json_decref(told);
    free_room(room);
}

// Who looks may ask for all events again and again, but gets no reply of any size.
static void a_reply_has_a_limit(void **state)
{
    Room *room = begin("client");
    json_t *requests = json_array();

    (void)state;
    for (int n = 0; n < 60; n++) answer(room);
    for (int n = 0; n < ROOM_BATCH_MAX; n++)
        json_array_append_new(requests, json_pack("{s:s}", "type", "events"));
    json_t *batch = json_pack("{s:s, s:o}", "type", "batch", "requests", requests);
    char *text = json_dumps(batch, JSON_COMPACT);
    json_t *told = say(room, ROOM_LOOKER, text);
    const json_t *replies = json_object_get(told, "replies");
    const json_t *last = json_array_get(replies, ROOM_BATCH_MAX - 1);
    const char *reason = json_string_value(json_object_get(last, "reason"));

    assert_string_equal(
        json_string_value(json_object_get(json_array_get(replies, 0), "type")),
        "events");
    assert_non_null(reason);
    assert_non_null(strstr(reason, "at most 1048576 bytes"));
    free(text);
    json_decref(told);
    json_decref(batch);
    free_room(room);
}

typedef struct {
    const char *name;
    void (*forge)(Room *room);
    const char *why;
} Forgery;

static void set_line(Room *room, size_t i, json_t *line)
{
    json_array_set_new(room->lines, i, line);
}

static void another_seat(Room *room)
{
    set_line(room, 0, json_pack("[i, {s:s, s:[]}]", 1, "type", "answer", "pick"));
}

static void only_a_look(Room *room)
{
    set_line(room, 0, json_pack("[i, {s:s}]", 0, "type", "view"));
}

static void a_save_by_a_seat(Room *room)
{
    set_line(room, 0, json_pack("[i, {s:s}]", 0, "type", "save"));
}

static void a_position(Room *room)
{
    set_line(room, 0, json_pack("[i, {s:s, s:[]}]", -1, "type", "position", "players"));
}

static void too_many_back(Room *room)
{
    set_line(room, 1, json_pack("[i, {s:s, s:i}]", -1, "type", "undo", "n", 900));
}

static void two_at_once(Room *room)
{
    json_t *requests = json_array();

    for (int i = 0; i < 2; i++) {
        json_array_append(requests, json_array_get(json_array_get(room->lines, 0), 1));
        if (!i) json_array_remove(room->lines, 0);
    }
    set_line(room,
             0,
             json_pack("[i, {s:s, s:o}]", -1, "type", "batch", "requests", requests));
}

static void no_place(Room *room)
{
    set_line(room, 0, json_pack("[i, {s:s}]", ROOM_LOOKER, "type", "view"));
}

static void a_load(Room *room)
{
    json_object_set_new(room->newgame, "type", json_string("load"));
}

static void another_session(Room *room)
{
    json_object_set_new(room->newgame, "session", json_integer(2));
}

static void a_file(Room *room)
{
    json_object_set_new(
        room->newgame, "decks", json_pack("[s, s]", "Makefile", "/etc/passwd"));
}

static void another_game(Room *room)
{
    json_decref(room->game);
    room->game = json_string("../gwent");
}

static void another_seed(Room *room)
{
    json_object_set_new(room->newgame, "seed", json_integer(7));
}

static void one_line_less(Room *room)
{
    json_array_remove(room->lines, json_array_size(room->lines) - 1);
}

static void no_secret(Room *room)
{
    room->secrets[1] = (Secret){""};
}

static void a_secret_twice(Room *room)
{
    room->secrets[1] = room->secrets[0];
}

static void a_secret_more(Room *room)
{
    room->secrets[3] = secret_new();
}

static void a_short_secret(Room *room)
{
    room->secrets[0].text[5] = '\0';
}

static const Forgery forgeries[] = {
    {"another seat", another_seat, "line 1 of it: player 0 is asked"},
    {"only a look", only_a_look, "line 1 of it: it changes nothing"},
    {"a save", a_save_by_a_seat, "line 1 of it: a connection with a seat"},
    {"a position", a_position, "line 1 of it: "},
    {"too many back", too_many_back, "line 2 of it: "},
    {"two at once", two_at_once, "a line of it is none"},
    {"no place", no_place, "a line of it is none"},
    {"a load", a_load, "a request of that type"},
    {"another session", another_session, "one game, in session 0"},
    {"a file", a_file, "its game cannot begin"},
    {"another game", another_game, "no game '../gwent'"},
    {"another seed", another_seed, "room-1.json: "},
    {"one line less", one_line_less, "comes out differently"},
    {"no secret", no_secret, "comes out differently"},
    {"a secret twice", a_secret_twice, "a secret of it is none"},
    {"a secret more", a_secret_more, "comes out differently"},
    {"a short secret", a_short_secret, "a secret of it is none"},
};

static void a_record_that_somebody_made_up_is_refused(void **state)
{
    (void)state;
    for (int i = 0; i < COUNT_OF(forgeries); i++) {
        Room *room = begin("client");
        Err err = {0};

        for (int n = 0; n < 6; n++) answer(room);
        forgeries[i].forge(room);
        if (room_record_write(room, &err)) fail_msg("%s", err.text);
        free_room(room);

        room = again(&err);
        if (room) fail_msg("%s is taken", forgeries[i].name);
        if (!strstr(err.text, forgeries[i].why) || !strstr(err.text, "room-1.json"))
            fail_msg("%s: %s", forgeries[i].name, err.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_room_is_its_record),
        cmocka_unit_test(a_record_is_for_its_owner_alone),
        cmocka_unit_test(a_reply_has_a_limit),
        cmocka_unit_test(who_left_agrees_to_come_back),
        cmocka_unit_test(a_record_that_somebody_made_up_is_refused),
    };
    const char *build = getenv("BUILD");
    char path[600];

    (void)snprintf(db, sizeof db, "%s/cards.db", build ? build : "build");
    if (!mkdtemp(folder)) return 1;
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    (void)snprintf(path, sizeof path, "%s/room-1.json", folder);
    (void)unlink(path);
    (void)rmdir(folder);
    return failed;
}
