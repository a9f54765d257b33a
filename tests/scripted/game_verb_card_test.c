// game_verb_card_test.c -- verbs of a game in Lua within the abilities of its cards: `you`,
// what lasts, what happens, what is permitted, readings in data.

#include "tests/scripted/game_verb_fixture.h"

static void give_script(Fixture *f, const char *name, const char *source)
{
    const ScriptSource script = {.kind = "card",
                                 .name = name,
                                 .path = "card.lua",
                                 .source = source,
                                 .size = strlen(source)};

    if (host_load(game_script_host(f->script), &script, &f->err))
        fail_msg("%s", f->err.text);
}

// Loads the game with the turn, then the scripts of cards, and plays it to its end.
static void play(Fixture *f, const char *turn, const char *wolf, const char *axe)
{
    char text[6000];

    (void)snprintf(text, sizeof text, "%s\ndraw_game()", turn);
    use_turn(f, text);
    if (wolf) give_script(f, "Wolf", wolf);
    if (axe) give_script(f, "Axe", axe);
    library_link(game_script_library(f->script));
    assert_int_equal(run(f), GAME_OVER);
}

static const char at_home[] = "put(objects(deck, me), den)\n"
                              "local wolf, axe = find(grey)[1], find(tool)[1]\n";

static void play_at_home(Fixture *f, const char *turn, const char *wolf,
                         const char *axe)
{
    char text[5000];

    (void)snprintf(text, sizeof text, "%s%s", at_home, turn);
    play(f, text, wolf, axe);
}

static void the_effects_of_a_card_act_for_its_controller(void **state)
{
    play_at_home(*state,
                 "sure(1, possible(wolf) and perform(wolf) == 1)\n"
                 "sure(2, gems(me) == 5 and gems(foe) == 1)\n"
                 "sure(3, perform(axe) == nil)",
                 "card \"Wolf\" { effect { run = function()\n"
                 "  gain(\"gems\", 3) spend(\"gems\", 1, opponent)\n"
                 "  local all = objects(deck)\n"
                 "  for n = 1, #all do put(all[n], hand) end\n"
                 "end } }",
                 NULL);
}

static void an_ability_is_used_for_its_cost(void **state)
{
    play_at_home(
        *state,
        "sure(1, usable(wolf) and usable(wolf, 1) and not usable(wolf, 2))\n"
        "sure(2, use(wolf) and damage(wolf) == 4)\n"
        "sure(3, not usable(axe) and use(axe) == nil)",
        "card \"Wolf\" { activated { run = function() count_on(me, \"damage\", 4) end } }",
        NULL);
}

static void what_is_given_works_until_it_ends(void **state)
{
    play_at_home(
        *state,
        "perform(wolf) sure(1, strength(wolf) == 6)\n"
        "next_turn() sure(2, strength(wolf) == 4)",
        "local raise = passive { me, raised = 2 }\n"
        "card \"Wolf\" { effect { run = function() give(me, raise, this_turn) end } }",
        NULL);
    play_at_home(
        *state,
        "sure(1, strength(wolf) == 6) perform(axe)\n"
        "sure(2, strength(wolf) == 4)\n"
        "ends(this_turn) sure(3, strength(wolf) == 6)",
        "card \"Wolf\" { passive { me, raised = 2 } }",
        "card \"Axe\" { effect { run = function() loses(card, all, this_turn) end } }");
}

static void an_ability_waits_by_itself(void **state)
{
    play_at_home(
        *state,
        "perform(wolf) sure(1, gems(me) == 2)\n"
        "happens(\"passed\", foe) sure(2, gems(me) == 7)\n"
        "next_turn() happens(\"passed\", foe) sure(3, gems(me) == 7)",
        "local pays = when { passed = opponent, run = function() gain(\"gems\", 5) end }\n"
        "card \"Wolf\" { effect { run = function() delayed(pays, this_turn) end } }",
        NULL);
}

static void an_effect_follows_another(void **state)
{
    play_at_home(
        *state,
        "perform(wolf) settle() sure(1, damage(axe) == 2)",
        "local hit = effect { run = function() count_on(it, \"damage\", 2) end }\n"
        "card \"Wolf\" { effect { run = function()\n"
        "  for x in each(tool) do if is(x, friendly) then do_this(hit, x) end end\n"
        "end } }",
        NULL);
}

