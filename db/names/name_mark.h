// name_mark.h -- marks that people write behind the name of a card: "Lamp (Foil) [TOY]".
//
// Lists and decks say there what a printing is: its set, its code, its number, its art, its
// finish, its language. A card may itself be called so, so who reads asks for the whole name
// first. Marks come off one by one, from the end.

#ifndef NAME_MARK_H
#define NAME_MARK_H

#include "db/text/printing_key.h"
#include "engine/base/limit.h"

typedef enum {
    NAME_MARK_NONE,
    NAME_MARK_WORD, // of name_mark.def, or of the game: "(Foil)", "*F*", " - Starter"
    NAME_MARK_LANGUAGE, // "(DE)": of a copy; the name is as it is
    NAME_MARK_CODE,     // if there is such a set: "[TOY-024]", "(toy:24)", "(TOY 24)"
    NAME_MARK_SET,      // if there is such a set: "(TOY)", "{toy}"
    NAME_MARK_NUMBER,   // if it is that of the row: "(24)", "(#024/298)"
    NAME_MARK_OTHER,    // in brackets; nobody knows whether it is part of the name
} NameMarkKind;

typedef struct {
    NameMarkKind kind;
    size_t length;             // of the name before the mark, without blanks at its end
    char text[NAME_BYTES_MAX]; // the mark without its brackets
    PrintingKey code;          // of NAME_MARK_CODE
} NameMark;

// Finds the last mark of a name. [words]: what the game calls its printings, folded and
// ended by NULL; or NULL. Returns false and NAME_MARK_NONE if there is none.
bool name_mark_last(const char *name, const char *const *words, NameMark *mark);

// Returns whether the folded text is such a word: of the table, or of [words] in brackets.
// [bare]: it stands without brackets.
bool name_mark_is_word(const char *folded, bool bare, const char *const *words);

#endif
