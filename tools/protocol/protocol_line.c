// protocol_line.c -- reads a line as a request and writes the reply.

#include "tools/protocol/protocol_line.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/door/json_safe.h"
#include "tools/door/json_text.h"
#include "tools/protocol/protocol_inside.h"

// Returns the id for the reply: null if there is none or if it is too long, which
// [refused] notes.
static json_t *id_of(const json_t *request, bool *refused)
{
    json_t *id = json_object_get(request, "id");
    char *text = id ? json_safe_line(id) : NULL;
    const bool fits = !text || strlen(text) <= REQUEST_ID_BYTES_MAX;

    free(text);
    *refused = !fits;
    return id && fits ? json_incref(id) : json_null();
}

// Reads a line that is no proper request once more, only for its id.
static json_t *read_loosely(const char *text, size_t n)
{
    return json_loadb(text, n, 0, NULL);
}

static json_t *read_strictly(const char *text, size_t n, Err *err)
{
    json_error_t where;
    json_t *request = json_loadb(text, n, JSON_REJECT_DUPLICATES, &where);

    if (!request)
        err_set(err, CODE_DATA, "no JSON: column %d: %s", where.column, where.text);
    return request;
}

static int add_bytes(const char *bytes, size_t n, void *out)
{
    json_text_add(out, bytes, n);
    return 0;
}

static void add_json(JsonText *out, const json_t *json)
{
    if (json_is_null(json) ||
        json_dump_callback(json, add_bytes, out, JSON_COMPACT | JSON_ENCODE_ANY))
        json_text_add(out, "null", 4);
}

static json_t *refusal_of(Protocol *protocol, const Err *err)
{
    json_t *answer = protocol_word("refused");

    protocol->refused++;
    text_copy(protocol->refusal, sizeof protocol->refusal, err->text);
    json_safe_set(answer, "reason", json_safe_text(err->text));
    return answer;
}

// Adds the reply: [answer], which is freed, or NULL for the refusal of [err], which is
// counted; with the id, unless that is NULL.
static void add_reply(Protocol *protocol, json_t *answer, json_t *id, const Err *err,
                      JsonText *out)
{
    if (json_is_true(answer)) {
        json_text_add(out, protocol->replies->told.text, protocol->replies->told.n);
        if (id) json_text_key(out, "id");
        if (id) add_json(out, id);
        json_text_close(out, '}');
        json_decref(id);
        return;
    }
    if (!answer) answer = refusal_of(protocol, err);
    if (id) json_safe_set(answer, "id", id);
    add_json(out, answer);
    json_decref(answer);
}

// Carries out one request of a batch. Its reply has an id where it has one itself.
static void add_within(Protocol *protocol, const json_t *request, size_t bytes,
                       JsonText *out)
{
    Err err = {0};
    bool long_id;
    json_t *id = id_of(request, &long_id), *answer = NULL;
    const size_t most = protocol->reply_max ? protocol->reply_max : BATCH_REPLY_MAX;

    if (long_id)
        err_set(&err, CODE_DATA, "\"id\" has at most %d bytes", REQUEST_ID_BYTES_MAX);
    else if (protocol->left)
        err_set(&err, CODE_DATA, "nothing is carried out after \"bye\"");
    else if (bytes > most)
        err_set(
            &err,
            CODE_DATA,
            "the reply to a batch has at most %zu bytes, so this was not carried out",
            most);
    else
        answer = protocol_reply(protocol, request, &err);
    add_reply(protocol, answer, json_object_get(request, "id") ? id : NULL, &err, out);
}

// Carries out the requests of a batch, one after another.
static void add_batch(Protocol *protocol, const json_t *requests, const json_t *id,
                      JsonText *out)
{
    static const char begins[] = "{\"type\":\"batch\",\"replies\":[";
    const json_t *request;
    size_t i;

    json_text_add(out, begins, sizeof begins - 1);
    json_array_foreach(requests, i, request)
    {
        const size_t bytes = out->n;

        if (i) json_text_add(out, ",", 1);
        add_within(protocol, request, bytes, out);
    }
    json_text_close(out, ']');
    json_text_key(out, "id");
    add_json(out, id);
    json_text_close(out, '}');
}

void protocol_line_read(const char *text, size_t n, ProtocolLine *line)
{
    bool long_id;

    *line = (ProtocolLine){0};
    line->request = read_strictly(text, n, &line->refused);
    const bool proper = line->request != NULL;

    if (!proper) line->request = read_loosely(text, n);
    line->id = id_of(line->request, &long_id);
    if (proper && long_id)
        err_set(&line->refused,
                CODE_DATA,
                "\"id\" has at most %d bytes",
                REQUEST_ID_BYTES_MAX);
}

void protocol_line_free(ProtocolLine *line)
{
    json_decref(line->request);
    json_decref(line->id);
    *line = (ProtocolLine){0};
}

// Carries out the request of the line, which is freed, and adds the reply.
static void add_answer(Protocol *protocol, ProtocolLine *line, JsonText *out)
{
    Err *err = &line->refused;
    const json_t *batch =
        *err->text ? NULL : protocol_batch(protocol, line->request, err);

    if (batch)
        add_batch(protocol, batch, line->id, out);
    else
        add_reply(protocol,
                  *err->text ? NULL : protocol_reply(protocol, line->request, err),
                  json_incref(line->id),
                  err,
                  out);
    protocol_line_free(line);
}

char *protocol_line_answer(Protocol *protocol, ProtocolLine *line)
{
    JsonText out = {0};

    add_answer(protocol, line, &out);
    json_text_add(&out, "", 1);
    return out.text;
}

static void add_too_long(Protocol *protocol, JsonText *out)
{
    Err err = {0};

    err_set(&err, CODE_DATA, "a line has at most %d bytes", REQUEST_BYTES_MAX);
    add_reply(protocol, NULL, json_null(), &err, out);
}

void protocol_line_write(Protocol *protocol, const char *text, size_t n, JsonText *out)
{
    ProtocolLine line;

    out->n = 0;
    if (n > REQUEST_BYTES_MAX) {
        add_too_long(protocol, out);
    } else {
        protocol_line_read(text, n, &line);
        add_answer(protocol, &line, out);
    }
    json_text_add(out, "", 1);
    out->n--;
}

char *protocol_line_reply(Protocol *protocol, const char *text, size_t n)
{
    JsonText out = {0};

    protocol_line_write(protocol, text, n, &out);
    return out.text;
}
