// position.h -- sets up a game as a position describes it, for scenarios and the
// protocol.
//
// The description is JSON (a scenario's Lua table becomes the same JSON);
// docs/scenarios.md explains it. Its keys are rows of the game's PlayPosition. Cards
// are loaded when the position names them. Parts that it does not name are empty, or
// hold plain cards if [fill] is set.

#ifndef POSITION_H
#define POSITION_H

#include <jansson.h>

#include "engine/kernel/game/game.h"
#include "engine/play/play_position.h"
#include "tools/catalog/catalog.h"
#include "tools/door/json_keys.h"

// A position that is being set up.
typedef struct {
    Catalog *catalog;
    Table *table; // ready to play; its log and agents are the caller's
    Game *game;
    const char *const *players; // their names, for "controller" and "turn_player"
    uint64_t seed;
    bool fill;
    bool of_lua; // an empty list may be a map: Lua writes both as {}
} Position;

// Adds the keys that a position of this game may have.
void position_keys(const Rules *rules, JsonKeys *keys);

// Returns the first card of the game that cannot be played, NULL if all can.
const Card *position_unplayable(const Table *table);

// Sets up the game of [position] as [json] describes it: {"players": [...],
// "turn_player": 0, "turn": 3 ...}. Returns 0, or -1 with [err].
int position_read(const Position *position, const json_t *json, Err *err);

// Changes a game that waits for the first answer of a step: [json] has keys of [player] in a
// position, whose cards and numbers are added to what is there; POSITION_TAKE takes the
// player's card of that name out of the game, on the board first. Returns 0, or -1 with
// [err]; the game may be changed in part then.
#define POSITION_TAKE "take"
int position_change(const Position *position, int player, const json_t *json, Err *err);

// Finds the mode that [json] names under "mode", which must be one for so many [seats].
// Without "mode" it is the usual one. Returns -1 with [err].
int position_mode(const Rules *rules, const json_t *json, size_t seats, Err *err);

// Finds the player that [json] means, by name or number; -1 for anything else.
int position_player(const Position *position, const json_t *json);

// Takes the side off the front of a name, "foe's " or "your ". Returns that player; -1: it has
// none, and [text] stays.
int position_side(const State *state, const char *const *players, const char **text);

// Finds a place, or a player's zone in which things may stand; "foe's" before the name
// says whose. NOWHERE: there is none.
SpotId position_spot(const Table *table, const char *const *players, const char *text,
                     int player);

// Return the name of a card, and that of a spot as [player] says it, which the caller frees.
const char *position_card_name(const Table *table, ObjectId id);
char *position_spot_name(const Table *table, const char *const *players, SpotId spot,
                         int player);

// Returns the game's rows, empty ones if it has none.
const PlayPosition *position_rows(const Rules *rules);

// Finds the place called [name], "#2" for the second of that name; -1: none.
int position_place(const Table *table, const char *name);

// Returns the space of the map whose card has that name or code; NOWHERE: none has.
SpotId position_space(const Table *table, const char *name);

// Returns the spot of the things at that place.
SpotId position_place_spot(const Table *table, int place);

// Finds the player's zone of that name in which things may stand as at a place; -1:
// none.
int position_home(const Rules *rules, const char *name);

// Finds the note of the game called [name]; -1: there is none.
int position_note(const Rules *rules, const char *name);

// Finds the zone of that name and scope in a game whose zones are the keys; -1: none.
int position_zone(const Rules *rules, const char *name, Scope scope);

// Tell whether the card is a face of a die that has this word, and find the only face that
// has it; 0: there is none, or with [err] there are several.
bool position_face_shows(const Library *library, CardId card, const char *word);
CardId position_face(Catalog *catalog, const char *word, Err *err);

#endif
