// kernel_derive_gift_test.c -- what things are given, alone and with the numbers.

#include "engine/abilities/passives/derive_inside.h"
#include "engine/kernel/table/modifier.h"
#include "tests/engine/kernel_derive_fixture.h"

// A beast that gives [tag] to all beasts that have the tag [wanted]; 0: to all.
static ObjectId gives_tag(Fixture *f, int tag, int wanted)
{
    static int made;
    const QueryId beasts = add(f, (Query){.kind = BEAST, .tag = (uint16_t)wanted});
    Clause clause = answering(GIFTS, ANSWER_GRANTS, 0, beasts);
    char code[24];

    clause.grants_n = 1;
    clause.grants[0] = (Grant){.kind = GRANT_TAG, .value = (int16_t)tag};
    (void)snprintf(code, sizeof code, "Tags %d", ++made);
    return create(f, card_with(f, code, clause), 0, FIELD);
}

// Derives values without shortcuts, and expects the same of both.
static void expect_the_same_thoroughly(Fixture *f)
{
    State *state = f->table->state;
    Granted before[64];
    const int n = state->granted_n;

    memcpy(before, state->granted, (size_t)n * sizeof before[0]);
    f->table->thorough = true;
    derive_numbers(f->table);
    f->table->thorough = false;
    assert_int_equal(state->granted_n, n);
    assert_memory_equal(before, state->granted, (size_t)n * sizeof before[0]);
    assert_null(game_verify(state, f->table));
}

static int tagged(Fixture *f, int tag)
{
    const QueryId query = add(f, (Query){.kind = BEAST, .tag = (uint16_t)tag});
    ObjectId ids[OBJECTS_MAX];
    Env env;

    role_env(f->table, 1, &env);
    return query_find(f->table, &env, query, ids, OBJECTS_MAX);
}

static void gifts_that_ask_for_no_gift_are_given_at_once(void **state)
{
    Fixture *f = *state;

    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    (void)gives_tag(f, 7, 0);
    derive_numbers(f->table);
    assert_int_equal(f->table->state->granted_n, 6);
    assert_int_equal(tagged(f, 6), 3);
    expect_the_same_thoroughly(f);
}

static void a_gift_may_be_what_another_giver_asks_for(void **state)
{
    Fixture *f = *state;
    ObjectId last;

    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 8, 7);
    (void)gives_tag(f, 7, 6);
    last = gives_tag(f, 6, 0);
    derive_numbers(f->table);
    assert_int_equal(tagged(f, 8), 4);
    expect_the_same_thoroughly(f);
    object_remove(f->table, last);
    derive_numbers(f->table);
    assert_int_equal(f->table->state->granted_n, 0);
}

static void gifts_are_worked_out_without_numbers(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;
    ObjectId bear;

    f->rules.derive_gifts = derive_gifts;
    (void)gives_tag(f, 6, 0);
    (void)says(f, 0, GROWS, 2);
    derive_numbers(f->table);
    assert_int_equal(game->granted_n, 1);
    bear = create(f, f->bear, 0, FIELD);
    derivations = 0;
    derive_refresh_gifts(f->table);
    assert_int_equal(game->granted_n, 2);
    assert_false(table_gifts_are_stale(game));
    assert_true(table_is_stale(game));
    assert_int_equal(derivations, 0);
    assert_int_equal(size(f, bear), 7);
    assert_int_equal(derivations, 1);
    expect_the_same_thoroughly(f);
}

static void the_first_giver_of_all_is_noticed(void **state)
{
    Fixture *f = *state;

    f->rules.derive_gifts = derive_gifts;
    (void)create(f, f->bear, 0, FIELD);
    derive_numbers(f->table);
    (void)gives_tag(f, 6, 0);
    derive_refresh_gifts(f->table);
    assert_int_equal(f->table->state->granted_n, 2);
    expect_the_same_thoroughly(f);
}

static void gifts_that_ask_for_gifts_come_with_the_numbers(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;

    f->rules.derive_gifts = derive_gifts;
    (void)gives_tag(f, 8, 7);
    (void)gives_tag(f, 7, 0);
    derive_numbers(f->table);
    (void)create(f, f->bear, 0, FIELD);
    derive_refresh_gifts(f->table);
    assert_false(table_is_stale(game));
    assert_int_equal(tagged(f, 8), 3);
    expect_the_same_thoroughly(f);
}

// A row that was spoilt stays as it is where nobody works it out anew.
static void what_came_alone_is_given_anew(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;

    f->rules.derive_gifts = derive_gifts;
    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    derive_numbers(f->table);
    assert_int_equal(game->granted_n, 2);
    game->granted[0].value = 7;
    (void)create(f, f->bear, 0, FIELD);
    derive_refresh_gifts(f->table);
    assert_int_equal(game->granted_n, 3);
    assert_int_equal(game->granted[0].value, 7);
    game->granted[0].value = 6;
    (void)create(f, f->bear, 0, FIELD);
    derive_numbers(f->table);
    assert_int_equal(game->granted_n, 4);
    expect_the_same_thoroughly(f);
}

