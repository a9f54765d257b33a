// protocol_save.c -- writes and reads saved games: hexadecimal text of the game's
// bytes, of the bots' streams and of the match.
//
// Nothing in the text is trusted: each part is checked before it is used. The checksum
// over all parts finds damage. It is no protection against a forged save.

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "tools/protocol/protocol.h"
#include "tools/record/record.h"

// Raise it when "bots" or "match" hold other bytes; "game" has a version of its own.
// Version 6 tells which question waits. Version 5 is read as it was.
enum { SAVED_VERSION = 6, SAVED_WITHOUT_QUESTION = 5 };

static uint64_t hash_text(const json_t *text, uint64_t hash)
{
    const char *bytes = json_string_value(text);

    return bytes ? XXH3_64bits_withSeed(bytes, json_string_length(text), hash) : hash;
}

static json_int_t version_of(const json_t *json)
{
    return json_integer_value(json_object_get(json, "version"));
}

// Returns the checksum over all parts of a saved game, as text.
static json_t *checksum(const json_t *json)
{
    static const char *const parts[] = {"game", "bots", "match"};
    const json_int_t question = json_integer_value(json_object_get(json, "question"));
    uint64_t hash = (uint64_t)version_of(json);
    char text[20];
    size_t i;
    json_t *code;

    for (int k = 0; k < COUNT_OF(parts); k++)
        hash = hash_text(json_object_get(json, parts[k]), hash);
    json_array_foreach(json_object_get(json, "cards"), i, code)
    {
        hash = hash_text(code, hash);
    }
    if (version_of(json) > SAVED_WITHOUT_QUESTION)
        hash = XXH3_64bits_withSeed(&question, sizeof question, hash);
    (void)snprintf(text, sizeof text, "%016" PRIx64, hash);
    return json_string(text);
}

static bool is_whole(const json_t *json)
{
    json_t *check = checksum(json);
    const bool whole = json_equal(check, json_object_get(json, "check"));

    json_decref(check);
    return whole;
}

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

// Reads the text into [bytes]. Returns how many, or 0 if the text is not hexadecimal or
// too long.
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

static json_t *reply_with(const unsigned char *bytes, size_t n,
                          const Protocol *protocol)
{
    const Session *session = protocol->session;
    const unsigned char *bots = (const unsigned char *)session->bots;
    json_t *json = json_object();

    json_object_set_new(json, "type", json_string("saved"));
    json_object_set_new(json, "version", json_integer(SAVED_VERSION));
    json_object_set_new(json, "question", json_integer(protocol->question));
    json_object_set_new(json, "game", to_hex(bytes, n));
    json_object_set_new(json, "bots", to_hex(bots, sizeof session->bots));
    json_object_set_new(
        json,
        "match",
        to_hex((const unsigned char *)&session->sitting, sizeof session->sitting));
    json_object_set_new(
        json, "cards", record_library(catalog_library(session->catalog)));
    json_object_set_new(json, "check", checksum(json));
    return json;
}

json_t *protocol_save(const Protocol *protocol)
{
    const Session *session = protocol->session;
    const size_t room = game_save_size(&session->game);
    unsigned char *bytes = malloc(room);
    size_t n = bytes ? game_save(&session->game, &session->table, bytes, room) : 0;
    json_t *json = reply_with(bytes, n, protocol);

    free(bytes);
    return json;
}

// Returns NULL, or what is wrong with the game.
static const char *read_game(Session *session, const char *text)
{
    const size_t room = strlen(text) / 2 + 1;
    unsigned char *bytes = malloc(room);
    const char *refusal = "not enough memory";

    if (bytes) {
        const size_t n = from_hex(text, bytes, room);
        refusal = game_load(&session->game, &session->table, bytes, n);
    }
    free(bytes);
    return refusal;
}

// Reads the match that a loaded game belongs to. Returns NULL, or what is wrong.
static const char *read_match(Session *session, const char *text)
{
    const Library *library = catalog_library(session->catalog);
    Sitting sitting;

    if (from_hex(text, (unsigned char *)&sitting, sizeof sitting) != sizeof sitting)
        return "\"match\" is not the value that save returned";
    const char *refusal = sitting_refusal(&sitting, &session->game.now, library);
    if (refusal) return refusal;
    session->sitting = sitting;
    session->setup.seed = sitting.seed;
    session->setup.mode = sitting.mode;
    return NULL;
}

// Reads the bots of all seats. Returns NULL, or what is wrong.
static const char *read_bots(Bot *bots, const char *text)
{
    if (from_hex(text, (unsigned char *)bots, SEATS_MAX * sizeof *bots) !=
        SEATS_MAX * sizeof *bots)
        return "\"bots\" is not the value that save returned";
    for (int i = 0; i < SEATS_MAX; i++) {
        if (bots[i].kind >= SEAT_COUNT || bots[i].player != i)
            return "a bot of the saved game is none";
    }
    return NULL;
}

// Returns why this program does not load that version, NULL if it does. Before version
// 2 a saved game had no "version".
static const char *version_refusal(const json_t *json)
{
    const json_int_t n = version_of(json);

    if (n == SAVED_VERSION || n == SAVED_WITHOUT_QUESTION) return NULL;
    if (n > SAVED_VERSION) return "a newer version of the program saved this game";
    return "an earlier version of the program saved this game: only that version loads it";
}

int protocol_load(Protocol *protocol, const json_t *json, Err *err)
{
    Session *session = protocol->session;
    const char *game = json_string_value(json_object_get(json, "game"));
    const char *bots = json_string_value(json_object_get(json, "bots"));
    const char *match = json_string_value(json_object_get(json, "match"));
    Bot streams[SEATS_MAX];

    if (game && version_refusal(json))
        return protocol_refuse(err, version_refusal(json));
    if (!game || !bots || !match)
        return protocol_refuse(err,
                               "\"game\", \"bots\", \"match\", \"cards\" and \"check\" "
                               "are the values that save returned");
    if (!is_whole(json)) return protocol_refuse(err, "the saved game is damaged");
    const char *refusal = read_bots(streams, bots);
    if (refusal) return protocol_refuse(err, refusal);
    if (record_load_library(session->catalog, json_object_get(json, "cards"), err))
        return -1;
    session_table(session);
    refusal = read_game(session, game);
    if (!refusal) refusal = read_match(session, match);
    if (refusal) return protocol_refuse(err, refusal);
    memcpy(session->bots, streams, sizeof streams);
    session->log.next = session->game.now.serial_log;
    return 0;
}
