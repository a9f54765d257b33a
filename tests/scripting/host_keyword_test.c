// host_keyword_test.c -- what keywords bring to a card, govern, and need.

#include "tests/scripting/host_fixture.h"

static void a_keyword_that_nobody_defines_is_named(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_keyword(
            f, "Tank", "keyword \"Tank\" { passive { me, assigned = first } }"),
        0);
    expect_fault(f,
                 "card \"T-1\" { passive { me,\n has = \"Tnak\" } }",
                 "t.lua:2: no keyword 'Tnak', did you mean 'Tank'?");
}

static void a_failed_keyword_refuses_its_cards(void **state)
{
    Fixture *f = *state;
    const CardId card = add_card(f, "T-2", "Tank");

    assert_int_equal(
        load_keyword(f, "Tank", "keyword \"Tank\" { passive { me, asigned = first } }"),
        -1);
    f->library->cards[card].has_text = false;
    library_link(f->library);
    assert_string_equal(
        f->library->cards[card].unplayable,
        "keyword.lua:1:32: unknown key 'asigned' in passive, did you mean 'assigned'?");
}

static void a_keyword_without_script_refuses_the_card(void **state)
{
    Fixture *f = *state;
    const CardId card = add_card(f, "T-1", "Tank");

    library_link(f->library);
    assert_string_equal(f->library->cards[card].unplayable,
                        "keyword 'Tank' has no script");
}

static int load_again(Fixture *f)
{
    return load_keyword(
        f, "Again", "keyword \"Again\" { as { played = me, may, cost = value() } }");
}

static void expect_error(Fixture *f, const char *source, const char *text)
{
    assert_int_equal(load_card(f, source), -1);
    assert_string_equal(without_column(f->err.text), text);
}

static void a_keyword_that_wants_a_cost_and_has_none_is_refused(void **state)
{
    Fixture *f = *state;
    const CardFacts facts = {
        .code = "T-2", .name = "T-2", .type = "Unit", .keywords = {{.name = "Again"}}};
    char why[100];
    const CardId card = library_add_card(f->library, &facts, why, sizeof why);

    assert_int_equal(load_again(f), 0);
    library_link(f->library);
    assert_string_equal(
        f->library->cards[card].unplayable,
        "keyword 'Again' has no cost: the column 'keywords' has it behind "
        "the name, 'Again {1}', or the script says it, "
        "costs { Again = { energy = 1 } }");
    expect_error(
        f,
        "card \"T-1\" { passive { unit { yours }, has = \"Again\" } }",
        "t.lua:1: keyword 'Again' needs a cost: with_cost(\"Again\", { ... })");
    expect_error(
        f,
        "card \"T-1\" { when { conquers = me,\n"
        "run = function() give(me, \"Again\") end } }",
        "t.lua:2: keyword 'Again' needs a cost: with_cost(\"Again\", { ... })");
}

static void a_cost_of_a_keyword_belongs_to_a_printed_one(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_again(f), 0);
    (void)load_keyword(
        f, "Tank", "keyword \"Tank\" { passive { me, assigned = first } }");
    expect_error(f,
                 "card \"T-1\" { costs { Again = { energy = 1 } } }",
                 "t.lua:1: 'Again' is no keyword of the card in the list");
    expect_error(f,
                 "card \"T-1\" { costs { Tank = { energy = 1 } } }",
                 "t.lua:1: keyword 'Tank' takes no cost");
    expect_error(f,
                 "card \"T-1\" { attached { with_cost(\"Again\", { energy = 1 }) } }",
                 "t.lua:1: costs of keywords stand in a card { ... } alone");
}

