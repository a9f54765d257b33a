// listed_card.h -- fills the record of a row (listed_row.h), field by field.
//
// A reader fills it with listed_card_set only. That takes any field as text, checks it,
// and gives numbers, lists, names, codes and symbols one form, so that all lists follow
// the same rules. It reports a fault to the sink with column and value.

#ifndef LISTED_CARD_H
#define LISTED_CARD_H

#include "db/lists/listed_row.h"

// Sets one field of the sink's row, or reports a mistake to the sink.
void listed_card_set(CardSink *sink, const ListedValue *given);

// Return the field of a word (FIELD_UNKNOWN if there is none) and the word of a field.
Field listed_card_field_find(const FactColumns *columns, const char *word);
const char *listed_card_field_word(const FactColumns *columns, Field field);

// Returns whether the field says something of the card.
bool listed_card_field_tells(Field field);

// Returns whether a list that [sink] reads says something by the field. One of what somebody
// owns says which card a row is, and how many copies.
bool listed_card_reads(const CardSink *sink, Field field);

// Returns whether the field says something of copies that somebody owns.
bool listed_card_field_is_owned(Field field);

// Returns the first word of a fact, or NULL.
const char *listed_card_word(const ListedCard *card, int column);

#endif
