// screen_inside.h -- the canvas and the pieces that the files of screen.h share.

#ifndef SCREEN_INSIDE_H
#define SCREEN_INSIDE_H

#include "tools/screen/screen.h"

// CHAIN_FOLDED: items of a chain that a folded board shows.
enum { SCREEN_MARGIN = 10, SCREEN_MARGIN_MAX = 24, CHAIN_FOLDED = 3 };

// How far a board is folded that has too little room, the least first. Each step keeps what
// those before it folded.
typedef enum {
    FOLD_NOTHING,
    FOLD_EMPTY,  // what is empty has no line, nor has what nobody sees
    FOLD_OTHERS, // of the others only what they have in play
    FOLD_FIRSTS, // lines of single cards have none, of nobody
    FOLD_TO_TWO, // things that belong together have two lines
    FOLD_TO_ONE, // or one, and the chain its first items
    FOLD_SHARED, // where there is a map, it is all of what belongs to nobody
    FOLD_PLACES, // a place is one line, with numbers in place of names
    FOLD_SIDES,  // of the others only their own lines
    FOLD_LINES,  // of everybody, beside places and a map without words
    FOLD_LEAST,  // without these
} Fold;

typedef struct {
    const Scene *scene;
    const PlayBoard *board;
    FILE *out; // NULL: lines are only counted
    int width;
    Fold fold;
    const BoardLine *lines; // the lines of each player
    int lines_n;
    int *drawn; // counts the lines on the screen
    int *spare; // lines that a map may take beside those it needs
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

// Returns whether only two play, so that names and points have room.
bool screen_has_two(const Screen *screen);

// Returns the player at the lower edge: the reader. The others sit above, in turn
// order.
int screen_lowest(const Screen *screen);

// Adds an object with all that it shows: "Tibbers 7 -2 ready".
void screen_add_object(const Screen *screen, ObjectId id, Line *line);

// Things that follow each other over as many lines as they need, or as the fold allows.
typedef struct {
    const Screen *screen;
    const char *margin;  // of each further line
    const char *between; // two things of a line
    Line line;           // the current one
    int lines;           // begun so far
    int left_out;        // things that found no room
    bool empty;          // the current line has nothing yet
    bool unfolded;       // nothing is left out in any fold
} Flow;

// Begins a flow of things; the caller may add to its line what stands before them.
void screen_flow(const Screen *screen, const char *margin, Flow *flow);
void screen_flow_add(Flow *flow, const Line *piece);

// Ends it, with [none] if no thing came, and prints what is left of it.
void screen_flow_end(Flow *flow, const char *none);

// Returns whether a LINE_TALLY counts the object.
bool screen_is_tallied(const Screen *screen, ObjectId id);

// Draws the title above the board.
void screen_title(const Screen *screen);

// Draws one line of [player], of [n] rows: all but the first join it. Draws nothing where
// the fold leaves it out.
void screen_row(const Screen *screen, const BoardLine *rows, int n, int player);

// Draws a zone that belongs to nobody.
void screen_shared_row(const Screen *screen, const BoardLine *row);

// Draws the line of [player]: name, points, how many cards lie where.
void screen_player(const Screen *screen, int player);

// Draws what the numbers of the player's things are that have a sheet.
void screen_sheets(const Screen *screen, int player);

// Draws the places that are objects, with both sides of each.
void screen_places(const Screen *screen);

// Draws the map.
void screen_map(const Screen *screen, const char *label);

// Draws the tally of [player], and the resources that the player has.
void screen_tally(const Screen *screen, const BoardLine *row, int player);

#endif
