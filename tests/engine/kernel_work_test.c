// kernel_work_test.c -- the work that the data of scripts causes in C is bounded too.

#include "engine/abilities/held/ability.h"
#include "engine/abilities/language/condition.h"
#include "engine/abilities/passives/passive.h"
#include "tests/engine/kernel_clause_fixture.h"

enum { PACK = 40, DEEP = 8 };

static ObjectId asked; // about whom the step asks

// Counts beasts that are larger than the number of beasts that are larger than ...
static uint16_t counting(Fixture *f, int depth)
{
    uint16_t n = amount(f, 0);

    for (int i = 0; i < depth; i++) {
        const QueryId larger =
            add(f,
                (Query){.kind = BEAST,
                        .compares_n = 1,
                        .compares = {{.op = OP_AT_LEAST, .field = SIZE, .amount = n}}});
        const Amount count = {.kind = AMOUNT_COUNT, .query = larger};

        n = library_add_amount(f->library, &count);
    }
    return n;
}

static Clause scripted(Fixture *f, Clause clause)
{
    clause.script = library_script(f->library, "card", "Oracle", "oracle.lua", 0);
    clause.line = 7;
    return clause;
}

static void step_of_one_reading(Table *table)
{
    table->state->players[0].points = (int16_t)passive_sum(table, BONUS, asked);
    table->state->over = true;
}

static void start(Fixture *f, Clause clause)
{
    const CardId oracle = card_with(f, "Oracle", scripted(f, clause));

    game_clear(f->game, f->table, 2, 1);
    f->rules.step = step_of_one_reading;
    f->table->state = &f->game->now;
    f->state = &f->game->now;
    for (int i = 0; i < PACK; i++) asked = create(f, f->wolf, 0, FIELD);
    (void)create(f, oracle, 0, FIELD);
}

static void expect_fault(Fixture *f, const char *text)
{
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
    assert_int_equal(f->game->now.winners, 0);
    assert_string_equal(f->table->fault.text, text);
}

static void counts_within_counts_are_a_fault_of_their_ability(void **state)
{
    Fixture *f = *state;
    const QueryId beast = add(f, (Query){.kind = BEAST});

    start(f, answering(BONUS, ANSWER_AMOUNT, counting(f, DEEP), beast));
    expect_fault(f,
                 "Oracle oracle.lua:7: more than 20000000 objects, players and events "
                 "compared with queries in one step");
}

static void a_condition_that_counts_without_end_is_a_fault_too(void **state)
{
    Fixture *f = *state;
    const QueryId beast = add(f, (Query){.kind = BEAST});
    const Condition many = {.kind = CONDITION_AMOUNT, .ref = counting(f, DEEP)};
    Clause clause = answering(BONUS, ANSWER_AMOUNT, amount(f, 1), beast);

    clause.provided = library_add_condition(f->library, &many);
    start(f, clause);
    expect_fault(f,
                 "Oracle oracle.lua:7: more than 20000000 objects, players and events "
                 "compared with queries in one step");
}

static void a_few_counts_within_counts_are_none(void **state)
{
    Fixture *f = *state;
    const QueryId beast = add(f, (Query){.kind = BEAST});

    start(f, answering(BONUS, ANSWER_AMOUNT, counting(f, 3), beast));
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
}

static int bonus_of(const Table *table, const Env *env, ObjectId object)
{
    (void)env;
    return passive_sum(table, BONUS, object);
}

// Gives the game a number of objects that passives change, and a passive that asks for it.
static void start_circle(Fixture *f)
{
    static FieldRow fields[COUNT_OF(fixture_fields)];
    const QueryId beast = add(f, (Query){.kind = BEAST}),
                  strong = add(f,
                               (Query){.kind = BEAST,
                                       .compares_n = 1,
                                       .compares = {{.op = OP_AT_LEAST,
                                                     .field = SIZE,
                                                     .amount = amount(f, 1)}}});
    const Condition some = {.kind = CONDITION_QUERY, .ref = strong};
    Clause clause = answering(BONUS, ANSWER_AMOUNT, amount(f, 1), beast);

    memcpy(fields, fixture_fields, sizeof fields);
    fields[SIZE].of_object = bonus_of;
    f->rules.fields = fields;
    clause.provided = library_add_condition(f->library, &some);
    start(f, clause);
}

static void passives_that_ask_about_each_other_are_a_fault(void **state)
{
    Fixture *f = *state;

    start_circle(f);
    expect_fault(
        f, "Oracle oracle.lua:7: more than 24 abilities that ask about each other");
}

// A screen may ask what the game did not.
static void outside_of_a_step_such_passives_do_not_work(void **state)
{
    Fixture *f = *state;

    start_circle(f);
    assert_in_range(passive_sum(f->table, BONUS, asked), 0, 1);
    expect_fault(
        f, "Oracle oracle.lua:7: more than 24 abilities that ask about each other");
}

static void derive_by_asking(const Table *table)
{
    table->state->dirty = false;
    table->state->objects[asked].stat = (int16_t)passive_sum(table, BONUS, asked);
}

static void deriving_outside_of_a_step_keeps_within_the_limits(void **state)
{
    Fixture *f = *state;

    start_circle(f);
    f->rules.derive = derive_by_asking;
    table_touch(f->table);
    table_derive(f->table);
    assert_false(f->game->now.dirty);
    assert_false(f->table->stepping);
    table_touch(f->table);
    expect_fault(
        f, "Oracle oracle.lua:7: more than 24 abilities that ask about each other");
}

// The game after a fault counts from the beginning.
static void the_next_game_is_as_ever(void **state)
{
    Fixture *f = *state;

    start_circle(f);
    assert_int_equal(game_next(f->game, f->table), GAME_FAULT);
    game_clear(f->game, f->table, 2, 1);
    asked = create(f, f->wolf, 0, FIELD);
    assert_int_equal(game_next(f->game, f->table), GAME_OVER);
    assert_false(f->game->now.fault);
}

static void step_of_many_walks(Table *table)
{
    for (int i = 0; i < 1000000; i++) (void)ability_has_keyword(table, asked, 1);
    table->state->over = true;
}

// Without a count of its own such a step would take many seconds.
static void walks_through_long_lists_are_work_too(void **state)
{
    Fixture *f = *state;
    const QueryId beast = add(f, (Query){.kind = BEAST});

    start(f, answering(BONUS, ANSWER_AMOUNT, amount(f, 1), beast));
    f->rules.step = step_of_many_walks;
    f->state->granted_n = GRANTS_MAX;
    for (int i = 0; i < GRANTS_MAX; i++)
        f->state->granted[i] = (Granted){.object = asked};
    f->state->objects[asked].flags |= OBJECT_GRANTED;
    assert_int_equal(game_next(f->game, f->table), GAME_STOPPED);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(counts_within_counts_are_a_fault_of_their_ability),
        TEST(a_condition_that_counts_without_end_is_a_fault_too),
        TEST(a_few_counts_within_counts_are_none),
        TEST(passives_that_ask_about_each_other_are_a_fault),
        TEST(outside_of_a_step_such_passives_do_not_work),
        TEST(deriving_outside_of_a_step_keeps_within_the_limits),
        TEST(walks_through_long_lists_are_work_too),
        TEST(the_next_game_is_as_ever),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
