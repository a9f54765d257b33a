// game_mistake_part_test.c -- mistakes in notes, dice, maps and abilities of a game are named.

#include "tests/scripted/mistake_fixture.h"

// A map whose marks are these.
#define A_MAP(marks)                                                                   \
    "columns = { { \"n\", number }, { \"to\", names } }, types = { \"A\" },\n"         \
    "kinds = { { \"a\", types = { \"A\" } } },\n"                                      \
    "zones = { { \"m\", board, spaces = a, ways = \"to\", marks = { " marks " } } }"

static void a_note_says_what_it_keeps(void **state)
{
    REFUSE(
        {GAME("notes = { { \"a\", shwon } }"),
         NULL,
         "game.lua:2: 'shwon' is no word of a row of 'notes', did you mean 'shown'?"},
        {GAME("notes = { { \"a\", label = \"A\" } }"),
         NULL,
         "game.lua:2: 'label' is for a note that says 'shown'"},
        {GAME("notes = { { \"a\", list = 1 } }"),
         NULL,
         "game.lua:2: 'list' wants a number from 2 to 255, got the number 1"},
        {GAME("notes = {\n{ \"a\", words = { \"x\", \"y\", \"x\" } } }"),
         NULL,
         "game.lua:3: the word 'x' stands twice"},
        {GAME("notes = { { \"a\", list = 200 },\n{ \"b\", per_player, list = 21 } }"),
         NULL,
         "game.lua:3: more than 240 values of the notes of a game in Lua, counted for "
         "each player"}, );
}

static void a_die_is_one_of_words_or_numbers(void **state)
{
    REFUSE(
        {GAME("dice = { { \"a\", faces = 6, kpet } }"),
         NULL,
         "game.lua:2: 'kpet' is no word of a row of 'dice', did you mean 'kept'?"},
        {GAME("dice = { { \"a\", { \"x\" }, faces = 6 } }"),
         NULL,
         "game.lua:2: a die shows words or numbers, not both"},
        {GAME("dice = {\n{ \"a\", { \"x\" } } }"),
         NULL,
         "game.lua:3: a die has two faces or more"},
        {GAME("dice = {\n{ \"a\", { \"1\", \"2\", \"3\", \"4\", \"5\", \"6\", "
              "\"7\" }, {} } }"),
         NULL,
         "game.lua:3: a face of a die has at most 6 words"},
        {GAME("zones = { { \"a\", shared } },\ndice = { { \"a\", faces = 6, kept } }"),
         NULL,
         "game.lua:2: 'a' is the name of a row of 'dice' already"},
        {GAME("cards = { { \"a x\" } },\ndice = { { \"a\", { \"x\" }, {} } }"),
         NULL,
         "game.lua:3: a card is called as a face of the die: \"a x\""}, );
}

static void letters_and_marks_of_a_map_are_clear(void **state)
{
    REFUSE(
        {GAME(
             "types = { \"A\" }, kinds = {\n { \"a\", types = { \"A\" }, letter = \"ab\" } }"),
         NULL,
         "game.lua:3: 'letter' wants one letter, a to z or A to Z"},
        {GAME(
             "types = { \"A\" }, kinds = {\n { \"a\", types = { \"A\" }, letter = \"7\" } }"),
         NULL,
         "game.lua:3: 'letter' wants one letter, a to z or A to Z"},
        {GAME(
             "types = { \"A\" }, kinds = {\n { \"a\", types = { \"A\" }, letter = \"A\" },\n"
             "{ \"b\", types = { \"A\" }, letter = \"A\" } }"),
         NULL,
         "game.lua:4: kind 'a' has the letter 'A' already"},
        {GAME(
             "columns = { { \"n\", number } },\nzones = { { \"z\", shared, marks = { \"n\" } } }"),
         NULL,
         "game.lua:3: only a map has marks: say its 'spaces'"},
        {GAME(A_MAP("\"nn\"")), NULL, "game.lua:4: no column 'nn', did you mean 'n'?"},
        {GAME(A_MAP("\"n\", \"n\"")), NULL, "game.lua:4: the column 'n' stands twice"},
        {GAME(A_MAP("\"to\"")),
         NULL,
         "game.lua:4: a mark is a letter or a number, and 'to' holds names"},
        {GAME(A_MAP("\"n\", \"n\", \"n\", \"n\", \"n\"")),
         NULL,
         "game.lua:4: a map shows at most 4 columns"}, );
}

