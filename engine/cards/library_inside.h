// library_inside.h -- what the files of a library share.

#ifndef LIBRARY_INSIDE_H
#define LIBRARY_INSIDE_H

#include "engine/cards/library.h"

// Make and free the arrays of a library. Each begins with record 0, which is nothing.
void library_records_begin(Library *library);
void library_records_free(Library *library);

// Add a record, as the adders of library.h do. The tag is a text of the library.
uint16_t library_add_tag(Library *library, const char *tag);
uint16_t library_add_script(Library *library, const Script *script);
uint16_t library_add_item(Library *library, const CardItem *item);

// Finds the cards that names of cards not linked yet mean: the one with that code, else the
// one with that name, of the same set if there is one, and of several with the first code.
void library_find_named(Library *library);

// Returns whether the query means the card that has the text, and nothing else.
static inline bool library_is_itself(const Library *library, QueryId what)
{
    return library->queries[what].role == ROLE_ME && !library->queries[what].or_else;
}

// Returns whether a passive speaks about the object that has it and nothing else.
bool library_is_about_itself(const Library *library, const Clause *clause);

// Adds to [can] what the clause permits, if it is a `can` clause.
void library_add_permission(const Library *library, Permissions *can,
                            const Clause *clause);

// Writes the first reason why [card] cannot be played with the scripts there are. Returns
// its row, FOUND_NONE where there is none.
FoundKind library_find_fault(const Library *library, const Card *card, char *text,
                             size_t size);

// Notes what all clauses together wait for, answer and give. The engine does not ask about
// anything else while a game runs.
void library_note_masks(Library *library);

// Notes which events any card looks at, also under their other name (Rules.event_twin).
void library_note_events(Library *library);

// Works out the map anew, from all cards that are there (library_spaces.c).
void library_find_spaces(Library *library);

#endif
