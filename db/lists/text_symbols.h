// text_symbols.h -- rules text in one notation, whatever notation a list uses.
//
// Ours: {3} a number, {word} a symbol of the game, {own} one of the card's own kind; keywords as
// [Name 2]; [>] before an ability that depends on what stands before it; one line for each
// ability. HTML becomes lines and letters, `\n` a line end, the curly apostrophe a straight
// one. A symbol that is unknown stays, as {word}: later sets bring new ones.

#ifndef TEXT_SYMBOLS_H
#define TEXT_SYMBOLS_H

#include "db/lists/list_forms.h"

// Returns [text] in our notation. [own] is the word of the card's own symbols, NULL if there
// is not one alone. The result lives in [arena].
const char *text_symbols_normalise(Arena *arena, const ListWords *words,
                                   const char *own, const char *text);

// Returns whether [word] is one of the words that symbols of this game have.
bool text_symbols_is_kind(const FactColumns *columns, const char *word);

// What is no rules text: HTML's letters ("Kai&#39;Sa") become letters, and what only steers
// a screen is gone.
const char *text_symbols_decode_html(Arena *arena, const char *text);

#endif
