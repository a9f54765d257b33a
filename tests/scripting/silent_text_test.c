// silent_text_test.c -- what the text of a card of its type can never do is refused when the
// script is loaded; so is a cost whose parts would not be what is written.

#include "tests/scripting/silent_fixture.h"

#define ALONE(kind)                                                                    \
    "t.lua:1: the text of a Spell works for itself alone, and this " kind              \
    " is about others: say 'me'"
#define BEGUN(kind) ", or begin it in 'run', with delayed(" kind " { ... }, this_turn)"
#define THERE       ", or where it works, works_in = zone"

static void the_text_of_a_spell_works_for_itself(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { unit { friendly }, might = 1 } }",
         ALONE("passive") BEGUN("passive")},
        {"card \"T-1\" { passive { player { you }, victory_score = 1 } }",
         ALONE("passive") BEGUN("passive")},
        {"card \"T-1\" { when { dies = unit, run = function() draw(1) end } }",
         ALONE("when") THERE BEGUN("when")},
        {"card \"T-1\" { when { end_of_turn = you, run = function() draw(1) end } }",
         ALONE("when") THERE BEGUN("when")},
        {"card \"T-1\" { instead { dies = unit, run = function() draw(1) end } }",
         ALONE("instead") THERE BEGUN("instead")},
        {"card \"T-1\" { cannot { damaged = unit { friendly } } }",
         ALONE("cannot") BEGUN("cannot")},
        {"card \"T-1\" { can { played = unit { yours }, from = trash } }",
         ALONE("can") BEGUN("can")},
        {"card \"T-1\" { when { dies = unit, works_in = trash, run = function() draw(1) "
         "end } }",
         NULL},
        {"card \"T-1\" { cannot { countered = me }, passive { me, cost = { energy = -1 } } "
         "}",
         NULL},
    };
    static const Row given[] = {
        {"card \"T-1\" { passive { spell { yours }, has = when { dies = unit, run = "
         "function() draw(1) end } } }",
         ALONE("when") THERE BEGUN("when")},
        {"card \"T-1\" { passive { unit { friendly }, might = 1 } }", NULL},
    };

    expect_each_of(*state, "Spell", rows, COUNT_OF(rows));
    expect_each_of(*state, "Legend", given, COUNT_OF(given));
}

static void here_is_nowhere_in_the_text_of_a_legend_or_a_spell(void **state)
{
    static const Row legend[] = {
        {"card \"T-1\" { passive { unit { friendly, here }, might = 1 } }",
         "t.lua:1: 'here' is nowhere in the text of a Legend: name a place, or what is "
         "there, or say 'there', where the event was"},
        {"card \"T-1\" { when { dies = unit, here, run = function() draw(1) end } }",
         "t.lua:1: 'here' is nowhere in the text of a Legend: name a place, or what is "
         "there, or say 'there', where the event was"},
        {"card \"T-1\" { passive { unit { friendly }, has = when { dies = unit, here, run "
         "= function() draw(1) end } } }",
         NULL},
    };
    static const Row spell[] = {
        {"card \"T-1\" { effect { target = unit { here }, run = function(u) kill(u) end } "
         "}",
         "t.lua:1: 'here' is nowhere in the text of a Spell: name a place, or what is "
         "there, or say 'there', where the event was"},
        {"local q = unit { here }\ncard \"T-1\" { effect { run = function() kill(q) end } "
         "}",
         "t.lua:2: 'here' is nowhere in the text of a Spell: name a place, or what is "
         "there, or say 'there', where the event was"},
    };

    expect_each_of(*state, "Legend", legend, COUNT_OF(legend));
    expect_each_of(*state, "Spell", spell, COUNT_OF(spell));
}

static void a_card_pays_with_itself_what_it_can(void **state)
{
    static const Row battlefield[] = {
        {"card \"T-1\" { activated { cost = { exhaust = me }, run = function() draw(1) end "
         "} }",
         "t.lua:1: the cost 'exhaust' is paid with units, gear, runes and legends on the "
         "board, and me is a Battlefield"},
    };
    static const Row legend[] = {
        {"card \"T-1\" { activated { cost = { kill = me }, run = function() draw(1) end } "
         "}",
         "t.lua:1: the cost 'kill' is paid with units and gear on the board, and me is a "
         "Legend"},
        {"card \"T-1\" { activated { cost = { exhaust = me }, run = function() draw(1) end "
         "} }",
         NULL},
    };

    expect_each_of(*state, "Battlefield", battlefield, COUNT_OF(battlefield));
    expect_each_of(*state, "Legend", legend, COUNT_OF(legend));
}

