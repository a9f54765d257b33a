// screen_test.c -- the screen of a game at 80x24 and 100x40: what must always be in view,
// and that nothing is wider, longer, cut or lost.
//
// Bots play; the screen of every few questions is read as the person who is asked sees it.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "engine/kernel/game/question_view.h"
#include "engine/kernel/table/spot.h"
#include "tools/catalog/catalog.h"
#include "tools/door/terminal.h"
#include "tools/position/position.h"
#include "tools/screen/account.h"
#include "tools/screen/layout.h"
#include "tools/screen/option_page.h"
#include "tools/screen/screen.h"
#include "tools/session/session.h"
#include "tools/view/question_text.h"
#include "tools/view/scene_space.h"

enum { EVERY = 5, SCREENS = 60, PROMPT = 1, PAGES_MAX = 40, MANY = 30, LABEL_MAX = 24 };

typedef struct {
    const char *game, *mode;
    const char *decks[4]; // none: the usual ones
} Played;

typedef struct {
    int width, height;
} Size;

static const Size sizes[] = {{80, 24}, {100, 40}, {120, 40}};
static Account accounts[SEATS_MAX]; // since each player was asked last
static NarrateAbout about;
static int accounts_n, cut_n, steps_n;
static Session *session;
static Scene *scene;
static Keys keys[SEATS_MAX];
static const char story[] =
    "Turn 1, Annie\n  Annie draws a card.\n  The last sentence.\n";

static const char *database(void)
{
    static char path[512];
    const char *build = getenv("BUILD");

    snprintf(path, sizeof path, "%s/cards.db", build ? build : "build");
    return path;
}

static void begin(const Played *played)
{
    const char *decks[SEATS_MAX] = {0};
    SittingWish wish = {.mode = played->mode};
    Err err = {0};
    int n = 0;

    session =
        session_open(strchr(played->game ? played->game : "", '/') ? NULL : database(),
                     played->game,
                     &err);
    if (!session) fail_msg("%s", err.text);
    scene = calloc(1, sizeof *scene);
    for (; n < 4 && played->decks[n]; n++) decks[n] = played->decks[n];
    Arena *arena = arena_new();
    if (!n) n = catalog_usual_decks(session->catalog, 2, arena, decks, &err);
    if (session_setup(session_rules(session),
                      &wish,
                      (size_t)(n > 0 ? n : 0),
                      &session->setup,
                      &err))
        fail_msg("%s", err.text);
    session->setup.seed = 5;
    if (session_decks(session, decks, &err)) fail_msg("%s", err.text);
    arena_free(arena);
    for (int i = 0; i < SEATS_MAX; i++) session->bots[i].kind = SEAT_RANDOM;
    session_start(session);
    scene_name(scene, &session->game.now, &session->table);
}

static void end(void)
{
    for (int i = 0; i < SEATS_MAX; i++) keys_forget(&keys[i]);
    for (int i = 0; i < SEATS_MAX; i++) account_forget(&accounts[i]);
    free(scene);
    session_close(session);
}

static void look(const Question *question)
{
    scene_look(scene, &session->game.now, &session->table, question->player);
    question_view(&session->game.now, &session->table, question, &scene->state);
    keys_look(&keys[question->player], scene, question);
    scene->keys = &keys[question->player];
}

// ---- a screen as text

// Makes all spaces and line ends between words one space.
static void squeeze(char *text)
{
    char *to = text;

    for (const char *at = text; *at; at++) {
        const bool space = *at == ' ' || *at == '\n';

        if (space && (to == text || to[-1] == ' ')) continue;
        *to++ = space ? ' ' : *at;
    }
    *to = '\0';
}

static Layout layout_of(const Question *question, const Size *size, int page)
{
    return (Layout){.scene = scene,
                    .question = question,
                    .keys = &keys[question->player],
                    .story = story,
                    .width = size->width,
                    .height = size->height,
                    .below = PROMPT,
                    .page = page};
}

