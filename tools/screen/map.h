// map.h -- draws a map of spaces with characters, or the part of it that fits.
//
// Each space is a cell between two bars: the number of the space, its marks, and what is
// there, each as a sign. Rows of hexes are shifted by half a cell, so that the six
// neighbours of a cell touch it. All but the signs of a game is ASCII.

#ifndef MAP_H
#define MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "tools/view/line.h"

enum { MAP_SIGN_BYTES = 12, MAP_MEANING_BYTES = 64 };

typedef struct {
    char text[MAP_SIGN_BYTES]; // "f", "g2"
    char meaning[MAP_MEANING_BYTES];
    uint8_t ink; // Ink
} MapSign;

typedef struct {
    int16_t x, y;    // of hexes the axial coordinates
    uint16_t number; // under which it is an option, 0: none
    uint16_t first;  // of its signs, in Map.uses
    uint8_t marks_n; // its own signs, which come first,
    uint8_t n;       // and all of them
} MapSpace;

typedef struct {
    bool hexes;
    const MapSpace *spaces;
    int spaces_n;
    const MapSign *signs;
    const uint16_t *uses; // rows of `signs`
} Map;

// The directions in which a window leaves spaces out.
enum { MAP_NORTH = 1, MAP_EAST = 2, MAP_SOUTH = 4, MAP_WEST = 8 };

// A part of a map. Columns of a map are half cells.
typedef struct {
    int column, row;    // its first ones,
    int columns, rows;  // and how many
    int width;          // of a line of the screen
    int cell;           // letters that a cell takes, its left bar included; even
    int numbers, marks; // letters of these in a cell
    unsigned more;      // MAP_ bits
} MapWindow;

// Returns the column of a space: two for each cell.
int map_column(const Map *map, const MapSpace *space);

// Returns the window of [rows] lines of [width] letters whose middle is as near to this
// column and row as the borders of the map allow; 0 rows: all.
MapWindow map_window(const Map *map, int column, int row, int width, int rows);

// Returns the window east of this one, of the same rows; 0 columns: there is none.
MapWindow map_window_east(const Map *map, const MapWindow *window);

// Returns whether the window shows the space as a whole.
bool map_shows(const Map *map, const MapWindow *window, const MapSpace *space);

// Adds line [i] of the window: the space [focus] in brackets (-1: none), `<` and `>` where
// the row goes on, and `+` where a cell has no room for a sign.
void map_line(const Map *map, const MapWindow *window, int i, int focus, Line *line);

// Returns whether some cell of the window has more signs than room.
bool map_is_full(const Map *map, const MapWindow *window);

// Returns whether the window has the sign in some cell.
bool map_uses(const Map *map, const MapWindow *window, int sign);

#endif
