// protocol_fuzz.c -- any lines as a conversation with the engine: each gets one reply of
// valid JSON with an id, and no game that goes on breaks an invariant. `make fuzz` builds
// it with libFuzzer.
//
// The cards are those of build/cards.db. Lines that begin with '@' stand for requests
// that no input of this length could spell:
//
//     @answer 3     answers the question that waits, 3 choosing among the answers
//     @end 7        answers until the game is over, 7 choosing
//     @load         loads what the last "save" returned
//     @load 90 f    the same with digit 90 of the game changed to f

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tests/fuzz/stages.h"
#include "tools/protocol/protocol_line.h"

enum { REQUESTS_MAX = 60, ANSWERS_IN_A_ROW = 400 };

// The types of replies, but the first: an answer that was a split.
enum { SPLIT };
const char *const stages_names[STAGES_MAX] = {"split",
                                              "refused",
                                              "position",
                                              "ok",
                                              "saved",
                                              "loaded",
                                              "nextgame",
                                              "seat",
                                              "over",
                                              "card",
                                              "targets",
                                              "fork",
                                              "branch",
                                              "undo",
                                              "why",
                                              "whynot",
                                              "batch"};

static Protocol protocol = {.only = NOBODY};
static json_t *saved;

static void open_once(void)
{
    Err err = {0};

    if (protocol.session && protocol.only == NOBODY) {
        protocol.playing = protocol.left = false;
        protocol_sessions_free(&protocol);
        return;
    }
    if (protocol.session) protocol_close(&protocol);
    protocol = (Protocol){.db = stages_cards(), .only = NOBODY};
    if (!protocol_open(&protocol, &err)) return;
    (void)fprintf(stderr, "%s\n", err.text);
    abort();
}

static void reach(const char *type)
{
    for (int i = 0; stages_names[i]; i++)
        if (!strcmp(type, stages_names[i])) stages_reach(i);
}

// Reaches what the replies of a batch are, each of which has a type.
static void reach_all(const json_t *replies)
{
    const json_t *reply;
    size_t i;

    json_array_foreach(replies, i, reply)
    {
        ASSERT(json_is_string(json_object_get(reply, "type")));
        reach(json_string_value(json_object_get(reply, "type")));
    }
}

static void verify_sessions(void)
{
    for (int i = 1; i < SESSIONS_MAX; i++) {
        const Protocol *other = protocol.others[i];

        if (other && other->playing && other->status == GAME_WAITS)
            ASSERT(!game_verify(&other->session->game.now, &other->session->table));
    }
}

static json_t *say(const char *text, size_t n)
{
    const bool splits = protocol.playing && protocol.status == GAME_WAITS &&
                        game_question(&protocol.session->game)->kind == ASK_SPLIT;
    char *line = protocol_line_reply(&protocol, text, n);
    json_t *reply = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
    const Session *session = protocol.session;

    ASSERT(reply && json_object_get(reply, "id") && !strchr(line, '\n'));
    ASSERT(json_is_string(json_object_get(reply, "type")));
    reach(json_string_value(json_object_get(reply, "type")));
    reach_all(json_object_get(reply, "replies"));
    verify_sessions();
    if (splits && !strcmp(json_string_value(json_object_get(reply, "type")), "ok"))
        stages_reach(SPLIT);
    if (protocol.playing && protocol.status == GAME_WAITS)
        ASSERT(!game_verify(&session->game.now, &session->table));
    free(line);
    return reply;
}

static json_t *request(json_t *json)
{
    char *text = json_dumps(json, JSON_COMPACT);
    json_t *reply;

    ASSERT(text);
    reply = say(text, strlen(text));
    free(text);
    json_decref(json);
    return reply;
}

// Answers the question that waits. Returns false if none does.
static bool answer(unsigned choice)
{
    const Question *question = game_question(&protocol.session->game);
    json_t *numbers = json_array();
    const bool split = question->kind == ASK_SPLIT;

    if (!protocol.playing || protocol.status != GAME_WAITS) {
        json_decref(numbers);
        return false;
    }
    const int n = split ? question->options_n : question->min;
    for (int i = 0; i < n; i++) {
        const unsigned at = (choice + (unsigned)i) % question->options_n;

        json_array_append_new(
            numbers,
            json_integer(!split ? (json_int_t)at
                         : i    ? 1
                                : question->total - question->options_n + 1));
    }
    json_decref(request(
        json_pack("{s:s, s:o}", "type", "answer", split ? "split" : "pick", numbers)));
    return true;
}

// Loads what was saved, with one digit changed.
static void load(const char *change)
{
    json_t *copy = saved ? json_copy(saved) : json_object();
    const char *game = json_string_value(json_object_get(copy, "game"));
    char *digits = game ? strdup(game) : NULL, *end = NULL;
    const size_t at = strtoul(change, &end, 10);

    if (digits && *end == ' ' && end[1] && at < strlen(digits)) {
        digits[at] = end[1];
        json_object_set_new(copy, "game", json_stringn(digits, strlen(digits)));
    }
    free(digits);
    json_object_set_new(copy, "type", json_string("load"));
    json_decref(request(copy));
}

static void stand_in(const char *line)
{
    if (!strncmp(line, "@answer", 7))
        (void)answer((unsigned)strtoul(line + 7, NULL, 10));
    if (!strncmp(line, "@load", 5)) load(line + 5);
    if (strncmp(line, "@end", 4) != 0) return;
    for (unsigned i = 0, first = (unsigned)strtoul(line + 4, NULL, 10);
         i < ANSWERS_IN_A_ROW && answer(first + i * 7);
         i++)
        continue;
}

static void converse(const char *text, size_t n)
{
    json_t *reply;

    if (n && text[0] == '@') {
        char *line = strndup(text, n);

        stand_in(line);
        free(line);
        return;
    }
    reply = say(text, n);
    if (!strcmp(json_string_value(json_object_get(reply, "type")), "saved")) {
        json_decref(saved);
        saved = json_incref(reply);
    }
    json_decref(reply);
}

int stages_input(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data, *end = at + size;

    open_once();
    for (int i = 0; i < REQUESTS_MAX && at < end && !protocol.left; i++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));

        converse(at, (size_t)((stop ? stop : end) - at));
        at = stop ? stop + 1 : end;
    }
    json_decref(saved);
    saved = NULL;
    return 0;
}