// Returns the screen; the caller frees it.
static char *screen_of(const Question *question, const Size *size, int page, int *pages)
{
    const Layout layout = layout_of(question, size, page);
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    *pages = layout_draw(&layout, out);
    (void)fclose(out);
    return text;
}

static void fits(const char *text, const Size *size)
{
    int lines = 0;

    for (const char *at = text; *at; lines++) {
        const int n = (int)strcspn(at, "\n");
        char line[4096];

        snprintf(line, sizeof line, "%.*s", n, at);
        if (terminal_width(line) > size->width)
            fail_msg("wider than %d: '%s' of\n%s", size->width, line, text);
        at += n + (at[n] == '\n');
    }
    if (lines + PROMPT > size->height)
        fail_msg("%d lines of %d:\n%s", lines + PROMPT, size->height, text);
}

static void shows(const char *squeezed, const char *part, const char *screen)
{
    char wanted[LINE_BYTES_MAX];

    snprintf(wanted, sizeof wanted, "%s", part);
    squeeze(wanted);
    if (!strstr(squeezed, wanted)) fail_msg("no '%s' in\n%s", wanted, screen);
}

// ---- what is always there

static void shows_title(const char *squeezed, const char *screen)
{
    const PlayBoard *board = scene_board(scene);
    char text[80];

    snprintf(text, sizeof text, "Turn %d · ", scene->state.turn);
    shows(squeezed, scene->state.turn ? text : "Before the first turn", screen);
    for (int i = 0; i < board->readings_n; i++) {
        const PlayReading *reading = &board->readings[i];
        const int place = reading->read(&scene->state);

        if (reading->kind != READING_PLACE || place < 0) continue;
        Line line;
        line_start(&line, false, 0);
        line_add(&line, " at ");
        scene_object(scene, board->places->rows->object(&scene->state, place), &line);
        shows(squeezed, line.text, screen);
    }
}

static void shows_players(const char *squeezed, const char *screen)
{
    const PlayBoard *board = scene_board(scene);
    const int goal = scene_goal(scene);
    char score[40];

    for (int i = 0; i < scene->state.players_n; i++) {
        shows(squeezed, scene_player(scene, (PlayerId)i), screen);
        snprintf(
            score, sizeof score, "%d of %d ", scene->state.players[i].points, goal);
        if (goal) shows(squeezed, score, screen);
        if (!board->total) continue;
        snprintf(score,
                 sizeof score,
                 " %s %d",
                 session_rules(session)->numbers[board->total - 1].name,
                 scene_player_total(scene, board->total - 1, i));
        shows(squeezed, score, screen);
    }
}

static void shows_question(const Question *question, const char *squeezed,
                           const char *screen)
{
    Line line;

    line_start(&line, false, 0);
    line_add(&line, "%s: ", scene_player(scene, question->player));
    question_text(scene, question, &line);
    shows(squeezed, line.text, screen);
    line_start(&line, false, 0);
    question_text_about(scene, question, NULL, &line);
    shows(squeezed, line.text, screen);
    shows(squeezed, "The last sentence.", screen);
}

static bool is_on(char *const *squeezed, int pages, const char *text)
{
    for (int page = 0; page < pages; page++)
        if (strstr(squeezed[page], text)) return true;
    return false;
}

// Returns whether the key stands by itself on some page, and so does each word of the option:
// it is folded with others, so words that they share stand there once.
static bool is_folded_on(char *const *squeezed, int pages, const char *option)
{
    char words[LINE_BYTES_MAX], key[40];

    (void)snprintf(words, sizeof words, "%s", option);
    char *word = strtok(words, " ");
    (void)snprintf(key, sizeof key, " %s ", word);
    if (!is_on(squeezed, pages, key)) return false;
    while ((word = strtok(NULL, " ")))
        if (!is_on(squeezed, pages, word)) return false;
    return true;
}

