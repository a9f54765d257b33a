// desk_inside.h -- declarations that the files of desk.h share.

#ifndef DESK_INSIDE_H
#define DESK_INSIDE_H

#include "db/text/arena.h"
#include "tools/desk/desk.h"

enum { DESK_CARDS = 400 }; // that a search shows

// A file on the desk.
typedef struct {
    char *name; // from the desk on: "my-set/cards.csv"
    size_t bytes;
} DeskFile;

struct DeskTry; // of a scenario that is tried

typedef struct {
    struct DeskTry *tried; // NULL: none
    char *root;            // the private folder
    DeskFile *files;
    int files_n;
    size_t bytes; // of all of them
} Desk;

// Returns the desk of the connection, which is made if there is none; NULL with [err].
Desk *desk_of(Protocol *protocol, Err *err);
void desk_free(Desk *desk);

// Returns the path of a folder on the desk that has files; NULL with [err]. The arena owns it.
const char *desk_folder(const Desk *desk, const char *folder, Arena *arena, Err *err);

// Refuses what is no name of a folder ([name] NULL), or no name of a file in it. Returns 0, or
// -1 with [err].
int desk_check_name(const char *folder, const char *name, Err *err);

// Returns the text with the names of files as they are on the desk. The arena owns it.
const char *desk_plain(const Desk *desk, const char *text, Arena *arena);

// Makes the text of [err] plain, or all texts in an object or a list.
void desk_plain_err(const Desk *desk, Err *err);
void desk_plain_json(const Desk *desk, json_t *told);

// Returns whether that file lies in the folder.
bool desk_has(const Desk *desk, const char *folder, const char *name);

// Returns a new list of what differs between two databases of one game, of each changed field
// whose word counts there and why; [more] becomes the number of differences that it leaves out.
// NULL: [err].
json_t *desk_changes(Store *before, Store *after, int *more, Err *err);

// The requests, as docs/protocol.md has them.
json_t *desk_do_files(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_check(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_import(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_imports(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_try(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_test(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_scenario(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_words(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_cards(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_decks(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_deck(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_draft(Protocol *protocol, const json_t *request, Err *err);
json_t *desk_do_new(Protocol *protocol, const json_t *request, Err *err);

// Put the session where the scenario begins that is tried: ProtocolMore.place; and let go of it.
int desk_place(Protocol *protocol, Err *err);
void desk_try_free(struct DeskTry *tried);

#endif
