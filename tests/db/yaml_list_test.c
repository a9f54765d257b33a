// yaml_list_test.c -- a list in YAML gives the same cards as one in JSON; its faults have line
// and column.

#include "tests/db/list_fixture.h"

#include "db/yaml/yaml_json.h"
#include "db/yaml/yaml_look.h"

static const char cards[] =
    "SELECT group_concat(code || ' ' || name || ' ' || type, ', ')"
    " FROM (SELECT * FROM sheet ORDER BY code)";

static void a_list_in_yaml_is_one_in_json(void **state)
{
    static const char *const lists[] = {
        "- code: TOY-001\n  name: Ann\n  type: Unit\n- code: TOY-002\n  name: Bo\n  type: "
        "Gear\n",
        "# mine\n---\n- {code: TOY-001, name: Ann, type: Unit}\n- {code: TOY-002, name: "
        "\"Bo\", type: Gear}\n",
        "set: TOY\ncards:\n  - number: 001\n    name: Ann\n    type: Unit\n  - number: 2\n"
        "    name: Bo\n    type: Gear\n",
        "TOY-001:\n  name: Ann\n  type: Unit\nTOY-002:\n  name: Bo\n  type: Gear\n",
        "cards:\n  TOY-001:\n    name: Ann\n    type: Unit\n  TOY-002:\n    name: Bo\n    "
        "type: Gear\n",
        "---\ncode: TOY-001\nname: Ann\ntype: Unit\n---\ncode: TOY-002\nname: Bo\ntype: "
        "Gear\n",
        "%YAML 1.1\n---\n- code: TOY-001\n  name: &a Ann\n  type: Unit\n- code: TOY-002\n"
        "  name: 'Bo'\n  type: Gear\n  x: *a\n",
        "- Code: TOY-001\r\n  Name: Ann\r\n  Type: Unit\r\n- Code: TOY-002\r\n  Name: >\r\n"
        "    Bo\r\n  Type: Gear\r\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text(lists[i]), 0);
        assert_string_equal(find(cards), "TOY-001 Ann Unit, TOY-002 Bo Gear");
        assert_int_equal(report.problems.n, 0);
    }
}

static void a_text_keeps_its_lines(void **state)
{
    (void)state;

    assert_int_equal(
        import_text("- code: TOY-001\n  name: \"Ann: the old\"\n  type: Unit\n"
                    "  energy: 3\n  tags: [Light, Old]\n  text: |\n    Draw 1:"
                    " \"now\".\n    Draw 2.\n"),
        0);

    assert_string_equal(find("SELECT name || energy FROM sheet"), "Ann: the old3");
    assert_string_equal(find("SELECT text FROM card_text"),
                        "Draw 1: \"now\".\nDraw 2.");
    assert_string_equal(find("SELECT group_concat(word) FROM item WHERE fact = 'tags'"),
                        "Light,Old");
}

// Only values without quotes that look so are numbers or nothing.
static void values_are_what_they_look_like(void **state)
{
    static const char text[] =
        "- a: 7\n  b: 007\n  c: 2.50\n  d: no\n  e: ~\n  f: true\n  g: "
        "'7'\n  h: -3\n  i: 1e3\n  j: \"x\\ty\"\n  k: !!str 5\n  l:\n";
    Arena *arena = arena_new();
    (void)state;

    const char *json = yaml_json_text(text, sizeof text - 1, "list", arena, &err);

    assert_non_null(json);
    assert_string_equal(
        json + 1,
        "[{\"a\":7,\"b\":\"007\",\"c\":\"2.50\",\"d\":\"no\",\"e\":null,\"f\":"
        "true,\"g\":\"7\",\"h\":-3,\"i\":\"1e3\",\"j\":\"x\\u0009y\",\"k\":\"5"
        "\",\"l\":null}]");
    arena_free(arena);
}

