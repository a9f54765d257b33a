// screen_inside.h -- what the files of screen.h share: where they draw, and pieces of it.

#ifndef SCREEN_INSIDE_H
#define SCREEN_INSIDE_H

#include "tools/view/screen.h"

enum { SCREEN_MARGIN = 10, SCREEN_MARGIN_MAX = 24 };

typedef struct {
    const Scene *scene;
    const PlayBoard *board;
    FILE *out;
    int width;
    BoardLine lines[BOARD_LINES_MAX]; // of each player
    int lines_n;
    char margin[SCREEN_MARGIN_MAX + 1]; // spaces, as many as labels take
} Screen;

// Columns that the counts of a player's line take.
enum { ROOM_FOR_COUNTS = 54, WIDTH_USUAL = 72 };

// Begins a line as wide as the screen.
void screen_begin(const Screen *screen, Line *line);

// Begins it with [label], up to the margin.
void screen_begin_labelled(const Screen *screen, const char *label, Line *line);

// Ends the line and prints it.
void screen_print(const Screen *screen, Line *line);

// Whether two play, so that names and points have room.
bool screen_has_two(const Screen *screen);

// The player at the lower edge: the reader. The others sit above, in turn order.
int screen_lowest(const Screen *screen);

// Adds an object with all that it shows: "Tibbers 7 -2 ready".
void screen_add_object(const Screen *screen, ObjectId id, Line *line);

// Adds [piece] to [line], on a further line that begins with [margin] where it does not
// fit any more.
void screen_add_wrapped(const Screen *screen, const Line *piece, const char *margin,
                        Line *line, bool *empty);

// Whether a LINE_TALLY counts the object.
bool screen_is_tallied(const Screen *screen, ObjectId id);

// Draws the line of [player]: name, points, how many cards lie where.
void screen_player(const Screen *screen, int player);

// Draws the places that are objects themselves, with both sides of each.
void screen_places(const Screen *screen);

// Draws what is tallied of [player], and what the player has to pay with.
void screen_tally(const Screen *screen, const BoardLine *row, int player);

#endif
