// text_keywords.h -- finds the keywords of a card in its text.
//
// A card has the keywords that its lines begin with, in our notation (text_symbols.h):
// "[Swift] [Strong 2] (Reminder.)", "[Forge] {1}{red}". A keyword within a sentence is one
// that the card gives or asks for, and one before [>] belongs to an ability.

#ifndef TEXT_KEYWORDS_H
#define TEXT_KEYWORDS_H

#include "db/store/fact_columns.h"
#include "engine/base/limit.h"

// Fills [items], which has LISTED_ITEMS_MAX, with the keywords of [text], each once.
// Returns how many. The strings are in [arena].
int text_keywords_read(Arena *arena, const char *text, FactItem *items);

// Returns the one of [names], ended by NULL, that [text] is: in any case, with blanks, dashes
// or nothing between its words, and with a value behind it ("strong 2", "STRONG+2",
// "Strong (2)"). Sets [value] to that, or to -1 if there is none. Returns NULL if [text] is
// none of them; [names] may be NULL.
const char *text_keywords_find(const char *const *names, const char *text, int *value);

#endif
