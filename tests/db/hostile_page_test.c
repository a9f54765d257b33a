// hostile_page_test.c -- pages and spreadsheets that would grow, or take longer the longer
// they are: what a test repeats here took minutes or all memory.

#include "tests/db/list_fixture.h"
#include "tests/db/pack.h"

// Writes [before], [unit] [n] times, and [after].
static void put_repeated(const char *path, const char *before, const char *unit, int n,
                         const char *after)
{
    FILE *file = fopen(path, "w");

    assert_non_null(file);
    (void)fputs(before, file);
    for (int i = 0; i < n; i++) (void)fputs(unit, file);
    (void)fputs(after, file);
    assert_int_equal(fclose(file), 0);
}

static char *repeated(const char *before, const char *unit, int n, const char *after)
{
    const size_t size = strlen(unit);
    char *text = malloc(strlen(before) + size * (size_t)n + strlen(after) + 1), *end;

    assert_non_null(text);
    end = stpcpy(text, before);
    for (int i = 0; i < n; i++, end += size) memcpy(end, unit, size);
    (void)strcpy(end, after);
    return text;
}

static void expect_refused(const char *path, const char *text)
{
    assert_int_equal(import_with(path, (ImportOptions){0}), -1);
    assert_int_equal(err.code, 65);
    if (!strstr(err.text, text)) fail_msg("%s", err.text);
}

#define PAGE "<html><table><tr><th>code<th>name<th>type<tr><td>TOY-007<td>Lamp<td>Gear"

// Beginnings that a page repeats and never ends.
static void a_page_is_passed_once(void **state)
{
    static const char *const units[] = {"<!--",
                                        "<!",
                                        "<a ",
                                        "<a b=\"",
                                        "<a b='>",
                                        "<b>",
                                        "</b>",
                                        "<b></i>",
                                        "<script>",
                                        "<div><p>",
                                        "</",
                                        "<![CDATA[",
                                        "&",
                                        "&#",
                                        "<td",
                                        "<tr><td rowspan=9>x",
                                        "<li"};
    (void)state;

    for (int i = 0; i < COUNT_OF(units); i++) {
        put_repeated("page", PAGE, units[i], 300000 / (int)strlen(units[i]), "");
        assert_int_equal(import_with("page", (ImportOptions){0}), 0);
        assert_string_equal(find("SELECT count(*) FROM card"), "1");
    }
}

static void tables_lie_in_tables(void **state)
{
    (void)state;
    put_repeated("page", PAGE, "<table><tr><td>", 3000, "");
    assert_int_equal(import_with("page", (ImportOptions){0}), 0);
    assert_string_equal(find("SELECT count(*) FROM card"), "1");
}

#define LIST "<l><card n=\"1\"><code>TOY-007</code><name>Lamp</name><type>Gear</type>"

static void xml_is_passed_once(void **state)
{
    static const struct {
        const char *unit, *told;
    } units[] = {{"<!--", "list line 1 has '--' in a comment"},
                 {"<a ", "list line 1 has a tag with too many"},
                 {"<![CDATA[", "that is never closed, expected ']]>'"},
                 {"<?a ", "that is never closed, expected '?>'"},
                 {"&a;", "found a word behind '&'"}};
    (void)state;

    for (int i = 0; i < COUNT_OF(units); i++) {
        put_repeated("list",
                     LIST,
                     units[i].unit,
                     300000 / (int)strlen(units[i].unit),
                     "</card></l>");
        expect_refused("list", units[i].told);
    }
}

// Parts of one name are joined, parts with attributes are rows.
static void a_record_may_have_any_number_of_parts(void **state)
{
    (void)state;
    put_repeated("list", LIST, "<tag>x</tag>", 100000, "</card></l>");
    assert_int_equal(import_with("list", (ImportOptions){0}), 0);
    assert_int_equal(report.problems.n, 1);
    assert_string_equal(
        report.problems.list[0].expected,
        "at most 1000 bytes of a cell in a list that is neither name nor text");
    put_repeated("list", LIST, "<p a=\"\"/>", 20000, "</card></l>");
    assert_int_equal(import_with("list", (ImportOptions){0}), 0);
    assert_string_equal(find("SELECT count(*) FROM card"), "1");
}

