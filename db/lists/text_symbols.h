// text_symbols.h -- brings rules texts of any list into one notation.
//
// Our notation: {3} a number, {word} a symbol of the game, {own} the symbol of the
// card's own kind, [Name 2] a keyword, [>] before an ability that depends on the text
// before it, and one line for each ability. HTML becomes lines and letters, `\n` a line
// end, the curly apostrophe a straight one. An unknown symbol stays as {word}, because
// later sets bring new ones.

#ifndef TEXT_SYMBOLS_H
#define TEXT_SYMBOLS_H

#include "db/lists/list_forms.h"

// Returns [text] in our notation, in [arena]. [own] is the word that replaces {own},
// NULL if the card has no single one.
const char *text_symbols_normalise(Arena *arena, const ListWords *words,
                                   const char *own, const char *text);

// Returns whether [word] is a symbol of the game by its table of facts.
bool text_symbols_is_kind(const FactColumns *columns, const char *word);

// Returns a name or another plain text with the entities of HTML ("Kai&#39;Sa") as
// letters and without characters that nobody sees; its blanks are plain ones. Sets [cut] to
// the first of the characters left out, 0 if there is none.
const char *text_symbols_decode_html(Arena *arena, const char *text, uint32_t *cut);

// Returns the first character of [text] that nobody sees, 0 if there is none.
uint32_t text_symbols_unseen(const char *text);

#endif
