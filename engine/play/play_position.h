// play_position.h -- the part of Play by which a position is described in words.
//
// Scenarios and the protocol describe a position as JSON: for each player the cards of
// each zone, with details, for the game its moment and its places. General code reads the
// description with these rows. It knows the keys that every game has without rows:
// players, turn, turn_player, points, counters, resources and the named counters.
//
// A game without the rows of parts is described by its zones: the name of a player's zone
// is the key of the cards in it, that of a shared zone a key of the game; and the names of
// statuses and counters are those of details.

#ifndef PLAY_POSITION_H
#define PLAY_POSITION_H

#include "engine/cards/value.h"
#include "engine/kernel/game/game.h"
#include "engine/play/play_places.h"

typedef enum {
    PART_CARDS,     // a card or a list of cards, in `zone` of the player
    PART_AT_PLACES, // { place = cards }, in `zone` of the place
    PART_COUNTED, // { domain = 4 } or { domain = { ready = 2, exhausted = 1 } }: so many
                  // cards of that name, in `zone` of the player
    PART_CONTROLS,  // a list of places, which the player controls
    PART_NOTE,      // a card that `note` writes down; it is put nowhere
    PART_EXHAUSTED, // true: the first card of `zone` is exhausted
} PartKind;

// One key of a player's description.
typedef struct {
    const char *key;
    const char *what; // its name in messages
    const char *ends; // PART_COUNTED: the second part of a card's name
    // A position that is filled has [fill_n] such cards in `zone` unless it has the
    // key.
    const char *fill;
    void (*note)(State *state, PlayerId player, CardId card);
    uint8_t fill_n;
    uint8_t kind; // PartKind
    uint8_t zone;
    bool exhausted; // PART_COUNTED: a mere number is one of exhausted cards
    // The cards that may lie there: of one of these types (0: of any) and of one of these
    // supertypes (0: of any), tokens or not, so many at once (0: any number).
    uint16_t types, supertypes;
    bool tokens;
    uint8_t most;
} PlayPart;

typedef enum { DETAIL_COUNTER, DETAIL_STATUS } DetailKind;

// One key of a card's description: a row of the game's counters or statuses.
typedef struct {
    const char *key;
    uint8_t kind; // DetailKind
    uint8_t row;
    uint8_t most;   // DETAIL_COUNTER: so many at once
    uint16_t types; // of the cards that can have it, 0: all
} PlayDetail;

// One key of the game's description that is a number.
typedef struct {
    const char *key;
    int least, most;
    void (*set)(State *state, int n);
} PlayNumber;

// A note of the game.
typedef struct {
    const char *name;
    const char *label; // before it on screens
    const char *doc;   // "" without one
    bool shown;        // screens and views show it
    bool per_player;   // each player has one
    uint8_t most;      // values that it keeps in order; 0: it keeps one and is no list
    uint8_t words_n;
    const char *const *words; // for the numbers from 1 on; NULL: it keeps any value
} PlayNote;

// One value of a note: [player] is NOBODY of a note that all share, [entry] is counted
// from 0.
typedef struct {
    int note;
    PlayerId player;
    int entry;
} NotePlace;

// The notes of the game. Each value is a number, a player or a thing, or nil.
typedef struct {
    // Returns the row of a note, NULL behind the last one.
    const PlayNote *(*row)(const Rules *rules, int note);
    // Returns how many values a note keeps now: those of a list, else 1.
    int (*count)(const Rules *rules, const State *state, NotePlace place);
    Value (*read)(const Rules *rules, const State *state, NotePlace place);
    void (*write)(const Rules *rules, State *state, NotePlace place, Value value);
} PlayNotes;

typedef struct PlayPosition {
    const PlayPart *parts;
    int parts_n;
    const PlayDetail *details;
    int details_n;
    const PlayNumber *numbers;
    int numbers_n;
    const PlayPlaces *places; // NULL: no place is an object
    // Types of the cards that are a place, that can bear others, and that can be borne;
    // 0: all.
    uint16_t place_types, bearing_types, borne_types;
    uint8_t points_most;       // of a player
    uint16_t token_supertypes; // by which a card is known as a token

    // Empties [game] for [mode]: everybody is there, nobody has a card, and player 0 may
    // act in an ordinary turn. [table] is looking at it afterwards.
    void (*begin)(Game *game, Table *table, int mode, uint64_t seed);
    // Puts a card somewhere and marks it as that place asks for.
    ObjectId (*add)(Table *table, CardId card, PlayerId owner, SpotId spot);
    // Notes who took the first turn. Turn and turn player are set already.
    void (*set_first)(State *state, PlayerId first);
    // Sets the phase of that name, in any case of letters. False: there is none.
    bool (*set_phase)(State *state, const char *name);
    const PlayNotes *notes; // NULL: the game remembers nothing that has a name
    // Plays with [value] for the setting of that row of the game's own.
    void (*set_setting)(const Rules *rules, State *state, int setting, int value);
    // Returns how many things a spot of the zone holds, 0: any number; NULL: all hold any.
    int (*room)(const Rules *rules, int zone);
    // Returns how many of a counter a thing, or a player, has at most, the same for all; 0:
    // any number. NULL: so for all.
    int (*counter_most)(const Rules *rules, int counter, bool of_player);
    // Derives what follows from where everything stands; the game can go on then.
    void (*complete)(Game *game, Table *table);
} PlayPosition;

#endif
