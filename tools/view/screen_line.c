// screen_line.c -- begins and prints the lines of a board.
//
// No line is wider than the screen.

#include "tools/view/screen_inside.h"

#include <string.h>

void screen_begin(const Screen *screen, Line *line)
{
    line_start(line, screen->scene->colour, screen->width);
}

void screen_begin_labelled(const Screen *screen, const char *label, Line *line)
{
    Line word;

    line_start(&word, false, 0);
    scene_word(label, &word);
    screen_begin(screen, line);
    line_add(line, "  %s", word.text);
    if (line->columns >= (int)strlen(screen->margin)) line_add(line, " ");
    line_pad(line, (int)strlen(screen->margin));
}

void screen_print(const Screen *screen, Line *line)
{
    if (line->colour) line_set_ink(line, INK_PLAIN);
    line_print(line, screen->out);
    ++*screen->drawn;
}

int screen_lowest(const Screen *screen)
{
    return screen->scene->reader == NOBODY ? 0 : screen->scene->reader;
}

bool screen_has_two(const Screen *screen)
{
    return screen->scene->state.players_n == 2;
}
