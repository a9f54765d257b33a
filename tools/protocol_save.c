// A saved game travels as hexadecimal text: the game's bytes, then the bots' streams.

#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "protocol.h"

enum { SAVE_ROOM = sizeof(Game) + 4096 };

static json_t *to_hex(const unsigned char *bytes, size_t n)
{
    static const char digits[] = "0123456789abcdef";
    char *text = malloc(2 * n + 1);
    json_t *json;

    if (!text) return json_null();
    for (size_t i = 0; i < n; i++) {
        text[2 * i] = digits[bytes[i] >> 4];
        text[2 * i + 1] = digits[bytes[i] & 15];
    }
    json = json_stringn(text, 2 * n);
    free(text);
    return json;
}

static int digit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

// Returns how many bytes, or 0 if the text is no such number or too long.
static size_t from_hex(const char *text, unsigned char *bytes, size_t room)
{
    size_t n = 0;

    for (; text[0] && text[1]; text += 2) {
        int high = digit(text[0]), low = digit(text[1]);
        if (high < 0 || low < 0 || n == room) return 0;
        bytes[n++] = (unsigned char)(high << 4 | low);
    }
    return text[0] ? 0 : n;
}

json_t *protocol_save(const Protocol *protocol)
{
    const Session *session = protocol->session;
    unsigned char *bytes = malloc(SAVE_ROOM);
    size_t n = bytes ? game_save(&session->game, &session->table, bytes, SAVE_ROOM) : 0;
    json_t *json =
        json_pack("{s:s, s:o, s:o}",
                  "type",
                  "saved",
                  "game",
                  to_hex(bytes, n),
                  "bots",
                  to_hex((const unsigned char *)session->bots, sizeof session->bots));

    free(bytes);
    return json;
}

int protocol_load(Protocol *protocol, const json_t *json, Err *err)
{
    Session *session = protocol->session;
    const char *game = json_string_value(json_object_get(json, "game"));
    const char *bots = json_string_value(json_object_get(json, "bots"));
    unsigned char *bytes = malloc(SAVE_ROOM);
    Game *loaded = malloc(sizeof *loaded);
    const char *refusal = "\"game\" is what save gave";

    if (!session->table.rules) catalog_table(session->catalog, &session->table);
    if (bytes && loaded && game) {
        size_t n = from_hex(game, bytes, SAVE_ROOM);
        refusal = game_load(loaded, &session->table, bytes, n);
    }
    Bot streams[SESSION_SEATS];
    if (!refusal && bots) {
        if (from_hex(bots, (unsigned char *)streams, sizeof streams) != sizeof streams)
            refusal = "\"bots\" is what save gave";
        else
            memcpy(session->bots, streams, sizeof streams);
    }
    if (!refusal) {
        session->game = *loaded;
        session->log.n = 0;
        session->log.next = loaded->now.serial_log;
    }
    free(bytes);
    free(loaded);
    return refusal ? err_set(err, CODE_DATA, "%s", refusal) : 0;
}
