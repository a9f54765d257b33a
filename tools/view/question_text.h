// question_text.h -- words a question.

#ifndef QUESTION_TEXT_H
#define QUESTION_TEXT_H

#include "tools/view/scene.h"

// Adds the question to [line]: "Choose a target (Void Seeker)".
void question_text(const Scene *scene, const Question *question, Line *line);

// Returns whether a card asks the question, within something that is under way.
bool question_text_has_about(const Scene *scene, const Question *question);

// Adds what the card that asks does: "Void Seeker: deals 4 damage, then ...", as [says] has it, or by its summary
// where that is NULL. Nothing where no card asks, or where there is neither.
void question_text_about(const Scene *scene, const Question *question, const char *says,
                         Line *line);

// Returns where the words for option [n] of a choice begin, and sets [length]; 0 if the
// question has none.
const char *question_text_wording(const Question *question, int n, int *length);

// Adds the kind of answer that the question takes: "one", "up to 2", "2", "divide 5".
void question_text_wants(const Question *question, Line *line);

#endif
