// room_record.c -- the file from which a room goes on: how its game began, all that changed it, and
// the secrets of its people.
//
// It is written anew, beside the one before and in its place when it is whole. Nothing in it is
// trusted: a file that differs in anything from what would be written is refused by its name.

#include "tools/rooms/room_record.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "db/text/file.h"
#include "engine/base/text.h"
#include "tools/door/json_keys.h"
#include "tools/door/json_safe.h"
#include "tools/door/out_file.h"
#include "tools/door/version.h"

enum { RECORD_VERSION_OF_ROOM = 1 };

static json_t *hex(uint64_t number)
{
    char text[20];

    (void)snprintf(text, sizeof text, "%016" PRIx64, number);
    return json_string(text);
}

// Returns the checksum over all that stands in the record beside it.
static json_t *check_of(const json_t *record)
{
    json_t *rest = json_copy((json_t *)record);

    json_object_del(rest, "check");
    char *text = json_dumps(rest, JSON_COMPACT);
    json_t *check = hex(text ? XXH3_64bits(text, strlen(text)) : 0);
    free(text);
    json_decref(rest);
    return check;
}

static json_t *list_of_secrets(const Room *room)
{
    json_t *list = json_array();

    for (int i = 0; i < ROOM_PLACES; i++)
        json_array_append_new(list, json_string(room->secrets[i].text));
    return list;
}

int room_record_write(const Room *room, Err *err)
{
    json_t *record = json_pack("{s:i, s:s, s:i, s:O, s:o, s:O, s:O, s:o}",
                               "room",
                               RECORD_VERSION_OF_ROOM,
                               "program",
                               CARDWRIGHT_VERSION,
                               "number",
                               room->number,
                               "game",
                               room->game,
                               "secrets",
                               list_of_secrets(room),
                               "newgame",
                               room->newgame,
                               "lines",
                               room->lines,
                               "hash",
                               hex(game_hash(&room->protocol.session->game)));
    json_safe_set(record, "check", check_of(record));
    char *text = json_safe_line(record);
    const int status = out_file_write_own(room->path, text, strlen(text), err);

    free(text);
    json_decref(record);
    return status;
}

bool room_record_fits(const Room *room)
{
    json_t *now = hex(game_hash(&room->protocol.session->game));
    const bool fits = !strcmp(json_string_value(now), room->hash);

    json_decref(now);
    return fits;
}

static int bad(const Room *room, const char *why, Err *err)
{
    return err_set(err, CODE_DATA, "%s: %s", room->path, why);
}

// Reads the secrets. Returns false if one is none, or is there twice.
static bool read_secrets(Room *room, const json_t *list)
{
    if (json_array_size(list) != ROOM_PLACES) return false;
    for (int i = 0; i < ROOM_PLACES; i++) {
        const char *text = json_string_value(json_array_get(list, (size_t)i));

        room->secrets[i] = secret_read(text);
        if (!text || (*text && !secret_is_there(&room->secrets[i]))) return false;
        for (int k = 0; k < i; k++)
            if (secret_same(&room->secrets[i], &room->secrets[k])) return false;
    }
    return true;
}

// Returns whether each line is [who, request], from a place that may be, and one request.
static bool are_lines(const json_t *lines)
{
    const json_t *line;
    size_t i;

    json_array_foreach(lines, i, line)
    {
        const json_t *who = json_array_get(line, 0), *request = json_array_get(line, 1);
        const json_int_t place = json_integer_value(who);

        if (json_array_size(line) != 2 || !json_is_integer(who) ||
            !json_is_object(request) || place < -1 || place >= SEATS_MAX ||
            json_object_get(request, "requests"))
            return false;
    }
    return true;
}

// Checks what the record says, but for the game itself. Returns 0, or -1 with [err].
static int check_record(Room *room, const json_t *record, Err *err)
{
    static const JsonKey line = {NULL, KEY_LIST, false, 0, 2, NULL};
    static const JsonKey text = {NULL, KEY_TEXT, false, 0, 0, NULL};
    static const JsonKey rows[] = {{"room", KEY_NUMBER, true, 1, 1, NULL},
                                   {"program", KEY_TEXT, true, 0, 0, NULL},
                                   {"number", KEY_NUMBER, true, 1, INT32_MAX, NULL},
                                   {"game", KEY_TEXT, true, 0, 0, NULL},
                                   {"secrets", KEY_LIST, true, 0, ROOM_PLACES, &text},
                                   {"newgame", KEY_OBJECT, true, 0, 0, NULL},
                                   {"lines", KEY_LIST, true, 0, ROOM_LINES_MAX, &line},
                                   {"hash", KEY_TEXT, true, 0, 0, NULL},
                                   {"check", KEY_TEXT, true, 0, 0, NULL}};
    const json_t *version = json_object_get(record, "room");
    JsonKeys keys;
    Err why = {0};

    if (!json_is_integer(version)) return bad(room, "it is no record of a room", err);
    if (json_integer_value(version) != RECORD_VERSION_OF_ROOM)
        return bad(room, "another version of the program wrote this room", err);
    json_keys_start(&keys, "the record", rows, COUNT_OF(rows));
    if (json_keys_check(&keys, record, &why)) return bad(room, why.text, err);
    json_t *check = check_of(record);
    const bool whole = json_equal(check, json_object_get(record, "check"));
    json_decref(check);
    if (!whole) return bad(room, "the record is damaged", err);
    if (!are_lines(json_object_get(record, "lines")))
        return bad(room, "a line of it is none", err);
    if (!read_secrets(room, json_object_get(record, "secrets")))
        return bad(room, "a secret of it is none", err);
    return 0;
}

int room_record_read(Room *room, Err *err)
{
    Arena *arena = arena_new();
    json_error_t where;
    size_t n;
    const char *text = file_read(room->path, LIMIT_FILE_BYTES, arena, &n, err);
    json_t *record = text ? json_loadb(text, n, JSON_REJECT_DUPLICATES, &where) : NULL;

    arena_free(arena);
    if (!text) return -1;
    if (!record) return bad(room, "the record is damaged: it is no JSON", err);
    const int status = check_record(room, record, err);
    if (!status) {
        room->number = (int)json_integer_value(json_object_get(record, "number"));
        room->game = json_incref(json_object_get(record, "game"));
        room->newgame = json_incref(json_object_get(record, "newgame"));
        room->lines = json_incref(json_object_get(record, "lines"));
        text_copy(room->hash,
                  sizeof room->hash,
                  json_string_value(json_object_get(record, "hash")));
    }
    json_decref(record);
    return status;
}