static void a_card_is_asked_for_what_it_has(void **state)
{
    static const Row rows[] = {
        {"local q = unit { buffed }\ncard \"T-1\" { effect { target = unit, run = "
         "function(u) if is(me, q) then kill(u) end end } }",
         "t.lua:2: me is a Spell, which 'unit' never means"},
    };

    expect_each_of(*state, "Spell", rows, COUNT_OF(rows));
}

#define IS_A(type) "and me is a " type

static void a_number_is_read_of_what_has_it(void **state)
{
    static const Row legend[] = {
        {"card \"T-1\" { passive { unit { friendly, might = less_than(might(me)) }, might = 1 } }",
         "t.lua:1: 'might' is a number of Unit, Gear, " IS_A("Legend")},
        {"card \"T-1\" { passive { unit { friendly }, might = 2 - might(me) } }",
         "t.lua:1: 'might' is a number of Unit, Gear, " IS_A("Legend")},
        {"card \"T-1\" { when { damaged = unit { yours }, amount = at_least(might(me)), "
         "run = function() draw(1) end } }",
         "t.lua:1: 'might' is a number of Unit, Gear, " IS_A("Legend")},
        {"card \"T-1\" { activated { cost = { energy = energy(me), exhaust = me }, run = "
         "function() draw(1) end } }",
         "t.lua:1: 'energy' is a number of Unit, Gear, Spell, " IS_A("Legend")},
        {"card \"T-1\" { when { dies = unit, run = function() draw(energy(me)) end } }",
         "t.lua:1: 'energy' is a number of Unit, Gear, Spell, " IS_A("Legend")},
        {"card \"T-1\" { passive { unit { friendly, happened { dies = me } }, might = 1 } }",
         "t.lua:1: 'dies' happens to Unit, Gear, " IS_A("Legend")},
        {"card \"T-1\" { when { played = unit { might = at_least(might(me)) }, by = you, "
         "run = function() draw(1) end } }",
         "t.lua:1: 'might' is a number of Unit, Gear, " IS_A("Legend")},
    };
    static const Row spell[] = {
        {"card \"T-1\" { effect { target = unit { split = might(me) }, run = function(u) "
         "deal_split(u) end } }",
         "t.lua:1: 'might' is a number of Unit, Gear, " IS_A("Spell")},
        {"card \"T-1\" { passive { me, cost = { energy = -1 }, provided = card { me, might "
         "= at_least(3) } } }",
         "t.lua:1: 'might' is a number of Unit, Gear, " IS_A("Spell")},
        {"card \"T-1\" { cannot { countered = me, provided = card { me, stunned } } }",
         "t.lua:1: 'stunned' is said of Unit, Gear, " IS_A("Spell")},
        {"local q = card { exhausted }\ncard \"T-1\" { effect { target = unit, run = "
         "function(u) if is(me, q) then kill(u) end end } }",
         "t.lua:2: 'exhausted' is said of Unit, Gear, Rune, Legend, " IS_A("Spell")},
        {"card \"T-1\" { passive { me, cost = { energy = -1 }, each = energy(me) } }",
         NULL},
    };
    static const Row gear[] = {
        {"card \"T-1\" { passive { unit { friendly, might = less_than(might(me)) }, might = 1 } }",
         NULL},
        {"local q = spell { might = at_most(3) }",
         "t.lua:1: no spell has 'might': that is a number of Unit, Gear"},
        {"local q = battlefield { damage = 0 }",
         "t.lua:1: no battlefield has 'damage': that is a number of Unit, Gear"},
        {"local q = legend { energy = 2 }",
         "t.lua:1: no legend has 'energy': that is a number of Unit, Gear, Spell"},
    };

    expect_each_of(*state, "Legend", legend, COUNT_OF(legend));
    expect_each_of(*state, "Spell", spell, COUNT_OF(spell));
    expect_each_of(*state, "Gear", gear, COUNT_OF(gear));
}

