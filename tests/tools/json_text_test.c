// json_text_test.c -- JSON written as text is what Jansson writes of the same values, for any
// bytes.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/base.h"
#include "tools/door/json_safe.h"
#include "tools/door/json_text.h"

static void assert_alike(const char *text)
{
    JsonText written = {0};
    json_t *json = json_safe_text(text);
    char *wanted = json_safe_line(json);

    json_text_string(&written, text);
    assert_int_equal(written.n, strlen(wanted));
    assert_memory_equal(written.text, wanted, written.n);
    free(written.text);
    free(wanted);
    json_decref(json);
}

static void any_text_is_written_as_jansson_does(void **state)
{
    static const char *const texts[] = {
        "", "é\"\\/\x7f\b\f\n\r\t\x1f", "\xff", "a\xe2\x82", "\xed\xa0\x80"};
    uint64_t chance = 7;

    (void)state;
    assert_alike(NULL);
    for (int i = 0; i < COUNT_OF(texts); i++) assert_alike(texts[i]);
    for (int i = 1; i < 256; i++) assert_alike((char[]){(char)i, '\0'});
    for (int i = 0; i < 2000; i++) {
        char text[40] = "";

        for (size_t k = 0; k < sizeof text - 1; k++) {
            chance = chance * 6364136223846793005u + 1442695040888963407u;
            text[k] = (char)(chance >> (i & 1 ? 56 : 57));
        }
        assert_alike(text);
    }
}

static void commas_come_by_themselves(void **state)
{
    JsonText json = {0};

    (void)state;
    for (int i = 0; i < 3; i++) {
        json.n = 0;
        json_text_open(&json, '{');
        json_text_set_number(&json, "least", INT64_MIN);
        json_text_set_truth(&json, "yes", true);
        json_text_key(&json, "list");
        json_text_open(&json, '[');
        for (int k = 0; k < 2; k++) {
            json_text_open(&json, '{');
            json_text_close(&json, '}');
        }
        json_text_string(&json, "a,[{:");
        json_text_number(&json, 0);
        json_text_close(&json, ']');
        json_text_set_string(&json, "none", NULL);
        json_text_close(&json, '}');
    }
    json_text_add(&json, "", 1);
    assert_string_equal(json.text,
                        "{\"least\":-9223372036854775808,\"yes\":true,\"list\":[{},{},"
                        "\"a,[{:\",0],\"none\":null}");
    free(json.text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_text_is_written_as_jansson_does),
        cmocka_unit_test(commas_come_by_themselves),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
