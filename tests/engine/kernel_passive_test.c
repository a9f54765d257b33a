// kernel_passive_test.c -- passives answer the questions that the rulebook asks.

#include "engine/abilities/passives/passive.h"
#include "engine/kernel/table/object.h"
#include "tests/engine/kernel_clause_fixture.h"

static void passives_of_one_question_add_up(void **state)
{
    Fixture *f = *state;
    const QueryId own = add(f, (Query){.kind = BEAST, .adjectives = 1u << OWN});
    const CardId lord =
        card_with(f, "Lord", answering(BONUS, ANSWER_AMOUNT, amount(f, 2), own));
    const ObjectId wolf = create(f, f->wolf, 0, FIELD),
                   rival = create(f, f->wolf, 1, FIELD);
    ObjectId second;

    (void)create(f, lord, 0, FIELD);
    second = create(f, lord, 0, FIELD);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), 4);
    assert_int_equal(passive_sum(f->table, BONUS, rival), 0);
    assert_int_equal(passive_sum(f->table, RANK, wolf), 0);
    object_remove(f->table, second);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), 2);
}

static void
a_passive_works_from_the_board_and_for_a_card_elsewhere_on_itself(void **state)
{
    Fixture *f = *state;
    const QueryId beast = add(f, (Query){.kind = BEAST});
    const CardId lord =
        card_with(f, "Lord", answering(BONUS, ANSWER_AMOUNT, amount(f, 2), beast));
    const ObjectId wolf = create(f, f->wolf, 0, FIELD),
                   in_hand = create(f, lord, 0, HAND);

    assert_int_equal(passive_sum(f->table, BONUS, wolf), 0);
    assert_int_equal(passive_sum(f->table, BONUS, in_hand), 2);
    (void)object_move(f->table, in_hand, spot(f, FIELD, 0), TO_TOP);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), 2);
    assert_int_equal(passive_sum(f->table, BONUS, in_hand), 2);
}

static void a_passive_holds_while_its_condition_does_and_counts_each(void **state)
{
    Fixture *f = *state;
    const QueryId me = add(f, (Query){.role = ROLE_ME}),
                  tool = add(f, (Query){.kind = TOOL});
    const Condition armed = {.kind = CONDITION_QUERY, .ref = tool};
    const Amount tools = {.kind = AMOUNT_COUNT, .query = tool};
    Clause clause = answering(BONUS, ANSWER_AMOUNT, amount(f, 3), me);
    ObjectId smith;

    clause.provided = library_add_condition(f->library, &armed);
    clause.each = library_add_amount(f->library, &tools);
    smith = create(f, card_with(f, "Smith", clause), 0, FIELD);
    assert_int_equal(passive_sum(f->table, BONUS, smith), 0);
    (void)create(f, f->crown, 1, FIELD);
    assert_int_equal(passive_sum(f->table, BONUS, smith), 3);
    (void)create(f, f->crown, 1, FIELD);
    assert_int_equal(passive_sum(f->table, BONUS, smith), 6);
}

static void the_last_word_counts(void **state)
{
    Fixture *f = *state;
    const QueryId beast = add(f, (Query){.kind = BEAST});
    const CardId low = card_with(f, "Low", answering(RANK, ANSWER_WORD, 3, beast));
    const CardId high = card_with(f, "High", answering(RANK, ANSWER_WORD, 5, beast));
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);

    assert_int_equal(passive_word(f->table, RANK, wolf), -1);
    (void)create(f, low, 0, FIELD);
    (void)create(f, high, 0, FIELD);
    assert_int_equal(passive_word(f->table, RANK, wolf), 5);
}

static void a_passive_may_ask_who_pays_and_whereto(void **state)
{
    Fixture *f = *state;
    Clause clause =
        answering(BONUS, ANSWER_AMOUNT, amount(f, 1), add(f, (Query){.kind = BEAST}));
    PassiveScan scan;
    ObjectId wolf;

    clause.by = add(f, (Query){.kind = RIVAL});
    wolf = create(f, card_with(f, "Toll", clause), 0, FIELD);
    passive_scan(&scan, f->table, BONUS, wolf);
    assert_false(passive_next(&scan)); // nobody pays
    passive_scan(&scan, f->table, BONUS, wolf);
    scan.payer = 0;
    assert_false(passive_next(&scan));
    passive_scan(&scan, f->table, BONUS, wolf);
    scan.payer = 1;
    assert_true(passive_next(&scan));
    assert_int_equal(passive_amount(&scan), 1);
    assert_false(passive_next(&scan));
}

