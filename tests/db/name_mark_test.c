// name_mark_test.c -- marks behind names, each kind as lists and decks write it.

#include "tests/db/fixture.h"

#include "db/names/name_mark.h"

static const char *const game_words[] = {"glitter", NULL};

static const struct {
    const char *name;
    NameMarkKind kind;
    const char *rest, *text;
} rows[] = {
    {"Lamp", NAME_MARK_NONE, "Lamp", ""},
    {"Lamp (Foil)", NAME_MARK_WORD, "Lamp", "Foil"},
    {"Lamp(Foil)", NAME_MARK_WORD, "Lamp", "Foil"},
    {"Lamp [foil] ", NAME_MARK_WORD, "Lamp", "foil"},
    {"Lamp *F*", NAME_MARK_WORD, "Lamp", "F"},
    {"Lamp *etched*", NAME_MARK_WORD, "Lamp", "etched"},
    {"Lamp *bright*", NAME_MARK_NONE, "", ""},
    {"Lamp, Bright (Alternate Art)", NAME_MARK_WORD, "Lamp, Bright", "Alternate Art"},
    {"Lamp, Bright {Overnumbered}", NAME_MARK_WORD, "Lamp, Bright", "Overnumbered"},
    {"Lamp (Alternate-Art)", NAME_MARK_WORD, "Lamp", "Alternate-Art"},
    {"Lampe (Art alternatif)", NAME_MARK_WORD, "Lampe", "Art alternatif"},
    {"Lamp - Bright - Starter", NAME_MARK_WORD, "Lamp - Bright", "Starter"},
    {"Lamp, Bright, Starter", NAME_MARK_WORD, "Lamp, Bright", "Starter"},
    {"Lamp - Foil", NAME_MARK_WORD, "Lamp", "Foil"},
    {"Lamp - Normal", NAME_MARK_NONE, "", ""},
    {"Lamp-Foil", NAME_MARK_NONE, "", ""},
    {"Lamp - Bright", NAME_MARK_NONE, "", ""},
    {"Lamp (Glitter)", NAME_MARK_WORD, "Lamp", "Glitter"},
    {"Lamp (DE)", NAME_MARK_LANGUAGE, "Lamp", "DE"},
    {"Lamp [Simplified Chinese]", NAME_MARK_LANGUAGE, "Lamp", "Simplified Chinese"},
    {"Lamp {TOY}", NAME_MARK_SET, "Lamp", "TOY"},
    {"Lamp [toy]", NAME_MARK_SET, "Lamp", "toy"},
    {"Lamp (2XM)", NAME_MARK_SET, "Lamp", "2XM"},
    {"Lamp \xef\xbc\x88TOY\xef\xbc\x89", NAME_MARK_SET, "Lamp", "TOY"},
    {"Lamp \xe3\x80\x90TOY\xe3\x80\x91", NAME_MARK_SET, "Lamp", "TOY"},
    {"Lamp (TOY 007a)", NAME_MARK_CODE, "Lamp", "TOY 007a"},
    {"Lamp [TOY-007/100]", NAME_MARK_CODE, "Lamp", "TOY-007/100"},
    {"Lamp (toy:7)", NAME_MARK_CODE, "Lamp", "toy:7"},
    {"Lamp (TOY #7)", NAME_MARK_CODE, "Lamp", "TOY #7"},
    {"Lamp (271)", NAME_MARK_NUMBER, "Lamp", "271"},
    {"Lamp (#027/298)", NAME_MARK_NUMBER, "Lamp", "#027/298"},
    {"Lamp (Not of This House)", NAME_MARK_OTHER, "Lamp", "Not of This House"},
    {"Lamp (12345)", NAME_MARK_OTHER, "Lamp", "12345"},
    {"(Foil)", NAME_MARK_NONE, "", ""},
    {"Lamp ()", NAME_MARK_NONE, "", ""},
    {"Lamp )", NAME_MARK_NONE, "", ""},
    {"Lamp (Foil) now", NAME_MARK_NONE, "", ""},
    {"", NAME_MARK_NONE, "", ""},
};

static void each_mark_has_its_kind(void **state)
{
    NameMark mark;
    (void)state;

    for (int i = 0; i < COUNT_OF(rows); i++) {
        const bool found = name_mark_last(rows[i].name, game_words, &mark);
        assert_int_equal(found, rows[i].kind != NAME_MARK_NONE);
        assert_int_equal(mark.kind, rows[i].kind);
        if (!found) continue;
        assert_int_equal(mark.length, strlen(rows[i].rest));
        assert_memory_equal(rows[i].name, rows[i].rest, mark.length);
        assert_string_equal(mark.text, rows[i].text);
    }
}

static void a_code_in_brackets_is_read(void **state)
{
    NameMark mark;
    (void)state;

    assert_true(name_mark_last("Lamp (toy:7a)", NULL, &mark));
    assert_string_equal(mark.code.key, "TOY-007a");
}

static void a_word_of_a_game_is_one_of_that_game_alone(void **state)
{
    NameMark mark;
    (void)state;

    assert_true(name_mark_last("Lamp (Glitter)", NULL, &mark));
    assert_int_equal(mark.kind, NAME_MARK_OTHER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_mark_has_its_kind),
        cmocka_unit_test(a_code_in_brackets_is_read),
        cmocka_unit_test(a_word_of_a_game_is_one_of_that_game_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
