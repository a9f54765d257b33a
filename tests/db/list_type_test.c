// list_type_test.c -- facts that a type does not have are named, or taken for those that are
// meant.

#include "tests/db/list_fixture.h"

static const char *note_at(int i)
{
    return problem_line(&report.notes.list[i], report.problems.arena);
}

static FactRow typed_facts[TOY_FACTS];
static Rules typed_rules;

// The small game, of which only units have Might and only gear gives some.
static int begin_typed(void **state)
{
    memcpy(typed_facts, fixture_facts, sizeof typed_facts);
    typed_facts[TOY_ENERGY].types = 1u << 0 | 1u << 1 | 1u << 2;
    typed_facts[TOY_MIGHT].types = 1u << 0;
    typed_facts[TOY_MIGHT].meant = 1 + TOY_MIGHT_BONUS;
    typed_facts[TOY_MIGHT_BONUS].types = 1u << 2;
    typed_rules = fixture_rules;
    typed_rules.facts = typed_facts;
    import_rules = &typed_rules;
    return begin(state);
}

static int end_typed(void **state)
{
    import_rules = &fixture_rules;
    return end(state);
}

#define NUMBERS                                                                        \
    "SELECT group_concat(x, ' ') FROM (SELECT substr(code, 7) || coalesce(energy, '')" \
    " || '/' || coalesce(might, '') || '/' || coalesce(might_bonus, '') AS x"          \
    " FROM sheet ORDER BY code)"

static void a_fact_of_another_type_is_named_or_meant(void **state)
{
    static const char *const told[] = {
        "list row 4, column might: found '3', expected nothing: only cards of type Unit "
        "have it",
        "list row 5, column might: found '3', expected nothing: only cards of type Unit "
        "have it",
        "list row 7, column energy: found '2', expected nothing: only cards of type Unit "
        "or Spell or Gear have it",
        "list row 8, column might_bonus: found '1', expected nothing: only cards of type "
        "Gear have it"};
    (void)state;

    (void)import_text("code,name,type,energy,might,might_bonus\n"
                      "TOY-001,A,Gear,2,3,\nTOY-002,B,Gear,2,3,3\n"
                      "TOY-003,C,Gear,2,3,1\nTOY-004,D,Spell,2,3,\n"
                      "TOY-005,E,Spell,2,0,0\nTOY-006,F,Legend,2,,\n"
                      "TOY-007,G,Unit,2,3,1\nTOY-008,H,Legend,0,0,0\n"
                      "TOY-009,I,Vehicle,2,3,\n");

    expect_counts(5, 0, 0, 4);
    for (int i = 0; i < COUNT_OF(told); i++)
        assert_string_equal(
            problem_line(&report.problems.list[i], report.problems.arena), told[i]);
    assert_string_equal(
        problem_line(&report.notes.list[0], report.problems.arena),
        "list row 2, column might: found '3', expected might_bonus, which cards of type "
        "Gear have; it is taken as that");
    assert_string_equal(find(NUMBERS), "12//3 22//3 52// 8// 92/3/");
}

static void so_is_one_of_a_row_that_leaves_the_type_out(void **state)
{
    static const char *const lists[] = {
        "code,name,might\nTOY-001,A,3\nTOY-002,B,3\nTOY-003,C,0\n",
        "code,name,type\nTOY-001,A,Gear\nTOY-002,B,Spell\nTOY-003,C,Spell\n"};
    (void)state;

    for (int first = 0; first < 2; first++) {
        (void)remove("test.db");
        put_file("one", lists[first]);
        assert_int_equal(import_with("one", (ImportOptions){0}), 0);
        put_file("two", lists[!first]);
        assert_int_equal(import_with("two", (ImportOptions){0}), 0);
        assert_string_equal(find(NUMBERS), "1//3 2/3/ 3//");
    }
    assert_int_equal(report.notes.n, 2);
    assert_string_equal(note_at(0),
                        "two row 2, column might: found '3', expected might_bonus, "
                        "which cards of type Gear have; it is taken as that");
    assert_string_equal(
        note_at(1),
        "two row 3, column might: found '3', expected nothing: cards of "
        "type Spell do not have it, and cannot be played with it");
}

#define TYPED(name) cmocka_unit_test_setup_teardown(name, begin_typed, end_typed)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TYPED(a_fact_of_another_type_is_named_or_meant),
        TYPED(so_is_one_of_a_row_that_leaves_the_type_out),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
