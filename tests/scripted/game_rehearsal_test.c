// game_rehearsal_test.c -- cards that call functions of a game's rules, as they load: what the
// rules do is no fault of theirs, and what they do themselves is.

#include <time.h>

#include "tests/scripted/game_fixture.h"

// Stones wait in a heap, come to a track, and sink to the bottom of the heap.
static const char game[] =
    "game \"stones\" { api = 2, players = 1, triggers = at_once,\n"
    "columns = { { \"weight\", number, main, for_cards } },\n"
    "types = { \"Stone\" }, kinds = { { \"stone\", types = { \"Stone\" }, for_cards } },\n"
    "zones = { { \"track\", shared, board, active, ordered, for_cards },\n"
    "          { \"heap\", shared, ordered, for_cards } },\n"
    "notes = { { \"kept\", for_cards } },\n"
    "endings = { { \"done\", \"all is done\", for_cards } },\n"
    "cards = { { \"Flint\", weight = 3 }, { \"Slate\", weight = 4 } },\n"
    "setup = function() fill(heap) end,\n"
    "turn = function() perform(top(heap)) draw_game(\"done\") end }";

#define LONG_10 "abcdefghij"
#define LONG_50 LONG_10 LONG_10 LONG_10 LONG_10 LONG_10
#define LONG    LONG_50 LONG_50 LONG_50 LONG_10 LONG_10

static const char rules[] =
    "words {\n"
    "  come = function() return put(top(heap), track) end,\n"
    "  fetch = function() while #objects(track) < 2 do come() end return top(track) end,\n"
    "  spin = function() while top(heap) do sink(come()) end end,\n"
    "  wait = function() for n = 1, 2000 do top(heap) end end,\n"
    "  down = function(n) if n > 0 then down(n - 1) end return 1 end,\n"
    "  dig = function() while true do down(2500) end end,\n"
    "  sink = function(s) return put(s, heap, bottom) end,\n"
    "  next_weight = function() return weight(top(heap)) + 1 end,\n"
    "  heavier = function(a, b) return weight(a) > weight(b) end,\n"
    "  boulder = function() for s in each(objects(track)) do if weight(s) == 9 then return s end end end,\n"
    "  length = function() local " LONG " = boulder() return #" LONG " end,\n"
    "  after_boulder = function() return weight(boulder()) + 1 end,\n"
    "}";

static int give_card(Fixture *f, const char *source)
{
    ScriptSource card = source_of("card", "card.lua", source);

    card.name = "Flint";
    use(f, load_files(f, game, rules));
    return host_load(game_script_host(f->script), &card, &f->err);
}

static int give(Fixture *f, const char *run)
{
    char source[2000];

    (void)snprintf(source,
                   sizeof source,
                   "card \"Flint\" { effect { run = function()\n%s\nend } }",
                   run);
    return give_card(f, source);
}

static void loads(Fixture *f, const char *run)
{
    if (give(f, run)) fail_msg("%s", f->err.text);
}

static void refused(Fixture *f, const char *run, const char *text)
{
    if (!give(f, run)) fail_msg("it loads: %s", run);
    if (!strstr(f->err.text, text)) fail_msg("'%s' is not in '%s'", text, f->err.text);
}

// Plays the turn, in which the card acts.
static GameStatus plays(Fixture *f, const char *run)
{
    loads(f, run);
    library_link(game_script_library(f->script));
    start(f, 1);
    return game_next(f->game, f->table);
}

static void a_word_of_the_rules_names_the_end_of_a_zone(void **state)
{
    assert_int_equal(plays(*state, "sink(me) put(me, track, bottom)"), GAME_OVER);
    refused(*state,
            "put(me, heap, random)",
            "as argument 3, got the word 'random', which nobody calls");
}

static void
a_loop_of_the_rules_that_waits_for_the_game_is_no_fault_of_a_card(void **state)
{
    Fixture *f = *state;

    assert_int_equal(plays(f, "fetch()"), GAME_OVER);
    assert_int_equal(f->game->now.spots[0].n, 2);
    loads(f, "for n = 1, 30 do sink(fetch()) end");
    // After it the card is rehearsed as before.
    refused(f, "sink(come()) put(\"far\", track)", "card.lua:2:14: 'put' wants things");
}

