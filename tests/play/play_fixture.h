// play_fixture.h -- cards, decks, and games with watched steps, for all play tests.
//
// A deck is named: one of the published ones, or "made-N", which is drawn from all
// playable cards by the number N alone and ignores the rules of construction; "made-N+CODE"
// has that card many times. So two names, a seed and the bots tell a whole game, and every
// failure says them in a form that can be typed:
//
//     PLAY="made-3 proving-grounds-annie 17 greedy random" build/tests/play/random_play_test
//     PLAY="teams made-1 made-2 made-3 made-4 5 random random greedy random" build/...
//
// The mode stands before the decks; without it the usual one for so many decks.
//
// Only one game is watched at a time.

#ifndef PLAY_FIXTURE_H
#define PLAY_FIXTURE_H

#include "engine/riftbound/setup/setup.h"
#include "tools/session/session.h"

enum {
    PUBLISHED = 12,    // decks
    STEPS_MAX = 60000, // of one game; the longest ones take a tenth
    DECK_NAME = 64,
};

extern const char *const published[PUBLISHED];

// Everything that determines a game.
typedef struct {
    Mode mode;
    char decks[SEATS_MAX][DECK_NAME]; // of as many seats as the mode has
    uint64_t seed;
    SeatKind bots[SEATS_MAX];
} Plan;

// Called after every finished step, with its state.
typedef struct {
    void *self;
    void (*look)(void *self, Table *table);
} Watcher;

// Opens the built database with every card loaded. Ends the program if there is none.
Session *play_open(void);

// Returns whether LONG=1 in the environment asks for ten times more.
bool play_long(void);

// Returns whether SAFE=1 (under sanitizers) or SHORT=1 (make test-changed) asks for an eighth.
bool play_short(void);

// Returns how many games a test of [n] games plays: two fifths of them, ten times as many as [n]
// with LONG=1 in the environment, an eighth of [n] where it shall be short.
int play_scale(int n);

// Returns whether the environment asks for one game: PLAY="[MODE] DECK... SEED
// [BOT...]".
bool play_asked(Plan *plan);

int plan_seats(const Plan *plan);

// Plans game number [i] of a long row: decks and bots of all kinds. With [many] the
// modes for more than two players take turns, otherwise all games are duels.
void plan_any(Plan *plan, int i, bool many);

// Finds the deck of that name. Ends the program if there is none.
void play_deck(Session *session, const char *name, Deck *deck);

// Puts the game of [plan] before its first step, with empty seats. After each finished
// step it shows the game to [watcher]; without one it checks it instead (game_ranges,
// game_verify, no card lost). A broken invariant and more than STEPS_MAX steps end the game
// as a fault with its text.
void play_start(Session *session, const Plan *plan, const Watcher *watcher);

// Watches the game that was started last on [table] too.
void play_watch(Table *table);

// Seats the plan's bots in the process.
void play_seat_bots(Session *session);

// Returns the command that plays the game again, for a failure. Valid until the next
// call.
const char *play_again(const Plan *plan, const char *test);

#endif
