// kernel_far_test.c -- positions far beyond any usual one are played, copied and saved like
// others, and what is not in use is nothing.

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/query.h"
#include "tests/engine/kernel_clause_fixture.h"

enum { THOUSAND = 1000, CHAIN = 200 };

// A read beyond a count shows up as other bytes.
static void spoil_what_is_not_used(State *state)
{
    memset(&state->spots[state->spots_n],
           0x5a,
           (SPOTS_MAX - state->spots_n) * sizeof state->spots[0]);
    memset(&state->rules_state[state->rules_n],
           0x5a,
           (size_t)(RULES_WORDS - state->rules_n) * sizeof state->rules_state[0]);
    memset(&state->objects[state->objects_n + 1],
           0x5a,
           (OBJECTS_MAX - state->objects_n - 1u) * sizeof state->objects[0]);
    memset(&state->chain[state->chain_n],
           0x5a,
           (CHAIN_MAX - state->chain_n) * sizeof state->chain[0]);
    memset(&state->targets[state->targets_n],
           0x5a,
           (TARGETS_MAX - state->targets_n) * sizeof state->targets[0]);
    memset(&state->modifiers[state->modifiers_n],
           0x5a,
           (MODIFIERS_MAX - state->modifiers_n) * sizeof state->modifiers[0]);
    memset(&state->granted[state->granted_n],
           0x5a,
           (GRANTS_MAX - state->granted_n) * sizeof state->granted[0]);
    memset(&state->happened[state->happened_n],
           0x5a,
           (HAPPENED_MAX - state->happened_n) * sizeof state->happened[0]);
}

// Copies, packs, hashes and views the game, as others are, and expects the same of both.
static void expect_copies(Fixture *f)
{
    const size_t size = game_size(f->game);
    unsigned char *one = malloc(size), *other = malloc(size);

    memset(f->other, 0xa5, sizeof *f->other);
    spoil_what_is_not_used(f->state);
    game_copy(f->other, f->game);
    assert_true(game_hash(f->other) == game_hash(f->game));
    assert_int_equal(game_size(f->other), size);
    game_pack(f->game, one);
    game_pack(f->other, other);
    assert_memory_equal(one, other, size);
    memset(f->other, 0xa5, sizeof *f->other);
    assert_null(game_unpack(f->other, one, size));
    game_pack(f->other, other);
    assert_memory_equal(one, other, size);
    game_view(f->state, f->table, 0, f->view);
    assert_int_equal(state_size(f->view), state_size(f->state));
    expect_sound(f);
    free(one);
    free(other);
}

static void an_empty_game_is_copied_by_what_is_used(void **state)
{
    expect_copies(*state);
}

// With anything in unused records the game goes as it does with zeros.
static void what_is_not_used_is_nothing(void **state)
{
    Fixture *f = *state;
    uint64_t hashes[2];

    for (int spoilt = 0; spoilt < 2; spoilt++) {
        Item item = chain_blank_item(ITEM_TRIGGERED);
        Ref target;
        ObjectId wolf;

        game_clear(f->game, f->table, 2, 1);
        f->table->active_n = -1;
        if (spoilt) spoil_what_is_not_used(f->state);
        wolf = create(f, f->wolf, 0, FIELD);
        target = ref(f, create(f, f->bear, 1, DECK));
        item.controller = 0;
        (void)chain_push(f->table, &item);
        chain_choose(f->table, chain_newest(f->table), &target, 1);
        modifier_add(f->table,
                     &(Modifier){.kind = MODIFIER_STAT, .object = ref(f, wolf)});
        object_remove(f->table, wolf);
        (void)create(f, f->crown, 0, PILE);
        expect_sound(f);
        hashes[spoilt] = game_hash(f->game);
    }
    assert_true(hashes[0] == hashes[1]);
}

static void a_thousand_objects_are_played(void **state)
{
    Fixture *f = *state;
    ObjectId ids[OBJECTS_MAX];
    const QueryId beasts = add(f, (Query){.kind = BEAST});
    Env env;

    for (int i = 0; i < THOUSAND; i++)
        (void)create(f, f->wolf, (PlayerId)(i % 2), i % 3 ? FIELD : DECK);
    role_env(f->table, 1, &env);
    assert_int_equal(query_find(f->table, &env, beasts, ids, OBJECTS_MAX),
                     THOUSAND - (THOUSAND + 2) / 3);
    for (ObjectId id = 1; id <= THOUSAND; id += 2)
        (void)object_move(f->table, id, spot(f, PILE, 0), TO_TOP);
    assert_int_equal(f->state->spots[spot(f, PILE, 0)].n, THOUSAND / 2);
    expect_copies(f);
}

static void a_chain_of_two_hundred_with_a_thousand_targets_is_undone(void **state)
{
    Fixture *f = *state;
    const Ref target = ref(f, create(f, f->wolf, 0, FIELD));
    Ref five[5] = {target, target, target, target, target};

    for (int i = 0; i < CHAIN; i++) {
        Item item = chain_blank_item(ITEM_TRIGGERED);

        item.controller = 0;
        chain_choose(f->table, chain_push(f->table, &item), five, 5);
    }
    assert_int_equal(f->state->targets_n, THOUSAND);
    expect_copies(f);
    for (int i = 0; i < CHAIN; i++) chain_remove(f->table, f->state->chain[0].serial);
    assert_int_equal(f->state->targets_n, 0);
    expect_sound(f);
}

