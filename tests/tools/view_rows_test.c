// view_rows_test.c -- how a game is shown and told by its rows of Play, and by the
// defaults.
//
// The game is the toy of tests/games/; each test adds rows to its Rules.

#include "engine/kernel/game/question_view.h"
#include "engine/play/play.h"
#include "engine/scripted/scripted_rows.h"
#include "tests/scripted/game_fixture.h"
#include "tools/screen/screen.h"
#include "tools/view/narrate.h"
#include "tools/view/option_text.h"

enum { HAND = 1, TRICK = 2 }; // zones of the toy game
// Events of every game in Lua.
enum {
    PUT = SCRIPTED_EVENT_PUT,
    SHUFFLED = SCRIPTED_EVENT_SHUFFLED,
    POINTS = SCRIPTED_EVENT_GAINED,
    TURN = SCRIPTED_EVENT_TURN
};
enum { CARD_TWO = 2, CARD_FIVE = 5, TEXT_MAX = 4000 }; // its cards

typedef struct {
    Fixture toy;
    ScriptedGame game; // a copy, whose rows each test changes
    Play play;
    Scene scene;
    char told[TEXT_MAX];
} Shown;

static void begin(Shown *shown)
{
    Fixture *toy = &shown->toy;

    use_high_card(toy);
    start(toy, 3);
    toy->game->now.players[1].team = 1;
    shown->game = *game_script_game(toy->script);
    shown->game.rules.play = &shown->play;
    toy->table->rules = &shown->game.rules;
    assert_int_equal(game_next(toy->game, toy->table), GAME_WAITS);
    scene_look(&shown->scene, &toy->game->now, toy->table, 0);
    scene_name(&shown->scene, &toy->game->now, toy->table);
}

static int show(void **state)
{
    Shown *shown = calloc(1, sizeof *shown);

    shown->toy.table = calloc(1, sizeof *shown->toy.table);
    shown->toy.game = calloc(1, sizeof *shown->toy.game);
    shown->toy.log = calloc(1, sizeof *shown->toy.log);
    begin(shown);
    *state = shown;
    return 0;
}

static int hide(void **state)
{
    Shown *shown = *state;

    game_script_free(shown->toy.script);
    free(shown->toy.table);
    free(shown->toy.game);
    free(shown->toy.log);
    free(shown);
    return 0;
}

static const char *drawn(Shown *shown)
{
    FILE *out = fmemopen(shown->told, sizeof shown->told, "w");

    assert_non_null(out);
    screen_draw(&shown->scene, 60, out);
    (void)fclose(out);
    return shown->told;
}

static void keep(void *self, TellKind kind, const char *text)
{
    char *told = self;
    const size_t n = strlen(told);

    (void)snprintf(told + n, TEXT_MAX - n, "%d %s\n", (int)kind, text);
}

static const char *told(Shown *shown, const LogEntry *entries, int n)
{
    const Narrator narrator = {&shown->scene, shown->told, NULL, keep};

    shown->told[0] = '\0';
    narrate(&narrator, entries, n);
    return shown->told;
}

static LogEntry entry_of(int event, PlayerId player, CardId card)
{
    return (LogEntry){.event = (uint8_t)event,
                      .player = player,
                      .seen_by = EVERYBODY,
                      .object = card,
                      .card = card,
                      .from = NOWHERE,
                      .to = NOWHERE};
}

static void without_rows_each_zone_is_a_line(void **state)
{
    const char *board = drawn(*state);

    assert_non_null(strstr(board, "Player 2         0 points   hand 5\n"));
    assert_non_null(strstr(board, "  hand    ▒▒ · ▒▒ · ▒▒ · ▒▒ · ▒▒\n"));
    assert_non_null(strstr(board, "  taken   -\n"));
    assert_non_null(strstr(board, "  deck    10\n"));
    assert_non_null(strstr(board, "  trick   -\n"));
    assert_non_null(strstr(board, "Player 1 (you)"));
}

static int points_that_win(const State *state)
{
    (void)state;
    return 3;
}

static int player_who_leads(const State *state)
{
    (void)state;
    return 1;
}

static int nobody(const State *state)
{
    (void)state;
    return NOBODY;
}

static int second_word(const State *state)
{
    (void)state;
    return 1;
}

