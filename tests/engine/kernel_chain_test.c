// kernel_chain_test.c -- items keep their own targets while other items come and go.

#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/ref.h"
#include "tests/engine/kernel_fixture.h"

static uint16_t push(Fixture *f, PlayerId player)
{
    Item item = chain_blank_item(ITEM_TRIGGERED);

    item.controller = player;
    return chain_push(f->table, &item)->serial;
}

// The item chooses [n] targets that are named by [first] and the numbers after it.
static void choose(Fixture *f, uint16_t serial, int first, int n)
{
    Ref targets[8];

    for (int i = 0; i < n; i++) targets[i] = (Ref){(ObjectId)(first + i), 1};
    chain_choose(f->table, chain_item(f->table, serial), targets, n);
}

static void expect_targets(Fixture *f, uint16_t serial, int group, int first, int n)
{
    int found;
    const Ref *targets =
        chain_targets(f->table, chain_item(f->table, serial), group, &found);

    assert_int_equal(found, n);
    for (int i = 0; i < n; i++) assert_int_equal(targets[i].id, first + i);
    expect_sound(f);
}

static void a_blank_item_knows_nothing(void **state)
{
    const Item item = chain_blank_item(ITEM_PLAY);

    (void)state;
    assert_int_equal(item.controller, NOBODY);
    assert_int_equal(item.subject_player, NOBODY);
    assert_int_equal(item.to, NOWHERE);
    assert_int_equal(item.event_spot, NOWHERE);
    assert_int_equal(item.clause, 0);
}

static void a_serial_is_never_given_twice(void **state)
{
    Fixture *f = *state;
    const uint16_t first = push(f, 0);
    uint16_t second;

    chain_remove(f->table, first);
    second = push(f, 0);

    assert_int_not_equal(first, second);
    assert_null(chain_item(f->table, first));
    assert_non_null(chain_item(f->table, second));
    assert_null(chain_item(f->table, 0));
}

static void use_up_the_numbers(Fixture *f)
{
    f->state->serial = SERIALS_MAX - 1;
    assert_int_equal(push(f, 0), SERIALS_MAX);
    (void)push(f, 0);
    fail_msg("there was a number left");
}

static void one_item_without_a_number_stops_the_game(void **state)
{
    Fixture *f = *state;

    assert_int_equal(limit_reached(f, use_up_the_numbers), LIMIT_SERIALS);
    assert_int_equal(f->state->chain_n, 1);
}

static void items_are_found_by_age_and_by_what_they_wait_for(void **state)
{
    Fixture *f = *state;
    const uint16_t a = push(f, 0), b = push(f, 0), c = push(f, 1);

    chain_item(f->table, a)->finalized = true;
    assert_int_equal(chain_newest(f->table)->serial, c);
    assert_int_equal(chain_oldest_pending(f->table)->serial, b);
    assert_int_equal(chain_newest_finalized(f->table)->serial, a);
    chain_remove(f->table, b);
    chain_remove(f->table, c);
    assert_null(chain_oldest_pending(f->table));
    chain_remove(f->table, a);
    assert_null(chain_newest(f->table));
    assert_null(chain_newest_finalized(f->table));
}

static void the_item_that_plays_an_object_is_found(void **state)
{
    Fixture *f = *state;
    const ObjectId spark = create(f, f->spark, 0, STACK);
    Item item = chain_blank_item(ITEM_PLAY);
    Cause cause;

    item.object = ref(f, spark);
    item.controller = 0;
    (void)push(f, 1);
    (void)chain_push(f->table, &item);

    assert_ptr_equal(chain_item_of(f->table, spark), chain_newest(f->table));
    assert_null(chain_item_of(f->table, 0));
    cause = chain_cause(f->table, chain_newest(f->table));
    assert_int_equal(cause.card, f->spark);
    assert_true(ref_equal(cause.source, item.object));
    assert_int_equal(chain_cause(f->table, NULL).serial, 0);
}

static void targets_stay_right_when_an_older_item_leaves(void **state)
{
    Fixture *f = *state;
    const uint16_t a = push(f, 0), b = push(f, 0);

    choose(f, a, 10, 3);
    choose(f, b, 20, 2);
    chain_remove(f->table, a);

    expect_targets(f, b, 0, 20, 2);
    assert_int_equal(f->state->targets_n, 2);
}

static void targets_stay_right_when_an_older_item_chooses_more(void **state)
{
    Fixture *f = *state;
    const uint16_t a = push(f, 0), b = push(f, 0), c = push(f, 0);

    choose(f, c, 30, 2);
    choose(f, a, 10, 2);
    choose(f, b, 20, 1);
    choose(f, a, 13, 1);

    expect_targets(f, a, 0, 10, 2);
    expect_targets(f, a, 1, 13, 1);
    expect_targets(f, b, 0, 20, 1);
    expect_targets(f, c, 0, 30, 2);
    expect_targets(f, c, 1, 0, 0);
}

