// symbols.h -- rules text in one notation, whatever notation a list uses.
//
// Ours: {3} Energy, {fury} a power of that domain, {any} a power of any domain, {own} one
// of the card's own, {might}, {exhaust}; keywords as [Assault 2]; [>] before an ability
// that depends on what stands before it; one line for each ability. HTML becomes lines
// and letters, `\n` a line end, the curly apostrophe a straight one. A symbol that is
// unknown stays, as {word}: later sets bring new ones.

#ifndef SYMBOLS_H
#define SYMBOLS_H

#include "db/text/arena.h"
#include "engine/kernel/cards/rules.h"

// [own] is the domain of the card's own power, as "fury", NULL if it is not one. The
// result lives in [arena].
const char *text_symbols_normalise(Arena *arena, const Rules *rules, const char *own,
                                   const char *text);

// What is no rules text: HTML's letters ("Kai&#39;Sa") become letters, and what only steers
// a screen is gone.
const char *text_symbols_decode_html(Arena *arena, const char *text);

#endif
