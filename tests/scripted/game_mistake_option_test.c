// game_mistake_option_test.c -- mistakes in the kinds of option of a game are named.

#include "tests/scripted/mistake_fixture.h"

static void words_are_of_options_about_a_number(void **state)
{
    REFUSE(
        {GAME("options = { { \"go\", words = { \"x\", \"y\" } } }"),
         NULL,
         "game.lua:2: 'words' is of an option that is about a 'number'"},
        {GAME(
             "dice = { { \"d\", faces = 6 } },\noptions = { { \"go\", card, faces = \"d\" } }"),
         NULL,
         "game.lua:3: 'faces' is of an option that is about a 'number'"},
        {GAME(
             "dice = { { \"d6\", faces = 6 } },\noptions = { { \"go\", number, faces = \"d7\" } }"),
         NULL,
         "game.lua:3: no die 'd7', did you mean 'd6'?"},
        {GAME(
             "dice = { { \"d6\", faces = 6 } },\noptions = { { \"go\", number, faces = \"d6\", "
             "words = { \"x\" } } }"),
         NULL,
         "game.lua:3: 'words' and 'faces' exclude each other"}, );
}

#define OPTIONS(rows) GAME("options = {\n " rows " }")

static void kinds_of_option_are_named_once_and_clearly(void **state)
{
    REFUSE(
        {OPTIONS("{ \"buy\", card },\n { \"buy\", place }"),
         NULL,
         "game.lua:4: two rows of 'options' are named 'buy'"},
        {OPTIONS("\"play\""),
         NULL,
         "game.lua:3: 'play' is a kind of option of every game already"},
        {OPTIONS("\"end_turn\""),
         NULL,
         "game.lua:3: 'end_turn' is a kind of option of every game already"},
        {OPTIONS("{ \"concede\", card }"),
         NULL,
         "game.lua:3: 'concede' is a word of every scenario already"},
        {OPTIONS("{ \"buy it\", card }"),
         NULL,
         "game.lua:3: 'buy it' is no name that a script can write"},
        {OPTIONS("{ \"end\", card }"),
         NULL,
         "game.lua:3: 'end' is no name that a script can write"},
        {OPTIONS("{ \"buy\",\n plaice }"),
         NULL,
         "game.lua:4: 'plaice' is no word of a row of 'options', did you mean "
         "'place'?"},
        {OPTIONS("{ \"buy\", card, place, number }"),
         NULL,
         "game.lua:3: an option is about 2 things at most"},
        {OPTIONS("{ \"buy\", player, number }"),
         NULL,
         "game.lua:3: 'player' and 'number' exclude each other"},
        {OPTIONS("{ \"rest\", card, pass }"),
         NULL,
         "game.lua:3: what is 'pass' is about nothing"},
        {OPTIONS("{ \"buy\", card,\n says = \"to %t\" }"),
         NULL,
         "game.lua:4: '%t' in 'says' is of what the option 'buy' is not about"},
        {OPTIONS("{ \"buy\", card,\n says = \"%z\" }"),
         NULL,
         "game.lua:4: '%z' means nothing here; there are %c, %t, %p, %n, %T, %o, %a "
         "and %g"},
        {OPTIONS("{ \"buy\", card }"),
         NULL,
         "game.lua:3: kind of option 'buy' is never used: no function and no row names "
         "it (if only cards do, add for_cards)"}, );
}

static void keys_of_options_are_free_letters(void **state)
{
    REFUSE(
        {OPTIONS("{ \"buy\", card, keys = \"f\" },\n { \"sell\", card, keys = \"f\" }"),
         NULL,
         "game.lua:4: the option 'buy' has the key 'f' already"},
        {OPTIONS("{ \"buy\", card, keys = \"b\" }"),
         NULL,
         "game.lua:3: the key 'b' means something else in every game; taken are "
         "beklnpquy"},
        {OPTIONS("{ \"buy\", card, keys = \"F1\" }"),
         NULL,
         "game.lua:3: 'keys' wants 1 to 3 small letters, got \"F1\""},
        {OPTIONS("{ \"give\", card, player, keys = \"g\" }"),
         NULL,
         "game.lua:3: an option about two things has no 'keys': they would not tell "
         "which two"},
        {OPTIONS("{ \"buy\", card, keys = 1 }"),
         NULL,
         "game.lua:3: 'keys' wants a text in quotes, got the number 1"}, );
}

#define SHOP(turn)                                                                     \
    "game \"T\" { players = 2, types = { \"Card\" },\n"                                \
    "zones = { { \"pile\", shared, for_cards } },\n"                                   \
    "options = { { \"buy\", card, for_cards }, { \"go\", place, for_cards },\n"        \
    "{ \"give\", card, player, for_cards }, { \"bid\", number, for_cards } },\n"       \
    "prompts = { { \"act\", \"Act\", for_cards } },\n"                                 \
    "setup = function() end, turn = function()\n" turn "\nend }"

static void an_option_is_offered_with_what_it_is_about(void **state)
{
    REFUSE(
        {SHOP("offer(\"giive\", top(pile))"),
         NULL,
         "game.lua:7: no kind of option 'giive', did you mean 'give'?"},
        {SHOP("offer(\"buy\")"), NULL, "game.lua:7: an option \"buy\" wants a thing"},
        {SHOP("offer(\"buy\", pile)"),
         NULL,
         "game.lua:7: an option \"buy\" is not about a place"},
        {SHOP("local c = top(pile)\noffer(\"give\", c)"),
         NULL,
         "game.lua:8: an option \"give\" wants a player"},
        {SHOP("offer(\"go\", 3)"),
         NULL,
         "game.lua:7: an option \"go\" is not about a number"},
        {SHOP("offer(\"bid\", pile)"),
         NULL,
         "game.lua:7: an option \"bid\" is not about a place"}, );
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(words_are_of_options_about_a_number),
        TEST(kinds_of_option_are_named_once_and_clearly),
        TEST(keys_of_options_are_free_letters),
        TEST(an_option_is_offered_with_what_it_is_about),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
