// card_sink_record.h -- record: the row of a list that is read now, and whoever takes it
// (card_sink.h).

#ifndef CARD_SINK_RECORD_H
#define CARD_SINK_RECORD_H

#include "db/lists/listed_row.h"
#include "db/notation/list_forms.h"
#include "db/store/set_name.h"
#include "db/text/arena.h"
#include "db/text/key_map.h"
#include "db/text/problem.h"
#include "db/text/source.h"

// A set as rows write it: the name by which it is known, and its code; NULL: none is called
// so.
typedef struct {
    const char *name, *code;
} FoundSet;

typedef struct {
    KeyMap names;
    FoundSet *found;
} FoundSets;

// What the game knows of a word that rows have in a column.
typedef struct {
    const char *ours; // the game's word; NULL: it is new
    const char *near; // of a new one: the word one slip away, or NULL
    bool open;        // the game has no words for the column
} FoundWord;

typedef struct {
    KeyMap words;
    FoundWord *found;
} FoundWords;

struct CardSink {
    ListWords words;  // the game's
    Arena *arena;     // owns what a reader keeps to the end of the list
    Arena *row_arena; // owns the strings of a row; card_sink_row empties it
    ListedCard card;
    char language[LANGUAGE_BYTES]; // of names and texts in rows without a language
    const char *foreign;           // name of the form, as the source of the list's ids
    bool dated; // rows have dates; a row without one counts as oldest

    // Only the maker of the sink and its own functions use the fields below.
    bool own;                    // the list of a set folder, read strictly
    const ListForms *text_forms; // of such a list: of symbols in its texts; NULL: none
    bool of_set;          // its rows become all cards of a set, so they stay to the end
    bool said_language;   // somebody gave [language]; otherwise it is a guess
    Store *store;         // knows sets and maps; NULL for a set's own list
    const char *map;      // path of a file that names the columns, or NULL
    const char *map_text; // of that file; NULL: not read yet
    const KnownExport *known; // the export that the table is; NULL: none
    const char *draft;        // text of such a file, if columns were not clear
    Problems *problems, *notes;
    Source *source;
    void (*advance)(CardSink *sink); // called for each row; may be NULL
    void *watcher;                   // whom it tells
    int (*take)(CardSink *sink);     // gets each row, with its mistakes; -1: stop
    void *context;
    Err *err;        // errors of the database
    Problems *slips; // of a set's own list: gets columns that have another name
    bool wrote;      // the database now has a map for this list
    // Parts of a code and a name, until card_sink_take. [set] is a name, or a code that a set
    // has; [set_code] may be that of a new set.
    const char *number, *set, *set_code;
    const char *list_set, *list_set_name; // of the list, for its rows of that set
    const char *name, *subtitle, *full_name;
    FoundSets sets;                        // that rows named
    FoundWords words_of[FACT_COLUMNS_MAX]; // that rows had in a column
    const char *headings[FIELD_FACT]; // of the columns that were read last, by field
    char row_language[LANGUAGE_BYTES];
    char asked
        [NAME_BYTES_MAX]; // the language that a row gave last, "" if it was too long
    const char *answered; // its code, NULL: unknown
    int mistakes;
    int problems_n;      // before the row
    const char *no_card; // the type by which the row is no card; NULL: it is one
};

#endif
