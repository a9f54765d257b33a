// serve_known_test.c -- each address of IPv4 has a count of its own, also on a socket of IPv6, where a
// network has one.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <arpa/inet.h>
#include <cmocka.h>
#include <netinet/in.h>
#include <stdio.h>

#include "tools/serve/serve_known.h"

static ServeKnown known;

static bool ask_four(const char *text)
{
    struct sockaddr_in from = {.sin_family = AF_INET};

    assert_int_equal(inet_pton(AF_INET, text, &from.sin_addr), 1);
    return serve_known_ask(&known, (const struct sockaddr *)&from);
}

static bool ask_six(const char *text)
{
    struct sockaddr_in6 from = {.sin6_family = AF_INET6};

    assert_int_equal(inet_pton(AF_INET6, text, &from.sin6_addr), 1);
    return serve_known_ask(&known, (const struct sockaddr *)&from);
}

static void exhaust(const char *text)
{
    for (int n = 0; n < 100 * LISTEN_BURST_MAX; n++)
        if (!ask_six(text)) return;
    fail_msg("%s is never too fast", text);
}

static void addresses_are_counted_apart(void **state)
{
    (void)state;
    exhaust("::ffff:192.0.2.1");
    assert_false(ask_four("192.0.2.1"));
    assert_true(ask_six("::ffff:192.0.2.2"));
    assert_true(ask_four("192.0.2.3"));
}

static void a_network_is_counted_as_one(void **state)
{
    (void)state;
    exhaust("2001:db8::1");
    assert_false(ask_six("2001:db8::2"));
    assert_true(ask_six("2001:db8:0:1::1"));
}

static const struct sockaddr *six(const char *text)
{
    static struct sockaddr_in6 from;

    from = (struct sockaddr_in6){.sin6_family = AF_INET6};
    assert_int_equal(inet_pton(AF_INET6, text, &from.sin6_addr), 1);
    return (const struct sockaddr *)&from;
}

static void a_network_has_so_many_connections(void **state)
{
    (void)state;
    for (int i = 0; i < LISTEN_ADDRESS_MAX; i++) {
        assert_true(serve_known_has_room(&known, six("2001:db8:5::1")));
        serve_known_count(&known, six(i % 2 ? "2001:db8:5::1" : "2001:db8:5::2"), 1);
    }
    assert_false(serve_known_has_room(&known, six("2001:db8:5::3")));
    assert_true(serve_known_has_room(&known, six("2001:db8:6::1")));
    serve_known_count(&known, six("2001:db8:5::1"), -1);
    assert_true(serve_known_has_room(&known, six("2001:db8:5::3")));
}

static void who_is_connected_is_not_forgotten(void **state)
{
    (void)state;
    serve_known_count(&known, six("2001:db8:7::1"), LISTEN_ADDRESS_MAX);
    for (int i = 0; i < 2 * LISTEN_KNOWN_MAX; i++) {
        char text[64];

        (void)snprintf(text, sizeof text, "2001:db9:%x::1", i);
        (void)ask_six(text);
    }
    assert_false(serve_known_has_room(&known, six("2001:db8:7::2")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(addresses_are_counted_apart),
        cmocka_unit_test(a_network_has_so_many_connections),
        cmocka_unit_test(who_is_connected_is_not_forgotten),
        cmocka_unit_test(a_network_is_counted_as_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
