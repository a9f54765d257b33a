// answer_text.h -- reads what a player types as an answer.
//
// Options are numbered from 1 in the order of their list. Several picks are "1 3". No
// pick is "-", or an empty line where the question allows none. Amounts of a split are
// "3 2".

#ifndef ANSWER_TEXT_H
#define ANSWER_TEXT_H

#include "engine/kernel/table/ask.h"

// Reads [text] into [answer]. Returns NULL, or a line that says what is wrong with it.
const char *answer_text_read(const Question *question, const char *text,
                             Answer *answer);

#endif
