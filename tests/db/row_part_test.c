// row_part_test.c -- the parts of a row that name its set, its code and its card, and what
// becomes of those that contradict each other.

#include "tests/db/list_fixture.h"

// The cards of these tests: two sets that are known by name, one of them in French too.
static const char known[] = "code,set name,name,type,energy\n"
                            "TOY-001,Toy Box,Lamp,Gear,1\n"
                            "TOY-002,Toy Box,\"Ann, First\",Unit,2\n"
                            "TOY-007,Toy Box,Gold (Foil),Gear,3\n"
                            "FAR-001,Far Isles,Fox,Unit,4\n";

static void begin_known(void)
{
    (void)unlink("test.db");
    put_file("known.csv", known);
    assert_int_equal(import_with("known.csv", (ImportOptions){0}), 0);
}

static const char *all_printings(void)
{
    return find("SELECT group_concat(code || ' ' || name, '; ') FROM ("
                "SELECT p.code, c.name FROM printing p JOIN card c ON c.id = p.card"
                " WHERE p.code NOT IN ('TOY-001', 'TOY-002', 'TOY-007', 'FAR-001')"
                " ORDER BY p.code)");
}

static bool has_line(const Problems *problems, const char *part)
{
    for (int i = 0; i < problems->n; i++)
        if (strstr(problem_line(&problems->list[i], report.problems.arena), part))
            return true;
    return false;
}

static bool is_told_of(const char *part)
{
    return has_line(&report.problems, part) || has_line(&report.notes, part);
}

// A list, the printings that it adds, and what is told of it; NULL: nothing.
typedef struct {
    const char *list, *printings, *told;
} Row;

static void expect_rows(const Row *rows, int n)
{
    for (int i = 0; i < n; i++) {
        begin_known();
        assert_int_equal(import_text(rows[i].list), 0);
        const char *printings = all_printings();
        if (strcmp(printings, rows[i].printings) != 0)
            fail_msg("row %d, %s: %s", i, rows[i].list, printings);
        if (rows[i].told && !is_told_of(rows[i].told))
            fail_msg("row %d, %s: told something else", i, rows[i].list);
        if (!rows[i].told && (report.problems.n || report.notes.n))
            fail_msg("row %d, %s: told something", i, rows[i].list);
        assert_int_equal(import_text(rows[i].list), 0);
        assert_int_equal(report.changes, 0);
        assert_false(report.written);
    }
}

static void a_set_goes_by_its_name(void **state)
{
    static const Row rows[] = {
        {"set,number,name\nToy Box,9,Oil\n", "TOY-009 Oil", NULL},
        {"set,number,name\ntoy box,9,Oil\n", "TOY-009 Oil", NULL},
        {"set,number,name\nTOY-BOX,9,Oil\n", "TOY-009 Oil", NULL},
        {"set,number,name\nToy: Toy Box,9,Oil\n", "TOY-009 Oil", NULL},
        {"set,number,name\nToy - Far Isles,9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nNew Times: Far Isles,9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nFar Isle,9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nThe Far Isles,9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nFar Isles Set,9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nFar Isles (FAR),9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nIsles of the Far [FAR],9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nFAR,9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nfar,9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nFar,9,Oil\n", "FAR-009 Oil", NULL},
        {"set code,number,name\nFar Isles,9,Oil\n", "FAR-009 Oil", NULL},
        {"set name,number,name\nFar Isles,9,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nFar Isles,9/020,Oil\n", "FAR-009 Oil", NULL},
        {"set,number,name\nNear Isles,9,Oil\n", "", "column set: found 'Near Isles'"},
        {"set,number,name\nOrigins,9,Oil\n",
         "",
         "a new set stands in a column 'set code'"},
        {"set code,number,name\nOrigins,9,Oil\n",
         "",
         "column set code: found 'Origins'"},
        {"set,number,name\nNEW,9,Oil\n", "NEW-009 Oil", "column set: found 'NEW'"},
        {"set code,number,name\nNEW,9,Oil\n", "NEW-009 Oil", NULL},
        {"code,name\nNEW-009,Oil\n", "NEW-009 Oil", NULL},
        {"[{\"set\": \"Far Isles\", \"number\": 9, \"name\": \"Oil\"}]",
         "FAR-009 Oil",
         NULL},
        {"[{\"setCode\": \"NEW\", \"number\": 9, \"name\": \"Oil\"}]",
         "NEW-009 Oil",
         NULL},
        {"{\"set\": \"Far Isles\", \"cards\": [{\"number\": 9, \"name\": \"Oil\"}]}",
         "FAR-009 Oil",
         NULL},
    };
    (void)state;

    expect_rows(rows, COUNT_OF(rows));
}

