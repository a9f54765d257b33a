// kernel_text_test.c -- text is cut between characters and repaired where it is no UTF-8.

#include <inttypes.h>
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/err.h"
#include "engine/base/text.h"

// Characters of one to four bytes, in an order in which each length meets each other.
static const char mixed[] = "a\u00e9\u20ac\U0001f600\U0001f600\u20ac\u00e9ab\u00e9c"
                            "\u20aca\U0001f600";

static bool is_whole(const char *text)
{
    while (*text) {
        if (!text_character(text)) return false;
        text += text_character(text);
    }
    return true;
}

static void no_cut_falls_into_a_character(void **state)
{
    char text[sizeof mixed];

    (void)state;
    for (size_t most = 0; most <= sizeof mixed; most++) {
        const size_t n = text_cut(mixed, most);

        assert_true(n <= most && (most < 4 || n + 4 > most || n == strlen(mixed)));
        memcpy(text, mixed, n);
        text[n] = '\0';
        assert_true(is_whole(text));
    }
}

static void a_text_that_does_not_fit_is_cut_and_says_so(void **state)
{
    char text[2 * sizeof mixed];

    (void)state;
    for (size_t size = 1; size < sizeof mixed; size++) {
        memset(text, 'x', sizeof text);
        const size_t n = text_format(text, size, "%s", mixed);

        assert_int_equal(n, strlen(text));
        assert_true(n < size && is_whole(text));
        if (size > 16) assert_string_equal(text + n - 3, "...");
    }
    text_copy(text, sizeof text, mixed);
    assert_string_equal(text, mixed);
}

static void a_message_is_cut_between_characters(void **state)
{
    char name[2 * sizeof((Err *)0)->text];
    Err err;

    (void)state;
    for (int shift = 0; shift < 4; shift++) {
        memset(name, 'a', (size_t)shift);
        for (size_t at = (size_t)shift; at + 3 < sizeof name; at += 3)
            memcpy(name + at, "\u20ac\0", 4);
        err_set(&err, CODE_DATA, "no card '%s'", name);
        assert_true(is_whole(err.text));
        assert_string_equal(err.text + strlen(err.text) - 3, "...");
    }
}

static void bytes_that_are_no_characters_are_replaced(void **state)
{
    static const char *const wrong[][2] = {
        {"a\x80z", "a?z"},                 // nothing begins so
        {"\xc3", "?"},                     // cut
        {"\xe2\x82", "??"},                // cut
        {"\xc0\xaf", "??"},                // written too long
        {"\xe0\x80\xaf", "???"},           // written too long
        {"\xed\xa0\x80", "???"},           // half of a pair
        {"\xf4\x90\x80\x80", "????"},      // too high
        {"\xf8\x88\x80\x80\x80", "?????"}, // no such length
        {"\xff\u00e9\xfe", "?\u00e9?"},
    };
    char text[32];

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        strcpy(text, wrong[i][0]);
        assert_true(text_repair(text));
        assert_string_equal(text, wrong[i][1]);
    }
    strcpy(text, "\u00e9\u20ac\U0001f600");
    assert_false(text_repair(text));
}

static void a_name_that_is_near_nothing_gets_no_hint(void **state)
{
    const TextHint near = text_hint("draw");

    (void)state;
    assert_string_equal(near.text, ", did you mean 'draw'?");
    assert_string_equal(text_hint(NULL).text, "");
}

static void a_number_is_written_as_printf_writes_it(void **state)
{
    static const int64_t numbers[] = {
        0, 7, -7, 30, 298, 99999, INT64_MAX, INT64_MIN, -1};
    char written[TEXT_NUMBER_BYTES], expected[TEXT_NUMBER_BYTES];

    (void)state;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        (void)snprintf(expected, sizeof expected, "%" PRId64, numbers[i]);
        assert_int_equal(text_number(written, numbers[i], 0), strlen(expected));
        assert_string_equal(written, expected);
    }
    assert_int_equal(text_number(written, 7, 3), 3);
    assert_string_equal(written, "007");
    (void)text_number(written, 1234, 3);
    assert_string_equal(written, "1234");
}

static void a_number_is_read_whole_and_within_its_range(void **state)
{
    static const char *const none[] = {"",
                                       "-1",
                                       "+1",
                                       " 1",
                                       "1 ",
                                       "1x",
                                       "x",
                                       "101",
                                       "4294967297",
                                       "18446744073709551617"};

    (void)state;
    assert_int_equal(text_read_number("0", 100), 0);
    assert_int_equal(text_read_number("007", 100), 7);
    assert_int_equal(text_read_number("100", 100), 100);
    assert_int_equal(text_read_number("2147483647", INT_MAX), INT_MAX);
    assert_int_equal(text_read_number("2147483648", INT_MAX), -1);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        assert_int_equal(text_read_number(none[i], 100), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_cut_falls_into_a_character),
        cmocka_unit_test(a_text_that_does_not_fit_is_cut_and_says_so),
        cmocka_unit_test(a_message_is_cut_between_characters),
        cmocka_unit_test(a_name_that_is_near_nothing_gets_no_hint),
        cmocka_unit_test(a_number_is_written_as_printf_writes_it),
        cmocka_unit_test(a_number_is_read_whole_and_within_its_range),
        cmocka_unit_test(bytes_that_are_no_characters_are_replaced),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
