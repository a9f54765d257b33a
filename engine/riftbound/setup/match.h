// match.h -- a sitting of Riftbound: what each player may bring to the next game.
//
// Every mode is played as a match: in all but the match (486) it is over after a game,
// however that ended. In a match games without a winner do not count (TR 404), the loser
// of the last game says who begins the next (TR 407), each player presents a battlefield
// that won games have seen least (486.5, 486.6.a), and cards may change places with the
// sideboard after a game that was won (TR 403). The functions are those of PlaySitting.

#ifndef MATCH_H
#define MATCH_H

#include "engine/base/limit.h"
#include "engine/play/sitting.h"
#include "engine/riftbound/setup/setup.h"

// The settings of a sitting, in the order of their rows.
typedef enum {
    SETTING_FLOATS,  // adding resources by hand is offered
    SETTING_BEST_OF, // games of a match: 1, 3, 5; 1 outside a match
    SETTING_COUNT
} Setting;

// Kept in Sitting.memory from game to game.
typedef struct {
    uint8_t chooser; // 1 + who says who begins the next game; 0: as the mode has it
    uint8_t swaps;   // before the next game cards change places
    uint8_t presented[PLAYERS_MAX][DECK_BATTLEFIELDS_MAX]; // in won games
} MatchMemory;

_Static_assert(sizeof(MatchMemory) <= sizeof(uint64_t[SITTING_MEMORY]),
               "a sitting has room for what a match remembers");

// Start a sitting; begin its next game; take the result of a game.
void match_start(Sitting *sitting);
void match_begin(Sitting *sitting, Game *game, Table *table);
void match_end(Sitting *sitting, const Game *game);

// Return whether the sitting is over, who has won it, and why its next game cannot be
// played, NULL if it can.
bool match_is_over(const Sitting *sitting);
PlayerId match_winner(const Sitting *sitting);
const char *match_refusal(const Sitting *sitting, const State *state);

// Returns why the player may not present that battlefield of their deck in the next
// game, REFUSAL_NONE: they may.
Refusal match_may_present(const Sitting *sitting, PlayerId player, int battlefield);

#endif
