// screen_inside.h -- what the files of screen.h share: where they draw, and a line of it.

#ifndef SCREEN_INSIDE_H
#define SCREEN_INSIDE_H

#include "tools/view/screen.h"

typedef struct {
    const Scene *scene;
    FILE *out;
    int width;
} Screen;

// Columns that the counts of a player's line take.
enum { ROOM_FOR_COUNTS = 54, WIDTH_USUAL = 72 };

// Begins a line as wide as the screen.
void screen_begin(const Screen *screen, Line *line);

// Ends the line and prints it.
void screen_print(const Screen *screen, Line *line);

// Whether two play: names and points then have room.
bool screen_is_duel(const Screen *screen);

// The line of [player]: name, points, how many cards lie where.
void screen_player(const Screen *screen, int player);

// The first of the card's domains, -1 for none.
int screen_first_domain(const Card *card);

// The line of runes and rune pool.
void screen_runes(const Screen *screen, int player);

#endif
