// serve_known.c -- counts requests and connections by the address from which they come, of a network in IPv6.

#include "tools/serve/serve_known.h"

#include <netinet/in.h>
#include <string.h>

#include "tools/door/progress.h"

enum { FOUR_BYTES = 4, NETWORK_BYTES = 8, LETTERS = 16 };

// A socket of IPv6 tells those of IPv4 by the last bytes of an address, so they are no network.
static void read_address(const struct sockaddr *from, unsigned char to[LETTERS])
{
    const struct in6_addr *six =
        &((const struct sockaddr_in6 *)(const void *)from)->sin6_addr;
    unsigned char *four = to + LETTERS - FOUR_BYTES;

    memset(to, 0, LETTERS);
    if (from->sa_family == AF_INET)
        memcpy(four,
               &((const struct sockaddr_in *)(const void *)from)->sin_addr,
               FOUR_BYTES);
    else if (from->sa_family == AF_INET6 && IN6_IS_ADDR_V4MAPPED(six))
        memcpy(four, six->s6_addr + LETTERS - FOUR_BYTES, FOUR_BYTES);
    else if (from->sa_family == AF_INET6)
        memcpy(to, six, NETWORK_BYTES);
}

// Returns the place of the address: its own, a free one, or that of who asked longest ago and has no
// connection. There is one: fewer connections than places may be open.
static int place_of(ServeKnown *known, const struct sockaddr *from)
{
    unsigned char address[LETTERS];
    int oldest = -1;

    read_address(from, address);
    for (int i = 0; i < known->n; i++) {
        if (!memcmp(known->list[i].address, address, LETTERS)) return i;
        if (known->list[i].connections) continue;
        if (oldest < 0 || known->list[i].rate.at_ns < known->list[oldest].rate.at_ns)
            oldest = i;
    }
    if (known->n < LISTEN_KNOWN_MAX) oldest = known->n++;
    memset(&known->list[oldest], 0, sizeof known->list[oldest]);
    memcpy(known->list[oldest].address, address, LETTERS);
    return oldest;
}

bool serve_known_has_room(ServeKnown *known, const struct sockaddr *address)
{
    return known->list[place_of(known, address)].connections < LISTEN_ADDRESS_MAX;
}

void serve_known_count(ServeKnown *known, const struct sockaddr *address, int n)
{
    known->list[place_of(known, address)].connections += n;
}

bool serve_known_ask(ServeKnown *known, const struct sockaddr *address)
{
    Rate *rate = &known->list[place_of(known, address)].rate;

    if (!rate_has_left(rate, progress_clock_ns(), LISTEN_RATE_MAX, LISTEN_BURST_MAX))
        return false;
    rate_take(rate, 1);
    return true;
}