static void parts_that_contradict_each_other_are_named(void **state)
{
    static const Row rows[] = {
        {"code,set,name\nTOY-001,FAR,Lamp\n",
         "",
         "column set: found 'FAR', expected the set TOY"},
        {"code,set,name\nTOY-001,Far Isles,Lamp\n",
         "",
         "found 'Far Isles', expected the set TOY"},
        {"code,set code,name\nTOY-001,NEW,Lamp\n", "", "column set code: found 'NEW'"},
        {"code,set name,name\nTOY-001,Far Isles,Lamp\n",
         "",
         "column set name: found 'Far Isles'"},
        {"set code,set name,number,name\nTOY,Far Isles,9,Oil\n",
         "",
         "column set name: found 'Far Isles', expected the set TOY, because the row has the "
         "code TOY-009; one of the two is wrong"},
        {"code,number,name\nTOY-001,2,Lamp\n",
         "",
         "column number: found '2', expected the number 1"},
        {"code,number,name\nTOY-001a,001b,Lamp\n", "", "column number: found '001b'"},
        {"code,name\nTOY-001a,Lamp [FAR]\n", "", "column name: found 'FAR'"},
        {"code,name\nTOY-001a,Lamp (TOY-002)\n", "", "column name: found 'TOY-002'"},
        {"code,name\nTOY-002a,Lamp\n",
         "TOY-002a Ann, First",
         "found 'Lamp', expected 'Ann, First'"},
        {"code,name\nTOY-001a,Lamplight\n",
         "TOY-001a Lamp",
         "found 'Lamplight', expected 'Lamp'"},
        {"code,name\nTOY-001a,Lamp of Oil\n",
         "TOY-001a Lamp",
         "found 'Lamp of Oil', expected 'Lamp'"},
        {"code,name\nFAR-001a,Red Fox\n",
         "FAR-001a Fox",
         "found 'Red Fox', expected 'Fox'"},
        {"code,name\nTOY-002a,Old Ann First\n", "TOY-002a Ann, First", NULL},
        {"code,name\nTOY-002a,Ann\n", "TOY-002a Ann, First", NULL},
        {"[{\"code\": \"TOY-001\", \"set\": \"FAR\", \"name\": \"Lamp\"}]",
         "",
         "found 'FAR', expected the set TOY"},
        {"code,set,number,name\nTOY-009,Toy Box,9,Oil\n", "TOY-009 Oil", NULL},
        {"code,set,number,name\nTOY-009a,TOY,009/020,Oil\n", "TOY-009a Oil", NULL},
        {"code,set name,name\nOPP-001/020,Toy Box,Lamp\n", "OPP-001/020 Lamp", NULL},
        {"code,set,name\nTOY-009,Box of Toys,Oil\n",
         "TOY-009 Oil",
         "column set: found 'Box of Toys', expected a known set; the row counts by its code"},
        {"code,set,name\nTOY-009,BOX,Oil\n",
         "TOY-009 Oil",
         "found 'BOX', expected a known"},
        {"code,set,name\nNEW-009,new,Oil\n", "NEW-009 Oil", NULL},
        {"code,set name,name\nTOY-009,Box of Toys,Oil\n", "TOY-009 Oil", NULL},
    };
    (void)state;

    expect_rows(rows, COUNT_OF(rows));
}