// Every option is on some page, whole or folded with others.
static void shows_options(const Question *question, char *const *squeezed, int pages)
{
    OptionPage all = option_page_of(&keys[question->player], scene, question, 80);

    for (int i = 0; i < all.n; i++) {
        squeeze(all.lines[i].text);
        if (!is_on(squeezed, pages, all.lines[i].text) &&
            !is_folded_on(squeezed, pages, all.lines[i].text))
            fail_msg("no option '%s' in\n%s", all.lines[i].text, squeezed[0]);
    }
    option_page_free(&all);
}

// Returns whether the board has a line for what lies in [zone].
static bool has_line(int zone)
{
    const PlayBoard *board = scene_board(scene);

    if (board->places && board->places->zone == zone) return true;
    for (int i = 0; i < board->lines_n; i++)
        if (board->lines[i].zone == zone && board->lines[i].kind == LINE_OBJECTS)
            return true;
    for (int i = 0; i < board->middle_n; i++)
        if (board->middle[i].zone == zone && board->middle[i].kind == LINE_OBJECTS)
            return true;
    return !board->lines_n;
}

// What has letters alone for its key stands on the first page.
static void shows_letters(const Question *question, const char *first)
{
    OptionPage all = option_page_of(&keys[question->player], scene, question, 80);

    for (int i = 0; i < all.n; i++) {
        squeeze(all.lines[i].text);
        if (*all.lines[i].text < '0' || *all.lines[i].text > '9')
            shows(first, all.lines[i].text, first);
    }
    option_page_free(&all);
}

// The part of a map around the reader's place is in view.
static void shows_map(const char *squeezed, const char *screen)
{
    if (scene_space_grid(scene) != GRID_NONE) shows(squeezed, "┏ ", screen);
}

// What the board has no line for, as a supply, takes no number from what is asked.
static void numbers_what_is_seen(const Question *question)
{
    for (ObjectId id = 1; id <= scene->state.objects_n; id++) {
        const SpotId spot = scene->state.objects[id].spot;
        bool offered = false;

        for (int i = 0; i < question->options_n; i++)
            offered |= question->options[i].object == id;
        if (spot == NOWHERE || offered || has_line(spot_zone(&session->table, spot)))
            continue;
        if (session_rules(session)->zones[spot_zone(&session->table, spot)].scope !=
            SCOPE_SHARED)
            continue;
        if (keys_number(&keys[question->player], scene, id))
            fail_msg("%d is numbered, which is not on the board", id);
    }
}

static void check_screen(const Question *question, const Size *size)
{
    char *squeezed[PAGES_MAX] = {0};
    int pages = 1;

    for (int page = 0; page < pages; page++) {
        char *text = screen_of(question, size, page, &pages);

        assert_in_range(pages, 1, PAGES_MAX);
        fits(text, size);
        squeezed[page] = strdup(text);
        squeeze(squeezed[page]);
        shows_title(squeezed[page], text);
        shows_players(squeezed[page], text);
        shows_question(question, squeezed[page], text);
        shows_map(squeezed[page], text);
        free(text);
    }
    shows_options(question, squeezed, pages);
    shows_letters(question, squeezed[0]);
    numbers_what_is_seen(question);
    for (int page = 0; page < pages; page++) free(squeezed[page]);
}

// Returns whether the thing is a place of the map on which nothing stands: it is drawn
// alone.
static bool is_bare(ObjectId id)
{
    const int space = scene_space_of(scene, id);

    return space >= 0 && scene_space(scene, space) == id &&
           !scene_space_first(scene, space);
}

