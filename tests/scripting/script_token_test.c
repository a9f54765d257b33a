// script_token_test.c -- the tokens of a script: comments of any level, texts with any escape,
// numbers, signs, places; and what a part of a clause is quoted as.

// clang-format off
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <cmocka.h>
// clang-format on
#include <stdio.h>
#include <string.h>

#include "db/text/arena.h"
#include "scripting/base/script_token.h"
#include "tools/why/clause_text.h"

// Writes the tokens of [source] as "kind:what it says", with spaces between.
static const char *tokens_of(const char *source)
{
    static const char *const kinds[] = {"end", "name", "number", "text", "sign"};
    static char told[1000];
    ScriptScan scan = script_token_scan(source, strlen(source));
    size_t n = 0;

    told[0] = '\0';
    for (;;) {
        const ScriptToken token = script_token_next(&scan);

        if (token.kind == TOKEN_END) return told;
        n += (size_t)snprintf(told + n,
                              sizeof told - n,
                              "%s%s:%.*s",
                              n ? " " : "",
                              kinds[token.kind],
                              (int)token.n,
                              token.at);
    }
}

static void comments_of_any_level_are_left_out(void **state)
{
    (void)state;
    assert_string_equal(tokens_of("a -- b\nc"), "name:a name:c");
    assert_string_equal(tokens_of("a --[[ b\n ]=] c ]] d"), "name:a name:d");
    assert_string_equal(tokens_of("a --[==[ b ]] ]=] c ]==] d"), "name:a name:d");
    assert_string_equal(tokens_of("a --[ b ]\nc --[= d\ne"), "name:a name:c name:e");
    assert_string_equal(tokens_of("a --"), "name:a");
    assert_string_equal(tokens_of("a --[[ never closed"), "name:a");
}

static void texts_lose_their_marks(void **state)
{
    (void)state;
    assert_string_equal(tokens_of("'a' \"b--c\" ''"), "text:a text:b--c text:");
    assert_string_equal(tokens_of("[[a\"b]] [=[c]]d]=]"), "text:a\"b text:c]]d");
    assert_string_equal(tokens_of("t[a[1]]"),
                        "name:t sign:[ name:a sign:[ number:1 sign:] sign:]");
}

static void escapes_do_not_end_a_text(void **state)
{
    (void)state;
    assert_string_equal(tokens_of("'a\\'b' c"), "text:a\\'b name:c");
    assert_string_equal(tokens_of("'a\\\\' b"), "text:a\\\\ name:b");
    assert_string_equal(tokens_of("'a\\\nb' c"), "text:a\\\nb name:c");
    assert_string_equal(tokens_of("'a\\\r\nb' c"), "text:a\\\r\nb name:c");
    assert_string_equal(tokens_of("'a\\z  \n\n  b' c"), "text:a\\z  \n\n  b name:c");
    assert_string_equal(tokens_of("'a\nb"), "text:a name:b");
}

static void numbers_and_signs_are_whole(void **state)
{
    (void)state;
    assert_string_equal(
        tokens_of("1.5 .5 0x1Fp-2 1e+10 3-1"),
        "number:1.5 number:.5 number:0x1Fp-2 number:1e+10 number:3 sign:- "
        "number:1");
    assert_string_equal(
        tokens_of("a==b ~=c//d..e...<<::"),
        "name:a sign:== name:b sign:~= name:c sign:// name:d sign:.. name:e "
        "sign:... sign:<< sign:::");
}

static void places_count_from_one(void **state)
{
    const char *source = "a --[[ x\n y ]] b\n  'c\\\nd' e";
    ScriptScan scan = script_token_scan(source, strlen(source));
    static const int places[][2] = {{1, 1}, {2, 7}, {3, 3}, {4, 4}};

    (void)state;
    for (int i = 0; i < 4; i++) {
        const ScriptToken token = script_token_next(&scan);

        assert_int_equal(token.line, places[i][0]);
        assert_int_equal(token.column, places[i][1]);
    }
    assert_int_equal(script_token_next(&scan).kind, TOKEN_END);
}

static void a_source_ends_at_its_size(void **state)
{
    ScriptScan scan = script_token_scan("ab'c'", 1);

    (void)state;
    assert_true(script_token_next(&scan).n == 1);
    assert_int_equal(script_token_next(&scan).kind, TOKEN_END);
}

static void check_part(const char *text, int line, const char *key, const char *wanted)
{
    Arena *arena = arena_new();
    const char *part = clause_text_find(text, line, key, arena);

    if (wanted)
        assert_string_equal(part, wanted);
    else
        assert_null(part);
    arena_free(arena);
}

static void a_part_of_a_clause_is_quoted_without_comments(void **state)
{
    const char *text = "x { a = { 1 } }\n"
                       "when { --[[ stunned = player, ]] -- b = 1,\n"
                       "  stunned = unit { yours, -- mine\n"
                       "    another }, [[stunned]],\n"
                       "  run = function() stunned = 1 end, told }";

    (void)state;
    check_part(text, 2, "stunned", "stunned = unit { yours, another }");
    check_part(text, 2, "run", "run = function() stunned = 1 end");
    check_part(text, 2, "told", "told");
    check_part(text, 2, "b", NULL);
    check_part(text, 1, "a", "a = { 1 }");
    check_part(text, 1, "stunned", NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(comments_of_any_level_are_left_out),
        cmocka_unit_test(texts_lose_their_marks),
        cmocka_unit_test(escapes_do_not_end_a_text),
        cmocka_unit_test(numbers_and_signs_are_whole),
        cmocka_unit_test(places_count_from_one),
        cmocka_unit_test(a_source_ends_at_its_size),
        cmocka_unit_test(a_part_of_a_clause_is_quoted_without_comments),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
