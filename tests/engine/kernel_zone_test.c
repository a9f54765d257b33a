// kernel_zone_test.c -- an object is where its spot says, and keeps its identity.

#include "engine/kernel/table/granted.h"
#include "engine/kernel/table/marked.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/shuffle.h"
#include "engine/kernel/table/spot.h"
#include "tests/engine/kernel_fixture.h"

static void spots_are_numbered_zone_by_zone(void **state)
{
    Fixture *f = *state;

    assert_int_equal(spot(f, DECK, 0), 0);
    assert_int_equal(spot(f, HAND, 0), SEATS_MAX);
    assert_int_equal(spot(f, CAVE, 2), spot(f, ISLE, 2) + HOSTS_MAX);
    assert_int_equal(spot_zone(f->table, spot(f, ISLE, 3)), ISLE);
    assert_int_equal(spot_index(f->table, spot(f, ISLE, 3)), 3);
    assert_int_equal(f->table->spots_n, 4 * SEATS_MAX + 2 * HOSTS_MAX + 1);
}

static void a_spot_has_a_flag_of_its_zone_and_nowhere_has_none(void **state)
{
    Fixture *f = *state;

    assert_true(spot_is(f->table, spot(f, FIELD, 1), ZONE_BOARD | ZONE_ACTIVE));
    assert_false(spot_is(f->table, spot(f, CAVE, 1), ZONE_BOARD | ZONE_ACTIVE));
    assert_false(spot_is(f->table, NOWHERE, 0));
}

static void a_new_object_lies_at_the_bottom(void **state)
{
    Fixture *f = *state;
    const ObjectId a = create(f, f->wolf, 0, DECK), b = create(f, f->bear, 0, DECK);

    expect_list(f, spot(f, DECK, 0), (ObjectId[]){a, b, 0});
    assert_int_equal(f->state->objects[b].owner, 0);
    assert_int_equal(f->state->objects[b].controller, 0);
}

static void a_moved_object_lies_at_the_end_that_was_named(void **state)
{
    Fixture *f = *state;
    const ObjectId a = create(f, f->wolf, 0, PILE), b = create(f, f->wolf, 0, PILE);
    const ObjectId c = create(f, f->wolf, 0, PILE);

    (void)object_move(f->table, b, spot(f, PILE, 0), TO_TOP);
    expect_list(f, spot(f, PILE, 0), (ObjectId[]){b, a, c, 0});
    (void)object_move(f->table, b, spot(f, PILE, 0), TO_BOTTOM);
    expect_list(f, spot(f, PILE, 0), (ObjectId[]){a, c, b, 0});
    (void)object_move(f->table, c, spot(f, DECK, 1), TO_TOP);
    expect_list(f, spot(f, PILE, 0), (ObjectId[]){a, b, 0});
    expect_list(f, spot(f, DECK, 1), (ObjectId[]){c, 0});
}

static void lists_and_spots_agree_after_any_moves(void **state)
{
    Fixture *f = *state;

    for (int i = 0; i < 60; i++) {
        (void)create(f, i % 2 ? f->wolf : f->bear, (PlayerId)(i % 2), DECK);
    }
    for (int i = 0; i < 3000; i++) {
        const ObjectId id = (ObjectId)(1 + random_below(f->state, 60));
        const SpotId to = (SpotId)random_below(f->state, f->table->spots_n);

        (void)object_move(
            f->table, id, to, random_below(f->state, 2) ? TO_TOP : TO_BOTTOM);
        assert_int_equal(f->state->objects[id].spot, to);
        expect_sound(f);
    }
}

static void a_move_on_the_board_keeps_the_identity(void **state)
{
    Fixture *f = *state;
    const ObjectId id = create(f, f->wolf, 0, FIELD);
    const Ref before = ref(f, id);
    Ref after;

    object_count(f->table, id, 1, 3);
    object_set_status(f->table, id, STATUS_LOST, true);
    after = object_move(f->table, id, spot(f, ISLE, 2), TO_TOP);

    assert_true(ref_equal(before, after));
    assert_true(ref_lives(f->state, before));
    assert_int_equal(state_counter(f->state, id, 1), 3);
    assert_true(object_has_status(f->table, id, STATUS_LOST));
    assert_false(object_has_status(f->table, id, STATUS_WET));
}

