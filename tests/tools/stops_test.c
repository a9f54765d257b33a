// stops_test.c -- a player passes without being asked, up to the moment that was named, and
// decides everything else.

#include "tests/tools/protocol_fixture.h"

#include "tools/person/stops.h"

enum { ME = 1 };

static const Question *asked(void)
{
    return &protocol.session->game.question;
}

static Table *table(void)
{
    return &protocol.session->table;
}

// Player 1 attacks nobody yet, and burns a unit of mine when asked to: then I have priority,
// and could answer with a card of mine.
static void begin_game(void)
{
    expect("{\"type\":\"position\"," PLACE ",\"seed\":3,\"players\":["
           "{\"hand\":[\"Incinerate\"],\"runes\":{\"fury\":4},"
           "\"units\":{\"base\":[\"Mega-Mech\"]}},"
           "{\"hand\":[\"Gust\"],\"runes\":{\"chaos\":4},"
           "\"units\":{\"0\":[\"Mega-Mech\",\"Pouty Poro\"]},\"controls\":[\"0\"]}]}",
           "position");
}

static void pick(int option)
{
    char request[80];

    snprintf(request, sizeof request, "{\"type\":\"answer\",\"pick\":[%d]}", option);
    expect(request, "ok");
    json_decref(ask("{\"type\":\"question\"}"));
}

static uint32_t moments(const char *text)
{
    uint32_t set = 0;
    Err err;

    if (stops_read(table()->rules, text, &set, &err)) fail_msg("%s", err.text);
    return set;
}

static void says(const Stops *stops, const char *wanted)
{
    char text[STOPS_TEXT];

    stops_text(stops, table()->rules, text);
    if (!strstr(text, wanted)) fail_msg("'%s' is missing in '%s'", wanted, text);
}

// Lets the other player burn my unit, so that I am asked to respond.
static void be_burned(void)
{
    pick(0);
    assert_int_equal(asked()->player, 0);
    pick(0);
    if (asked()->player != ME) pick(0); // they pass
    assert_int_equal(asked()->player, ME);
}

static void moments_are_read_as_people_say_them(void **state)
{
    uint32_t set;
    Err err;

    (void)state;
    begin_game();
    assert_int_equal(moments("my turn"), 1u << STOP_MY_TURN);
    assert_int_equal(moments("My things are targeted"), 1u << STOP_TARGETED);
    assert_int_equal(moments("chain, turn or asked"),
                     1u << STOP_CHAIN | 1u << STOP_TURN | 1u << STOP_ASKED);
    assert_true(moments("showdown") >= 1u << STOP_READINGS);
    assert_int_not_equal(moments("showdown"), moments("combat"));
    assert_int_not_equal(stops_read(table()->rules, "shodown", &set, &err), 0);
    assert_non_null(strstr(err.text, "did you mean 'showdown'?"));
    assert_int_not_equal(stops_read(table()->rules, "priority", &set, &err), 0);
    assert_non_null(strstr(err.text, "there are: my turn, turn, chain"));
    assert_int_not_equal(stops_read(table()->rules, "", &set, &err), 0);
}

static void nothing_is_passed_unless_it_is_a_pass(void **state)
{
    Stops stops = {0};

    (void)state;
    begin_game();
    stops_until(&stops, moments("showdown"), table());
    assert_int_equal(stops_pass(table(), asked()), -1); // the main phase
    assert_false(stops_decide(&stops, table(), asked()));
    pick(0);
    assert_int_equal(stops_pass(table(), asked()), -1); // a target
    assert_false(stops_decide(&stops, table(), asked()));
    says(&stops, "You pass until: showdown (stop ends it).");
    assert_true(stops.until);
    stops_until(&stops, moments("asked"), table());
    assert_false(stops_decide(&stops, table(), asked()));
    says(&stops, "Until now: anything else is asked.");
    assert_false(stops.until);
}

static void a_pass_is_passed_until_the_moment(void **state)
{
    Stops showdown = {0}, targeted = {0}, nothing = {0};

    (void)state;
    begin_game();
    stops_until(&showdown, moments("showdown, my turn"), table());
    stops_until(&targeted, moments("targeted or my turn"), table());
    be_burned();
    assert_true(stops_pass(table(), asked()) >= 0);
    assert_true(stops_decide(&showdown, table(), asked()));
    says(&showdown, "Passed once. You pass until: your turn or showdown");
    assert_false(stops_decide(&targeted, table(), asked()));
    says(&targeted, "Until now: something of yours is chosen as a target.");
    assert_false(targeted.until);
    assert_false(stops_decide(&nothing, table(), asked()));
    says(&nothing, "");
    // From now on: what is there already is nothing new.
    stops_until(&targeted, moments("targeted"), table());
    assert_true(stops_decide(&targeted, table(), asked()));
}

static void stops_ask_at_their_moments_alone(void **state)
{
    Stops chain = {.stops = 1u << STOP_CHAIN}, turn = {.stops = 1u << STOP_MY_TURN};

    (void)state;
    begin_game();
    be_burned();
    assert_true(stops_decide(&turn, table(), asked()));
    assert_false(stops_decide(&chain, table(), asked()));
    says(&chain,
         "You are asked to pass only at: somebody else puts something on the chain");
    assert_true(stops_decide(&chain, table(), asked())); // nothing new since
}

