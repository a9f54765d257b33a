// serve_address.c -- reads addresses and opens sockets on them.

#include "tools/serve/serve_address.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#include "engine/base/base.h"

enum { PORT_MAX = 65535, WAITING = 64 };

static bool read_port(const char *text, in_port_t *port)
{
    char *end;
    const long n = strtol(text, &end, 10);

    if (*text < '0' || *text > '9' || *end || n > PORT_MAX) return false;
    *port = htons((uint16_t)n);
    return true;
}

bool serve_address_read(const char *text, ServeAddress *address)
{
    const bool six = *text == '[';
    const char *colon = strrchr(text, ':');
    char host[64];

    *address = (ServeAddress){.six = {0}};
    if (!colon || (six && (colon - text < 2 || colon[-1] != ']'))) return false;
    const int n = (int)(colon - text) - (six ? 2 : 0);
    if (snprintf(host, sizeof host, "%.*s", n, text + six) >= (int)sizeof host)
        return false;
    address->any.sa_family = six ? AF_INET6 : AF_INET;
    if (!read_port(colon + 1, six ? &address->six.sin6_port : &address->four.sin_port))
        return false;
    return inet_pton(six ? AF_INET6 : AF_INET,
                     host,
                     six ? (void *)&address->six.sin6_addr
                         : (void *)&address->four.sin_addr) == 1;
}

ServeAddress serve_address_loopback(int port)
{
    return (ServeAddress){.four = {.sin_family = AF_INET,
                                   .sin_port = htons((uint16_t)port),
                                   .sin_addr = {htonl(INADDR_LOOPBACK)}}};
}

bool serve_address_is_any(const ServeAddress *address)
{
    if (address->any.sa_family == AF_INET6)
        return !memcmp(&address->six.sin6_addr, &in6addr_any, sizeof in6addr_any);
    return address->four.sin_addr.s_addr == htonl(INADDR_ANY);
}

int serve_address_port(const ServeAddress *address)
{
    return ntohs(address->any.sa_family == AF_INET6 ? address->six.sin6_port
                                                    : address->four.sin_port);
}

int serve_address_listen(ServeAddress *address, Err *err)
{
    socklen_t n = sizeof *address;
    const int yes = 1;
    const int made = socket(address->any.sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0);

    if (made >= 0 && !setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) &&
        !bind(made,
              &address->any,
              address->any.sa_family == AF_INET6 ? sizeof address->six
                                                 : sizeof address->four) &&
        !listen(made, WAITING) && !getsockname(made, &address->any, &n))
        return made;
    (void)err_set(
        err, CODE_IO, "port %d: %s", serve_address_port(address), strerror(errno));
    if (made >= 0) (void)close(made);
    return -1;
}

void serve_address_origin(const ServeAddress *address, char origin[SERVE_NAME])
{
    const bool six = address->any.sa_family == AF_INET6;
    char host[INET6_ADDRSTRLEN] = "";

    (void)inet_ntop(address->any.sa_family,
                    six ? (const void *)&address->six.sin6_addr
                        : (const void *)&address->four.sin_addr,
                    host,
                    sizeof host);
    (void)snprintf(origin,
                   SERVE_NAME,
                   six ? "http://[%s]:%d" : "http://%s:%d",
                   host,
                   serve_address_port(address));
}

bool serve_address_is_origin(const char *text)
{
    static const char *const schemes[] = {"http://", "https://"};

    for (int i = 0; i < COUNT_OF(schemes); i++) {
        const size_t n = strlen(schemes[i]);
        const char *host = text + n;

        if (strncasecmp(text, schemes[i], n) != 0) continue;
        return *host && strlen(text) < SERVE_NAME &&
               strspn(host,
                      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                      "0123456789.-:[]") == strlen(host);
    }
    return false;
}
