// card_sink.h -- where readers of card lists put their rows.
//
// A reader says card_sink_row, then listed_card_set for each field (listed_card.h), then
// card_sink_take, and so on to the end of the list; nothing is kept of a row after that.
// What is wrong with a row is told by card_sink_mistake; the row is left out then and
// reading goes on. What makes reading on impossible is the reader's own failure.

#ifndef CARD_SINK_H
#define CARD_SINK_H

#include "db/lists/list_forms.h"
#include "db/lists/listed_card.h"
#include "db/store/store.h"
#include "db/text/arena.h"
#include "db/text/problem.h"
#include "db/text/source.h"

struct CardSink {
    ListWords words;  // of the game
    Arena *arena;     // for what a reader keeps up to the end of the list
    Arena *row_arena; // emptied at card_sink_row: for strings of the row
    ListedCard card;
    char language[LANGUAGE_BYTES]; // of names and texts where a row does not say
    const char *foreign; // whose ids the list's own ids are: the format's name
    bool dated; // rows of this form say from when they are: one that does not is old

    // What stands below is for who made the sink and for its own functions.
    bool own;           // the list of a set's folder, read to the letter
    bool said_language; // [language] was said, not only supposed
    Store *store;       // for names of sets and maps; NULL for a set's own list
    const char *map;    // file that says what the columns are, or NULL
    const char *draft;  // of such a file, where columns were not clear
    Problems *problems, *notes;
    Source *source;
    void (*advance)(CardSink *sink); // told of each row; NULL: nobody
    int (*take)(CardSink *sink); // gets each row, with its mistakes; -1: stop reading
    void *context;
    Err *err;                 // of the database
    bool wrote;               // a map was remembered
    const char *number, *set; // parts of a code, and of a name, until the row is whole
    const char *name, *subtitle, *full_name;
    char row_language[LANGUAGE_BYTES];
    int mistakes;
};

// Begins a row that stands at [line].
void card_sink_row(CardSink *sink, int64_t line);

// Names a fault of the row. [value] may be NULL.
void card_sink_mistake(CardSink *sink, const char *column, const char *value,
                       const char *expected);

// Says something of the list that leaves nothing out: a column that is not understood.
void card_sink_note(const CardSink *sink, const char *column, const char *value,
                    const char *text);

// The row is whole. -1 where the database fails: reading must stop.
int card_sink_take(CardSink *sink);

#endif
