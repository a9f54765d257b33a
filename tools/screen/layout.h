// layout.h -- a whole screen: the board, what happened last, the question, its options.
//
// The screen never holds more lines than the terminal, nor wider ones. Always there: the
// title (turn, phase, what goes on), the line of each player with the score, the top of
// the chain, the account or the last sentence of the story, the whole question, and a page of
// its options. Account and board fold so far that these have room.

#ifndef LAYOUT_H
#define LAYOUT_H

#include <stdio.h>

#include "tools/view/keys.h"

typedef struct {
    const Scene *scene;
    const char *sheet;        // lines in place of the board; NULL: the board
    const Question *question; // NULL: no question
    const Keys *keys;         // that have looked at the question
    const char *account; // above the board: what happened since (account.h); NULL: none
    PlayerId reader;     // of the account
    const char *story;   // lines of the story, the latest last; NULL: none
    const char *says;    // what the card that asks does; NULL: its comment has to do
    const char
        *holds; // stands above the question, as long as it holds; "", NULL: nothing
    const char *note;         // stands behind the question; NULL: nothing
    const char *hint, *brief; // dim: the one that fits, else the second; NULL: nothing
    int width, height;        // of the terminal; height 0: as long as it gets
    int below;                // lines that the caller prints below, the prompt included
    int page;                 // of the options, counted from 0
} Layout;

// Returns whether an account leaves out something of its reader's, for want of room.
bool layout_is_short(const Layout *layout);

// Draws the screen to [out]. Returns how many pages the options have.
int layout_draw(const Layout *layout, FILE *out);

// Prints the question and its options alone. Returns as layout_draw.
int layout_draw_question(const Layout *layout, FILE *out);

#endif
