// silent_place_test.c -- what is said of a place where a thing never is, or is not at that moment,
// is refused when the script is loaded.

#include "tests/scripting/silent_fixture.h"

// What the game says of each event, which the sample leaves out.
static const EventWay ways[EVENT_COUNT] = {
#define EVENT(id, name, flags, rule, doc)
#define WAY(id, ...) [EVENT_##id] = {__VA_ARGS__},
#include "engine/riftbound/defs/events.def"
};

#define NO_LEGEND "no legend is ever in these places: base, battlefield, facedown"
#define NO_SPELL                                                                       \
    "no spell ever stands at a place: what lies facedown there is found by the name "  \
    "of its zone alone"

static void what_stands_nowhere_is_at_no_place(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { me, might = 1, provided = spell { yours, here } } }",
         "t.lua:1: " NO_SPELL},
        {"card \"T-1\" { passive { me, might = 1, each = spell { at = here } } }",
         "t.lua:1: " NO_SPELL},
        {"card \"T-1\" { passive { me, might = count(spell { here }) } }",
         "t.lua:1: " NO_SPELL},
        {"card \"T-1\" { activated { cost = { exhaust = me }, target = spell { here },\n"
         "run = function(s) counter(s) end } }",
         "t.lua:1: " NO_SPELL},
        {"local far = spell { at = anywhere }\n"
         "card \"T-1\" { activated { cost = { exhaust = me },\n"
         "run = function() recycle(pick(far)) end } }",
         "t.lua:3: " NO_SPELL},
        {"card \"T-1\" { passive { me, might = 1, provided = legend { yours, here } } }",
         "t.lua:1: " NO_LEGEND},
        {"card \"T-1\" { cannot { played = legend { enemy, here } } }",
         "t.lua:1: " NO_LEGEND},
        {"card \"T-1\" { passive { unit { here }, cost = { energy = 1 } } }",
         "t.lua:1: nobody asks 'cost' of what is there: it is on its way by then, so say "
         "from = PLACE, where it comes from, and not 'at'"},
    };

    // What lies facedown is on the board (107), and where its battlefield is.
    static const Row loads[] = {
        {"card \"T-1\" { passive { me, might = 1, provided = spell { yours, at = board } } }",
         NULL},
        {"card \"T-1\" { cannot { played = spell { enemy, here }, from = facedown } }",
         NULL},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    expect_each_of(*state, "Unit", loads, COUNT_OF(loads));
}

static void only_what_may_be_attached_is(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { me, might = 1, provided = gear { host = legend } } }",
         "t.lua:1: nothing is ever attached to a legend: take that out"},
        {"card \"T-1\" { passive { me, might = 1, provided = rune { equipped = gear } } }",
         "t.lua:1: nothing is ever attached to a rune: take that out"},
        {"card \"T-1\" { passive { me, might = 1, provided = spell { host = unit } } }",
         "t.lua:1: no spell is ever attached to anything: take that out"},
        {"card \"T-1\" { passive { me, might = 1, provided = unit { equipped = spell } } }",
         "t.lua:1: no spell is ever attached to anything: take that out"},
    };
    static const Row legends[] = {
        {"card \"T-1\" { passive { unit { friendly }, might = 1,\n"
         "provided = gear { host = me } } }",
         "t.lua:1: me is a Legend, and nothing is ever attached to it"},
        {"card \"T-1\" { when { dies = unit { equipped = me },\n"
         "run = function() draw(1) end } }",
         "t.lua:1: me is a Legend, which is never attached to anything"},
        {"card \"T-1\" { activated { cost = { kill = gear { host = me } },\n"
         "run = function() draw(1) end } }",
         "t.lua:1: me is a Legend, and nothing is ever attached to it"},
        {"card \"T-1\" { passive { either(unit { host = me }, unit { friendly }),\n"
         "might = 1 } }",
         "t.lua:1: me is a Legend, and nothing is ever attached to it"},
    };
    static const Row spells[] = {
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "if is(me, card { equipped = gear }) then kill(u) end end } }",
         "t.lua:2: me is a Spell, and nothing is ever attached to it"},
    };
    static const Row gear[] = {
        {"card \"T-1\" { when { dies = unit { equipped = me },\n"
         "run = function() draw(1) end } }",
         NULL},
        {"card \"T-1\" { passive { unit { friendly }, might = 1,\n"
         "provided = gear { host = me } } }",
         NULL},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    expect_each_of(*state, "Legend", legends, COUNT_OF(legends));
    expect_each_of(*state, "Spell", spells, COUNT_OF(spells));
    expect_each_of(*state, "Gear", gear, COUNT_OF(gear));
}

