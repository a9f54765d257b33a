// kernel_number_test.c -- numbers of play stay within their range, identities never repeat.

#include "engine/abilities/passives/passive.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "tests/engine/kernel_clause_fixture.h"

static void a_number_stays_at_the_end_of_its_range(void **state)
{
    (void)state;
    assert_int_equal(number_of(3), 3);
    assert_int_equal(number_of(4 * 9999), NUMBER_MAX);
    assert_int_equal(number_of(INT64_MIN), -NUMBER_MAX);
    assert_int_equal(number_count(-3), 0);
    assert_int_equal(number_count(70000), NUMBER_MAX);
    assert_int_equal(number_byte(300), UINT8_MAX);
}

static void four_passives_of_the_most_give_the_most(void **state)
{
    Fixture *f = *state;
    const QueryId beast = add(f, (Query){.kind = BEAST});
    const CardId lord = card_with(
        f, "Lord", answering(BONUS, ANSWER_AMOUNT, amount(f, NUMBER_MAX), beast));
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);

    for (int i = 0; i < 4; i++) (void)create(f, lord, 0, FIELD);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), NUMBER_MAX);
}

static void a_product_stays_within_the_range(void **state)
{
    Fixture *f = *state;
    Clause clause = answering(
        BONUS, ANSWER_AMOUNT, amount(f, -NUMBER_MAX), add(f, (Query){.kind = BEAST}));
    ObjectId wolf;

    clause.each = amount(f, NUMBER_MAX);
    wolf = create(f, card_with(f, "Curse", clause), 0, FIELD);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), -NUMBER_MAX);
}

static void counters_count_to_the_end_of_the_range(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);

    object_count(f->table, wolf, 0, 300);
    assert_int_equal(state_counter(f->state, wolf, 0), 300);
    object_count(f->table, wolf, 0, 70000);
    assert_int_equal(state_counter(f->state, wolf, 0), NUMBER_MAX);
    object_count(f->table, wolf, 0, -70000);
    assert_int_equal(state_counter(f->state, wolf, 0), 0);
}

static void a_keyword_beyond_the_range_is_refused(void **state)
{
    Fixture *f = *state;
    const CardFacts facts = {.code = "BIG-1",
                             .name = "Big",
                             .type = "Beast",
                             .keywords = {{.name = "Swift", .value = 70000}}};
    char why[120] = "";

    (void)library_add_card(f->library, &facts, why, sizeof why);
    assert_non_null(strstr(why, "70000"));
}

static void push_one(Fixture *f)
{
    const Item item = chain_blank_item(ITEM_ACTIVATED);

    (void)chain_push(f->table, &item);
}

static void no_serial_is_given_twice(void **state)
{
    Fixture *f = *state;

    f->state->serial = SERIALS_MAX - 1;
    push_one(f);
    assert_int_equal(f->state->serial, SERIALS_MAX);
    assert_int_equal(limit_reached(f, push_one), LIMIT_SERIALS);
}

static void move_one(Fixture *f)
{
    (void)object_move(f->table, 1, spot(f, HAND, 0), TO_TOP);
}

static void no_identity_comes_again(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);

    assert_int_equal(wolf, 1);
    f->state->objects[wolf].generation = IDENTITIES_MAX;
    assert_int_equal(limit_reached(f, move_one), LIMIT_IDENTITIES);
}

static void modify_one(Fixture *f)
{
    const Modifier modifier = {.kind = MODIFIER_STAT, .object = {1, 1}, .n = 1};

    modifier_add(f->table, &modifier);
}

static void no_timestamp_comes_again(void **state)
{
    Fixture *f = *state;

    f->state->order = TIMESTAMPS_MAX;
    assert_int_equal(limit_reached(f, modify_one), LIMIT_TIMESTAMPS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_number_stays_at_the_end_of_its_range),
        TEST(four_passives_of_the_most_give_the_most),
        TEST(a_product_stays_within_the_range),
        TEST(counters_count_to_the_end_of_the_range),
        TEST(a_keyword_beyond_the_range_is_refused),
        TEST(no_serial_is_given_twice),
        TEST(no_identity_comes_again),
        TEST(no_timestamp_comes_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
