// list_value_test.c -- values as people write them: dashes, costs, codes, other languages.

#include "tests/db/list_fixture.h"

#include "db/text/printing_key.h"

static void errors_of_a_spreadsheet_and_formulas_say_nothing(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,type,energy,might,text\n"
                                 "TOY-001,Ann,Unit,#N/A,#REF!,=A1&B1\n"
                                 "TOY-002,Bea,#VALUE!,2,#DIV/0!,Err:502\n"
                                 "\"=\"\"TOY-003\"\"\",Cid,Unit,#NV,#WERT!,x\n"),
                     0);

    expect_counts(3, 0, 0, 0);
    assert_int_equal(report.notes.n, 8);
    assert_string_equal(report.notes.list[0].value, "#N/A");
    assert_string_equal(report.notes.list[2].column, "text");
    assert_string_equal(find("SELECT group_concat(code || coalesce(energy, '') ||"
                             " coalesce(might, '')) FROM sheet"),
                        "TOY-001,TOY-0022,TOY-003");
    assert_string_equal(find("SELECT group_concat(text) FROM card_text"), "x");
}

static void every_kind_of_dash_says_none(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,energy,tags\nTOY-001,Ann,3,Red\n"
                                 "TOY-002,Bea,3,Red\nTOY-003,Cid,3,Red\n"),
                     0);

    assert_int_equal(import_text("code,name,energy,tags\nTOY-001,-,--,\xe2\x88\x92\n"
                                 "TOY-002,,---,\xe2\x80\x92\n"
                                 "TOY-003,,\xe2\x80\x95,\xef\xbc\x8d\n"),
                     0);

    expect_counts(0, 3, 0, 0);
    assert_string_equal(find("SELECT count(*) FROM sheet WHERE energy IS NULL"), "3");
    assert_string_equal(find("SELECT count(*) FROM item WHERE fact = 'tags'"), "0");
    assert_string_equal(find("SELECT name FROM card WHERE code = 'TOY-001'"), "Ann");
}

static void a_dash_is_told_once_with_how_many_there_are(void **state)
{
    static char list[16384];
    (void)state;

    strcpy(list, "code,name,energy\n");
    for (int i = 1; i <= 300; i++)
        sprintf(list + strlen(list), "TOY-%03d,Ann %d,-\n", i, i);

    assert_int_equal(import_text(list), 0);

    expect_counts(300, 0, 0, 0);
    assert_int_equal(report.notes.n, 1);
    assert_int_equal(report.notes.list[0].row, 2);
    assert_int_equal(report.notes.list[0].again, 299);
    assert_string_equal(
        problem_line(&report.notes.list[0], report.problems.arena),
        "list row 2, column energy: found '-', expected a value: the dash says that the "
        "card has none (and 299 more)");
}

static void signs_that_nobody_sees_vanish(void **state)
{
    (void)state;

    assert_int_equal(import_text("co\xe2\x80\x8b"
                                 "de,na\xc2\xadme,type,energy,text\n"
                                 "\xe2\x80\x8bTOY-001,A\xe2\x80\x8bn\xc2\xadn,"
                                 "Un\xe2\x81\xa0it,\xc2\xa0"
                                 "3\xef\xbb\xbf,Dr\xc2\xad"
                                 "aw\xef\xbb\xbf 1.\n"),
                     0);

    expect_counts(1, 0, 0, 0);
    assert_string_equal(find("SELECT code || name || type || energy FROM sheet"),
                        "TOY-001AnnUnit3");
    assert_string_equal(find("SELECT text FROM card_text"), "Draw 1.");
}

static const char *note_at(int i)
{
    return i < report.notes.n
               ? problem_line(&report.notes.list[i], report.problems.arena)
               : "none";
}

static void what_is_cut_from_a_value_is_told(void **state)
{
    (void)state;

    put_file("list",
             "code,name,type\nTOY-001,A\xe2\x80\xaenn,Unit\n"
             "TOY-002,Bea,Unit\nTOY-003,C\xe2\x80\xaeid&#8203;,Unit\n"
             "TOY-004,D&#8203;an,Unit\n");
    assert_int_equal(import_with("list", (ImportOptions){.strict = true}), 0);

    expect_counts(4, 0, 0, 0);
    assert_string_equal(find("SELECT group_concat(name) FROM card"), "Ann,Bea,Cid,Dan");
    assert_int_equal(report.notes.n, 2);
    assert_string_equal(note_at(0),
                        "list row 2, column name: expected characters that show; "
                        "U+202E is left out (and 1 more)");
    assert_string_equal(note_at(1),
                        "list row 5, column name: expected characters that show; "
                        "U+200B is left out");
}

