// kernel_verify_test.c -- a broken invariant is found and named.

#include "engine/kernel/table/object.h"
#include "tests/engine/kernel_fixture.h"

// A sound position to be broken: three cards in a pile.
static void lay_out(Fixture *f, ObjectId ids[3])
{
    for (int i = 0; i < 3; i++) ids[i] = create(f, f->wolf, 0, PILE);
    expect_sound(f);
}

static void expect_broken(Fixture *f, const char *text)
{
    const char *broken = game_verify(f->state, f->table);

    assert_non_null(broken);
    assert_string_equal(broken, text);
}

static void an_object_that_says_it_is_elsewhere_is_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    f->state->objects[ids[1]].spot = spot(f, HAND, 0);
    expect_broken(f, "an object and its spot disagree");
}

static void a_list_that_is_not_the_same_both_ways_is_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    f->state->objects[ids[2]].prev = ids[0];
    expect_broken(f, "a spot's list is broken");
}

static void a_list_that_runs_in_a_circle_is_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    f->state->objects[ids[2]].next = ids[0];
    f->state->objects[ids[0]].prev = ids[2];
    expect_broken(f, "a spot's list is broken");
}

static void a_list_with_a_wrong_end_is_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    f->state->spots[spot(f, PILE, 0)].last = ids[1];
    expect_broken(f, "a spot's last object is not its last");
}

static void a_wrong_count_is_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    f->state->spots[spot(f, PILE, 0)].n = 2;
    expect_broken(f, "a spot's count is wrong");
}

static void a_listed_object_that_is_not_there_is_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    f->state->objects[ids[1]].card = 0;
    expect_broken(f, "a spot lists an object that is not there");
}

static void an_object_in_no_list_is_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    f->state->objects[ids[0]].next = ids[2];
    f->state->objects[ids[2]].prev = ids[0];
    f->state->spots[spot(f, PILE, 0)].n = 2;
    expect_broken(f, "an object is in no spot");
}

static void an_object_without_an_owner_is_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    f->state->objects[ids[0]].owner = 2;
    expect_broken(f, "an object has no owner");
}

static void an_object_attached_to_nothing_is_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    f->state->objects[ids[0]].host = (ObjectId)(ids[2] + 1);
    expect_broken(f, "an object is attached to nothing");
}

static void attached_objects_apart_or_miscounted_are_named(void **state)
{
    Fixture *f = *state;
    ObjectId ids[3];

    lay_out(f, ids);
    object_attach(f->table, ids[0], ids[1]);
    expect_sound(f);
    f->state->attached_n = 0;
    expect_broken(f, "the attached objects do not add up");
    f->state->attached_n = 1;
    (void)object_move(f->table, ids[2], spot(f, FIELD, 0), TO_TOP);
    f->state->objects[ids[0]].host = ids[2];
    expect_broken(f, "an attached object is not where its host is");
}

static void a_broken_chain_is_named(void **state)
{
    Fixture *f = *state;
    Item item = chain_blank_item(ITEM_TRIGGERED);

    item.controller = 1;
    (void)chain_push(f->table, &item);
    expect_sound(f);
    f->state->targets_n = 1;
    expect_broken(f, "the chain's targets do not add up");
    f->state->targets_n = 0;
    f->state->chain[0].controller = NOBODY;
    expect_broken(f, "a chain item has no controller");
    f->state->chain[0].serial = 0;
    expect_broken(f, "a chain item has no serial");
}

static const char *complains(const Table *table)
{
    return table->state->turn == 13 ? "unlucky" : NULL;
}

static void the_game_adds_its_own_invariants(void **state)
{
    Fixture *f = *state;

    f->rules.verify = complains;
    expect_sound(f);
    f->state->turn = 13;
    expect_broken(f, "unlucky");
}

static void break_a_list(Table *table)
{
    table->state->spots[0].n++;
}

static void step_wrongly(Fixture *f)
{
    f->rules.step = break_a_list;
    f->table->verify = true;
    (void)game_next(f->game, f->table);
}

static void a_step_that_breaks_something_stops_where_steps_are_verified(void **state)
{
    assert_true(stops(*state, step_wrongly));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_object_that_says_it_is_elsewhere_is_named),
        TEST(a_list_that_is_not_the_same_both_ways_is_named),
        TEST(a_list_that_runs_in_a_circle_is_named),
        TEST(a_list_with_a_wrong_end_is_named),
        TEST(a_wrong_count_is_named),
        TEST(a_listed_object_that_is_not_there_is_named),
        TEST(an_object_in_no_list_is_named),
        TEST(an_object_without_an_owner_is_named),
        TEST(an_object_attached_to_nothing_is_named),
        TEST(attached_objects_apart_or_miscounted_are_named),
        TEST(a_broken_chain_is_named),
        TEST(the_game_adds_its_own_invariants),
        TEST(a_step_that_breaks_something_stops_where_steps_are_verified),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
