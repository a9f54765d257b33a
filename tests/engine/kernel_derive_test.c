// kernel_derive_test.c -- numbers that layers change, what they depend on, and slots.

#include "tests/engine/kernel_derive_fixture.h"

static int armour(Fixture *f, ObjectId id)
{
    return reading_number(f->table, ARMOUR_NUMBER, id);
}

static void layers_work_in_their_order(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    assert_int_equal(size(f, bear), 5);
    (void)says(f, 0, GROWS, 3);
    assert_int_equal(size(f, bear), 8);
    (void)says(f, 0, TWICE, 2);
    assert_int_equal(size(f, bear), 13); // 5 times 2, and 3
    (void)says(f, 1, FROZEN, 1);
    assert_int_equal(size(f, bear), 5); // 1 times 2, and 3
    (void)says(f, 1, LEAST, 9);
    assert_int_equal(size(f, bear), 9);
    (void)says(f, 1, MOST, 7);
    assert_int_equal(size(f, bear), 7);
    (void)says(f, 1, HALF, 2);
    assert_int_equal(size(f, bear), 4); // rounded up
    assert_int_equal(armour(f, bear), 5);
}

static void answers_to_one_question_combine_as_its_row_says(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);

    (void)says(f, 0, TWICE, 2);
    (void)says(f, 0, TWICE, 3);
    assert_int_equal(size(f, bear), 30);
    (void)says(f, 0, FROZEN, 4);
    (void)says(f, 0, FROZEN, 1);
    (void)says(f, 0, FROZEN, 2);
    assert_int_equal(size(f, bear), 6);
}

static ClauseId about_me(Fixture *f, Clause clause)
{
    clause.subject = add(f, (Query){.role = ROLE_ME});
    return library_add_clause(f->library, &clause);
}

static CardId beast_that_says(Fixture *f, const char *code, Clause clause)
{
    const CardId card = add_card(
        f, (CardFacts){.code = code, .type = "Beast", .facts = {{.number = 5}}});
    const ClauseId id = about_me(f, clause);

    library_set_clauses(f->library, card, &id, 1);
    library_link(f->library);
    return card;
}

static void a_thing_may_leave_out_a_layer_or_keep_what_is_printed(void **state)
{
    Fixture *f = *state;
    const CardId hardy =
        beast_that_says(f, "Hardy", answering(IMMUNE, ANSWER_YES, 0, 0));
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   yak = create(f, hardy, 0, FIELD);

    (void)says(f, 1, FROZEN, 1);
    (void)says(f, 0, GROWS, 2);
    assert_int_equal(size(f, bear), 3);
    assert_int_equal(size(f, yak), 7); // it does not freeze, and grows
    numbers[SIZE_NUMBER].unless = 1 + IMMUNE;
    table_touch(f->table);
    assert_int_equal(size(f, yak), 5);
    assert_int_equal(size(f, bear), 3);
    numbers[SIZE_NUMBER].unless = 0;
}

static void a_passive_names_the_layer_that_comes_last(void **state)
{
    Fixture *f = *state;
    const CardId odd =
        beast_that_says(f, "Odd", answering(LAST, ANSWER_WORD, WORD_TWICE, 0));
    const ObjectId yak = create(f, odd, 0, FIELD), bear = create(f, f->bear, 0, FIELD);

    (void)says(f, 0, TWICE, 2);
    (void)says(f, 0, GROWS, 3);
    assert_int_equal(size(f, bear), 13);
    assert_int_equal(size(f, yak), 16); // 5 and 3, times 2
}

static void a_layer_may_want_a_condition(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const QueryId tool = add(f, (Query){.kind = TOOL});
    const Condition armed = {.kind = CONDITION_QUERY, .ref = tool};

    layers_of_size[2].provided = library_add_condition(f->library, &armed);
    (void)says(f, 0, GROWS, 3);
    assert_int_equal(size(f, bear), 5);
    (void)create(f, f->crown, 1, FIELD);
    assert_int_equal(size(f, bear), 8);
    layers_of_size[2].provided = 0;
}

static void what_is_given_for_a_while_counts_in_the_layer_that_adds(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    Modifier more = {.kind = MODIFIER_STAT, .n = 2, .object = ref(f, bear)};

    modifier_add(f->table, &more);
    (void)says(f, 0, MOST, 6);
    assert_int_equal(size(f, bear), 6); // 7, but 6 at most
    assert_int_equal(armour(f, bear), 5);
    more.keyword = ARMOUR_NUMBER;
    modifier_add(f->table, &more);
    assert_int_equal(armour(f, bear), 7);
    assert_int_equal(size(f, bear), 6);
}

static void several_numbers_are_kept_with_the_state(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   in_hand = create(f, f->bear, 0, HAND);

    (void)says(f, 0, SHELL, 4);
    assert_int_equal(armour(f, bear), 9);
    assert_int_equal(size(f, bear), 5);
    assert_int_equal(armour(f, in_hand), 5); // what is printed
    state_copy(f->view, f->state);
    assert_int_equal(*table_number(f->table, f->view, ARMOUR_NUMBER, bear), 9);
    assert_null(game_ranges(f->state, f->table));
}

