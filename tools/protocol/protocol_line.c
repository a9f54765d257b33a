// protocol_line.c -- reads lines of bounded length and writes the replies.
//
// A line that is too long is passed over up to its end, so the next one is read as
// usual. It is never kept in memory as a whole.

#include "tools/protocol/protocol_line.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/text.h"
#include "tools/door/json_safe.h"

// Returns the id for the reply: null if there is none or if it is too long, which
// [refused] notes.
static json_t *id_of(const json_t *request, bool *refused)
{
    json_t *id = json_object_get(request, "id");
    char *text = json_safe_line(id);
    const bool fits = strlen(text) <= REQUEST_ID_BYTES_MAX;

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

// Returns the reply as a line: [answer], which is freed, or NULL for the refusal of [err],
// which is counted; with the id, unless that is NULL.
static char *line_of(Protocol *protocol, json_t *answer, json_t *id, const Err *err)
{
    char *line;

    if (!answer) {
        protocol->refused++;
        (void)text_format(protocol->refusal, sizeof protocol->refusal, "%s", err->text);
        answer = json_pack("{s:s}", "type", "refused");
        json_safe_set(answer, "reason", json_safe_text(err->text));
    }
    if (id) json_safe_set(answer, "id", id);
    line = json_safe_line(answer);
    json_decref(answer);
    return line;
}

// Carries out one request of a batch. Its reply has an id where it has one itself.
static char *reply_within(Protocol *protocol, const json_t *request, size_t bytes)
{
    Err err = {0};
    bool long_id;
    json_t *id = id_of(request, &long_id), *answer = NULL;

    if (long_id)
        err_set(&err, CODE_DATA, "\"id\" has at most %d bytes", REQUEST_ID_BYTES_MAX);
    else if (protocol->left)
        err_set(&err, CODE_DATA, "nothing is carried out after \"bye\"");
    else if (bytes > BATCH_REPLY_MAX)
        err_set(
            &err,
            CODE_DATA,
            "the reply to a batch has at most %d bytes, so this was not carried out",
            BATCH_REPLY_MAX);
    else
        answer = protocol_reply(protocol, request, &err);
    if (json_object_get(request, "id")) return line_of(protocol, answer, id, &err);
    json_decref(id);
    return line_of(protocol, answer, NULL, &err);
}

// Carries out the requests of a batch, one after another, and frees the id.
static char *reply_to_batch(Protocol *protocol, const json_t *requests, json_t *id)
{
    char *said = json_safe_line(id), *line = NULL;
    const json_t *request;
    size_t i, n = 0;
    FILE *out = open_memstream(&line, &n);

    ENOUGH(out);
    (void)fputs("{\"type\":\"batch\",\"replies\":[", out);
    json_array_foreach(requests, i, request)
    {
        char *reply = reply_within(protocol, request, (size_t)ftell(out));

        (void)fprintf(out, "%s%s", i ? "," : "", reply);
        free(reply);
    }
    (void)fprintf(out, "],\"id\":%s}", said);
    ENOUGH(!fclose(out));
    free(said);
    json_decref(id);
    return line;
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

char *protocol_line_answer(Protocol *protocol, ProtocolLine *line)
{
    Err *err = &line->refused;
    const json_t *batch =
        *err->text ? NULL : protocol_batch(protocol, line->request, err);
    json_t *answer =
        batch || *err->text ? NULL : protocol_reply(protocol, line->request, err);
    char *reply = batch ? reply_to_batch(protocol, batch, json_incref(line->id))
                        : line_of(protocol, answer, json_incref(line->id), err);

    protocol_line_free(line);
    return reply;
}

char *protocol_line_reply(Protocol *protocol, const char *text, size_t n)
{
    ProtocolLine line;

    protocol_line_read(text, n, &line);
    return protocol_line_answer(protocol, &line);
}

static char *too_long(void)
{
    Err err = {0};
    json_t *answer = json_pack("{s:s, s:n}", "type", "refused", "id");
    char *line;

    err_set(&err, CODE_DATA, "a line has at most %d bytes", REQUEST_BYTES_MAX);
    json_safe_set(answer, "reason", json_safe_text(err.text));
    line = json_safe_line(answer);
    json_decref(answer);
    return line;
}

// A line that is being read. [n] counts also the bytes that were passed over.
typedef struct {
    char *text;
    size_t n, room;
} Input;

static void keep_byte(Input *input, int byte)
{
    if (input->n < REQUEST_BYTES_MAX && input->n == input->room) {
        input->room = input->room ? input->room * 2 : 4096;
        input->text = realloc(input->text, input->room);
        ENOUGH(input->text);
    }
    if (input->n < REQUEST_BYTES_MAX) input->text[input->n] = (char)byte;
    input->n++;
}

// Reads up to a line end or the end of the input. Returns false if nothing is left.
static bool next_line(Input *input, FILE *in)
{
    int byte;

    input->n = 0;
    while ((byte = getc(in)) != EOF && byte != '\n') keep_byte(input, byte);
    return byte != EOF || input->n;
}

void protocol_line_serve(Protocol *protocol, FILE *in, FILE *out)
{
    Input input = {0};

    while (!protocol->left && next_line(&input, in)) {
        char *line =
            input.n > REQUEST_BYTES_MAX
                ? too_long()
                : protocol_line_reply(protocol, input.text ? input.text : "", input.n);

        (void)fprintf(out, "%s\n", line);
        free(line);
        if (fflush(out)) break;
    }
    free(input.text);
}
