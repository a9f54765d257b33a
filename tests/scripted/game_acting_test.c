// game_acting_test.c -- events of games in Lua: asked, done, told, and what follows.

#include "tests/scripted/acting_fixture.h"

static void a_trigger_acts_within_the_verb(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = thing(
        f,
        card(
            f,
            "when { hurt = me, run = function() tick(1) put(me, pile, as_left) tick(3) "
            "end }, when { left = me, run = function() tick(2) end }"),
        ROW,
        0);

    assert_true(hurt(f, unit));
    TICKS(1, 2, 3);
    assert_int_equal(zone_of(f, unit), PILE);
}

static void triggers_that_wait_act_first_come_first_served(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = thing(
        f,
        card(
            f,
            "when { hurt = me, run = function() tick(1) put(me, pile, as_left) tick(2) "
            "end }, when { left = me, run = function() tick(4) end }, "
            "when { hurt = me, run = function() tick(3) end }"),
        ROW,
        0);

    f->game.triggers = TRIGGERS_QUEUED;
    assert_true(hurt(f, unit));
    assert_int_equal(seen.ticks, 0);
    acting_settle(&f->table);
    TICKS(1, 2, 3, 4);
}

static void the_turn_player_comes_first_then_seats_then_spots(void **state)
{
    Fixture *f = *state;
    const CardId one =
        card(f, "when { passed = player, run = function() tick(1) end }");
    const CardId two =
        card(f, "when { passed = player, run = function() tick(2) end }");
    const CardId three =
        card(f, "when { passed = player, run = function() tick(3) end }");

    (void)thing(f, one, ROW, 0);
    (void)thing(f, two, ROW, 1);
    (void)thing(f, three, ROW, 1);
    f->table.state->turn_player = 1;
    assert_true(pass(f, 0));
    TICKS(2, 3, 1);
}

static void what_is_forbidden_does_not_happen(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = plain(f, HAND, 0);

    (void)thing(f,
                card(f,
                     "cannot { entered = unit { enemy }, to = row }, "
                     "cannot { hurt = unit { enemy } }"),
                ROW,
                1);
    assert_int_equal(move(f, unit, ROW, 0, ENTERED).id, 0);
    assert_int_equal(zone_of(f, unit), HAND);
    assert_false(hurt(f, unit));
    assert_int_equal(move(f, unit, ROW, 0, LEFT).id, unit);
}

static void what_happens_instead_takes_its_place(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = thing(
        f, card(f, "instead { left = me, run = function() tick(1) end }"), ROW, 0);

    assert_int_equal(move(f, unit, PILE, 0, LEFT).id, 0);
    TICKS(1);
    assert_int_equal(zone_of(f, unit), ROW);
}

static void as_is_more_than_the_event(void **state)
{
    Fixture *f = *state;
    const ObjectId unit =
        thing(f,
              card(f,
                   "as { entered = me, run = function() tick(1) end }, "
                   "as { entered = me, run = function() tick(2) end }, "
                   "when { entered = me, run = function() tick(3) end }"),
              HAND,
              0);

    assert_int_equal(move(f, unit, ROW, 0, ENTERED).id, unit);
    TICKS(1, 2, 3);
}

static void what_leaves_sees_its_own_leaving_and_is_where_it_went(void **state)
{
    Fixture *f = *state;
    const ObjectId unit =
        thing(f,
              card_after(
                  f,
                  "local there_now = unit { at = pile }",
                  "when { left = me, from = row, at = row, to = pile, run = function() "
                  "if is(me, there_now) then tick(1) end put(me, row) end }"),
              ROW,
              0);

    assert_int_not_equal(move(f, unit, PILE, 0, LEFT).id, 0);
    TICKS(1);
    assert_int_equal(zone_of(f, unit), ROW);
}

static void what_leaves_together_does_not_see_the_others_leave(void **state)
{
    Fixture *f = *state;
    const CardId watcher =
        card(f,
             "when { left = unit { another }, run = function() tick(1) end }, "
             "when { left = me, run = function() tick(2) end }");
    Moving moving[2];

    for (int i = 0; i < 2; i++)
        moving[i] = (Moving){.id = thing(f, watcher, ROW, 0),
                             .to = spot_of(&f->table, PILE, 0),
                             .control = NOBODY};
    begin_step(f);
    assert_int_equal(happen_move(&f->table, moving, 2, LEFT), 2);
    TICKS(2, 2);
}

