// serve.c -- one answer for each request: a file of the page, what a room says, or why not.

#include "tools/serve/serve.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "engine/base/base.h"
#include "tools/serve/serve_known.h"
#include "tools/serve/serve_visit.h"

struct Serve {
    ServePlan plan;
    struct MHD_Daemon *daemon;
    int port;
    ServeKnown known; // of people elsewhere
};

// ---- who asks

// Returns what follows the scheme of an origin.
static const char *host_of(const char *origin)
{
    return strstr(origin, "://") + 3;
}

// Returns whether [host] is how a browser calls this server.
static bool is_ours(const Serve *serve, const char *host)
{
    static const char by_number[] = "127.0.0.1:";
    const char *known_as = host_of(serve->plan.known_as);
    const size_t n = strlen(by_number);

    if (!host) return false;
    if (!strcasecmp(host, known_as)) return true;
    // Loopback has two names.
    return serve->plan.owner && !strncmp(host, by_number, n) &&
           !strcmp(host + n, strrchr(known_as, ':') + 1);
}

// Returns whether a request that tells its [origin] comes from the page itself.
static bool is_own_page(const Serve *serve, const char *origin)
{
    const char *known_as = serve->plan.known_as;
    const size_t scheme = (size_t)(host_of(known_as) - known_as);

    return !origin ||
           (!strncasecmp(origin, known_as, scheme) && is_ours(serve, origin + scheme));
}

// Returns whether the address from which it comes asks too fast.
static bool is_too_fast(Serve *serve, struct MHD_Connection *connection)
{
    if (serve->plan.owner) return false;
    return !serve_known_ask(
        &serve->known,
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)
            ->client_addr);
}

// Refuses a request by whom it comes from. Returns whether it is refused, with the [result] of that.
static bool refuses_sender(const Serve *serve, struct MHD_Connection *connection,
                           enum MHD_Result *result)
{
    const char *host = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Host");
    const char *origin =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Origin");

    if (!is_ours(serve, host))
        *result =
            serve_reply_refuse(connection,
                               MHD_HTTP_MISDIRECTED_REQUEST,
                               "this server answers to the address that it printed\n",
                               NULL);
    else if (!is_own_page(serve, origin))
        *result = serve_reply_refuse(connection,
                                     MHD_HTTP_FORBIDDEN,
                                     "this server answers no page of another origin\n",
                                     NULL);
    else
        return false;
    return true;
}

// ---- what is asked

static enum MHD_Result take_file(const Serve *serve, struct MHD_Connection *connection,
                                 const char *address, bool reads)
{
    const PageFile *file = page_files_find(serve->plan.page, address);

    if (!reads)
        return serve_reply_refuse(connection,
                                  MHD_HTTP_METHOD_NOT_ALLOWED,
                                  "this server has files to GET\n",
                                  "GET, HEAD");
    if (!file)
        return serve_reply_refuse(connection,
                                  MHD_HTTP_NOT_FOUND,
                                  "the page has no file of this name\n",
                                  NULL);
    return serve_reply_file(connection, file);
}

static bool is_too_long(struct MHD_Connection *connection, size_t most)
{
    const char *length =
        MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Content-Length");

    return length && strtoull(length, NULL, 10) > most;
}

// Returns whether [method] is one of the words of [methods].
static bool is_method(const char *method, const char *methods)
{
    const size_t n = strlen(method);

    for (const char *at = methods; (at = strstr(at, method)); at += n)
        if ((at == methods || at[-1] == ' ') && (!at[n] || at[n] == ',')) return true;
    return false;
}

// Refuses a message by its headers. Returns whether it is refused, with the [result] of that.
static bool refuses_message(const Serve *serve, struct MHD_Connection *connection,
                            const ServeRow *row, const char *method,
                            enum MHD_Result *result)
{
    if (refuses_sender(serve, connection, result)) return true;
    if (!is_method(method, row->methods))
        *result = serve_reply_refuse(connection,
                                     MHD_HTTP_METHOD_NOT_ALLOWED,
                                     "messages come by another method\n",
                                     row->methods);
    else if (!serve_visit_may(row, &serve->plan, connection))
        *result = serve_reply_refuse(connection,
                                     MHD_HTTP_FORBIDDEN,
                                     "the owner has the address that was printed\n",
                                     NULL);
    else if (is_too_long(connection, row->bytes))
        *result = serve_reply_refuse(
            connection, MHD_HTTP_CONTENT_TOO_LARGE, "the message is too long\n", NULL);
    else
        return false;
    return true;
}

