// game_page.h -- the page of one game: all that a position, a move and a claim may name.
//
// Tables of zones, notes, counters, moves, questions, settings, events, rules and cards,
// made from what the game declares and from its cards in the database.

#ifndef GAME_PAGE_H
#define GAME_PAGE_H

#include <stdio.h>

#include "tools/catalog/open_game.h"

// Writes the page as Markdown. Returns -1 with [err] where the cards cannot be read.
int game_page_print(const OpenGame *open, FILE *out, Err *err);

// Writes the tables of the cards, one for each type. Returns -1 with [err].
int game_page_cards(const OpenGame *open, FILE *out, Err *err);

#endif
