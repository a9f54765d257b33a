// silent_nothing_test.c -- whatever the engine would never ask, find, apply or read is
// refused when the script is loaded.

#include "tests/scripting/host_fixture.h"

typedef struct {
    const char *source, *fault;
} Row;

static void expect_each(Fixture *f, const Row *rows, int n)
{
    for (int i = 0; i < n; i++) {
        (void)add_card(f, "T-1", NULL);
        if (!load_as(f, "card", "T-1", "t.lua", rows[i].source))
            fail_msg("%s loads", rows[i].source);
        if (strcmp(without_column(f->err.text), rows[i].fault) != 0)
            fail_msg(
                "%s\n gives: %s\n not: %s", rows[i].source, f->err.text, rows[i].fault);
    }
}

static void what_is_no_thing_is_given_to_no_verb_of_things(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "kill(controller(u)) end } }",
         "t.lua:2: 'kill' takes units and gear on the board as argument 1, got a player"},
        {"card \"T-1\" { effect { target = player, run = function(p)\n"
         "kill(p) end } }",
         "t.lua:2: 'kill' takes units and gear on the board as argument 1, got a player"},
        {"local e = effect { run = function() draw(1) end }\n"
         "card \"T-1\" { effect { target = unit, run = function(u)\n"
         "do_this(e, location(u)) end } }",
         "t.lua:3: 'do_this' wants things as argument 2, got a place"},
        {"local e = effect { run = function() draw(1) end }\n"
         "card \"T-1\" { effect { target = unit, run = function(u)\n"
         "do_this(e, controller(u)) end } }",
         "t.lua:3: 'do_this' wants things as argument 2, got a player"},
        {"card \"T-1\" { effect { target = unit, destination = base,\n"
         "run = function(u, place) move(place, u) end } }",
         "t.lua:2: 'move' wants things as argument 1, got a place"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void several_targets_are_a_list_in_rehearsal(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f,
                               "local two = unit { count = 2 }\n"
                               "card \"T-1\" { effect { target = two,\n"
                               "run = function(units) kill(units[1])\n"
                               "if #units > 1 then draw(#pick(two)) end end } }"),
                     0);
    expect_each(f,
                (const Row[]){{"card \"T-1\" { effect { target = unit,\n"
                               "run = function(u) kill(u[1]) end } }",
                               "t.lua:2: attempt to index a number value (local 'u')"}},
                1);
}

static void a_player_may_be_asked_what_it_is(void **state)
{
    assert_int_equal(load_card(*state,
                               "local now = player { turn_player }\n"
                               "card \"T-1\" { effect { target = unit,\n"
                               "run = function(u) if is(you, now) or\n"
                               "is(controller(u), now) then draw(1) end end } }"),
                     0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_is_no_thing_is_given_to_no_verb_of_things),
        TEST(several_targets_are_a_list_in_rehearsal),
        TEST(a_player_may_be_asked_what_it_is),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
