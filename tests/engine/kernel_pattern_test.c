// kernel_pattern_test.c -- events meet the patterns that wait for them, passives answer.

#include "kernel_fixture.h"

#include "../../engine/kernel/happened.h"

static QueryId add(Fixture *f, Query query)
{
    return library_add_query(f->library, &query);
}

static uint16_t amount(Fixture *f, int n)
{
    const Amount constant = {.sort = AMOUNT_CONST, .n = (int16_t)n};

    return library_add_amount(f->library, &constant);
}

static Clause about(ClauseSort sort, int event, QueryId what)
{
    return (Clause){
        .sort = (uint8_t)sort, .events_n = 1, .events = {{(uint8_t)event, 0, what}}};
}

static Clause answering(int question, AnswerSort sort, uint16_t ref, QueryId subject)
{
    return (Clause){.sort = CLAUSE_PASSIVE,
                    .answers_n = 1,
                    .answers = {{(uint8_t)question, (uint8_t)sort, ref}},
                    .subject = subject};
}

// A beast of size 1 with this text.
static CardId card_with(Fixture *f, const char *code, Clause clause)
{
    const CardId card =
        add_card(f, (CardFacts){.code = code, .type = "Beast", .might = 1});
    const ClauseId id = library_add_clause(f->library, &clause);

    library_set_clauses(f->library, card, &id, 1);
    library_link(f->library);
    return card;
}

static bool fits(Fixture *f, ObjectId me, const Clause *clause, const Event *event)
{
    Env env;

    env_of(f->table, me, &env);
    return pattern_fits(f->table, &env, clause, event);
}

static void raise_event(Fixture *f, int what, ObjectId object)
{
    Event event = event_of(what, object, f->state->objects[object].controller);

    event.at = f->state->objects[object].spot;
    event_raise(f->table, &event);
}

// Patterns.

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
        (Cause){.serial = 4, .sort = ITEM_PLAY, .controller = 1, .card = f->spark};
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
    clause.from = (Place){PLACE_ZONE, 0, HAND};
    assert_true(fits(f, wolf, &clause, &event));
    clause.to = (Place){PLACE_ROLE, 0, ROLE_HERE};
    assert_true(fits(f, wolf, &clause, &event));
    clause.flags = CLAUSE_HERE;
    assert_true(fits(f, wolf, &clause, &event));
    event.to = event.at = spot(f, ISLE, 1);
    assert_false(fits(f, wolf, &clause, &event));
    clause.flags = 0;
    clause.to = (Place){PLACE_BOARD, 0, 0};
    assert_true(fits(f, wolf, &clause, &event));
    clause.from = (Place){PLACE_ZONE, 0, DECK};
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

// Memory.

// "If a beast of yours died this turn."
static Clause died(Fixture *f)
{
    return about(
        CLAUSE_HAPPENED, DIES, add(f, (Query){.kind = BEAST, .adjectives = 1u << OWN}));
}

static void only_what_some_card_counts_is_remembered(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    const Clause clause = died(f);

    raise_event(f, DIES, wolf);
    assert_int_equal(f->state->happened_n, 0);
    (void)library_add_clause(f->library, &clause);
    library_link(f->library);
    raise_event(f, ARRIVES, wolf);
    raise_event(f, DIES, wolf);
    assert_int_equal(f->state->happened_n, 1);
}

static void what_happened_is_remembered_as_it_was_then(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD),
                   bear = create(f, f->bear, 0, FIELD);
    const ObjectId crown = create(f, f->crown, 0, FIELD);
    const Clause clause = died(f);
    Env env;

    (void)library_add_clause(f->library, &clause);
    library_link(f->library);
    env_of(f->table, bear, &env);
    object_control(f->table, wolf, 1);
    raise_event(f, DIES, wolf); // the rival's
    object_control(f->table, wolf, 0);
    assert_int_equal(happened_count(f->table, &env, &clause, NOBODY), 0);
    raise_event(f, DIES, crown); // no beast
    raise_event(f, DIES, wolf);
    (void)object_move(f->table, wolf, spot(f, DECK, 0), TO_TOP);
    assert_int_equal(happened_count(f->table, &env, &clause, NOBODY), 1);
    raise_event(f, DIES, bear);
    assert_int_equal(happened_count(f->table, &env, &clause, NOBODY), 2);
    assert_int_equal(happened_count(f->table, &env, &clause, 1), 0);
}