static void tables_of_markdown_follow_each_other(void **state)
{
    (void)state;
    put_repeated("list", "", "|a|b|\n|-|-|\n", 40000, "");
    expect_refused("list", "no sheet in it is a list of cards");
}

// ---- words that stand for more

static void an_entity_is_what_it_stands_for(void **state)
{
    (void)state;
    put_file("list",
             "<!DOCTYPE l [<!ENTITY l \"Lamp\"><!ENTITY two \"&l;, &#233;&l;\">]><l>"
             "<c name=\"&two;\"><code>TOY-007</code><type>Gear</type></c>"
             "<c><code>TOY-008</code><name>Big &l;</name><type>Gear</type></c></l>");

    assert_int_equal(import_with("list", (ImportOptions){0}), 0);
    assert_string_equal(find("SELECT group_concat(name, '; ') FROM card"),
                        "Lamp, \u00e9Lamp; Big Lamp");
}

// [n] uses of an entity of 200,000 bytes stand between [before] and [after].
static void put_entity(const char *before, const char *use, int n, const char *after)
{
    char *head = repeated("<!DOCTYPE l [<!ENTITY a \"", "x", 200000, "\">]>");
    char *all = malloc(strlen(head) + strlen(before) + 1);

    assert_non_null(all);
    (void)stpcpy(stpcpy(all, head), before);
    put_repeated("list", all, use, n, after);
    free(head);
    free(all);
}

static void an_entity_counts_as_often_as_it_stands(void **state)
{
    (void)state;
    put_entity(LIST "<text>", "&a;", 60000, "</text></card></l>");
    assert_int_equal(import_with("list", (ImportOptions){0}), 0);
    expect_problem("list row 2, column text: expected a field of at most 256 KiB");
    put_entity(LIST "<p z=\"", "&a;", 60000, "\"/></card></l>");
    assert_int_equal(import_with("list", (ImportOptions){0}), 0);
    put_entity("<l>", "<c n=\"1\"><code>&a;</code><name>x</name></c>", 400, "</l>");
    expect_refused("list", "list unpacks to more than 250 times its size");
}

static void a_workbook_counts_its_entities_too(void **state)
{
    static const char book[] =
        "<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\">"
        "<Worksheet Name=\"A\"><Table><Row><Cell><Data>code</Data></Cell><Cell>"
        "<Data>name</Data></Cell><Cell><Data>type</Data></Cell></Row>";
    (void)state;

    put_repeated("list",
                 "<!DOCTYPE l [<!ENTITY b \"&#120;&#120;\"><!ENTITY a \"&b;&b;\">]>",
                 book,
                 1,
                 "<Row><Cell><Data>TOY-001</Data></Cell><Cell><Data>L&a;</Data></Cell>"
                 "<Cell><Data>Gear</Data></Cell></Row></Table></Worksheet></Workbook>");
    assert_int_equal(import_with("list", (ImportOptions){0}), 0);
    assert_string_equal(find("SELECT name FROM card"), "Lxxxx");
    char *head = repeated("<!DOCTYPE l [<!ENTITY a \"", "x", 20000, "\">]>");
    char *all = malloc(strlen(head) + sizeof book);
    assert_non_null(all);
    (void)stpcpy(stpcpy(all, head), book);
    put_repeated("list",
                 all,
                 "<Row><Cell><Data>&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;</Data></Cell></Row>",
                 400,
                 "</Table></Worksheet></Workbook>");
    free(head);
    free(all);
    expect_refused("list", "list/A unpacks to more than 250 times its size");
}

