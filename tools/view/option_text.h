// option_text.h -- what may be answered, in words.

#ifndef OPTION_TEXT_H
#define OPTION_TEXT_H

#include "tools/view/scene.h"

// "Play Void Seeker (3 Mana, 1 Red)"
void option_text(const Scene *scene, const Question *question, const Option *option,
                 Line *line);

#endif
