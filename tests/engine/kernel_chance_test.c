// kernel_chance_test.c -- results of chance come from the stream, or are said beforehand.

#include "tests/engine/kernel_fixture.h"

#include "engine/kernel/table/chance.h"
#include "engine/kernel/table/random.h"

// Says the picks of a list, and notes what was asked.
typedef struct {
    uint16_t picks[8];
    int n, asked;
    int least, most, results;
} Sayer;

static int say(void *self, Table *table, const Chance *chance, uint16_t *picks)
{
    Sayer *sayer = self;

    assert_int_equal(table->state->random[0], sayer->asked);
    sayer->asked++;
    sayer->least = chance->least;
    sayer->most = chance->most;
    sayer->results = chance->n;
    for (int i = 0; i < sayer->n; i++) picks[i] = sayer->picks[i];
    return sayer->n;
}

static void begin(Fixture *f, Foretold *foretold, Sayer *sayer)
{
    *foretold = (Foretold){sayer, say, 0};
    f->table->foretold = foretold;
    chance_begin(f->table, f->state);
}

static void without_a_list_all_comes_from_the_stream(void **state)
{
    Fixture *f = *state;
    ObjectId ids[5] = {1, 2, 3, 4, 5}, drawn[5] = {1, 2, 3, 4, 5};
    uint16_t order[5];

    random_seed(f->state, 7);
    assert_int_equal(chance_number(f->table, 1000000), 330291);
    assert_int_equal(chance_player(f->table, 1000000), 630943);
    random_seed(f->state, 3);
    for (int i = 0; i < 2; i++) {
        const int k = i + random_below(f->state, 5 - i);
        const ObjectId id = ids[i];

        ids[i] = ids[k];
        ids[k] = id;
    }
    random_seed(f->state, 3);
    chance_draw(f->table, drawn, 5, 2);
    assert_memory_equal(drawn, ids, sizeof ids);
    chance_order(f->table, ids, 5, order);
    for (int i = 0, seen = 0; i < 5; i++) {
        assert_false(seen >> order[i] & 1);
        seen |= 1 << order[i];
    }
}

static void a_list_says_a_number_and_counts_its_results_in_the_game(void **state)
{
    Fixture *f = *state;
    Sayer sayer = {.picks = {4}, .n = 1};
    Foretold foretold;

    begin(f, &foretold, &sayer);
    assert_int_equal(chance_number(f->table, 6), 4);
    assert_int_equal(chance_number(f->table, 6), 4);
    assert_int_equal(sayer.results, 6);
    assert_int_equal(f->state->random[0], 2);
}

static void what_has_one_result_is_not_asked(void **state)
{
    Fixture *f = *state;
    Sayer sayer = {.picks = {4}, .n = 1};
    Foretold foretold;
    ObjectId ids[1] = {9};
    uint16_t order[1];

    begin(f, &foretold, &sayer);
    assert_int_equal(chance_number(f->table, 1), 0);
    chance_draw(f->table, ids, 1, 1);
    chance_order(f->table, ids, 1, order);
    assert_int_equal(sayer.asked, 0);
    assert_int_equal(ids[0], 9);
    assert_int_equal(order[0], 0);
}

static void drawn_things_come_in_the_order_of_the_list(void **state)
{
    static const ObjectId expected[5] = {15, 12, 11, 13, 14};
    Fixture *f = *state;
    Sayer sayer = {.picks = {4, 1}, .n = 2};
    Foretold foretold;
    ObjectId ids[5] = {11, 12, 13, 14, 15};

    begin(f, &foretold, &sayer);
    chance_draw(f->table, ids, 5, 2);
    assert_memory_equal(ids, expected, sizeof ids);
    assert_int_equal(sayer.least, 2);
    assert_int_equal(sayer.most, 2);
}

static void an_order_names_the_first_ones_and_the_others_stay(void **state)
{
    static const uint16_t expected[5] = {3, 0, 1, 2, 4};
    Fixture *f = *state;
    Sayer sayer = {.picks = {3}, .n = 1};
    Foretold foretold;
    const ObjectId ids[5] = {11, 12, 13, 14, 15};
    uint16_t order[5];

    begin(f, &foretold, &sayer);
    chance_order(f->table, ids, 5, order);
    assert_memory_equal(order, expected, sizeof order);
    assert_int_equal(sayer.least, 0);
    assert_int_equal(sayer.most, 5);
}

static int say_nothing(void *self, Table *table, const Chance *chance, uint16_t *picks)
{
    (void)self;
    (void)table;
    (void)chance;
    (void)picks;
    return -1;
}

static void what_the_list_does_not_say_comes_from_its_seed_and_is_counted(void **state)
{
    const Foretold foretold = {NULL, say_nothing, 5};
    Fixture *f = *state;
    ObjectId ids[5] = {11, 12, 13, 14, 15};
    uint16_t order[5];

    f->table->foretold = &foretold;
    chance_begin(f->table, f->state);
    const int first = chance_number(f->table, 1000000);
    assert_int_not_equal(chance_number(f->table, 1000000), first);
    chance_draw(f->table, ids, 5, 3);
    chance_order(f->table, ids, 5, order);
    assert_int_equal(f->state->random[0], 4);
    for (int i = 0, seen = 0; i < 5; i++) {
        assert_false(seen >> (ids[i] - 11) & 1);
        assert_false(seen >> (order[i] + 8) & 1);
        seen |= 1 << (ids[i] - 11) | 1 << (order[i] + 8);
    }
    f->state->random[0] = 0;
    assert_int_equal(chance_number(f->table, 1000000), first);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(without_a_list_all_comes_from_the_stream),
        TEST(a_list_says_a_number_and_counts_its_results_in_the_game),
        TEST(what_has_one_result_is_not_asked),
        TEST(drawn_things_come_in_the_order_of_the_list),
        TEST(an_order_names_the_first_ones_and_the_others_stay),
        TEST(what_the_list_does_not_say_comes_from_its_seed_and_is_counted),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
