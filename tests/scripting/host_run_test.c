// host_run_test.c -- a run passes values to its verbs and stays within its limits.

#include "tests/scripting/host_fixture.h"

// Runs the first clause of T-1; returns whether the step was left.
static bool run_clause(Fixture *f, const Clause *clause, const Value *args, int n)
{
    static Env env;

    f->table->stepping = true;
    f->table->run = NULL;
    if (setjmp(f->table->leave)) return true;
    table_run(f->table, &env, clause, args, n);
    return false;
}

static bool run_card(Fixture *f, const Value *args, int n)
{
    return run_clause(f, clause_of(f, 1, 0), args, n);
}

static void a_script_passes_values_to_its_verbs(void **state)
{
    Fixture *f = *state;
    const Value unit = value_object((Ref){.id = 5, .generation = 3});

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { target = unit, run = function(u)\n"
                  " give_might(u, -2, this_turn, 1) end } }"),
        0);
    assert_false(run_card(f, &unit, 1));
    assert_int_equal(seen.n, 4);
    assert_int_equal(seen.args[0].kind, VALUE_OBJECT);
    assert_int_equal(seen.args[0].ref.id, 5);
    assert_int_equal(seen.args[0].ref.generation, 3);
    assert_int_equal(seen.args[1].n, -2);
    assert_int_equal(seen.args[2].kind, VALUE_WORD);
    assert_int_equal(seen.args[2].n, WORD_THIS_TURN);
    assert_int_equal(seen.args[3].n, 1);
}

static void nil_given_is_nobody_and_nothing_given_is_left_out(void **state)
{
    Fixture *f = *state;
    const Value gone = value_nil();

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { target = unit, run = function(u)\n"
                  " draw(2, controller(u)) kill(u) heal(me) end } }"),
        0);
    assert_false(run_card(f, &gone, 1));
    assert_int_equal(seen.calls, 1);
    assert_int_equal(seen.args[0].kind, VALUE_ROLE);
    assert_int_equal(seen.args[1].kind, VALUE_NONE);
}

static void an_argument_that_does_not_fit_is_the_next_one(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function() channel(1, they) end } }"),
        0);
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.args[1].kind, VALUE_NONE);
    assert_int_equal(seen.args[2].kind, VALUE_ROLE);
    assert_int_equal(seen.args[2].n, ROLE_THEY);
}

static void a_list_of_things_is_a_group(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function()\n local all = {}\n"
                  " for u in each(unit) do all[#all + 1] = u end\n"
                  " recall(all) end } }"),
        0);
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.args[0].kind, VALUE_GROUP);
    assert_int_equal(f->table->groups[seen.args[0].n].n, 3);
    assert_int_equal(f->table->groups[seen.args[0].n].members[2].id, 3);
}

static void a_group_with_a_find_is_two_results(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function()\n"
                  " local all, found = reveal_until(unit)\n heal(found) end } }"),
        0);
    f->table->groups_n = 1;
    seen.result =
        (Value){.kind = VALUE_GROUP, .n = 0, .ref = {.id = 9, .generation = 1}};
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.args[0].ref.id, 9);
}

static void a_calculated_handle_is_a_fault(void **state)
{
    Fixture *f = *state;
    const Value unit = value_object((Ref){.id = 5, .generation = 3});

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { target = unit, run = function(u)\n"
                  " if u and count(unit) == 77 then kill(u * 3) end end } }"),
        0);
    seen.result = value_number(77);
    assert_true(run_card(f, &unit, 1));
    assert_string_equal(f->table->fault.text,
                        "T-1 t.lua:2: 'kill' got a number out of range");
}

static void a_calculated_handle_that_every_run_meets_is_refused(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { effect { target = unit, run = function(u)\n"
                 " if u then kill(u * 3) end end } }",
                 "t.lua:2: 'kill' got a number out of range");
}

// Each number looks like a handle: of a thing, a player, a place, a group and so on.
static void a_calculated_handle_in_a_list_is_a_fault(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { run = function()\n"
                               " local kind = count(unit)\n"
                               " if kind ~= 3 and kind > 0 then\n"
                               " kill({ (kind << 44) + 2147483647 }) end end } }"),
                     0);
    for (int kind = VALUE_OBJECT; kind <= VALUE_ITEM + 1; kind++) {
        seen.result = value_number(kind);
        assert_true(run_card(f, NULL, 0));
        assert_string_equal(f->table->fault.text,
                            "T-1 t.lua:4: 'kill' got a number out of range");
    }
}