static void rows_say_how_a_board_is_laid_out(void **state)
{
    static const char *const words[] = {"First", "Second"};
    static const PlayReading readings[] = {
        {"half", READING_WORD, second_word, words},
        {"goal", READING_NUMBER, points_that_win, NULL},
        {"leader", READING_PLAYER, player_who_leads, NULL},
        {"judge", READING_PLAYER, nobody, NULL},
    };
    static const BoardNote notes[] = {{" · leads: %", 2, 0, 0},
                                      {" · judge: %", 3, 0, 0}};
    static const BoardLine lines[] = {
        {.kind = LINE_PLAYER},
        {.kind = LINE_FIRST, .zone = HAND, .label = "Best", .empty = "none"},
        {.kind = LINE_NAME,
         .zone = HAND,
         .joins = true,
         .label = "   Next: ",
         .empty = "none"}};
    static const BoardCount counts[] = {{"cards", HAND, false}};
    static const PlayBoard rows = {.readings = readings,
                                   .readings_n = COUNT_OF(readings),
                                   .phase = 1,
                                   .goal = 2,
                                   .notes = notes,
                                   .notes_n = COUNT_OF(notes),
                                   .lines = lines,
                                   .lines_n = COUNT_OF(lines),
                                   .counts = counts,
                                   .counts_n = COUNT_OF(counts)};
    Shown *shown = *state;

    shown->play.board = &rows;
    const char *board = drawn(shown);

    assert_non_null(strstr(board, "Second · leads: Player 2 ━"));
    assert_null(strstr(board, "judge"));
    assert_non_null(strstr(board, "0 of 3   cards 5\n"));
    assert_non_null(strstr(board, "  Best    a card   Next: a card\n"));
    assert_null(strstr(board, "trick"));
    // From the edge to the middle on both sides.
    assert_true(strstr(board, "Player 2  ") < strstr(board, "Best"));
    assert_true(strstr(board, "Player 1 (you)") > strstr(board, "  Best    Card"));
}

static void without_rows_an_event_is_told_plainly(void **state)
{
    LogEntry entries[] = {entry_of(PUT, 0, CARD_TWO),
                          entry_of(PUT, 0, CARD_FIVE),
                          entry_of(POINTS, 1, 0)};

    entries[2].n = 2;
    assert_string_equal(told(*state, entries, 3),
                        "2 Player 1: thing put Card 2 and Card 5.\n"
                        "2 Player 2: counter gained, 2.\n");
}

static const PlaySentence sentences[] = {
    {TURN, SAID_ALWAYS, TELL_SENTENCE, "%p plays %c[ on %x]."},
    {PUT, SAID_ALWAYS, TELL_TARGETS, "%c (is|are) chosen{ by %o}."},
    {POINTS, SAID_OF_NONE, TELL_SENTENCE, NULL},
    {POINTS, SAID_ALWAYS, TELL_SENTENCE, "%p gains %n point%s."},
};

static const PlayTelling telling = {.sentences = sentences,
                                    .sentences_n = COUNT_OF(sentences),
                                    .points = 1 + POINTS,
                                    .words = NULL};

static void the_first_sentence_that_fits_is_said(void **state)
{
    Shown *shown = *state;
    LogEntry entries[] = {entry_of(TURN, 0, CARD_TWO),
                          entry_of(SHUFFLED, 0, 0),
                          entry_of(POINTS, 1, 0),
                          entry_of(POINTS, 1, 0)};

    shown->play.telling = &telling;
    entries[3].n = 2;
    assert_string_equal(told(shown, entries, 4),
                        "2 Player 1 plays Card 2.\n"
                        "2 Player 2 gains 2 points.\n");
}

static void targets_are_told_by_what_chose_them(void **state)
{
    Shown *shown = *state;
    LogEntry entries[] = {entry_of(PUT, 0, CARD_TWO),
                          entry_of(PUT, 0, CARD_FIVE),
                          entry_of(TURN, 0, CARD_TWO),
                          entry_of(PUT, 1, CARD_FIVE)};

    shown->play.telling = &telling;
    entries[0].n = entries[1].n = entries[3].n = 1;
    entries[1].to = spot_of(shown->toy.table, TRICK, 0); // targets may be anywhere
    for (int i = 0; i < 2; i++) {
        entries[i].other = entries[2].object;
        entries[i].other_card = entries[2].card;
    }
    assert_string_equal(told(shown, entries, 4),
                        "2 Player 1 plays Card 2 on Card 2 and Card 5.\n"
                        "2 Card 5 is chosen.\n");
}