// The whole board has every thing that the reader knows on it, and no line too wide.
static void check_board(int width)
{
    const Size size = {width, INT16_MAX};
    const PlayBoard *board = scene_board(scene);
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    (void)screen_draw(scene, width, out);
    (void)fclose(out);
    fits(text, &size);
    char *squeezed = strdup(text);
    squeeze(squeezed);
    for (ObjectId id = 1; id <= scene->state.objects_n; id++) {
        const Object *it = &scene->state.objects[id];
        const Card *card = scene_face(scene, id);

        if (!card || it->spot == NOWHERE || card->types & board->tallied) continue;
        if (!spot_is(&session->table, it->spot, ZONE_BOARD)) continue;
        if (is_bare(id)) continue;
        // A longer name is cut, where the label before it leaves no line to it.
        if (terminal_width(card->name) > width - LABEL_MAX) continue;
        if (has_line(spot_zone(&session->table, it->spot)))
            shows(squeezed, card->name, text);
    }
    free(squeezed);
    free(text);
}

// ---- what happened since

static void add_sentence(void *self, TellKind kind, const char *text)
{
    if (kind != TELL_PHASE) account_add(self, kind, &about, text);
}

// Tells each player what happened, as they see it.
static void tell(void)
{
    for (int i = 0; i < session->game.now.players_n; i++) {
        const Narrator narrator = {scene, &accounts[i], &about, add_sentence};

        scene_look(scene, &session->game.now, &session->table, (PlayerId)i);
        narrate(&narrator, session->log.entries, session->log.n);
    }
    session->log.n = 0;
}

// The screen has the sentence, or it says with one other what this one says: then both have the
// words up to a last " to " or ": ", and what follows.
static void shows_sentence(const char *squeezed, char *sentence, const char *text)
{
    char *tail = sentence;

    for (char *at = sentence; *at; at++) {
        if (!strncmp(at, " to ", 4)) tail = at + 4;
        if (!strncmp(at, ": ", 2)) tail = at + 2;
    }
    sentence[strlen(sentence) - 1] = '\0';
    shows(squeezed, tail, text);
    *tail = '\0';
    shows(squeezed, sentence, text);
}

// The screen has every sentence about the reader's things, or the layout says that it has not.
static void check_account(const Question *question, const Size *size)
{
    Layout layout = layout_of(question, size, 0);
    const char *account = accounts[question->player].text;
    int pages;

    layout.account = account ? account : "";
    layout.reader = question->player;
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);
    pages = layout_draw(&layout, out);
    (void)fclose(out);
    assert_true(pages > 0);
    fits(text, size);
    char *squeezed = strdup(text);
    squeeze(squeezed);
    shows_title(squeezed, text);
    shows_players(squeezed, text);
    accounts_n++;
    shows_map(squeezed, text);
    const bool is_short = layout_is_short(&layout);
    cut_n += is_short;
    for (const char *at = account ? account : ""; *at && !is_short;) {
        const int length = (int)strcspn(at, "\n");
        char sentence[LINE_BYTES_MAX], whom[3] = {at[1], at[2], '\0'};

        snprintf(sentence, sizeof sentence, "%.*s", length - 3, at + 3);
        // What one does with things that are nobody's is not about the other.
        if (!strncmp(sentence, "Player 2 spends a die", 21)) {
            assert_string_equal(whom, "02");
            steps_n++;
        }
        if (*at != 'T' && strtoul(whom, NULL, 16) >> question->player & 1)
            shows_sentence(squeezed, sentence, text);
        at += length + 1;
    }
    free(squeezed);
    free(text);
}

// Plays with bots, and looks at the screen of every few questions.
static int play(int screens)
{
    int seen = 0;
    Answer answer;

    for (int i = 0; seen < screens; i++) {
        if (game_next(&session->game, &session->table) != GAME_WAITS) break;
        const Question *question = game_question(&session->game);

        tell();
        if (i % EVERY == 0) {
            look(question);
            for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
                check_screen(question, &sizes[s]);
            for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
                check_account(question, &sizes[s]);
            check_board(80);
            check_board(40);
            seen++;
        }
        account_forget(&accounts[question->player]);
        assert_true(session_bot(session, &answer));
        assert_null(game_answer(&session->game, &answer));
    }
    return seen;
}

