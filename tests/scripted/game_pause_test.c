// game_pause_test.c -- a game that pauses when an event has happened goes on as if it had not.

#include "tests/scripted/game_fixture.h"

enum { GAMES = 20 };

static void answer(Fixture *f)
{
    const Question *question = game_question(f->game);
    const Answer first = {
        .n = 1,
        .picks = {(uint16_t)(question->options[0].object % question->options_n)}};

    assert_null(game_answer(f->game, &first));
}

// Plays to the end, and stops whenever the event has happened; -1: never. Returns how often
// that was.
static int play(Fixture *f, uint64_t seed, int event)
{
    int pauses = 0;
    GameStatus status;

    f->table->pause = (Pause){.event = (uint8_t)(event + 1)};
    start(f, seed);
    while ((status = game_next(f->game, f->table)) != GAME_OVER) {
        if (status == GAME_WAITS) answer(f);
        if (status != GAME_PAUSES) continue;
        assert_true(++pauses < 1000);
        f->table->pause.from = f->game->now.serial_log;
        f->log->n = 0;
    }
    return pauses;
}

static void a_pause_changes_nothing(void **state)
{
    Fixture *f = *state;
    int pauses = 0;

    use_high_card(f);
    for (int seed = 1; seed <= GAMES; seed++) {
        uint64_t hash;

        assert_int_equal(play(f, (uint64_t)seed, -1), 0);
        hash = game_hash(f->game);
        for (int event = 0; event < rules_of(f)->events_n; event++) {
            pauses += play(f, (uint64_t)seed, event);
            assert_int_equal(game_hash(f->game), hash);
        }
    }
    assert_true(pauses > GAMES * 20);
}

static void it_stops_when_the_deed_is_done_and_nothing_after_it(void **state)
{
    Fixture *f = *state;
    int event = 0;

    use_high_card(f);
    while (strcmp(rules_of(f)->events[event].name, "zone shuffled") != 0) event++;
    f->table->pause = (Pause){.event = (uint8_t)(event + 1)};
    start(f, 1);

    assert_int_equal(game_next(f->game, f->table), GAME_PAUSES);
    assert_int_equal(f->game->now.spots[0].n, 20); // nobody has been dealt a card
    f->table->pause.event = 0;
    assert_int_equal(game_next(f->game, f->table), GAME_WAITS);
    assert_int_equal(f->game->now.spots[0].n, 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_pause_changes_nothing),
        TEST(it_stops_when_the_deed_is_done_and_nothing_after_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
