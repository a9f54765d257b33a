// game_using_test.c -- cards and abilities of games in Lua: performed, used, paid for,
// permitted and answered.

#include "tests/scripted/acting_fixture.h"

static void a_card_is_performed_in_printed_order(void **state)
{
    Fixture *f = *state;
    const ObjectId spell =
        thing(f,
              card(f,
                   "effect { run = function() tick(1) end }, "
                   "effect { target = unit { enemy }, run = function() tick(9) end }, "
                   "effect { modes = { { \"two\", run = function() tick(2) end }, "
                   "{ \"three\", run = function() tick(3) end } } }"),
              HAND,
              0);

    ANSWERS(1);
    begin_step(f);
    assert_false(perform_is_possible(&f->table, spell, 0));
    assert_int_equal(perform_card(&f->table, spell, 0), 2);
    TICKS(1, 3);
}

static void an_ability_is_used_as_often_as_it_may(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = thing(
        f,
        card(
            f,
            "activated { each_turn = 1, run = function() tick(1) end }, "
            "activated { provided = card { at = pile }, run = function() tick(2) end }"),
        ROW,
        0);

    begin_step(f);
    assert_true(perform_is_usable(&f->table, unit, 1, 0));
    assert_false(perform_is_usable(&f->table, unit, 2, 0));
    assert_true(perform_use(&f->table, unit, 0, 0));
    assert_false(perform_use(&f->table, unit, 0, 0));
    TICKS(1);
}

static void a_cost_is_paid_or_the_ability_is_not_used(void **state)
{
    Fixture *f = *state;
    const ObjectId unit =
        thing(f,
              card(f,
                   "activated { cost = { gold = 2, discard = 1, tap = "
                   "me }, run = function() tick(1) end }"),
              ROW,
              0);
    const ObjectId held = plain(f, HAND, 0);
    uint16_t *gold = &f->table.state->players[0].resources[0];

    begin_step(f);
    *gold = 1;
    assert_false(perform_is_usable(&f->table, unit, 0, 0));
    *gold = 5;
    assert_true(perform_use(&f->table, unit, 0, 0));
    TICKS(1);
    assert_int_equal(*gold, 3);
    assert_int_equal(zone_of(f, held), PILE);
    assert_true(object_has_status(&f->table, unit, 0));
    (void)plain(f, HAND, 0);
    assert_false(perform_is_usable(&f->table, unit, 0, 0)); // it is tapped
}

static void a_trigger_with_a_cost_is_declined_or_paid(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = thing(
        f,
        card(
            f,
            "when { hurt = me, cost = { gold = 1 }, run = function() tick(1) end }, "
            "instead { left = me, cost = { gold = 1 }, run = function() tick(2) end }"),
        ROW,
        0);
    uint16_t *gold = &f->table.state->players[0].resources[0];

    (void)hurt(f, unit);
    assert_int_equal(seen.asked, 0); // nothing to pay with
    *gold = 2;
    ANSWERS(1, 0, 0);
    (void)hurt(f, unit);
    assert_int_equal(*gold, 2);
    (void)hurt(f, unit);
    assert_int_equal(*gold, 1);
    (void)move(f, unit, PILE, 0, LEFT);
    assert_int_equal(*gold, 0);
    TICKS(1, 2);
    assert_int_equal(zone_of(f, unit), ROW);
}

static void what_lasts_until_it_leaves_ends_then(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = plain(f, ROW, 0);
    const Modifier lasting = {.kind = MODIFIER_GRANT,
                              .ends = ENDS_SOURCE,
                              .object = object_ref(f->table.state, plain(f, ROW, 1)),
                              .source = object_ref(f->table.state, unit)};

    modifier_add(&f->table, &lasting);
    (void)move(f, unit, ROW, 1, -1);
    assert_int_equal(f->table.state->modifiers_n, 1);
    (void)move(f, unit, PILE, 0, -1);
    assert_int_equal(f->table.state->modifiers_n, 0);
}

