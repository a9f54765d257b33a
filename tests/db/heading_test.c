// heading_test.c -- headings as people and programs write them, and what is asked or told
// where nobody knows one.

#include "tests/db/list_fixture.h"

// Each list has the one card TOY-007 "Lamp".
static void headings_of_others_are_understood(void **state)
{
    static const char *const lists[] = {
        "Card Name,Set,Collector #\nLamp,TOY,007\n",
        "Card title,Code\nLamp,TOY-007\n",
        "Name,Edition,#\nLamp,toy,7\n",
        "Card #,Set,Title\n7/100,TOY,Lamp\n",
        "Name,Edition Name,Edition Code,Collector's number\nLamp,All Toys,TOY,7\n",
        "Set Name,Set,Set Code,No.,Name\nAll Toys,All Toys,TOY,7,Lamp\n",
        "Set,Set Code,Number,Name\nAll Toys,TOY,7,Lamp\n",
        "Set,Set Code,Number,Name\nTOY,toy,7,Lamp\n",
        "\"sep=,\"\nProduct Name,Set Prefix,Nr\nLamp,TOY,7\n",
        "sep=;\nCard;Set;Nr;Price\nLamp;TOY;7;1,50\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text(lists[i]), 0);
        expect_counts(1, 0, 0, 0);
        assert_string_equal(find("SELECT code || name FROM card"), "TOY-007Lamp");
    }
}

static void a_heading_may_name_its_language_by_any_code(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name_en,name_cn\nTOY-007,Lamp,灯\n"), 0);

    assert_string_equal(find("SELECT language || name FROM card_name"), "zh-cn灯");
}

// Languages share words: those of the other headings tell which one it is.
static void a_name_is_in_the_language_of_most_headings(void **state)
{
    static const struct {
        const char *list, *name;
    } rows[] = {
        {"Nome;Espansione;Numero;Testo\nLampada;TOY;7;Uno.\n", "itLampada"},
        {"Nome;Edição;Número;Raridade\nLampada;TOY;7;Common\n", "ptLampada"},
        {"Nombre;Edición;Número\nLampara;TOY;7\n", "esLampara"},
        {"名称,系列,编号\n灯,TOY,7\n", "zh-cn灯"},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(rows); i++) {
        (void)unlink("test.db");
        assert_int_equal(import_text("code,name\nTOY-007,Lamp\n"), 0);
        assert_int_equal(import_text(rows[i].list), 0);
        assert_string_equal(find("SELECT language || name FROM card_name"),
                            rows[i].name);
    }
}

// Each list says how many copies of TOY-007 "Lamp" somebody has; the language is theirs.
static void what_is_said_of_copies_is_told_in_one_line(void **state)
{
    static const char *const lists[] = {
        "Quantity,Name,Set Code,Card Number,Condition,Language\n2,Lamp,TOY,7,NM,German\n",
        "Anzahl;Name;Edition;Nummer;Zustand;Sprache;Preis\n2;Lamp;TOY;7;NM;Deutsch;0,20\n",
        "Code,Name,Quantité,État,Langue\nTOY-007,Lamp,1,NM,English\n",
        "Name,Code,Owned (Normal),Owned (Foil),Printing,Lang\nLamp,TOY-007,1,2,Foil,ZHS\n",
        "[{\"name\": \"Lamp\", \"setCode\": \"TOY\", \"number\": \"7\", \"quantity\": 2,"
        " \"finish\": \"foil\", \"condition\": \"NM\", \"language\": \"German\"}]",
    };
    (void)state;
    assert_int_equal(import_text("code,name\nTOY-007,Lamp\n"), 0);

    for (int i = 0; i < COUNT_OF(lists); i++) {
        assert_int_equal(import_text(lists[i]), 0);
        if (!i) expect_counts(0, 0, 1, 0);
        assert_int_equal(report.problems.n, 0);
        assert_int_equal(report.notes.n, 1);
        assert_non_null(strstr(report.notes.list[0].expected, "copies is left out"));
        assert_string_equal(find("SELECT count(*) FROM card_name"), "0");
    }
}

// What is told of a column "Zq" with these values.
static void an_unknown_heading_is_told_with_its_values(void **state)
{
    static const struct {
        const char *values[2];
        const char *told;
    } rows[] = {
        {{"9", "12"}, " (numbers such as '9', '12')"},
        {{"9", "9"}, " (numbers such as '9')"},
        {{"0.10", "20.0000"}, " (prices such as '0.10', '20.0000')"},
        {{"$3", "4 €"}, " (prices such as '$3', '4 €')"},
        {{"2026-05-15", "2026-05-16 13:52:30"},
         " (dates such as '2026-05-15', '2026-05-16 13:52:30')"},
        {{"15/05/2026", ""}, " (dates such as '15/05/2026')"},
        {{"https://a.b/c", ""}, " (links such as 'https://a.b/c')"},
        {{"TOY-009", "toy-010-100"}, " (codes such as 'TOY-009', 'toy-010-100')"},
        {{"Normal", "Foil"}, " (words such as 'Normal', 'Foil')"},
        {{"A text that goes on and on", ""},
         " (words such as 'A text that goes on and ...')"},
        {{"", ""}, ""},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(rows); i++) {
        char list[300], note[300];
        (void)unlink("test.db");
        (void)snprintf(list,
                       sizeof list,
                       "code,name,zq\nTOY-001,Ann,%s\nTOY-002,Bolt,%s\n",
                       rows[i].values[0],
                       rows[i].values[1]);
        (void)snprintf(note,
                       sizeof note,
                       "list row 1, column zq: expected a known heading; the column is "
                       "left out%s",
                       rows[i].told);
        assert_int_equal(import_text(list), 0);
        expect_note(note);
    }
}

