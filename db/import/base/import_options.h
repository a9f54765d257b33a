// import_options.h -- what the caller of an import decides.

#ifndef IMPORT_OPTIONS_H
#define IMPORT_OPTIONS_H

#include "db/import/base/import_report.h"
#include "db/notation/list_forms.h"
#include "db/store/store.h"
#include "engine/cards/rules.h"

// The script of a keyword that an earlier set has in other words.
typedef struct SharedKeyword {
    const char *game, *name;
    const char *path, *source; // of the later script
    int api;
    const char *first; // the path of the earlier one
} SharedKeyword;

typedef struct {
    const Rules *rules;     // of lists and decks that lie in no game's folder; NULL: of
                            // the usual game
    const ListForms *forms; // list forms of that game only; NULL: none

    // Returns the rules of the game called [name], NULL: of the usual one. A game that is
    // written in Lua is loaded from [store] as it is now. They stay until the import has
    // ended. Returns NULL with [err] that says what is wrong with it, or that it is not
    // there. NULL: all paths are of the game of [rules].
    const Rules *(*find_game)(void *context, Store *store, const char *name, Err *err);
    const char *const *paths;
    int paths_n;
    const char *source; // the name of the source of all lists; NULL: that of each file
    bool sets_trust;    // the sources of all lists have this trust from now on
    int trust;
    bool remove;             // what lists no longer have leaves the database
    const char *replace_set; // the code of the set whose cards the only list of the
                             // only path has from now on; NULL: none
    bool collection;         // lists say what somebody owns, and nothing of cards
    bool as_is;           // what can be settled without the user is: a keyword or card
                          // that another set has in the same meaning is that one
    bool dry_run;         // write nothing
    bool strict;          // take nothing if something is rejected
    const char *map;      // path of a file that names the columns, or NULL
    const char *sheet;    // the only sheet of a spreadsheet that counts; NULL: all
    const char *language; // of lists without one; NULL: en
    void (*progress)(void *context, const char *path, int64_t done, int64_t total);

    // Returns whether the script of a keyword means what the first one of that name in [store]
    // means, in other words: of the current game, inside the transaction. NULL: nobody can
    // tell, so it does not.
    bool (*same_keyword)(void *context, Store *store,
                         const struct SharedKeyword *keyword);

    // Judges the database as it is after the last path, inside the transaction, also if
    // nothing changed or nothing will be written. Returns -1 with [err] to import
    // nothing. NULL: no judge.
    int (*before_commit)(void *context, Store *store, const ImportReport *report,
                         Err *err);
    void *context;
} ImportOptions;

#endif
