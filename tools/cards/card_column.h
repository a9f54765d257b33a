// card_column.h -- the columns of a table of cards, as texts.

#ifndef CARD_COLUMN_H
#define CARD_COLUMN_H

#include "db/store/lookup.h"
#include "tools/cards/card_plays.h"

typedef struct {
    const StoredCard *card;
    CardPlayer *player;
    Arena *arena;
} CardLine;

typedef struct {
    const char *name;
    int width; // of most values
    bool right;
    const char *(*text)(const CardLine *row);
} CardColumn;

enum { CARD_COLUMNS_SHOWN = 20 };

typedef struct {
    const CardColumn *list[CARD_COLUMNS_SHOWN];
    int n;
} CardColumns;

// Reads "code,name,might". -1 with [err].
int card_column_read(const char *text, CardColumns *columns, Err *err);

void card_column_print_head(const CardColumns *columns);
void card_column_print(const CardColumns *columns, const CardLine *row);

// The names of all columns, for a help text.
void card_column_print_names(void);

// Formats that ban it: "duel, match"; "" for none.
const char *card_column_bans(Arena *arena, const CardFacts *facts);

#endif