static void a_runtime_fault_names_card_and_line(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function()\n local n = count(unit)\n"
                  " if n == 77 then draw(n.x) end end } }"),
        0);
    seen.result = value_number(77);
    assert_true(run_card(f, NULL, 0));
    assert_int_equal(f->table->unwinding, UNWIND_FAULT);
    assert_int_equal(f->table->script_depth, 0);
    assert_string_equal(
        f->table->fault.text,
        "T-1 t.lua:3: a number is no list and has no part 'x': write it alone, n");
}

// In play a function reads its words from cells: a message of Lua names them as ever.
static void a_runtime_fault_names_a_word(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { run = function()\n"
                               " local n = count(unit)\n"
                               " if n == 77 then draw(unit + n) end end } }"),
                     0);
    seen.result = value_number(77);
    assert_true(run_card(f, NULL, 0));
    assert_string_equal(
        f->table->fault.text,
        "T-1 t.lua:3: arithmetic with the word 'unit': a word alone is no number: a reading "
        "wants what it is about, word(thing)");
}

// In play a function holds the numbers of its file's locals, but for those that are too large for
// an instruction.
static void numbers_of_a_file_are_the_same_in_play(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "local LEAST, LESS, MOST, MORE = -65535, -65536, 65535, 65536\n"
                  "card \"T-1\" { effect { run = function()\n"
                  " if LEAST - LESS == 1 and LESS < 0 then draw(1) end\n"
                  " if MORE - MOST == 1 and MOST > 0 then draw(1) end\n"
                  " if LEAST + MOST == 0 then draw(1) end end } }"),
        0);
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.calls, 3);
}

// Words that come between two runs are words of the second one, those of the first stay.
static void a_script_that_is_loaded_between_runs_changes_none(void **state)
{
    Fixture *f = *state;
    CardId other;

    assert_int_equal(
        load_as(
            f, "words", "w", "w.lua", "words { once_more = function() draw(1) end }"),
        0);
    assert_int_equal(
        load_card(
            f,
            "card \"T-1\" { effect { run = function() once_more() once_more() end } }"),
        0);
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.calls, 2);
    other = add_card(f, "T-2", NULL);
    assert_int_equal(load_as(f,
                             "words",
                             "v",
                             "v.lua",
                             "words { more = function() once_more() draw(1) end }"),
                     0);
    assert_int_equal(load_as(f,
                             "card",
                             "T-2",
                             "u.lua",
                             "card \"T-2\" { effect { run = function() more() end } }"),
                     0);
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.calls, 4);
    assert_false(run_clause(f, clause_of(f, other, 0), NULL, 0));
    assert_int_equal(seen.calls, 6);
}

// A function that only hands on what it is given is left out in play. The word gets the same, also
// where it takes more than the function hands on.
static void a_function_that_hands_on_gives_what_it_has(void **state)
{
    static const char words[] = "words { spare = function(u)\n"
                                " if u then kill(u) else draw(7) end end }";
    Fixture *f = *state;
    const Value unit = value_object((Ref){.id = 5, .generation = 3});
    CardId other;

    assert_int_equal(load_as(f, "words", "w", "w.lua", words), 0);
    assert_int_equal(
        load_card(
            f,
            "card \"T-1\" { effect { target = unit, run = function(u) spare(u) end } }"),
        0);
    other = add_card(f, "T-2", NULL);
    assert_int_equal(
        load_as(
            f,
            "card",
            "T-2",
            "u.lua",
            "card \"T-2\" { effect { target = unit, run = function() spare() end } }"),
        0);
    seen.calls = 0;
    assert_false(run_card(f, &unit, 1));
    assert_int_equal(seen.args[0].ref.id, 5);
    assert_false(run_clause(f, clause_of(f, other, 0), &unit, 1));
    assert_int_equal(seen.args[0].kind, VALUE_NUMBER);
    assert_int_equal(seen.args[0].n, 7);
    assert_int_equal(seen.calls, 2);
}