static void rules_that_never_end_leave_room_for_the_rest_of_a_card(void **state)
{
    static const char first[] = "card \"Flint\" {\n";
    static const char spin[] = "effect { run = function() spin() end },\n";
    static const char slip[] = "effect { run = function() put(\"far\", track) end } }";
    Fixture *f = *state;
    char source[sizeof first + 20 * sizeof spin + sizeof slip];
    size_t n = 0;

    n += (size_t)snprintf(source, sizeof source, "%s", first);
    for (int i = 0; i < 20; i++)
        n += (size_t)snprintf(source + n, sizeof source - n, "%s", spin);
    (void)snprintf(source + n, sizeof source - n, "%s", slip);
    if (!give_card(f, source)) fail_msg("it loads: %s", source);
    if (!strstr(f->err.text, "card.lua:22:27: 'put' wants things"))
        fail_msg("%s", f->err.text);
}

static void a_loop_of_the_card_that_never_ends_is_refused_at_its_own_line(void **state)
{
    refused(*state, "while true do\ncome()\nend", "card.lua:3:1: runs too long");
    refused(*state, "while true do\nsink(come())\nend", "card.lua:3:1: runs too long");
    refused(*state, "while true do\nwait()\nend", "card.lua:3:1: runs too long");
    refused(*state, "while true do end", "card.lua:2:1: runs too long");
}

static void calls_within_calls_are_rehearsed_as_fast_as_others(void **state)
{
    const clock_t begun = clock();

    loads(*state, "dig()");
    refused(*state,
            "local function f(n) if n > 0 then f(n - 1) end dig() end\nf(1200)",
            "card.lua:2:1: runs too long");
    assert_true(clock() - begun < CLOCKS_PER_SEC);
}

static void a_card_that_never_ends_because_of_the_rules_is_stopped_by_name(void **state)
{
    Fixture *f = *state;

    assert_int_equal(plays(f, "spin()"), GAME_FAULT);
    if (!strstr(f->table->fault.text, "Flint rules.lua:2: more than"))
        fail_msg("%s", f->table->fault.text);
}

static void the_rules_know_where_their_verbs_give_something(void **state)
{
    loads(*state, "if next_weight() > 3 then sink(me) end");
    loads(*state, "if heavier(me, me) then sink(me) end");
    loads(*state, "local s = come() if s and heavier(me, s) then sink(s) end");
    loads(*state, "sink(me) after_boulder()");
    loads(*state, "sink(me) length()");
    loads(*state, "local s = come() after_boulder() sink(s)");
}

static void what_a_card_hands_to_the_rules_or_makes_of_it_is_its_own(void **state)
{
    refused(
        *state, "if heavier(me, top(heap)) then sink(me) end", "attempt to compare");
    refused(*state,
            "if heavier(me, random) then sink(me) end",
            "got the word 'b', which nobody calls");
    refused(*state, "if weight(come()) > 2 then sink(me) end", "card.lua:2:1: attempt");
}

static void a_function_that_returns_nothing_gives_nil(void **state)
{
    assert_int_equal(
        plays(*state,
              "sink(boulder()) if #attachments(boulder()) > 0 then sink(me) end"),
        GAME_OVER);
    refused(*state,
            "if weight(me) > 90 then attachments() end",
            "card.lua:2:25: 'attachments' wants things as argument 1");
    refused(*state, "put(sink(me))", "'put' wants a place as argument 2");
}

static void a_verb_that_gives_a_player_gives_no_thing(void **state)
{
    refused(*state,
            "put(owner(me), track)",
            "'put' takes things as argument 1, got a player");
    refused(*state, "put(me, track, turn_player())", "all players share zone 'track'");
    loads(*state, "if owner(me) == turn_player() then sink(me) end");
}

static void a_note_with_which_a_function_reckons_has_kept_a_number(void **state)
{
    loads(*state, "for n = -9, 30 do random((noted(kept) or 20) + n) end");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_word_of_the_rules_names_the_end_of_a_zone),
        TEST(a_loop_of_the_rules_that_waits_for_the_game_is_no_fault_of_a_card),
        TEST(rules_that_never_end_leave_room_for_the_rest_of_a_card),
        TEST(a_loop_of_the_card_that_never_ends_is_refused_at_its_own_line),
        TEST(calls_within_calls_are_rehearsed_as_fast_as_others),
        TEST(a_card_that_never_ends_because_of_the_rules_is_stopped_by_name),
        TEST(the_rules_know_where_their_verbs_give_something),
        TEST(what_a_card_hands_to_the_rules_or_makes_of_it_is_its_own),
        TEST(a_function_that_returns_nothing_gives_nil),
        TEST(a_verb_that_gives_a_player_gives_no_thing),
        TEST(a_note_with_which_a_function_reckons_has_kept_a_number),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