static void an_item_that_chooses_anew_keeps_nothing_and_harms_nobody(void **state)
{
    Fixture *f = *state;
    const uint16_t a = push(f, 0), b = push(f, 0);

    choose(f, a, 10, 2);
    choose(f, b, 20, 2);
    chain_forget_choices(f->table, chain_item(f->table, a));
    expect_targets(f, b, 0, 20, 2);
    for (int g = 0; g < COUNT_OF(f->state->chain[0].group); g++) {
        assert_int_equal(f->state->chain[0].group[g], 0); // it is hashed
    }
    choose(f, a, 15, 3);

    expect_targets(f, a, 0, 15, 3);
    expect_targets(f, b, 0, 20, 2);
}

static void a_choice_of_nothing_is_a_group_of_its_own(void **state)
{
    Fixture *f = *state;
    const uint16_t a = push(f, 0);

    choose(f, a, 0, 0);
    choose(f, a, 10, 1);

    expect_targets(f, a, 0, 0, 0);
    expect_targets(f, a, 1, 10, 1);
}

enum { MODEL_MAX = 20, MODEL_GROUPS = 4 };

// The items that should be on the chain, kept in the plainest way.
typedef struct {
    uint16_t serial;
    int groups_n, first[MODEL_GROUPS], n[MODEL_GROUPS];
} Expected;

static void any_order_of_coming_choosing_and_leaving_keeps_all_targets(void **state)
{
    Fixture *f = *state;
    Expected items[MODEL_MAX];
    int n = 0;

    for (int i = 0; i < 4000; i++) {
        const int what = random_below(f->state, 4);
        const int at = n ? random_below(f->state, n) : 0;

        if (what == 0 && n < MODEL_MAX) {
            items[n++] = (Expected){.serial = push(f, 0)};
        } else if (what == 1 && n) {
            chain_remove(f->table, items[at].serial);
            items[at] = items[--n];
        } else if (what == 2 && n && i % 3 == 0) {
            chain_forget_choices(f->table, chain_item(f->table, items[at].serial));
            items[at].groups_n = 0;
        } else if (n && items[at].groups_n < MODEL_GROUPS && f->state->targets_n < 90) {
            Expected *item = &items[at];

            item->first[item->groups_n] = 1 + random_below(f->state, 1000);
            item->n[item->groups_n] = random_below(f->state, 4);
            choose(
                f, item->serial, item->first[item->groups_n], item->n[item->groups_n]);
            item->groups_n++;
        }
        for (int k = 0; k < n; k++) {
            for (int g = 0; g < items[k].groups_n; g++) {
                expect_targets(f, items[k].serial, g, items[k].first[g], items[k].n[g]);
            }
        }
    }
}

static void fill_the_chain(Fixture *f)
{
    for (int i = 0; i < CHAIN_MAX; i++) (void)push(f, 0);
    (void)push(f, 0);
    fail_msg("there was room");
}

static void one_item_too_many_stops_the_game_and_names_limit_and_position(void **state)
{
    Fixture *f = *state;
    char text[ENDING_TEXT];

    f->state->turn = 7;
    assert_int_equal(limit_reached(f, fill_the_chain), LIMIT_CHAIN);
    ending_tell(f->state, f->table, text, sizeof text);

    assert_int_equal(f->state->chain_n, CHAIN_MAX);
    assert_non_null(strstr(text, limit_row(LIMIT_CHAIN)->words));
    assert_non_null(strstr(text, "in turn 7 after 0 events"));
}

// One more choice of nothing than an item has room for.
static void choose_often(Fixture *f)
{
    const uint16_t serial = push(f, 0);

    for (int i = 0; i <= CHOICES_MAX; i++) choose(f, serial, 1, 0);
}

static void one_choice_too_many_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, choose_often), LIMIT_CHOICES);
}

static void choose_widely(Fixture *f)
{
    uint16_t serial = 0;

    for (int i = 0; i <= TARGETS_MAX / 8; i++) {
        if (i % CHOICES_MAX == 0) serial = push(f, 0);
        choose(f, serial, 1, 8);
    }
}

static void one_target_too_many_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, choose_widely), LIMIT_TARGETS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_blank_item_knows_nothing),
        TEST(a_serial_is_never_given_twice),
        TEST(one_item_without_a_number_stops_the_game),
        TEST(items_are_found_by_age_and_by_what_they_wait_for),
        TEST(the_item_that_plays_an_object_is_found),
        TEST(targets_stay_right_when_an_older_item_leaves),
        TEST(targets_stay_right_when_an_older_item_chooses_more),
        TEST(an_item_that_chooses_anew_keeps_nothing_and_harms_nobody),
        TEST(a_choice_of_nothing_is_a_group_of_its_own),
        TEST(any_order_of_coming_choosing_and_leaving_keeps_all_targets),
        TEST(one_item_too_many_stops_the_game_and_names_limit_and_position),
        TEST(one_choice_too_many_stops_the_game),
        TEST(one_target_too_many_stops_the_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