static void nobody_asks_a_player_who_is_out(void **state)
{
    Fixture *f = *state;
    const ObjectId unit =
        thing(f,
              card(f,
                   "when { hurt = me, may, run = function() tick(1) end }, "
                   "instead { left = me, may, run = function() tick(2) end }, "
                   "activated { run = function() tick(3) end }"),
              ROW,
              1);

    f->table.state->players[1].gone = true;
    (void)hurt(f, unit);
    assert_false(perform_use(&f->table, unit, 0, 1));
    assert_int_not_equal(move(f, unit, PILE, 1, LEFT).id, 0);
    assert_int_equal(seen.asked, 0);
    assert_int_equal(seen.ticks, 0);
}

static void what_a_card_permits_is_permitted_unless_one_forbids_it(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = thing(
        f, card(f, "can { entered = me, to = line }, cannot { hurt = me }"), HAND, 0);
    Event event;

    begin_step(f);
    happen_begin(&f->table, &event, ENTERED, unit, 1);
    assert_int_equal(event.by, 1);
    assert_true(happen_is_allowed(&f->table, &event));
    assert_false(happen_is_permitted(&f->table, &event));
    event.to = spot_of(&f->table, LINE, 0);
    assert_true(happen_is_permitted(&f->table, &event));
    event.event = HURT;
    assert_false(happen_is_permitted(&f->table, &event));
    assert_false(happen_is_allowed(&f->table, &event));
}

static void others_respond_and_the_newest_resolves_first(void **state)
{
    Fixture *f = *state;
    const ObjectId spell = thing(
        f,
        card(
            f,
            "effect { target = unit { enemy, at = row }, run = function(u) tick(1) hit(u) end }, "
            "effect { run = function() tick(2) end }"),
        HAND,
        0);
    const ObjectId unit = thing(
        f,
        card(
            f,
            "activated { reaction, each_turn = 1, run = function() tick(3) put(me, line) "
            "end }, activated { run = function() tick(9) end }, "
            "when { hurt = me, run = function() tick(9) end }"),
        ROW,
        1);

    ANSWERS(1);
    begin_step(f);
    assert_int_equal(perform_card(&f->table, spell, 0), 2);
    assert_int_equal(seen.asked, 1); // the other player, who may respond
    assert_int_equal(seen.prompt, SCRIPTED_PROMPT_RESPOND);
    assert_int_equal(seen.options, 2);
    TICKS(3, 1, 2);
    assert_int_equal(zone_of(f, unit), LINE); // out of its reach
    assert_int_equal(f->table.state->chain_n, 0);
}

static void triggers_go_on_the_chain_above_what_brought_them_about(void **state)
{
    Fixture *f = *state;
    const ObjectId unit =
        thing(f,
              card(f,
                   "activated { run = function() hit(me) tick(1) end }, "
                   "when { hurt = me, run = function() tick(2) end }, "
                   "when { hurt = me, run = function() tick(3) end }"),
              ROW,
              0);

    begin_step(f);
    assert_true(perform_use(&f->table, unit, 1, 0));
    TICKS(1, 3, 2);
    assert_int_equal(f->table.state->chain_n, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_card_is_performed_in_printed_order),
        TEST(what_lasts_until_it_leaves_ends_then),
        TEST(nobody_asks_a_player_who_is_out),
        TEST(what_a_card_permits_is_permitted_unless_one_forbids_it),
        TEST(an_ability_is_used_as_often_as_it_may),
        cmocka_unit_test_setup_teardown(
            a_cost_is_paid_or_the_ability_is_not_used, set_up_costs, tear_down),
        cmocka_unit_test_setup_teardown(
            others_respond_and_the_newest_resolves_first, set_up_chain, tear_down),
        cmocka_unit_test_setup_teardown(
            triggers_go_on_the_chain_above_what_brought_them_about,
            set_up_chain,
            tear_down),
        cmocka_unit_test_setup_teardown(
            a_trigger_with_a_cost_is_declined_or_paid, set_up_costs, tear_down),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