static void a_thousand_abilities_are_given(void **state)
{
    Fixture *f = *state;

    for (int i = 0; i < THOUSAND; i++) {
        const ObjectId id = create(f, f->wolf, 0, FIELD);

        f->state->granted[f->state->granted_n++] =
            (Granted){.object = id, .value = (int16_t)i};
        object_set_flag(f->table, id, OBJECT_GRANTED, true);
    }
    expect_copies(f);
}

// Lets [n] abilities wait for the death of a wolf.
static ObjectId wolf_that_many_wait_for(Fixture *f, int n)
{
    const Clause clause = about(CLAUSE_WHEN, DIES, add(f, (Query){.role = ROLE_IT}));
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    Modifier waits = {.kind = MODIFIER_DELAYED, .subject = ref(f, wolf)};

    waits.clause = library_add_clause(f->library, &clause);
    library_link(f->library);
    for (int i = 0; i < n; i++) modifier_add(f->table, &waits);
    return wolf;
}

static void two_hundred_abilities_trigger_at_once(void **state)
{
    Fixture *f = *state;

    raise_event(f, DIES, wolf_that_many_wait_for(f, CHAIN));
    assert_int_equal(f->table->pending_n, CHAIN);
}

static void trigger_too_many(Fixture *f)
{
    raise_event(f, DIES, wolf_that_many_wait_for(f, PENDING_MAX + 1));
}

static void one_trigger_too_many_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, trigger_too_many), LIMIT_PENDING);
}

static void a_thousand_things_are_chosen_and_listed(void **state)
{
    Fixture *f = *state;
    const QueryId another = add(f, (Query){.kind = BEAST, .another = true});
    ObjectId ids[OBJECTS_MAX];
    Env env, before;
    int index;
    Group *group = table_group(f->table, &index);

    for (int i = 0; i <= THOUSAND; i++) (void)create(f, f->wolf, 0, FIELD);
    role_env(f->table, THOUSAND + 1, &env);
    before = env;
    for (ObjectId id = 1; id <= THOUSAND; id++) {
        table_choose(f->table, &env, ref(f, id));
        table_group_add(f->table, group, ref(f, id));
    }
    assert_int_equal(group->n, THOUSAND);
    assert_int_equal(query_find(f->table, &env, another, ids, OBJECTS_MAX), 0);
    // A copy from before knows nothing of them.
    assert_int_equal(query_find(f->table, &before, another, ids, OBJECTS_MAX),
                     THOUSAND);
}

static void list_too_much(Fixture *f)
{
    int index;
    Group *group = table_group(f->table, &index);

    for (int i = 0; i <= GROUP_MEMBERS_MAX; i++)
        table_group_add(f->table, group, (Ref){1, 1});
}

static void one_thing_too_many_in_lists_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, list_too_much), LIMIT_GROUP_MEMBERS);
}

static void choose_too_much(Fixture *f)
{
    Env env = {0};

    for (int i = 0; i <= CHOSEN_MAX; i++) table_choose(f->table, &env, (Ref){1, 1});
}

static void one_choice_too_many_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, choose_too_much), LIMIT_CHOSEN);
}

static void leave_too_often(Fixture *f)
{
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);

    for (int i = 0; i <= LAST_KNOWN_MAX; i++)
        (void)object_move(f->table, wolf, spot(f, i % 2 ? FIELD : PILE, 0), TO_TOP);
}

static void one_leaving_too_many_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, leave_too_often), LIMIT_LAST_KNOWN);
}

// Events of so many things that are there still.
static void remember_too_much(Fixture *f)
{
    const Clause clause = about(CLAUSE_HAPPENED, DIES, add(f, (Query){.kind = BEAST}));

    (void)library_add_clause(f->library, &clause);
    library_link(f->library);
    for (int i = 0; i <= HAPPENED_MAX; i++)
        raise_event(f, DIES, create(f, f->wolf, 0, FIELD));
}

static void one_different_event_too_many_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, remember_too_much), LIMIT_HAPPENED);
}

static void attempts_end_where_they_began(void **state)
{
    Fixture *f = *state;
    const uint64_t before = game_state_hash(f->state);

    (void)table_keep(f->table);
    (void)create(f, f->wolf, 0, FIELD);
    (void)table_keep(f->table);
    (void)create(f, f->bear, 1, FIELD);
    table_drop(f->table);
    assert_int_equal(f->state->objects_n, 2);
    table_restore(f->table);
    assert_true(game_state_hash(f->state) == before);
}

static void try_too_deep(Fixture *f)
{
    for (int i = 0; i <= KEPT_MAX; i++) (void)table_keep(f->table);
}

static void one_attempt_too_deep_stops_the_game(void **state)
{
    assert_int_equal(limit_reached(*state, try_too_deep), LIMIT_KEPT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(an_empty_game_is_copied_by_what_is_used),
        TEST(what_is_not_used_is_nothing),
        TEST(a_thousand_objects_are_played),
        TEST(a_chain_of_two_hundred_with_a_thousand_targets_is_undone),
        TEST(a_thousand_abilities_are_given),
        TEST(two_hundred_abilities_trigger_at_once),
        TEST(one_trigger_too_many_stops_the_game),
        TEST(a_thousand_things_are_chosen_and_listed),
        TEST(one_thing_too_many_in_lists_stops_the_game),
        TEST(one_choice_too_many_stops_the_game),
        TEST(one_leaving_too_many_stops_the_game),
        TEST(one_different_event_too_many_stops_the_game),
        TEST(attempts_end_where_they_began),
        TEST(one_attempt_too_deep_stops_the_game),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