static void leaving_the_board_makes_a_new_object_of_its_owner(void **state)
{
    Fixture *f = *state;
    const ObjectId id = create(f, f->wolf, 0, FIELD);
    const Ref before = ref(f, id);
    const LastKnown *seen;
    Ref after;

    object_count(f->table, id, 0, 2);
    object_set_status(f->table, id, STATUS_WET, true);
    object_set_flag(f->table, id, OBJECT_EXHAUSTED, true);
    object_control(f->table, id, 1);
    f->state->turn = 9;
    after = object_move(f->table, id, spot(f, PILE, 0), TO_TOP);

    assert_false(ref_lives(f->state, before));
    assert_true(ref_lives(f->state, after));
    assert_int_equal(state_counter(f->state, id, 0), 0);
    assert_int_equal(f->state->objects[id].statuses, 0);
    assert_int_equal(f->state->objects[id].flags, 0);
    assert_int_equal(f->state->objects[id].controller, 0);
    assert_int_equal(f->state->objects[id].since, 9);
    seen = object_last_known(f->table, before);
    assert_non_null(seen);
    assert_int_equal(seen->counters[0], 2);
    assert_int_equal(seen->object.controller, 1);
    assert_int_equal(seen->object.stat, 2);
    assert_true(ref_equal(seen->now, after));
    assert_null(object_last_known(f->table, after));
}

static void what_was_attached_to_a_host_that_leaves_is_free(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD),
                   crown = create(f, f->crown, 0, FIELD);
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   other = create(f, f->crown, 0, FIELD);

    object_attach(f->table, crown, wolf);
    object_attach(f->table, other, bear);
    (void)object_move(f->table, wolf, spot(f, HAND, 0), TO_TOP);

    assert_int_equal(f->state->objects[crown].host, 0);
    assert_int_equal(f->state->objects[other].host, bear);
    expect_sound(f);
}

static void modifiers_end_with_the_identity_and_waiting_abilities_do_not(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD),
                   bear = create(f, f->bear, 0, FIELD);
    const Modifier plus = {.kind = MODIFIER_STAT, .n = 1, .object = ref(f, wolf)};
    const Modifier waits = {.kind = MODIFIER_DELAYED, .object = ref(f, wolf)};
    const Modifier other = {.kind = MODIFIER_STAT, .n = 1, .object = ref(f, bear)};

    modifier_add(f->table, &plus);
    modifier_add(f->table, &waits);
    modifier_add(f->table, &other);
    (void)object_move(f->table, wolf, spot(f, HAND, 0), TO_TOP);

    assert_int_equal(f->state->modifiers_n, 2);
    assert_int_equal(f->state->modifiers[0].kind, MODIFIER_DELAYED);
    assert_true(ref_equal(f->state->modifiers[1].object, ref(f, bear)));
}

static void a_token_that_leaves_the_board_ceases(void **state)
{
    Fixture *f = *state;
    const ObjectId id = create(f, f->whelp, 0, FIELD);
    const Ref before = ref(f, id);

    object_set_flag(f->table, id, OBJECT_TOKEN, true);
    assert_int_equal(object_move(f->table, id, spot(f, ISLE, 0), TO_TOP).id, id);
    assert_int_equal(object_move(f->table, id, spot(f, HAND, 0), TO_TOP).id, 0);

    assert_false(ref_lives(f->state, before));
    assert_int_equal(f->state->objects[id].card, 0);
    assert_int_equal(f->state->spots[spot(f, HAND, 0)].n, 0);
    assert_int_equal(object_last_known(f->table, before)->object.card, f->whelp);
    expect_sound(f);
}

static void what_has_ceased_to_exist_has_the_face_that_all_could_see(void **state)
{
    Fixture *f = *state;
    const ObjectId shown = create(f, f->whelp, 0, FIELD),
                   hidden = create(f, f->wolf, 0, HAND),
                   covered = create(f, f->bear, 0, FIELD);
    const Ref before = ref(f, shown);

    object_set_flag(f->table, covered, OBJECT_FACEDOWN, true);
    object_remove(f->table, shown);
    object_remove(f->table, hidden);
    object_remove(f->table, covered);

    assert_int_equal(object_face(f->state, shown), f->whelp);
    assert_int_equal(object_face_of(f->state, before), f->whelp);
    assert_int_equal(object_face(f->state, hidden), 0);
    assert_int_equal(object_face(f->state, covered), 0);
    assert_int_equal(create(f, f->bear, 1, FIELD), shown);
    assert_int_equal(object_face(f->state, shown), f->bear);
    assert_int_equal(object_face_of(f->state, before), 0);
}

static void a_token_may_lie_in_the_shared_zone(void **state)
{
    Fixture *f = *state;
    const ObjectId id = create(f, f->whelp, 0, FIELD);

    object_set_flag(f->table, id, OBJECT_TOKEN, true);
    (void)object_move(f->table, id, spot(f, STACK, 0), TO_TOP);

    expect_list(f, spot(f, STACK, 0), (ObjectId[]){id, 0});
    assert_true(f->state->objects[id].flags & OBJECT_TOKEN);
}

