// text_keywords.h -- finds the keywords of a card in its text.
//
// A card has the keywords that its lines begin with, in our notation (text_symbols.h):
// "[Swift] [Strong 2] (Reminder.)", "[Forge] {1}{red}". A keyword within a sentence is one
// that the card gives or asks for, and one before [>] belongs to an ability.

#ifndef TEXT_KEYWORDS_H
#define TEXT_KEYWORDS_H

#include "db/lists/listed_card.h"

// Fills [items], which has LISTED_ITEMS_MAX, with the keywords of [text], each once.
// Returns how many. The strings are in [arena].
int text_keywords_read(Arena *arena, const char *text, FactItem *items);

#endif
