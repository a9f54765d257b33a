// screen.h -- draws the board with characters.
//
// The reader's side is below, the others are above, shared places in the middle, as on
// a table. Everything comes from the scene's view, so nothing hidden can show.

#ifndef SCREEN_H
#define SCREEN_H

#include <stdio.h>

#include "tools/view/scene.h"

enum { SCREEN_WIDTH_MIN = 40, SCREEN_WIDTH_MAX = 120 };

// Returns the columns of a terminal that has so many, 0: of none, within the limits above.
int screen_width_of(int columns);

// Returns the columns of the terminal behind [file], within the limits above.
int screen_width(FILE *file);

// Returns the rows of the terminal behind [file], 0 if it is no terminal.
int screen_height(FILE *file);

// Draws the whole board to [out]. Returns how many lines it took.
int screen_draw(const Scene *scene, int width, FILE *out);

// Draws the board in [lines] lines, folded as far as that needs. Title, the line of each
// player and the top of the chain are never folded away, so it may take a few more.
int screen_draw_folded(const Scene *scene, int width, int lines, FILE *out);

// What of the board has its place still.
typedef enum {
    SCREEN_WHOLE,
    SCREEN_THINGS, // every thing, in as few lines as it needs
    SCREEN_MAP     // where there is a map: it, and the things of the reader
} ScreenPart;

// Counts the lines of that.
int screen_lines(const Scene *scene, int width, ScreenPart part);

#endif
