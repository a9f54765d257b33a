// stops_test.c -- a player passes without being asked, up to the moment that was named, and
// decides everything else.

#include "tests/tools/protocol_fixture.h"

#include "tools/cli/play/stops.h"

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
    };

    return cmocka_run_group_tests(tests, open_game, close_game);
}
