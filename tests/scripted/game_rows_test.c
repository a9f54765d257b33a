// game_rows_test.c -- what game.lua declares becomes rows, and words of rules and cards.

#include "engine/scripted/scripted_words.h"
#include "tests/scripted/game_fixture.h"

static const char small[] =
    "game \"small\" {\n"
    "  players = { 2, 4 },\n"
    "  columns = {\n"
    "    { \"strength\", number, most = 20, main, label = \"Strength\", width = 3 },\n"
    "    { \"side\", word = { \"red\", \"blue\" }, identity },\n"
    "  },\n"
    "  types = { \"Unit\", { \"Omen\", always } },\n"
    "  supertypes = { \"Hero\" },\n"
    "  kinds = { { \"unit\", types = { \"Unit\" }, at = \"close\" } },\n"
    "  events = { { \"played\", card, cannot, instead }, { \"passes\", player } },\n"
    "  zones = {\n"
    "    { \"deck\", per_player, secret, ordered },\n"
    "    { \"close\", per_player, board, active },\n"
    "    { \"ranged\", per_player, board, active, limit = 2, spills = \"deck\",\n"
    "      told = \"played\" },\n"
    "  },\n"
    "  places = { { \"row\", \"close\", \"ranged\" } },\n"
    "  counters = { \"damage\" },\n"
    "  player_counters = { { \"gems\", starts = 2 } },\n"
    "  statuses = { { \"used\", for_cards } },\n"
    "  notes = { \"round\", \"starter\" },\n"
    "  durations = { \"this_round\" },\n"
    "  settings = { { \"floor\", \"set\", \"min\" } },\n"
    "  dice = { { \"fate\", { \"good\" }, { \"bad\", \"worse\" }, {} } },\n"
    "  questions = { { \"immune\", yes }, { \"more\", number, add } },\n"
    "  numbers = { { \"strength\", of = unit, unless = \"immune\", layers = {\n"
    "    { \"weathered\", set, least }, { \"doubled\", times, most } } } },\n"
    "  prompts = { { \"action\", \"Your turn\", acts, freely } },\n"
    "  endings = { { \"gems\", \"a player has no gem left\" } },\n"
    "  cards = { { \"A\", strength = 4, side = \"red\" }, { \"B\", type = \"Omen\" } },\n"
    "  setup = function() begin() end,\n"
    "  turn = function() begin() end,\n"
    "}\n";

static const char small_rules[] =
    "local texts = { \"floor\", \"fate\", \"more\", \"action\", \"gems\", \"passes\",\n"
    "  \"damage\" }\n"
    "words {\n"
    "  begin = function() other(unit { immune }) end,\n"
    "  other = function(x) return round, starter, this_round, #texts end,\n"
    "}\n";

static void rows_of_every_kind_are_there(void **state)
{
    Fixture *f = *state;
    const ScriptedGame *game;
    const Rules *rules;

    use(f, load_files(f, small, small_rules));
    game = game_script_game(f->script);
    rules = rules_of(f);

    assert_string_equal(rules->game, "small");
    assert_int_equal(game->players_most, 4);
    assert_int_equal(rules->facts[0].role, FACT_MAIN);
    assert_string_equal(rules->facts[1].vocabulary[1].name, "blue");
    assert_int_equal(game->always, 2);
    assert_int_equal(rules->kinds[rules->kinds_n - 1].zone, 1 + 1);
    assert_int_equal(game->zones_more[2].spills, 1);
    assert_int_equal(game->zones_more[2].limit, 2);
    assert_int_equal(rules->places[0].zones, 6);
    assert_int_equal(game->player_counter_starts[0], 2);
    assert_int_equal(game->notes_n, 2);
    assert_int_equal(scripted_words_ends(game, game->notes_n + SCRIPTED_DURATIONS),
                     ENDS_FIGHT);
    assert_int_equal(game->dice[0].faces_n, 3);
    assert_int_equal(game->dice[0].faces[1], 6);
    assert_int_equal(rules->numbers[0].layers_n, 2);
    assert_int_equal(game_script_library(f->script)->cards_n, 1 + 2 + 3); // and faces
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(rows_of_every_kind_are_there),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
