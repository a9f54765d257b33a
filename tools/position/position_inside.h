// position_inside.h -- declarations that the files that read positions share.

#ifndef POSITION_INSIDE_H
#define POSITION_INSIDE_H

#include "tools/door/json_keys.h"
#include "tools/position/position.h"

// The position that is being read, now for [owner].
typedef struct {
    const Position *position;
    const PlayPosition *rows;
    Table *table;
    int mode;
    PlayerId owner;
    const PlayPart *part; // whose cards are being added, NULL: of no row
    uint32_t counters;    // that the owner's part has told, one bit each
    Err *err;
} Reader;

// Fills the error with [format], [what] replacing its %s. Returns -1.
int position_bad(const Reader *reader, const char *format, const char *what);

// Check what the position says: that a value is a map, or of
// a kind, or a number up to [most]; that a card is of one of [types], that the part that
// is being read takes it, that there is room for one more. Return 0, or -1 with the
// error filled.
int position_check_map(const Reader *reader, const char *key, const json_t *value);
int position_check_value(const Reader *reader, const char *key, KeyKind kind,
                         const json_t *value);
int position_check_number(const Reader *reader, const char *key, const json_t *value,
                          int most, int *n);
int position_check_type(const Reader *reader, CardId id, const char *where, int types);
int position_check_card(const Reader *reader, CardId id);
int position_check_room(const Reader *reader, SpotId spot);

// Checks every invariant of the game as it has been set up.
int position_check_whole(const Reader *reader);

// Return the largest number of points, and of a counter, that a position may name.
int position_points_most(const Reader *reader);
int position_counter_most(const Reader *reader, int counter, bool of_player);

// Puts one card, named or described, into [spot], where it counts as since the turn
// before. Returns its id, 0 with the error filled.
ObjectId position_add_card(Reader *reader, const json_t *json, SpotId spot);

// Puts a list of cards, or one card, into [spot]. Returns 0, or -1 with the error filled.
int position_add_cards(Reader *reader, const json_t *list, SpotId spot);

#endif
