// cmd_play_terminal.c -- the person at the terminal: board, options, commands.
//
// Taking back restores a copy of the game, so it needs no undo of single changes.

#include <ctype.h>
#include <editline/readline.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "engine/kernel/game/question_view.h"
#include "tools/cli/cmd_play.h"
#include "tools/cli/commands.h"
#include "tools/view/answer_text.h"
#include "tools/view/explain.h"
#include "tools/view/option_text.h"
#include "tools/view/question_text.h"
#include "tools/view/screen.h"

// The game at the moment when the person was asked.
struct Past {
    Game game;
    Bot bots[SEATS_MAX];
    RecordMark mark;
    uint64_t log_next;
    size_t log_n;
};

enum { RECENT_MIN = 3, RECENT_MAX = 10 };

static const char commands_text[] =
    "  1, 1 3      picks that option, or those (amounts where you divide something)\n"
    "  - or Enter  picks none, where that is allowed\n"
    "  ?           shows this list; ? 3 explains option 3; ? NAME explains a card\n"
    "  u           takes your last answer back\n"
    "  l           shows the log of the game\n"
    "  b           shows the board again\n"
    "  concede     gives the game up, with the teammate in teams\n"
    "  q           leaves the game; the replay is kept\n";

static void keep_past(CmdPlay *play)
{
    Session *session = play->session;

    if (play->past_n == PLAY_KEEPS) {
        memmove(play->past, play->past + 1, (PLAY_KEEPS - 1) * sizeof *play->past);
        play->past_n--;
    }
    if ((play->past_n & (play->past_n - 1)) == 0) {
        size_t room = play->past_n ? 2 * (size_t)play->past_n : 1;
        Past *more = realloc(play->past, room * sizeof *more);

        if (!more) return;
        play->past = more;
    }
    Past *past = &play->past[play->past_n++];
    past->game = session->game;
    memcpy(past->bots, session->bots, sizeof past->bots);
    past->mark = record_mark(&play->record);
    past->log_next = session->log.next;
    past->log_n = play->log_n;
}

// Goes back to the question before this one. Returns false if there is none.
static bool go_back(CmdPlay *play)
{
    Session *session = play->session;

    if (play->past_n < 2) return false;
    play->past_n--;
    const Past *past = &play->past[--play->past_n];
    session->game = past->game;
    memcpy(session->bots, past->bots, sizeof past->bots);
    record_back(&play->record, past->mark);
    session->log.next = past->log_next;
    session->log.n = 0;
    play->log_n = past->log_n;
    return true;
}

void cmd_play_forget(CmdPlay *play)
{
    free(play->past);
    play->past = NULL;
    play->past_n = 0;
}

// Prints the last [n] lines that were told, so that the person sees what happened
// meanwhile.
static void draw_recent(const CmdPlay *play, int n)
{
    size_t at = play->log_n;

    for (int lines = 0; at > 0; at--)
        if (play->log[at - 1] == '\n' && ++lines > n) break;
    printf("%.*s\n", (int)(play->log_n - at), play->log ? play->log + at : "");
}

static void draw_options(const CmdPlay *play, const Question *question, int width)
{
    Line line;

    line_start(&line, play->scene->colour, 0);
    line_set_ink(&line, INK_BOLD);
    line_add(&line, "%s: ", scene_player(play->scene, question->player));
    question_text(play->scene, question, &line);
    line_set_ink(&line, INK_PLAIN);
    if (question->min != 1 || question->max != 1 || question->kind == ASK_SPLIT) {
        line_add(&line, " [");
        question_text_wants(question, &line);
        line_add(&line, "]");
    }
    puts(line.text);
    for (int i = 0; i < question->options_n; i++) {
        line_start(&line, play->scene->colour, width);
        line_add(&line, "%4d  ", i + 1);
        option_text(play->scene, question, &question->options[i], &line);
        puts(line.text);
    }
}

// Draws the board. Returns how many lines it took.
static int draw_board(const CmdPlay *play, int width)
{
    char *board = NULL;
    size_t size;
    FILE *out = open_memstream(&board, &size);
    int lines = 0;

    if (!out) return 0;
    screen_draw(play->scene, width, out);
    (void)fclose(out);
    if (board) (void)fputs(board, stdout);
    for (const char *at = board; at && (at = strchr(at, '\n')); at++) lines++;
    free(board);
    return lines;
}

// Draws the board, and as many of the last lines as the terminal holds above [below]
// lines.
static void draw_scene(const CmdPlay *play, int below)
{
    const int rows = screen_height(stdout);

    if (play->terminal) (void)fputs("\033[H\033[2J", stdout);
    int room = rows - draw_board(play, screen_width(stdout)) - below;
    if (room < RECENT_MIN) room = RECENT_MIN;
    draw_recent(play, room > RECENT_MAX || !rows ? RECENT_MAX : room);
}

static void draw(const CmdPlay *play, const Question *question)
{
    enum { AROUND = 3 }; // lines: an empty one, the question, the input
    draw_scene(play, question->options_n + AROUND);
    draw_options(play, question, screen_width(stdout));
}

