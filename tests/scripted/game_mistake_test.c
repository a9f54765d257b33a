// game_mistake_test.c -- each mistake in the rows of a game is named, with its place.

#include "tests/scripted/mistake_fixture.h"

static void the_file_is_one_game_with_known_keys(void **state)
{
    REFUSE({"game \"T\" {\n players = = 2 }",
            NULL,
            "game.lua:2: unexpected symbol near '='"},
           {"local x = 1", NULL, "game.lua: it declares no ruleset"},
           {"game \"T\" {\n  player = 2 }",
            NULL,
            "game.lua:2: unknown key 'player' in game, did you mean 'players'?"},
           {"game \"T\" { setup = function() end, turn = function() end }",
            NULL,
            "game.lua:1: a game wants 'players'"},
           {"game \"T\" { players = 2, turn = function() end }",
            NULL,
            "game.lua:1: a game wants 'setup'"},
           {"game \"T\" { players = 2, setup = function() end }",
            NULL,
            "game.lua:1: a game wants 'turn'"},
           {"game \"T\" { players = 2, setup = 3,\n turn = function() end }",
            NULL,
            "game.lua:1: 'setup' wants a function, got the number 3"},
           {"game \"T\" {\n  players = 9, setup = 1, turn = 1 }",
            NULL,
            "game.lua:2: 'players' wants a number from 1 to 8, got the number 9"},
           {"game \"T\" {\n\n  players = { 4, 2 }, setup = 1, turn = 1 }",
            NULL,
            "game.lua:3: the least of 'players' comes first"},
           {GAME("api = 4"), NULL, "game.lua:2: needs api = 4, this program has 3"},
           {GAME("api = '2'"),
            NULL,
            "game.lua:2: 'api' wants the level of the language, got \"2\""},
           {GAME("triggers = later"),
            NULL,
            "game.lua:2: 'triggers' is at_once or queued, got the word 'later'"},
           {GAME("zones = {}") "\ngame \"U\" {}",
            NULL,
            "game.lua:4: a file declares one game"}, );
}

static void a_row_has_one_form(void **state)
{
    REFUSE(
        {GAME("zones = 3"),
         NULL,
         "game.lua:2: 'zones' is a list of rows in braces, got the number 3"},
        {GAME("zones = { deck = { shared } }"),
         NULL,
         "game.lua:2: 'zones' is a list of rows, so it has no key 'deck'"},
        {GAME("zones = {\n { \"a\", shared },\n 4 }"),
         NULL,
         "game.lua:4: a row of 'zones' is a name or braces, got the number 4"},
        {GAME("zones = {\n { shared, \"a\" } }"),
         NULL,
         "game.lua:3: a row of 'zones' begins with a name in quotes, got the word "
         "'shared'"},
        {GAME("zones = {\n { \"a\", shared,\n   ordred } }"),
         NULL,
         "game.lua:4: 'ordred' is no word of a row of 'zones', did you mean "
         "'ordered'?"},
        {GAME("zones = {\n { \"a\", shared,\n   limits = 3 } }"),
         NULL,
         "game.lua:4: unknown key 'limits' in a row of 'zones', did you mean "
         "'limit'?"},
        {GAME("zones = { { \"a\", shared, \"b\" } }"),
         NULL,
         "game.lua:2: a row of 'zones' holds words and keys, got \"b\""},
        {GAME("zones = { { \"a\", shared, limit = \"six\" } }"),
         NULL,
         "game.lua:2: 'limit' wants a number from 1 to 2048, got \"six\""},
        {GAME("zones = { { \"a b\", shared } }"),
         NULL,
         "game.lua:2: 'a b' is no name that a script can write"},
        {GAME("zones = { { \"end\", shared } }"),
         NULL,
         "game.lua:2: 'end' is no name that a script can write"},
        {GAME("title = \"a\\7\""), NULL, "game.lua:2: the text cannot be printed"}, );
}

