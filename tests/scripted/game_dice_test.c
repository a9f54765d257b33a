// game_dice_test.c -- dice: sums of results, and dice that stay where they were thrown.

#include "engine/scripted/dice.h"
#include "tests/scripted/game_verb_fixture.h"

static void thrown_dice_stay_as_things(void **state)
{
    claims(
        *state,
        "local dice = throw(\"bone\", 3, den, me)\n"
        "sure(1, #dice == 3 and #objects(den, me) == 3 and is(dice, bone))\n"
        "for d in each(dice) do sure(2, face(d) >= 1 and face(d) <= 4) end\n"
        "turn_to(dice, 2)\n"
        "sure(3, total(\"face\", dice) == 6 and face(dice[1]) == 2)\n"
        "turn_to(dice[1], 4) turn_to(dice[2], face_of(\"bone\", \"in\"))\n"
        "sure(4, face(dice[1]) == 4 and face(dice[2]) == 1)\n"
        "sure(5, shows(\"bone\", face(dice[2]), \"out\") and not shows(\"bone\", 4, \"out\"))\n"
        "turn_to(dice[3], 3) sure(6, face(dice[3]) == 2)\n"
        "put(dice[3], bag) sure(7, #objects(den, me) == 2 and #objects(bag) == 1)\n"
        "remove(dice[1]) sure(8, #objects(den, me) == 1)\n"
        "sure(9, #throw(\"bone\", 3, track) == 3 and #objects(track) == 2 and #objects(bag) == 2)\n"
        "sure(10, #throw(\"bone\", 0, den, me) == 0)");
}

static void a_die_keeps_what_it_has_when_it_turns(void **state)
{
    claims(*state,
           "local d = throw(\"bone\", 1, den, me)[1]\n"
           "mark(d, \"used\") count_on(d, \"damage\", 2)\n"
           "turn_to(d, 4) throw_again(d)\n"
           "sure(1, is(d, marked_bone) and damage(d) == 2 and zone_of(d) == den)");
}

static void a_query_knows_dice_by_their_faces(void **state)
{
    claims(*state,
           "local d = throw(\"bone\", 3, den, me)\n"
           "turn_to(d[1], 1) turn_to(d[2], 2) turn_to(d[3], 4)\n"
           "sure(1, count(blank_bone) == 1 and count(outer) == 2)\n"
           "sure(2, strength(d[1]) == 0 and not is(d[1], beast))");
}

static void no_verb_takes_faces_for_cards(void **state)
{
    claims(*state,
           "sure(1, #objects(deck, me) == 4)\n"
           "fill(bag) sure(2, #objects(bag) == 4)\n"
           "sure(3, stock(card, den, me) == 4 and count(bone) == 0)");
}

static void several_dice_have_a_sum(void **state)
{
    claims(*state,
           "local n = roll(\"d6\", 3)\n"
           "sure(1, n >= 3 and n <= 18 and roll(\"d6\", 1) <= 6)");
}

static void dice_refuse_what_they_cannot_do(void **state)
{
    refuses(
        *state, "roll(\"terrain\", 2)", "die 'terrain' shows words, which have no sum");
    refuses(*state, "roll(\"d6\", 0)", "0 dice cannot be rolled");
    refuses(*state,
            "throw(\"d6\", 1, den, me)",
            "die 'd6' does not stay: its row says no 'kept'");
    refuses(*state, "throw(\"bone\", -1, den, me)", "takes no number below 0");
    refuses(
        *state, "throw(\"bnoe\", 1, den, me)", "no die 'bnoe', did you mean 'bone'?");
    refuses(
        *state, "turn_to(throw(\"bone\", 1, den, me), 5)", "die 'bone' has no face 5");
    refuses(*state, "turn_to(top(deck, me), 1)", "Wolf is no die that was thrown");
    refuses(*state, "throw_again(top(deck, me))", "Wolf is no die that was thrown");
    refuses(*state,
            "return face_of(\"bone\", \"ot\")",
            "no word 'ot', did you mean 'out'?");
    refuses(*state, "create(\"out\", den, me)", "'create' knows no card 'out'");
}

static void a_card_names_a_word_that_is_on_the_die(void **state)
{
    Fixture *f = *state;
    static const char source[] =
        "card \"Wolf\" { passive { bone { tag = \"ot\" }, raised = 1 } }";
    const ScriptSource script = {.kind = "card",
                                 .name = "Wolf",
                                 .path = "card.lua",
                                 .source = source,
                                 .size = sizeof source - 1};

    use_turn(f, "draw_game()");
    assert_int_equal(host_load(game_script_host(f->script), &script, &f->err), -1);
    assert_non_null(strstr(
        f->err.text, "no face of die 'bone' has the word 'ot', did you mean 'out'?"));
}

// Equal faces are one card, whose number is that of the first.
static void each_different_face_is_a_card(void **state)
{
    Fixture *f = *state;
    const ScriptedGame *game;
    const ScriptedDie *bone;

    use_turn(f, "draw_game()");
    game = game_script_game(f->script);
    bone = &game->dice[2];
    assert_string_equal(game->library->cards[bone->cards[0]].name, "in/out");
    assert_string_equal(game->library->cards[bone->cards[0]].code, "bone in/out");
    assert_string_equal(game->library->cards[bone->cards[3]].name, "blank");
    assert_int_equal(bone->cards[1], bone->cards[2]);
    assert_int_equal(dice_face(game, bone->cards[2]), 2);
    assert_ptr_equal(dice_of(game, bone->cards[3]), bone);
    assert_null(dice_of(game, library_card_by_code(game->library, "Wolf")));
    assert_int_equal(game->dice[1].type, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(thrown_dice_stay_as_things),
        TEST(a_die_keeps_what_it_has_when_it_turns),
        TEST(a_query_knows_dice_by_their_faces),
        TEST(no_verb_takes_faces_for_cards),
        TEST(several_dice_have_a_sum),
        TEST(dice_refuse_what_they_cannot_do),
        TEST(a_card_names_a_word_that_is_on_the_die),
        TEST(each_different_face_is_a_card),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