static void it_is_the_thing_where_it_went(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = plain(f, ROW, 0);

    (void)thing(f,
                card_after(f,
                           "local there_now = unit { at = pile }",
                           "when { left = unit { another }, run = function() "
                           "if is(it, there_now) then put(it, hand) end end }"),
                ROW,
                0);
    (void)move(f, unit, PILE, 0, LEFT);
    assert_int_equal(zone_of(f, unit), HAND);
}

static void one_or_more_acts_once_for_an_action(void **state)
{
    Fixture *f = *state;
    Moving moving[2];

    (void)thing(
        f,
        card(f,
             "when { entered = unit, one_or_more, run = function() tick(1) end }, "
             "when { entered = unit, run = function() tick(2) end }"),
        ROW,
        0);
    for (int i = 0; i < 2; i++)
        moving[i] = (Moving){.id = plain(f, HAND, 0),
                             .to = spot_of(&f->table, ROW, 0),
                             .control = NOBODY};
    begin_step(f);
    assert_int_equal(happen_move(&f->table, moving, 2, ENTERED), 2);
    TICKS(1, 2, 2);
}

static void nth_each_turn_and_provided_limit_a_trigger(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = plain(f, ROW, 0);

    (void)thing(
        f,
        card(f,
             "when { hurt = unit, nth = 2, run = function() tick(2) end }, "
             "when { hurt = unit, each_turn = 1, run = function() tick(1) end }, "
             "when { hurt = unit, provided = card { at = pile }, "
             "run = function() tick(3) end }"),
        ROW,
        0);
    for (int i = 0; i < 3; i++) (void)hurt(f, unit);
    TICKS(1, 2);
    (void)plain(f, PILE, 0);
    (void)hurt(f, unit);
    TICKS(1, 2, 3);
}

static void may_asks_its_controller_and_no_is_no(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = thing(
        f, card(f, "when { hurt = me, may, run = function() tick(1) end }"), ROW, 1);

    ANSWERS(1, 0);
    (void)hurt(f, unit);
    assert_int_equal(seen.ticks, 0);
    assert_int_equal(seen.prompt, SCRIPTED_PROMPT_MAY);
    (void)hurt(f, unit);
    TICKS(1);
}

static void targets_are_chosen_when_it_acts(void **state)
{
    Fixture *f = *state;
    ObjectId enemies[2];
    const ObjectId unit = thing(f,
                                card(f,
                                     "when { hurt = me, may, target = unit { enemy }, "
                                     "run = function(u) put(u, pile) end }"),
                                ROW,
                                0);

    (void)hurt(f, unit); // there is none: nobody is asked
    assert_int_equal(seen.asked, 0);
    for (int i = 0; i < 2; i++) enemies[i] = plain(f, ROW, 1);
    ANSWERS(0, 1);
    (void)hurt(f, unit);
    assert_int_equal(seen.prompt, SCRIPTED_PROMPT_TARGET);
    assert_int_equal(zone_of(f, enemies[0]), ROW);
    assert_int_equal(zone_of(f, enemies[1]), PILE);
}

static void a_place_is_chosen_without_a_target(void **state)
{
    Fixture *f = *state;
    const ObjectId unit =
        thing(f,
              card(f,
                   "when { hurt = me, destination = row, "
                   "run = function(place) if place then tick(1) end end }"),
              ROW,
              0);

    ANSWERS(0);
    (void)hurt(f, unit);
    assert_int_equal(seen.prompt, SCRIPTED_PROMPT_DESTINATION);
    TICKS(1);
}

static void what_cannot_be_chosen_is_not_offered(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = thing(f,
                                card(f,
                                     "when { hurt = me, target = unit { enemy }, "
                                     "run = function(u) put(u, pile) end }"),
                                ROW,
                                0);
    const ObjectId safe = thing(f, card(f, "cannot { chosen = me }"), ROW, 1);

    (void)hurt(f, unit);
    assert_int_equal(zone_of(f, safe), ROW);
}

static void the_cause_is_the_ability_that_runs(void **state)
{
    Fixture *f = *state;
    const ObjectId hitter = thing(
        f,
        card(f,
             "when { passed = you, target = unit { enemy }, run = function(u) hit(u) "
             "end }"),
        ROW,
        0);
    const ObjectId unit = thing(
        f,
        card(f,
             "when { hurt = me, by = opponent, run = function() tick(1) end }, "
             "when { hurt = me, with = unit { enemy }, run = function() tick(2) end }, "
             "when { hurt = me, with = me, run = function() tick(3) end }, "
             "when { passed = opponent, nth = 2, run = function() hit(me) end }"),
        ROW,
        1);

    (void)hitter;
    (void)pass(f, 0);
    TICKS(1, 2);
    seen.ticks = 0;
    (void)pass(f, 0);
    TICKS(1, 2, 3);
    seen.ticks = 0;
    (void)hurt(f, unit); // by the procedure
    assert_int_equal(seen.ticks, 0);
}