static void however_much_happens_in_a_turn_it_is_counted(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    ObjectId wolf = create(f, f->wolf, 0, FIELD);
    Clause clause = died(f), of_me = clause;
    Env env;

    of_me.events[0].what = add(f, (Query){.role = ROLE_ME});
    (void)library_add_clause(f->library, &clause);
    library_link(f->library);
    env_of(f->table, bear, &env);
    raise_event(f, DIES, bear);
    for (int i = 0; i < 3 * HAPPENED_MAX; i++) {
        raise_event(f, DIES, wolf);
        (void)object_move(f->table, wolf, spot(f, DECK, 0), TO_TOP); // another one now
        (void)object_move(f->table, wolf, spot(f, FIELD, 0), TO_TOP);
    }

    assert_int_equal(happened_count(f->table, &env, &clause, NOBODY),
                     3 * HAPPENED_MAX + 1);
    assert_int_equal(happened_count(f->table, &env, &of_me, NOBODY), 1);
}

static void what_is_still_there_is_told_apart_as_long_as_there_is_room(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD),
                   wolf = create(f, f->wolf, 0, FIELD);
    Clause clause = died(f), of_me = clause;
    Env env;

    of_me.events[0].what = add(f, (Query){.role = ROLE_ME});
    (void)library_add_clause(f->library, &clause);
    library_link(f->library);
    env_of(f->table, bear, &env);
    for (int i = 0; i < 2 * HAPPENED_MAX; i++)
        raise_event(f, DIES, i % 4 ? wolf : bear);

    assert_int_equal(happened_count(f->table, &env, &of_me, NOBODY), HAPPENED_MAX / 2);
    assert_int_equal(happened_count(f->table, &env, &clause, NOBODY), 2 * HAPPENED_MAX);
}

static void a_condition_may_ask_how_often_something_happened(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    Clause clause = died(f);
    Condition once = {.sort = CONDITION_HAPPENED}, twice = {.sort = CONDITION_HAPPENED};
    uint16_t any, two;
    Env env;

    once.ref = library_add_clause(f->library, &clause);
    clause.times = (Compare){.op = OP_AT_LEAST, .amount = amount(f, 2)};
    twice.ref = library_add_clause(f->library, &clause);
    any = library_add_condition(f->library, &once);
    two = library_add_condition(f->library, &twice);
    library_link(f->library);
    env_of(f->table, wolf, &env);

    assert_false(condition_holds(f->table, &env, any));
    raise_event(f, DIES, wolf);
    assert_true(condition_holds(f->table, &env, any));
    assert_false(condition_holds(f->table, &env, two));
    raise_event(f, DIES, wolf);
    assert_true(condition_holds(f->table, &env, two));
}

// Triggers.

static void an_ability_triggers_when_its_pattern_fits(void **state)
{
    Fixture *f = *state;
    const CardId mourner = card_with(
        f, "Mourner", about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = TOOL})));
    const ObjectId me = create(f, mourner, 1, FIELD),
                   crown = create(f, f->crown, 0, FIELD);

    raise_event(f, ARRIVES, crown);
    assert_int_equal(f->table->found_n, 0);
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->found_n, 1);
    assert_true(ref_equal(f->table->found[0].item.source, ref(f, me)));
    assert_true(ref_equal(f->table->found[0].item.it, ref(f, crown)));
    assert_int_equal(f->table->found[0].item.controller, 1);
    assert_int_equal(f->table->found[0].item.there, spot(f, FIELD, 0));
}

static void an_ability_off_the_board_triggers_on_itself_alone(void **state)
{
    Fixture *f = *state;
    const CardId moth =
        card_with(f, "Moth", about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = BEAST})));
    const CardId ghost = card_with(
        f, "Ghost", about(CLAUSE_WHEN, DIES, add(f, (Query){.role = ROLE_ME})));
    const ObjectId moth_in_pile = create(f, moth, 0, PILE),
                   in_pile = create(f, ghost, 0, PILE),
                   wolf = create(f, f->wolf, 0, FIELD);

    raise_event(f, DIES, wolf);
    raise_event(f, DIES, moth_in_pile);
    assert_int_equal(f->table->found_n, 0);
    raise_event(f, DIES, in_pile);
    assert_int_equal(f->table->found_n, 1);
}

static void facedown_text_does_not_work(void **state)
{
    Fixture *f = *state;
    const CardId mourner = card_with(
        f, "Mourner", about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = TOOL})));
    const ObjectId me = create(f, mourner, 1, FIELD),
                   crown = create(f, f->crown, 0, FIELD);

    object_mark(f->table, me, MARK_FACEDOWN, true);
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->found_n, 0);
    object_mark(f->table, me, MARK_FACEDOWN, false);
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->found_n, 1);
}

