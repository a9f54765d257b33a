// cmd_play_terminal.c -- the person at the terminal: board, options, commands.
//
// The terminal shows what the person at the keyboard may know. Where several persons
// play, it is empty when it goes from one to the next: what could be scrolled back to
// and what was typed are gone as well.

#include <ctype.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "engine/kernel/game/question_view.h"
#include "tools/cli/commands.h"
#include "tools/cli/play/cmd_play.h"
#include "tools/door/terminal.h"
#include "tools/screen/layout.h"
#include "tools/screen/screen.h"
#include "tools/screen/space_eye.h"
#include "tools/view/foresight.h"

// Returns what stands behind the question for those who do not know the keys yet.
static const char *hint(const CmdPlay *play, const Question *question)
{
    if (!play->terminal || !question) return NULL;
    return question->kind == ASK_PICK && !question->min
               ? "  (Enter: none, ? helps, l story)"
               : "  (? helps, l story)";
}

// Draws the screen for [question], NULL at the end, above [below] lines.
static int draw_scene(CmdPlay *play, const Question *question, int below)
{
    char *sheet = question ? cmd_play_sheet(play, question) : NULL;
    Line holds;

    line_start(&holds, false, 0);
    if (question) cmd_play_stops_line(play, question->player, &holds);
    const Layout layout = {.scene = play->scene,
                           .sheet = sheet,
                           .question = question,
                           .keys = question ? &play->keys[question->player] : NULL,
                           .hint = hint(play, question),
                           .story = play->log,
                           .holds = holds.text,
                           .width = screen_width(stdout),
                           .height = screen_height(stdout),
                           .below = below,
                           .page = play->page};

    if (play->terminal && play->persons > 1)
        terminal_forget();
    else if (play->terminal)
        terminal_clear();
    const int pages = layout_draw(&layout, stdout);
    free(sheet);
    return pages;
}

static void draw_game(CmdPlay *play, const Question *question)
{
    enum { PROMPT = 1 };

    play->pages = draw_scene(play, question, PROMPT);
    play->covered = false;
}

void cmd_play_show_end(CmdPlay *play)
{
    enum { RESULT = 7 }; // lines: empty ones, result, match, record, the shell
    (void)draw_scene(play, NULL, RESULT);
}

static char *read_typed(const CmdPlay *play)
{
    char *text = NULL;
    size_t size = 0;

    if (play->terminal) return terminal_ask("> ");
    (void)fflush(stdout);
    if (getline(&text, &size, stdin) > 0) {
        text[strcspn(text, "\r\n")] = '\0';
        return text;
    }
    free(text);
    return NULL;
}

// Returns the rows of the terminal, 0 without one.
static int rows_of(const CmdPlay *play)
{
    return play->terminal ? screen_height(stdout) : 0;
}

// Opens [text], which it frees, in pages. A text that fits on the screen is printed below
// the board.
static void show_pages(CmdPlay *play, char *text, bool at_end)
{
    if (!text) return;
    pager_open(&play->pager, text, rows_of(play), at_end);
    play->covered = play->terminal;
    if (play->covered && !play->pager.text) puts("Enter shows the board again.");
}

// Shows all of the board, however long it is.
static void show_board(CmdPlay *play)
{
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    if (!out) return;
    (void)screen_draw(play->scene, screen_width(stdout), out);
    if (fclose(out) == 0) show_pages(play, text, false);
}

static void show_story(CmdPlay *play)
{
    char *text = strdup(play->log ? play->log : "");

    show_pages(play, text, true);
}

// Explains the word behind `?`.
static void show_about(CmdPlay *play, const Question *question, const char *about)
{
    char *text = NULL;
    size_t n;
    FILE *out = open_memstream(&text, &n);

    if (!out) return;
    if (!about[strspn(about, " \t")]) help_print(cmd_play_terminal_txt, NULL, out);
    cmd_play_about(play, question, about, out);
    if (fclose(out) == 0) show_pages(play, text, false);
}

// Says why what was typed is no answer.
static void refuse_answer(const CmdPlay *play, const char *why)
{
    Line line;

    line_start(&line, false, 0);
    line_add(&line, "Not possible: %s", why);
    line_wrap(line.text, 2, 2, play->terminal ? screen_width(stdout) : 0, stdout);
}

// Shows another part of a map.
static void look_at(CmdPlay *play, const Question *question, const char *text)
{
    Line why;

    if (space_eye_look(play->scene, text, &why))
        draw_game(play, question);
    else
        refuse_answer(play, why.text);
}

// Shows what is asked for with a letter. Returns false if [text] asks for nothing.
static bool show_letter(CmdPlay *play, const Question *question, const char *text)
{
    if (!strcmp(text, "b")) {
        show_board(play);
    } else if (!strcmp(text, "l")) {
        show_story(play);
    } else if (!strcmp(text, "+")) {
        if (play->pages > 1) play->page = (play->page + 1) % play->pages;
        draw_game(play, question);
    } else if (*text == '@') {
        look_at(play, question, text + 1);
    } else {
        return false;
    }
    return true;
}

// The result of one typed line.
typedef enum { TYPED_MORE, TYPED_ANSWER, TYPED_LEAVE } Typed;

