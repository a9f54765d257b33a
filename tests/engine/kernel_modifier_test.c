// kernel_modifier_test.c -- each modifier has a source and an end.

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "tests/engine/kernel_fixture.h"

static Modifier plus(const Fixture *f, ObjectId object, int n, Ends ends)
{
    return (Modifier){.kind = MODIFIER_STAT,
                      .ends = (uint8_t)ends,
                      .n = (int16_t)n,
                      .object = ref(f, object)};
}

static int size(Fixture *f, ObjectId object)
{
    return size_of(f->table, NULL, object);
}

static void a_modifier_works_until_its_end_comes(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    const Modifier turn = plus(f, wolf, 1, ENDS_TURN);
    const Modifier combat = plus(f, wolf, 10, ENDS_FIGHT);
    const Modifier never = plus(f, wolf, 100, ENDS_NEVER);

    modifier_add(f->table, &turn);
    modifier_add(f->table, &combat);
    modifier_add(f->table, &never);
    assert_int_equal(size(f, wolf), 2 + 111);
    modifier_end_all(f->table, ENDS_FIGHT);
    assert_int_equal(size(f, wolf), 2 + 101);
    modifier_end_all(f->table, ENDS_TURN);
    assert_int_equal(size(f, wolf), 2 + 100);
    assert_int_equal(f->state->modifiers_n, 1);
}

static void all_that_end_now_end_at_once_and_the_others_keep_their_order(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);

    for (int i = 0; i < 9; i++) {
        const Modifier m = plus(f, wolf, i, i % 3 ? ENDS_TURN : ENDS_NEVER);

        modifier_add(f->table, &m);
    }
    modifier_end_all(f->table, ENDS_TURN);

    assert_int_equal(f->state->modifiers_n, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(f->state->modifiers[i].n, 3 * i);
        assert_int_equal(f->state->modifiers[i].order, 3 * i + 1);
    }
}

static void a_later_modifier_has_the_later_timestamp(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    const Modifier m = plus(f, wolf, 1, ENDS_TURN);

    modifier_add(f->table, &m);
    modifier_add(f->table, &m);
    modifier_remove(f->table, 0);
    modifier_add(f->table, &m);

    assert_true(f->state->modifiers[0].order < f->state->modifiers[1].order);
    assert_int_equal(f->state->modifiers[1].order, 3);
}

static void derived_values_are_worked_out_once_after_each_change(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    const Modifier m = plus(f, wolf, 1, ENDS_TURN);
    int before;

    (void)size(f, wolf);
    before = derivations;
    (void)size(f, wolf);
    assert_int_equal(derivations, before);
    modifier_add(f->table, &m);
    assert_int_equal(size(f, wolf), 3);
    (void)size(f, wolf);
    assert_int_equal(derivations, before + 1);
    modifier_end_all(f->table, ENDS_FIGHT); // none ends, nothing changes
    assert_false(f->state->dirty);
}

static void a_waiting_ability_follows_a_change_of_identity(void **state)
{
    Fixture *f = *state;
    const ObjectId spark = create(f, f->spark, 0, STACK),
                   wolf = create(f, f->wolf, 0, FIELD);
    const Ref before = ref(f, spark);
    const Modifier waits = {
        .kind = MODIFIER_DELAYED, .source = before, .subject = before};
    const Modifier other = {
        .kind = MODIFIER_DELAYED, .source = ref(f, wolf), .subject = ref(f, wolf)};
    Ref after;

    modifier_add(f->table, &waits);
    modifier_add(f->table, &other);
    after = object_move(f->table, spark, spot(f, PILE, 0), TO_TOP);
    modifier_follow(f->table, before, after);

    assert_true(ref_equal(f->state->modifiers[0].source, after));
    assert_true(ref_equal(f->state->modifiers[0].subject, after));
    assert_true(ref_equal(f->state->modifiers[1].source, ref(f, wolf)));
}

static void what_a_once_passive_keeps_follows_and_what_it_changes_does_not(void **state)
{
    Fixture *f = *state;
    const ObjectId spark = create(f, f->spark, 0, STACK);
    const Ref before = ref(f, spark);
    const Modifier keeps = {.kind = MODIFIER_DELAYED, .keeps = 1, .object = before};
    const Modifier waits = {.kind = MODIFIER_DELAYED, .object = before};
    Ref after;

    modifier_add(f->table, &keeps);
    modifier_add(f->table, &waits);
    after = object_move(f->table, spark, spot(f, FIELD, 0), TO_TOP);
    modifier_follow(f->table, before, after);

    assert_true(ref_equal(f->state->modifiers[0].object, after));
    assert_true(ref_equal(f->state->modifiers[1].object, before));
}

static void overfill(Fixture *f)
{
    const Modifier m = {.kind = MODIFIER_STAT};

    for (int i = 0; i <= MODIFIERS_MAX; i++) modifier_add(f->table, &m);
}

static void one_modifier_too_many_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, overfill), LIMIT_MODIFIERS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_modifier_works_until_its_end_comes),
        TEST(all_that_end_now_end_at_once_and_the_others_keep_their_order),
        TEST(a_later_modifier_has_the_later_timestamp),
        TEST(derived_values_are_worked_out_once_after_each_change),
        TEST(a_waiting_ability_follows_a_change_of_identity),
        TEST(what_a_once_passive_keeps_follows_and_what_it_changes_does_not),
        TEST(one_modifier_too_many_stops_the_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
