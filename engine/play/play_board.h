// play_board.h -- the part of Play by which a game is shown: on a screen and in views.
//
// Rows say what general code cannot know: how the lines of a player are laid out, which
// numbers of the game are shown, which words and colours things have. A text with a place
// to fill has one `%` there.
//
// A game without this part is shown by its zones: a line for each zone of a player and
// for each shared one, cards by name, every status and counter by the name of its row.

#ifndef PLAY_BOARD_H
#define PLAY_BOARD_H

#include "engine/kernel/table/table.h"
#include "engine/play/ink.h"
#include "engine/play/play_places.h"

typedef enum {
    READING_NUMBER,
    READING_TRUTH,  // 0 or not
    READING_PLAYER, // a PlayerId, NOBODY: none
    READING_PLACE,  // the index of a place that is an object itself, -1: none
    READING_WORD,   // one of `words`
} ReadingKind;

// A number of the game beside mode, turn and turn player. Views as JSON hold all of them,
// in this order.
typedef struct {
    const char *name;
    uint8_t kind; // ReadingKind
    int (*read)(const State *state);
    const char *const *words; // READING_WORD: by number
} PlayReading;

// A piece of the title above the board, left out where its reading is none.
typedef struct {
    const char *text;     // " · leads: %"
    uint8_t reading;      // that fills it
    uint8_t only, unless; // 1 + a reading that must be true, or must not be; 0: any
} BoardNote;

typedef enum {
    LINE_PLAYER,  // name, points, how many cards lie where
    LINE_OBJECTS, // every object of `zone` with its details; what is tallied is left out
    LINE_FIRST,   // the first object of `zone` with its details
    LINE_NAME,    // the first object of `zone` by name
    LINE_HAND,    // every card of `zone` with its cost; left out where others' are many
    LINE_TALLY,   // what is tallied in `zone`, by colour, and the player's resources
    LINE_COUNT,   // only how many cards lie in `zone`
} BoardLineKind;

// A line of a player. Lines are listed from the edge of the screen to the middle.
typedef struct {
    uint8_t kind; // BoardLineKind
    uint8_t zone;
    bool joins; // it goes on in the line before, at the other edge as well
    const char *label;
    const char *empty; // instead of nothing
    uint8_t total;     // 1 + the derived number whose sum over `zone` it shows; 0: none
    uint8_t beside;    // 1 + a zone whose things stand at the end of the line; 0: none
} BoardLine;

// A counter of players that is drawn as signs, not written as a number.
typedef struct {
    const char *has, *lost; // one of them, and one that is gone; NULL: not drawn
    uint16_t of;            // so many there were in the beginning
} BoardSymbol;

// How many cards lie in a zone, in the line of the player.
typedef struct {
    const char *label;
    uint8_t zone;
    bool if_any; // left out where there are none
} BoardCount;

typedef struct {
    bool hidden; // not shown on the screen
    uint8_t ink;
} BoardStatus;

typedef struct {
    const char *shown; // behind the name on the screen: " -%", " hurt"
    const char *told;  // behind the name in options: ", % damage"; NULL: not told
    uint8_t ink;
    bool of_main; // it goes with the main number of an object, as damage does
} BoardCounter;

// How places that are objects themselves are drawn, with both sides of each.
typedef struct {
    const PlayPlaces *rows;
    uint8_t zone;         // holds the things on the place, and the place itself
    uint8_t under;        // 1 + the zone of what lies face down there; 0: none
    const char *disputed; // its name in views; NULL: no place is disputed
    const char *shown;    // behind the name of a disputed place
    PlayerId (*disputed_by)(const State *state, int place);
} BoardPlaces;

// How the map of a game is drawn.
enum { BOARD_MARKS_MAX = 4 };
typedef struct {
    uint8_t marks[BOARD_MARKS_MAX]; // facts of spaces that it shows
    uint8_t marks_n;                // 0: their first fact of words
    const char *letters; // of things, by row of Rules.kinds, 0: none; NULL: of none
    const bool *owned;   // things of which kinds are players', by row; NULL: of none
} BoardMap;

typedef struct PlayBoard {
    const PlayReading *readings;
    int readings_n;
    uint8_t phase;  // 1 + the reading that the title begins with; 0: none
    uint8_t goal;   // 1 + the reading that says how many points win; 0: none
    bool no_points; // nobody ever has any
    uint8_t named;  // 1 + the zone whose first card gives a player the name; 0: none
    // 1 + the kind whose things on the board have a line with all their numbers, below that
    // of their player; 0: none
    uint8_t sheet;
    const BoardNote *notes;
    int notes_n;
    const BoardLine *lines;
    int lines_n; // 0: a line for each zone
    const BoardCount *counts;
    int counts_n;
    const char *const *zones;     // words for zones by row; NULL: the name of the row
    const BoardStatus *statuses;  // by row; NULL: all are shown
    const BoardCounter *counters; // by row; NULL: all are shown
    const uint8_t *inks;          // of words of the fact FACT_IDENTITY, by row
    const BoardPlaces *places;    // NULL: no place is an object
    const BoardLine *middle;      // of zones that all players share, from above
    int middle_n;
    const BoardSymbol *symbols; // of the named counters of players, by row; NULL: none
    int symbols_n;
    BoardMap map;
    uint32_t unseen; // named statuses that are not shown on the screen, one bit each
    uint8_t total;   // 1 + the derived number whose sum a player's line tells: over all
                     // lines that tell it
    const char *pool; // before the resources of a player: "floating"; NULL: "has"
    uint16_t tallied; // types that a LINE_TALLY counts, one bit each
    uint16_t settled; // types of things whose owner and place go without saying
} PlayBoard;

// Returns the board of a game, or the default one.
const PlayBoard *play_board(const Rules *rules);

// Returns the reading of that number less 1 (PlayBoard.phase, .goal); NULL for 0.
const PlayReading *play_board_reading(const PlayBoard *board, int reading);

// Return whether the kind means the card; whether a thing with it belongs to a player, on the
// map.
bool play_board_means(const KindRow *kind, const Card *card);
bool play_board_is_owned(const PlayBoard *board, const Rules *rules, const Card *card);

// Returns whether some line tells the sum of a derived number.
bool play_board_has_totals(const PlayBoard *board);

// Returns whether there is nothing to tell: nobody, no place, not true.
bool play_board_is_none(const PlayReading *reading, const State *state);

// Fills [lines] with those of a game that says none: a line for each zone of a player
// that is not secret. Returns how many.
enum { BOARD_LINES_MAX = ZONES_MAX + 2, BOARD_COUNTS_MAX = 12 };
int play_board_lines(const Rules *rules, BoardLine *lines);

// Returns the word for a OBJECT_ bit, NULL for one that no player sees.
const char *play_board_flag(int mark);

#endif