static void the_nth_time_is_that_time_only(void **state)
{
    Fixture *f = *state;
    Clause second = about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = TOOL}));
    ObjectId crown;

    second.nth = 2;
    (void)create(f, card_with(f, "Second", second), 0, FIELD);
    crown = create(f, f->crown, 0, FIELD);
    for (int i = 1; i <= 4; i++) {
        f->table->batches++;
        raise_event(f, DIES, crown);
        assert_int_equal(f->table->found_n, i >= 2);
    }
}

static void one_or_more_triggers_once_for_all_that_happens_together(void **state)
{
    Fixture *f = *state;
    Clause clause = about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = TOOL}));
    ObjectId crown;

    clause.flags = CLAUSE_ONE_OR_MORE;
    (void)create(f, card_with(f, "Gleaner", clause), 0, FIELD);
    crown = create(f, f->crown, 0, FIELD);
    raise_event(f, DIES, crown);
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->found_n, 1);
    f->table->batches++;
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->found_n, 2);
}

static void a_waiting_ability_triggers_by_itself_and_a_once_only_once(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 1, FIELD),
                   bear = create(f, f->bear, 0, FIELD);
    Clause clause = about(CLAUSE_WHEN, DIES, add(f, (Query){.role = ROLE_IT}));
    Modifier waits = {.sort = MODIFIER_LATER, .controller = 1, .it = ref(f, bear)};

    clause.flags = CLAUSE_ONCE;
    waits.clause = library_add_clause(f->library, &clause);
    library_link(f->library);
    modifier_add(f->table, &waits);
    raise_event(f, DIES, wolf);
    assert_int_equal(f->table->found_n, 0);
    raise_event(f, DIES, bear);
    raise_event(f, DIES, bear);

    assert_int_equal(f->table->found_n, 1);
    assert_int_equal(f->table->found[0].item.controller, 1);
    assert_int_equal(f->state->modifiers_n, 0);
}

// Passives.

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
    const Condition armed = {.sort = CONDITION_QUERY, .ref = tool};
    const Amount tools = {.sort = AMOUNT_COUNT, .query = tool};
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
    scan = passives_about(f->table, BONUS, wolf);
    assert_false(passive_next(&scan)); // nobody pays
    scan = passives_about(f->table, BONUS, wolf);
    scan.payer = 0;
    assert_false(passive_next(&scan));
    scan = passives_about(f->table, BONUS, wolf);
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
    object_mark(f->table, wolf, MARK_GRANTED, true);
    assert_int_equal(passive_sum(f->table, BONUS, wolf), 4);
    object_mark(f->table, wolf, MARK_GRANTED, false);
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

// Permissions.

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

    assert_true(permission_fits(f->table, CLAUSE_CANNOT, &tool, &found, &env));
    assert_int_equal(found->sort, CLAUSE_CANNOT);
    assert_int_equal(env.me.id, me);
    assert_false(permission_fits(f->table, CLAUSE_CAN, &tool, NULL, NULL));
    assert_false(permission_fits(f->table, CLAUSE_CANNOT, &beast, NULL, NULL));
    (void)object_move(f->table, me, spot(f, PILE, 1), TO_TOP);
    assert_false(permission_fits(f->table, CLAUSE_CANNOT, &tool, NULL, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_pattern_fits_its_event_of_what_it_names),
        TEST(any_one_of_the_named_events_will_do),
        TEST(who_did_it_and_with_what_must_fit_too),
        TEST(the_places_of_an_event_must_fit),
        TEST(an_event_of_a_player_fits_patterns_of_players),
        TEST(only_what_some_card_counts_is_remembered),
        TEST(what_happened_is_remembered_as_it_was_then),
        TEST(however_much_happens_in_a_turn_it_is_counted),
        TEST(what_is_still_there_is_told_apart_as_long_as_there_is_room),
        TEST(a_condition_may_ask_how_often_something_happened),
        TEST(an_ability_triggers_when_its_pattern_fits),
        TEST(an_ability_off_the_board_triggers_on_itself_alone),
        TEST(facedown_text_does_not_work),
        TEST(the_nth_time_is_that_time_only),
        TEST(one_or_more_triggers_once_for_all_that_happens_together),
        TEST(a_waiting_ability_triggers_by_itself_and_a_once_only_once),
        TEST(passives_of_one_question_add_up),
        TEST(a_passive_works_from_the_board_and_for_a_card_elsewhere_on_itself),
        TEST(a_passive_holds_while_its_condition_does_and_counts_each),
        TEST(the_last_word_counts),
        TEST(a_passive_may_ask_who_pays_and_whereto),
        TEST(a_granted_clause_works_like_a_printed_one),
        TEST(an_attached_cards_effect_text_speaks_for_its_host),
        TEST(a_ban_and_a_permission_fit_what_they_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