// A heading is a slip of a known one only if its values are such as that one has.
static void a_slip_of_a_heading_needs_values_that_fit(void **state)
{
    static const struct {
        const char *heading, *value;
        const char *meant; // NULL: it is no slip
    } rows[] = {
        {"Enrgy", "2", "energy"},
        {"Enrgy", "Near Mint", NULL},
        {"Nmae", "Lamp", "name"},
        {"Nmae", "0.10", NULL},
        {"Titel", "12", NULL},
        {"Printing", "Normal", NULL},
        {"Print-of", "Foil", NULL},
        {"Printing off", "TOY-001", "printing of"},
        {"Printing off", "Foil", NULL},
        {"Printing", "TOY-001", NULL}, // a finish, elsewhere
        {"Rarityy", "Rare", "rarity"},
        {"Rarityy", "2026-05-15", NULL},
        {"Numbr", "30a/298", "number"},
        {"Numbr", "Normal", NULL},
        {"Sources", "me", NULL}, // "source" says nothing of a card
        {"Pric", "Lamp", NULL},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(rows); i++) {
        char list[200], meant[100];
        (void)unlink("test.db");
        (void)snprintf(list,
                       sizeof list,
                       "code,might,%s\nTOY-001,3,%s\n",
                       rows[i].heading,
                       rows[i].value);
        assert_int_equal(import_text(list), rows[i].meant ? -1 : 0);
        assert_int_equal(report.problems.n, rows[i].meant ? 1 : 0);
        if (!rows[i].meant) continue;
        (void)snprintf(meant, sizeof meant, "'%s'", rows[i].meant);
        assert_string_equal(report.problems.list[0].expected, meant);
    }
}

// The map that an unclear list prints makes it clear, as it is printed.
static void a_printed_map_works_as_it_is_printed(void **state)
{
    static const char *const lists[] = {
        "code,name,name\nTOY-007,Lamp,Lampe\n",
        "Code,Card Code,Name\nTOY-007,TOY-007,Lamp\n",
        "Set Code,Set Id,Number,Name\nTOY,12,7,Lamp\n",
        "code,title,card name,name\nTOY-007,Lamp,Lamp,Lamp\n",
        "Ref;What;Enrgy\nTOY-007;Lamp;2\n",
        "Codde,Nmae,Name,Enrgy\nTOY-007,x,Lamp,2\n",
        "zq1,zq2,zq3\n0.10,toy-007-100,Lamp\n",
        "code,Quantity,Nmae,Price,,#\nTOY-007,1,Lamp,0.10,x,y\n",
        "code,type,\"my\nname\",nmae\nTOY-007,Unit,x,Lamp\n",
        "code,a = b,nmae,type\nTOY-007,x,Lamp,Unit\n",
        "Name,Name,Set,Number,Printing off\nLamp,Lamp,TOY,7,TOY-007\n",
        "#,#,Set,Name\n7,7,TOY,Lamp\n",
        "code,Nmae,Name?,Name\nTOY-007,Lamp,Lamp,Lamp\n",
        "code,name_fr,nom,name\nTOY-007,Lampe,Lampe,Lamp\n",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        (void)unlink("test.db");
        if (import_text(lists[i]) == 0) fail_msg("list %d was clear", i);
        assert_non_null(report.draft);
        put_file("map", report.draft);
        if (import_with("list", (ImportOptions){.map = "map"}))
            fail_msg("list %d: %s", i, err.text);
        expect_counts(1, 0, 0, 0);
        assert_string_equal(find("SELECT code FROM printing"), "TOY-007");
    }
}

static void a_map_that_is_given_as_a_list_says_so(void **state)
{
    static const char said[] =
        "list is a map of columns, no list; give it together with its list: import "
        "--map list LIST";
    static const char *const maps[] = {
        "Folder Name = ignore\nQuantity = owned_count\nCard Name = name\n",
        "# mine\n\nskip rows = 2\nName = name.fr\n",
        "A = code",
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(maps); i++) {
        assert_int_equal(import_text(maps[i]), -1);
        assert_string_equal(err.text, said);
    }
}

// An earlier map may call a column so that has the finish of copies.
static void what_has_no_codes_says_of_no_printing(void **state)
{
    (void)state;
    put_file("list", "code,name,Printing\nTOY-007,Lamp,Foil\n");
    put_file("map", "Printing = print_of\n");

    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), 0);

    expect_counts(1, 0, 0, 0);
    expect_note(
        "list row 1, column Printing: expected codes of cards; the column is left "
        "out (words such as 'Foil')");
}

static void a_set_in_three_columns_is_told(void **state)
{
    (void)state;

    assert_int_equal(
        import_text("Set,Set Code,Set Name,Number,Name\nToys,TOY,All Toys,7,Lamp\n"),
        0);

    expect_note(
        "list row 1, column Set: expected the code and the name of the set, which "
        "other columns have; the column is left out");
    assert_string_equal(find("SELECT name FROM card_set"), "All Toys");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(headings_of_others_are_understood),
        TEST(a_heading_may_name_its_language_by_any_code),
        TEST(a_name_is_in_the_language_of_most_headings),
        TEST(what_is_said_of_copies_is_told_in_one_line),
        TEST(an_unknown_heading_is_told_with_its_values),
        TEST(a_slip_of_a_heading_needs_values_that_fit),
        TEST(a_printed_map_works_as_it_is_printed),
        TEST(a_map_that_is_given_as_a_list_says_so),
        TEST(what_has_no_codes_says_of_no_printing),
        TEST(a_set_in_three_columns_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