static void a_cascade_without_end_is_a_fault_of_its_card(void **state)
{
    Fixture *f = *state;
    const ObjectId unit =
        thing(f, card(f, "when { hurt = unit, run = function() hit(me) end }"), ROW, 0);

    f->game.triggers = TRIGGERS_QUEUED;
    (void)hurt(f, unit);
    if (!setjmp(f->table.leave)) {
        acting_settle(&f->table);
        fail_msg("it went on");
    }
    assert_int_equal(f->table.unwinding, UNWIND_FAULT);
    assert_string_equal(f->table.fault.text,
                        "C1 c.lua:2: more than 2000 abilities that trigger each other "
                        "without a pause");
}

static void a_full_line_pushes_out_its_first_thing(void **state)
{
    Fixture *f = *state;
    const ObjectId first =
        thing(f,
              card(f, "when { left = me, from = line, run = function() tick(1) end }"),
              LINE,
              0);

    (void)plain(f, LINE, 1);
    (void)move(f, plain(f, HAND, 1), LINE, 1, ENTERED);
    TICKS(1);
    assert_int_equal(zone_of(f, first), PILE);
    assert_int_equal(f->table.state->spots[spot_of(&f->table, LINE, 0)].n, 2);
}

static void what_comes_to_a_slot_comes_to_what_it_is_beside(void **state)
{
    Fixture *f = *state;

    f->game.zones[LINE].scope = SCOPE_PLAYER;
    f->game.zones[LINE].beside = 1 + ROW;
    end_library(f);
    begin_library(f);
    (void)thing(f,
                card(f, "when { entered = unit, here, run = function() tick(1) end }"),
                ROW,
                1);
    (void)move(f, plain(f, HAND, 0), LINE, 0, ENTERED);
    assert_int_equal(seen.ticks, 0);
    (void)thing(f,
                card(f, "when { entered = unit, here, run = function() tick(2) end }"),
                ROW,
                0);
    (void)move(f, plain(f, HAND, 0), LINE, 0, ENTERED);
    TICKS(2);
}

static void a_full_place_takes_no_more(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = plain(f, HAND, 0);

    f->game.zones_more[ROW].limit = 1;
    (void)plain(f, ROW, 0);
    assert_int_equal(move(f, unit, ROW, 0, ENTERED).id, 0);
    assert_int_equal(zone_of(f, unit), HAND);
    assert_int_equal(move(f, unit, ROW, 1, ENTERED).id, unit);
}

static void delayed_and_reflexive_abilities_act(void **state)
{
    Fixture *f = *state;
    const ObjectId unit = thing(
        f,
        card_after(
            f,
            "local later = when { passed = player, once, run = function() tick(3) end }\n"
            "local hand_now = unit { at = hand }\n"
            "local more = effect { target = unit { enemy }, run = function(u) "
            "if is(it, hand_now) then hit(u) tick(2) end end }",
            "when { hurt = me, run = function() tick(1) "
            "do_this(more, put(me, hand)) delayed(later) end }"),
        ROW,
        0);

    (void)plain(f, ROW, 1);
    (void)hurt(f, unit);
    TICKS(1, 2);
    (void)pass(f, 1);
    (void)pass(f, 1);
    TICKS(1, 2, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_trigger_acts_within_the_verb),
        TEST(triggers_that_wait_act_first_come_first_served),
        TEST(the_turn_player_comes_first_then_seats_then_spots),
        TEST(what_is_forbidden_does_not_happen),
        TEST(what_happens_instead_takes_its_place),
        TEST(as_is_more_than_the_event),
        TEST(what_leaves_sees_its_own_leaving_and_is_where_it_went),
        TEST(what_leaves_together_does_not_see_the_others_leave),
        TEST(it_is_the_thing_where_it_went),
        TEST(one_or_more_acts_once_for_an_action),
        TEST(nth_each_turn_and_provided_limit_a_trigger),
        TEST(may_asks_its_controller_and_no_is_no),
        TEST(targets_are_chosen_when_it_acts),
        TEST(a_place_is_chosen_without_a_target),
        TEST(what_cannot_be_chosen_is_not_offered),
        TEST(the_cause_is_the_ability_that_runs),
        TEST(a_cascade_without_end_is_a_fault_of_its_card),
        TEST(a_full_line_pushes_out_its_first_thing),
        TEST(what_comes_to_a_slot_comes_to_what_it_is_beside),
        TEST(a_full_place_takes_no_more),
        TEST(delayed_and_reflexive_abilities_act),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
