// host_mistake_test.c -- a mistake in a script is named with its line.

#include "tests/scripting/host_fixture.h"

static void a_misspelt_word_is_named_with_the_nearest(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" {\n  effect { target = unit { freindly }, run = "
                 "function(u) end },\n}",
                 "t.lua:2: unknown word 'freindly', did you mean 'friendly'?");
}

static void two_letters_that_changed_places_are_one_mistake(void **state)
{
    Fixture *f = *state;

    expect_fault(
        f,
        "card \"T-1\" { effect { target = unit, run = function(u) dael(1, u) end } }",
        "t.lua:1: unknown word 'dael', did you mean 'deal'?");
    f->library->cards[1].unplayable = NULL;
    expect_fault(
        f,
        "card \"T-1\" { effect { target = unit, run = function(u) moev(u, base) end } }",
        "t.lua:1: unknown word 'moev', did you mean 'move'?");
}

static void a_misspelt_key_is_named_with_the_nearest(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" {\n when { played = me, tagret = unit, run = function() end } }",
        "t.lua:2: unknown key 'tagret' in when, did you mean 'target'?");
}

static void a_misspelt_event_is_named_with_the_nearest(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" {\n when { plaied = me, run = function() end } }",
                 "t.lua:2: unknown key 'plaied' in when, did you mean 'played'?");
}

static void a_misspelt_word_is_found_where_no_rehearsal_comes_by(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { effect { run = function()\n"
                 "  if false or count(unit) > 99 then\n"
                 "    drew(1)\n  end\nend } }",
                 "t.lua:3: unknown word 'drew', did you mean 'draw'?");
}

static void a_word_that_a_fact_does_not_have_is_named_with_the_nearest(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" {\n  effect { target = unit { domain = \"Furi\" }, run = "
        "function(u) end },\n}",
        "t.lua:2: unknown domain 'Furi', did you mean 'Fury'?");
}

static void a_query_asks_for_words_of_one_fact(void **state)
{
    sample_facts[FACT_POWER_DOMAINS].search = "paid_in";
    expect_fault(
        *state,
        "card \"T-1\" {\n  effect { target = unit { domain = \"Fury\", paid_in "
        "= \"Calm\" }, run = function(u) end },\n}",
        "t.lua:2: a query asks for words of one fact, not of two");
    sample_facts[FACT_POWER_DOMAINS].search = NULL;
}

static void a_word_of_a_part_that_the_game_lacks_is_refused(void **state)
{
    static const struct {
        const char *source, *text;
    } rows[] = {
        {"card \"T-1\" { activated { cost = { exhaust = me }, run = function() end } }",
         "t.lua:1: this game has no costs, so 'cost' cannot stand in activated"},
        {"local c = cost { fury = 1 }\ncard \"T-1\" { }",
         "t.lua:1: this game has no costs, so 'cost' cannot stand in a script"},
        {"card \"T-1\" { activated { reaction, run = function() end } }",
         "t.lua:1: this game has no chain, so 'reaction' cannot stand in activated"},
    };
    Fixture *f = *state;

    (void)add_card(f, "T-1", NULL);
    sample_rules.lacks = LACKS_COSTS | LACKS_CHAIN;
    for (int i = 0; i < COUNT_OF(rows); i++) {
        assert_int_equal(load_as(f, "card", "T-1", "t.lua", rows[i].source), -1);
        assert_string_equal(without_column(f->err.text), rows[i].text);
    }
    sample_rules.lacks = 0;
}

static void a_clause_in_a_run_is_refused(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" { effect { run = function()\n"
        " give(me, passive { unit { friendly }, might = 1 }) end } }",
        "t.lua:2: a clause is data: name it in a local above the card, outside "
        "'run'");
}

static void a_verb_outside_a_run_is_refused(void **state)
{
    expect_fault(*state,
                 "\ndraw(1)\ncard \"T-1\" { effect { run = function() end } }",
                 "t.lua:2: 'draw' acts: it belongs inside 'run'");
}

static void a_global_cannot_be_set(void **state)
{
    expect_fault(*state,
                 "counted = 1\ncard \"T-1\" { effect { run = function() end } }",
                 "t.lua:1: a script may not set 'counted'");
}

static void a_word_cannot_be_set(void **state)
{
    expect_fault(*state,
                 "draw = 1\ncard \"T-1\" { effect { run = function() end } }",
                 "t.lua:1: a script may not set 'draw'");
}

