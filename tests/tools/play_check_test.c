// play_check_test.c -- rows of a game that are half filled are refused by name, before
// anything reads them.
//
// The game is the toy of tests/games/; each test breaks one row of it.

#include "engine/play/play.h"
#include "engine/play/play_board.h"
#include "engine/play/play_check.h"
#include "engine/play/play_decks.h"
#include "engine/play/play_new.h"
#include "engine/play/play_position.h"
#include "engine/play/play_scenario.h"
#include "engine/play/play_sitting.h"
#include "engine/play/play_telling.h"
#include "engine/riftbound/riftbound.h"
#include "tests/scripted/game_fixture.h"

typedef struct {
    Fixture toy;
    Rules rules;
    Play play;
    Err err;
} Rows;

static int take(void **state)
{
    Rows *rows = calloc(1, sizeof *rows);

    rows->toy.table = calloc(1, sizeof *rows->toy.table);
    rows->toy.game = calloc(1, sizeof *rows->toy.game);
    rows->toy.log = calloc(1, sizeof *rows->toy.log);
    use_high_card(&rows->toy);
    rows->rules = *rows->toy.table->rules;
    rows->rules.play = &rows->play;
    *state = rows;
    return 0;
}

static int give(void **state)
{
    Rows *rows = *state;

    game_script_free(rows->toy.script);
    free(rows->toy.table);
    free(rows->toy.game);
    free(rows->toy.log);
    free(rows);
    return 0;
}

static void refused(Rows *rows, const char *why)
{
    assert_int_equal(play_check(&rows->rules, &rows->err), -1);
    assert_string_equal(rows->err.text, why);
}

static void whole_games_pass(void **state)
{
    Rows *rows = *state;

    assert_int_equal(play_check(&rows->rules, &rows->err), 0);
    rows->rules.play = NULL;
    assert_int_equal(play_check(&rows->rules, &rows->err), 0);
    assert_int_equal(play_check(riftbound_rules(), &rows->err), 0);
}

static PlayerId nobody(const State *state, int place)
{
    (void)state;
    (void)place;
    return NOBODY;
}

static int none(const State *state)
{
    (void)state;
    return 0;
}

static ObjectId no_object(const State *state, int place)
{
    (void)state;
    (void)place;
    return 0;
}

static void places_that_are_disputed_say_by_whom(void **state)
{
    static const PlayPlaces places = {
        .word = "place", .key = "places", .count = none, .object = no_object};
    BoardPlaces shown = {.rows = &places, .disputed = "disputed", .shown = " hot"};
    const PlayBoard board = {.places = &shown};
    Rows *rows = *state;

    rows->play.board = &board;
    refused(rows,
            "game High Card, places of the board: 'disputed_by' wants a function, "
            "places are disputed");
    shown.disputed_by = nobody;
    assert_int_equal(play_check(&rows->rules, &rows->err), 0);
    shown.shown = NULL;
    refused(rows,
            "game High Card, places of the board: 'shown' wants a text, it has none");
    shown.disputed = NULL;
    refused(rows,
            "game High Card, places of the board: 'disputed' wants a name in views, "
            "because there is 'disputed_by'");
}

static void lines_and_readings_are_whole(void **state)
{
    const BoardLine lines[] = {{.kind = LINE_PLAYER},
                               {.kind = LINE_HAND, .zone = 1, .label = "Hand"}};
    const PlayReading readings[] = {{"half", READING_WORD, none, NULL}};
    PlayBoard board = {.lines = lines, .lines_n = 2};
    Rows *rows = *state;

    rows->play.board = &board;
    refused(rows,
            "game High Card, line of the board 2: 'empty' wants a text, it has none");
    board = (PlayBoard){.readings = readings, .readings_n = 1};
    refused(rows,
            "game High Card, reading of the board 1: 'words' wants words, a reading of "
            "words has them");
    board = (PlayBoard){.phase = 2};
    refused(rows,
            "game High Card, the board: 'phase' wants a row from 0 to 0, found 2");
    board = (PlayBoard){.counts_n = 1};
    refused(rows,
            "game High Card, count of the board: 'the table' wants rows, there are "
            "none");
}

static void places_of_positions_have_a_blank(void **state)
{
    static const PlayPlaces places = {
        .word = "place", .key = "places", .count = none, .object = no_object};
    const PlayPosition position = {.places = &places};
    Rows *rows = *state;

    rows->play.position = &position;
    refused(rows,
            "game High Card, places of positions: 'blank' wants a text, it has none");
}