static void a_face_that_the_reader_may_not_know_is_a_card(void **state)
{
    LogEntry entry = entry_of(PUT, 1, CARD_TWO);

    entry.seen_by = 2;
    assert_string_equal(told(*state, &entry, 1), "2 Player 2: thing put a card.\n");
}

static const char *worded(Shown *shown, const Question *question, Option option)
{
    Line line;

    line_start(&line, false, 0);
    option_text(&shown->scene, question, &option, &line);
    (void)snprintf(shown->told, sizeof shown->told, "%s", line.text);
    return shown->told;
}

static void an_option_is_worded_by_its_role(void **state)
{
    static const OptionRow options[] = {{.name = "weigh", .role = CHOICE_OTHER},
                                        {.name = "summon", .role = CHOICE_CALL},
                                        {.name = "pass", .role = CHOICE_PASS},
                                        {.name = "spot", .role = CHOICE_SPOT}};
    static const PromptRow prompts[] = {{"PICK", "", "Choose", NULL, 0, 0, 0},
                                        {"ACT", "", "Act", NULL, ASKS_PASS, 0, 0}};
    Shown *shown = *state;
    const Question question = {.player = 0}, action = {.player = 0, .prompt = 1};
    const SpotId trick = spot_of(shown->toy.table, TRICK, 0);
    const SpotId hand = spot_of(shown->toy.table, HAND, 0);

    shown->game.rules.options = options;
    shown->game.rules.prompts = prompts;
    assert_string_equal(worded(shown, &question, (Option){.kind = 0, .n = 4}),
                        "weigh 4");
    assert_string_equal(worded(shown, &question, (Option){.kind = 1, .n = 1}),
                        "Summon Player 2 to act");
    assert_string_equal(worded(shown, &question, (Option){.kind = 2}), "No");
    assert_string_equal(worded(shown, &action, (Option){.kind = 2}), "Pass");
    assert_string_equal(worded(shown, &question, (Option){.kind = 3, .spot = trick}),
                        "the trick");
    assert_string_equal(worded(shown, &question, (Option){.kind = 3, .spot = hand}),
                        "your hand");
}

static void who_is_asked_sees_the_hidden_cards_on_offer_and_no_others(void **state)
{
    Shown *shown = *state;
    const Table *table = shown->toy.table;
    const ObjectId top = shown->scene.state.spots[spot_of(table, 0, 0)].first;
    const ObjectId held = shown->scene.state.spots[spot_of(table, 1, 1)].first;
    Question question = {.player = 0, .options_n = 2};
    State *view = calloc(1, sizeof *view);

    question.options[0].object = top;
    question.options[1].object = held; // in the hand of the other player
    question_view(&shown->toy.game->now, table, &question, view);
    const ObjectId next = shown->toy.game->now.objects[top].next;

    assert_int_equal(view->objects[top].card, shown->toy.game->now.objects[top].card);
    assert_int_equal(view->objects[next].card, 0);
    assert_int_equal(view->objects[held].card, shown->toy.game->now.objects[held].card);
    assert_int_equal(view->objects[shown->toy.game->now.objects[held].next].card, 0);
    free(view);
}

static void a_text_is_filled_once(void **state)
{
    Line line;

    (void)state;
    line_start(&line, false, 0);
    line_add_filled(&line, " -% of", "3%");
    line_add_filled(&line, " full", "4");

    assert_string_equal(line.text, " -3% of full");
}

#define SHOWN(name) cmocka_unit_test_setup_teardown(name, show, hide)

int main(void)
{
    const struct CMUnitTest tests[] = {
        SHOWN(without_rows_each_zone_is_a_line),
        SHOWN(rows_say_how_a_board_is_laid_out),
        SHOWN(without_rows_an_event_is_told_plainly),
        SHOWN(the_first_sentence_that_fits_is_said),
        SHOWN(targets_are_told_by_what_chose_them),
        SHOWN(a_face_that_the_reader_may_not_know_is_a_card),
        SHOWN(an_option_is_worded_by_its_role),
        SHOWN(who_is_asked_sees_the_hidden_cards_on_offer_and_no_others),
        cmocka_unit_test(a_text_is_filled_once),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