static void a_variable_cannot_keep_state(void **state)
{
    expect_fault(*state,
                 "local n = 0\ncard \"T-1\" { effect { run = function()\n"
                 "  n = n + 1\n  draw(n)\nend } }",
                 "t.lua:3: a script cannot keep state: 'n' is set in a function");
}

static void a_helper_cannot_keep_state(void **state)
{
    expect_fault(*state,
                 "local n = 0\nlocal function more()\n n = n + 1 return n end\n"
                 "card \"T-1\" { effect { run = function() draw(more()) end } }",
                 "t.lua:3: a script cannot keep state: 'n' is set in a function");
}

static void a_list_cannot_keep_state(void **state)
{
    expect_fault(*state,
                 "local t = {}\ncard \"T-1\" { effect { run = function()\n"
                 "  t[#t + 1] = me\nend } }",
                 "t.lua:3: a script cannot keep state: the list 't' cannot be changed");
}

// Loads words that give a list its value after they are declared, and a card that uses one.
static void expect_frozen(Fixture *f, const char *words, const char *use)
{
    char card[200];

    if (load_as(f, "words", "late", "late.lua", words)) fail_msg("%s", f->err.text);
    (void)snprintf(card, sizeof card, "card \"T-1\" { effect { run = %s } }", use);
    expect_fault(
        f,
        card,
        "late.lua:2: a script cannot keep state: the list 't' cannot be changed");
}

static void nor_can_one_that_words_get_later(void **state)
{
    expect_frozen(*state,
                  "local t\nwords { more = function() t[#t + 1] = me end }\nt = {}",
                  "function() more() end");
}

static void nor_can_one_of_a_function_in_a_list(void **state)
{
    expect_frozen(
        *state,
        "local t\nwords { list = { more = function() t[#t + 1] = me end } }\nt = {}",
        "function() list.more() end");
}

static void a_list_of_data_is_read_in_a_run(void **state)
{
    assert_int_equal(load_card(*state,
                               "local kept = { unit { friendly }, gear { enemy } }\n"
                               "card \"T-1\" { effect { run = function()\n"
                               "  for _, what in ipairs(kept) do kill(pick(what)) end\n"
                               "  if #kept == 2 then draw(1) end\n"
                               "end } }"),
                     0);
}

static void dangerous_names_are_unknown(void **state)
{
    static const char *const names[] = {"os",
                                        "_G",
                                        "string",
                                        "io",
                                        "load",
                                        "pcall",
                                        "require",
                                        "debug",
                                        "setmetatable",
                                        "pairs",
                                        "next",
                                        "error",
                                        "coroutine",
                                        "rawset",
                                        "tostring"};

    for (int i = 0; i < COUNT_OF(names); i++) {
        Fixture *f = *state;
        char source[100], start[60];

        (void)snprintf(source, sizeof source, "local x = %s", names[i]);
        (void)snprintf(start, sizeof start, "t.lua:1:11: unknown word '%s'", names[i]);
        assert_int_equal(load_card(f, source), -1);
        assert_memory_equal(f->err.text, start, strlen(start));
    }
}

static void strings_have_no_methods(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f, "local x = (\"a\"):rep(1000000)"), -1);
    assert_non_null(strstr(f->err.text, "t.lua:1:"));
}

static void byte_code_is_no_script(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f, "\033Lua"), -1);
    assert_non_null(strstr(f->err.text, "t.lua: attempt to load a binary chunk"));
}

static void a_syntax_error_has_its_line(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f, "card \"T-1\" {\n effect { run = function( } }"), -1);
    assert_memory_equal(f->err.text, "t.lua:2:25: ", 12);
}

static void an_endless_loop_while_loading_ends(void **state)
{
    expect_fault(*state,
                 "local n = 0\nwhile true do n = n + 1 end",
                 "t.lua:2: runs too long: more than 1000000 instructions");
}

static void an_endless_loop_in_rehearsal_ends(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { effect { run = function()\n while true do end end } }",
                 "t.lua:2: runs too long: more than 1000000 instructions");
}

