// serve_known_test.c -- each address of IPv4 has a count of its own, also on a socket of IPv6, where a
// network has one.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <arpa/inet.h>
#include <cmocka.h>
#include <netinet/in.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(addresses_are_counted_apart),
        cmocka_unit_test(a_network_is_counted_as_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
