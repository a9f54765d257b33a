// listed_owned.h -- what a row says of the copies that somebody owns.

#ifndef LISTED_OWNED_H
#define LISTED_OWNED_H

#include "db/lists/sink_report.h"

// Sets the number of copies in the row of the sink, or their language. Numbers of one row
// are added: copies and foils. A list of cards says nothing of copies; then it does nothing.
void listed_owned_set(CardSink *sink, const ListedValue *value);

// Takes the number of copies off a name, "3x Lamp", and counts it. In a list of cards it is a
// mistake. Returns the name without it.
const char *listed_owned_name(CardSink *sink, const char *name);

#endif
