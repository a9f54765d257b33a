// screen_line.c -- begins and prints the lines of a board, and lets things flow over them.
//
// No line is wider than the screen. Where the board is folded, things that belong together
// have few lines; what finds no room there is counted, never forgotten.

#include "tools/screen/screen_inside.h"

#include <string.h>

enum { ROOM_FOR_REST = 11 }; // columns of " · 123 more"

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
    if (screen->out) line_print(line, screen->out);
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

// Returns how many lines things have that belong together; 0: as many as they need.
static int lines_at_most(const Flow *flow)
{
    const Fold fold = flow->screen->fold;

    if (flow->unfolded) return 0;
    if (fold >= FOLD_TO_ONE) return 1;
    return fold >= FOLD_TO_TWO ? 2 : 0;
}

void screen_flow(const Screen *screen, const char *margin, Flow *flow)
{
    flow->screen = screen;
    flow->margin = margin;
    flow->between = " · ";
    flow->lines = 1;
    flow->left_out = 0;
    flow->empty = true;
    flow->unfolded = false;
    screen_begin(screen, &flow->line);
}

static void break_line(Flow *flow)
{
    screen_print(flow->screen, &flow->line);
    screen_begin(flow->screen, &flow->line);
    line_add(&flow->line, "%s", flow->margin);
    flow->lines++;
    flow->empty = true;
}

// Adds a thing that is wider than a line, word by word.
static void add_words(Flow *flow, const Line *piece)
{
    int at = 0;

    while (true) {
        const int room = flow->screen->width - flow->line.columns;

        at = line_join_words(&flow->line, piece, at, room);
        if (!at) break;
        break_line(flow);
    }
    flow->empty = false;
}

void screen_flow_add(Flow *flow, const Line *piece)
{
    const int width = flow->screen->width, most = lines_at_most(flow);
    const bool is_last = most && flow->lines >= most;
    const int wanted = flow->line.columns + piece->columns + 3;

    if (flow->left_out || (is_last && !flow->empty && wanted + ROOM_FOR_REST > width)) {
        flow->left_out++;
        return;
    }
    if (!flow->empty && wanted > width) break_line(flow);
    if (!flow->empty) line_add(&flow->line, "%s", flow->between);
    if (flow->line.columns + piece->columns > width && !is_last) {
        add_words(flow, piece);
        return;
    }
    line_join(&flow->line, piece);
    flow->empty = false;
}

void screen_flow_end(Flow *flow, const char *none)
{
    if (flow->empty) line_add(&flow->line, "%s", none);
    if (flow->left_out)
        line_add(&flow->line, "%s%d more", flow->between, flow->left_out);
    screen_print(flow->screen, &flow->line);
}
