// person_about.c -- what a person asks while a game is open: `? TEXT` and `why TEXT`.
//
// The scene shows what the person at the keyboard may know, and answers come from it.

#include <string.h>

#include "tools/ask/about.h"
#include "tools/door/terminal.h"
#include "tools/person/person_inside.h"
#include "tools/screen/screen.h"

void person_about(PersonGame *play, const Question *question, const char *text,
                  FILE *out)
{
    Session *session = play->session;
    Arena *arena = arena_new();
    ObservationLog seen;
    const Why why = {.arena = arena,
                     .scene = play->scene,
                     .table = &session->table,
                     .game = &session->game,
                     .seen = &seen,
                     .catalog = session->catalog};
    const About about = {
        &why, &session->sitting.decks[question->player], question->player};
    const bool colour = play->scene->colour;
    const Finding *found;
    Err err = {0};

    play->scene->colour = false;
    observation_log_init(&seen, OBSERVE_TRACE);
    if (about_asks_past(text)) trail_see(&play->past, &seen);
    text += strspn(text, " \t");
    found = *text ? about_key(&about, &play->keys[question->player], question, text)
                  : about_question(&about, question);
    if (!found) found = about_text(&about, text, &err);
    if (found)
        finding_print(found, play->width, true, out);
    else
        terminal_tell(out, "  Not known: %s", err.text);
    observation_log_free(&seen);
    play->scene->colour = colour;
    arena_free(arena);
}