static void cards_forbid_replace_and_answer_what_happens(void **state)
{
    play_at_home(
        *state,
        "sure(1, allowed(\"passed\", foe) and happens(\"passed\", foe))\n"
        "sure(2, not allowed(\"passed\", me) and happens(\"passed\", me) == nil)",
        "card \"Wolf\" { cannot { passed = you } }",
        NULL);
    play_at_home(
        *state,
        "sure(1, happens(\"played\", wolf) == nil and damage(wolf) == 1)\n"
        "sure(2, happens(\"played\", axe) and damage(axe) == 0)",
        "card \"Wolf\" { instead { played = me, run = function() count_on(me, \"damage\", 1) end } }",
        NULL);
    play_at_home(*state,
                 "sure(1, happens(\"played\", axe) and damage(wolf) == 1)",
                 "card \"Wolf\" { when { played = tool { friendly }, run = function()\n"
                 "  count_on(me, \"damage\", 1)\nend } }",
                 NULL);
}

static void what_passives_answer_is_read(void **state)
{
    play_at_home(
        *state,
        "sure(1, answer(\"extra_cards\", me) == 5)\n"
        "sure(2, answer(\"extra_cards\", foe) == 0)\n"
        "sure(3, answer(\"keeps_one\", axe) == true)\n"
        "sure(4, answer(\"keeps_one\", wolf) == nil)",
        "card \"Wolf\" { passive { you, extra_cards = 2 }, passive { you, extra_cards = 3 },\n"
        "  passive { tool { friendly }, keeps_one } }",
        NULL);
}

static void readings_with_names_stand_in_data(void **state)
{
    play_at_home(*state,
                 "sure(1, strength(wolf) == 4) note(kept, 2)\n"
                 "sure(2, strength(wolf) == 5) note(kept, nil)\n"
                 "sure(3, strength(wolf) == 4 and damage(axe) == 0)",
                 "card \"Wolf\" { passive { me, raised = 1, provided = noted(kept) } }",
                 NULL);
    play_at_home(
        *state,
        "sure(1, strength(wolf) == 6)",
        "card \"Wolf\" { passive { me, raised = 2, provided = setting(\"floor\", \"set\") },\n"
        "  passive { me, raised = 9, provided = setting(\"floor\", \"min\") } }",
        NULL);
    play_at_home(*state,
                 "sure(1, strength(wolf) == 4) count_on(tool, \"damage\", 3)\n"
                 "sure(2, strength(wolf) == 7)",
                 "card \"Wolf\" { passive { me, raised = total(\"damage\", tool) } }",
                 NULL);
}

static void a_name_in_data_is_checked_at_load(void **state)
{
    static const struct {
        const char *script, *fault;
    } faulty[] = {
        {"card \"Wolf\" { passive { me, raised = 1, provided = setting(\"flor\", \"set\") } }",
         "card.lua:1:60: no setting 'flor', did you mean 'floor'?"},
        {"card \"Wolf\" { passive { me, raised = total(\"damge\", tool) } }",
         "card.lua:1:44: no number 'damge', did you mean 'damage'?"},
        {"card \"Wolf\" { effect { run = function()\n roll(\"terain\") end } }",
         "card.lua:2:7: no die 'terain', did you mean 'terrain'?"},
        {"card \"Wolf\" { effect { run = function()\n local a = objects(deck)\n"
         " a[1] = nil end } }",
         "card.lua:3:2: the list that a verb gives cannot be changed: copy it"},
        {"card \"Wolf\" { passive { me, raised = random(3) } }",
         "card.lua:1:38: 'random' acts: it belongs inside 'run'"},
    };
    Fixture *f = *state;

    use_turn(f, "draw_game()");
    for (int i = 0; i < COUNT_OF(faulty); i++) {
        const ScriptSource script = {.kind = "card",
                                     .name = "Wolf",
                                     .path = "card.lua",
                                     .source = faulty[i].script,
                                     .size = strlen(faulty[i].script)};

        assert_int_equal(host_load(game_script_host(f->script), &script, &f->err), -1);
        assert_string_equal(f->err.text, faulty[i].fault);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_effects_of_a_card_act_for_its_controller),
        TEST(an_ability_is_used_for_its_cost),
        TEST(what_is_given_works_until_it_ends),
        TEST(an_ability_waits_by_itself),
        TEST(an_effect_follows_another),
        TEST(cards_forbid_replace_and_answer_what_happens),
        TEST(what_passives_answer_is_read),
        TEST(readings_with_names_stand_in_data),
        TEST(a_name_in_data_is_checked_at_load),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
