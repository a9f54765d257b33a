// embed_run_test.c -- cw_simulate: a function that plays, programs that do, what ends a run, and
// a broken invariant in one of its threads.

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/base/base.h"
#include "tools/embed/cardwright.h"

// What the results of a run come to.
typedef struct {
    uint64_t hash;
    unsigned long decisions, steps;
    int games, unfinished, most; // most: how many are taken, 0: all
    int failures;
    CwFault failed;
    volatile int stop;
} Sums;

static int take(void *self, const CwResult *result)
{
    Sums *sums = self;

    assert_int_equal(result->number, sums->games);
    sums->hash = sums->hash * 31 + result->hash;
    sums->decisions += result->decisions;
    sums->steps += result->steps;
    sums->unfinished += *result->unfinished != '\0';
    return ++sums->games == sums->most;
}

static void note_failure(void *self, const CwFailure *failure)
{
    Sums *sums = self;

    assert_int_equal(failure->seat, 1);
    assert_true(*failure->text);
    sums->failed = failure->fault;
    sums->failures++;
}

static CwEngine *engine_of(const char *game)
{
    const char *build = getenv("BUILD");
    CwEngine *engine = cw_new();
    char path[512];

    (void)snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    if (!engine || cw_open(engine, path, game)) fail_msg("%s", cw_message(engine));
    return engine;
}

static CwStatus run_with(CwEngine *engine, const char *first, const char *second,
                         const CwRun *run)
{
    const char *const seats[] = {first, second};
    const CwSetup setup = {
        .size = sizeof setup, .seats = seats, .seats_n = 2, .seed = 11};

    return cw_simulate(engine, &setup, run);
}

static CwRun run_of(Sums *sums, int games, int jobs)
{
    return (CwRun){.size = sizeof(CwRun),
                   .games = games,
                   .jobs = jobs,
                   .take = take,
                   .self = sums};
}

// Looks ahead in a fork, and lets the bot of the seat answer.
static int play(void *self, CwEngine *engine, CwGame game, int seat)
{
    CwGame fork, copy;
    CwQuestion question = {.size = sizeof question};

    (void)self;
    if (cw_ask(engine, game, &question) || question.player != seat) return 1;
    if (cw_fork(engine, game, seat, 7, &fork) || cw_bot(engine, fork, "greedy"))
        return 1;
    if (cw_drop(engine, fork) || cw_copy(engine, game, &copy) || cw_drop(engine, copy))
        return 1;
    return (int)cw_bot(engine, game, "random");
}

static void a_function_that_plays_gives_the_games_that_its_bot_gives(void **context)
{
    static const char *const games[] = {"gwent", "riftbound"};

    (void)context;
    for (int i = 0; i < COUNT_OF(games); i++) {
        CwEngine *engine = engine_of(games[i]);
        Sums bots = {0}, played = {0};
        CwRun run = run_of(&bots, 12, 1);

        assert_int_equal(run_with(engine, "random", "random", &run), CW_OK);
        run = run_of(&played, 12, 3);
        run.play = play;
        assert_int_equal(run_with(engine, "client", "random", &run), CW_OK);

        assert_int_equal(bots.games, 12);
        assert_int_equal(played.games, 12);
        assert_true(bots.hash == played.hash);
        assert_int_equal(bots.steps, played.steps);
        assert_true(played.decisions >= bots.decisions);
        cw_close(&engine);
    }
}

static int break_in(void *self, CwEngine *engine, CwGame game, int seat)
{
    const Sums *sums = self;

    (void)seat;
    ASSERT(sums->games < 2);
    return (int)cw_bot(engine, game, "random");
}

