// card_column.h -- the columns of a table of cards, as texts.

#ifndef CARD_COLUMN_H
#define CARD_COLUMN_H

#include <stdio.h>

#include "db/store/lookup.h"
#include "tools/cards/card_plays.h"

// One card on its way to a row of the table.
typedef struct {
    const FactColumns *facts; // of the game
    const StoredCard *card;
    CardPlayer *player;
    Arena *arena;
} CardLine;

// One column. A cell longer than [width] makes its row longer; nothing is cut.
typedef struct {
    const char *name;
    int width; // in letters; most values fit
    bool right;
    const char *(*text)(const CardLine *row); // NULL: the column of a fact
    int fact;                                 // the fact's column, if [text] is NULL
} CardColumn;

enum { CARD_COLUMNS_SHOWN = 20 };

// The columns of one table, from left to right.
typedef struct {
    CardColumn list[CARD_COLUMNS_SHOWN];
    int n;
} CardColumns;

// Reads "code,name,type" into [shown]. NULL stands for the usual columns of the game.
// Returns -1 with [err] for a name that is no column.
int card_column_read(const FactColumns *facts, const char *text, CardColumns *shown,
                     Err *err);

// Print a line of headings, and the line of a card.
void card_column_print_head(const CardColumns *shown);
void card_column_print(const CardColumns *shown, const CardLine *line);

// Prints the names of all columns for a help page, or of the usual ones only.
void card_column_print_names(const FactColumns *facts, bool usual, FILE *out);

// Returns the formats that ban the card, "teams, match"; "" if none does.
const char *card_column_bans(Arena *arena, const CardFacts *facts);

#endif
