// kernel_pattern_test.c -- events match the patterns that fit them.

#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/object.h"
#include "tests/engine/kernel_clause_fixture.h"

static void a_pattern_fits_its_event_of_what_it_names(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD),
                   crown = create(f, f->crown, 0, FIELD);
    const Clause beasts = about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = BEAST}));
    const Event dies = event_of(DIES, wolf, 1), arrives = event_of(ARRIVES, wolf, 1);
    const Event tool_dies = event_of(DIES, crown, 1);

    assert_true(fits(f, crown, &beasts, &dies));
    assert_false(fits(f, crown, &beasts, &arrives));
    assert_false(fits(f, crown, &beasts, &tool_dies));
}

static void any_one_of_the_named_events_will_do(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD),
                   bear = create(f, f->bear, 0, FIELD);
    const Event dies = event_of(DIES, bear, 1), arrives = event_of(ARRIVES, wolf, 1);
    const Event wrong = event_of(ARRIVES, bear, 1);
    Clause either = about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = BEAST}));

    either.events[either.events_n++] =
        (EventPart){ARRIVES, 0, add(f, (Query){.role = ROLE_ME})};
    assert_true(fits(f, wolf, &either, &dies));
    assert_true(fits(f, wolf, &either, &arrives));
    assert_false(fits(f, wolf, &either, &wrong));
}

static void who_did_it_and_with_what_must_fit_too(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    Clause clause = about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = BEAST}));
    Event event = event_of(DIES, wolf, 1);

    clause.by = add(f, (Query){.kind = RIVAL});
    clause.with = add(f, (Query){.kind = TRICK});
    assert_false(fits(f, wolf, &clause, &event));
    event.with =
        (Cause){.serial = 4, .kind = ITEM_PLAY, .controller = 1, .card = f->spark};
    assert_true(fits(f, wolf, &clause, &event));
    event.by = 0;
    assert_false(fits(f, wolf, &clause, &event));
    event.by = NOBODY;
    assert_false(fits(f, wolf, &clause, &event));
}

static void the_places_of_an_event_must_fit(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, ISLE),
                   bear = create(f, f->bear, 0, FIELD);
    Clause clause = about(CLAUSE_WHEN, ARRIVES, add(f, (Query){.kind = BEAST}));
    Event event = event_of(ARRIVES, bear, 0);

    event.from = spot(f, HAND, 0);
    event.at = event.to = spot(f, ISLE, 0);
    clause.from = (Location){LOCATION_ZONE, 0, HAND};
    assert_true(fits(f, wolf, &clause, &event));
    clause.to = (Location){LOCATION_ROLE, 0, ROLE_HERE};
    assert_true(fits(f, wolf, &clause, &event));
    clause.flags = CLAUSE_HERE;
    assert_true(fits(f, wolf, &clause, &event));
    event.to = event.at = spot(f, ISLE, 1);
    assert_false(fits(f, wolf, &clause, &event));
    clause.flags = 0;
    clause.to = (Location){LOCATION_BOARD, 0, 0};
    assert_true(fits(f, wolf, &clause, &event));
    clause.from = (Location){LOCATION_ZONE, 0, DECK};
    assert_false(fits(f, wolf, &clause, &event));
    event.from = NOWHERE;
    assert_false(fits(f, wolf, &clause, &event));
}

static void an_event_of_a_player_fits_patterns_of_players(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    const Clause rival = about(CLAUSE_WHEN, SCORES, add(f, (Query){.kind = RIVAL}));
    Event event = event_of(SCORES, 0, 0);

    event.player = 1;
    assert_true(fits(f, wolf, &rival, &event));
    event.player = 0;
    assert_false(fits(f, wolf, &rival, &event));
}

static void a_ban_and_a_permission_fit_what_they_name(void **state)
{
    Fixture *f = *state;
    const CardId guard = card_with(
        f, "Guard", about(CLAUSE_CANNOT, ARRIVES, add(f, (Query){.kind = TOOL})));
    const ObjectId crown = create(f, f->crown, 0, HAND),
                   wolf = create(f, f->wolf, 0, HAND);
    const ObjectId me = create(f, guard, 1, FIELD);
    const Event tool = event_of(ARRIVES, crown, 0), beast = event_of(ARRIVES, wolf, 0);
    const Clause *found = NULL;
    Env env;

    assert_true(passive_permission_fits(f->table, CLAUSE_CANNOT, &tool, &found, &env));
    assert_int_equal(found->kind, CLAUSE_CANNOT);
    assert_int_equal(env.me.id, me);
    assert_false(passive_permission_fits(f->table, CLAUSE_CAN, &tool, NULL, NULL));
    assert_false(passive_permission_fits(f->table, CLAUSE_CANNOT, &beast, NULL, NULL));
    (void)object_move(f->table, me, spot(f, PILE, 1), TO_TOP);
    assert_false(passive_permission_fits(f->table, CLAUSE_CANNOT, &tool, NULL, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_pattern_fits_its_event_of_what_it_names),
        TEST(any_one_of_the_named_events_will_do),
        TEST(who_did_it_and_with_what_must_fit_too),
        TEST(the_places_of_an_event_must_fit),
        TEST(an_event_of_a_player_fits_patterns_of_players),
        TEST(a_ban_and_a_permission_fit_what_they_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