static void a_name_is_declared_once(void **state)
{
    REFUSE({GAME("zones = {\n { \"a\", shared },\n { \"a\", shared } }"),
            NULL,
            "game.lua:4: two rows of 'zones' are named 'a'"},
           {GAME("zones = { { \"a\", shared } },\nnotes = { \"a\" }"),
            NULL,
            "game.lua:3: 'a' is the name of a row of 'zones' already"},
           {GAME("zones = { { \"put\", shared } }"),
            NULL,
            "game.lua:2: 'put' is a word of every game already"},
           {GAME("statuses = { \"when\" }"),
            NULL,
            "game.lua:2: 'when' is a word of every game already"},
           {GAME("statuses = { \"enemy\" }"),
            NULL,
            "game.lua:2: 'enemy' is a word of every game already"},
           {GAME("events = { { \"run\", card } }"),
            NULL,
            "game.lua:2: 'run' is a word of every game already"},
           {GAME("counters = { \"count\" }"),
            NULL,
            "game.lua:2: 'count' is a word of every game already"},
           {GAME("statuses = { \"at\" }"),
            NULL,
            "game.lua:2: 'at' is a word of every game already"},
           {GAME("player_counters = { \"provided\" }"),
            NULL,
            "game.lua:2: 'provided' is a word of every game already"},
           {GAME("counters = { \"rang\" },\nevents = { { \"rang\", card } }"),
            NULL,
            "game.lua:2: 'rang' is the name of a row of 'events' already"},
           {GAME("columns = { { \"rarity\", number } }"),
            NULL,
            "game.lua:2: every game has a column 'rarity'"}, );
}

static void rows_name_rows_that_are_there(void **state)
{
    REFUSE(
        {GAME("types = { \"Unit\" }, kinds = {\n { \"unit\", types = { \"Unti\" } } }"),
         NULL,
         "game.lua:3: no type 'Unti', did you mean 'Unit'?"},
        {GAME("zones = { { \"a\", shared },\n { \"b\", shared, beside = \"c\" } }"),
         NULL,
         "game.lua:3: no zone 'c', did you mean 'a'?"},
        {GAME("zones = { { \"a\", shared, limit = 2, spills = \"a\", told = \"x\" } }"),
         NULL,
         "game.lua:2: no event 'x'"},
        {GAME(
             "zones = { { \"aaa\", shared } }, places = { { \"p\", \"aaa\", \"aab\" } }"),
         NULL,
         "game.lua:2: no zone 'aab', did you mean 'aaa'?"},
        {GAME("numbers = { { \"strength\", layers = { { \"up\", add } } } }"),
         NULL,
         "game.lua:2: no column 'strength'"},
        {GAME("columns = { { \"strength\", number } },\n"
              "numbers = { { \"strength\", unless = \"immune\", layers = {} } }"),
         NULL,
         "game.lua:3: no question 'immune'"}, );
}

#define WHAT_A_COLUMN_IS                                                               \
    "game.lua:2: a column is a number, or numbers in a row, or it has the words that " \
    "it holds, or it names cards: say number, numbers =, word =, words = or names"