static void sections_have_headings_and_keys(void **state)
{
    static const char *const words[] = {"main", NULL};
    DeckSection section = {
        .name = "main", .heading = "Main", .title = "Main", .keys = words, .room = 40};
    const PlayDecks decks = {
        .sections = &section, .sections_n = 1, .examples = "Main:"};
    Rows *rows = *state;

    rows->play.decks = &decks;
    refused(rows,
            "game High Card, section of decks 1: 'headings' wants a list of words");
    section.headings = words;
    assert_int_equal(play_check(&rows->rules, &rows->err), 0);
    section.keys = words + 1;
    refused(rows, "game High Card, section of decks 1: 'keys' wants a word at least");
    section.keys = words;
    section.also = 1;
    refused(rows,
            "game High Card, section of decks 1: 'also' wants another section than its "
            "own");
}

static void facts_are_few_and_their_words_their_own(void **state)
{
    FactRow facts[FACTS_MAX + 1];
    char names[FACTS_MAX + 1][16];
    Rows *rows = *state;

    for (int i = 0; i <= FACTS_MAX; i++) {
        (void)snprintf(names[i], sizeof names[i], "f%d", i);
        facts[i] = (FactRow){.name = names[i],
                             .kind = FACT_NUMBER,
                             .most = 9,
                             .label = "Fact",
                             .doc = "a fact"};
    }
    rows->rules.facts = facts;
    rows->rules.facts_n = FACTS_MAX + 1;
    refused(rows,
            "game High Card, fact: 'the number of rows' wants at most 64, found 65");
    rows->rules.facts_n = 2;
    facts[0].search = facts[1].search = "power";
    refused(rows,
            "game High Card, fact 2: 'search' wants a word that no other fact has");
    facts[1].search = "tag";
    refused(rows,
            "game High Card, fact 2: 'search' wants a word that is no field of every "
            "game");
    facts[1].search = NULL;
    facts[1].label = NULL;
    refused(rows, "game High Card, fact 2: 'label' wants a text, it has none");
}

static void questions_are_text(void **state)
{
    const PromptRow prompts[] = {{"ONE", "", "Which\xff?", NULL, 0, 0, 0}};
    Rows *rows = *state;

    rows->rules.prompts = prompts;
    rows->rules.prompts_n = 1;
    refused(rows, "game High Card, question 1: 'text' wants text in UTF-8");
}

static void modes_moves_and_files_are_whole(void **state)
{
    const PlayMode modes[] = {{.name = "solo", .players = 9, .doc = "nine"}};
    const PlayMove moves[] = {{.word = "go", .shape = MOVE_ALONE, .doing = "go"},
                              {.word = "run", .shape = MOVE_CARD, .option = 200}};
    PlaySentence sentences[] = {{.event = 200}};
    const NewFile files[] = {{.path = "a.lua"}, {0}};
    const PlaySitting sitting = {.modes = modes, .modes_n = 1};
    const PlayScenario scenario = {.moves = moves, .moves_n = 2};
    const PlayTelling telling = {
        .sentences = sentences, .sentences_n = 1, .words = NULL};
    const PlayNew fresh = {.files = files};
    Rows *rows = *state;
    char text[100];

    rows->play = (Play){.sitting = &sitting};
    refused(rows,
            "game High Card, mode 1: 'players' wants as many players as there are "
            "seats");
    rows->play = (Play){.scenario = &scenario};
    (void)snprintf(text,
                   sizeof text,
                   "game High Card, move of scenarios 2: 'option' wants a row from 0 "
                   "to %d, found 200",
                   rows->rules.options_n - 1);
    refused(rows, text);
    rows->play = (Play){.telling = &telling};
    assert_int_equal(play_check(&rows->rules, &rows->err), -1);
    assert_non_null(strstr(rows->err.text, "sentence of the log 1: 'event' wants"));
    sentences[0] = (PlaySentence){.text = "%p does %z."};
    refused(rows,
            "game High Card, sentence of the log 1: 'text' wants a letter of "
            "play_telling.h behind each %");
    rows->play = (Play){.fresh = &fresh};
    refused(rows,
            "game High Card, file of a new set 1: 'text' wants a text, it has none");
}

#define ROWS(name) cmocka_unit_test_setup_teardown(name, take, give)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROWS(whole_games_pass),
        ROWS(places_that_are_disputed_say_by_whom),
        ROWS(lines_and_readings_are_whole),
        ROWS(places_of_positions_have_a_blank),
        ROWS(sections_have_headings_and_keys),
        ROWS(facts_are_few_and_their_words_their_own),
        ROWS(questions_are_text),
        ROWS(modes_moves_and_files_are_whole),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