static Typed handle(CmdPlay *play, const Question *question, const char *text,
                    Answer *answer)
{
    const bool ahead = play->ahead > 0;

    play->ahead -= (int)strlen(text) + 1;
    while (isspace((unsigned char)*text)) text++;
    if (play->pager.text) {
        if (pager_typed(&play->pager, text)) return TYPED_MORE;
        if (!*text || !strcmp(text, "q")) draw_game(play, question);
        if (!*text || !strcmp(text, "q")) return TYPED_MORE;
    }
    // Enter answers what stands on the screen, and nothing below another text.
    if (!*text && play->covered) {
        draw_game(play, question);
        return TYPED_MORE;
    }
    if (*text == '?' || !strncmp(text, "why ", 4)) {
        show_about(play, question, text + (*text == '?' ? 1 : 4));
    } else if (*text == 'k' && (!text[1] || isspace((unsigned char)text[1])))
        cmd_play_scenario(play, text + 1);
    else if (!strcmp(text, "q"))
        return TYPED_LEAVE;
    else if (!strcmp(text, "concede")) {
        answer->n = ANSWER_CONCEDE;
        return TYPED_ANSWER;
    } else if (show_letter(play, question, text))
        return TYPED_MORE;
    else if (!strcmp(text, "u")) {
        const Trail *past = &play->past;
        const char *refusal = cmd_play_go(play, past->moments[past->at].before);

        if (refusal) {
            printf("  %s\n", refusal);
            return TYPED_MORE;
        }
        play->stops[question->player].until = 0;
        answer->n = ANSWER_BACK;
        return TYPED_ANSWER;
    } else {
        const PlayStops stops = cmd_play_stops(play, question, text, answer);
        const KeysTyped typed = {play->scene, question, text, ahead};
        Line why;

        if (stops) return stops == PLAY_STOPS_ANSWER ? TYPED_ANSWER : TYPED_MORE;
        if (keys_read(&play->keys[question->player], &typed, answer, &why))
            return TYPED_ANSWER;
        refuse_answer(play, why.text);
    }
    return TYPED_MORE;
}

static void look_at_game(CmdPlay *play, const Question *question)
{
    Session *session = play->session;
    const bool open = play->scene->open;

    play->scene->open = false;
    scene_look(play->scene, &session->game.now, &session->table, question->player);
    question_view(&session->game.now, &session->table, question, &play->scene->state);
    play->scene->open = open;
    foresight_look(play->foresight, play->scene, &session->table);
    play->scene->foresight = play->foresight;
}

// Waits until [player] sits at the keyboard, if somebody else did. Returns false if they
// leave the game.
static bool hand_over(CmdPlay *play, PlayerId player)
{
    if (!play->terminal || play->persons < 2 || play->at_keyboard == player + 1)
        return true;
    terminal_forget();
    terminal_forget_typed();
    terminal_tell(
        stdout,
        "Hand the keyboard to %s, who then presses Enter (q leaves the game).",
        scene_player(play->scene, player));
    char *text = read_typed(play);
    const bool stays = text && strcmp(text, "q") != 0;
    free(text);
    terminal_forget_typed();
    play->at_keyboard = (uint8_t)(player + 1);
    return stays;
}

bool cmd_play_ask(CmdPlay *play, Answer *answer)
{
    const Question *question = game_question(&play->session->game);
    Typed typed = TYPED_MORE;

    if (!hand_over(play, question->player)) return false;
    look_at_game(play, question);
    cmd_play_keep(play, question);
    keys_look(&play->keys[question->player], play->scene, question);
    play->scene->keys = &play->keys[question->player];
    play->ahead = play->terminal ? terminal_typed() : 0;
    play->page = 0;
    play->scene->eye = (SceneEye){0};
    if (!play->json) draw_game(play, question);
    while (typed == TYPED_MORE) {
        char *text = read_typed(play);

        if (!text) break;
        typed = handle(play, question, text, answer);
        free(text);
    }
    pager_close(&play->pager);
    if (typed == TYPED_ANSWER) cmd_play_swapped(play, question, answer);
    play->scene->keys = NULL;
    return typed == TYPED_ANSWER;
}

// The data of the handler of Ctrl-C, which gets no argument.
static struct termios interrupted_terminal;
static volatile sig_atomic_t interrupted_is_terminal;
static char interrupted_text[sizeof((CmdPlay *)0)->path * 6 + 64];
static volatile sig_atomic_t interrupted_is_shared;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    if (interrupted_is_terminal)
        tcsetattr(STDIN_FILENO, TCSANOW, &interrupted_terminal);
    if (interrupted_is_shared) terminal_alarm_forget();
    if (terminal_alarm(interrupted_text)) _exit(CODE_IO);
    _exit(CODE_STOPPED);
}

void cmd_play_watch_interrupts(const CmdPlay *play)
{
    struct sigaction action = {.sa_handler = on_interrupt};

    char path[sizeof play->path * 6]; // shown, each byte may take six

    (void)snprintf(interrupted_text,
                   sizeof interrupted_text,
                   *play->path ? "\nStopped; the replay up to here is %s\n"
                               : "\nStopped\n",
                   terminal_line(play->path, path, sizeof path));
    interrupted_is_shared = play->terminal && play->persons > 1;
    interrupted_is_terminal = tcgetattr(STDIN_FILENO, &interrupted_terminal) == 0;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}
