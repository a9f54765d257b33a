// option_text.h -- words the options of a question.

#ifndef OPTION_TEXT_H
#define OPTION_TEXT_H

#include "tools/view/scene.h"

// Adds the option to [line]: "Play Void Seeker (3 Mana, 1 Red)".
void option_text(const Scene *scene, const Question *question, const Option *option,
                 Line *line);

// Adds where option number [option] leads, if the scene's foresight tells: " → falls".
void option_text_foreseen(const Scene *scene, int option, Line *line);

#endif