static void a_part_is_told_by_its_own_heading(void **state)
{
    (void)state;
    begin_known();

    assert_int_equal(
        import_text("Code,Expansion,Collector No,Name\nTOY-001,Far Isles,1,Lamp\n"), 0);
    expect_problem(
        "list row 2, column Expansion: found 'Far Isles', expected the set TOY, "
        "because the row has the code TOY-001; one of the two is wrong");
    assert_int_equal(
        import_text("Code,Expansion,Collector No,Name\nTOY-001,Toy Box,2,Lamp\n"), 0);
    expect_problem("list row 2, column Collector No: found '2', expected the number 1, "
                   "because the row has the code TOY-001; one of the two is wrong");
}

static void marks_behind_a_name_are_no_part_of_it(void **state)
{
    static const Row rows[] = {
        {"name,type\nLamp {TOY},Gear\n", "", NULL},
        {"name,type\nLamp [TOY],Gear\n", "", NULL},
        {"name,type\nLamp (Foil),Gear\n", "", NULL},
        {"name,type\nLamp *F*,Gear\n", "", NULL},
        {"name,type\nLamp (TOY) (Foil),Gear\n", "", NULL},
        {"name,type\nAnn - First (Alternate Art),Unit\n", "", NULL},
        {"name,type\nAnn - First - Starter,Unit\n", "", NULL},
        {"name,type\nGold (Foil),Gear\n", "", NULL},
        {"name,type\nLamp (Not of This House),Gear\n", "", NULL},
        {"name,type\nLamp (NEW),Gear\n", "", NULL},
        {"name,type\nLamp (TOY 001a),Gear\n", "TOY-001a Lamp", NULL},
        {"name,type\nLamp [TOY-001b],Gear\n", "TOY-001b Lamp", NULL},
        {"name,number\nLamp [TOY],1a\n", "TOY-001a Lamp", NULL},
        {"code,name\nTOY-001a,Lamp (1)\n", "TOY-001a Lamp", NULL},
        {"code,name\nTOY-001a,Lamp (DE)\n", "TOY-001a Lamp", NULL},
        {"code,name\nTOY-001a,Lamp // Buff\n", "TOY-001a Lamp", NULL},
        {"code,name\nTOY-009,Oil (Foil)\n", "TOY-009 Oil", NULL},
        {"code,name\nTOY-009,Oil (Dusk)\nTOY-010,Oil (Dawn)\n",
         "TOY-009 Oil (Dusk); TOY-010 Oil (Dawn)",
         NULL},
        {"code,name\nTOY-009,Oil (2)\n", "TOY-009 Oil (2)", NULL},
        {"code,name\nTOY-009,Oil (Dusk)\nTOY-009a,Oil (Dusk)\n",
         "TOY-009 Oil (Dusk); TOY-009a Oil (Dusk)",
         NULL},
        {"code,name\nOPP-001/020,Lamp (Day of Lamps)\n", "OPP-001/020 Lamp", NULL},
        {"code,name\nTOY-009,Oil // Tar\n", "TOY-009 Oil // Tar", NULL},
        {"code,name\nTOY-009,Oil/Tar\n", "TOY-009 Oil/Tar", NULL},
        {"code,name\nTOY-009,Oil//Tar\n", "TOY-009 Oil//Tar", NULL},
        {"code,name\nTOY-009,Oil // Tar (Foil)\n", "TOY-009 Oil // Tar", NULL},
        {"[{\"code\": \"TOY-009\", \"name\": \"Oil // Tar\", \"type\": \"Gear\"}]",
         "TOY-009 Oil // Tar",
         NULL},
    };
    (void)state;

    expect_rows(rows, COUNT_OF(rows));
}

