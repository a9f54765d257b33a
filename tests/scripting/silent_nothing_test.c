// silent_nothing_test.c -- whatever the engine would never ask, find, apply or read is
// refused when the script is loaded.

#include "tests/scripting/silent_fixture.h"

static void what_adds_for_some_things_is_used_while_these_are_paid_for(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { activated { reaction, cost = { discard = 1 },\n"
         "adds = { energy = 1 }, only = spell } }",
         "t.lua:1: what adds for some things only is used while they are paid for: it "
         "costs itself, as 'exhaust = me' does, and beside that resources"},
        {"card \"T-1\" { activated { cost = { exhaust = me },\n"
         "adds = { energy = 1 }, only = spell } }",
         "t.lua:1: what adds for some things only is used while they are paid for, so the "
         "clause is a 'reaction'"},
        {"local a = activated { action, cost = { exhaust = me },\n"
         "adds = { energy = 1 }, only = spell }\n"
         "card \"T-1\" { passive { unit { friendly }, has = a } }",
         "t.lua:1: what adds for some things only is used while they are paid for, so the "
         "clause is a 'reaction'"},
        {"card \"T-1\" { activated { reaction, cost = { energy = 1 },\n"
         "adds = { fury = 1 }, only = spell } }",
         "t.lua:1: what adds for some things only is used while they are paid for: it "
         "costs itself, as 'exhaust = me' does, and beside that resources"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_slip_is_told_in_words_of_the_language(void **state)
{
    static const Row rows[] = {
        {"local w = when { dies = unit, run = function() draw(1) end }\n"
         "card \"T-1\" { effect { run = function() do_this(w) end } }",
         "t.lua:2: 'do_this' takes as argument 1 a clause of these: effect; got when"},
        {"card \xe2\x80\x9cT-1\xe2\x80\x9d { effect { run = function() draw(1) end } }",
         "t.lua:1: syntax error near '<\\226>': a sign of printed text, as a curly quote or "
         "a long dash is: write \" and -"},
        {"card \"T-1\" { effect { run = function() if you then draw(1)\n"
         "end, } }",
         "t.lua:1: this 'function' has no 'end': line 2 goes on with ','"},
        {"card \"T-1\" { effect { run = function()\n"
         "  if you then\n    draw(1)\n end,\n} }",
         "t.lua:2: this 'if' has no 'end': line 4 goes on with ','"},
        {"card \"T-1\" { effect { run = function()\n"
         "  for i = 1, 2 do draw(i)\n  end\n} }",
         "t.lua:1: this 'function' has no 'end': line 4 goes on with '}'"},
        {"card \"T-1\" { effect { run = function()\n  draw(1\nend } }",
         "t.lua:2: this '(' has no ')': line 3 goes on with 'end'"},
        {"card \"T-1\" {\n effect { run = function() draw(1) end }",
         "t.lua:1: this '{' has no '}': the script ends"},
        {"card \"T-1\" {\n effect { run = function() draw(1) end end } }",
         "t.lua:2: this 'end' closes nothing"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void an_event_is_awaited_where_it_may_happen(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { when { conquers = battlefield, run = function() draw(1) end } }",
         "t.lua:1: 'conquers' never happens to what it names: it happens to Unit, "
         "players"},
        {"card \"T-1\" { when { dies = you, run = function() draw(1) end } }",
         "t.lua:1: 'dies' never happens to what it names: it happens to Unit, Gear"},
        {"card \"T-1\" { when { burned_out = unit, run = function() draw(1) end } }",
         "t.lua:1: 'burned_out' never happens to what it names: it happens to players"},
        {"card \"T-1\" { when { drawn = you, run = function() draw(1) end } }",
         "t.lua:1: 'drawn' never happens to what it names: it happens to Unit, Gear, "
         "Spell"},
        {"card \"T-1\" { cannot { countered = either(spell, ability) } }",
         "t.lua:1: 'countered' never happens to what it names: it happens to Unit, Gear, "
         "Spell, Rune, Battlefield, Legend; of an ability these alone tell, and name what "
         "has it: countered, ability_used, ability_finalized; in a when without 'nth' "
         "these take the ability too: ability_used, ability_finalized"},
        {"card \"T-1\" { when { ability_used = ability { at = base }, run = function() draw(1)\n"
         "end } }",
         "t.lua:1: 'at' is said of things, not of ability: of what has it write 'of', "
         "ability { of = card { ... } }"},
        {"card \"T-1\" { cannot { damaged = me, with = ability { domain = \"Fury\" } } }",
         "t.lua:1: 'domain' is said of things, not of ability: of what has it write 'of', "
         "ability { of = card { ... } }"},
        {"card \"T-1\" { cannot { damaged = me, with = ability { fury } } }",
         "t.lua:1: 'domain' is said of things, not of ability: of what has it write 'of', "
         "ability { of = card { ... } }"},
        {"card \"T-1\" { cannot { damaged = me, with = ability { here } } }",
         "t.lua:1: 'here' is said of things, not of ability: of what has it write 'of', "
         "ability { of = card { ... } }"},
        {"card \"T-1\" { when { ability_used = ability { yours }, nth = 1,\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'ability_used' never happens to what it names: it happens to Unit, "
         "Gear, Rune, Battlefield, Legend; of an ability these alone tell, and "
         "name what has it: countered, ability_used, ability_finalized; in a when "
         "without 'nth' these take the ability too: ability_used, ability_finalized"},
        {"card \"T-1\" { passive { me, might = 1,\nprovided = happened { drawn = rune } } }",
         "t.lua:2: 'drawn' never happens to what it names: it happens to Unit, Gear, "
         "Spell"},
        {"card \"T-1\" { when { main_phase = here, run = function() draw(1) end } }",
         "t.lua:1: 'main_phase' never happens to what it names: it happens to players"},
        {"card \"T-1\" { when { holds = they, run = function() draw(1) end } }",
         "t.lua:1: when waits for 'they', who is nobody before it happens: say 'you', "
         "'opponent' or 'player'"},
        {"card \"T-1\" { when { leaves = card { at = hand }, run = function() draw(1)\n"
         "end } }",
         "t.lua:1: 'leaves' is told of what is on the board, and this query looks at none "
         "of it"},
        {"card \"T-1\" { when { leaves = card, from = hand, run = function() draw(1)\n"
         "end } }",
         "t.lua:1: 'leaves' is told of the board, and 'hand' is no part of it: write what "
         "becomes of a thing from there, one of played, finalized, discarded, recycled, "
         "hidden, seen, drawn, channeled, banished, returned, burned, revealed"},
        {"card \"T-1\" { when { points = you, because = \"holds\", with = unit,\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'holds' never has 'with', nor has what it brings"},
        {"card \"T-1\" { passive { me, might = 1, provided = either(spell, ability) } }",
         "t.lua:1: only a choice finds 'ability' on the chain, and this is none: say "
         "'target', or wait for what happens to the thing that has it"},
        {"card \"T-1\" { passive { me, might = 1, each = ability { yours } } }",
         "t.lua:1: only a choice finds 'ability' on the chain, and this is none: say "
         "'target', or wait for what happens to the thing that has it"},
        {"local one = ability { friendly }\n"
         "card \"T-1\" { effect { run = function() draw(count(one)) end } }",
         "t.lua:2: only a choice finds 'ability' on the chain, and this is none: say "
         "'target', or wait for what happens to the thing that has it"},
        {"card \"T-1\" { cannot { moves = rune } }",
         "t.lua:1: 'moves' never happens to what it names: it happens to Unit, Gear"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void what_asks_for_a_number_or_a_cost_gets_one(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { run = function() pick(opponent) end } }",
         "t.lua:1: 'pick' finds things and no players: a player is chosen with 'target', "
         "target = opponent, and run = function(p)"},
        {"card \"T-1\" { passive { unit { enemy }, cost_to_choose = { energy = 1 },\n"
         "of = \"Rise\" } }",
         "t.lua:2: 'of' is asked of no cost in this passive"},
        {"card \"T-1\" { effect { run = function()\n"
         "draw(counters(\"points\", me)) end } }",
         "t.lua:2: 'counters': only players have 'points', and no thing, as "
         "counters(\"points\", you)"},
        {"card \"T-1\" { effect { target = player, run = function(p)\n"
         "draw(counters(\"damage\", p)) end } }",
         "t.lua:2: 'counters': only things have 'damage', and no player, as "
         "counters(\"damage\", me)"},
        {"card \"T-1\" { passive { unit, might = counters(\"damage\", you) } }",
         "t.lua:1: 'counters': only things have 'damage', and no player, as "
         "counters(\"damage\", me)"},
        {"card \"T-1\" { effect { run = function() if active(\"Rise\") then\n"
         "draw(1) end end } }",
         "t.lua:1: 'Rise' takes its number here: 'Rise 3'"},
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "play(u, \"Wield\") end } }",
         "t.lua:2: keyword 'Wield' needs a cost: with_cost(\"Wield\", { ... })"},
    };

    assert_int_equal(load_as(*state,
                             "keyword",
                             "Rise",
                             "k.lua",
                             "keyword \"Rise\" { governs = player { you, turn = "
                             "at_least(value()) } }"),
                     0);
    assert_int_equal(load_as(*state,
                             "keyword",
                             "Wield",
                             "k.lua",
                             "keyword \"Wield\" { activated { cost = value(), run = "
                             "function() draw(1) end } }"),
                     0);
    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_passive_is_about_what_the_rules_ask(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { spell { yours }, enters = readied } }",
         "t.lua:1: nobody asks 'enters' about the subject of this passive: it is asked of "
         "Unit, Gear"},
        {"card \"T-1\" { passive { me, victory_score = 1 } }",
         "t.lua:1: nobody asks 'victory_score' about the subject of this passive: it is "
         "asked of players"},
        {"card \"T-1\" { passive { me, facedown_room = 1 } }",
         "t.lua:1: nobody asks 'facedown_room' about the subject of this passive: it is "
         "asked of Battlefield"},
        {"card \"T-1\" { passive { battlefield { here }, might = 1 } }",
         "t.lua:1: nobody asks 'might' about the subject of this passive: it is asked of "
         "Unit"},
        {"card \"T-1\" { passive { unit { at = trash }, might = 1 } }",
         "t.lua:1: nobody asks 'might' of what is there: write a place of these: "
         "base, battlefield"},
        {"card \"T-1\" {\n passive { gear { yours }, has = passive { me, might = 1 } } }",
         "t.lua:2: nobody asks 'might' about the subject of this passive: it is asked of "
         "Unit"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void nobody_is_it_in_a_printed_passive(void **state)
{
    static const char said[] =
        "t.lua:2: 'it' is nobody in a printed passive without 'choosing': say 'me', or a "
        "query";
    static const Row rows[] = {
        {"card \"T-1\" {\npassive { unit { enemy }, might = might(it) } }", said},
        {"card \"T-1\" {\npassive { unit { enemy }, might = 2 * might(it) } }", said},
        {"card \"T-1\" {\npassive { unit { controller = it }, might = 1 } }", said},
        {"card \"T-1\" {\npassive { me, might = 1,"
         " each = card { at = trash, controller = it } } }",
         said},
        {"card \"T-1\" {\npassive { me, might = 1,"
         " provided = unit { except { controller = it } } } }",
         said},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(load_card(*state,
                               "local p = passive { it, might = might(it) }\n"
                               "card \"T-1\" { effect { target = unit,\n"
                               "run = function(u) delayed(p, this_turn, u) end } }"),
                     0);
}

static void what_is_chosen_is_known_once_it_is_chosen(void **state)
{
#define COSTS "card \"T-1\" { passive { me, cost = { energy = -1 }, choosing = "
#define SAY                                                                            \
    " before something is chosen, so 'each' and the cost alone know it; what must be " \
    "chosen is said in 'choosing': write: choosing = unit"
    static const Row rows[] = {
        {COSTS "it } }", "t.lua:1: 'it' is nobody" SAY},
        {COSTS "unit { controller = it } } }", "t.lua:1: 'it' is nobody" SAY},
        {COSTS "unit { except { it } } } }", "t.lua:1: 'it' is nobody" SAY},
        {COSTS "either(me, it) } }", "t.lua:1: 'it' is nobody" SAY},
        {COSTS "unit { there } } }", "t.lua:1: 'there' is nowhere" SAY},
        {COSTS "unit, provided = unit { it, stunned } } }",
         "t.lua:1: 'it' is nobody" SAY},
        {COSTS "opponent } }",
         "t.lua:1: 'choosing' is about things that are chosen, and a player is none"},
        {COSTS "they } }",
         "t.lua:1: 'choosing' is about things that are chosen, and a player is none"},
        {COSTS "either(it, opponent) } }",
         "t.lua:1: 'choosing' is about things that are chosen, and a player is none"},
        {COSTS "either(unit, ability) } }",
         "t.lua:1: 'choosing' is about things that are chosen, and an ability is none"},
    };
    static const char *const right[] = {
        COSTS "unit } }",
        COSTS "unit, each = count(unit { controller = it }) } }",
        COSTS "unit, each = count(unit { there }) } }",
        COSTS "unit { controller = either(they, opponent) } } }",
        "local p = passive { spell, cost = { energy = 1 }, choosing = unit { controller = it } }\n"
        "card \"T-1\" { effect { target = unit, run = function(u) delayed(p, this_turn, u) "
        "end } }",
    };

    expect_each(*state, rows, COUNT_OF(rows));
    for (int i = 0; i < COUNT_OF(right); i++)
        if (load_card(*state, right[i])) fail_msg("%s", ((Fixture *)*state)->err.text);
}

static void a_role_stands_for_something(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { unit { at = there }, might = 1 } }",
         "t.lua:1: 'there' is nowhere in a printed passive without 'choosing': say 'here', "
         "or a query"},
        {"card \"T-1\" { passive { unit { at = origin }, might = 1 } }",
         "t.lua:1: 'origin' is nowhere in a printed passive: say 'here', or a query"},
        {"card \"T-1\" { activated { cost = { exhaust = me },\n"
         "run = function() kill(it) end } }",
         "t.lua:2: 'it' is nobody in activated: no event brings it, and no target"},
        {"card \"T-1\" { activated { cost = { exhaust = me },\n"
         "run = function() draw(1, they) end } }",
         "t.lua:2: 'they' is nobody in activated: no event brings it, and no target"},
        {"card \"T-1\" { activated { cost = { exhaust = me },\n"
         "run = function() move(me, origin) end } }",
         "t.lua:2: 'origin' is nowhere in activated: no event brings it, and no target"},
        {"card \"T-1\" { effect { target = unit { at = there },\n"
         "run = function(u) kill(u) end } }",
         "t.lua:1: 'there' is nowhere before the first target is chosen: say it of a later "
         "one"},
        {"card \"T-1\" { when { dies = unit { controller = they },\n"
         "run = function() draw(1) end } }",
         "t.lua:1: 'they' is nobody before the event has happened: ask for it in "
         "'provided'"},
        {"card \"T-1\" { when { dies = unit, at = there, run = function() draw(1) end } }",
         "t.lua:1: 'there' is nowhere before the event has happened: ask for it in "
         "'provided'"},
        {"card \"T-1\" { cannot { moves = unit { at = origin } } }",
         "t.lua:1: 'origin' is nowhere before the event has happened: ask for it in "
         "'provided'"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(load_card(*state,
                               "card \"T-1\" { activated { cost = { exhaust = me },\n"
                               "target = { unit, unit { at = there } },\n"
                               "run = function(u, v) kill(v) kill(it) end } }"),
                     0);
}

static void me_is_of_the_kind_that_is_asked_for(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { provided = unit { me, exhausted },\n"
         "run = function() draw(1) end } }",
         "t.lua:1: me is a Spell, which 'unit' never means"},
        {"card \"T-1\" { effect { run = function()\n"
         "if is(me, unit { exhausted, me }) then draw(1) end end } }",
         "t.lua:2: me is a Spell, which 'unit' never means"},
    };
    Fixture *f = *state;

    expect_each_of(f, "Spell", rows, COUNT_OF(rows));
    // What is given means the thing that gets it, and an alternative those of other cards.
    assert_int_equal(load_as(f,
                             "card",
                             "T-1",
                             "t.lua",
                             "local p = passive { unit { me, exhausted }, might = 1 }\n"
                             "local q = either(unit { me }, spell { me, friendly })\n"
                             "card \"T-1\" { effect { provided = q, target = unit,\n"
                             "run = function(u) give(u, p) end } }"),
                     0);
}

static void texts_are_lent_on_the_board(void **state)
{
    static const char said[] =
        "t.lua:1: 'abilities_of' gives nothing to what is there: give keywords or a "
        "clause, or write a place of these: base, battlefield, legend_zone";
    static const Row rows[] = {
        {"card \"T-1\" { passive { unit { yours, at = hand }, has = abilities_of(unit) } }",
         said},
        {"card \"T-1\" { passive { spell { yours }, has = abilities_of(unit) } }",
         said},
        {"card \"T-1\" { passive { unit { yours, at = everywhere },"
         " has = abilities_of(me) } }",
         said},
        {"card \"T-1\" { passive { unit { yours, at = { base, hand } },"
         " has = abilities_of(me) } }",
         said},
        {"card \"T-1\" { passive { card { at = { hand, trash } },"
         " has = { tag \"Cat\", abilities_of(unit, \"when\") } } }",
         said},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_given_keyword_does_something_there(void **state)
{
    Fixture *f = *state;

    assert_int_equal(load_keyword(f,
                                  "Swift",
                                  "keyword \"Swift\" { passive { unit { me }, might = "
                                  "value() } }"),
                     0);
    expect_each(
        f,
        (const Row[]){
            {"card \"T-1\" { passive { gear { yours }, has = \"Swift\" } }",
             "t.lua:1: 'Swift' does nothing on what this passive gives it to"},
            {"card \"T-1\" { passive { gear { enemy }, loses = \"Swift\" } }",
             "t.lua:1: 'Swift' does nothing on what this passive takes it from"}},
        2);
    assert_int_equal(
        load_card(f, "card \"T-1\" { passive { unit { yours }, has = \"Swift\" } }"),
        0);
}

static void a_key_that_no_question_reads_is_refused(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { me, bonus_damage = 1, by = you } }",
         "t.lua:1: 'by' is never asked of 'bonus_damage'"},
        {"card \"T-1\" { passive { me, might = 1, to = unit } }",
         "t.lua:1: 'to' is never asked of 'might'"},
        {"card \"T-1\" { passive { me, buff_might = 1, minimum = 2 } }",
         "t.lua:1: 'minimum' is never asked of 'buff_might'"},
        {"card \"T-1\" { passive { me, enters = readied, might = 1, each = unit } }",
         "t.lua:1: 'each' is for numbers, and not every answer here is one"},
        {"card \"T-1\" {\n passive { me, might = 1,\n might = 2 } }",
         "t.lua:3: the key 'might' stands twice in the same braces: only the last would "
         "count"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void nothing_is_two_opposites(void **state)
{
    static const Row rows[] = {
        {"local q = unit { friendly, enemy }",
         "t.lua:1: nothing is 'friendly' and 'enemy' at once: take one out, or say "
         "either(...)"},
        {"local q = unit { readied, exhausted }",
         "t.lua:1: nothing is 'readied' and 'exhausted' at once: take one out, or say "
         "either(...)"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_clause_is_given_only_where_it_can_work(void **state)
{
    static const Row rows[] = {
        {"local p = passive { me, might = 1, once }\n"
         "card \"T-1\" { effect { target = unit, run = function(u)\n"
         "give(u, p, this_turn) end } }",
         "t.lua:3: a passive that is given works all the time: 'once' is for 'delayed'"},
        {"local w = when { dies = it, run = function() draw(1) end }\n"
         "card \"T-1\" { effect { target = unit, run = function(u)\n"
         "give(u, w, this_turn) end } }",
         "t.lua:3: the clause that is given waits for 'it', which is nobody there: say "
         "'me', who gets it"},
        {"local w = when { dies = it, run = function() draw(1) end }\n"
         "card \"T-1\" { effect { target = unit, run = function(u)\n"
         "delayed(w, this_turn) end } }",
         "t.lua:3: the clause waits for 'it', and nothing is given: name it behind the "
         "clause"},
    };
    Fixture *f = *state;

    expect_each(f, rows, COUNT_OF(rows));
    assert_int_equal(
        load_card(f,
                  "local w = when { dies = it, run = function() draw(1) end }\n"
                  "card \"T-1\" { effect { target = unit, run = function(u)\n"
                  "delayed(w, this_turn, u) end } }"),
        0);
}

static void a_printed_keyword_does_something_there(void **state)
{
    Fixture *f = *state;
    const CardFacts facts = {
        .code = "T-3",
        .name = "T-3",
        .type = "Unit",
        .keywords = {{.name = "Calm", .value = 2}, {.name = NULL}}};
    const CardFacts gear = {.code = "T-4",
                            .name = "T-4",
                            .type = "Gear",
                            .keywords = {{.name = "Swift", .value = 1}}};
    char why[100] = "";
    CardId numbered, idle;

    assert_int_equal(
        load_keyword(
            f, "Calm", "keyword \"Calm\" { passive { me, assigned = first } }"),
        0);
    assert_int_equal(
        load_keyword(f,
                     "Swift",
                     "keyword \"Swift\" { passive { unit { me }, might = value() } }"),
        0);
    numbered = library_add_card(f->library, &facts, why, sizeof why);
    idle = library_add_card(f->library, &gear, why, sizeof why);
    library_link(f->library);
    assert_string_equal(f->library->cards[numbered].unplayable,
                        "keyword 'Calm' takes no number, and the list has 2");
    assert_string_equal(f->library->cards[idle].unplayable,
                        "keyword 'Swift' does nothing on a card of this type");
}

static void what_the_list_prints_is_not_given_again(void **state)
{
    Fixture *f = *state;

    assert_int_equal(
        load_keyword(
            f, "Swift", "keyword \"Swift\" { passive { me, might = value() } }"),
        0);
    expect_remark(f,
                  "card \"T-1\" { passive { me,\n has = \"Swift 3\" } }",
                  "t.lua:2:2: the list prints 'Swift' on this card already: here it is "
                  "given again");
    expect_remark(
        f, "card \"T-1\" { passive { me, has = \"Swift 3\", provided = unit } }", NULL);
    expect_remark(
        f,
        "card \"T-1\" { passive { unit { me, exhausted }, has = \"Swift 3\" } }",
        NULL);
    expect_remark(
        f, "card \"T-1\" { attached { passive { me, has = \"Swift 3\" } } }", NULL);
}

static void words_about_several_stand_where_things_are_chosen(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" {\npassive { unit { yours, count = 2 }, might = 1 } }",
         "t.lua:2: 'count' is for things that are chosen or counted: 'passive' looks at "
         "one thing at a time"},
        {"card \"T-1\" {\nwhen { dies = unit { together }, run = function() draw(1) "
         "end } }",
         "t.lua:2: 'together' is for things that are chosen or counted: 'dies' looks at "
         "one thing at a time"},
        {"card \"T-1\" {\npassive { me, might = 1, each = unit { count = 2 } } }",
         "t.lua:2: 'count' is for things that are chosen or counted: 'each' looks at "
         "one thing at a time"},
        {"card \"T-1\" {\npassive { me, might = 1, provided = unit { apart } } }",
         "t.lua:2: 'apart' is for things that are chosen: 'provided' chooses none"},
        {"local q = unit { except { count = 2 } }",
         "t.lua:1: 'count' is for things that are chosen or counted: 'except' looks at "
         "one thing at a time"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_permission_permits_something(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { can { played = card { at = trash } } }",
         "t.lua:1: this can permits nothing new: it needs 'from', 'to', 'cost' or a "
         "time"},
        {"card \"T-1\" { can { played = me, ignoring_cost } }",
         "t.lua:1: a can that changes the cost or the choices says from where: from = "
         "..."},
        {"card \"T-1\" { can { played = me, from = { trash, deck } } }",
         "t.lua:1: 'from' of a can names one place: write one can for each, with a local "
         "for what they share"},
        {"card \"T-1\" { can { moves = me, cost = { energy = 1 } } }",
         "t.lua:1: 'cost' is never asked of a can about 'moves'"},
        {"card \"T-1\" { can { moves = me, to = battlefield, run = function() draw(1) "
         "end } }",
         "t.lua:1: 'run' of a can happens when something was played by it, and nothing "
         "is asked so about 'moves': say what follows in when { moves = ..., run = ... "
         "}"},
        {"card \"T-1\" { can { played = me, hidden = me, from = trash, run = "
         "function() draw(1) end } }",
         "t.lua:1: 'run' of a can happens when something was played by it, and nothing "
         "is asked so about 'hidden': say what follows in when { hidden = ..., run = "
         "... }"},
        {"card \"T-1\" { can { played = me, from = trash, run = \"draw\" } }",
         "t.lua:1: 'run' is a function, got \"draw\""},
        {"card \"T-1\" { can { played = me, from = trash, cost = { discard = me } } }",
         "t.lua:1: 'discard' of a cost wants a number or a query of cards, got the word "
         "'me'"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_permission_brings_a_keyword_by_the_way_alone(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { can { moves = me, to = battlefield, has = \"Swift\" } }",
         "t.lua:1: 'has' of a can is said of what is played: of others say passive { ..., "
         "has = \"Swift\" }"},
        {"card \"T-1\" { can { played = spell { yours }, reaction, has = \"Swift\" } }",
         "t.lua:1: 'has' of a can is said of 'me': of others say passive { ..., has = can { "
         "played = me, ..., has = \"Swift\" } }"},
        {"card \"T-1\" { can { played = me, cost = { energy = 1 }, has = \"Swift\" } }",
         "t.lua:1: whether a card has \"Swift\" goes by 'from', 'to' and 'provided' "
         "alone: write a can of its own with 'has'"},
        {"card \"T-1\" { can { played = me, reaction, each_turn = 1, has = \"Swift\" } }",
         "t.lua:1: whether a card has \"Swift\" goes by 'from', 'to' and 'provided' "
         "alone: write a can of its own with 'has'"},
    };

    assert_int_equal(load_keyword(*state, "Swift", "keyword \"Swift\" {}"), 0);
    expect_each(*state, rows, COUNT_OF(rows));
    assert_int_equal(
        load_card(*state, "card \"T-1\" { can { played = me, has = \"Swift\" } }"), 0);
}

#define NOBODY_PAYS(word)                                                              \
    "'" word "' is about an additional cost, and this script names none: write one "   \
    "above, as { ... = me, may, cost = { ... } }"
#define PAYS "as { played = me, may, cost = { energy = 1 } }"

static void what_nobody_pays_is_not_asked_for(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { me,\nmight = 1, provided = paid() } }",
         "t.lua:2: " NOBODY_PAYS("paid")},
        {"card \"T-1\" { passive { me, might = paid() } }",
         "t.lua:1: " NOBODY_PAYS("paid")},
        {"card \"T-1\" { passive { me, might = 1, provided = { unit, unpaid() } } }",
         "t.lua:1: " NOBODY_PAYS("unpaid")},
        {"local few = unit { might = at_most(paid()) }\n"
         "card \"T-1\" { when { dies = few, run = function() draw(1) end } }",
         "t.lua:1: " NOBODY_PAYS("paid")},
        {"card \"T-1\" { when { played = me, run = function()\n"
         "if paid() then draw(1) end end } }",
         "t.lua:2: " NOBODY_PAYS("paid")},
        {"card \"T-1\" { activated { cost = { exhaust = me }, run = function()\n"
         "if unpaid() then draw(1) end end } }",
         "t.lua:2: " NOBODY_PAYS("unpaid")},
        {"card \"T-1\" { passive { spell { yours }, has = passive { me, cost = { "
         "energy = -1 }, provided = paid() } } }",
         "t.lua:1: " NOBODY_PAYS("paid")},
        {"card \"T-1\" { as { played = me, run = function() draw(1) end }, "
         "passive { me, might = 1, provided = paid() } }",
         "t.lua:1: " NOBODY_PAYS("paid")},
    };
    static const char *const sound[] = {
        "card \"T-1\" { " PAYS ", passive { me, might = 1, provided = paid() } }",
        "card \"T-1\" { when { played = me, provided = unpaid(), run = function() draw(1) "
        "end }, " PAYS " }",
        "card \"T-1\" { " PAYS ", when { played = me, run = function() if paid() then "
        "draw(1) end end } }",
        "card \"T-1\" { passive { spell { yours }, has = { " PAYS
        ", passive { me, cost = "
        "{ energy = -1 }, provided = paid() } } } }",
    };

    expect_each(*state, rows, COUNT_OF(rows));
    for (int i = 0; i < COUNT_OF(sound); i++)
        if (load_card(*state, sound[i]))
            fail_msg("%s: %s", sound[i], ((Fixture *)*state)->err.text);
}

#define PAID_FIRST                                                                       \
    "t.lua:1: 'provided' of an additional cost is judged before any is chosen: nothing " \
    "is paid by then"

static void no_additional_cost_goes_by_another(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { as { played = me, cost = { energy = 1 }, provided = paid() } }",
         PAID_FIRST},
        {"card \"T-1\" { " PAYS
         ", as { played = me, cost = { discard = 1 }, provided = unpaid() } }",
         PAID_FIRST},
        {"card \"T-1\" { " PAYS ", as { played = me, may, cost = { discard = 1 }, "
         "provided = { unit, paid() } } }",
         PAID_FIRST},
        {"card \"T-1\" { passive { spell { yours }, has = { " PAYS
         ", as { played = me, cost = { discard = 1 }, provided = unpaid() } } } }",
         PAID_FIRST},
    };
    static const char *const sound[] = {
        "card \"T-1\" { " PAYS
        ", as { played = me, provided = unpaid(), run = function() "
        "discard(1) end } }",
        "card \"T-1\" { " PAYS ", as { played = me, cost = { discard = 1 }, "
        "provided = unit } }",
    };

    expect_each(*state, rows, COUNT_OF(rows));
    for (int i = 0; i < COUNT_OF(sound); i++)
        if (load_card(*state, sound[i]))
            fail_msg("%s: %s", sound[i], ((Fixture *)*state)->err.text);
}

static void costs_are_asked_where_they_stand(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { me, cost = { discard = 1 } } }",
         "t.lua:1: a passive changes resources of a cost: another action is an "
         "additional cost, as { ..., cost = ... }"},
        {"card \"T-1\" { as { played = spell { enemy }, cost = { energy = 1 } } }",
         "t.lua:1: an additional cost is one of 'me': of others say passive { ..., has "
         "= as { played = me, cost = ... } }"},
    };

    expect_each(*state, rows, COUNT_OF(rows));
}

static void a_keyword_that_names_things_says_which(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { passive { me,\nhas = \"Hunter\" } }",
         "t.lua:2: keyword 'Hunter' names things: with_query(\"Hunter\", query)"},
        {"card \"T-1\" { passive { me,\nhas = with_query(\"Calm\", unit) } }",
         "t.lua:2: keyword 'Calm' names no things"},
    };
    static const struct {
        const char *list, *fault;
    } lists[] = {
        {NULL,
         "keyword 'Hunter' names things, and the list does not say which: Hunter {Tag}"},
        {"Drogon",
         "keyword 'Hunter' names 'Drogon', which is no word of the game and a tag of no "
         "card"},
        {"enemy unit", NULL},
        {"Dragon", NULL},
    };
    Fixture *f = *state;
    CardFacts facts = {.code = "T-3",
                       .name = "T-3",
                       .type = "Unit",
                       .tags = {"Dragon"},
                       .keywords = {{.name = "Hunter", .value = 1}}};
    char why[100] = "", code[8];

    assert_int_equal(load_keyword(f,
                                  "Hunter",
                                  "keyword \"Hunter\" { passive { me, might = 2,\n"
                                  "provided = unit { here, value() } } }"),
                     0);
    assert_int_equal(
        load_keyword(
            f, "Calm", "keyword \"Calm\" { passive { me, assigned = first } }"),
        0);
    expect_each(f, rows, COUNT_OF(rows));
    for (int i = 0; i < COUNT_OF(lists); i++) {
        CardId card;

        (void)snprintf(code, sizeof code, "T-%d", 3 + i);
        facts.code = facts.name = code;
        facts.keywords[0].cost = lists[i].list;
        card = library_add_card(f->library, &facts, why, sizeof why);
        library_link(f->library);
        if (lists[i].fault)
            assert_string_equal(f->library->cards[card].unplayable, lists[i].fault);
        else
            assert_null(f->library->cards[card].unplayable);
    }
}

// What ends with the card that says it is over at once where no such card is ever there.
static void what_lasts_is_not_over_at_once(void **state)
{
    static const Row rows[] = {
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "give_might(u, 1, until_i_leave) end } }",
         "t.lua:2: 'until_i_leave' is over at once in the text of a Spell"},
        {"card \"T-1\" { effect { target = unit, run = function(u)\n"
         "loses(u, all, while_attached) end } }",
         "t.lua:2: 'while_attached' is over at once in the text of a Spell"},
    };

    expect_each_of(*state, "Spell", rows, COUNT_OF(rows));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_keyword_that_names_things_says_which),
        TEST(what_lasts_is_not_over_at_once),
        TEST(a_passive_is_about_what_the_rules_ask),
        TEST(texts_are_lent_on_the_board),
        TEST(a_given_keyword_does_something_there),
        TEST(a_slip_is_told_in_words_of_the_language),
        TEST(what_adds_for_some_things_is_used_while_these_are_paid_for),
        TEST(a_key_that_no_question_reads_is_refused),
        TEST(nothing_is_two_opposites),
        TEST(nobody_is_it_in_a_printed_passive),
        TEST(what_is_chosen_is_known_once_it_is_chosen),
        TEST(a_role_stands_for_something),
        TEST(me_is_of_the_kind_that_is_asked_for),
        TEST(a_clause_is_given_only_where_it_can_work),
        TEST(words_about_several_stand_where_things_are_chosen),
        TEST(a_permission_permits_something),
        TEST(a_permission_brings_a_keyword_by_the_way_alone),
        TEST(what_nobody_pays_is_not_asked_for),
        TEST(no_additional_cost_goes_by_another),
        TEST(costs_are_asked_where_they_stand),
        TEST(an_event_is_awaited_where_it_may_happen),
        TEST(what_asks_for_a_number_or_a_cost_gets_one),
        TEST(a_printed_keyword_does_something_there),
        TEST(what_the_list_prints_is_not_given_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
