// catalog.h -- the card database, opened and joined with scripts: cards one can play.
//
// Or the cards of a game that is wholly a file in Lua (scripting/ruleset.h): then there is
// no database, all cards are loaded, and nobody brings a deck.
//
// A Catalog belongs to one thread: its own connection (read-only), its own Library and
// its own script host. Cards are loaded when they are named, each with its script and
// its keywords, so that start-up does not grow with the number of cards known.

#ifndef CATALOG_H
#define CATALOG_H

#include "engine/kernel/base/err.h"
#include "engine/kernel/table/table.h"
#include "engine/play/deck.h"

typedef struct Catalog Catalog;

// Opens [path], NULL for build/cards.db beside the program. Returns NULL with [err]
// filled: missing (66), another application or version (65), locked or broken (74).
Catalog *catalog_open(const char *path, Err *err);
void catalog_close(Catalog *catalog);

// Opens the game that the ruleset at [path] declares. Returns NULL with [err] filled:
// missing (66), or what the file has wrong (70).
Catalog *catalog_open_game(const char *path, Err *err);

// Loads every card of the database, or those named by code or name, or the ones of a
// deck. Cards already loaded stay. After each the library is linked.
int catalog_load_all(Catalog *catalog, Err *err);
CardId catalog_load_card(Catalog *catalog, const char *code_or_name, Err *err);

// Reads the deck that [given] means (deck_find.h): a file, a code, a name of the
// database. What cannot be understood is named with line; unknown cards with "did you
// mean". All problems of construction come from deck_check afterwards.
int catalog_load_deck(Catalog *catalog, const char *given, Deck *deck, Err *err);

// What the last catalog_load_deck could not understand, a line each, in full; [err] of
// it holds what fits one line. [deck] has the rest of the deck.
int catalog_deck_problems(const Catalog *catalog, const char *const **lines);

// The cards that the last deck has beyond what a Deck holds, as problems.
int catalog_deck_excess(const Catalog *catalog, const DeckProblem **problems);

// The faults of all scripts loaded so far, a line each.
int catalog_faults(const Catalog *catalog, const char *const **lines);

// The words of earlier levels of the card language that the scripts loaded so far use, a
// line each.
int catalog_notes(const Catalog *catalog, const char *const **lines);

Library *catalog_library(Catalog *catalog);
const Scripts *catalog_scripts(Catalog *catalog);

// A Table ready to play with these cards; log and agents are the caller's to set.
void catalog_table(Catalog *catalog, Table *table);

#endif