static void a_cost_that_nobody_would_ask_for_is_refused(void **state)
{
    static const struct {
        const char *source, *fault;
    } rows[] = {
        {"when { conquers = me, cost = own_cost, run = function() end }",
         "t.lua:1: 'own_cost' is for costs of playing, as in 'as'"},
        {"activated { cost = { energy = any_number }, adds = { energy = 1 } }",
         "t.lua:1: any amount is paid in 'run', for what is activated or triggers, or as an "
         "additional cost of the card itself: as { ..., cost = { ... = any_number } }"},
        {"passive { spell { yours }, cost = { energy = any_number } }",
         "t.lua:1: any amount is paid in 'run', for what is activated or triggers, or as an "
         "additional cost of the card itself: as { ..., cost = { ... = any_number } }"},
        {"can { played = me, from = trash, cost = { energy = 1 }, additional_cost = { any = 1 } }",
         "t.lua:1: 'cost' is paid in place of the printed cost, 'additional_cost' on top of "
         "it: a clause has one of them"},
        {"can { played = me, from = trash, cost = additional_cost { energy = 1 } }",
         "t.lua:1: what is paid on top of a cost stands in 'can', additional_cost = { ... "
         "}, or is given to a verb that plays"},
        {"as { attached = me, cost = { energy = any_number } }",
         "t.lua:1: any amount is paid in 'run', for what is activated or triggers, or as an "
         "additional cost of the card itself: as { ..., cost = { ... = any_number } }"},
        {"as { played = me, cost = { energy = any_number, any = any_number } }",
         "t.lua:1: a cost has one open amount: write one more clause for the other"},
        {"as { played = me, cost = { discard = any_number } }",
         "t.lua:1: 'discard' of any number is a query with 'any_number' in braces"},
        {"as { played = me, cost = either({ energy = 1 }, { energy = -1 }) }",
         "t.lua:1: a cost below zero: energy = -1"},
        {"as { played = me, cost = either({ energy = might(me) }, { discard = 1 }) }",
         "t.lua:1: either(...) of costs wants resources and actions in braces, with no "
         "reading and nothing left open"},
        {"passive { unit { enemy }, cost_to_choose = either({ energy = 1 }, { any = 1 }) "
         "}",
         "t.lua:1: 'either' is never asked of 'cost_to_choose'"},
        {"passive { unit { enemy }, has = as { played = me, cost = { discard = 1 } } }",
         "t.lua:1: what is on the board is not played any more: an additional cost is "
         "given to cards everywhere, { ..., at = everywhere }"},
        {"passive { me, cost = either({ energy = -1 }, { discard = 1 }) }",
         "t.lua:1: a passive changes resources of a cost: another action is an additional "
         "cost, as { ..., cost = ... }"},
        {"passive { me, might = 1, choosing = unit }",
         "t.lua:1: 'choosing' is asked of no cost in this passive"},
        {"activated { cost = { exhaust = me }, adds = { energy = count(unit) } }",
         "t.lua:1: 'adds' wants plain resources: say in a passive what is added more under "
         "a condition; add(...) in 'run' takes a reading, and adds ahead of need alone"},
        {"activated { cost = { exhaust = me }, adds = { energy = 0 } }",
         "t.lua:1: 'adds' adds nothing"},
        {"activated { adds = { energy = 1 }, for_each = { energy = 0 } }",
         "t.lua:1: 'for_each' of nothing could be paid without end"},
    };
    Fixture *f = *state;
    char source[300];

    for (int i = 0; i < COUNT_OF(rows); i++) {
        (void)snprintf(source, sizeof source, "card \"T-1\" { %s }", rows[i].source);
        expect_error(f, source, rows[i].fault);
    }
}

static void a_governing_keyword_completes_its_clause(void **state)
{
    Fixture *f = *state;
    CardId id;
    const Clause *clause;
    const uint8_t keyword = library_keyword(f->library, "Deathknell");

    (void)load_file(
        f, "keyword", "Deathknell", "cards/riftbound/core/keywords/deathknell.lua");
    id = add_card(f, "OGN-178", "Deathknell");
    (void)load_file(
        f, "card", "OGN-178", "cards/riftbound/ogn/ogn-178-undercover-agent.lua");
    clause = clause_of(f, id, 0);
    assert_null(f->library->cards[id].unplayable);
    assert_int_equal(clause->kind, CLAUSE_WHEN);
    assert_int_equal(clause->events[0].event, EVENT_DIES);
    assert_int_equal(clause->keywords, 1ull << keyword);
    assert_true(clause->run > 0);
    assert_true(f->library->cards[id].interest.listens.bits[0] == 1ull << EVENT_DIES);
}

static void a_governing_keyword_adds_its_condition(void **state)
{
    Fixture *f = *state;
    CardId id;
    const Clause *clause;
    const Condition *depends;
    const Query *query;

    assert_int_equal(
        load_as(f, "words", "set", "words.lua", "player_counter \"insight\""), 0);
    assert_int_equal(load_keyword(f,
                                  "Wise",
                                  "keyword \"Wise\" { governs = player { you, "
                                  "insight = at_least(value()) } }"),
                     0);
    id = add_card(f, "T-1", "Wise");
    assert_int_equal(
        load_card(f, "card \"T-1\" { wise { 3, passive { me, might = 1 } } }"), 0);
    clause = clause_of(f, id, 0);
    depends = &f->library->conditions[clause->depends[0].condition];
    query = &f->library->queries[depends->ref];
    assert_int_equal(clause->depends[0].level, 3);
    assert_int_equal(depends->kind, CONDITION_QUERY);
    assert_int_equal(query->role, ROLE_YOU);
    assert_int_equal(query->compares[0].field, FIELD_COUNT);
    assert_int_equal(query->compares[0].op, OP_AT_LEAST);
    assert_int_equal(f->library->amounts[query->compares[0].amount].kind, AMOUNT_VALUE);
    assert_string_equal(f->library->player_counters[0], "insight");
}

