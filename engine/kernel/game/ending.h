// ending.h -- why a game is over: by which way of the game, or of the program.
//
// Each way is a row with a name and a sentence. A game brings its own (Rules.endings); the
// program has five for all games: won, drawn, limit, fault, and lost (by all).

#ifndef ENDING_H
#define ENDING_H

#include "engine/kernel/table/table.h"

// The program's own ways, and the number of the first way of a game.
enum {
    ENDING_WON,
    ENDING_DRAWN,
    ENDING_LIMIT,
    ENDING_FAULT,
    ENDING_LOST,
    ENDING_OF_GAME
};

enum { ENDING_WAYS = ENDING_OF_GAME + ENDINGS_MAX, ENDING_TEXT = 480 };

// Ends the game: [winner] has won, NOBODY: nobody. [row] is one of the game's endings, -1:
// none of them. A game that is over stays as it ended.
void ending_set(Table *table, PlayerId winner, int row);

// Does the same with [winners], one bit each; 0: all have lost.
void ending_set_winners(Table *table, unsigned winners, int row);

// Returns the only winner, NOBODY where nobody has won or several have.
PlayerId ending_winner(const State *state);
PlayerId ending_only_one(unsigned winners);

// Returns all who have won: those that are named, and who plays in a team with them. One
// bit each.
unsigned ending_winners(const State *state);

// Notes a card that may be part of a circle, or forgets them all. Those that are noted when
// the game ends are named: the cards of a circle, or those that went on up to a limit.
// The last ones that are noted stay, where the second function notes them.
void ending_note_card(State *state, CardId card);
void ending_note_last_card(State *state, CardId card);
void ending_forget_cards(State *state);

// Returns the way in which the game ended; it must be over.
int ending_way(const State *state);

// Returns the row of a way, NULL: the game has none such.
const EndingRow *ending_row(const Rules *rules, int way);

// Writes a sentence on why the game is over, with rule, cards or limit and position. It is
// a line without a full stop.
void ending_tell(const State *state, const Table *table, char *text, size_t size);

#endif
