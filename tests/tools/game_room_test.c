// game_room_test.c -- a game uses at most half of what there is room for, so that the next
// one need not be smaller.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "engine/base/limit.h"
#include "engine/cards/library.h"
#include "tools/ask/manual.h"
#include "tools/catalog/open_game.h"

static void expect_half(const char *game, LimitId limit, int n)
{
    const LimitRow *row = limit_row(limit);

    if (2 * n > row->value)
        fail_msg("%s has %d %s, and there is room for %d",
                 game,
                 n,
                 row->words,
                 (int)row->value);
}

static void expect_room(const char *game)
{
    static Manual manual;
    OpenGame open;
    Err err = {0};

    manual = (Manual){.arena = arena_new()};
    if (manual_read(&manual, &open, NULL, game, &err)) fail_msg("%s", err.text);

    const Rules *rules = loaded_game_rules(open.game);
    const Library *library = loaded_game_library(open.game);

    expect_half(game, LIMIT_ZONES, rules->zones_n);
    expect_half(game, LIMIT_COUNTERS, library_counters_n(library));
    expect_half(game, LIMIT_STATUSES, rules->statuses_n + library->statuses_n);
    expect_half(game, LIMIT_DERIVED, rules->numbers_n);
    expect_half(game, LIMIT_FACTS, rules->facts_n);
    expect_half(game, LIMIT_FIELDS, rules->fields_n);
    expect_half(game, LIMIT_PLAYER_COUNTERS, library->player_counters_n);
    expect_half(game, LIMIT_MANUAL_ENTRIES, manual.n);
    open_game_close(&open);
    arena_free(manual.arena);
}

static void a_game_of_cards_has_room_for_as_much_again(void **state)
{
    (void)state;
    expect_room("cards/gwent");
}

static void so_has_one_with_a_map(void **state)
{
    (void)state;
    expect_room("cards/zanaga");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_of_cards_has_room_for_as_much_again),
        cmocka_unit_test(so_has_one_with_a_map),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