static void a_code_without_a_dash_is_that_of_a_known_printing(void **state)
{
    static const Row rows[] = {
        {"code,name\nTOY001a,Lamp\n", "TOY-001a Lamp", NULL},
        {"code,name\ntoy1b,Lamp\n", "TOY-001b Lamp", NULL},
        {"code,name\nTOY#001a,Lamp\n", "TOY-001a Lamp", NULL},
        {"code,name\nTOY:1a,Lamp\n", "TOY-001a Lamp", NULL},
        {"code,name\nTOY/001a,Lamp\n", "TOY-001a Lamp", NULL},
        {"code,name\nTOY.001a,Lamp\n", "TOY-001a Lamp", NULL},
        {"code,name\nTOY001a/020,Lamp\n", "TOY-001a Lamp", NULL},
        {"number,name\nTOY001a,Lamp\n", "TOY-001a Lamp", NULL},
        {"set,number,name\nTOY,TOY001a,Lamp\n", "TOY-001a Lamp", NULL},
        {"set,number,name\nTOY,#1a,Lamp\n", "TOY-001a Lamp", NULL},
        {"name,type\nLamp (TOY001a),Gear\n", "TOY-001a Lamp", NULL},
        {"name,type\nLamp [toy001a],Gear\n", "TOY-001a Lamp", NULL},
        {"[{\"code\": \"TOY001a\", \"name\": \"Lamp\", \"type\": \"Gear\"}]",
         "TOY-001a Lamp",
         NULL},
        {"code,name\nTOY009,Oil\n", "", "column code: found 'TOY009', expected a code"},
        {"code,name\nNEW#001,Oil\n", "", "column code: found 'NEW#001'"},
        {"code,name\nTOY002,Lamp\n", "", "found 'Lamp', expected 'Ann, First'"},
        {"set,number,name\nFAR,TOY001,Lamp\n", "", "column set: found 'FAR'"},
        {"set,number,name\nToy Box,FAR001,Fox\n", "", "column set: found 'Toy Box'"},
    };
    (void)state;

    expect_rows(rows, COUNT_OF(rows));
}

static void a_number_of_copies_is_no_part_of_a_name(void **state)
{
    static const Row rows[] = {
        {"name,type\n3x Lamp,Gear\n",
         "",
         "found '3x Lamp', expected 'Lamp', a name without a number of copies, which import "
         "--collection counts"},
        {"name,type\n3 x Lamp,Gear\n", "", "found '3 x Lamp', expected 'Lamp'"},
        {"name,type\n3\u00d7 Lamp,Gear\n", "", "expected 'Lamp'"},
        {"name,type\n3 Lamp,Gear\n", "", "found '3 Lamp', expected 'Lamp'"},
        {"name,type\nLamp x3,Gear\n", "", "found 'Lamp x3', expected 'Lamp'"},
        {"name,type\nLamp X3,Gear\n", "", "found 'Lamp X3', expected 'Lamp'"},
        {"name,type\nLamp - 3x,Gear\n", "", "expected 'Lamp'"},
        {"name,type\nLamp (x3),Gear\n", "", "found 'Lamp (x3)', expected 'Lamp'"},
        {"code,name\nTOY-009,3x Oil\n", "", "found '3x Oil', expected 'Oil'"},
        {"code,name\nTOY-009,Oil x3\n", "", "found 'Oil x3', expected 'Oil'"},
        {"code,name\nTOY-009,3 Oil\n", "TOY-009 3 Oil", NULL},
        {"code,name\nTOY-009,Mark X3\n", "TOY-009 Mark X3", NULL},
        {"code,name\nTOY-009,Oilx3\n", "TOY-009 Oilx3", NULL},
        {"code,name\nTOY-009,3xOil\n", "TOY-009 3xOil", NULL},
        {"code,name\nTOY-009,100x Oil\n", "TOY-009 100x Oil", NULL},
        {"code,name\nTOY-009,Oil (3)\n", "TOY-009 Oil (3)", NULL},
    };
    (void)state;

    expect_rows(rows, COUNT_OF(rows));
}

