// game_mistake_test.c -- each mistake in the rows of a game is named, with its place.

#include "tests/scripting/mistake_fixture.h"

// A map whose marks are these.
#define A_MAP(marks)                                                                   \
    "columns = { { \"n\", number }, { \"to\", names } }, types = { \"A\" },\n"         \
    "kinds = { { \"a\", types = { \"A\" } } },\n"                                      \
    "zones = { { \"m\", board, spaces = a, ways = \"to\", marks = { " marks " } } }"

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
           {GAME("api = 3"), NULL, "game.lua:2: needs api = 3, this program has 2"},
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
    REFUSE({GAME("abilities = 3"),
            NULL,
            "game.lua:2: 'abilities' wants a list of clauses, got the number 3"},
           {GAME("abilities = { card }"),
            NULL,
            "game.lua:2: ability 1 of the game wants a clause, got the word 'card'"},
           {GAME("abilities = { effect { run = function() end } }"),
            NULL,
            "game.lua:2: ability 1 of the game is nobody's: it is a passive, when, "
            "instead, can or cannot, without a cost"});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(uses_renew_with_a_duration),
        TEST(notes_and_statuses_last_as_long_as_there_is),
        TEST(an_ability_of_the_game_is_nobodys),
        TEST(the_file_is_one_game_with_known_keys),
        TEST(a_row_has_one_form),
        TEST(a_note_says_what_it_keeps),
        TEST(a_die_is_one_of_words_or_numbers),
        TEST(letters_and_marks_of_a_map_are_clear),
        TEST(words_are_of_options_about_a_number),
        TEST(a_name_is_declared_once),
        TEST(rows_name_rows_that_are_there),
        TEST(a_row_says_what_it_must),
        TEST(kinds_of_option_are_named_once_and_clearly),
        TEST(keys_of_options_are_free_letters),
        TEST(an_option_is_offered_with_what_it_is_about),
        TEST(what_nothing_uses_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