static void a_memory_bomb_is_named_with_its_line(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { effect { run = function()\n  local s = \"bomb\"\n"
                 "  while true do s = s .. s end\nend } }",
                 "t.lua:3: makes a text of more than 4096 bytes");
}

static void rehearsal_finds_what_stumbles_over_nil(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_card(f,
                  "card \"T-1\" { effect { target = unit, run = function(u)\n"
                  " if might(u) > 3 then draw(1) end end } }"),
        -1);
    assert_string_equal(
        without_column(f->err.text),
        "t.lua:2: attempt to compare number with nil: a reading of what is gone, "
        "or of nobody, is nil: ask first, if u and reading(u) < n then");
}

static void rehearsal_finds_a_verb_with_the_wrong_thing(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" { effect { target = unit, run = function(u)\n deal(u, 3) end } }",
        "t.lua:2: 'deal' takes a number, then things");
}

static void a_permission_needs_an_event_asked_beforehand(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" { can { conquers = me } }",
        "t.lua:1: 'conquers' is never asked before it happens, so it cannot stand in can");
}

static void an_event_is_named_only_where_it_is_asked(void **state)
{
    expect_fault(*state,
                 "card \"T-1\" { instead { hidden = me } }",
                 "t.lua:1: the rules never ask instead about 'hidden'");
}

static void an_event_of_the_log_is_no_pattern(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" { when { shuffled = you } }",
        "t.lua:1: 'shuffled' is only an entry of the log, so no clause can wait for it");
}

static void a_script_declares_its_own_card(void **state)
{
    expect_fault(
        *state,
        "card \"T-2\" { effect { run = function() end } }",
        "t.lua:1: card \"T-2\" in the script of card \"T-1\": each has a file of its own");
}

static void a_script_without_its_card_is_refused(void **state)
{
    expect_fault(
        *state,
        "local x = 1",
        "t.lua: it declares no card \"T-1\": write card \"T-1\" { clause, ... }");
}

static void a_failed_scripts_words_are_taken_back(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_as(f, "words", "set", "words.lua", "words { saved = 3 }\nfoo()"), -1);
    assert_int_equal(load_as(f, "words", "set", "words.lua", "words { saved = 3 }"), 0);
}

static void a_card_without_its_script_is_refused(void **state)
{
    Fixture *f = *state;
    const CardId card = add_card(f, "T-1", NULL);

    library_link(f->library);
    assert_string_equal(f->library->cards[card].unplayable, "no script");
}

// Each source is a card whose run gives a verb what it does not take; the card is a unit.
static void a_verb_that_is_given_the_wrong_kind_is_a_fault_at_load(void **state)
{
    static const char *const sources[][2] = {
        {"target = battlefield, run = function(b) kill(b) end",
         "'kill' takes units and gear on the board as argument 1, got the thing 'b'"},
        {"run = function() kill(battlefield) end",
         "'kill' takes units and gear on the board as argument 1, got the word "
         "'battlefield'"},
        {"run = function() kill(you) end",
         "'kill' takes units and gear on the board as argument 1, got the word 'you'"},
        {"run = function() counter(me) end", NULL},
        {"target = rune, run = function(r) stun(r) end",
         "'stun' takes units on the board as argument 1, got the thing 'r'"},
        {"target = legend, run = function(l) move(l, base) end",
         "'move' takes units and gear on the board as argument 1, got the thing 'l'"},
        {"target = unit, run = function(u) move(u, hand) end",
         "'move' never goes to 'hand', which is where 'put' goes"},
        {"target = unit, run = function(u) put(u, base) end",
         "'put' never goes to 'base', which is where 'move' goes"},
        {"target = unit, run = function(u) put(u, there) end",
         "'put' wants a place as argument 2, got the word 'there'"},
        {"target = { unit, battlefield }, run = function(u, b) put(u, b) end",
         "'put' wants a place as argument 2, got the thing 'b'"},
        {"target = unit, run = function(u) if u.might then draw(1) end end",
         "nothing has a part 'might': a verb reads it"},
        {"run = function() draw(#count(unit)) end",
         "a number is no list and has no length: write it alone, without what stands behind it"},
        {"run = function() draw(count(unit)[1]) end",
         "a number is no list and has no part '1': write it alone, without what stands behind it"},
        {"nth = 2, run = function() draw(1) end",
         "unknown key 'nth' in effect: it is a key of when"},
        {"target = unit { nth = 2 }, run = function(u) kill(u) end",
         "unknown key 'nth' in a query: it stands outside of its braces, in when"},
        {"target = unit, run = function(u) move(u, battlefield) end",
         "'move' wants one place, and there are several of 'battlefield': name the thing, "
         "as a target, or from 'pick'"},
        {"target = unit, run = function(u) put(u, hand, stunned) end",
         "'put' wants `top` or `bottom` as argument 3, got the word 'stunned': since api 3 it is "
         "put(things, place, [player], [top or bottom], [event])"},
        {"target = unit, run = function(u) give_might(u, 1, exhausted) end",
         "'give_might' wants a number as argument 3, got the word 'exhausted'"},
        {"target = unit, run = function(u) play(u, this_turn) end",
         "'play' wants a word as argument 2, got the word 'this_turn'"},
        {"run = function() play_token(\"No Such Token\") end",
         "'play_token' knows no card 'No Such Token'"},
        {"run = function() if active(\"Swiift\") then draw(1) end end",
         "no keyword 'Swiift'"},
    };

    for (int i = 0; i < COUNT_OF(sources); i++) {
        char source[300], fault[300];

        (void)snprintf(
            source, sizeof source, "card \"T-1\" { effect { %s } }", sources[i][0]);
        if (!sources[i][1]) {
            assert_int_equal(load_card(*state, source), 0);
        } else {
            (void)snprintf(fault, sizeof fault, "t.lua:1: %s", sources[i][1]);
            expect_fault(*state, source, fault);
        }
        (void)tear_down(state);
        (void)set_up(state);
    }
}