static void a_code_page_that_was_guessed_is_told(void **state)
{
    static const char *const lists[] = {
        "code,name,type\nTOY-001,Ann,Unit\nTOY-002,B\xe4r,Unit\nTOY-003,\xe9,Unit\n",
        "[{\"code\": \"TOY-001\", \"name\": \"Ann\", \"type\": \"Unit\"},\n\n"
        " {\"code\": \"TOY-002\", \"name\": \"B\xe4r\", \"type\": \"Unit\"}]"};
    (void)state;

    for (int i = 0; i < COUNT_OF(lists); i++) {
        assert_int_equal(import_text(lists[i]), 0);
        expect_note("list row 3: expected UTF-8; the file is none from here on, so it "
                    "counts as Windows-1252");
        assert_string_equal(find("SELECT name FROM card WHERE code = 'TOY-002'"),
                            "B\xc3\xa4r");
    }
    put_file("map",
             "code = code\nStra\xdf"
             "e = name\ntype = type\n");
    put_file("list",
             "code,Stra\xc3\x9f"
             "e,type\nTOY-005,Eva,Unit\n");
    assert_int_equal(import_with("list", (ImportOptions){.map = "map"}), 0);
    expect_note("map row 2: expected UTF-8; the file is none from here on, so it "
                "counts as Windows-1252");
    assert_int_equal(import_text("code,name,type\nTOY-004,B\xc3\xa4r,Unit\n"), 0);
    assert_int_equal(report.notes.n, 0);
}

static void a_row_may_end_before_the_last_column(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,type,energy,might\nTOY-001,Ann,Unit\n"
                                 "TOY-002,Bea,Unit,2,1\nTOY-003,Cid,Unit,2,1,9\n"),
                     0);

    expect_counts(2, 0, 0, 1);
    expect_problem("list row 4: expected 5 fields, found 6");
}

static void a_cost_may_be_written_in_symbols(void **state)
{
    (void)state;

    assert_int_equal(
        import_text("code,name,domains,cost\n"
                    "TOY-001,Ann,Fury,{3}{fury}\n"
                    "TOY-002,Bea,Fury,:rb_energy_2::rb_rune_calm::rb_rune_calm:\n"
                    "TOY-003,Cid,,[2][A]\n"
                    "TOY-004,Dan,Calm,1 [C]\n"
                    "TOY-005,Eve,Calm,[calm]\n"
                    "TOY-006,Fay,Calm,{3}{might}\n"),
        0);

    expect_counts(5, 0, 0, 1);
    expect_problem(
        "list row 7, column cost: found '{3}{might}', expected a whole number "
        "from 0 to 99, or symbols such as {3}{fury}, or nothing");
    assert_string_equal(find("SELECT group_concat(energy || coalesce(power, '-'))"
                             " FROM (SELECT * FROM sheet ORDER BY code)"),
                        "31,22,21,11,01");
    assert_string_equal(find("SELECT group_concat(card || word) FROM item"
                             " WHERE fact = 'power_domains'"),
                        "1Fury,2Calm,4Calm,5Calm");
}

static void a_power_may_be_written_in_symbols(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,energy,power\nTOY-001,Ann,2,[fury][fury]\n"
                                 "TOY-002,Bea,2,{2}\nTOY-003,Cid,2,{1}{fury}\n"),
                     0);

    expect_counts(2, 0, 0, 1);
    assert_string_equal(find("SELECT group_concat(power) FROM sheet"), "2,2");
    assert_string_equal(find("SELECT group_concat(word) FROM item"
                             " WHERE fact = 'power_domains'"),
                        "Fury");
}

static void a_column_of_power_goes_before_the_symbols_of_a_cost(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,power,cost\nTOY-001,Ann,2,{3}{fury}\n"), 0);

    assert_string_equal(find("SELECT energy || power FROM sheet"), "32");
}