static void an_endless_loop_in_play_is_a_fault(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { run = function()\n"
                               " while count(unit) == 77 do end end } }"),
                     0);
    host_limit(f->host, 5000, 0);
    seen.result = value_number(77);
    assert_true(run_card(f, NULL, 0));
    assert_string_equal(f->table->fault.text,
                        "T-1 t.lua:2: runs too long: more than 5000 instructions");
}

static void an_abandoned_step_leaves_nested_runs(void **state)
{
    Fixture *f = *state;
    CardId other;

    assert_int_equal(
        load_card(f, "card \"T-1\" { effect { run = function() kill(me) end } }"), 0);
    other = add_card(f, "T-2", NULL);
    assert_int_equal(
        load_as(f,
                "card",
                "T-2",
                "u.lua",
                "card \"T-2\" { instead { dies = me, run = function() draw(1) end } }"),
        0);
    seen.nested = clause_of(f, other, 0);
    seen.abandons = true;
    for (int i = 0; i < 1000; i++) {
        f->table->unwinding = UNWIND_NONE;
        assert_true(run_card(f, NULL, 0));
        assert_int_equal(f->table->unwinding, UNWIND_ASK);
        assert_int_equal(f->table->script_depth, 0);
    }
    seen.abandons = false;
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.calls, 2);
}

static void a_fault_in_a_nested_run_ends_the_outer_one(void **state)
{
    Fixture *f = *state;
    CardId other;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { run = function() kill(me) draw(1) end } }"),
        0);
    other = add_card(f, "T-2", NULL);
    assert_int_equal(
        load_as(f,
                "card",
                "T-2",
                "u.lua",
                "card \"T-2\" { instead { dies = me, run = function()\n"
                " if count(unit) == 77 then deal(nil + 1, me) end end } }"),
        0);
    seen.nested = clause_of(f, other, 0);
    seen.result = value_number(77);
    assert_true(run_card(f, NULL, 0));
    assert_string_equal(f->table->fault.text,
                        "T-2 u.lua:2: attempt to perform arithmetic on a nil value");
    assert_int_equal(f->table->script_depth, 0);
}

static void runs_without_end_within_runs_are_a_fault(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f, "card \"T-1\" { effect { run = function() kill(me) end } }"), 0);
    seen.nested = clause_of(f, 1, 0);
    assert_true(run_card(f, NULL, 0));
    assert_non_null(strstr(f->table->fault.text, "T-1 "));
    assert_int_equal(f->table->script_depth, 0);
}

static void the_words_of_a_set_are_words_of_its_cards(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_as(f,
                             "words",
                             "set",
                             "words.lua",
                             "player_counter \"insight\"\n"
                             "words {\n  friends = unit { friendly },\n"
                             "  save = function(u) heal(u) recall(u) end,\n"
                             "  learn = function(n) gain(\"insight\", n) end,\n}"),
                     0);
    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { run = function()\n"
                               " save(friends) learn(2) end } }"),
                     0);
    assert_false(run_card(f, NULL, 0));
    assert_int_equal(seen.calls, 3);
    assert_int_equal(seen.args[0].n, 0);
    assert_int_equal(seen.args[1].n, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_script_passes_values_to_its_verbs),
        TEST(nil_given_is_nobody_and_nothing_given_is_left_out),
        TEST(an_argument_that_does_not_fit_is_the_next_one),
        TEST(a_list_of_things_is_a_group),
        TEST(a_group_with_a_find_is_two_results),
        TEST(a_calculated_handle_is_a_fault),
        TEST(a_calculated_handle_that_every_run_meets_is_refused),
        TEST(a_calculated_handle_in_a_list_is_a_fault),
        TEST(a_runtime_fault_names_card_and_line),
        TEST(a_runtime_fault_names_a_word),
        TEST(numbers_of_a_file_are_the_same_in_play),
        TEST(a_script_that_is_loaded_between_runs_changes_none),
        TEST(a_function_that_hands_on_gives_what_it_has),
        TEST(an_endless_loop_in_play_is_a_fault),
        TEST(an_abandoned_step_leaves_nested_runs),
        TEST(a_fault_in_a_nested_run_ends_the_outer_one),
        TEST(runs_without_end_within_runs_are_a_fault),
        TEST(the_words_of_a_set_are_words_of_its_cards),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