static void uses_renew_with_a_duration(void **state)
{
    REFUSE(
        {GAME(
             "durations = { \"fight\" }, events = { { \"hit\", card } },\n"
             "abilities = { when { hit = card, renews = fight, run = function() end } }"),
         NULL,
         "game.lua:3: 'renews' goes with 'once' or 'uses'"},
        {GAME("durations = { \"fight\" }, events = { { \"hit\", card } },\n"
              "abilities = { when { hit = card, once, renews = until_i_leave,\n"
              "run = function() end } }"),
         NULL,
         "game.lua:3: 'renews' wants a duration that ends for all at once, got the word "
         "'until_i_leave'"});
}

static void notes_and_statuses_last_as_long_as_there_is(void **state)
{
    REFUSE(
        {GAME(
             "durations = { \"a_fight\" }, notes = { { \"foe\", lasts = \"fight\" } }"),
         NULL,
         "game.lua:2: 'lasts' wants this_turn or a duration of the game, got 'fight', "
         "did you mean 'a_fight'?"},
        {GAME("statuses = { { \"hurt\", lasts = \"this_trun\" } }"),
         NULL,
         "game.lua:2: 'lasts' wants this_turn or a duration of the game, got "
         "'this_trun', did you mean 'this_turn'?"},
        {GAME("statuses = { { \"hurt\", lasts = \"until_i_leave\" } }"),
         NULL,
         "game.lua:2: 'lasts' wants this_turn or a duration of the game, got "
         "'until_i_leave'"});
}

static void an_ability_of_the_game_is_nobodys(void **state)
{
    REFUSE(
        {GAME("abilities = 3"),
         NULL,
         "game.lua:2: 'abilities' wants a list of clauses, got the number 3"},
        {GAME(
             "questions = { { \"more\", number } },\n"
             "abilities = { passive { card, more = 1, provided = player { on_turn } } }"),
         NULL,
         "game.lua:3: one player always has the turn: say whether you do, player { you, "
         "on_turn }"},
        {GAME("abilities = { card }"),
         NULL,
         "game.lua:2: ability 1 of the game wants a clause, got the word 'card'"},
        {GAME("abilities = { effect { run = function() end } }"),
         NULL,
         "game.lua:2: ability 1 of the game is nobody's: it is a passive, when, "
         "instead, can or cannot, without a cost"});
}

static void what_no_thing_ever_pays_is_no_cost(void **state)
{
    REFUSE(
        {GAME("zones = { { \"hand\", per_player, private } },\n"
              "costs = { { \"a\", from = hand, to = hand } }"),
         NULL,
         "game.lua:3: what pays comes from there: it would stay as it is"},
        {GAME("counters = { { \"heat\", most = 4 } },\n"
              "costs = { { \"a\", puts = \"heat\", amount = 5 } }"),
         NULL,
         "game.lua:3: nothing ever pays this: of the counter a thing has 4 at most"},
        {GAME("counters = { { \"heat\", most = 4 } },\n"
              "costs = { { \"a\", spends = \"heat\", amount = 5 } }"),
         NULL,
         "game.lua:3: nothing ever pays this: of the counter a thing has 4 at most"}, );
}