static void a_broken_invariant_in_a_thread_breaks_that_engine_alone(void **context)
{
    CwEngine *engine = engine_of("gwent"), *other = engine_of("gwent");
    CwGame game = 1;

    (void)context;
    for (int jobs = 1; jobs <= 2; jobs++) {
        Sums sums = {0};
        CwRun run = run_of(&sums, 40, jobs);

        run.play = break_in;
        assert_int_equal(run_with(engine, "client", "random", &run), CW_BROKEN);
        assert_non_null(
            strstr(cw_message(engine), "broken invariant: sums->games < 2"));
        assert_true(sums.games >= 2 && sums.games < 40);
        assert_int_equal(cw_drop(engine, game), CW_BROKEN);
        cw_close(&engine);
        engine = engine_of("gwent");
        assert_int_equal(cw_start(other, &(CwSetup){.size = sizeof(CwSetup)}, &game),
                         CW_OK);
    }
    cw_close(&engine);
    cw_close(&other);
}

static int idle(void *self, CwEngine *engine, CwGame game, int seat)
{
    (void)self;
    (void)engine;
    (void)game;
    (void)seat;
    return 0;
}

static void a_function_without_an_answer_ends_the_run(void **context)
{
    CwEngine *engine = engine_of("gwent");
    Sums sums = {0};
    CwRun run = run_of(&sums, 20, 2);

    (void)context;
    run.play = idle;
    assert_int_equal(run_with(engine, "random", "client", &run), CW_REFUSED);
    assert_non_null(strstr(cw_message(engine), "'play' gave no answer for seat 1"));
    assert_int_equal(sums.games, 0);

    run.play = NULL;
    assert_int_equal(run_with(engine, "random", "client", &run), CW_OK);
    assert_int_equal(sums.games, 20);
    cw_close(&engine);
}

static int seize(void *self, CwEngine *engine, CwGame game, int seat)
{
    CwEngine *same = engine;

    (void)self;
    (void)seat;
    cw_close(&same);
    if (!same || cw_open(engine, NULL, NULL) != CW_MOMENT) return 1;
    if (cw_drop(engine, game) != CW_MOMENT || cw_next(engine, game) != CW_MOMENT)
        return 1;
    return (int)cw_bot(engine, game, "greedy");
}

static void game_and_engine_of_a_run_belong_to_it(void **context)
{
    CwEngine *engine = engine_of("riftbound");
    Sums sums = {0};
    CwRun run = run_of(&sums, 2, 1);

    (void)context;
    run.play = seize;
    if (run_with(engine, "client", "client", &run)) fail_msg("%s", cw_message(engine));
    assert_int_equal(sums.games, 2);
    cw_close(&engine);
}

static void a_run_ends_when_it_is_told(void **context)
{
    CwEngine *engine = engine_of("gwent");
    Sums sums = {.most = 3}, stopped = {.stop = 1};
    CwRun run = run_of(&sums, 5000, 2);

    (void)context;
    assert_int_equal(run_with(engine, "random", "random", &run), CW_OK);
    assert_int_equal(sums.games, 3);

    run = run_of(&stopped, 5000, 2);
    run.stop = &stopped.stop;
    assert_int_equal(run_with(engine, "random", "random", &run), CW_OK);
    assert_int_equal(stopped.games, 0);
    cw_close(&engine);
}

static void a_program_that_fails_is_told(void **context)
{
    CwEngine *engine = engine_of("gwent");
    Sums sums = {0};
    CwRun run = run_of(&sums, 3, 1);
    CwGame game;

    (void)context;
    run.fail = note_failure;
    assert_int_equal(run_with(engine, "random", "sh:exit 3", &run), CW_OK);
    assert_int_equal(sums.games, 3);
    assert_int_equal(sums.failures, 3);
    assert_string_equal(cw_fault_word(sums.failed), "ended");

    const char *const seats[] = {"random", "sh:exit 3"};
    const CwSetup setup = {.size = sizeof setup, .seats = seats, .seats_n = 2};
    assert_int_equal(cw_start(engine, &setup, &game), CW_REFUSED);
    cw_close(&engine);
}