void cmd_play_show_end(const CmdPlay *play)
{
    enum { RESULT = 7 }; // lines: empty ones, result, match, record, the shell
    draw_scene(play, RESULT);
}

static char *read_typed(const CmdPlay *play)
{
    char *text = NULL;
    size_t size = 0;

    (void)fflush(stdout);
    if (play->terminal) {
        text = readline("> ");
        if (text && *text) add_history(text);
        return text;
    }
    if (getline(&text, &size, stdin) > 0) {
        text[strcspn(text, "\r\n")] = '\0';
        return text;
    }
    free(text);
    return NULL;
}

static CardId card_of_option(const CmdPlay *play, const Question *question,
                             const char *text)
{
    char *end;
    long n = strtol(text, &end, 10);

    if (end == text || n < 1 || n > question->options_n) return 0;
    const Option *option = &question->options[n - 1];
    if (option->object) return play->scene->state.objects[option->object].card;
    const int role = play->scene->table->rules->options[option->kind].role;
    if (role == CHOICE_SPOT || role == CHOICE_MOVE)
        return play->scene->state.objects[scene_place(play->scene, option->spot)].card;
    return question->card;
}

static void explain(const CmdPlay *play, const Question *question, const char *text)
{
    while (isspace((unsigned char)*text)) text++;
    if (!*text) {
        const PromptRow *prompt = &play->scene->table->rules->prompts[question->prompt];

        if (*prompt->rule) printf("  Rule %s asks this.\n", prompt->rule);
        (void)fputs(commands_text, stdout);
        if (question->card)
            explain_card(play->scene, question->card, screen_width(stdout), stdout);
        return;
    }
    CardId card = card_of_option(play, question, text);
    if (!card && !isdigit((unsigned char)*text)) card = explain_find(play->scene, text);
    if (card)
        explain_card(play->scene, card, screen_width(stdout), stdout);
    else
        printf("  No single card is called '%s'\n", text);
}

// The result of one typed line.
typedef enum { TYPED_MORE, TYPED_ANSWER, TYPED_LEAVE } Typed;

static Typed handle(CmdPlay *play, const Question *question, const char *text,
                    Answer *answer)
{
    while (isspace((unsigned char)*text)) text++;
    if (*text == '?')
        explain(play, question, text + 1);
    else if (!strcmp(text, "q"))
        return TYPED_LEAVE;
    else if (!strcmp(text, "concede")) {
        answer->n = ANSWER_CONCEDE;
        return TYPED_ANSWER;
    } else if (!strcmp(text, "b"))
        draw(play, question);
    else if (!strcmp(text, "l"))
        printf("%.*s\n", (int)play->log_n, play->log ? play->log : "");
    else if (!strcmp(text, "u")) {
        if (!go_back(play)) {
            puts("  There is nothing to take back");
            return TYPED_MORE;
        }
        answer->n = ANSWER_BACK;
        return TYPED_ANSWER;
    } else {
        const char *refusal = answer_text_read(question, text, answer);

        if (!refusal) return TYPED_ANSWER;
        printf("  Not possible: %s\n", refusal);
    }
    return TYPED_MORE;
}

static void look(CmdPlay *play, const Question *question)
{
    Session *session = play->session;
    const bool open = play->scene->open;

    play->scene->open = false;
    scene_look(play->scene, &session->game.now, &session->table, question->player);
    question_view(&session->game.now, &session->table, question, &play->scene->state);
    play->scene->open = open;
}

bool cmd_play_ask(CmdPlay *play, Answer *answer)
{
    const Question *question = game_question(&play->session->game);
    Typed typed = TYPED_MORE;

    keep_past(play);
    look(play, question);
    if (!play->json) draw(play, question);
    while (typed == TYPED_MORE) {
        char *text = read_typed(play);

        if (!text) return false;
        typed = handle(play, question, text, answer);
        free(text);
    }
    return typed == TYPED_ANSWER;
}

// The data of the handler of Ctrl-C, which gets no argument.
static struct termios interrupted_terminal;
static volatile sig_atomic_t interrupted_is_terminal;
static char interrupted_text[640];

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    if (interrupted_is_terminal)
        tcsetattr(STDIN_FILENO, TCSANOW, &interrupted_terminal);
    if (write(STDERR_FILENO, interrupted_text, strlen(interrupted_text)) < 0)
        _exit(CODE_IO);
    _exit(CODE_STOPPED);
}

void cmd_play_watch_interrupts(const CmdPlay *play)
{
    struct sigaction action = {.sa_handler = on_interrupt};

    (void)snprintf(interrupted_text,
                   sizeof interrupted_text,
                   *play->path ? "\nStopped; the replay up to here is %s\n"
                               : "\nStopped\n",
                   play->path);
    interrupted_is_terminal = tcgetattr(STDIN_FILENO, &interrupted_terminal) == 0;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
}