// A number may depend on another one of another thing, whatever comes first.
static void numbers_may_depend_on_each_other(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const QueryId big = add(f,
                            (Query){.kind = BEAST,
                                    .compares = {{ARMOUR_FIELD, OP_AT_LEAST, 0}},
                                    .compares_n = 1});
    Query wants = f->library->queries[big];
    Clause clause;
    CardId card;

    wants.compares[0].amount = amount(f, 9);
    clause = answering(GROWS, ANSWER_AMOUNT, amount(f, 10), add(f, wants));
    card = card_with(f, "Herd", clause);
    (void)create(f, card, 0, FIELD);
    assert_int_equal(size(f, bear), 5);
    (void)says(f, 1, SHELL, 4);
    assert_int_equal(armour(f, bear), 9);
    assert_int_equal(size(f, bear), 15);
}

static void values_are_derived_anew_only_if_what_they_read_changed(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const QueryId tired = add(f, (Query){.kind = BEAST, .adjectives = 1u << TIRED});
    const CardId host =
        card_with(f, "Host", answering(GROWS, ANSWER_AMOUNT, amount(f, 1), tired));
    ObjectId lord;

    (void)says(f, 0, GROWS, 2);
    assert_int_equal(size(f, bear), 7);
    derivations = 0;
    object_count(f->table, bear, 1, 4);
    object_set_flag(f->table, bear, OBJECT_EXHAUSTED, true);
    table_changed(f->table, READS_TURN | READS_PLAYERS | READS_NOTES);
    assert_int_equal(size(f, bear), 7);
    assert_int_equal(derivations, 0); // nobody looks at these
    lord = create(f, host, 1, FIELD);
    assert_int_equal(size(f, bear), 8);
    assert_int_equal(derivations, 1);
    object_set_flag(f->table, bear, OBJECT_EXHAUSTED, false);
    assert_int_equal(size(f, bear), 7); // now somebody does
    object_remove(f->table, lord);
    assert_int_equal(size(f, bear), 7);
    derivations = 0;
    object_set_flag(f->table, bear, OBJECT_EXHAUSTED, true);
    assert_int_equal(size(f, bear), 7);
    assert_int_equal(derivations, 0); // and nobody again
}

// Returns whether the answers are derived anew when they are asked for.
static bool derives(Fixture *f, ObjectId bear)
{
    derivations = 0;
    (void)size(f, bear);
    return derivations > 0;
}

static void other_types_and_places_count_only_if_somebody_looks_at_them(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   wolf = create(f, f->wolf, 0, FIELD), lord = says(f, 0, GROWS, 2);
    ObjectId crown = create(f, f->crown, 0, HAND);

    numbers[ARMOUR_NUMBER].kind = BEAST;
    table_init(f->table, &f->rules, f->library, NULL);
    f->table->state = &f->game->now;
    f->table->active_n = -1;
    f->table->game = f->game;
    (void)size(f, bear);
    (void)object_move(f->table, crown, spot(f, FIELD, 1), TO_TOP);
    assert_false(derives(f, bear)); // it has no number, and all look at beasts
    (void)object_move(f->table, wolf, spot(f, FIELD, 1), TO_TOP);
    assert_false(derives(f, bear)); // wherever they stand
    object_control(f->table, wolf, 0);
    assert_false(derives(f, bear)); // and whoever has them
    object_attach(f->table, crown, wolf);
    assert_false(derives(f, bear)); // it says nothing of numbers
    (void)object_move(f->table, lord, spot(f, FIELD, 1), TO_TOP);
    assert_true(derives(f, bear)); // who speaks may look at where it stands
    object_attach(f->table, lord, wolf);
    assert_true(derives(f, bear)); // and at what it is attached to
    (void)object_move(f->table, wolf, spot(f, HAND, 0), TO_TOP);
    assert_true(derives(f, bear)); // which goes
    (void)object_move(f->table, wolf, spot(f, FIELD, 0), TO_TOP);
    assert_true(derives(f, bear)); // its own numbers
    assert_int_equal(size(f, wolf), 4);
    object_set_flag(f->table, crown, OBJECT_FACEDOWN, true);
    assert_false(derives(f, bear)); // nor has it a number
    (void)object_move(f->table, lord, spot(f, HAND, 0), TO_TOP);
    assert_int_equal(size(f, bear), 5);
    numbers[ARMOUR_NUMBER].kind = 0;
}