static void text_is_that_of_several_keywords_once_each(void **state)
{
    Fixture *f = *state;
    const Clause *clause;

    assert_int_equal(
        load_keyword(f, "Lone", "keyword \"Lone\" { governs = unit { count = 1 } }"),
        0);
    assert_int_equal(load_keyword(f,
                                  "Band",
                                  "keyword \"Band\" { governs = unit { friendly, "
                                  "count = at_least(value()) } }"),
                     0);
    (void)add_card(f, "T-1", "Lone");
    assert_int_equal(
        load_card(f, "card \"T-1\" { lone { band { 2, passive { me, might = 1 } } } }"),
        0);
    clause = &f->library->clauses[f->library->clauses_n - 1];
    assert_int_equal(clause->depends_n, 2);
    assert_int_equal(clause->depends[0].level, 2);
    assert_int_equal(clause->depends[1].level, 0);
    assert_int_equal(clause->keywords,
                     1ull << library_keyword(f->library, "Lone") |
                         1ull << library_keyword(f->library, "Band"));
    expect_error(f,
                 "card \"T-1\" { lone { lone { passive { me, might = 1 } } } }",
                 "t.lua:1: a clause cannot be the text of 'Lone' twice");
}

static void list_and_script_must_agree(void **state)
{
    Fixture *f = *state;
    CardId id;

    (void)load_file(
        f, "keyword", "Deathknell", "cards/riftbound/core/keywords/deathknell.lua");
    id = load_file(
        f, "card", "OGN-178", "cards/riftbound/ogn/ogn-178-undercover-agent.lua");
    library_link(f->library);
    assert_string_equal(
        f->library->cards[id].unplayable,
        "list and script disagree about Deathknell: clauses of the script "
        "stand in its braces, and the column 'keywords' does not have it");
}

static void asking_for_a_keyword_uses_it(void **state)
{
    Fixture *f = *state;
    const CardId id = add_card(f, "T-1", "Legion");

    (void)load_file(f, "keyword", "Legion", "cards/riftbound/core/keywords/legion.lua");
    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { run = function()\n"
                               " if active(\"Legion\") then draw(1) end end } }"),
                     0);
    library_link(f->library);
    assert_null(f->library->cards[id].unplayable);
    assert_true(f->library->logged.bits[0] == 1ull << EVENT_FINALIZED);
}

static void a_keyword_brings_value_and_cost(void **state)
{
    Fixture *f = *state;
    const CardId id = add_card(f, "T-1", "Ward");
    const Ability *second;

    assert_int_equal(
        load_keyword(
            f, "Ward", "keyword \"Ward\" { as { played = me, may, cost = value() } }"),
        0);
    assert_int_equal(
        load_card(f, "card \"T-1\" { as { played = me, cost = { discard = 1 } } }"), 0);
    second = ability(f, id, 1);
    assert_int_equal(f->library->cards[id].paid_n, 2);
    assert_int_equal(second->value, 2);
    assert_int_equal(second->paid_slot, 1);
    assert_int_equal(second->keyword, library_find_keyword(f->library, "Ward"));
    assert_int_equal(f->library->costs[second->cost].resource[RESOURCE_ENERGY], 1);
    assert_int_equal(f->library->costs[second->cost].resource[RESOURCE_FURY], 1);
    assert_true(f->library->costs[clause_of(f, id, 1)->cost].is_value);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_keyword_that_nobody_defines_is_named),
        TEST(a_failed_keyword_refuses_its_cards),
        TEST(a_keyword_without_script_refuses_the_card),
        TEST(a_keyword_that_wants_a_cost_and_has_none_is_refused),
        TEST(a_cost_of_a_keyword_belongs_to_a_printed_one),
        TEST(a_cost_that_nobody_would_ask_for_is_refused),
        TEST(a_governing_keyword_completes_its_clause),
        TEST(a_governing_keyword_adds_its_condition),
        TEST(text_is_that_of_several_keywords_once_each),
        TEST(list_and_script_must_agree),
        TEST(asking_for_a_keyword_uses_it),
        TEST(a_keyword_brings_value_and_cost),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
