// cmd_play_terminal.c -- the person at the terminal: who sits there, and what they type.
//
// The terminal shows what the person at the keyboard may know. Where several persons
// play, it is empty when it goes from one to the next: what could be scrolled back to
// and what was typed are gone as well.

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "tools/cli/play/cmd_play.h"
#include "tools/door/terminal.h"

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
    PlayTyped typed = PLAY_TYPED_MORE;

    if (!hand_over(play, question->player)) return false;
    cmd_play_look(play, question);
    cmd_play_keep(play, question);
    keys_look(&play->keys[question->player], play->scene, question);
    play->scene->keys = &play->keys[question->player];
    play->ahead = play->terminal ? terminal_typed() : 0;
    play->page = 0;
    play->scene->eye = (SceneEye){0};
    if (cmd_play_placed(play, question, answer)) {
        play->scene->keys = NULL;
        return true;
    }
    if (!play->json) cmd_play_begin(play, question);
    while (typed == PLAY_TYPED_MORE) {
        char *text = read_typed(play);

        if (!text) break;
        typed = cmd_play_do(play, question, text, answer);
        free(text);
    }
    pager_close(&play->pager);
    if (typed == PLAY_TYPED_ANSWER) cmd_play_swapped(play, question, answer);
    play->scene->keys = NULL;
    return typed == PLAY_TYPED_ANSWER;
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