static void what_a_clause_is_about_is_known_at_load(void **state)
{
    expect_fault(
        *state,
        "card \"T-1\" { when { played = spell, run = function() stun(it) end } }",
        "t.lua:1: 'stun' takes units on the board as argument 1, got the word "
        "'it'");
}

static void a_token_that_a_list_knows_may_be_named(void **state)
{
    Fixture *f = *state;

    (void)add_card(f, "T-1", NULL);
    add_token(f, "Coin");
    assert_int_equal(load_as(f,
                             "card",
                             "T-1",
                             "t.lua",
                             "card \"T-1\" { effect { run = function()"
                             " play_token(\"Coin\") end } }"),
                     0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_misspelt_word_is_named_with_the_nearest),
        TEST(two_letters_that_changed_places_are_one_mistake),
        TEST(a_misspelt_key_is_named_with_the_nearest),
        TEST(a_misspelt_event_is_named_with_the_nearest),
        TEST(a_misspelt_word_is_found_where_no_rehearsal_comes_by),
        TEST(a_word_that_a_fact_does_not_have_is_named_with_the_nearest),
        TEST(a_query_asks_for_words_of_one_fact),
        TEST(a_word_of_a_part_that_the_game_lacks_is_refused),
        TEST(a_clause_in_a_run_is_refused),
        TEST(a_verb_outside_a_run_is_refused),
        TEST(a_global_cannot_be_set),
        TEST(a_word_cannot_be_set),
        TEST(a_variable_cannot_keep_state),
        TEST(a_helper_cannot_keep_state),
        TEST(a_list_cannot_keep_state),
        TEST(nor_can_one_that_words_get_later),
        TEST(nor_can_one_of_a_function_in_a_list),
        TEST(a_list_of_data_is_read_in_a_run),
        TEST(dangerous_names_are_unknown),
        TEST(strings_have_no_methods),
        TEST(byte_code_is_no_script),
        TEST(a_syntax_error_has_its_line),
        TEST(an_endless_loop_while_loading_ends),
        TEST(an_endless_loop_in_rehearsal_ends),
        TEST(a_memory_bomb_is_named_with_its_line),
        TEST(rehearsal_finds_what_stumbles_over_nil),
        TEST(rehearsal_finds_a_verb_with_the_wrong_thing),
        TEST(a_verb_that_is_given_the_wrong_kind_is_a_fault_at_load),
        TEST(what_a_clause_is_about_is_known_at_load),
        TEST(a_token_that_a_list_knows_may_be_named),
        TEST(a_permission_needs_an_event_asked_beforehand),
        TEST(an_event_is_named_only_where_it_is_asked),
        TEST(an_event_of_the_log_is_no_pattern),
        TEST(a_script_declares_its_own_card),
        TEST(a_script_without_its_card_is_refused),
        TEST(a_failed_scripts_words_are_taken_back),
        TEST(a_card_without_its_script_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
