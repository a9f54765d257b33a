// silent_verb_test.c -- what verbs never take, and what their results never are, is refused when
// the script is loaded.

#include "tests/scripting/nil_letters.h"

#include "tests/scripting/silent_fixture.h"

static void what_is_no_thing_is_given_to_no_verb_of_things(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "kill(controller(u)) end } }",
         "t.lua:2: 'kill' takes units and gear on the board as argument 1, got a player"},
        {"card \"T-1\" { effect { target = player, run = function(p)\n"
         "kill(p) end } }",
         "t.lua:2: 'kill' takes units and gear on the board as argument 1, got the player 'p'"},
        {"local e = effect { run = function() draw(1) end }\n"
         "card \"T-1\" { effect { target = unit, run = function(u)\n"
         "do_this(e, location(u)) end } }",
         "t.lua:3: 'do_this' wants things as argument 2, got a place"},
        {"card \"T-1\" { effect { target = unit, destination = base,\n"
         "run = function(u, place) move(place, u) end } }",
         "t.lua:2: 'move' takes things, then a place"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_destination_is_one_of_what_is_chosen_first(void **state)
{
    static const char second[] =
        "t.lua:2: 'destination' is a place of the first target: "
        "write what moves there first";
    static const char none[] =
        "t.lua:1: 'destination' is a place of the first target, and there is none: write "
        "what moves as 'target'";
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = { unit, unit { enemy } }, destination = base,\n"
         "run = function(_, u, place) move(u, place) end } }",
         second},
        {"card \"T-1\" { effect { target = { unit, unit }, destination = base,\n"
         "run = function(a, b, place) move(b, place) move(a, place) end } }",
         second},
        {"card \"T-1\" { effect { target = { unit, unit { any_number } }, destination = base,\n"
         "run = function(_, us, place) for u in each(us) do move(u, place) end end } }",
         second},
        {"local e = effect { target = { opponent, unit }, destination = base,\n"
         "run = function(_, u, place) move(u, place) end }\n"
         "card \"T-1\" { effect { run = function() do_this(e) end } }",
         "t.lua:1: 'destination' is a place of the first target, and a player moves "
         "nowhere: write what moves first"},
        {"card \"T-1\" { effect { destination = battlefield,\n"
         "run = function(place) play_token(\"Recruit\", place) end } }",
         none},
        {"card \"T-1\" { effect { modes = { { \"one\", destination = base,\n"
         "run = function(place) draw(1) end }, { \"two\", run = function() draw(1) end } } } }",
         none},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void others_go_where_the_first_target_went(void **state)
{
    static const char *const right[] = {
        "run = function(a, b, place) move(a, place) move(b, place) end",
        "run = function(a, b, place) if move(a, place) then move(b, place) end end",
        "run = function(a, b, place) move(a, place) move(b, location(b)) end",
        "run = function(a, b, place) move(a, place) deal(1, b) end",
    };

    for (int i = 0; i < COUNT_OF(right); i++) {
        char source[300];

        (void)snprintf(
            source,
            sizeof source,
            "card \"T-1\" { effect { target = { unit { any_number }, unit }, "
            "destination = base,\n%s } }",
            right[i]);
        assert_int_equal(load_card(*state, source), 0);
    }
    assert_int_equal(load_card(*state,
                               "local u = unit\n"
                               "card \"T-1\" { effect { target = { u, opponent, u }, "
                               "destination = base,\nrun = function(a, p, b, place)\n"
                               "for x in each(a) do move(x, place) end "
                               "move(pick(u, p), place, p) deal(1, b) end } }"),
                     0);
}

static void what_binds_chosen_things_is_refused_where_each_is_looked_at(void **state)
{
    static const Row rows[] = {
        {"local q = unit { any_number, apart }\n"
         "card \"T-1\" { effect { run = function() kill(pick(q)) end } }",
         "t.lua:2: 'apart' binds things that 'target' chooses, and 'pick' looks at each "
         "by itself"},
        {"local q = unit { any_number, total_might = at_most(2) }\n"
         "card \"T-1\" { effect { run = function() kill(q) end } }",
         "t.lua:2: 'total_...' binds things that 'target' chooses, and 'kill' looks at "
         "each by itself"},
        {"card \"T-1\" { as { played = me,\n"
         "cost = { kill = unit { friendly, count = 2, together } } } }",
         "t.lua:2: 'together' binds things that 'target' chooses, and 'kill' looks at "
         "each by itself"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void what_is_one_or_several_is_read_as_a_list(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_card(f,
                               "local two = unit { count = 2 }\n"
                               "card \"T-1\" { effect { target = two,\n"
                               "run = function(units) kill(units[1])\n"
                               "if #units > 1 then draw(#pick(two)) end end } }"),
                     0);
    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { target = unit,\n"
                               "run = function(u) kill(u[1]) draw(#u)\n"
                               "for _, x in ipairs(u) do kill(x) end end } }"),
                     0);
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

static void a_number_that_is_given_is_read(void **state)
{
    static const char none[] =
        "t.lua:2: 'value' is the number of a keyword, so only its script has it, or what "
        "a verb says behind a passive that it gives";
    static const Row rows[] = {
        {"card \"T-1\" {\npassive { me, might = 2 * value() } }", none},
        {"local p = passive { me, might = value() } card \"T-1\" {\n"
         "passive { unit, has = p } }",
         none},
        {"card \"T-1\" {\neffect { target = unit { might = value() },"
         " run = function(u) kill(u) end } }",
         none},
        {"local p = passive { me, might = value() }\ncard \"T-1\" { effect {"
         " target = unit, run = function(u) give(u, p, this_turn) end } }",
         "t.lua:2: the clause reads 'value()', so a number stands behind it"},
        {"local p = passive { me, might = 1 }\ncard \"T-1\" { effect {"
         " target = unit, run = function(u) give(u, p, this_turn, 2) end } }",
         "t.lua:2: nothing in the clause reads the number: 'value()' does"},
        {"local q = unit { might = value() }\ncard \"T-1\" { effect {"
         " run = function() kill(pick(q)) end } }",
         "t.lua:2: 'value' is no number in 'run' of a card: a query takes numbers of the "
         "function"},
        {"card \"T-1\" { effect {\nrun = function() draw(value()) end } }",
         "t.lua:2: 'value' is the number of a keyword: in 'run' of a card it is none"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_place_is_no_unit(void **state)
{
    expect_each(*state,
                (const Row[]){{"card \"T-1\" { effect { run = function()\n"
                               "kill(here) end } }",
                               "t.lua:2: 'kill' takes units and gear on the board as "
                               "argument 1, got the word 'here'"}},
                1);
}

static void what_is_delayed_is_asked_for(void **state)
{
    static const Row rows[] = {
        {"local far = passive { unit { at = trash }, might = 1 }\n"
         "card \"T-1\" { when { played = me, run = function() delayed(far, this_turn) end } }",
         "t.lua:1: nobody asks 'might' of what is there: write a place of these: base, "
         "battlefield"},
        {"local rich = passive { unit, victory_score = 1 }\n"
         "card \"T-1\" { when { played = me, run = function() delayed(rich, this_turn) end } "
         "}",
         "t.lua:1: nobody asks 'victory_score' about the subject of this passive: it is "
         "asked of players"},
        {"local won = when { conquers = gear, run = function() draw(1) end }\n"
         "card \"T-1\" { when { played = me, run = function() delayed(won, this_turn) end } }",
         "t.lua:1: 'conquers' never happens to what it names: it happens to Unit, "
         "players"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

#define BARE "'Calm 2': here the keyword is meant whatever its number is, say \"Calm\""

static void a_number_stands_where_one_is_read(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { unit { yours }, has = \"Calm 2\" } }",
         "t.lua:1: 'Calm 2': the script of 'Calm' reads no number, say \"Calm\""},
        {"card \"T-1\" { when { played = me, target = unit,\n"
         "run = function(u) give(u, \"Calm 2\") end } }",
         "t.lua:2: 'Calm 2': the script of 'Calm' reads no number, say \"Calm\""},
        {"card \"T-1\" { passive { unit { enemy }, loses = \"Calm 2\" } }",
         "t.lua:1: " BARE},
        {"card \"T-1\" { passive { unit { enemy }, loses = { \"Calm\", \"Calm 2\" } } }",
         "t.lua:1: " BARE},
        {"card \"T-1\" { when { played = me, target = unit,\n"
         "run = function(u) loses(u, \"Calm 2\") end } }",
         "t.lua:2: " BARE},
        {"card \"T-1\" { passive { unit { has = \"Calm 2\" }, might = 1 } }",
         "t.lua:1: " BARE},
        {"card \"T-1\" { passive { me, triggers_again = \"Calm 2\" } }",
         "t.lua:1: " BARE},
        {"card \"T-1\" { passive { ability { yours }, cost = { energy = -1 },\n"
         "of = \"Calm 2\" } }",
         "t.lua:2: " BARE},
    };
    Fixture *f = *state;

    assert_int_equal(
        load_keyword(
            f, "Calm", "keyword \"Calm\" { passive { me, assigned = first } }"),
        0);
    expect_each(f, rows, COUNT_OF(rows));
}

static void a_count_is_not_below_nothing(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { when { played = me,\n run = function() draw(-1) end } }",
         "t.lua:2: 'draw' takes no number below 0: nothing would happen"},
        {"card \"T-1\" { when { played = me,\n run = function() predict(-1) end } }",
         "t.lua:2: 'predict' takes no number below 0: nothing would happen"},
        {"card \"T-1\" { effect { target = unit,\n run = function(u) deal(-2, u) end } }",
         "t.lua:2: 'deal' takes no number below 0: nothing would happen"},
        {"card \"T-1\" { effect { target = unit,\n run = function(u) prevent(-2, u) end } "
         "}",
         "t.lua:2: 'prevent' takes no number below 0: nothing would happen"},
        {"card \"T-1\" { effect { target = unit,\n"
         "run = function(u) burn(might(u) - 4) burn(-1, opponent) end } }",
         "t.lua:2: 'burn' takes no number below 0: nothing would happen"},
        {"card \"T-1\" { activated { cost = { discard = -1 },\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'discard' is less than nothing: it is 0 or more"},
        {"local q = unit { split = -5 }",
         "t.lua:1: 'split' is less than nothing: it is 0 or more"},
        {"card \"T-1\" { passive { me, lethal = -1 } }",
         "t.lua:1: 'lethal' is less than nothing: it is 0 or more"},
        {"local q = unit { count = -1 }",
         "t.lua:1: 'count' is less than nothing: it is 0 or more"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(load_card(*state,
                               "card \"T-1\" { when { played = me, target = unit,\n"
                               "run = function(u) give_might(u, -2) draw(2 - 1)\n"
                               "kill(u) gain_points(-1) end } }"),
                     0);
}

static void what_is_chosen_in_vain_is_remarked(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { when { played = me, target = unit,\n"
         "run = function(u) draw(1) end } }",
         "t.lua:2:16: nothing uses 'u', which is chosen for 'run': call it '_' if that "
         "is meant"},
        {"local function two(a, b) kill(a) end\n"
         "card \"T-1\" { when { played = me, target = { unit, unit }, run = two } }",
         "t.lua:1:23: nothing uses 'b', which is chosen for 'run': call it '_' if that "
         "is meant"},
        {"card \"T-1\" { when { played = me, target = unit,\n"
         "run = function() draw(1) end } }",
         "t.lua:2:1: 'run' takes 0, and the clause chooses 1: what it does not use, it "
         "calls '_'"},
        {"card \"T-1\" { when { played = me, target = unit,\n"
         "run = function(u, v) kill(u) end } }",
         "t.lua:2:1: 'run' takes 2, and the clause chooses 1: the others are always nil"},
        {"card \"T-1\" { when { played = me, target = unit,\n"
         "run = function(_) draw(1) end } }",
         NULL},
        {"card \"T-1\" { when { played = me, target = unit,\n"
         "run = function() kill(it) end } }",
         NULL},
        {"card \"T-1\" { when { played = me, target = unit,\n"
         "run = function(u) for _ = 1, 2 do kill(u) end end } }",
         NULL},
    };

    for (int i = 0; i < COUNT_OF(rows); i++)
        expect_remark(*state, rows[i].source, rows[i].fault);
}

static void no_thing_is_equal_to_a_word(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { run = function()\nfor p in each(player) do\n"
         "if p == you then draw(1) end end end } }",
         "t.lua:3: 'you' is a word, and nothing is '==' to it: ask is(..., you)"},
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "if location(u) ~= base then draw(1) end end } }",
         "t.lua:2: 'base' is a word, and nothing is '==' to it: ask is(..., query)"},
        {"card \"T-1\" { effect { target = spell, run = function(s)\n"
         "play_token(s) end } }",
         "t.lua:2: 'play_token' wants a card's name as argument 1, got the thing 's'"},
    };
    Fixture *f = *state;

    expect_each(f, rows, COUNT_OF(rows));
    assert_int_equal(load_card(f,
                               "card \"T-1\" { effect { target = { unit, unit },\n"
                               "run = function(a, b) if a == b or is(controller(a), "
                               "you) then draw(1) end end } }"),
                     0);
}

static void a_verb_gets_things_from_where_it_takes_them(void **state)
{
    static const Row rows[] = {
        {"local one = unit {}\n"
         "card \"T-1\" { effect { run = function() copy(pick(one)) end } }",
         "t.lua:2: 'copy' takes spells, abilities and other items on the chain as "
         "argument 1, got a thing"},
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "discard(u) end } }",
         "t.lua:2: 'discard' takes cards in a hand as argument 1, got the thing 'u'"},
        {"local mine = card { yours, at = trash }\n"
         "card \"T-1\" { effect { run = function()\n"
         "for c in each(mine) do ready(c) end end } }",
         "t.lua:3: 'ready' takes units, gear, runes and legends on the board as argument 1, got the thing 'c'"},
    };
    static const Row others[] = {
        {"card \"T-1\" { effect { target = unit, run = function(u)\nkill(u, u) end } }",
         "t.lua:2: 'kill' wants a player as argument 2, got the thing 'u'"},
        {"card \"T-1\" { effect { target = unit, run = function(u)\ngive(u, u) end } }",
         "t.lua:2: 'give' wants a keyword or a clause as argument 2, got the thing 'u'"},
        {"card \"T-1\" { effect { run = function()\nplay(you) end } }",
         "t.lua:2: 'play' takes main-deck cards as argument 1, got the word 'you'"},
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "loses(u, this_turn) end } }",
         "t.lua:2: 'loses' wants a word as argument 2, got the word 'this_turn'"},
        {"local hurt = unit { exhausted }\n"
         "card \"T-1\" { effect { run = function()\nname_card(hurt) end } }",
         "t.lua:3: 'name_card' asks for what is printed on cards: kind, tag, keyword, "
         "name, printed costs"},
    };
    Fixture *f = *state;

    expect_each(f, rows, COUNT_OF(rows));
    expect_each(f, others, COUNT_OF(others));
    assert_int_equal(load_card(f,
                               "local one, theirs = card {}, spell { enemy }\n"
                               "card \"T-1\" { effect { run = function()\n"
                               "draw(pick(one, look(3))) copy(pick(theirs)) end } }"),
                     0);
}

// The result of a verb, which may be anything, stands for the other arguments.
static void nil_means_nobody_or_is_a_fault(void **state)
{
    static char source[400], call[200], fault[200];
    const NilLetter *letter;
    int slips = 0, calls = 0;

    for (int row = 0; row < sample_rules.verbs_n; row++) {
        const VerbRow *verb = &sample_rules.verbs[row];

        for (int i = 0; (letter = nil_letter_at(verb->signature, i)); i++, calls++) {
            nil_call(call, sizeof call, verb, i, "t[1]");
            (void)snprintf(source,
                           sizeof source,
                           "card \"T-1\" { effect { run = function()\n"
                           "local any, t = banish(unit), {}\n%s end } }",
                           call);
            (void)snprintf(fault,
                           sizeof fault,
                           "t.lua:3: '%s' wants %s as argument %d, got nil",
                           verb->name,
                           letter->wanted,
                           i + 1);
            if (nil_is_slip(verb, i, false))
                expect_each(*state, &(Row){source, fault}, 1);
            else if (load_card(*state, source))
                fail_msg("%s gives %s", call, ((Fixture *)*state)->err.text);
            slips += nil_is_slip(verb, i, false);
        }
    }
    assert_true(slips > 20 && calls > 2 * slips);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(nil_means_nobody_or_is_a_fault),
        TEST(a_verb_gets_things_from_where_it_takes_them),
        TEST(a_destination_is_one_of_what_is_chosen_first),
        TEST(others_go_where_the_first_target_went),
        TEST(what_binds_chosen_things_is_refused_where_each_is_looked_at),
        TEST(a_number_that_is_given_is_read),
        TEST(a_place_is_no_unit),
        TEST(no_thing_is_equal_to_a_word),
        TEST(what_is_no_thing_is_given_to_no_verb_of_things),
        TEST(what_is_one_or_several_is_read_as_a_list),
        TEST(a_player_may_be_asked_what_it_is),
        TEST(a_number_stands_where_one_is_read),
        TEST(what_is_delayed_is_asked_for),
        TEST(a_count_is_not_below_nothing),
        TEST(what_is_chosen_in_vain_is_remarked),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
