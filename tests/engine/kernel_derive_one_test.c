// kernel_derive_one_test.c -- derived numbers that are worked out alone, and kept.

#include "tests/engine/kernel_derive_one_fixture.h"

static void one_of_many_is_worked_out_alone(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const ObjectId other = create(f, f->bear, 0, FIELD);

    know_all(f);
    (void)create(f, trick(f, "More", of_beasts(f, GROWS, amount(f, 2))), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_int_equal(number_of_one(f, ARMOUR_NUMBER, bear), 5);
    assert_int_equal(derivations, 0);
    assert_true(table_is_stale(f->table->state));
    assert_int_equal(f->table->alone_n, 2);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_int_equal(f->table->alone_n, 2); // it was kept
    object_count(f->table, bear, OMENS, 1);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_int_equal(f->table->alone_n, 3); // nobody knows whether it is the same
    assert_int_equal(number_of_one(f, SIZE_NUMBER, other), 7);
}

static void who_reads_as_many_as_there_are_has_all_worked_out(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    assert_int_equal(f->table->derived_n, 2);
    for (int i = 1; i <= 3; i++) {
        (void)create(f, f->bear, 0, FIELD);
        table_touch(f->table);
        assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 5);
    }
    assert_int_equal(f->table->alone_n, 0);
    assert_int_equal(f->table->derived_n, 8);
    assert_false(table_is_stale(f->table->state));
}

// How many numbers are worked out alone as that one is read.
static int worked_out(Fixture *f, ObjectId id, int expected)
{
    const int before = f->table->alone_n;

    assert_int_equal(number_of_one(f, SIZE_NUMBER, id), expected);
    return f->table->alone_n - before;
}

static void within_a_step_a_number_is_kept_until_what_it_looked_at_changes(void **state)
{
    Fixture *f = *state;
    ObjectId bear;

    begin_with_omens(f);
    bear = create(f, f->bear, 0, FIELD);
    know_all(f);
    f->table->derived_n = 90; // nobody reads as many
    table_touch(f->table);
    f->table->stepping = true;
    assert_int_equal(worked_out(f, bear, 5), 1);
    table_changed(f->table, READS_NOTES);
    (void)create(f, f->bear, 0, HAND);
    assert_int_equal(worked_out(f, bear, 5), 0);
    object_count(f->table, bear, OMENS, 1);
    assert_int_equal(worked_out(f, bear, 6), 1);
    (void)create(f, trick(f, "More", of_beasts(f, GROWS, amount(f, 2))), 0, FIELD);
    assert_int_equal(worked_out(f, bear, 8), 1);
    table_touch(f->table);
    assert_int_equal(worked_out(f, bear, 8), 1);
    f->table->stepping = false; // whoever looks between steps may look at another State
    table_changed(f->table, READS_NOTES);
    assert_int_equal(worked_out(f, bear, 8), 1);
}

// Reads one number after each of so many changes. Returns how many were worked out alone since
// all were.
static int read_after_changes(Fixture *f, ObjectId id, int changes)
{
    for (int i = 0; i < changes; i++) {
        table_touch(f->table);
        assert_int_equal(number_of_one(f, SIZE_NUMBER, id), 5);
    }
    return f->table->alone_n;
}

static void all_are_worked_out_later_where_that_was_in_vain(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    assert_int_equal(read_after_changes(f, bear, 2), 2);
    assert_int_equal(read_after_changes(f, bear, 1), 0);
    assert_int_equal(read_after_changes(f, bear, 4), 4);
    assert_int_equal(read_after_changes(f, bear, 1), 0);
    for (int i = 0; i < 3; i++)
        assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 5);
    assert_int_equal(read_after_changes(f, bear, 2), 2);
    assert_int_equal(read_after_changes(f, bear, 1), 0);
}

static void one_that_asks_for_another_is_worked_out_with_that(void **state)
{
    Fixture *f = *state;
    ObjectId claws;

    (void)create(f, f->bear, 0, FIELD);
    claws = create(f, crab(f), 0, FIELD);
    know_all(f);
    (void)create(f, trick(f, "Shells", of_beasts(f, SHELL, amount(f, 3))), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 5); // 1 and 4 of the armour
    assert_int_equal(derivations, 0);
    assert_int_equal(f->table->alone_n, 1);
    assert_true(table_is_stale(f->table->state));
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 5);
    assert_int_equal(f->table->alone_n, 1); // it was kept
}

static void one_that_asks_for_itself_is_worked_out_alone(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const ObjectId claws = create(f, crab(f), 0, FIELD);

    know_all(f);
    (void)create(f, pride(f, "Pride", 5, 2), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_int_equal(derivations, 0);
    assert_true(table_is_stale(f->table->state));
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 2); // too small
}

static void what_ends_its_own_reason_is_worked_out_with_all(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    (void)create(f, pride(f, "Shame", 5, -1), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 5);
    assert_false(table_is_stale(f->table->state));
}

