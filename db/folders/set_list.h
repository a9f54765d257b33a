// set_list.h -- a set's own list of cards: one row of CSV for each card, facts only.
//
// docs/sets.md shows its columns to makers of sets. The general reader of tables reads
// it strictly: it leaves out rows with mistakes, reports each mistake, and takes the
// other rows.

#ifndef SET_LIST_H
#define SET_LIST_H

#include "db/lists/card_sink.h"
#include "db/text/key_map.h"

typedef struct {
    ListedCard *rows; // each has own_code
    int n;
    int rejected;   // rows left out
    KeyMap codes;   // of each code its row
    KeyMap in_file; // the same, whatever the case: as names of files begin
    Problems notes; // what counts, and is odd
    Problems
        slips; // columns that have another name: read as what they seem to be. `sort` says
               // "unknown" of one that is left out, because it seems to be none
} SetList;

// Returns a list without rows. [arena] owns what it will have.
SetList set_list_new(Arena *arena);

// Adds the row of the sink, whose context is the list, or counts it as rejected. Fits
// CardSink.take; the row has its own_code.
int set_list_take(CardSink *sink);

// Reads [path] with the columns of the game; its forms say how lists write symbols of texts,
// and are asked for nothing else. Returns -1 with [err] if the whole file cannot be read.
int set_list_read(const char *path, const ListWords *game, SetList *list,
                  Problems *problems, Err *err);

#endif