static void a_spell_goes_to_no_place(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { run = function() draw(1) end,\n"
         "provided = happened { played = me, to = base } } }",
         "t.lua:2: me is a Spell, which goes to no place as it is 'played': take that out, "
         "or say from = PLACE, where it comes from"},
        {"card \"T-1\" { effect { run = function() draw(1) end,\n"
         "provided = happened { finalized = me, to = base } } }",
         "t.lua:2: me is a Spell, which goes to no place as it is 'finalized': take that "
         "out, or say from = PLACE, where it comes from"},
        {"card \"T-1\" { effect { run = function() draw(1) end,\n"
         "provided = happened { played = me, from = hand } } }",
         NULL},
    };

    expect_each_of(*state, "Spell", rows, COUNT_OF(rows));
}

#define AFTER                                                                          \
    " is not there any more: say from = PLACE, where it came from, or to = PLACE; it " \
    "is by then at one of these: "
#define BEFORE                                                                         \
    " is not there: say from = PLACE, where it comes from; it is by then at one of "   \
    "these: "

static void a_thing_is_where_it_is_at_that_moment(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { when { played = spell { at = hand }, run = function() draw(1)\n"
         "end } }",
         "t.lua:1: what is 'played'" AFTER "chain"},
        {"card \"T-1\" { when { played = unit { at = chain }, run = function() draw(1)\n"
         "end } }",
         "t.lua:1: what is 'played'" AFTER "base, battlefield"},
        {"card \"T-1\" { when { finalized = unit { at = base }, run = function() draw(1)\n"
         "end } }",
         "t.lua:1: what is 'finalized'" AFTER "chain"},
        {"card \"T-1\" { when { discarded = card { at = hand }, run = function() draw(1)\n"
         "end } }",
         "t.lua:1: what is 'discarded'" AFTER "trash"},
        {"card \"T-1\" { cannot { played = card { enemy, at = chain } } }",
         "t.lua:1: what would be 'played'" BEFORE
         "facedown, trash, champion_zone, deck, rune_deck, banishment, hand, aside"},
        {"card \"T-1\" { can { played = spell { yours, at = trash }, from = hand,\n"
         "action } }",
         "t.lua:1: what would be 'played'" BEFORE "hand"},
        {"card \"T-1\" { instead { played = spell { enemy, at = hand },\n"
         "run = function() draw(1) end } }",
         "t.lua:1: what would be 'played'" BEFORE "chain"},
        {"card \"T-1\" { passive { me, might = 1,\n"
         "provided = happened { played = spell { at = trash } } } }",
         "t.lua:2: what is 'played'" AFTER "base, battlefield, facedown, legend_zone"},
    };
    static const Row loads[] = {
        {"card \"T-1\" { when { played = spell { at = chain }, run = function() draw(1)\n"
         "end } }",
         NULL},
        {"card \"T-1\" { when { drawn = card { at = hand }, run = function() draw(1)\n"
         "end } }",
         NULL},
        {"card \"T-1\" { cannot { played = spell { enemy, at = hand } } }", NULL},
        {"card \"T-1\" { can { played = spell { yours, at = trash }, from = trash } }",
         NULL},
        {"card \"T-1\" { instead { played = spell { enemy, at = chain },\n"
         "run = function() draw(1) end } }",
         NULL},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    expect_each_of(*state, "Unit", loads, COUNT_OF(loads));
}

#define NEVER "'me' is never there as this is asked: it lies in one of these: "
#define COMES "; where it comes from says card { me, from = PLACE }"

static void me_is_where_its_clause_is_asked(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { me, cost = { energy = -1 },\n"
         "provided = card { me, at = hand } } }",
         "t.lua:1: " NEVER "chain" COMES},
        {"card \"T-1\" { passive { me, cost = { energy = -1 },\n"
         "provided = card { me, at = chain } } }",
         "t.lua:1: 'me' is always there as this is asked: take that out"},
        {"card \"T-1\" { as { played = me, may, cost = { energy = 1 },\n"
         "provided = card { me, at = hand } } }",
         "t.lua:1: " NEVER "chain" COMES},
        {"card \"T-1\" { passive { me, might = 1, provided = card { me, at = trash } } }",
         "t.lua:1: " NEVER "base, battlefield" COMES},
        {"card \"T-1\" { passive { unit { friendly }, might = 1,\n"
         "provided = card { me, at = hand } } }",
         "t.lua:2: " NEVER "base, battlefield, legend_zone" COMES},
        {"card \"T-1\" { when { dies = unit { another }, provided = card { me, at = hand },\n"
         "run = function() draw(1) end } }",
         "t.lua:1: " NEVER "base, battlefield, legend_zone" COMES},
        {"card \"T-1\" { passive { me, cost_to_choose = { energy = 1 },\n"
         "provided = card { me, at = trash } } }",
         "t.lua:1: " NEVER "base, battlefield, facedown, legend_zone, chain" COMES},
        {"card \"T-1\" { passive { card { me, at = trash },\n"
         "cost_to_choose = { energy = 1 } } }",
         "t.lua:2: nobody asks 'cost_to_choose' of what is there: write a place of these: "
         "base, battlefield, facedown, legend_zone, chain"},
    };
    static const Row loads[] = {
        {"card \"T-1\" { passive { me, cost = { energy = -1 },\n"
         "provided = card { me, from = trash } } }",
         NULL},
        {"card \"T-1\" { passive { card { yours, at = trash },\n"
         "cost_to_choose = { energy = 1 } } }",
         NULL},
        {"card \"T-1\" { when { dies = unit { another }, works_in = trash,\n"
         "provided = card { me, at = trash, name = \"T-1\" }, run = function() draw(1) end } }",
         NULL},
    };

    expect_each_of(*state, "Unit", rows, COUNT_OF(rows));
    expect_each_of(*state, "Unit", loads, COUNT_OF(loads));
}