static void two_that_ask_for_the_same_are_worked_out_alone(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    (void)create(f, pride(f, "Pride", 5, 2), 0, FIELD);
    (void)create(f, pride(f, "More pride", 7, 4), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 11);
    assert_int_equal(derivations, 0);
    assert_true(table_is_stale(f->table->state));
}

// Nothing says which of them comes first, and it is the same both ways.
static void two_that_wait_for_the_same_are_worked_out_alone(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    (void)create(f, pride(f, "Pride", 5, 2), 0, FIELD);
    (void)create(f, pride(f, "As much pride", 5, 4), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 11);
    assert_int_equal(derivations, 0);
    assert_true(table_is_stale(f->table->state));
}

static void who_asks_for_one_that_asks_has_all_worked_out(void **state)
{
    Fixture *f = *state;
    const Compare great = {SIZE_FIELD, OP_AT_LEAST, amount(f, 2)};
    ObjectId claws;

    (void)create(f, f->bear, 0, FIELD);
    claws = create(f, crab(f), 0, FIELD);
    know_all(f);
    (void)create(f, trick(f, "Spikes", of_beasts_with(f, SHELL, 3, great)), 0, FIELD);
    assert_int_equal(number_of_one(f, ARMOUR_NUMBER, claws), 4);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 5);
    assert_false(table_is_stale(f->table->state));
}

// One of them is applied, and ends the reason of the other: which one comes first counts.
static void two_that_could_be_applied_have_all_worked_out(void **state)
{
    Fixture *f = *state;
    const Compare small = {SIZE_FIELD, OP_AT_MOST, amount(f, 5)};
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    know_all(f);
    (void)create(f, pride(f, "Pride", 5, 2), 0, FIELD);
    (void)create(f, trick(f, "Pity", of_beasts_with(f, GROWS, 4, small)), 0, FIELD);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 7);
    assert_false(table_is_stale(f->table->state));
}

static void who_asks_for_a_kept_one_that_asks_has_all_worked_out(void **state)
{
    Fixture *f = *state;
    const Compare hard = {ARMOUR_FIELD, OP_AT_LEAST, amount(f, 1)};
    ObjectId claws;

    (void)create(f, f->bear, 0, FIELD);
    claws = create(f, crab(f), 0, FIELD);
    know_all(f);
    (void)create(f, trick(f, "Horn", of_beasts_with(f, SHELL, 2, hard)), 0, FIELD);
    assert_int_equal(number_of_one(f, ARMOUR_NUMBER, claws), 3);
    assert_true(table_is_stale(f->table->state));
    assert_int_equal(number_of_one(f, SIZE_NUMBER, claws), 4);
    assert_false(table_is_stale(f->table->state));
}

static void what_leaves_is_remembered_with_its_numbers(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const Ref before = ref(f, bear);

    know_all(f);
    (void)create(f, trick(f, "Growth", of_beasts(f, GROWS, amount(f, 4))), 0, FIELD);
    (void)object_move(f->table, bear, spot_of(f->table, HAND, 0), TO_BOTTOM);
    assert_int_equal(derivations, 0);
    assert_int_equal(object_last_known(f->table, before)->numbers[SIZE_NUMBER], 9);
    assert_int_equal(object_last_known(f->table, before)->numbers[ARMOUR_NUMBER], 5);
}

static void an_attempt_that_is_taken_back_leaves_no_number(void **state)
{
    Fixture *f = *state;
    ObjectId bear;

    begin_with_omens(f);
    bear = create(f, f->bear, 0, FIELD);
    know_all(f);
    table_touch(f->table);
    (void)table_keep(f->table);
    object_count(f->table, bear, OMENS, 3);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 8);
    table_restore(f->table);
    assert_int_equal(number_of_one(f, SIZE_NUMBER, bear), 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROW(one_of_many_is_worked_out_alone),
        ROW(who_reads_as_many_as_there_are_has_all_worked_out),
        ROW(all_are_worked_out_later_where_that_was_in_vain),
        ROW(within_a_step_a_number_is_kept_until_what_it_looked_at_changes),
        ROW(one_that_asks_for_another_is_worked_out_with_that),
        ROW(one_that_asks_for_itself_is_worked_out_alone),
        ROW(what_ends_its_own_reason_is_worked_out_with_all),
        ROW(two_that_ask_for_the_same_are_worked_out_alone),
        ROW(two_that_wait_for_the_same_are_worked_out_alone),
        ROW(who_asks_for_one_that_asks_has_all_worked_out),
        ROW(two_that_could_be_applied_have_all_worked_out),
        ROW(who_asks_for_a_kept_one_that_asks_has_all_worked_out),
        ROW(what_leaves_is_remembered_with_its_numbers),
        ROW(an_attempt_that_is_taken_back_leaves_no_number),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
