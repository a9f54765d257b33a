// option_fold.h -- options that do not fit on the screen, with what they share said once.
//
// "Go to the hill with a lamp", "Go to the hill with a rope" become one sentence and its keys:
//
//     Go to the hill with …: 7a a lamp · 8a a rope
//
// and where two parts of them differ, a table: the second parts with their numbers, and behind
// each first part the keys that it has.
//
//     Go to … with …: 7 a lamp · 8 a rope
//     the hill: 7a 8a · the lake: 7b 8b
//
// Every option keeps its key, and all its words are there.

#ifndef OPTION_FOLD_H
#define OPTION_FOLD_H

#include "tools/screen/option_page.h"

// Returns the page with such lines; [page] stays as it is. A page without lines is one that has
// nothing to say once, or no memory. option_page_free frees it.
OptionPage option_fold(const OptionPage *page, const Keys *keys, const Scene *scene,
                       const Question *question);

#endif
