// row_name.h -- the name of a card as a row writes it, and the marks behind it.
//
// "Lamp - Bright (Alternate Art) [TOY]" is the card "Lamp, Bright"; set and code in brackets
// count where the row says no other. A card that is itself called so keeps its whole name,
// and so does one behind whose name stand words that nobody knows.

#ifndef ROW_NAME_H
#define ROW_NAME_H

#include "db/lists/card_sink_record.h"

// What the brackets behind a name said; NULL: nothing.
typedef struct {
    const char *set;
    const PrintingKey *code;
} NameSaid;

// Returns the name in one form: straight apostrophes, "Lamp, Bright" for "Lamp - Bright",
// without marks. Fills [said].
const char *row_name_read(CardSink *sink, const char *name, NameSaid *said);

// Returns the number of copies that stands before or behind a name and is no part of it, "3x
// Lamp" or "Lamp x3", and takes it off; 0: there is none. Without a small times sign it is one
// only beside the name of a known card.
int row_name_count(CardSink *sink, const char **name);

// Returns whether the name is that of a card, and not because a list said so in another
// language than English.
bool row_name_is_english(CardSink *sink, const char *name);

// Returns the name before the brackets at its end, "Lamp" for "Lamp (Dusk)", or NULL.
const char *row_name_before(Arena *arena, const char *name);

#endif