static void a_row_says_what_it_must(void **state)
{
    REFUSE(
        {GAME("zones = { \"a\" }"),
         NULL,
         "game.lua:2: a zone is per_player or shared: say which"},
        {GAME("zones = { { \"a\", shared, per_player } }"),
         NULL,
         "game.lua:2: 'per_player' and 'shared' exclude each other"},
        {GAME("zones = { { \"a\", shared, private } }"),
         NULL,
         "game.lua:2: a shared zone belongs to nobody, so it cannot be private"},
        {GAME("zones = { { \"a\", shared, spills = \"a\" } }"),
         NULL,
         "game.lua:2: a zone that spills has a 'limit'"},
        {GAME("zones = { { \"a\", shared, refills = \"a\" } }"),
         NULL,
         "game.lua:2: a zone gets nothing from itself"},
        {GAME(
             "zones = { { \"a\", shared, refills = \"b\" },\n { \"b\", per_player } }"),
         NULL,
         "game.lua:2: both zones are per_player, or both are shared"},
        {GAME(
             "zones = { { \"a\", shared },\n { \"b\", shared, board, goes_on = \"a\" } }"),
         NULL,
         "game.lua:3: a deck and its pile are not on the board"},
        {GAME("zones = { { \"a\", shared, goes_on = \"b\" },\n"
              "{ \"b\", shared, goes_on = \"a\" } }"),
         NULL,
         "game.lua:2: the zones go on in a circle"},
        {GAME("due = { { \"a\", run = function() end } }"),
         NULL,
         "game.lua:2: say 'of' what things this is due"},
        {GAME("due = { { \"a\", of = card {} } }"),
         NULL,
         "game.lua:2: say in 'run' what is to be done with the thing"},
        {GAME("due = {\n { \"a\", of = 3, run = function() end } }"),
         NULL,
         "game.lua:3: 'of' wants a query, got the number 3"},
        {GAME("due = { { \"a\", of = player {}, run = function() end } }"),
         NULL,
         "game.lua:2: what is due is about things, not players"},
        {GAME("due = { { \"a\", of = card {}, run = 3 } }"),
         NULL,
         "game.lua:2: 'run' wants a function, got the number 3"},
        {GAME("prompts = { { \"a\", \"A?\", for_cards },\n"
              "{ \"b\", \"B?\", for_cards, offers = function() end,\n"
              "advice = 3 } }"),
         NULL,
         "game.lua:4: 'advice' wants a function, got the number 3"},
        {GAME("due = { { \"a\", of = card {}, run = function() end },\n"
              "{ \"b\", of = card {},\n"
              "run = 3 } }"),
         NULL,
         "game.lua:4: 'run' wants a function, got the number 3"},
        {GAME("due = { { \"a\", off = card {}, run = function() end } }"),
         NULL,
         "game.lua:2: unknown key 'off' in a row of 'due', did you mean 'of'?"},
        {GAME(
             "due = { { \"a\", of = card {}, when = card {}, run = function() end } }"),
         NULL,
         "game.lua:2: 'when' wants a function, got a query"},
        {GAME("counters = { { \"a\", over = \"b\" }, \"b\" }"),
         NULL,
         "game.lua:2: a counter that flows over has a bound: say 'most'"},
        {GAME("counters = { { \"a\", most = 2, over = \"b\" },\n"
              "{ \"b\", most = 2, over = \"a\" } }"),
         NULL,
         "game.lua:2: the counters flow over in a circle"},
        {GAME("columns = { { \"stamina\", number } },\n"
              "counters = { { \"a\", most = \"stamnia\" } }"),
         NULL,
         "game.lua:3: no number of things 'stamnia', did you mean 'stamina'?"},
        {GAME("player_counters = { \"a\",\n { \"b\", most = 2, over = \"c\" } }"),
         NULL,
         "game.lua:3: no player counter 'c', did you mean 'a'?"},
        {GAME("player_counters = { { \"a\", starts = 3, most = 2 } }"),
         NULL,
         "game.lua:2: a player begins with more than 'most'"},
        {GAME("counters = { { \"a\", most = 0 } }"),
         NULL,
         "game.lua:2: 'most' wants a number from 1 to 9999, got the number 0"},
        {GAME("columns = { \"a\" }"), NULL, WHAT_A_COLUMN_IS},
        {GAME("columns = { { \"a\", number, names } }"), NULL, WHAT_A_COLUMN_IS},
        {GAME("columns = { { \"a\", numbers = 2, main } }"),
         NULL,
         "game.lua:2: 'main' is of a column of one number"},
        {GAME("columns = { { \"a\", numbers = 2 } },\nnumbers = { \"a\" }"),
         NULL,
         "game.lua:3: 'a' has several numbers in a row, and none is worked out from them"},
        {GAME("columns = { { \"a\", numbers = 2, most = 9 } },\n"
              "cards = { { \"Hill\",\n a = { 1, 10 } } }"),
         NULL,
         "game.lua:4: 'a' wants a list of 2 numbers from 0 to 9"},
        {GAME(
             "types = { \"Hill\", \"Lake\" }, kinds = { { \"hill\", types = { \"Hill\" } } },\n"
             "columns = { { \"a\", number, of = hill } },\n"
             "cards = { { \"Hill\", a = 1 },\n { \"Lake\", type = \"Lake\", a = 1 } }"),
         NULL,
         "game.lua:5: a is a fact of Hill, and this card is none"},
        {GAME("columns = { { \"a\", names, identity } }"),
         NULL,
         "game.lua:2: 'identity' is of a column of words"},
        {GAME("columns = { { \"ways\", names } },\n"
              "cards = { { \"Hill\", ways = { \"Hill\",\n \"Vally\" } }, \"Valley\" }"),
         NULL,
         "game.lua:4: no card 'Vally', did you mean 'Valley'?"},
        {GAME("columns = { { \"a\", number, identity } }"),
         NULL,
         "game.lua:2: 'identity' is of a column of words"},
        {GAME("columns = { { \"a\", number, main },\n { \"b\", number, main } }"),
         NULL,
         "game.lua:3: two columns are 'main'"},
        {GAME("lists = { { \"weigth\", headings = { \"mass\" } } }"),
         NULL,
         "game.lua:2: no column 'weigth'"},
        {GAME("lists = { { \"type\", words = { \"beast\" } } }"),
         NULL,
         "game.lua:2: 'beast' wants the form 'theirs = ours'"},
        {GAME("columns = { { \"a\", word = { \"x\", \"x\" } } }"),
         NULL,
         "game.lua:2: the word 'x' stands twice"},
        {GAME("kinds = { \"unit\" }"),
         NULL,
         "game.lua:2: a kind says which 'types' it means"},
        {GAME("events = { \"a\" }"),
         NULL,
         "game.lua:2: an event happens to a card or to a player: say which"},
        {GAME("events = { { \"a\", card, told, cannot } }"),
         NULL,
         "game.lua:2: no clause waits for an event that is only told: leave out can, "
         "cannot, as and instead"},
        {GAME("events = { { \"a\", card, says = \"%p plays %d\" } }"),
         NULL,
         "game.lua:2: '%d' means nothing in a sentence: see docs/game-words.md"},
        {GAME("events = { { \"a\", card, says = \"%c\", words = { \"x\" } } }"),
         NULL,
         "game.lua:2: 'words' is for an event that says a number"},
        {GAME("sentences = { { \"thing make\", \"%c\" } }"),
         NULL,
         "game.lua:2: 'thing make' is nothing that every game has happen, did you mean "
         "'thing marked'?"},
        {GAME("sentences = { { \"die rolled\", \"\" }, { \"die rolled\", \"%n\" } }"),
         NULL,
         "game.lua:2: 'die rolled' has two sentences"},
        {GAME("sentences = { { \"die rolled\", \"%d\" } }"),
         NULL,
         "game.lua:2: '%d' means nothing in a sentence: see docs/game-words.md"},
        {GAME("board = { sheet = \"x\" }"),
         NULL,
         "game.lua:2: 'sheet' wants a kind of things, 'x' is none"},
        {GAME("types = { \"A\" }, kinds = { { \"unit\", types = { \"A\" } } },\n"
              "board = { sheet = \"unti\" }"),
         NULL,
         "game.lua:3: 'sheet' wants a kind of things, 'unti' is none, did you mean "
         "'unit'?"},
        {GAME("sentences = { \"die rolled\" }"),
         NULL,
         "game.lua:2: a row of 'sentences' has a name and its sentence"},
        {GAME("events = { { \"a\", card, says = \"%p plays %c{ by %o\" } }"),
         NULL,
         "game.lua:2: '{' is not closed in the sentence"},
        {GAME("questions = { \"a\" }"),
         NULL,
         "game.lua:2: a question says what its answer is: number, yes, grants, keyword or "
         "price"},
        {GAME("questions = { { \"a\", yes, add } }"),
         NULL,
         "game.lua:2: only answers that are numbers are combined"},
        {GAME("columns = { { \"a\", number } },\nnumbers = { \"a\" }"),
         NULL,
         "game.lua:3: a number that is worked out has 'layers'"},
        {GAME("columns = { { \"a\", number } },\n"
              "numbers = { { \"a\", layers = {\n { \"b\", add },\n { \"c\" } } } }"),
         NULL,
         "game.lua:5: a layer says what it does to the number: set, add, times, at_least, "
         "at_most, divide_up or divide_down"},
        {GAME("settings = { { \"a\", \"b\" } }"),
         NULL,
         "game.lua:2: a setting has 2 to 8 values, the usual one first"},
        {GAME("settings = { { \"a\", \"b\", \"c\",\n players = { 2, 3 } } }"),
         NULL,
         "game.lua:3: 'players' wants a number of players that the game has, got the number 3"},
        {GAME("settings = { { \"a\", \"b\", \"c\", players = {} } }"),
         NULL,
         "game.lua:2: 'players' names no number"},
        {GAME("dice = { { \"a\", { \"x\" } } }"),
         NULL,
         "game.lua:2: a die has two faces or more"},
        {GAME("prompts = { \"a\" }"),
         NULL,
         "game.lua:2: a row of 'prompts' has a name and what is asked"},
        {GAME("places = { { \"a\", \"b\" } }, zones = { { \"b\", shared } }"),
         NULL,
         "game.lua:2: a place is a word for two zones or more"},
        {GAME("types = { \"Card\" }, cards = { { \"A\", worth = 1 } }"),
         NULL,
         "game.lua:2: a card has no column 'worth'"},
        {GAME("types = { \"Card\" }, cards = { \"A\",\n \"A\" }"),
         NULL,
         "game.lua:3: two cards are named \"A\""},
        {GAME("types = { \"Card\" }, columns = { { \"a\", number, most = 9 } },\n"
              "cards = { { \"A\", a = 10 } }"),
         NULL,
         "game.lua:3: 'a' wants a number from 0 to 9, got the number 10"}, );
}

