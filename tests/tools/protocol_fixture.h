// protocol_fixture.h -- requests to a protocol in this process, and what tests want of the
// replies.
//
// Each reply is one line of valid JSON with the id of its request.

#ifndef PROTOCOL_FIXTURE_H
#define PROTOCOL_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/protocol/protocol_line.h"

#define TWO   "\"decks\":[\"proving-grounds-annie\",\"proving-grounds-garen\"]"
#define PLACE "\"battlefields\":[\"Void Gate\",\"Zaun Warrens\"]"

typedef struct {
    const char *request, *reason;
} Row;

static Protocol protocol;
static int sent;

static inline void open_as(PlayerId seat)
{
    static char path[512];
    const char *build = getenv("BUILD");
    Err err = {0};

    snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    protocol = (Protocol){.db = path, .only = seat, .referee = seat == NOBODY};
    if (protocol_open(&protocol, &err)) fail_msg("%s", err.text);
}

// Sends [n] bytes. Fails unless the reply is one line of JSON that repeats [id].
static inline json_t *send_bytes(const char *bytes, size_t n, const json_t *id)
{
    char *line = protocol_line_reply(&protocol, bytes, n);
    json_t *reply = json_loads(line, JSON_REJECT_DUPLICATES, NULL);
    const json_t *found = json_object_get(reply, "id");

    sent++;
    if (!reply || strchr(line, '\n') || !json_is_string(json_object_get(reply, "type")))
        fail_msg("%.200s -> %.400s", bytes, line);
    if (!found || (id ? !json_equal(found, id) : !json_is_null(found)))
        fail_msg("the id is lost: %.200s -> %.400s", bytes, line);
    free(line);
    return reply;
}

static inline json_t *ask(const char *request)
{
    return send_bytes(request, strlen(request), NULL);
}

static inline bool is(const json_t *reply, const char *type)
{
    return !strcmp(json_string_value(json_object_get(reply, "type")), type);
}

static inline void expect(const char *request, const char *type)
{
    json_t *reply = ask(request);

    if (!is(reply, type))
        fail_msg("%s -> %s", request, json_dumps(reply, JSON_COMPACT));
    json_decref(reply);
}

static inline void expect_refused(const char *request, const char *reason)
{
    json_t *reply = ask(request);
    const char *found = json_string_value(json_object_get(reply, "reason"));

    if (!is(reply, "refused") || !found || !strstr(found, reason))
        fail_msg("%.300s\n  wanted: %s\n  found: %s",
                 request,
                 reason,
                 json_dumps(reply, JSON_COMPACT));
    json_decref(reply);
}

static inline void expect_all_refused(const Row *rows, int n)
{
    for (int i = 0; i < n; i++) expect_refused(rows[i].request, rows[i].reason);
}

#endif