// Player 0 burns a unit of player 1, and could follow with a card of their own.
static void burn(void)
{
    expect(
        "{\"type\":\"position\"," PLACE ",\"seed\":3,\"players\":["
        "{\"hand\":[\"Incinerate\",\"Gust\"],\"runes\":{\"fury\":4,\"chaos\":3},"
        "\"units\":{\"base\":[\"Pouty Poro\"]}},"
        "{\"hand\":[\"Gust\"],\"runes\":{\"chaos\":4},"
        "\"units\":{\"0\":[\"Mega-Mech\",\"Pouty Poro\",\"Pouty Poro\"]},\"controls\":[\"0\"]}]}",
        "position");
}

static bool decides(Stops *stops)
{
    return stops_decide(stops, table(), asked());
}

static void nobody_is_asked_to_pass_on_their_own(void **state)
{
    Stops quiet = {0}, all = {.all = true}, own = {.stops = 1u << STOP_OWN},
          chain = {.stops = 1u << STOP_CHAIN};

    (void)state;
    burn();
    assert_false(decides(&quiet)); // the main phase
    pick(0);                       // Incinerate
    pick(0);                       // its target
    assert_int_equal(asked()->player, 0);
    assert_true(stops_pass(table(), asked()) >= 0);
    assert_true(decides(&quiet));
    says(&quiet, ""); // it says nothing of it
    assert_false(quiet.passed);
    assert_false(decides(&all));
    assert_false(decides(&own));
    assert_true(decides(&chain));
}

// The other one answers with Gust: from then on the player is asked, also where that is gone.
static void once_somebody_else_has_acted_they_are_asked(void **state)
{
    Stops quiet = {0};

    (void)state;
    burn();
    (void)decides(&quiet);
    pick(0);
    pick(0);
    assert_true(decides(&quiet));
    pick(stops_pass(table(), asked()));
    assert_int_equal(asked()->player, 1);
    pick(1 - stops_pass(table(), asked())); // Gust
    pick(0);                                // on a Poro
    while (asked()->player == 1) pick(stops_pass(table(), asked()));
    assert_int_equal(table()->state->chain_n, 2);
    assert_false(decides(&quiet));
    pick(stops_pass(table(), asked()));
    while (asked()->player == 1) pick(stops_pass(table(), asked()));
    assert_int_equal(table()->state->chain_n, 1);
    assert_int_equal(asked()->player, 0);
    assert_false(decides(&quiet));
}

// Player 0 moves to an open battlefield, and could act in the showdown that begins.
static void a_moment_that_is_named_is_asked_for_on_their_own_too(void **state)
{
    Stops quiet = {0}, showdown = {0}, my_turn = {0}, combat = {0};

    (void)state;
    expect(
        "{\"type\":\"position\"," PLACE ",\"seed\":3,\"players\":["
        "{\"hand\":[\"Gust\",\"Incinerate\"],\"runes\":{\"fury\":4,\"chaos\":4},"
        "\"units\":{\"base\":[\"Pouty Poro\"]}},{\"units\":{\"base\":[\"Mega-Mech\"]}}]}",
        "position");
    showdown.stops = moments("showdown");
    my_turn.stops = moments("my turn");
    combat.stops = moments("combat");
    json_decref(ask("{\"type\":\"question\"}"));
    (void)(decides(&quiet), decides(&showdown), decides(&my_turn), decides(&combat));
    for (int i = 0; i < asked()->options_n; i++)
        if (table()->rules->options[asked()->options[i].kind].role == CHOICE_MOVE) {
            pick(i);
            break;
        }
    assert_true(stops_pass(table(), asked()) >= 0);
    assert_true(decides(&quiet));
    assert_false(decides(&showdown));
    assert_false(decides(&my_turn));
    assert_true(decides(&combat));
}

static void who_can_only_pass_is_not_asked(void **state)
{
    Stops quiet = {.alone = true}, all = {.alone = true, .all = true}, shared = {0};
    Question only;

    (void)state;
    begin_game();
    be_burned();
    only = *asked();
    only.options[0] = only.options[stops_pass(table(), asked())];
    only.options_n = 1;
    assert_true(stops_decide(&quiet, table(), &only));
    assert_false(stops_decide(&all, table(), &only));
    assert_false(stops_decide(&shared, table(), &only)); // others could tell
}

static int open_game(void **state)
{
    (void)state;
    open_as(NOBODY);
    return 0;
}

static int close_game(void **state)
{
    (void)state;
    protocol_close(&protocol);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moments_are_read_as_people_say_them),
        cmocka_unit_test(nothing_is_passed_unless_it_is_a_pass),
        cmocka_unit_test(a_pass_is_passed_until_the_moment),
        cmocka_unit_test(stops_ask_at_their_moments_alone),
        cmocka_unit_test(nobody_is_asked_to_pass_on_their_own),
        cmocka_unit_test(once_somebody_else_has_acted_they_are_asked),
        cmocka_unit_test(a_moment_that_is_named_is_asked_for_on_their_own_too),
        cmocka_unit_test(who_can_only_pass_is_not_asked),
    };

    return cmocka_run_group_tests(tests, open_game, close_game);
}