static void a_free_id_is_used_again_by_another_identity(void **state)
{
    Fixture *f = *state;
    const ObjectId first = create(f, f->whelp, 0, FIELD),
                   second = create(f, f->wolf, 0, FIELD);
    const Ref before = ref(f, first);
    ObjectId third;

    object_remove(f->table, first);
    third = create(f, f->bear, 1, FIELD);

    assert_int_equal(third, first);
    assert_false(ref_lives(f->state, before));
    assert_int_equal(f->state->objects_n, second);
    expect_sound(f);
}

static void a_shuffle_keeps_the_faces_and_changes_every_identity(void **state)
{
    Fixture *f = *state;
    Ref before[10];
    int wolves = 0;

    for (int i = 0; i < 10; i++) {
        before[i] = ref(f, create(f, i < 4 ? f->wolf : f->bear, 0, DECK));
    }
    shuffle_spot(f->table, spot(f, DECK, 0));

    for (int i = 0; i < 10; i++) {
        assert_false(ref_lives(f->state, before[i]));
        wolves += f->state->objects[before[i].id].card == f->wolf;
    }
    assert_int_equal(wolves, 4);
    assert_int_equal(f->state->spots[spot(f, DECK, 0)].n, 10);
    expect_sound(f);
}

// Starts from the same order each time. A face may keep its place.
static void a_shuffle_gives_each_face_each_place_equally_often(void **state)
{
    Fixture *f = *state;
    int wolf_at[5] = {0};
    ObjectId ids[5];

    for (int i = 0; i < 5; i++) ids[i] = create(f, i ? f->bear : f->wolf, 0, DECK);
    for (int i = 0; i < 2000; i++) {
        for (int at = 0; at < 5; at++) {
            f->state->objects[ids[at]].card = at ? f->bear : f->wolf;
        }
        shuffle_spot(f->table, spot(f, DECK, 0));
        for (int at = 0; at < 5; at++) {
            wolf_at[at] += f->state->objects[ids[at]].card == f->wolf;
        }
    }

    for (int at = 0; at < 5; at++) assert_in_range(wolf_at[at], 320, 480);
}

static void mixing_touches_only_what_is_named(void **state)
{
    Fixture *f = *state;
    const ObjectId a = create(f, f->wolf, 0, DECK), b = create(f, f->bear, 0, DECK);
    const ObjectId c = create(f, f->crown, 0, DECK);
    const Ref before = ref(f, b);

    for (int i = 0; i < 20; i++) object_mix(f->table, (ObjectId[]){a, c}, 2);

    assert_true(ref_lives(f->state, before));
    assert_int_equal(f->state->objects[b].card, f->bear);
    assert_int_equal(f->state->objects[a].card + f->state->objects[c].card,
                     f->wolf + f->crown);
}

static void counters_go_with_a_thing_that_takes_another_id(void **state)
{
    Fixture *f = *state;
    const ObjectId a = create(f, f->wolf, 0, CAVE), b = create(f, f->bear, 0, CAVE);
    ObjectId follow[] = {a, b};
    bool changed = false;

    object_count(f->table, a, WOUNDS, 1);
    object_count(f->table, a, OMENS, 5);
    object_count(f->table, b, OMENS, 7);
    for (int i = 0; i < 20; i++) {
        shuffle_ids(f->table, spot(f, CAVE, 0), follow, 2);
        changed |= follow[0] == b;
        assert_int_equal(f->state->objects[follow[0]].card, f->wolf);
        assert_int_equal(state_counter(f->state, follow[0], WOUNDS), 1);
        assert_int_equal(state_counter(f->state, follow[0], OMENS), 5);
        assert_int_equal(state_counter(f->state, follow[1], WOUNDS), 0);
        assert_int_equal(state_counter(f->state, follow[1], OMENS), 7);
    }
    assert_true(changed);
}

static void an_id_that_comes_again_has_no_counters_left(void **state)
{
    Fixture *f = *state;
    const ObjectId id = create(f, f->wolf, 0, FIELD);

    object_count(f->table, id, OMENS, 4);
    object_remove(f->table, id);
    assert_int_equal(state_counter(f->state, id, OMENS), 0);
    f->state->counters[OMENS][id + 1] = 9; // left by another game
    assert_int_equal(create(f, f->bear, 0, FIELD), id);
    assert_int_equal(create(f, f->bear, 0, FIELD), id + 1);
    assert_int_equal(state_counter(f->state, id, OMENS), 0);
    assert_int_equal(state_counter(f->state, id + 1, OMENS), 0);
}

