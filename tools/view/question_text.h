// question_text.h -- what is asked, in words.

#ifndef QUESTION_TEXT_H
#define QUESTION_TEXT_H

#include "tools/view/scene.h"

// "Choose a target (Void Seeker)"
void question_text(const Scene *scene, const Question *question, Line *line);

// Where wording [n] of a choice begins; *length is 0 if the question has none.
const char *question_text_wording(const Question *question, int n, int *length);

// "one", "up to 2", "2", "divide 5": what kind of answer is wanted.
void question_text_wants(const Question *question, Line *line);

#endif