static void what_was_given_goes_with_what_leaves(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;
    ObjectId bear, other;

    f->rules.derive_gifts = derive_gifts;
    bear = create(f, f->bear, 0, FIELD);
    other = create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    derive_numbers(f->table);
    (void)object_move(f->table, bear, spot_of(f->table, HAND, 0), TO_BOTTOM);
    assert_false(table_gifts_are_stale(game));
    assert_int_equal(game->granted_n, 2);
    object_remove(f->table, other);
    assert_false(table_gifts_are_stale(game));
    assert_int_equal(game->granted_n, 1);
    (void)object_move(f->table, bear, spot_of(f->table, FIELD, 0), TO_BOTTOM);
    derive_refresh_gifts(f->table);
    assert_int_equal(tagged(f, 6), 2);
    expect_the_same_thoroughly(f);
}

static void numbers_of_what_is_marked_are_worked_out_alone(void **state)
{
    Fixture *f = *state;
    State *game = f->table->state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const ObjectId other = create(f, f->bear, 0, FIELD);
    const Modifier more = {
        .kind = MODIFIER_STAT, .keyword = SIZE_NUMBER, .n = 1, .object = ref(f, bear)};

    (void)says(f, 0, GROWS, 2);
    assert_int_equal(size(f, bear), 7);
    game->objects[other].stat = 99;
    modifier_add(f->table, &more);
    assert_int_equal(size(f, bear), 8);
    assert_int_equal(game->objects[other].stat, 99);
    assert_int_equal(size(f, create(f, f->bear, 0, FIELD)), 7);
    assert_int_equal(game->objects[other].stat, 99);
    (void)says(f, 0, GROWS, 1);
    assert_int_equal(size(f, other), 8);
    assert_int_equal(size(f, bear), 9);
    expect_the_same_thoroughly(f);
}

static void a_gift_that_is_not_up_to_date_is_named(void **state)
{
    Fixture *f = *state;
    const char *broken;

    f->rules.derive = derive_numbers;
    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    derive_numbers(f->table);
    expect_the_same_thoroughly(f);
    f->table->state->granted[1].value = 7;
    broken = game_verify(f->table->state, f->table);
    assert_non_null(broken);
    assert_string_equal(broken, "a derived value is not up to date");
}

static void a_gift_is_compared_also_where_numbers_are_stale(void **state)
{
    Fixture *f = *state;
    const char *broken;

    f->rules.derive = derive_numbers;
    f->rules.derive_gifts = derive_gifts;
    (void)create(f, f->bear, 0, FIELD);
    (void)gives_tag(f, 6, 0);
    derive_numbers(f->table);
    (void)create(f, f->bear, 0, FIELD);
    derive_refresh_gifts(f->table);
    assert_true(table_is_stale(f->table->state));
    assert_null(game_verify(f->table->state, f->table));
    table_changed(f->table, READS_STATS);
    f->table->state->granted[1].value = 7;
    broken = game_verify(f->table->state, f->table);
    assert_non_null(broken);
    assert_string_equal(broken, "a derived value is not up to date");
}

// Returns a text that gives all beasts the tag.
static ClauseId tag_for_a_while(Fixture *f, int tag)
{
    Clause clause = answering(GIFTS, ANSWER_GRANTS, 0, add(f, (Query){.kind = BEAST}));
    ClauseId id;

    clause.grants_n = 1;
    clause.grants[0] = (Grant){.kind = GRANT_TAG, .value = (int16_t)tag};
    id = library_add_clause(f->library, &clause);
    library_link(f->library);
    return id;
}

static void what_one_text_gives_for_a_while_twice_is_told_apart(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const Modifier tags = {.kind = MODIFIER_DELAYED,
                           .clause = tag_for_a_while(f, 6),
                           .source = ref(f, bear),
                           .subject = ref(f, bear)};
    PassiveScan scan;

    modifier_add(f->table, &tags);
    modifier_add(f->table, &tags);
    memset(&scan, 0x55, sizeof scan); // a scan leaves what it does not need
    passive_scan(&scan, f->table, GIFTS, bear);
    assert_true(passive_next(&scan));
    assert_int_equal(derive_instance(&scan), -1);
    assert_true(passive_next(&scan));
    assert_int_equal(derive_instance(&scan), -2);
    derive_numbers(f->table);
    assert_int_equal(f->table->state->granted_n, 2);
    expect_the_same_thoroughly(f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROWS(gifts_that_ask_for_no_gift_are_given_at_once),
        ROWS(a_gift_may_be_what_another_giver_asks_for),
        ROWS(gifts_are_worked_out_without_numbers),
        ROWS(the_first_giver_of_all_is_noticed),
        ROWS(gifts_that_ask_for_gifts_come_with_the_numbers),
        ROWS(what_came_alone_is_given_anew),
        ROWS(what_was_given_goes_with_what_leaves),
        ROWS(numbers_of_what_is_marked_are_worked_out_alone),
        ROWS(a_gift_that_is_not_up_to_date_is_named),
        ROWS(what_one_text_gives_for_a_while_twice_is_told_apart),
        ROWS(a_gift_is_compared_also_where_numbers_are_stale),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
