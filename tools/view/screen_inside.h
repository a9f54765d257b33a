// screen_inside.h -- the canvas and the pieces that the files of screen.h share.

#ifndef SCREEN_INSIDE_H
#define SCREEN_INSIDE_H

#include "tools/view/screen.h"

enum { SCREEN_MARGIN = 10, SCREEN_MARGIN_MAX = 24 };

typedef struct {
    const Scene *scene;
    const PlayBoard *board;
    FILE *out;
    int width;
    const BoardLine *lines; // the lines of each player
    int lines_n;
    int *drawn;                         // counts the lines on the screen
    char margin[SCREEN_MARGIN_MAX + 1]; // spaces, as wide as the longest label
} Screen;

// Columns that the counts in a player's line take.
enum { ROOM_FOR_COUNTS = 54, WIDTH_USUAL = 72 };

// Begins a line as wide as the screen.
void screen_begin(const Screen *screen, Line *line);

// Begins a line with [label], padded to the margin.
void screen_begin_labelled(const Screen *screen, const char *label, Line *line);

// Ends the line and prints it.
void screen_print(const Screen *screen, Line *line);

// Tells whether only two play, so that names and points have room.
bool screen_has_two(const Screen *screen);

// Returns the player at the lower edge: the reader. The others sit above, in turn
// order.
int screen_lowest(const Screen *screen);

// Adds an object with all that it shows: "Tibbers 7 -2 ready".
void screen_add_object(const Screen *screen, ObjectId id, Line *line);

// Adds [piece] to [line]. If it does not fit any more, it begins a further line with
// [margin].
void screen_add_wrapped(const Screen *screen, const Line *piece, const char *margin,
                        Line *line, bool *empty);

// Tells whether a LINE_TALLY counts the object.
bool screen_is_tallied(const Screen *screen, ObjectId id);

// Draws the line of [player]: name, points, how many cards lie where.
void screen_player(const Screen *screen, int player);

// Draws the places that are objects, with both sides of each.
void screen_places(const Screen *screen);

// Draws the tally of [player], and the resources that the player has.
void screen_tally(const Screen *screen, const BoardLine *row, int player);

#endif