static void every_mode_and_game_fits_the_terminal(void **state)
{
    static const Played rows[] = {
        {NULL, "duel", {"proving-grounds-annie", "proving-grounds-garen"}},
        {NULL, "match", {"proving-grounds-lux", "proving-grounds-master-yi"}},
        {NULL,
         "skirmish",
         {"proving-grounds-garen", "proving-grounds-annie", "proving-grounds-lux"}},
        {NULL,
         "war",
         {"proving-grounds-annie",
          "proving-grounds-garen",
          "proving-grounds-lux",
          "proving-grounds-master-yi"}},
        {NULL,
         "teams",
         {"proving-grounds-annie",
          "proving-grounds-garen",
          "proving-grounds-lux",
          "proving-grounds-master-yi"}},
        {"gwent", NULL, {0}},
        {"tests/games/high_card.lua", NULL, {0}},
        {"tests/games/hills", NULL, {0}},
        {"tests/games/lighthouse", NULL, {0}},
        {"tests/games/moor", NULL, {0}},
        {"tests/games/smithy", NULL, {0}},
        {"zanaga", "alone", {0}},
        {"zanaga", "two", {0}},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        begin(&rows[i]);
        if (!play(SCREENS)) fail_msg("nobody was asked in %s", rows[i].game);
        end();
    }
    // An account that finds no room is a rare one.
    print_message("%d accounts, %d cut\n", accounts_n, cut_n);
    assert_true(accounts_n > 100);
    assert_true(cut_n < accounts_n / 50);
    assert_true(steps_n > 10);
}

// ---- a board that no screen holds

// Adds [n] units to a list of a position.
static void add_units(json_t *list, int n)
{
    static const char *const names[] = {
        "Pouty Poro", "Tibbers", "Recruit", "Chemtech Enforcer", "Garen, Rugged"};

    for (int i = 0; i < n; i++) json_array_append_new(list, json_string(names[i % 5]));
}

// Puts sixty units on the board, and thirty options into a hand.
static void crowd(void)
{
    const Position position = {.catalog = session->catalog,
                               .table = &session->table,
                               .game = &session->game,
                               .seed = 5};
    json_t *json = json_object(), *players = json_array();
    Err err = {0};

    for (int i = 0; i < 2; i++) {
        json_t *gate = json_array(), *warrens = json_array(), *base = json_array();
        json_t *hand = json_array();

        add_units(gate, 10);
        add_units(warrens, 10);
        add_units(base, 10);
        for (int k = 0; k < MANY; k++)
            json_array_append_new(hand, json_string(k % 2 ? "Gust" : "Incinerate"));
        json_array_append_new(players,
                              json_pack("{s:{s:o, s:o}, s:o, s:o, s:{s:i, s:i}}",
                                        "units",
                                        "Void Gate",
                                        gate,
                                        "Zaun Warrens",
                                        warrens,
                                        "base",
                                        base,
                                        "hand",
                                        hand,
                                        "runes",
                                        "fury",
                                        12,
                                        "chaos",
                                        12));
    }
    json_object_set_new(
        json, "battlefields", json_pack("[s, s]", "Void Gate", "Zaun Warrens"));
    json_object_set_new(json, "players", players);
    session_table(session);
    session->sitting = sitting_of_game(session->setup.mode, 0);
    if (position_read(&position, json, &err)) fail_msg("%s", err.text);
    json_decref(json);
    scene_name(scene, &session->game.now, &session->table);
}

static void a_board_of_sixty_units_folds(void **state)
{
    static const Played duel = {
        NULL, "duel", {"proving-grounds-annie", "proving-grounds-garen"}};

    (void)state;
    begin(&duel);
    crowd();
    assert_true(play(20) > 10);
    end();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_mode_and_game_fits_the_terminal),
        cmocka_unit_test(a_board_of_sixty_units_folds),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