static void a_dependency_that_a_row_leaves_out_is_found(void **state)
{
    Fixture *f = *state;
    const uint64_t reads = adjectives[TIRED].reads;
    const QueryId tired = add(f, (Query){.kind = BEAST, .adjectives = 1u << TIRED});
    const Clause clause = answering(GROWS, ANSWER_AMOUNT, amount(f, 1), tired);
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const char *broken;

    adjectives[TIRED].reads = READS_NOTHING;
    f->rules.derive = derive_numbers;
    (void)create(f, card_with(f, "Host", clause), 0, FIELD);
    assert_int_equal(size(f, bear), 5);
    assert_null(game_verify(f->table->state, f->table));
    object_set_flag(f->table, bear, OBJECT_EXHAUSTED, true);
    broken = game_verify(f->table->state, f->table);
    adjectives[TIRED].reads = reads;
    assert_non_null(broken);
    assert_string_equal(broken, "a derived value is not up to date");
}

static void what_lies_off_the_board_counts_only_if_somebody_looks_there(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   card = create(f, f->wolf, 0, DECK);
    const QueryId in_hand = add(f,
                                (Query){.kind = BEAST,
                                        .locations = {{LOCATION_ZONE, 0, HAND}},
                                        .locations_n = 1});
    const Amount cards = {.kind = AMOUNT_COUNT, .query = in_hand};
    const QueryId beasts = add(f, (Query){.kind = BEAST});
    const CardId counts = card_with(
        f,
        "Counts",
        answering(
            GROWS, ANSWER_AMOUNT, library_add_amount(f->library, &cards), beasts));

    (void)says(f, 0, GROWS, 2);
    assert_int_equal(size(f, bear), 7);
    derivations = 0;
    (void)object_move(f->table, card, spot(f, HAND, 0), TO_TOP);
    assert_int_equal(size(f, bear), 7);
    assert_int_equal(derivations, 0);
    (void)create(f, counts, 0, FIELD);
    assert_int_equal(size(f, bear), 8);
    (void)object_move(f->table, card, spot(f, DECK, 0), TO_TOP);
    assert_int_equal(size(f, bear), 7);
}

static void an_answer_is_a_field_or_an_adjective(void **state)
{
    Fixture *f = *state;
    const CardId hardy =
        beast_that_says(f, "Hard", answering(IMMUNE, ANSWER_YES, 0, 0));
    const ObjectId yak = create(f, hardy, 0, FIELD),
                   bear = create(f, f->bear, 0, FIELD);
    const QueryId immune =
        add(f, (Query){.kind = BEAST, .adjectives = 1u << IS_IMMUNE});
    Env env;
    int n;

    (void)says(f, 0, SHELL, 2);
    (void)says(f, 0, SHELL, 3);
    role_env(f->table, yak, &env);
    assert_true(query_matches(f->table, &env, immune, yak));
    assert_false(query_matches(f->table, &env, immune, bear));
    assert_true(reading_of_object(f->table, &env, SHELL_FIELD, bear, &n));
    assert_int_equal(n, 5);
}

// ---- places

static void a_thing_in_a_slot_is_at_the_place_beside_it(void **state)
{
    Fixture *f = *state;
    const ObjectId crown = create(f, f->crown, 1, SLOT);

    assert_int_equal(object_location(f->table, crown), spot(f, FIELD, 1));
    assert_int_equal(f->state->objects[crown].spot, spot(f, SLOT, 1));
}

static void opposite_is_the_same_zone_of_another_player(void **state)
{
    Fixture *f = *state;
    const ObjectId crown = create(f, f->crown, 0, SLOT),
                   wolf = create(f, f->wolf, 0, FIELD),
                   rival = create(f, f->wolf, 1, FIELD);
    const QueryId opposite = add(f,
                                 (Query){.kind = BEAST,
                                         .locations = {{LOCATION_OPPOSITE, 0, 0}},
                                         .locations_n = 1});
    ObjectId found[4];
    Env env;

    role_env(f->table, crown, &env);
    assert_int_equal(query_find(f->table, &env, opposite, found, 4), 1);
    assert_int_equal(found[0], rival);
    role_env(f->table, rival, &env);
    assert_int_equal(query_find(f->table, &env, opposite, found, 4), 1);
    assert_int_equal(found[0], wolf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROWS(layers_work_in_their_order),
        ROWS(answers_to_one_question_combine_as_its_row_says),
        ROWS(a_thing_may_leave_out_a_layer_or_keep_what_is_printed),
        ROWS(a_passive_names_the_layer_that_comes_last),
        ROWS(a_layer_may_want_a_condition),
        ROWS(what_is_given_for_a_while_counts_in_the_layer_that_adds),
        ROWS(several_numbers_are_kept_with_the_state),
        ROWS(numbers_may_depend_on_each_other),
        ROWS(values_are_derived_anew_only_if_what_they_read_changed),
        ROWS(other_types_and_places_count_only_if_somebody_looks_at_them),
        ROWS(a_dependency_that_a_row_leaves_out_is_found),
        ROWS(what_lies_off_the_board_counts_only_if_somebody_looks_there),
        ROWS(an_answer_is_a_field_or_an_adjective),
        ROWS(a_thing_in_a_slot_is_at_the_place_beside_it),
        ROWS(opposite_is_the_same_zone_of_another_player),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
