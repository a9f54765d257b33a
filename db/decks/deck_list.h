// deck_list.h -- decks as people write them: names and counts in sections.
//
// The text itself shows its form, never the name of its file: plain lists
// (deck_text.c), the JSON of deck sites and engines (deck_json.c), and forms of a
// single game (deck_forms.h). One file may hold several decks. Sections are rows of the
// game's PlayDecks; the caller sets the game.
//
// If a card counts for two sections, its copy stands in the more special one only.
// deck_resolve.h finds out whether the cards exist.

#ifndef DECK_LIST_H
#define DECK_LIST_H

#include "db/decks/deck_form.h"
#include "db/text/source.h"

// Returns the section of that name, or -1.
int deck_list_section(const DeckGame *game, const char *name);

// Reads the decks of the rest of a source. Lines that cannot be read go to [problems].
// Returns -1 with [err] if the whole of it cannot be read.
int deck_list_read_source(Source *source, DeckLists *decks, Problems *problems,
                          Err *err);

// Reads the decks of a text in memory; messages call it [path].
int deck_list_parse(const char *path, const char *text, DeckLists *decks,
                    Problems *problems, Err *err);

// Adds a copy of [entry] to the list. The strings stay where they are.
void deck_list_add(DeckList *list, Arena *arena, const DeckEntry *entry);

// Returns how many copies of the card of entry [at] its section has, in all printings; 0 if an earlier
// entry has counted them.
int deck_list_copies(const DeckList *list, int at);

// Removes one copy of the card [name] from the main section. Returns whether there was
// one.
bool deck_list_take_out(DeckList *list, const char *name);

#endif