static void dates_of_spreadsheets_are_named(void **state)
{
    static const Row rows[] = {
        {"code,name\n1-Mar,Oil\n",
         "",
         "column code: found '1-Mar', expected a code such as OGN-024; a spreadsheet made a "
         "date of it: give the column the format text, enter it anew and save again"},
        {"code,name\nMar-02,Oil\n", "", "made a date"},
        {"code,name\nmar-02,Oil\n", "", "made a date"},
        {"code,name\n01-M\u00e4r,Oil\n", "", "made a date"},
        {"code,name\n1. Mrz,Oil\n", "", "made a date"},
        {"code,name\n1-mars-26,Oil\n", "", "made a date"},
        {"code,name\nd\u00e9c-04,Oil\n", "", "made a date"},
        {"code,name\n2026-03-03,Oil\n", "", "made a date"},
        {"code,name\n2026-03-03T00:00:00,Oil\n", "", "made a date"},
        {"code,name\n2026-03-03 00:00:00,Oil\n", "", "made a date"},
        {"code,name\n3/1/2026,Oil\n", "", "made a date"},
        {"code,name\n01.03.2026,Oil\n", "", "made a date"},
        {"code,name\n44256,Oil\n", "", "made a date"},
        {"code,name\nSep-2026,Oil\n", "", "made a date"},
        {"code,name,print of\nTOY-009,Oil,1-Mar\n", "TOY-009 Oil", "column print of: "},
        {"set,number,name\nTOY,2-Jan,Oil\n", "", "column number: found '2-Jan'"},
        {"set,number,name\nTOY,Jan-24,Oil\n", "", "column number: found 'Jan-24'"},
        {"set,number,name\nTOY,44256,Oil\n", "", "column number: found '44256'"},
        {"code,name,energy\nTOY-009,Oil,2-Jan\n",
         "",
         "column energy: found '2-Jan', expected a whole number from 0 to 99, or nothing; a "
         "spreadsheet made a date of it"},
        {"[{\"code\": \"1-Mar\", \"name\": \"Oil\", \"type\": \"Gear\"}]",
         "",
         "made a date"},
        {"code,name\nMAR-005,Oil\n", "MAR-005 Oil", NULL},
        {"code,name\nMAR-02,Oil\n", "MAR-002 Oil", NULL},
        {"code,name\nmar-005,Oil\n", "MAR-005 Oil", NULL},
        {"code,name\nmay-005a,Oil\n", "MAY-005a Oil", NULL},
        {"set,number,name\nTOY,9/24,Oil\n", "TOY-009 Oil", NULL},
    };
    (void)state;

    expect_rows(rows, COUNT_OF(rows));
}

// A number as a list writes it, and what it is; NULL: it is told.
static void a_number_is_right_or_told(void **state)
{
    static const char *const rows[][2] = {
        {"3", "3"},       {" 4 ", "4"},     {"3.0", "3"},
        {"3,00", "3"},    {"+2", "2"},      {"02", "2"},
        {"0", "0"},       {"\uff12", "2"},  {"\uff11\uff10", "10"},
        {"*", NULL},      {"X", NULL},      {"1+*", NULL},
        {"\u221e", NULL}, {"\u00bd", NULL}, {"1\u00bd", NULL},
        {"2.5", NULL},    {"2,5", NULL},    {"-1", NULL},
        {"3+", NULL},     {"?", NULL},      {"2/3", NULL},
        {"1e1", NULL},    {"two", NULL},    {"0x10", NULL},
        {"1 2", NULL},    {"100", NULL},    {"1,000", NULL},
        {"2.000", NULL},  {"3.", NULL},     {"99999999999", NULL},
        {"\u00b2", NULL}, {"~3", NULL},     {"3 or 4", NULL},
        {"2-Jan", NULL},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(rows); i++) {
        char text[200];
        (void)snprintf(text,
                       sizeof text,
                       "code,name,type,might\nTOY-009,Oil,Unit,\"%s\"\n",
                       rows[i][0]);
        begin_known();
        assert_int_equal(import_text(text), 0);
        const char *might = find("SELECT coalesce(max(might), '-') FROM sheet"
                                 " WHERE code = 'TOY-009'");
        if (strcmp(might, rows[i][1] ? rows[i][1] : "-") != 0)
            fail_msg("'%s' is %s", rows[i][0], might);
        assert_int_equal(is_told_of("column might: found '"), !rows[i][1]);
    }
}