// A game with a demand on its decks.
#define A_DEMAND(row)                                                                  \
    "types = { \"A\" }, statuses = { \"sore\" },\n"                                    \
    "columns = { { \"n\", number }, { \"hue\", word = { \"red\" } } },\n"              \
    "zones = { { \"hand\", per_player, private } }, deck = { { \"main\" } },\n"        \
    "deck_rules = { { \"x\", " row " } }"

static void a_demand_on_decks_reads_all_that_it_says(void **state)
{
    REFUSE(
        {GAME(A_DEMAND("count = true, most = 3")),
         NULL,
         "game.lua:5: 'count' is a query: which cards are meant"},
        {GAME(A_DEMAND("count = false, most = 3")),
         NULL,
         "game.lua:5: 'count' is a query: which cards are meant"},
        {GAME(A_DEMAND("copies = false, most = 3")),
         NULL,
         "game.lua:5: 'copies' is a query: which cards are meant"},
        {GAME(A_DEMAND("copies = true, count = card, most = 3")),
         NULL,
         "game.lua:5: 'count' is not read here: 'copies' has its own query; take it out"},
        {GAME(A_DEMAND("copies = true, sum = \"n\", most = 3")),
         NULL,
         "game.lua:5: 'sum' is not read here: a demand has one measure; take it out"},
        {GAME(A_DEMAND("same = \"hue\", of = \"main\", most = 3")),
         NULL,
         "game.lua:5: 'most' is not read here: 'same' is about each card, and counts "
         "none; take it out"},
        {GAME(A_DEMAND("count = card, most = 3, of = \"main\"")),
         NULL,
         "game.lua:5: 'of' is not read here: 'of' goes with 'same'; take it out"},
        {GAME(A_DEMAND("count = card, most = 3, exactly = 3")),
         NULL,
         "game.lua:5: 'exactly' stands without 'least' and 'most'"},
        {GAME(A_DEMAND("count = card, least = 3, most = 2")),
         NULL,
         "game.lua:5: 'least' is greater than 'most'"},
        {GAME(A_DEMAND("count = card, least = -2")),
         NULL,
         "game.lua:5: 'least' wants a number from 0 to 9999, got the number -2"}, );
}

static void a_demand_on_decks_is_about_printed_cards(void **state)
{
    REFUSE(
        {GAME(A_DEMAND("count = player, most = 3")),
         NULL,
         "game.lua:5: 'count' is about cards, not players: write a kind of cards"},
        {GAME(A_DEMAND("count = card { friendly }, most = 3")),
         NULL,
         "game.lua:5: 'count' is about cards as they are printed, outside a game, and "
         "none has 'friendly' there: take it out"},
        {GAME(A_DEMAND("copies = card { except { sore } }, most = 3")),
         NULL,
         "game.lua:5: 'copies' is about cards as they are printed, outside a game, and "
         "none has 'sore' there: take it out"},
        {GAME(A_DEMAND("count = card { at = hand }, most = 3")),
         NULL,
         "game.lua:5: 'count' is about cards as they are printed, outside a game, and "
         "none has 'a place' there: take it out"},
        {GAME(A_DEMAND("count = me, most = 3")),
         NULL,
         "game.lua:5: 'count' is about cards as they are printed, outside a game, and "
         "none has 'one certain thing' there: take it out"},
        {GAME(A_DEMAND("count = card { count = 3 }, most = 3")),
         NULL,
         "game.lua:5: 'count' is about cards as they are printed, outside a game, and "
         "none has 'count' there: take it out"}, );
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(uses_renew_with_a_duration),
        TEST(notes_and_statuses_last_as_long_as_there_is),
        TEST(an_ability_of_the_game_is_nobodys),
        TEST(what_no_thing_ever_pays_is_no_cost),
        TEST(a_demand_on_decks_reads_all_that_it_says),
        TEST(a_demand_on_decks_is_about_printed_cards),
        TEST(a_note_says_what_it_keeps),
        TEST(a_die_is_one_of_words_or_numbers),
        TEST(letters_and_marks_of_a_map_are_clear),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
