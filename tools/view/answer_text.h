// answer_text.h -- what a player types as an answer.
//
// Options are numbered from 1 as they are listed. Several picks are "1 3", none is "-"
// or an empty line where none is allowed; amounts of a split are "3 2".

#ifndef ANSWER_TEXT_H
#define ANSWER_TEXT_H

#include "engine/kernel/table/ask.h"

// Reads [text] into [answer]. Returns NULL, or what is wrong with it in one line.
const char *answer_text_read(const Question *question, const char *text,
                             Answer *answer);

#endif