static void a_granted_clause_works_like_a_printed_one(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    const Clause clause =
        answering(BONUS, ANSWER_AMOUNT, amount(f, 4), add(f, (Query){.role = ROLE_ME}));

    f->state->granted[0] =
        (Granted){.object = wolf, .clause = library_add_clause(f->library, &clause)};
    f->state->granted_n = 1;
    object_set_flag(f->table, wolf, OBJECT_GRANTED, true);
    library_link(f->library);
    table_touch(f->table);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), 4);
    object_set_flag(f->table, wolf, OBJECT_GRANTED, false);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), 0);
}

static void an_attached_cards_effect_text_speaks_for_its_host(void **state)
{
    Fixture *f = *state;
    Clause clause =
        answering(BONUS, ANSWER_AMOUNT, amount(f, 2), add(f, (Query){.role = ROLE_ME}));
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    ObjectId blade;

    clause.flags = CLAUSE_ATTACHED;
    blade = create(f, card_with(f, "Blade", clause), 0, FIELD);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), 0);
    assert_int_equal(passive_sum(f->table, BONUS, blade), 0);
    object_attach(f->table, blade, wolf);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), 2);
    assert_int_equal(passive_sum(f->table, BONUS, blade), 0);
}

// A wolf with two given clauses, beside a lord that speaks about all beasts.
static ObjectId lay_out_gifts(Fixture *f)
{
    const QueryId me = add(f, (Query){.role = ROLE_ME}),
                  beast = add(f, (Query){.kind = BEAST});
    const Clause gift = answering(BONUS, ANSWER_AMOUNT, amount(f, 4), me);
    const ClauseId id = library_add_clause(f->library, &gift);
    const CardId lord = card_with(f, "Lord", answering(RANK, ANSWER_WORD, 2, beast));
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    const ObjectId *ids;

    library_link(f->library);
    (void)create(f, lord, 0, FIELD);
    ability_grant(f->table, (Granted){.object = wolf, .clause = id});
    (void)ability_active_objects(f->table, &ids);
    ability_grant(f->table, (Granted){.object = wolf, .clause = id});
    expect_sound(f);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), 8);
    return wolf;
}

static void expect_broken(Fixture *f, const char *text)
{
    const char *broken = game_verify(f->state, f->table);

    assert_non_null(broken);
    assert_string_equal(broken, text);
}

static void gifts_that_are_not_linked_are_named(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = lay_out_gifts(f);

    f->table->granted_next[0] = 0;
    expect_broken(f, "not all that was given is linked");
    f->table->granted_next[0] = 1;
    expect_broken(f, "what an object was given is not linked in its order");
    f->table->granted_next[0] = 2;
    expect_sound(f);
    f->table->granted_first[wolf] = 1;
    expect_broken(f, "not all that was given is linked");
    f->table->granted_first[wolf] = 0;
    f->table->losses = 1;
    expect_broken(f, "what was taken away is not counted");
}

static void an_answer_that_is_not_known_is_named(void **state)
{
    const char *text = "what active objects may answer is not up to date";
    Fixture *f = *state;
    const ObjectId wolf = lay_out_gifts(f);
    const int place = ability_active_place(f->table, wolf);

    f->table->answerers[BONUS].all[0] = 0;
    expect_broken(f, text);
    f->table->answerers[BONUS].all[0] = 1ull << place;
    expect_sound(f);
    f->table->answerers[RANK].of_others[0] = 0;
    expect_broken(f, text);
    f->table->active_n = ACTIVE_UNKNOWN;
    (void)lay_out_gifts(f);
    f->table->active_at[wolf]++;
    expect_broken(f, text);
}

static void an_event_that_nobody_waits_for_is_named(void **state)
{
    Fixture *f = *state;

    (void)lay_out_gifts(f);
    event_set_add(&f->table->interest.listens, DIES);
    expect_broken(f, "what active objects wait for is not up to date");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(passives_of_one_question_add_up),
        TEST(a_passive_works_from_the_board_and_for_a_card_elsewhere_on_itself),
        TEST(a_passive_holds_while_its_condition_does_and_counts_each),
        TEST(the_last_word_counts),
        TEST(a_passive_may_ask_who_pays_and_whereto),
        TEST(a_granted_clause_works_like_a_printed_one),
        TEST(an_attached_cards_effect_text_speaks_for_its_host),
        TEST(gifts_that_are_not_linked_are_named),
        TEST(an_answer_that_is_not_known_is_named),
        TEST(an_event_that_nobody_waits_for_is_named),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
