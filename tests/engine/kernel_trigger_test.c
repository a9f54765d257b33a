// kernel_trigger_test.c -- when an ability triggers, and what the turn's history
// remembers.

#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "tests/engine/kernel_clause_fixture.h"

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
    role_env(f->table, bear, &env);
    object_control(f->table, wolf, 1);
    raise_event(f, DIES, wolf); // the rival's
    object_control(f->table, wolf, 0);
    assert_int_equal(query_happened(f->table, &env, &clause, NOBODY), 0);
    raise_event(f, DIES, crown); // no beast
    raise_event(f, DIES, wolf);
    (void)object_move(f->table, wolf, spot(f, DECK, 0), TO_TOP);
    assert_int_equal(query_happened(f->table, &env, &clause, NOBODY), 1);
    raise_event(f, DIES, bear);
    assert_int_equal(query_happened(f->table, &env, &clause, NOBODY), 2);
    assert_int_equal(query_happened(f->table, &env, &clause, 1), 0);
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
    role_env(f->table, bear, &env);
    raise_event(f, DIES, bear);
    for (int i = 0; i < 3 * HAPPENED_MAX; i++) {
        raise_event(f, DIES, wolf);
        (void)object_move(f->table, wolf, spot(f, DECK, 0), TO_TOP); // another one now
        (void)object_move(f->table, wolf, spot(f, FIELD, 0), TO_TOP);
    }

    assert_int_equal(query_happened(f->table, &env, &clause, NOBODY),
                     3 * HAPPENED_MAX + 1);
    assert_int_equal(query_happened(f->table, &env, &of_me, NOBODY), 1);
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
    role_env(f->table, bear, &env);
    for (int i = 0; i < 2 * HAPPENED_MAX; i++)
        raise_event(f, DIES, i % 4 ? wolf : bear);

    assert_int_equal(query_happened(f->table, &env, &of_me, NOBODY), HAPPENED_MAX / 2);
    assert_int_equal(query_happened(f->table, &env, &clause, NOBODY), 2 * HAPPENED_MAX);
}

static void a_condition_may_ask_how_often_something_happened(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    Clause clause = died(f);
    Condition once = {.kind = CONDITION_HAPPENED}, twice = {.kind = CONDITION_HAPPENED};
    uint16_t any, two;
    Env env;

    once.ref = library_add_clause(f->library, &clause);
    clause.times = (Compare){.op = OP_AT_LEAST, .amount = amount(f, 2)};
    twice.ref = library_add_clause(f->library, &clause);
    any = library_add_condition(f->library, &once);
    two = library_add_condition(f->library, &twice);
    library_link(f->library);
    role_env(f->table, wolf, &env);

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
    assert_int_equal(f->table->pending_n, 0);
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->pending_n, 1);
    assert_true(ref_equal(f->table->pending[0].item.source, ref(f, me)));
    assert_true(ref_equal(f->table->pending[0].item.subject, ref(f, crown)));
    assert_int_equal(f->table->pending[0].item.controller, 1);
    assert_int_equal(f->table->pending[0].item.event_spot, spot(f, FIELD, 0));
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
    assert_int_equal(f->table->pending_n, 0);
    raise_event(f, DIES, in_pile);
    assert_int_equal(f->table->pending_n, 1);
}

static void facedown_text_does_not_work(void **state)
{
    Fixture *f = *state;
    const CardId mourner = card_with(
        f, "Mourner", about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = TOOL})));
    const ObjectId me = create(f, mourner, 1, FIELD),
                   crown = create(f, f->crown, 0, FIELD);

    object_set_flag(f->table, me, OBJECT_FACEDOWN, true);
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->pending_n, 0);
    object_set_flag(f->table, me, OBJECT_FACEDOWN, false);
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->pending_n, 1);
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
        raise_event(f, DIES, crown);
        assert_int_equal(f->table->pending_n, i >= 2);
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
    f->table->acting = 1;
    raise_event(f, DIES, crown);
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->pending_n, 1);
    f->table->acting = 0;
    raise_event(f, DIES, crown);
    assert_int_equal(f->table->pending_n, 2);
}

static void events_of_one_action_are_told_when_it_is_done(void **state)
{
    Fixture *f = *state;
    const Clause clause = about(CLAUSE_WHEN, DIES, add(f, (Query){.kind = TOOL}));
    Event event;

    (void)create(f, card_with(f, "Gleaner", clause), 0, FIELD);
    event = event_of(DIES, create(f, f->crown, 0, FIELD), NOBODY);
    f->table->acting = 1;
    trigger_raise_after(f->table, &event);
    assert_int_equal(f->table->pending_n, 0);
    trigger_raise_held(f->table);
    assert_int_equal(f->table->pending_n, 1);
    f->table->acting = 0;
    trigger_raise_after(f->table, &event);

    assert_int_equal(f->table->pending_n, 2);
}

static void a_waiting_ability_triggers_by_itself_and_a_once_only_once(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 1, FIELD),
                   bear = create(f, f->bear, 0, FIELD);
    Clause clause = about(CLAUSE_WHEN, DIES, add(f, (Query){.role = ROLE_IT}));
    Modifier waits = {
        .kind = MODIFIER_DELAYED, .controller = 1, .subject = ref(f, bear)};

    clause.flags = CLAUSE_ONCE;
    waits.clause = library_add_clause(f->library, &clause);
    library_link(f->library);
    modifier_add(f->table, &waits);
    raise_event(f, DIES, wolf);
    assert_int_equal(f->table->pending_n, 0);
    raise_event(f, DIES, bear);
    raise_event(f, DIES, bear);

    assert_int_equal(f->table->pending_n, 1);
    assert_int_equal(f->table->pending[0].item.controller, 1);
    assert_int_equal(f->state->modifiers_n, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
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
        TEST(events_of_one_action_are_told_when_it_is_done),
        TEST(a_waiting_ability_triggers_by_itself_and_a_once_only_once),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