static void a_counter_stays_within_its_range(void **state)
{
    Fixture *f = *state;
    const ObjectId id = create(f, f->wolf, 0, FIELD);

    object_count(f->table, id, 0, -3);
    assert_int_equal(state_counter(f->state, id, 0), 0);
    object_count(f->table, id, 0, 70000);
    assert_int_equal(state_counter(f->state, id, 0), NUMBER_MAX);
}

static void every_change_makes_derived_values_stale(void **state)
{
    Fixture *f = *state;
    const ObjectId id = create(f, f->wolf, 0, FIELD);

    f->state->dirty = false;
    object_set_status(f->table, id, STATUS_WET, false);
    assert_false(f->state->dirty); // nothing changed
    object_set_status(f->table, id, STATUS_WET, true);
    assert_true(f->state->dirty);
    f->state->dirty = false;
    object_set_flag(f->table, id, OBJECT_EXHAUSTED, true);
    assert_true(f->state->dirty);
    f->state->dirty = false;
    (void)object_move(f->table, id, spot(f, ISLE, 0), TO_TOP);
    assert_true(f->state->dirty);
}

static void fill_the_table(Fixture *f)
{
    for (int i = 0; i < OBJECTS_MAX; i++) (void)create(f, f->wolf, 0, DECK);
}

// Statuses go with faces and with things that take another id, and a search finds them.
static void marked_things_are_found_wherever_they_went(void **state)
{
    Fixture *f = *state;
    const uint32_t wet = 1u << STATUS_WET, lost = 1u << STATUS_LOST;
    ObjectId ids[OBJECTS_MAX], wolf = create(f, f->wolf, 0, DECK);

    for (int i = 0; i < 70; i++) (void)create(f, f->bear, 0, DECK);
    granted_link(f->table);
    assert_int_equal(marked_find(f->table, wet, ids), 0);
    assert_false(marked_any(f->table, wet));
    object_set_status(f->table, wolf, STATUS_WET, true);
    object_set_status(f->table, 70, STATUS_LOST, true);
    assert_true(marked_any(f->table, wet));
    assert_false(marked_any(f->table, wet | lost));
    for (int i = 0; i < 40; i++) {
        if (i % 3 == 0) shuffle_ids(f->table, spot(f, DECK, 0), &wolf, 1);
        if (i % 3 == 1) object_mix(f->table, (ObjectId[]){1, 20, 50, 66}, 4);
        if (i % 3 == 2) object_exchange(f->table, 1, (ObjectId)(2 + i));
        assert_true(marked_verify(f->table));
        assert_int_equal(marked_find(f->table, wet | lost, ids), 2);
        assert_true(marked_any(f->table, wet) && marked_any(f->table, lost));
    }
    assert_int_equal(marked_find(f->table, wet, ids), 1);
    object_set_status(f->table, ids[0], STATUS_WET, false);
    assert_int_equal(marked_find(f->table, wet, ids), 0);
    assert_false(marked_any(f->table, wet));
}

static void one_object_too_many_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, fill_the_table), LIMIT_OBJECTS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(spots_are_numbered_zone_by_zone),
        TEST(a_spot_has_a_flag_of_its_zone_and_nowhere_has_none),
        TEST(a_new_object_lies_at_the_bottom),
        TEST(a_moved_object_lies_at_the_end_that_was_named),
        TEST(lists_and_spots_agree_after_any_moves),
        TEST(a_move_on_the_board_keeps_the_identity),
        TEST(leaving_the_board_makes_a_new_object_of_its_owner),
        TEST(what_was_attached_to_a_host_that_leaves_is_free),
        TEST(modifiers_end_with_the_identity_and_waiting_abilities_do_not),
        TEST(a_token_that_leaves_the_board_ceases),
        TEST(what_has_ceased_to_exist_has_the_face_that_all_could_see),
        TEST(a_token_may_lie_in_the_shared_zone),
        TEST(a_free_id_is_used_again_by_another_identity),
        TEST(a_shuffle_keeps_the_faces_and_changes_every_identity),
        TEST(a_shuffle_gives_each_face_each_place_equally_often),
        TEST(counters_go_with_a_thing_that_takes_another_id),
        TEST(an_id_that_comes_again_has_no_counters_left),
        TEST(mixing_touches_only_what_is_named),
        TEST(a_counter_stays_within_its_range),
        TEST(every_change_makes_derived_values_stale),
        TEST(marked_things_are_found_wherever_they_went),
        TEST(one_object_too_many_stops_the_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
