// card_names.h -- finds the names that rows may use for one card.

#ifndef CARD_NAMES_H
#define CARD_NAMES_H

#include "db/settle/statement.h"

// Lists the names that other rows may use for the card of [content], folded. Returns
// how many there are; [names] has room for CARD_NAMES_MAX.
enum { CARD_NAMES_MAX = 2 * LISTED_NAMES_MAX + 4 };
int card_names_of(const ListForms *forms, Arena *arena, const CardStatement *content,
                  const char **names);

// Returns the full name, worked out where [content] has only a title
// (ListForms.titled_type), or NULL where it has a full name.
const char *card_names_full(const ListForms *forms, const FactColumns *columns,
                            Arena *arena, const CardStatement *content);

// Returns whether two names are of one card. One may be one slip away, what stands before or
// behind a sign of the other, such as a comma, or words of it that are more than one.
bool card_names_agree(const char *one, const char *other);

#endif