static void a_number_of_json_is_what_it_says(void **state)
{
    static const char *const rows[][2] = {{"2.0", "2"},
                                          {"1e1", "10"},
                                          {"2.0000001", NULL},
                                          {"2.5", NULL},
                                          {"1e-7", NULL}};
    (void)state;

    for (int i = 0; i < COUNT_OF(rows); i++) {
        char text[200];
        (void)snprintf(
            text,
            sizeof text,
            "[{\"code\": \"TOY-009\", \"name\": \"Oil\", \"type\": \"Unit\", "
            "\"might\": %s}]",
            rows[i][0]);
        begin_known();
        assert_int_equal(import_text(text), 0);
        assert_string_equal(find("SELECT coalesce(max(might), '-') FROM sheet"
                                 " WHERE code = 'TOY-009'"),
                            rows[i][1] ? rows[i][1] : "-");
        assert_int_equal(report.problems.n, !rows[i][1]);
    }
}

// What a list says in a column of languages, and the language that the name then has; NULL:
// the row counts in English and the language is told.
static void a_language_has_one_code_in_every_form(void **state)
{
    static const char *const rows[][2] = {
        {"German", "de"},
        {"fran\u00e7ais", "fr"},
        {"pt-BR", "pt"},
        {"JP", "ja"},
        {"Chinese (Simplified)", "zh-cn"},
        {"Traditional Chinese", "zh-tw"},
        {"zh-Hans", "zh-cn"},
        {"Espa\u00f1ol", "es"},
        {"\u65e5\u672c\u8a9e", "ja"},
        {"English", "en"},
        {"en-US", "en"},
        {"Klingon", NULL},
        {"UK", NULL},
        {"en/de", NULL},
    };
    static const char *const forms[] = {
        "code,language,name\nTOY-001,%s,Lamp\n",
        "[{\"code\": \"TOY-001\", \"lang\": \"%s\", \"name\": \"Lamp\"}]",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(rows) * COUNT_OF(forms); i++) {
        const char *const *row = rows[i / COUNT_OF(forms)];
        const bool english = !row[1] || !strcmp(row[1], "en");
        char text[200];
        (void)snprintf(text, sizeof text, forms[i % COUNT_OF(forms)], row[0]);
        begin_known();
        assert_int_equal(import_text(text), 0);
        assert_string_equal(find("SELECT coalesce(max(language), '') FROM card_name"),
                            english ? "" : row[1]);
        assert_int_equal(is_told_of("the row is kept without it"), !row[1]);
        assert_int_equal(report.problems.n, 0);
    }
}

static void english_names_under_another_heading_are_english(void **state)
{
    static const char names[] =
        "SELECT coalesce(group_concat(language || ' ' || name), '') FROM card_name";
    (void)state;
    begin_known();

    assert_int_equal(import_text("Nummer,Kartenname\nTOY-001,Lamp\nFAR-001,Fox\n"), 0);
    assert_int_equal(report.notes.n, 1);
    assert_true(
        is_told_of("column Kartenname: found 'Lamp', expected names in the language "
                   "'de'; these are English"));
    assert_int_equal(report.changes, 0);
    assert_string_equal(find(names), "");

    assert_int_equal(import_text("Nummer,Kartenname\nTOY-001,Lampe\nFAR-001,Fox\n"), 0);
    assert_int_equal(report.notes.n, 0);
    assert_string_equal(find(names), "de Lampe,de Fox");
}

static void a_map_names_a_language_by_any_name(void **state)
{
    (void)state;
    put_file("list", "code,what\nTOY-001,Lampe\n");
    put_file("map", "what = name.German\n");
    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), 0);
    assert_string_equal(find("SELECT language FROM card_name"), "de");
    put_file("map", "what = name.Klingon\n");

    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), -1);

    assert_string_equal(err.text, "map:1: no such language: 'Klingon'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_set_goes_by_its_name),
        TEST(parts_that_contradict_each_other_are_named),
        TEST(a_part_is_told_by_its_own_heading),
        TEST(marks_behind_a_name_are_no_part_of_it),
        TEST(a_code_without_a_dash_is_that_of_a_known_printing),
        TEST(a_number_of_copies_is_no_part_of_a_name),
        TEST(dates_of_spreadsheets_are_named),
        TEST(a_number_is_right_or_told),
        TEST(a_number_of_json_is_what_it_says),
        TEST(a_language_has_one_code_in_every_form),
        TEST(english_names_under_another_heading_are_english),
        TEST(a_map_names_a_language_by_any_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
