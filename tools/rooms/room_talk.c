// room_talk.c -- answers what people say about a room, and takes answers back if all agree.
//
// Who takes back sees again what was hidden from them a moment ago, so everybody who plays then has to
// agree; bots do. A wish is past as soon as somebody answers.

#include "tools/rooms/room_talk.h"

#include <string.h>

#include "tools/door/json_keys.h"
#include "tools/door/json_safe.h"

static json_t *list_of_seats(const RoomSpeaker *speaker)
{
    const Room *room = speaker->room;
    const Session *session = room->protocol.session;
    json_t *list = json_array();

    for (int i = 0; i < room->seats; i++) {
        const bool person = room->people[i];
        json_t *seat = json_pack(
            "{s:s}", "seat", person ? "client" : bot_name(session->bots[i].kind));

        if (person) json_safe_set(seat, "here", json_boolean(speaker->here[i]));
        json_array_append_new(list, seat);
    }
    return list;
}

static json_t *json_of_back(const Room *room)
{
    json_t *waits = json_array();

    for (int i = 0; i < room->seats; i++)
        if (room->back.waits[i]) json_array_append_new(waits, json_integer(i));
    return json_pack("{s:I, s:i, s:i, s:o}",
                     "number",
                     (json_int_t)room->back.number,
                     "by",
                     room->back.by,
                     "n",
                     room->back.n,
                     "waits",
                     waits);
}

static json_t *tell_room(const RoomSpeaker *speaker, const json_t *request, Err *err)
{
    const Room *room = speaker->room;
    json_t *json = json_pack("{s:s, s:I, s:i, s:O, s:o}",
                             "type",
                             "room",
                             "news",
                             (json_int_t)room->news,
                             "backs",
                             room->backs,
                             "game",
                             room->game,
                             "seats",
                             list_of_seats(speaker));

    (void)request;
    (void)err;
    if (speaker->place == ROOM_LOOKER)
        json_safe_set(json, "onlooker", json_true());
    else
        json_safe_set(json, "seat", json_integer(speaker->place));
    if (room->back.number) json_safe_set(json, "back", json_of_back(room));
    if (*room->trouble) json_safe_set(json, "trouble", json_string(room->trouble));
    return json;
}

// Returns how many answers lead back to where the seat was asked last; 0: it gave none.
static int answers_back(const Room *room, PlayerId seat)
{
    for (int n = 1; n <= room->answered_n; n++)
        if (room->answered[room->answered_n - n] == seat) return n;
    return 0;
}

// Returns whether a seat plays where [n] answers are taken back.
static bool plays_then(const Room *room, int seat, int n)
{
    return !room->gone_at[seat] || room->gone_at[seat] > room->answered_n - n;
}

static bool somebody_waits(const RoomBack *back)
{
    for (int i = 0; i < SEATS_MAX; i++)
        if (back->waits[i]) return true;
    return false;
}

// Goes back if nobody's word is missing any more.
static json_t *settle(const RoomSpeaker *speaker, Err *err)
{
    Room *room = speaker->room;

    room->news++;
    if (somebody_waits(&room->back)) return tell_room(speaker, NULL, err);
    room_take_back(room, room->back.n, err);
    return *err->text ? NULL : tell_room(speaker, NULL, err);
}

static json_t *wish_back(const RoomSpeaker *speaker, const json_t *request, Err *err)
{
    Room *room = speaker->room;
    const PlayerId seat = (PlayerId)speaker->place;
    const int n = answers_back(room, seat);

    (void)request;
    if (room->back.number) {
        (void)err_set(err, CODE_DATA, "somebody wishes to take back already");
        return NULL;
    }
    if (room->denied_at[seat] == 1 + json_array_size(room->lines)) {
        (void)err_set(
            err, CODE_DATA, "that answer stays: ask again when somebody has answered");
        return NULL;
    }
    if (!n || n > UNDO_MAX) {
        (void)err_set(err, CODE_DATA, "there is no answer to take back");
        return NULL;
    }
    room->back = (RoomBack){room->news + 1, seat, n, {false}};
    for (int i = 0; i < room->seats; i++)
        room->back.waits[i] = room->people[i] && i != seat && plays_then(room, i, n);
    return settle(speaker, err);
}

// Returns whether the request is about the wish at hand, from somebody whose word is missing or
// whose wish it is.
static bool is_about_wish(const RoomSpeaker *speaker, const json_t *request, Err *err)
{
    const RoomBack *back = &speaker->room->back;
    const json_int_t number = json_integer_value(json_object_get(request, "back"));

    if (!back->number || back->number != number)
        (void)err_set(err, CODE_DATA, "that wish to take back is past");
    return back->number && back->number == number;
}

static json_t *agree(const RoomSpeaker *speaker, const json_t *request, Err *err)
{
    RoomBack *back = &speaker->room->back;

    if (!is_about_wish(speaker, request, err)) return NULL;
    if (!back->waits[speaker->place]) {
        (void)err_set(err, CODE_DATA, "nobody waits for your word");
        return NULL;
    }
    back->waits[speaker->place] = false;
    return settle(speaker, err);
}

// Who wished may let it be, too.
static json_t *disagree(const RoomSpeaker *speaker, const json_t *request, Err *err)
{
    Room *room = speaker->room;

    if (!is_about_wish(speaker, request, err)) return NULL;
    room->denied_at[room->back.by] = 1 + json_array_size(room->lines);
    room->back = (RoomBack){0};
    room->news++;
    return tell_room(speaker, request, err);
}

static const struct {
    const char *type;
    json_t *(*run)(const RoomSpeaker *speaker, const json_t *request, Err *err);
    bool looks; // an onlooker may say it
    JsonKey key;
} talks[] = {
    {"room", tell_room, true, {0}},
    {"back", wish_back, false, {0}},
    {"agree", agree, false, {"back", KEY_NUMBER, true, 1, INT64_MAX, NULL}},
    {"disagree", disagree, false, {"back", KEY_NUMBER, true, 1, INT64_MAX, NULL}},
};

static int row_of(const json_t *request)
{
    const char *type = json_string_value(json_object_get(request, "type"));

    for (int i = 0; type && i < COUNT_OF(talks); i++)
        if (!strcmp(type, talks[i].type)) return i;
    return -1;
}

bool room_talk_is(const json_t *request)
{
    return row_of(request) >= 0;
}

json_t *room_talk(const RoomSpeaker *speaker, const json_t *request, Err *err)
{
    static const JsonKey common[] = {{"type", KEY_TEXT, true, 0, 0, NULL},
                                     {"id", KEY_ANY, false, 0, 0, NULL}};
    const int row = row_of(request);
    JsonKeys keys;

    json_keys_start(&keys, talks[row].type, common, COUNT_OF(common));
    if (talks[row].key.key) json_keys_add(&keys, talks[row].key);
    if (json_keys_check(&keys, request, err)) return NULL;
    if (speaker->place != ROOM_LOOKER || talks[row].looks)
        return talks[row].run(speaker, request, err);
    (void)err_set(err, CODE_DATA, "an onlooker sends no \"%s\"", talks[row].type);
    return NULL;
}