static void what_nothing_uses_is_told(void **state)
{
    REFUSE(
        {GAME("zones = {\n { \"limbo\", shared } }"),
         NULL,
         "game.lua:3: zone 'limbo' is never used: no function and no row names it (if "
         "only cards do, add for_cards)"},
        {GAME("zones = { { \"limbo\", shared } }"),
         "words { a = function() return limb end }",
         "rules.lua:1: unknown word 'limb', did you mean 'limbo'?"},
        {GAME("events = { { \"hurt\", card } }"),
         NULL,
         "game.lua:2: event 'hurt' is never used: no function and no row names it (if "
         "only cards do, add for_cards)"},
        {GAME("events = { { \"hurt\", card, can } }"),
         "words { a = function(x) happens(\"hurt\", x) end }",
         "game.lua:2: 'can' of 'hurt' is never asked: no function calls permitted"},
        {GAME("types = { { \"T\", without = { \"efect\" } } }"),
         NULL,
         "game.lua:2: 'efect' is no clause of cards"},
        {GAME("settings = { { \"hurts\", \"a\", \"b\" } }"),
         NULL,
         "game.lua:2: setting 'hurts' is never used: no function and no row names it "
         "(if only cards do, add for_cards)"},
        {GAME("questions = { { \"hurts\", yes } }"),
         NULL,
         "game.lua:2: question 'hurts' is never used: no function and no row names it "
         "(if only cards do, add for_cards)"}, );
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_file_is_one_game_with_known_keys),
        TEST(a_row_has_one_form),
        TEST(a_name_is_declared_once),
        TEST(rows_name_rows_that_are_there),
        TEST(a_row_says_what_it_must),
        TEST(what_nothing_uses_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
