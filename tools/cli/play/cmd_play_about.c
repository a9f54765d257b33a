// cmd_play_about.c -- what a person asks while a game is open: `? TEXT` and `why TEXT`.
//
// The scene shows what the person at the keyboard may know, and answers come from it.

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "tools/ask/about.h"
#include "tools/cli/play/cmd_play.h"
#include "tools/session/terminal.h"
#include "tools/view/screen.h"

// Returns the option that [text] alone means by its key; -1: it means none.
static int option_of_key(const Question *question, const char *text)
{
    char *end;
    const long n = strtol(text, &end, 10);

    while (isspace((unsigned char)*end)) end++;
    return end == text || *end || n < 1 || n > question->options_n ? -1 : (int)n - 1;
}

void cmd_play_about(const CmdPlay *play, const Question *question, const char *text)
{
    Session *session = play->session;
    Arena *arena = arena_new();
    const Why why = {.arena = arena,
                     .scene = play->scene,
                     .table = &session->table,
                     .game = &session->game,
                     .catalog = session->catalog};
    const About about = {
        &why, &session->sitting.decks[question->player], question->player};
    const bool colour = play->scene->colour;
    const Finding *found;
    Err err = {0};

    play->scene->colour = false;
    text += strspn(text, " \t");
    const int option = option_of_key(question, text);
    if (!*text)
        found = about_question(&about, question);
    else if (option >= 0)
        found = about_option(&about, question, option);
    else
        found = about_text(&about, text, &err);
    if (found)
        finding_print(found, screen_width(stdout), true, stdout);
    else
        terminal_tell(stdout, "  Not known: %s", err.text);
    play->scene->colour = colour;
    arena_free(arena);
}
