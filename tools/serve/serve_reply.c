// serve_reply.c -- sends files, JSON and refusals, each with the headers of the page.

#include "tools/serve/serve_reply.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "tools/door/json_safe.h"

// What a browser may do with the page: nothing comes from elsewhere, nothing is guessed, nobody learns
// where it was, and no other page shows or reads it. 'wasm-unsafe-eval' compiles the engine, and is no
// eval.
static const struct {
    const char *name, *value;
} page_headers[] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
     "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
     "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
};

// What an answer has beside that.
typedef struct {
    unsigned code;
    const char *type, *cache, *allow;
} Shape;

static enum MHD_Result send_shaped(struct MHD_Connection *connection,
                                   struct MHD_Response *response, const Shape *shape)
{
    enum MHD_Result result;

    if (!response) return MHD_NO;
    (void)MHD_add_response_header(response, "Content-Type", shape->type);
    (void)MHD_add_response_header(response, "Cache-Control", shape->cache);
    for (int i = 0; i < COUNT_OF(page_headers); i++)
        (void)MHD_add_response_header(
            response, page_headers[i].name, page_headers[i].value);
    if (shape->allow) (void)MHD_add_response_header(response, "Allow", shape->allow);
    result = MHD_queue_response(connection, shape->code, response);
    MHD_destroy_response(response);
    return result;
}

static struct MHD_Response *of_bytes(const char *bytes, size_t n)
{
    return MHD_create_response_from_buffer(n, (void *)bytes, MHD_RESPMEM_PERSISTENT);
}

enum MHD_Result serve_reply_file(struct MHD_Connection *connection,
                                 const PageFile *file)
{
    const Shape shape = {MHD_HTTP_OK, file->type, "no-cache", NULL};

    return send_shaped(connection, of_bytes(file->bytes, file->size), &shape);
}

enum MHD_Result serve_reply_json(struct MHD_Connection *connection, unsigned code,
                                 char *text, size_t n)
{
    const Shape shape = {code, "application/json", "no-store", NULL};
    struct MHD_Response *response =
        MHD_create_response_from_buffer(n, text, MHD_RESPMEM_MUST_FREE);

    if (!response) free(text);
    return send_shaped(connection, response, &shape);
}

enum MHD_Result serve_reply_refuse(struct MHD_Connection *connection, unsigned code,
                                   const char *says, const char *allow)
{
    const Shape shape = {code, "text/plain; charset=utf-8", "no-cache", allow};

    return send_shaped(connection, of_bytes(says, strlen(says)), &shape);
}

enum MHD_Result serve_reply_value(struct MHD_Connection *connection, unsigned code,
                                  json_t *json)
{
    char *text = json_safe_line(json);

    json_decref(json);
    return serve_reply_json(connection, code, text, strlen(text));
}

enum MHD_Result serve_reply_error(struct MHD_Connection *connection, const Err *err)
{
    const unsigned code = err->code == CODE_MISSING ? MHD_HTTP_NOT_FOUND
                          : err->code == CODE_DATA  ? MHD_HTTP_BAD_REQUEST
                                                    : MHD_HTTP_INTERNAL_SERVER_ERROR;

    return serve_reply_value(
        connection,
        code,
        json_pack(
            "{s:s, s:o}", "type", "refused", "reason", json_safe_text(err->text)));
}