// Looks at the headers. What is refused by them is so at once, before a message is sent.
static enum MHD_Result begin(Serve *serve, struct MHD_Connection *connection,
                             const char *address, const char *method, void **seen)
{
    const bool reads = !strcmp(method, "GET") || !strcmp(method, "HEAD");
    const ServeRow *row = serve_visit_row(&serve->plan, address);
    enum MHD_Result result;

    if (is_too_fast(serve, connection))
        return serve_reply_refuse(connection,
                                  MHD_HTTP_TOO_MANY_REQUESTS,
                                  "these are too many requests: wait a second\n",
                                  NULL);
    if (!row) {
        if (reads) return *seen = serve, MHD_YES;
        if (refuses_sender(serve, connection, &result)) return result;
        return take_file(serve, connection, address, reads);
    }
    if (refuses_message(serve, connection, row, method, &result)) return result;
    ServeVisit *visit = calloc(1, sizeof *visit);
    ENOUGH(visit);
    visit->connection = connection;
    visit->row = row;
    *seen = visit;
    return MHD_YES;
}

// The library calls first when it has the headers, then for what follows them. What only reads is
// answered then, so that its connection stays. The parameters are the library's.
// NOLINTBEGIN(readability-function-size, readability-non-const-parameter)
static enum MHD_Result take(void *self, struct MHD_Connection *connection,
                            const char *address, const char *method,
                            const char *version, const char *sent, size_t *sent_n,
                            void **seen)
{
    Serve *serve = self;
    enum MHD_Result result;

    (void)version;
    if (!*seen) return begin(serve, connection, address, method, seen);
    if (*seen == serve) {
        if (*sent_n) return MHD_NO; // nothing is taken from who only reads
        if (refuses_sender(serve, connection, &result)) return result;
        return take_file(serve, connection, address, true);
    }
    if (*sent_n) {
        const bool fits = serve_visit_add(*seen, sent, *sent_n);

        *sent_n = 0;
        return fits ? MHD_YES : MHD_NO;
    }
    return serve_visit_go(*seen, &serve->plan, method);
}
// NOLINTEND(readability-function-size, readability-non-const-parameter)

static void end(void *self, struct MHD_Connection *connection, void **seen,
                enum MHD_RequestTerminationCode code)
{
    (void)connection;
    (void)code;
    if (*seen && *seen != self) serve_visit_free(*seen);
    *seen = NULL;
}

// Leaves an address as it stands: no file of the page has a name that would have to be escaped.
static size_t leave(void *self, struct MHD_Connection *connection, char *address)
{
    (void)self;
    (void)connection;
    return strlen(address);
}

// Returns whether a connection from [address] may come.
static enum MHD_Result let_in(void *self, const struct sockaddr *address, socklen_t n)
{
    Serve *serve = self;

    (void)n;
    return serve->plan.owner || serve_known_has_room(&serve->known, address) ? MHD_YES
                                                                             : MHD_NO;
}

static void count(void *self, struct MHD_Connection *connection, void **context,
                  enum MHD_ConnectionNotificationCode code)
{
    Serve *serve = self;

    (void)context;
    if (serve->plan.owner) return;
    serve_known_count(
        &serve->known,
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)
            ->client_addr,
        code == MHD_CONNECTION_NOTIFY_STARTED ? 1 : -1);
}

// What the library has to say of connections is nothing that a person could mend.
static void hear(void *self, const char *format, va_list arguments)
{
    (void)self;
    (void)format;
    (void)arguments;
}

Serve *serve_start(const ServePlan *plan, int socket, Err *err)
{
    const unsigned most = plan->owner ? SERVE_CONNECTIONS_MAX : LISTEN_CONNECTIONS_MAX;
    const struct MHD_OptionItem options[] = {
        {MHD_OPTION_LISTEN_SOCKET, socket, NULL},
        {MHD_OPTION_CONNECTION_LIMIT, most, NULL},
        {MHD_OPTION_CONNECTION_TIMEOUT, SERVE_SECONDS_MAX, NULL},
        {MHD_OPTION_CONNECTION_MEMORY_LIMIT, SERVE_BYTES_MAX, NULL},
        {MHD_OPTION_END, 0, NULL}};
    Serve *serve = calloc(1, sizeof *serve);

    ENOUGH(serve);
    serve->plan = *plan;
    errno = 0;
    serve->daemon = MHD_start_daemon(MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO |
                                         MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG,
                                     0,
                                     let_in,
                                     serve,
                                     take,
                                     serve,
                                     MHD_OPTION_NOTIFY_CONNECTION,
                                     count,
                                     serve,
                                     MHD_OPTION_EXTERNAL_LOGGER,
                                     hear,
                                     NULL,
                                     MHD_OPTION_UNESCAPE_CALLBACK,
                                     leave,
                                     NULL,
                                     MHD_OPTION_NOTIFY_COMPLETED,
                                     end,
                                     serve,
                                     MHD_OPTION_ARRAY,
                                     options,
                                     MHD_OPTION_END);
    if (serve->daemon) return serve;
    (void)err_set(err, CODE_IO, "the server does not start: %s", strerror(errno));
    (void)close(socket);
    free(serve);
    return NULL;
}

void serve_stop(Serve *serve)
{
    if (!serve) return;
    MHD_stop_daemon(serve->daemon);
    free(serve);
}