static void declarations_that_multiply_are_refused(void **state)
{
    (void)state;
    put_file("list", "<!DOCTYPE l [<!ATTLIST c a CDATA \"x\">]><l><c/></l>");
    expect_refused("list",
                   "list declares attributes that elements get by themselves, which no "
                   "list needs: write them out");
    put_file("list", "<!DOCTYPE l [<!ENTITY a \"<c/>\">]><l>&a;</l>");
    expect_refused("list", "list declares words of its own that stand for tags");
    put_file("list", "<!DOCTYPE l [<!ENTITY % a \"\">%a;]><l><c n=\"1\"/></l>");
    expect_refused("list",
                   "list declares words of its own that stand for declarations");
}

// ---- spreadsheets

static void put_sheet(const char *content)
{
    pack_zip("cards.ods", (Packed[]){{"content.xml", content, 0}, {0}});
}

#define ODS                                                                            \
    "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\">"  \
    "<office:body><office:spreadsheet><table:table><table:table-row><table:table-cell"

static void a_sheet_declares_nothing(void **state)
{
    static const char *const heads[] = {
        "<!DOCTYPE a [<!ENTITY a \"x\">]>",
        "<!DOCTYPE a SYSTEM \">\" [<!ENTITY a \"x\">]>",
        "<!-- <!DOCTYPE a> --><?a <!-- ?><!DOCTYPE a [<!ENTITY a \"x\">]>"};
    char text[600];
    (void)state;

    for (int i = 0; i < COUNT_OF(heads); i++) {
        (void)snprintf(text, sizeof text, "%s" ODS "><text:p>&a;", heads[i]);
        put_sheet(text);
        expect_refused("cards.ods", "cards.ods declares words of its own");
    }
}

static void a_sheet_is_passed_once(void **state)
{
    char *text = repeated(ODS " table:name=\"", ">", 8000000, "\"/>");
    (void)state;

    put_sheet(text);
    free(text);
    expect_refused("cards.ods", "too long a value");
    text = repeated("", "<!---->", 70000, ODS "/>");
    put_sheet(text);
    free(text);
    expect_refused("cards.ods", "more than 65536 comments");
}

static void a_cell_may_stand_for_many(void **state)
{
    char *text = repeated(ODS " table:number-columns-repeated=\"512\"><text:p>",
                          "x",
                          260000,
                          "</text:p></table:table-cell></table:table-row></table:table>"
                          "</office:spreadsheet></office:body>"
                          "</office:document-content>");
    (void)state;

    put_sheet(text);
    free(text);
    expect_refused("cards.ods", "no sheet in it is a list of cards");
}

static void texts_of_a_workbook_are_passed_once(void **state)
{
    char *text = repeated("<sst><si><t>", "_x", 3000000, "</t></si></sst>");
    (void)state;

    pack_zip(
        "cards.xlsx",
        (Packed[]){{"xl/workbook.xml", "<workbook><sheet name=\"A\"/></workbook>", 0},
                   {"xl/sharedStrings.xml", text, 0},
                   {0}});
    free(text);
    assert_int_equal(import_with("cards.xlsx", (ImportOptions){0}), 0);
    assert_int_equal(import_report_sum(&report).rejected, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_page_is_passed_once),
        TEST(tables_lie_in_tables),
        TEST(xml_is_passed_once),
        TEST(a_record_may_have_any_number_of_parts),
        TEST(tables_of_markdown_follow_each_other),
        TEST(an_entity_is_what_it_stands_for),
        TEST(an_entity_counts_as_often_as_it_stands),
        TEST(a_workbook_counts_its_entities_too),
        TEST(declarations_that_multiply_are_refused),
        TEST(a_sheet_declares_nothing),
        TEST(a_sheet_is_passed_once),
        TEST(a_cell_may_stand_for_many),
        TEST(texts_of_a_workbook_are_passed_once),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
