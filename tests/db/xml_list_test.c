// xml_list_test.c -- a fault of a list in XML is named with its line and column, and with
// what to do.

#include "tests/db/list_fixture.h"

#define CARD   "<card><code>TOY-001</code><name>Ann</name><type>Unit</type></card>"
#define REPAIR "; correct the XML, or save the list as CSV or JSON"

static void each_fault_is_named_with_its_place(void **state)
{
    static const struct {
        const char *text, *told;
    } lists[] = {
        {"<l>\n<card><name>Salt & Pepper</name></card></l>",
         "list:2:19: found '&' or '<' without a name, expected '&amp;' or '&lt;' for the "
         "sign itself"},
        {"<l>\n<card><name>a < b</name></card></l>",
         "list:2:16: found '&' or '<' without a name"},
        {"<l>\n<card><name>A&B</name></card></l>", "list:2:16: found '&' without ';'"},
        {"<l>\n<card><name>Caf&eacute;</name></card></l>",
         "list:2:24: found a word behind '&' that XML does not know, expected the sign "
         "that it stands for"},
        {"  <xml version=\"1.0\">\n<l>" CARD "<card><name>A & B</name></card></l>",
         "list:1:3: found '<xml', expected '<?xml', with '?>' at the end of that tag"},
        {"\n  <?xml version=\"1.0\"?>\n<l>" CARD " & </l>",
         "list:3:72: found '&' or '<' without a name"},
        {"<l>" CARD "<?xml version=\"1.0\"?></l>",
         "list:1:75: found '<?xml' within the list, expected it first of all"},
        {"<l>\n" CARD "\n" CARD,
         "list:3:67: the list is cut off: an element is never closed"},
        {"<l>\n" CARD "</card>",
         "list:2:74: found a closing tag that is not that of the element open here"},
        {"<l>" CARD "</l>\n<l>" CARD "</l>",
         "list:2:1: found more text behind the end of the list"},
        {"<l>\n<card code=TOY-001><name>a</name></card></l>",
         "list:2:12: found a value without quotes, expected it in quotes"},
        {"<l>\n<card code='a<b'><name>a</name></card></l>",
         "list:2:14: found '<' in a value, expected '&lt;'"},
        {"<l>\n<card code='a' code='b'><name>a</name></card></l>",
         "list:2:24: found a name twice in one tag, expected it once"},
        {"<l>\n<card><name>a\001</name></card></l>",
         "list:2:14: found a character that XML does not allow: take it out"},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        put_file("list", lists[i].text);

        assert_int_equal(import_with("list", (ImportOptions){0}), -1);

        const char *told = lists[i].told;
        if (strncmp(err.text, told, strlen(told)) != 0)
            fail_msg("'%s' does not begin with '%s'", err.text, told);
        assert_non_null(strstr(err.text, REPAIR));
    }
    put_file("list", "<l>" CARD "\n<!-- a -- b --></l>");
    assert_int_equal(import_with("list", (ImportOptions){0}), -1);
    assert_string_equal(
        err.text,
        "list line 2 has '--' in a comment of its XML, expected '-->' or one '-'");
}

static void blanks_before_the_declaration_are_passed(void **state)
{
    (void)state;

    assert_int_equal(import_text("\n \t<?xml version=\"1.0\"?><l>" CARD "</l>"), 0);

    expect_counts(1, 0, 0, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(each_fault_is_named_with_its_place),
        TEST(blanks_before_the_declaration_are_passed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
