// game_costs_test.c -- costs and the chain, as game.lua switches them on.

#include "tests/scripted/game_fixture.h"

// A game whose braces hold [keys] as well.
static GameScript *load_with(Fixture *f, const char *keys)
{
    char source[2000];

    (void)snprintf(source,
                   sizeof source,
                   "game \"T\" { players = 2,\n"
                   "zones = { { \"hand\", per_player, private },\n"
                   "  { \"pile\", per_player, for_cards } },\n"
                   "events = { { \"gone\", card, for_cards },\n"
                   "  { \"passed\", player, for_cards } },\n"
                   "statuses = { { \"used\", for_cards } },\n"
                   "counters = { { \"wounds\", for_cards } },\n"
                   "%s\n"
                   "setup = function() shuffle(hand, you) end,\n"
                   "turn = function() next_turn() end }",
                   keys);
    return load_files(f, source, NULL);
}

static void a_game_declares_what_pays_its_costs(void **state)
{
    Fixture *f = *state;
    const ScriptedGame *game;

    use(f,
        load_with(
            f,
            "resources = { \"gold\" },\n"
            "costs = { { \"discard\", from = hand, to = pile, event = gone },\n"
            "  { \"tap\", marks = \"used\" }, { \"hurt\", spends = \"wounds\" },\n"
            "  { \"sink\", to = pile, bottom } },\n"
            "chain = true,"));
    game = game_script_game(f->script);
    assert_int_equal(game->rules.lacks & (LACKS_COSTS | LACKS_CHAIN), 0);
    assert_true(game->chain);
    assert_int_equal(game->rules.resources_n, 1);
    assert_int_equal(game->rules.cost_actions_n, 5);
    assert_string_equal(game->cost_actions[1].name, "discard");
    assert_true(game->cost_actions[1].counts);
    assert_int_equal(game->cost_actions_more[1].from, 1);
    assert_int_equal(game->cost_actions_more[1].to, 2);
    assert_string_equal(game->events[game->cost_actions_more[1].event - 1].name,
                        "gone");
    assert_false(game->cost_actions[2].counts);
    assert_int_equal(game->cost_actions_more[2].status, 1);
    assert_int_equal(game->cost_actions_more[3].counter, 1);
    assert_true(game->cost_actions_more[4].bottom);
}

static void a_game_without_them_lacks_both_parts(void **state)
{
    Fixture *f = *state;

    use(f, load_with(f, ""));
    assert_int_equal(rules_of(f)->lacks,
                     LACKS_COSTS | LACKS_CHAIN | LACKS_SPLIT | LACKS_PLACES |
                         LACKS_PRICES | LACKS_KEPT | LACKS_TURNED);
}

static void a_mistake_in_a_cost_is_named(void **state)
{
    static const struct {
        const char *keys, *text;
    } rows[] = {
        {"costs = { \"tap\" },",
         "paying changes something: say to, event, marks, spends or puts"},
        {"costs = { { \"tap\", marks = \"usde\" } },",
         "no status 'usde', did you mean 'used'?"},
        {"costs = { { \"toil\", puts = \"wounds\", spends = \"wounds\" } },",
         "a cost spends a counter or puts it: say one"},
        {"costs = { { \"toil\", puts = \"wound\" } },",
         "no counter 'wound', did you mean 'wounds'?"},
        {"costs = { { \"toil\", marks = \"used\", amount = 2 } },",
         "'amount' goes with 'spends' or 'puts'"},
        {"costs = { { \"burn\", to = pyle } },",
         "no zone 'pyle', did you mean 'pile'?"},
        {"costs = { { \"burn\", event = passed } },",
         "what pays a cost is a thing: 'passed' is not"},
        {"costs = { { \"burn\", to = pile, marks = \"used\" } },",
         "what goes to a zone loses its marks and counters"},
        {"costs = { { \"tap\", marks = \"used\", bottom } },",
         "'bottom' says where in the zone of 'to'"},
        {"resources = { \"gold\" }, costs = { { \"gold\", to = pile } },",
         "costs have a part named 'gold' already"},
        {"chain = 3,", "'chain' is true, or left out, got the number 3"},
        {"chain = true, triggers = queued,",
         "triggers go on the chain, so they cannot be queued as well"},
    };
    Fixture *f = *state;

    for (int i = 0; i < COUNT_OF(rows); i++) {
        assert_null(load_with(f, rows[i].keys));
        if (!strstr(f->err.text, rows[i].text))
            fail_msg("%s\nand not: %s", f->err.text, rows[i].text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_game_declares_what_pays_its_costs),
        TEST(a_game_without_them_lacks_both_parts),
        TEST(a_mistake_in_a_cost_is_named),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
