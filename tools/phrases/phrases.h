// phrases.h -- texts of cards as scripts, and scripts as texts.
//
// One table of rows, those of a language (english_grammar.lua) and those of the game (Play.phrases, says), is read
// in both directions by Lua code of the program's own, which lies in the program as text: it reads no
// file, and no script of a card is ever run here. A Phrases knows the keywords, tags and tokens of one
// database; opening it takes a tenth of a second and more, so it is opened once.

#ifndef PHRASES_H
#define PHRASES_H

#include "db/store/store.h"
#include "db/text/arena.h"
#include "engine/cards/rules.h"

typedef struct Phrases Phrases;

// Opens the phrases of the current game of [store]. Returns NULL with [err]: the game has none (2), or
// a row is faulty.
Phrases *phrases_open(Store *store, const Rules *rules, Err *err);
// Opens the phrases of each language but English that says the game's cards, and closes them. Returns -1 with
// [err]: a row of one has a fault, as phrases_open tells it.
int phrases_check_others(Store *store, const Rules *rules, Err *err);

void phrases_close(Phrases *phrases);

// Does the same in the language of that code ("it"), which phrases_open does in English. A language without a
// grammar is refused (2).
Phrases *phrases_open_in(Store *store, const Rules *rules, const char *language,
                         Err *err);

// Returns the script [source] laid out in the style of the house, which the arena owns; NULL with [err]:
// it is no Lua.
const char *phrases_print(Arena *arena, const char *source, Err *err);

// A clause of a script, said.
typedef struct {
    int line;         // of the script
    const char *text; // NULL: no rows say it
    const char *why;  // then what it has that no rows can say, or NULL
    const char *todo; // of what is not done yet: what nobody understood; then no text
    bool proved;      // the text is read as this clause; else no rows read it
} SaidClause;

// A script that is to be said.
typedef struct {
    const char *path, *source;
    const char *type;    // of its card; "": not known
    const char *comment; // with which it begins, NULL: none
} SayScript;

// Says [script] clause by clause. The arena owns [list]. A script that was said before is not worked out
// again: it is known by all of its text, so no change goes unseen. Returns how many clauses there are, -1
// with [err]: it is no script of a card (65, with its place), or the phrases have a fault (70).
int phrases_say(Phrases *phrases, Arena *arena, const SayScript *script,
                SaidClause **list, Err *err);

typedef enum { DRAFT_FACTS, DRAFT_WHOLE, DRAFT_PART, DRAFT_NONE } DraftState;

// Returns what a page and a report call the state.
const char *phrases_state(DraftState state);

// A paragraph of a text that stays undone.
typedef struct {
    const char *text;
    const char *word;      // the first word that fits no row, NULL: none
    const char *limit;     // the limit that ended the reading, NULL: none
    const char *why;       // what is odd about the whole of it, NULL: nothing
    const char **readings; // of a text with several: the script of each
    int readings_n;
    const char **near; // known phrases that have most in common with it
    int near_n;
} DraftUnread;

typedef struct {
    DraftState state;
    const char *script; // NULL: the card needs none, or has none
    DraftUnread *unread;
    int unread_n;
    const char **governed; // keywords in whose braces its clauses stand
    int governed_n;
    const char **dropped; // keywords of the list that are none of the card
    int dropped_n;
} Draft;

typedef struct {
    const char *code, *name, *type, *text;
} DraftCard;

// Drafts the script of [card]. The arena owns what [draft] says. Returns -1 with [err]: the phrases have a
// fault (70).
int phrases_draft(Phrases *phrases, Arena *arena, const DraftCard *card, Draft *draft,
                  Err *err);

// A keyword that cards have and no set declares, and the script that it begins with: what is to be written.
typedef struct {
    const char *name, *script;
} DraftKeyword;

// The texts of the cards of a list.
typedef struct {
    const char **list;
    int n;
} DraftTexts;

// Gives in [list], which the arena owns, the undeclared keywords that one of the texts has, with what a text
// reminds of. Returns how many there are, -1 with [err]: the phrases have a fault (70).
int phrases_draft_keywords(Phrases *phrases, Arena *arena, const DraftTexts *texts,
                           DraftKeyword **list, Err *err);

#endif