static void a_cost_says_whose_things_pay_it(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { activated { cost = { kill = unit }, run = function() draw(1) end } }",
         "t.lua:1: 'kill' does not say whose: a cost is paid with what is yours, so write "
         "that, { yours }, or whose it is else"},
        {"card \"T-1\" { activated { cost = { exhaust = unit { another } }, run = function() "
         "draw(1) end } }",
         "t.lua:1: 'exhaust' does not say whose: a cost is paid with what is yours, so "
         "write that, { yours }, or whose it is else"},
        {"card \"T-1\" { activated { cost = { kill = unit { enemy } }, run = function() "
         "draw(1) end } }",
         NULL},
        {"card \"T-1\" { passive { spell { yours, at = hand }, cost = { energy = -1 } } }",
         "t.lua:1: nobody asks 'cost' of what is there: it is on its way by then, so say "
         "from = PLACE, where it comes from, and not 'at'"},
        {"card \"T-1\" { passive { spell { yours, from = hand }, cost = { energy = -1 } } }",
         NULL},
        {"card \"T-1\" { passive { me, copies = any_number } }", NULL},
        {"card \"T-1\" { passive { me, might = any_number } }",
         "t.lua:1: 'might' wants a number or a reading, got the word 'any_number'"},
        {"local q = unit { except { you, me } }",
         "t.lua:1: a query has one role, not two: of several say either(...), and what is "
         "left out has an except { ... } for each"},
    };

    expect_each_of(*state, "Unit", rows, COUNT_OF(rows));
}

static void a_name_is_asked_for_by_who_names_one(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { me, might = 1, each = unit { yours, name = named } } }",
         "t.lua:1: 'named' is what this thing's player named, and this script names "
         "nothing: a name that is known is written out, name = \"...\""},
        {"card \"T-1\" { when { attacks = me, run = function()\n"
         "ready(unit { yours, name = named }) end } }",
         "t.lua:2: 'named' is what this thing's player named, and this script names "
         "nothing: a name that is known is written out, name = \"...\""},
        {"card \"T-1\" { as { played = me, run = function() name_card() end }, passive { "
         "me, might = 1, each = unit { yours, name = named } } }",
         NULL},
    };

    expect_each_of(*state, "Unit", rows, COUNT_OF(rows));
}

static void the_parts_of_a_cost_are_what_is_written(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { spell { enemy }, cost = { energy = 1, any = "
         "count(unit { yours }) } } }",
         "t.lua:1: a reading is the only resource of its cost: say the other in a passive "
         "of its own"},
        {"card \"T-1\" { passive { spell, cost = { energy = count(gear), any = "
         "count(unit) } } }",
         "t.lua:1: a cost has one reading: 'energy' is another, for a passive of its own, "
         "and 'each' is one too"},
        {"card \"T-1\" { passive { me, cost = { energy = count(gear) }, each = unit } }",
         "t.lua:1: 'each' multiplies the cost, whose reading does so already: write one of "
         "them, or a product of both, a * b"},
        {"card \"T-1\" { passive { spell { chooses = unit { here } }, cost = { any = -1 } "
         "} }",
         "t.lua:1: what is chosen decides about a cost by the key 'choosing' beside it, not "
         "by 'chooses' in the subject"},
        {"card \"T-1\" { passive { me, might = 1, minimum = 3 } }",
         "t.lua:1: 'minimum' is for what takes something away, and this adds"},
        {"card \"T-1\" { passive { unit { yours }, bonus_damage = 1, at = here } }",
         "t.lua:1: 'at' in a passive is for events that trigger: where they are; where things "
         "are is said by 'provided'"},
        {"card \"T-1\" { passive { spell { enemy }, cost = { any = count(unit { yours }) } "
         "}, passive { me, might = -1, minimum = 3 } }",
         NULL},
    };

    expect_each_of(*state, "Unit", rows, COUNT_OF(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_text_of_a_spell_works_for_itself),
        TEST(here_is_nowhere_in_the_text_of_a_legend_or_a_spell),
        TEST(a_card_pays_with_itself_what_it_can),
        TEST(a_card_is_asked_for_what_it_has),
        TEST(a_number_is_read_of_what_has_it),
        TEST(a_cost_says_whose_things_pay_it),
        TEST(a_name_is_asked_for_by_who_names_one),
        TEST(the_parts_of_a_cost_are_what_is_written),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
