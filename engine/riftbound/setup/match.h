// match.h -- the games of one sitting: who has won, and what each player may bring next.
//
// A Match is plain data and lies beside the Game that is being played; between two
// games it is all there is. Every mode is played as one: in all but the match (486) it
// is over after a game, however that ended. In a match games without a winner do not
// count (TR 404), the loser of the last game says who begins the next (TR 407), each
// player presents a battlefield that won games have seen least (486.5, 486.6.a), and
// cards may change places with the sideboard after a game that was won (TR 403).
//
//     match_start(&match, ...);
//     do match_begin(&match, &game, &table) ... match_end(&match, &game)
//     while (!match_is_over(&match));
//
// Layer 14: includes setup.h.

#ifndef MATCH_H
#define MATCH_H

#include "engine/riftbound/setup/setup.h"

enum { MATCH_GAMES_MAX = 15 }; // so many draws are no sitting any more

typedef struct {
    uint64_t seed;   // of the first game; each further one has the next number
    uint8_t mode;    // Mode
    uint8_t best_of; // games: 1, 3, 5; 1 outside a match
    uint8_t games;   // begun
    uint8_t wins[SEATS_MAX];
    uint8_t chooser; // 1 + who says who begins the next game; 0: as the mode has it
    uint8_t playing; // a game has begun and not ended
    uint8_t swaps;   // before the next game cards change places
    uint8_t floats;  // adding resources by hand is offered
    uint8_t broken;  // a script failed, or it is no match at all: no more games
    PlayerId last;   // winner of the last game, NOBODY: a draw
    uint8_t presented[SEATS_MAX][DECK_BATTLEFIELDS_MAX]; // in won games
    Deck decks[SEATS_MAX];                               // as they are now
} Match;

// [best_of] counts in a match only: 1, 3, 5; 0 is 3.
void match_start(Match *match, Mode mode, int best_of, const Deck *decks,
                 uint64_t seed);

// Puts the next game before its first step. [table] is ready, see table_init.
void match_begin(Match *match, Game *game, Table *table);

// Takes down how the game ended. Without a game that is played it does nothing.
void match_end(Match *match, const Game *game);

bool match_is_over(const Match *match);

// Who won it, NOBODY while that is open or where nobody did.
PlayerId match_winner(const Match *match);

// The seed of the game that is played.
uint64_t match_seed(const Match *match);

// Why a Match from elsewhere, which says how the game [state] came about, is none of
// this library's. NULL if it is one.
const char *match_refusal(const Match *match, const State *state,
                          const Library *library);

// Whether the player may present that battlefield of their deck in the next game.
Refusal match_may_present(const Match *match, PlayerId player, int battlefield);

#endif
