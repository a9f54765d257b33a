// again_test.c -- the same list again changes not a byte, and has the same faults.

#include "tests/db/list_fixture.h"
#include "tests/db/pack.h"

enum { CELLS = 7, ROWS_MAX = 6, FORMS = 7 };

typedef struct {
    const char *name;
    const char *rows[ROWS_MAX]; // cells with a bar between them
    const char *faults;         // what was found wrong
} Repeated;

static const char head[] = "code|name|type|energy|rarity|language|tcgplayer";

// The folder of the set has the cards "Ann, First" and "Bolt" (fixture.h).
static const Repeated lists[] = {
    {"rows without a code that differ in a fact and a number",
     {"|Plains|Unit||Common||1", "|Plains|Unit||Rare||2"},
     "Rare"},
    {"rows without a code that differ in a number alone",
     {"|Plains|Unit||||1", "|Plains|Unit||||2", "|Plains|Unit||||3"},
     ""},
    {"rows of one code that differ in a number alone",
     {"NEW-001|Lamp|Unit||||1", "NEW-001|Lamp|Unit||||2"},
     ""},
    {"a name that comes back", {"|Bolt|||||1", "|Bolt|||||2", "|Bolt||||fr|2"}, ""},
    {"one name of two codes", {"NEW-001|Lamp|Unit|1|||", "NEW-002|Lamp|Unit|1|||"}, ""},
    {"one name of two codes with other facts",
     {"NEW-001|Lamp|Unit|1|||", "NEW-002|Lamp|Unit|2|||"},
     ""},
    {"another card's name", {"TOY-002|Crab|||||", "TOY-001|Ann, First|||||"}, "Crab"},
    {"several of them, in another order than their codes",
     {"TOY-003|Eel|||||", "TOY-001|Crab|||||", "TOY-002|Dog|||||"},
     "Eel; Crab; Dog"},
    {"a row of one code in parts, with another card's name",
     {"TOY-002|||1|||", "TOY-002|Crab|||||", "TOY-002||||||7"},
     "Crab"},
    {"rows of one code that contradict each other",
     {"TOY-001|Ann, First||4|||", "TOY-001|Ann, First||5|||", "TOY-002|Dog|||||"},
     "5; Dog"},
    {"the first of two is the one that counts, and has another card's name",
     {"TOY-002|Crab Crab|||||", "TOY-002|Dog|||||", "TOY-001|Eel|||||"},
     "Crab Crab; Dog; Eel"},
    {"a reprint with other facts",
     {"ARC-005|Ann, First|Unit|9|||", "ARC-006|Bolt|Unit||||", "ARC-007|Lamp|Unit||||"},
     "9; Unit"},
    {"faults of the rows themselves",
     {"no code|Lamp|||||", "TOY-002|Crab|||||", "NEW-001|Lamp||x|||"},
     "no code; Crab; x"},
    {"rows that wait", {"TOY-002a||||Rare||", "|Nobody|||||4", "NEW-003|||2|||"}, ""},
};

static const struct {
    const char *name, *before, *row, *cell, *empty, *behind, *after;
} forms[FORMS] = {
    {"csv", "", "", "%s\"%s\"", "%s", "\n", ""},
    {"tsv", "", "", "%s%s", "%s", "\n", ""},
    {"html", "<table>", "<tr>", "<td>%s%s</td>", "<td>%s</td>", "</tr>", "</table>"},
    {"markdown", "", "|", "%s %s |", "%s |", "\n", ""},
    {"json", "[", "{", NULL, NULL, "}", "]"},
    {"xml", "<cards>", "<card>", NULL, NULL, "</card>", "</cards>"},
    {"xlsx",
     PACK_SHEET_BEGIN,
     "<row>",
     "<c t=\"inlineStr\"><is><t>%s%s</t></is></c>",
     "%s<c/>",
     "</row>",
     PACK_SHEET_END},
};

// Splits a row into its cells; [text] holds them.
static void split(const char *row, char *text, const char *cells[CELLS])
{
    strcpy(text, row);
    for (int i = 0; i < CELLS; i++) {
        cells[i] = text;
        text += strcspn(text, "|");
        if (*text) *text++ = '\0';
    }
}

// Writes the [n]th cell of a row in a form.
static void put_cell(FILE *out, int form, int n, const char *heading, const char *cell)
{
    static const char *const between[] = {",", "\t", "", "", "", "", ""};

    if (forms[form].cell)
        (void)fprintf(out,
                      *cell ? forms[form].cell : forms[form].empty,
                      n ? between[form] : "",
                      cell);
    else if (*cell && !strcmp(forms[form].name, "json"))
        (void)fprintf(out, "\"%s\": \"%s\", ", heading, cell);
    else if (*cell)
        (void)fprintf(out, "<%s>%s</%s>", heading, cell, heading);
}