static void a_setup_says_what_it_comes_to(void **context)
{
    static const char *const decks[] = {"proving-grounds-annie",
                                        "proving-grounds-garen"};
    static const char *const settings[] = {"best_of=5", "asks_all=true"};
    CwEngine *engine = engine_of("riftbound");
    const CwSetup setup = {.size = sizeof setup,
                           .decks = decks,
                           .decks_n = 2,
                           .settings = settings,
                           .settings_n = 2};
    const char *text;

    (void)context;
    assert_int_equal(cw_setup_json(engine, &setup, &text), CW_OK);
    assert_non_null(strstr(text, "\"mode\":\"match\""));
    assert_non_null(strstr(text, "\"settings\":[\"best_of=5\",\"asks_all=yes\"]"));
    assert_non_null(strstr(text, "\"seats\":[\"client\",\"client\"]"));
    assert_int_equal(cw_deck_json(engine, NULL, decks[0], &text), CW_OK);
    assert_non_null(strstr(text, "\"may_play\":true"));
    assert_non_null(strstr(text, "\"rule\":\"103.4\",\"forbids\":false"));
    assert_int_equal(cw_deck_json(engine, NULL, "no such deck", &text), CW_OK);
    assert_non_null(strstr(text, "\"may_play\":false"));
    cw_close(&engine);
}

// Counts the things that have a row, and those that are told to have none.
static int things_of(CwEngine *engine, CwGame game, int *left)
{
    CwShape shape = {.size = sizeof shape};
    int rows = 0;

    assert_int_equal(cw_shape_of(engine, &shape), CW_OK);
    int32_t *numbers = calloc((size_t)shape.numbers, sizeof *numbers);
    assert_non_null(numbers);
    assert_int_equal(cw_observe(engine, game, 0, numbers, (size_t)shape.numbers),
                     CW_OK);
    const int32_t *things =
        numbers + shape.head + (ptrdiff_t)shape.players * shape.player;
    for (int i = 0; i < shape.things; i++)
        rows += things[(ptrdiff_t)i * shape.thing] != 0;
    *left = numbers[4];
    free(numbers);
    return rows;
}

static void what_has_no_row_is_counted(void **context)
{
    CwEngine *engine = engine_of("zanaga");
    const CwSetup setup = {.size = sizeof setup, .mode = "four", .seed = 3};
    const char *columns;
    CwBatch batch;
    CwGame game;
    int none, left;

    (void)context;
    assert_int_equal(cw_start(engine, &setup, &game), CW_OK);
    assert_int_equal(cw_rows(engine, 2048, 2048), CW_OK);
    const int all = things_of(engine, game, &none);
    assert_int_equal(none, 0);
    assert_int_equal(cw_rows(engine, 10, 4), CW_OK);
    assert_int_equal(things_of(engine, game, &left), 10);
    assert_int_equal(left, all - 10);
    assert_int_equal(cw_columns(engine, &columns), CW_OK);
    assert_non_null(
        strstr(columns, "\"players\",\"things left out\",\"options left out\""));

    assert_int_equal(cw_batch_begin(engine, &setup, 2, &batch), CW_OK);
    assert_int_equal(cw_rows(engine, 20, 20), CW_MOMENT);
    assert_int_equal(cw_batch_drop(engine, batch), CW_OK);
    assert_int_equal(cw_rows(engine, 20, 20), CW_OK);
    cw_close(&engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_function_that_plays_gives_the_games_that_its_bot_gives),
        cmocka_unit_test(a_broken_invariant_in_a_thread_breaks_that_engine_alone),
        cmocka_unit_test(a_function_without_an_answer_ends_the_run),
        cmocka_unit_test(game_and_engine_of_a_run_belong_to_it),
        cmocka_unit_test(a_run_ends_when_it_is_told),
        cmocka_unit_test(a_program_that_fails_is_told),
        cmocka_unit_test(a_setup_says_what_it_comes_to),
        cmocka_unit_test(what_has_no_row_is_counted),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
