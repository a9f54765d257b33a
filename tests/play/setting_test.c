// setting_test.c -- settings that are for some numbers of players.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/cards/library.h"
#include "engine/play/play.h"
#include "engine/play/setting.h"

static const char *const values[] = {"no", "yes", NULL};

static PlaySetting of_players(unsigned players)
{
    return (PlaySetting){
        .name = "epic", .usual = 1, .values = values, .players = (uint16_t)players};
}

static void the_usual_value_fits_any_number(void **state)
{
    const PlaySetting some = of_players(1u << 5 | 1u << 6), any = of_players(0);

    (void)state;
    for (int n = 1; n <= SEATS_MAX; n++) {
        assert_true(setting_fits(&some, 1, n));
        assert_int_equal(setting_fits(&some, 2, n), n == 5 || n == 6);
        assert_true(setting_fits(&any, 2, n));
    }
}

static void the_numbers_are_told_in_words(void **state)
{
    static const struct {
        unsigned players;
        const char *told;
    } rows[] = {
        {1u << 1, "1 player"},
        {1u << 2, "2 players"},
        {1u << 5 | 1u << 6, "5 or 6 players"},
        {1u << 1 | 1u << 3 | 1u << 8, "1, 3 or 8 players"},
    };
    char text[SETTING_TEXT];

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const PlaySetting setting = of_players(rows[i].players);

        assert_string_equal(setting_players(&setting, text), rows[i].told);
    }
}

// A sitting from elsewhere: what its players cannot agree on is no sitting.
static void a_sitting_of_another_number_is_refused(void **state)
{
    static const PlayMode modes[] = {{.name = "two", .players = 2},
                                     {.name = "five", .players = 5}};
    static Sitting sitting;
    static State now;
    static Rules rules;
    static Library library = {.rules = &rules};
    const PlaySetting setting = of_players(1u << 5);
    const PlaySitting rows = {
        .modes = modes, .modes_n = 2, .settings = &setting, .settings_n = 1};
    const Play play = {.sitting = &rows};

    (void)state;
    rules.play = &play;
    for (int mode = 0; mode < 2; mode++) {
        sitting.mode = (uint8_t)mode;
        now.players_n = modes[mode].players;
        sitting.settings[0] = 1;
        assert_null(sitting_refusal(&sitting, &now, &library));
        sitting.settings[0] = 2;
        if (mode)
            assert_null(sitting_refusal(&sitting, &now, &library));
        else
            assert_string_equal(sitting_refusal(&sitting, &now, &library),
                                "the match is not one of this program");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_usual_value_fits_any_number),
        cmocka_unit_test(the_numbers_are_told_in_words),
        cmocka_unit_test(a_sitting_of_another_number_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
