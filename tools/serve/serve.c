// serve.c -- one answer for each request: a file of the page, or why not.

#include "tools/serve/serve.h"

#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/base/base.h"

// What one browser needs, and no more.
enum { CONNECTIONS = 64, SECONDS = 15, CONNECTION_BYTES = 32 * 1024, NAME_ROOM = 64 };

struct Serve {
    const PageFiles *page;
    struct MHD_Daemon *daemon;
    int port;
};

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
    {"Cache-Control", "no-cache"},
};

// Sends what the page has in memory. [more] is a header of this answer alone, or NULL.
static enum MHD_Result answer(struct MHD_Connection *connection, unsigned code,
                              const PageFile *file, const char *more, const char *value)
{
    struct MHD_Response *response = MHD_create_response_from_buffer(
        file->size, (void *)file->bytes, MHD_RESPMEM_PERSISTENT);
    enum MHD_Result result;

    if (!response) return MHD_NO;
    (void)MHD_add_response_header(response, "Content-Type", file->type);
    for (int i = 0; i < COUNT_OF(page_headers); i++)
        (void)MHD_add_response_header(
            response, page_headers[i].name, page_headers[i].value);
    if (more) (void)MHD_add_response_header(response, more, value);
    result = MHD_queue_response(connection, code, response);
    MHD_destroy_response(response);
    return result;
}

// Refuses with one sentence.
static enum MHD_Result refuse(struct MHD_Connection *connection, unsigned code,
                              const char *says)
{
    const PageFile text = {"", "text/plain; charset=utf-8", says, strlen(says)};
    const bool method = code == MHD_HTTP_METHOD_NOT_ALLOWED;

    return answer(connection, code, &text, method ? "Allow" : NULL, "GET, HEAD");
}

// Returns whether [host] is how a browser of this machine calls this server.
static bool is_ours(const Serve *serve, const char *host)
{
    static const char *const names[] = {"localhost", "127.0.0.1"};
    char ours[NAME_ROOM];

    for (int i = 0; host && i < COUNT_OF(names); i++) {
        (void)snprintf(ours, sizeof ours, "%s:%d", names[i], serve->port);
        if (!strcasecmp(host, ours)) return true;
    }
    return false;
}

// Returns whether a request that tells its [origin] comes from the page itself.
static bool is_own_page(const Serve *serve, const char *origin)
{
    static const char scheme[] = "http://";

    return !origin || (!strncmp(origin, scheme, strlen(scheme)) &&
                       is_ours(serve, origin + strlen(scheme)));
}

static enum MHD_Result take_file(const Serve *serve, struct MHD_Connection *connection,
                                 const char *address, bool reads)
{
    const char *host = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Host");
    const char *origin =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Origin");
    const PageFile *file = page_files_find(serve->page, address);

    if (!is_ours(serve, host))
        return refuse(connection,
                      MHD_HTTP_MISDIRECTED_REQUEST,
                      "this server answers to the address that it printed\n");
    if (!is_own_page(serve, origin))
        return refuse(connection,
                      MHD_HTTP_FORBIDDEN,
                      "this server answers no page of another origin\n");
    if (!reads)
        return refuse(
            connection, MHD_HTTP_METHOD_NOT_ALLOWED, "this server has files to GET\n");
    if (!file)
        return refuse(
            connection, MHD_HTTP_NOT_FOUND, "the page has no file of this name\n");
    return answer(connection, MHD_HTTP_OK, file, NULL, NULL);
}

// The library calls first when it has the headers, then for what follows them. What only reads is
// answered then, so that its connection stays; nothing more is taken from anybody. The parameters are
// the library's.
// NOLINTBEGIN(readability-function-size, readability-non-const-parameter)
static enum MHD_Result take(void *self, struct MHD_Connection *connection,
                            const char *address, const char *method,
                            const char *version, const char *sent, size_t *sent_n,
                            void **seen)
{
    const bool reads = !strcmp(method, "GET") || !strcmp(method, "HEAD");

    (void)version;
    (void)sent;
    if (!*seen && reads) return *seen = self, MHD_YES;
    return *sent_n ? MHD_NO : take_file(self, connection, address, reads);
}
// NOLINTEND(readability-function-size, readability-non-const-parameter)

// Leaves an address as it stands: no file of the page has a name that would have to be escaped.
static size_t leave(void *self, struct MHD_Connection *connection, char *address)
{
    (void)self;
    (void)connection;
    return strlen(address);
}

// What the library has to say of connections is nothing that a person could mend.
static void hear(void *self, const char *format, va_list arguments)
{
    (void)self;
    (void)format;
    (void)arguments;
}

Serve *serve_start(const PageFiles *page, int port, Err *err)
{
    const struct sockaddr_in here = {.sin_family = AF_INET,
                                     .sin_port = htons((uint16_t)port),
                                     .sin_addr = {htonl(INADDR_LOOPBACK)}};
    Serve *serve = calloc(1, sizeof *serve);

    ENOUGH(serve);
    serve->page = page;
    errno = 0;
    serve->daemon = MHD_start_daemon(MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO |
                                         MHD_USE_ERROR_LOG,
                                     (uint16_t)port,
                                     NULL,
                                     NULL,
                                     take,
                                     serve,
                                     MHD_OPTION_EXTERNAL_LOGGER,
                                     hear,
                                     NULL,
                                     MHD_OPTION_UNESCAPE_CALLBACK,
                                     leave,
                                     NULL,
                                     MHD_OPTION_SOCK_ADDR,
                                     &here,
                                     MHD_OPTION_CONNECTION_LIMIT,
                                     (unsigned)CONNECTIONS,
                                     MHD_OPTION_CONNECTION_TIMEOUT,
                                     (unsigned)SECONDS,
                                     MHD_OPTION_CONNECTION_MEMORY_LIMIT,
                                     (size_t)CONNECTION_BYTES,
                                     MHD_OPTION_END);
    if (!serve->daemon) {
        (void)err_set(err,
                      CODE_IO,
                      "port %d: %s",
                      port,
                      errno ? strerror(errno) : "the server does not start");
        free(serve);
        return NULL;
    }
    serve->port = MHD_get_daemon_info(serve->daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
    return serve;
}

int serve_port(const Serve *serve)
{
    return serve->port;
}

void serve_stop(Serve *serve)
{
    if (!serve) return;
    MHD_stop_daemon(serve->daemon);
    free(serve);
}