static void put_row(FILE *out, int form, const char *row)
{
    char names[200], text[200];
    const char *headings[CELLS], *cells[CELLS];

    split(head, names, headings);
    split(row, text, cells);
    (void)fputs(forms[form].row, out);
    for (int i = 0; i < CELLS; i++) put_cell(out, form, i, headings[i], cells[i]);
    if (!strcmp(forms[form].name, "json")) (void)fputs("\"artist\": \"Someone\"", out);
    (void)fputs(forms[form].behind, out);
}

static void put_list(const Repeated *list, int form)
{
    FILE *out = fopen("list", "wb");

    assert_non_null(out);
    (void)fputs(forms[form].before, out);
    if (forms[form].cell) put_row(out, form, head);
    if (!strcmp(forms[form].name, "markdown"))
        (void)fputs("|---|---|---|---|---|---|---|\n", out);
    for (int i = 0; i < ROWS_MAX && list->rows[i]; i++) {
        if (i && !strcmp(forms[form].name, "json")) (void)fputs(",\n", out);
        put_row(out, form, list->rows[i]);
    }
    (void)fputs(forms[form].after, out);
    assert_int_equal(fclose(out), 0);
    if (!strcmp(forms[form].name, "xlsx")) pack_sheet("list");
}

// Returns the faults of the import, to be freed: of each the line as it is told.
static char *faults(void)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);

    assert_non_null(out);
    for (int i = 0; i < report.problems.n; i++)
        (void)fprintf(
            out, "%s\n", problem_line(&report.problems.list[i], report.problems.arena));
    assert_int_equal(fclose(out), 0);
    return text;
}

// Claims that what the table names was found wrong, in the order of the rows.
static void expect_faults(const Repeated *list, int form)
{
    char found[400] = "";

    for (int i = 0; i < report.problems.n; i++)
        (void)snprintf(found + strlen(found),
                       sizeof found - strlen(found),
                       "%s%s",
                       i ? "; " : "",
                       report.problems.list[i].value);
    if (strcmp(found, list->faults) != 0)
        fail_msg("%s, %s: %s", list->name, forms[form].name, found);
}

static void import_again(const Repeated *list, int form)
{
    size_t n, m;

    if (import_with("list", (ImportOptions){0}))
        fail_msg("%s, %s: %s", list->name, forms[form].name, err.text);
    expect_faults(list, form);
    char *told = faults(), *before = read_file("test.db", &n);
    const int rejected = report.rejected;

    for (int i = 0; i < 2; i++) {
        assert_int_equal(import_with("list", (ImportOptions){0}), 0);
        char *again = faults(), *after = read_file("test.db", &m);
        if (strcmp(told, again) != 0)
            fail_msg("%s, %s: %s", list->name, forms[form].name, again);
        assert_int_equal(report.rejected, rejected);
        if (report.written || n != m || memcmp(before, after, n) != 0)
            fail_msg("%s, %s: written", list->name, forms[form].name);
        free(again);
        free(after);
    }
    free(told);
    free(before);
}

static void the_same_list_again_changes_nothing(void **state)
{
    (void)state;
    for (int i = 0; i < COUNT_OF(lists); i++)
        for (int form = 0; form < FORMS; form++) {
            (void)unlink("test.db");
            make_set_database("test.db");
            put_list(&lists[i], form);
            import_again(&lists[i], form);
        }
}

// A list that is rejected because of another one is no new list.
static void another_list_between_changes_nothing(void **state)
{
    static const char list[] = "code,name,energy\nARC-005,,4\nNEW-002,Lamp,2\n";
    (void)state;
    make_set_database("test.db");
    put_file("list", list);
    put_file("other", "code,name\nARC-005,\"Ann, First\"\n");
    assert_int_equal(import_with("list", (ImportOptions){0}), 0);
    assert_int_equal(report.rejected, 0);
    assert_int_equal(import_with("other", (ImportOptions){0}), 0);

    assert_int_equal(import_with("list", (ImportOptions){0}), 0);

    assert_int_equal(report.rejected, 1);
    assert_false(report.written);
    assert_string_equal(find("SELECT count(*) FROM import"), "3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_same_list_again_changes_nothing),
        TEST(another_list_between_changes_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
