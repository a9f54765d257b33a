// kernel_reading_test.c -- reads fields, adjectives and verbs for which the game has no
// function.

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/accept.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/language/query.h"
#include "tests/engine/kernel_fixture.h"

enum { ROYAL = TIRED + 1, BEASTLY };
enum { PRINTED = SCORE + 1, BURDEN, FIELDS };
enum { BURDEN_OF = LEVEL + 1, SCORE_OF, GEMS_OF, VERBS };

static AdjectiveRow adjectives[] = {
    [OWN] = {"own", is_own, is_you, ""},
    [TIRED] = {"tired", is_tired, NULL, ""},
    [ROYAL] = {"royal", .source = SOURCE_SUPERTYPE, .index = 1},
    [BEASTLY] = {"beastly", .source = SOURCE_TYPE, .index = 0},
};

static FieldRow fields[] = {
    [SIZE] = {"size", size_of, .doc = ""},
    [SCORE] = {"score", NULL, score_of, .doc = ""},
    [PRINTED] = {"printed", .source = SOURCE_FACT, .index = FACT_SIZE},
    [BURDEN] = {"burden", .source = SOURCE_COUNTER, .index = 2},
};

static const NameRow counters[] = {{"wounds"}, {"omens"}, {"burden"}};

static VerbRow verbs[] = {
    [LEVEL] = {"level", "", read_level, .reads = true, .rule = "", .doc = ""},
    [BURDEN_OF] = {"burden", "x", .reads = true, .field = 1 + BURDEN},
    [SCORE_OF] = {"score", "|p", .reads = true, .field = 1 + SCORE},
    [GEMS_OF] = {"gems", "|p", .reads = true, .field = 1 + FIELDS},
};

static int set_up_rows(void **state)
{
    Fixture *f;

    (void)set_up(state);
    f = *state;
    f->rules.adjectives = adjectives;
    f->rules.adjectives_n = COUNT_OF(adjectives);
    f->rules.fields = fields;
    f->rules.fields_n = FIELDS;
    f->rules.verbs = verbs;
    f->rules.verbs_n = VERBS;
    f->rules.counters = counters;
    f->rules.counters_n = COUNT_OF(counters);
    game_clear(f->game, f->table, 2, 1);
    return 0;
}

static bool holds(Fixture *f, Query query, ObjectId id)
{
    Env env;

    role_env(f->table, id, &env);
    return query_matches(f->table, &env, library_add_query(f->library, &query), id);
}

static int read_verb(Fixture *f, int verb, ObjectId me, Value value)
{
    Env env;
    Value result;

    role_env(f->table, me, &env);
    result = accept_run(f->table, &env, &verbs[verb], &value, 1);
    return result.kind == VALUE_NUMBER ? result.n : -1;
}

static void an_adjective_may_be_a_type_or_a_supertype(void **state)
{
    Fixture *f = *state;
    const ObjectId wolf = create(f, f->wolf, 0, FIELD);
    const ObjectId crown = create(f, f->crown, 0, FIELD);

    assert_true(holds(f, (Query){.adjectives = 1u << ROYAL}, crown));
    assert_false(holds(f, (Query){.adjectives = 1u << ROYAL}, wolf));
    assert_true(holds(f, (Query){.adjectives = 1u << BEASTLY}, wolf));
    assert_false(holds(f, (Query){.adjectives = 1u << BEASTLY}, crown));
}

static void a_field_may_be_a_fact_or_a_counter(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const Amount five = {.kind = AMOUNT_CONST, .n = 5};
    const uint16_t amount = library_add_amount(f->library, &five);
    const Query printed = {.compares = {{PRINTED, OP_EQUAL, amount}}, .compares_n = 1};
    const Query burden = {.compares = {{BURDEN, OP_EQUAL, amount}}, .compares_n = 1};

    assert_true(holds(f, printed, bear));
    assert_false(holds(f, burden, bear));
    object_count(f->table, bear, 2, 5);
    assert_true(holds(f, burden, bear));
}

static void a_verb_without_a_function_reads_its_field(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const Query beasts = {.kind = BEAST};
    const QueryId query = library_add_query(f->library, &beasts);
    const Value role = {.kind = VALUE_ROLE, .n = ROLE_ME};

    object_count(f->table, bear, 2, 3);
    f->state->players[1].points = 7;
    f->state->players[0].counters[0] = 4;

    assert_int_equal(read_verb(f, BURDEN_OF, bear, value_object(ref(f, bear))), 3);
    assert_int_equal(read_verb(f, BURDEN_OF, bear, role), 3);
    assert_int_equal(
        read_verb(f, BURDEN_OF, bear, (Value){.kind = VALUE_QUERY, .n = query}), 3);
    assert_int_equal(read_verb(f, BURDEN_OF, bear, value_nil()), -1);
    assert_int_equal(read_verb(f, SCORE_OF, bear, value_player(1)), 7);
    assert_int_equal(read_verb(f, GEMS_OF, bear, (Value){.kind = VALUE_NONE}), 4);
}

static void such_a_verb_is_an_amount_too(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const Amount of_me = {
        .kind = AMOUNT_READING, .role = ROLE_ME, .reading = BURDEN_OF};
    Env env;

    object_count(f->table, bear, 2, 3);
    role_env(f->table, bear, &env);
    assert_int_equal(
        condition_amount(f->table, &env, library_add_amount(f->library, &of_me)), 3);
}

static void a_thing_that_left_is_read_as_it_was(void **state)
{
    Fixture *f = *state;
    const ObjectId bear = create(f, f->bear, 0, FIELD);
    const Value was = value_object(ref(f, bear));

    object_count(f->table, bear, 2, 3);
    (void)object_move(f->table, bear, spot(f, PILE, 0), TO_TOP);
    assert_int_equal(read_verb(f, BURDEN_OF, bear, was), 3);
}

#define ROWS(name) cmocka_unit_test_setup_teardown(name, set_up_rows, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROWS(an_adjective_may_be_a_type_or_a_supertype),
        ROWS(a_field_may_be_a_fact_or_a_counter),
        ROWS(a_verb_without_a_function_reads_its_field),
        ROWS(such_a_verb_is_an_amount_too),
        ROWS(a_thing_that_left_is_read_as_it_was),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
