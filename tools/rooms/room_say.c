// room_say.c -- carries out a message of a place: about the room itself, or about its game.

#include "tools/rooms/room_say.h"

#include <stdlib.h>
#include <string.h>

#include "tools/door/json_safe.h"
#include "tools/protocol/protocol_line.h"
#include "tools/rooms/room_talk.h"

static int requests_of(const json_t *message)
{
    const json_t *requests = json_object_get(message, "requests");

    return json_is_array(requests) ? 1 + (int)json_array_size(requests) : 1;
}

// Refuses a message that is too much for the room. Returns 0, or -1 with [err].
static int check_much(const Room *room, const json_t *message, Err *err)
{
    const int n = requests_of(message);

    if (n > ROOM_BATCH_MAX + 1)
        return err_set(err,
                       CODE_DATA,
                       "a message to a room has at most %d requests",
                       ROOM_BATCH_MAX);
    // Each request may become a line, and so may a wish to take back.
    if ((int)json_array_size(room->lines) + n < ROOM_LINES_MAX) return 0;
    return err_set(err, CODE_DATA, "a room takes at most %d answers", ROOM_LINES_MAX);
}

static void write_reply(json_t *reply, const ProtocolLine *line, JsonText *out)
{
    json_safe_set(reply, "id", json_incref(line->id));
    char *text = json_safe_line(reply);

    json_text_add(out, text, strlen(text));
    free(text);
    json_decref(reply);
}

int room_say(const RoomSpeaker *speaker, const char *text, size_t n, JsonText *out)
{
    Room *room = speaker->room;
    ProtocolLine line;
    json_t *reply = NULL;

    out->n = 0;
    protocol_line_read(text, n, &line);
    Err *err = &line.refused;
    const int requests = requests_of(line.request);
    const bool talks = !*err->text && room_talk_is(line.request);
    if (!*err->text && !check_much(room, line.request, err)) {
        if (talks) reply = room_talk(speaker, line.request, err);
    }
    if (!reply && (talks || *err->text))
        reply = json_pack(
            "{s:s, s:o}", "type", "refused", "reason", json_safe_text(err->text));
    if (reply) {
        write_reply(reply, &line, out);
    } else {
        room_carry_out(room, speaker->place, text, n, out);
        room_keep(room);
    }
    protocol_line_free(&line);
    return requests;
}
