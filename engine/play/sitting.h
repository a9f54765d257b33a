// sitting.h -- the games of one sitting: how they begin, who has won, what comes next.
//
// A Sitting is plain data and lies beside the Game that is being played; between two
// games it is all there is. Every game has at least one mode: a game without rows of
// modes (play_sitting.h) has one of a single game for its number of players.
//
//     sitting_start(rules, &sitting, &setup);
//     do sitting_begin(&sitting, &game, &table) ... sitting_end(&sitting, &game, &table)
//     while (!sitting_is_over(rules, &sitting));

#ifndef SITTING_H
#define SITTING_H

#include "engine/kernel/game/game.h"
#include "engine/play/deck.h"

// The settings of a sitting: those of a game, and those of every game.
enum { SITTING_MEMORY = 6, SITTING_SETTINGS = SETTINGS_MAX + 1 };

typedef struct {
    const char *name; // "match"
    uint8_t players;  // exactly so many
    uint8_t teams;    // how many share points; 0: each for themselves
    uint8_t points;   // that win the game, 0: it is not won by points
    bool series;      // several games, until one player has won most of them
    const char *doc;
} PlayMode;

// All that a sitting follows from, beside its answers.
typedef struct {
    int mode; // row of the game's modes
    uint64_t seed;
    uint8_t settings[SITTING_SETTINGS]; // by row; 0: as usual
    Deck decks[SEATS_MAX];              // of as many seats as the mode has
} Setup;

typedef struct {
    uint64_t seed; // of the first game; each further one has the next number
    uint8_t mode;
    uint8_t settings[SITTING_SETTINGS];
    uint8_t games; // begun
    uint8_t wins[SEATS_MAX];
    uint8_t playing; // a game has begun and not ended
    uint8_t broken;  // a script failed, or it is no sitting at all: no more games
    uint8_t winners; // of the last game, one bit each
    uint64_t memory[SITTING_MEMORY]; // the game's own, from one game to the next
    Deck decks[SEATS_MAX];           // as they are now
} Sitting;

// ---- modes and settings of a game

// Counts the modes, and returns one of them.
int sitting_modes_n(const Rules *rules);
PlayMode sitting_mode(const Rules *rules, int mode);

// Finds the mode called [name], or the usual one of so many players. Returns -1 where
// there is none.
int sitting_mode_find(const Rules *rules, const char *name);
int sitting_mode_usual(const Rules *rules, int players);

// Finds the mode of several games. Returns -1 where there is none.
int sitting_mode_series(const Rules *rules);

// Returns the team of a seat: a number that only its teammates share.
int sitting_team(const Rules *rules, int mode, int seat);

// Returns the mode that [state] is a game of.
int sitting_mode_of(const Rules *rules, const State *state);

// Counts the settings, returns one of them, finds the one called [name] (-1: none).
int sitting_settings_n(const Rules *rules);
const struct PlaySetting *sitting_setting(const Rules *rules, int setting);
int sitting_setting_find(const Rules *rules, const char *name);

// Writes the names of all modes into [text], a space before each, for messages. Returns
// [text].
const char *sitting_mode_names(const Rules *rules, char *text, size_t size);

// ---- the games

// Starts a sitting from [setup]. No game has begun yet.
void sitting_start(const Rules *rules, Sitting *sitting, const Setup *setup);

// Returns a sitting of one game that is played already, after which none follows.
Sitting sitting_of_game(int mode, uint64_t seed);

// Puts the next game before its first step. [table] is ready, see table_init.
void sitting_begin(Sitting *sitting, Game *game, Table *table);

// Takes down how the game ended. Does nothing while no game is played.
void sitting_end(const Rules *rules, Sitting *sitting, const Game *game);

// Returns whether no further game follows.
bool sitting_is_over(const Rules *rules, const Sitting *sitting);

// Returns the player who won the sitting, NOBODY while that is open or where nobody did.
// Where several have won its only game it is none of them: sitting_winners are all.
PlayerId sitting_winner(const Rules *rules, const Sitting *sitting);
unsigned sitting_winners(const Rules *rules, const Sitting *sitting); // one bit each

// Returns the seed of the game that is played.
uint64_t sitting_seed(const Sitting *sitting);

// Judges a Sitting from elsewhere, which says how the game [state] came about. Returns
// NULL, or why it is none of this library's.
const char *sitting_refusal(const Sitting *sitting, const State *state,
                            const Library *library);

#endif
