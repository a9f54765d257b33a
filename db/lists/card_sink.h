// card_sink.h -- where readers of card lists put their rows.
//
// A reader says card_sink_row, then listed_card_set for each field (listed_card.h), then
// card_sink_take, and so on to the end of the list; nothing is kept of a row after that.
// What is wrong with a row is told by card_sink_mistake; the row is left out then and
// reading goes on. What makes reading on impossible is the reader's own failure.

#ifndef CARD_SINK_H
#define CARD_SINK_H

#include "db/lists/listed_card.h"
#include "db/text/arena.h"
#include "db/text/source.h"

typedef struct Importer Importer;

struct CardSink {
    const Rules *rules;
    Arena *arena;     // for what a reader keeps up to the end of the list
    Arena *row_arena; // emptied at card_sink_row: for strings of the row
    ListedCard card;
    char language[LANGUAGE_BYTES]; // of names and texts where a row does not say
    const char *foreign; // whose ids the list's own ids are: the format's name
    bool dated; // rows of this form say from when they are: one that does not is old

    // What stands below is the sink's own.
    const char *number, *set; // parts of a code, and of a name, until the row is whole
    const char *name, *subtitle, *full_name;
    char row_language[LANGUAGE_BYTES];
    int mistakes;
    struct KeySet *seen; // codes of the list so far
    Importer *importer;
    Source *source;
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
