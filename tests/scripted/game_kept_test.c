// game_kept_test.c -- a number that was worked out and kept follows whatever it looks at.
//
// The first reading works all numbers out. Then an axe comes, which makes them stale, so the
// next reading works out one alone, and keeps it.

#include "tests/scripted/game_verb_fixture.h"

// Runs a turn in which the Wolf has this text and an owl is in the den.
static void with_wolf(Fixture *f, const char *wolf, const char *turn)
{
    char text[2000];

    (void)snprintf(text,
                   sizeof text,
                   "local owl = create(\"Owl\", den, me)\n"
                   "local wolf = objects(deck, me)[1]\n"
                   "local function again(n, strong)\n"
                   "  sure(n, strength(owl) == strong)\n"
                   "  create(\"Axe\", den, me)\n"
                   "  sure(n, strength(owl) == strong)\n"
                   "end\n"
                   "%s\ndraw_game()",
                   turn);
    use_turn(f, text);
    if (load_card(f, wolf)) fail_msg("%s", f->err.text);
    library_link(game_script_library(f->script));
    assert_int_equal(run(f), GAME_OVER);
}

static void a_die_that_turns_has_other_numbers(void **state)
{
    with_wolf(*state,
              "card \"Wolf\" { passive { bone { tag = \"out\" }, raised = 5 } }",
              "put(wolf, den)\n"
              "local d = throw(\"bone\", 1, den, me)[1]\n"
              "turn_to(d, 2) again(1, 1) sure(2, strength(d) == 5)\n"
              "turn_to(d, 4) sure(3, strength(d) == 0)\n"
              "turn_to(d, 2) sure(4, strength(d) == 5)");
}

// Who gives something may change numbers as well.
static void one_that_gives_and_raises_comes(void **state)
{
    with_wolf(*state,
              "local passes = when { passed = player, run = function() end }\n"
              "card \"Wolf\" {\n"
              "  passive { beast { another }, raised = 1 },\n"
              "  passive { beast { another }, has = passes, provided = noted(kept) },\n"
              "}",
              "again(1, 1)\n"
              "wolf = put(wolf, den) again(2, 2)\n"
              "put(wolf, deck) again(3, 1)");
}

static void one_that_is_attached_is_silent(void **state)
{
    with_wolf(*state,
              "card \"Wolf\" { passive { beast { another }, raised = 1 } }",
              "wolf = put(wolf, den)\n"
              "local bear = create(\"Bear\", den, me)\n"
              "again(1, 2)\n"
              "attach(wolf, bear) again(2, 1)\n"
              "detach(wolf) again(3, 2)\n"
              "attach(wolf, bear) again(4, 1)\n"
              "remove(bear) again(5, 2)");
}

// A note forgets a thing that is another one now.
static void a_thing_that_is_noted_goes(void **state)
{
    with_wolf(*state,
              "card \"Wolf\" { passive { beast { another }, raised = 1, provided = "
              "noted(kept) } }",
              "wolf = put(wolf, den)\n"
              "local bear = create(\"Bear\", den, me)\n"
              "note(kept, bear) again(1, 2)\n"
              "bear = put(bear, hand) sure(2, noted(kept) == nil) again(3, 1)\n"
              "note(kept, bear) again(4, 2)\n"
              "put(bear, bag) again(5, 1)");
}

// What other zones hold is read as well, and so is what things there have become.
static void a_thing_elsewhere_becomes_another(void **state)
{
    with_wolf(
        *state,
        "card \"Wolf\" {\n"
        "  passive { beast { another }, raised = count(beast { strength = 6, at = bag }) },\n"
        "  passive { beast { another }, raised = 10, provided = tool { used, at = bag } },\n"
        "}",
        "put(wolf, den) again(1, 1)\n"
        "local bear = create(\"Bear\", bag) again(2, 2)\n"
        "become(bear, \"Owl\") again(3, 1)\n"
        "become(bear, \"Bear\") again(4, 2)\n"
        "remove(bear) again(5, 1)\n"
        "local axe = create(\"Axe\", bag) mark(axe, \"used\") again(6, 11)\n"
        "put(axe, track) again(7, 1)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_die_that_turns_has_other_numbers),
        TEST(one_that_gives_and_raises_comes),
        TEST(one_that_is_attached_is_silent),
        TEST(a_thing_that_is_noted_goes),
        TEST(a_thing_elsewhere_becomes_another),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