static void what_never_moves_has_no_destination(void **state)
{
#define STAYS                                                                          \
    "'destination' is a place of the first target, and nothing that this means ever "  \
    "moves: write what moves first"
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = spell, destination = anywhere,\n"
         "run = function(s, p) counter(s) play_token(\"Recruit\", p) end } }",
         "t.lua:1: " STAYS},
        {"card \"T-1\" { effect { target = ability, destination = anywhere,\n"
         "run = function(s, p) counter(s) play_token(\"Recruit\", p) end } }",
         "t.lua:1: " STAYS},
        {"card \"T-1\" { effect { modes = { { \"a\", target = rune, destination = anywhere,\n"
         "run = function(s, p) exhaust(s) play_token(\"Recruit\", p) end },\n"
         "{ \"b\", run = function() draw(1) end } } } }",
         "t.lua:1: " STAYS},
        {"card \"T-1\" { effect { target = either(unit, spell), destination = anywhere,\n"
         "run = function(u, p) move(u, p) end } }",
         NULL},
    };

    expect_each_of(*state, "Spell", rows, COUNT_OF(rows));
}

static void a_number_that_is_no_less_than_nothing_has_no_minus(void **state)
{
#define LESS " is less than nothing: it is 0 or more"
    static const Row rows[] = {
        {"card \"T-1\" { passive { unit { enemy }, turn_prevents = -1 } }",
         "t.lua:1: 'turn_prevents'" LESS},
        {"card \"T-1\" { passive { unit { enemy }, turn_prevents = -might(me) } }",
         "t.lua:1: 'turn_prevents'" LESS},
        {"card \"T-1\" { passive { unit { enemy }, combat_prevents = -1 } }",
         "t.lua:1: 'combat_prevents'" LESS},
        {"card \"T-1\" { passive { opponent, side_prevents = -1, each = unit } }",
         "t.lua:1: 'side_prevents'" LESS},
        {"card \"T-1\" { passive { spell { yours }, repeats = -1 } }",
         "t.lua:1: 'repeats'" LESS},
        {"card \"T-1\" { passive { unit { enemy }, base_might = -1 } }",
         "t.lua:1: 'base_might'" LESS},
        {"card \"T-1\" { passive { unit { enemy }, might_at_least = 0 } }",
         "t.lua:1: 'might_at_least = 0' changes nothing"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_stands_nowhere_is_at_no_place),
        TEST(only_what_may_be_attached_is),
        TEST(a_spell_goes_to_no_place),
        TEST(a_thing_is_where_it_is_at_that_moment),
        TEST(me_is_where_its_clause_is_asked),
        TEST(what_never_moves_has_no_destination),
        TEST(a_number_that_is_no_less_than_nothing_has_no_minus),
    };

    sample_rules.event_ways = ways;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