static void each_fault_is_named_with_its_place(void **state)
{
    static const struct {
        const char *text, *told;
    } lists[] = {
        {"- code: A\n  name: Fox: red\n",
         "list:2:12: found ': ' within a value, expected quotes around a text that has it"},
        {"- code: A\n\tname: Fox\n",
         "list:2:1: found a tab before a line, expected blanks"},
        {"- code: A\n  name: \"Fox\n", "list:3:1: found quotes that are never closed"},
        {"- code: A\n  name: Fox\n type: x\n",
         "list:3:2: found a line that is no part of the list above it, expected '- '"},
        {"- code: A\n  name: *fox\n",
         "list:2:9: found '*' with a name that no value before"},
        {"- code: &a {b: *a}\n  name: x\n", "list:1:16: found '*' with a name"},
        {"- code: A\n  <<: {name: Fox}\n", "list:2:3: found '<<', expected the facts"},
        {"- code: A\n  code: B\n",
         "list:2:3: found a name that its record has already, expected it once"},
        {"- code: A\n  ? [a]\n  : b\n", "list:2:5: found a key that is no text"},
        {"- code: A\n  name: {a: Fox\n", "list:3:1: found a '{' that is never closed"},
        {"- code: A\n  name: \"a\\0b\"\n",
         "list:2:9: found a character that no text has"},
        {"- code: A\n  name: @fox\n",
         "list:2:9: found a tab, or a sign that begins no value"},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        put_file("list", lists[i].text);
        assert_int_equal(import_with("list", (ImportOptions){0}), -1);
        if (strncmp(err.text, lists[i].told, strlen(lists[i].told)) != 0)
            fail_msg("'%s' does not begin with '%s'", err.text, lists[i].told);
    }
}

// Each name stands for nine of the name before it.
static void aliases_of_aliases_have_a_limit(void **state)
{
    char *text = NULL;
    size_t n = 0;
    FILE *out = open_memstream(&text, &n);
    (void)state;

    assert_non_null(out);
    (void)fputs("- name: x\n  a0: &a0 [x, x, x, x, x, x, x, x, x]\n", out);
    for (int i = 1; i < 12; i++) {
        (void)fprintf(out, "  a%d: &a%d [", i, i);
        for (int k = 0; k < 9; k++) (void)fprintf(out, "%s*a%d", k ? ", " : "", i - 1);
        (void)fputs("]\n", out);
    }
    assert_int_equal(fclose(out), 0);
    put_file("list", text);

    assert_int_equal(import_with("list", (ImportOptions){0}), -1);

    assert_string_equal(
        err.text,
        "list:8 has more than 16777216 bytes of a list in YAML, with what "
        "its aliases stand for");
    free(text);
}

static void lists_within_lists_have_a_limit(void **state)
{
    char text[400] = "- name: x\n  y: ";
    (void)state;
    memset(text + strlen(text), '[', 100);
    put_file("list", text);

    assert_int_equal(import_with("list", (ImportOptions){0}), -1);

    assert_non_null(strstr(err.text, "list:2 has more than 64 levels"));
}

static void other_texts_are_no_yaml(void **state)
{
    static const char *const texts[] = {
        "Deck:\n- 3 Fox\n- 2 Owl\n",
        "Main:\n  Fox: Red\n  Owl: Grey\n",
        "- Fox: Red\n- Owl: Grey\n",
        "name: Mine\nFox\n",
        "3 Fox\n---\n2 Owl\n",
        "---\n3 Fox\n",
        "code,name\nTOY-001,\"a: b\"\n",
        "{\"a\": {\"b\": 1}}",
        "[a: 1]",
        "# Title\n\nText: it is.\n",
        "",
        "\n\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(texts); i++)
        if (yaml_look_fits(texts[i], strlen(texts[i]))) fail_msg("%s", texts[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_list_in_yaml_is_one_in_json),
        TEST(a_text_keeps_its_lines),
        TEST(values_are_what_they_look_like),
        TEST(each_fault_is_named_with_its_place),
        TEST(aliases_of_aliases_have_a_limit),
        TEST(lists_within_lists_have_a_limit),
        TEST(other_texts_are_no_yaml),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