static void values_may_be_in_other_languages(void **state)
{
    (void)state;

    assert_int_equal(
        import_text("code;nom;type;domain;raret\xc3\xa9\n"
                    "TOY-001;Ann;Unit\xc3\xa9;Furie;Rare\n"
                    "TOY-002;Bea;Sort;Calme;Peu commune\n"
                    "TOY-003;Cid;\xc3\x89quipement;Furie/Calme;\xc3\x89pique\n"
                    "TOY-004;Dan;Unit\xc3\xa9 - Champion;Incolore;commune\n"),
        0);

    expect_counts(4, 0, 0, 0);
    assert_int_equal(report.notes.n, 0);
    assert_string_equal(find("SELECT group_concat(type || rarity) FROM sheet"),
                        "UnitRare,SpellUncommon,GearEpic,UnitCommon");
    assert_string_equal(find("SELECT group_concat(word) FROM item"
                             " WHERE fact = 'domains'"),
                        "Fury,Calm,Fury,Calm");
    assert_string_equal(find("SELECT word FROM item WHERE fact = 'supertypes'"),
                        "Champion");
}

// The words of the official Chinese catalogue, and the colours of domains.
static void values_may_be_in_chinese(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,type,domain,rarity\n"
                                 "TOY-001,Ann,英雄单位,红色,不凡\n"
                                 "TOY-002,Bea,专属法术,红;绿,稀有\n"
                                 "TOY-003,Cid,指示物单位,Red,异画\n"),
                     0);

    expect_counts(3, 0, 0, 0);
    assert_int_equal(report.notes.n, 0);
    assert_string_equal(find("SELECT group_concat(type || rarity) FROM sheet"),
                        "UnitUncommon,SpellRare,UnitShowcase");
    assert_string_equal(find("SELECT group_concat(word) FROM item"
                             " WHERE fact = 'domains'"),
                        "Fury,Fury,Calm,Fury");
    assert_string_equal(find("SELECT group_concat(word) FROM item"
                             " WHERE fact = 'supertypes'"),
                        "Champion,Signature,Token");
}

static void digits_may_be_wide(void **state)
{
    (void)state;

    assert_int_equal(import_text("code,name,energy\n"
                                 "TOY-001,Ann,\xef\xbc\x93\n"
                                 "TOY-002,Bea,\xef\xbc\x91\xef\xbc\x92\n"
                                 "TOY-003,Cid,\xef\xbc\xa3\n"),
                     0);

    expect_counts(2, 0, 0, 1);
    assert_string_equal(find("SELECT group_concat(energy) FROM sheet"), "3,12");
}

static void words_that_the_game_does_not_know_are_told(void **state)
{
    (void)state;
    put_set();
    assert_int_equal(import_with("set", (ImportOptions){0}), 0);

    assert_int_equal(import_text("code,name,type,domain,rarity,keywords\n"
                                 "TOY-011,Ann,Vehicle,Void,Rarre,Psuh 2\n"
                                 "TOY-012,Bea,Vehicle,Fury,Mythic,Zoom;Push 3\n"),
                     0);

    expect_counts(2, 0, 0, 0);
    assert_int_equal(report.notes.n, 6);
    assert_string_equal(
        problem_line(&report.notes.list[0], report.problems.arena),
        "list row 2, column type: found 'Vehicle', expected a type that is known; it is "
        "taken as it is (and 1 more)");
    assert_string_equal(report.notes.list[1].value, "Void");
    assert_string_equal(
        report.notes.list[2].expected,
        "a rarity that is known, did you mean 'Rare'? It is taken as it "
        "is");
    assert_string_equal(
        report.notes.list[3].expected,
        "a keyword that is known, did you mean 'Push'? It is taken as it "
        "is");
    assert_string_equal(report.notes.list[4].value, "Mythic");
    assert_string_equal(report.notes.list[5].value, "Zoom");
}

