// manual.h -- every word of the card language, with its entry.
//
// The entries come from the rows that the engine works with: the game's tables
// (rules.h), the language's own (language.h), and the scripts of keywords and sets. So
// the manual has only words that work, and every word that works has an entry.

#ifndef MANUAL_H
#define MANUAL_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

#include "db/store/store.h"
#include "db/text/arena.h"
#include "engine/cards/rules.h"
#include "scripting/language.h"
#include "tools/catalog/open_game.h"

// The chapters of the manual, in their order on the page.
typedef enum {
    CHAPTER_CLAUSES,
    CHAPTER_KEYS,
    CHAPTER_FLAGS,
    CHAPTER_KINDS,
    CHAPTER_QUERY_KEYS,
    CHAPTER_ROLES,
    CHAPTER_ADJECTIVES,
    CHAPTER_FIELDS,
    CHAPTER_FACTS,
    CHAPTER_ZONES,
    CHAPTER_EVENTS,
    CHAPTER_TOLD, // events of the log alone
    CHAPTER_QUESTIONS,
    CHAPTER_COSTS,
    CHAPTER_VERBS,
    CHAPTER_READINGS,
    CHAPTER_WORDS,
    CHAPTER_OPTIONS, // kinds that a game declares
    CHAPTER_BUILDERS,
    CHAPTER_KEYWORDS,
    CHAPTER_SETS, // words that keywords and sets add
    CHAPTER_RENAMED,
    CHAPTER_GAME_KEYS, // of game.lua
    CHAPTER_GAME_WORDS,
    CHAPTER_GAME_FIELDS,
    CHAPTERS
} Chapter;

// The entry of one word.
typedef struct {
    Chapter chapter;
    bool global; // a name of scripts; else a key in braces, or a keyword
    bool rows;   // a name in game.lua alone
    // a bit for each ClauseKind: where a key, a flag, an event may stand; what the braces
    // of a keyword's word complete
    int clauses;
    const VerbRow *verb; // of a verb or a reading
    NamedKind named;     // CHAPTER_SETS: what stands behind the name
    const char *name;
    const char *form;  // how it is written, or what it is given; "" if that is plain
    const char *where; // clauses or kinds it belongs to, or how several combine; ""
    const char *rule;  // number of a rule, or ""
    const char *doc;
} ManualEntry;

// All entries of the manual.
typedef struct {
    Arena *arena; // owns the texts of the entries
    ManualEntry entries[MANUAL_ENTRIES_MAX];
    int n;
    bool full; // further words found no room
} Manual;

// Adds the words of the language and of the game. [manual] is zeroed but for its arena.
void manual_fill(Manual *manual, const Rules *rules);

// Adds the keys of game.lua, and the words and keys of its rows.
void manual_add_game(Manual *manual);

// Adds the words that the keywords and sets of a database bring to [game], whose words
// are in the manual.
int manual_add_store(Manual *manual, LoadedGame *game, Store *store, Err *err);

// Fills the manual with all words of [game], which is current in [store], and of its sets. Returns
// -1 with [err].
int manual_read_game(Manual *manual, LoadedGame *game, Store *store, Err *err);

// Fills the manual with all words of the game that --db and --game name: its own and those
// of its sets. [open] is filled too, and owns texts of the manual. Returns -1 with [err].
int manual_read(Manual *manual, OpenGame *open, const char *db, const char *game,
                Err *err);

// Return the name of an entry's chapter: plural as a heading, singular before a word.
const char *manual_heading(Chapter chapter);
const char *manual_order(Chapter chapter);

// Returns the text below the heading.
const char *manual_lead(Chapter chapter);

// Returns the title of what ManualEntry.where says: "In", "Of" ...
const char *manual_where(Chapter chapter);

// Returns an entry as {"word", "sort", "form", "in", "rule", "doc"}.
json_t *manual_json(const ManualEntry *entry);

// Write the whole manual as a page of Markdown, or as a table for luacheck. [game] is
// about games in Lua.
void manual_markdown(const Manual *manual, bool game, FILE *out);
void manual_luacheck(const Manual *manual, FILE *out);

// Writes the limits of the program as a page of Markdown.
void manual_limits(FILE *out);

#endif
