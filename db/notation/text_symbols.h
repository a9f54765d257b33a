// text_symbols.h -- brings rules texts of any list into one notation.
//
// Our notation: {3} a number, {word} a symbol of the game, {own} the symbol of the
// card's own kind, [Name 2] a keyword, [>] before an ability that depends on the text
// before it, and one line for each ability. HTML becomes lines and letters, `\n` a line
// end, the curly apostrophe a straight one. An unknown symbol stays as {word}, because
// later sets bring new ones. A keyword that the game knows becomes [Name 2], in any case
// and between any brackets.

#ifndef TEXT_SYMBOLS_H
#define TEXT_SYMBOLS_H

#include "db/notation/list_forms.h"

// Returns [text] in our notation, in [arena]. [own] is the word that replaces {own},
// NULL if the card has no single one.
const char *text_symbols_normalise(Arena *arena, const ListWords *words,
                                   const char *own, const char *text);

// Returns whether [word] is a symbol of the game by its table of facts.
bool text_symbols_is_kind(const FactColumns *columns, const char *word);

// Returns the next symbol in [text], which is in our notation, that no table of the game has:
// "{glow}", "[Y]"; "(1)" too, which may be one. Moves [text] behind it. Returns NULL if
// there is none, or if the game has no table.
const char *text_symbols_unknown(Arena *arena, const ListWords *words,
                                 const char **text);

#endif