static void codes_of_any_set_are_read(void **state)
{
    static const char *const codes[][2] = {
        {"2XM-001", "2XM-001"},
        {"2xm 017a", "2XM-017a"},
        {"VEN-T?1", "VEN-T?01"},
        {"BIG-12345/99999", "BIG-12345"},
        {"SFD\xc2\xb7"
         "082b/221\xc2\xb7P",
         "SFD-082b-P"},
        {"SFD-082/221-P", "SFD-082-P"},
        {"SFD\xe2\x80\x93"
         "082",
         "SFD-082"},
        {"SFD\xe2\x88\x92"
         "082\xe2\x98\x85",
         "SFD-082*"},
    };
    (void)state;

    for (int i = 0; i < COUNT_OF(codes); i++) {
        PrintingKey key;
        assert_true(printing_key_read(codes[i][0], &key));
        assert_string_equal(key.key, codes[i][1]);
        assert_true(printing_key_read(key.key, &key));
        assert_string_equal(key.key, codes[i][1]);
    }
    PrintingKey key;
    assert_true(printing_key_read("SFD\xc2\xb7"
                                  "082b/221\xc2\xb7P",
                                  &key));
    assert_string_equal(key.base, "SFD-082");
    assert_int_equal(key.code.total, 221);
    assert_false(printing_key_read("2026-09", &key));
    assert_false(printing_key_read("2026-09-18", &key));
    assert_false(printing_key_read("TOY-1?", &key));
    assert_false(printing_key_read("BIG-123456", &key));
}

static void a_card_with_power_may_have_no_domain(void **state)
{
    (void)state;
    put_set();
    put_file("set/cards.csv",
             LIST_HEAD "TOY-001,Ann,Unit,,3,1,,4,,,no\n"
                       "TOY-002,Bolt,Spell,Fury,1,,,,,,yes\n");
    assert_int_equal(import_with("set", (ImportOptions){0}), 0);
    assert_int_equal(report.problems.n, 0);

    put_file("set/cards.csv",
             LIST_HEAD "TOY-001,Ann,Unit,Fury,3,1,,4,,,no\n"
                       "TOY-002,Bolt,Spell,Fury,1,,,,,,yes\n");
    (void)import_with("set", (ImportOptions){0});
    expect_problem(
        "set/cards.csv row 2, column power_domains: expected the domains that "
        "the power may be paid in");
}

#define KEYWORDS                                                                       \
    "SELECT group_concat(word || coalesce(number, 1) || coalesce(cost, ''))"           \
    " FROM item WHERE fact = 'keywords'"

static void keywords_that_only_the_text_says_are_found(void **state)
{
    (void)state;

    assert_int_equal(
        import_text(
            "code,name,type,text\n"
            "TOY-001,Ann,Unit,\"[Push 2] (Push, then [Pull].) [Wind] {1}{calm}\n"
            "[Swift], [Brave] (Be [Bold].)\nGive it [Glow]. [Stun] it.\n"
            "[Stun] a unit.\n[Level 3][>] [Tall]\"\n"),
        0);

    assert_string_equal(find(KEYWORDS), "Push2,Wind11 calm,Swift1,Brave1");
}

static void keywords_that_a_list_says_go_before_those_of_a_text(void **state)
{
    (void)state;
    assert_int_equal(import_text("code,name,text\nTOY-001,Ann,[Push 2]\n"), 0);
    assert_string_equal(find(KEYWORDS), "Push2");

    put_file("other", "code,name,keywords\nTOY-001,Ann,Push 3\n");
    assert_int_equal(import_with("other", (ImportOptions){0}), 0);
    assert_string_equal(find(KEYWORDS), "Push3");

    put_file("other", "code,name,keywords\nTOY-001,Ann,none\n");
    assert_int_equal(import_with("other", (ImportOptions){0}), 0);
    assert_string_equal(find("SELECT count(*) FROM item WHERE fact = 'keywords'"), "0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(errors_of_a_spreadsheet_and_formulas_say_nothing),
        TEST(every_kind_of_dash_says_none),
        TEST(a_dash_is_told_once_with_how_many_there_are),
        TEST(signs_that_nobody_sees_vanish),
        TEST(what_is_cut_from_a_value_is_told),
        TEST(a_code_page_that_was_guessed_is_told),
        TEST(a_row_may_end_before_the_last_column),
        TEST(a_cost_may_be_written_in_symbols),
        TEST(a_power_may_be_written_in_symbols),
        TEST(a_column_of_power_goes_before_the_symbols_of_a_cost),
        TEST(values_may_be_in_other_languages),
        TEST(values_may_be_in_chinese),
        TEST(digits_may_be_wide),
        TEST(words_that_the_game_does_not_know_are_told),
        TEST(codes_of_any_set_are_read),
        TEST(a_card_with_power_may_have_no_domain),
        TEST(keywords_that_only_the_text_says_are_found),
        TEST(keywords_that_a_list_says_go_before_those_of_a_text),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
