// seats_refusals_test.c -- what is said of marks, turns and losses where nothing is so.

#include "tests/scripting/nil_letters.h"

#include "tests/scripting/silent_fixture.h"

static void a_mark_is_said_of_things_that_have_it(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { player { fury }, victory_score = 1 } }",
         "t.lua:1: players have nothing printed: supertypes, tags, names, keywords, "
         "words of facts, and what is 'same' or 'different' are said of things"},
        {"card \"T-1\" { passive { card { token }, cost = { energy = 1 } } }",
         "t.lua:1: no card is ever 'token': the kind leaves these out"},
        {"card \"T-1\" { when { played = me, run = function()\n"
         "if champion then draw(1) end end } }",
         "t.lua:2: 'champion' is a query, and as a condition always true: ask is(..., "
         "champion) or count(champion) > 0"},
        {"card \"T-1\" { passive { unit { champio }, might = 1 } }",
         "t.lua:1: unknown word 'champio', did you mean 'champion'?"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_set_gives_a_mark_no_other_meaning(void **state)
{
    Fixture *f = *state;

    assert_true(load_as(f, "words", "T", "t.lua", "status \"fury\""));
    assert_string_equal(without_column(f->err.text),
                        "t.lua:1: 'fury' is a resource already: write another name");
}

static void what_is_counted_by_turn_is_played_or_used(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { unit { friendly }, might = 1, each_turn = 1 } }",
         "t.lua:1: 'each_turn' of a passive counts what is played or used, by its cost: "
         "nobody counts 'might'. Of what happens say 'provided', with happened { ..., "
         "count = 0 }"},
        {"card \"T-1\" { passive { me, cost = { energy = -1 }, each_turn = 1 } }",
         "t.lua:1: 'each_turn' of a passive waits for the next thing that is played or "
         "used: write a kind of these: Unit, Gear, Spell, abilities on the chain"},
        {"card \"T-1\" { can { moves = me, to = battlefield, each_turn = 1 } }",
         "t.lua:1: 'each_turn' of a can is used up by what is played: of 'moves' say how "
         "long, without it"},
        {"card \"T-1\" { passive { unit { yours }, readies_at_most = 1 } }",
         "t.lua:1: nobody asks 'readies_at_most' about the subject of this passive: it is "
         "asked of players"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void what_is_given_is_not_lost_at_once(void **state)
{
    static const char lost[] =
        "t.lua:3: 'loses(..., all)' takes away what 'give' has given just before: write "
        "'loses' first, and what is given after it stays";
    static const char vain[] =
        "t.lua:1: 'has' gives nothing to what another clause says 'loses = all' of: it is "
        "lost too. What one clause takes and gives stays given: passive { ..., loses = "
        "all, has = ... }";
    static const Row rows[] = {
        {"local two = passive { me, base_might = 2 }\n"
         "card \"T-1\" { effect { target = unit, run = function(u)\n"
         "give(u, two) loses(u, all) end } }",
         lost},
        {"local two = passive { me, base_might = 2 }\n"
         "card \"T-1\" { effect { target = unit, run = function(u) local v = u\n"
         "give(v, two, this_turn) loses(u, all) end } }",
         lost},
        {"local function hollow(u) loses(u, all) end local two = passive { me, might = 2 }\n"
         "card \"T-1\" { effect { target = unit, run = function(u) give(u, two)\n"
         "hollow(u) end } }",
         "t.lua:1: 'loses(..., all)' takes away what 'give' has given just before: write "
         "'loses' first, and what is given after it stays"},
        {"card \"T-1\" { passive { unit { enemy }, loses = all }, passive { unit { enemy }, "
         "has = passive { me, might = 2 } } }",
         vain},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void what_stays_of_a_gift_is_good(void **state)
{
    Fixture *f = *state;
    static const char *const good[] = {
        "local two = passive { me, base_might = 2 }\n"
        "card \"T-1\" { effect { target = unit, run = function(u)\n"
        "loses(u, all) give(u, two) end } }",
        "local two = passive { me, might = 2 }\n"
        "card \"T-1\" { effect { target = unit, run = function(u)\n"
        "give(u, two) loses(u, all, this_turn) end } }",
        "card \"T-1\" { passive { unit { enemy }, loses = all, base_might = 2 } }",
        "card \"T-1\" { passive { unit { enemy }, loses = all, has = passive { me, might = 2 } } }",
    };

    for (int i = 0; i < COUNT_OF(good); i++) {
        (void)add_card(f, "T-1", NULL);
        if (load_as(f, "card", "T-1", "t.lua", good[i])) fail_msg("%s", f->err.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_mark_is_said_of_things_that_have_it),
        TEST(a_set_gives_a_mark_no_other_meaning),
        TEST(what_is_counted_by_turn_is_played_or_used),
        TEST(what_is_given_is_not_lost_at_once),
        TEST(what_stays_of_a_gift_is_good),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
