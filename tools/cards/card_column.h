// card_column.h -- the columns of a table of cards, as texts.

#ifndef CARD_COLUMN_H
#define CARD_COLUMN_H

#include "db/store/lookup.h"
#include "tools/cards/card_plays.h"

typedef struct {
    const FactColumns *facts; // of the game
    const StoredCard *card;
    CardPlayer *player;
    Arena *arena;
} CardLine;

typedef struct {
    const char *name;
    int width; // of most values
    bool right;
    const char *(*text)(const CardLine *row); // NULL: a fact
    int fact;                                 // its column then
} CardColumn;

enum { CARD_COLUMNS_SHOWN = 20 };

typedef struct {
    CardColumn list[CARD_COLUMNS_SHOWN];
    int n;
} CardColumns;

// Reads "code,name,type"; NULL: the usual columns of the game. -1 with [err].
int card_column_read(const FactColumns *facts, const char *text, CardColumns *columns,
                     Err *err);

void card_column_print_head(const CardColumns *columns);
void card_column_print(const CardColumns *columns, const CardLine *row);

// Prints the names of all columns, for a help text; or of the usual ones.
void card_column_print_names(const FactColumns *facts, bool usual);

// Formats that ban it: "duel, match"; "" for none.
const char *card_column_bans(Arena *arena, const CardFacts *facts);

#endif
