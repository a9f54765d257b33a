// verb_inside.h -- the functions of verbs.def; nothing but the files of the verbs includes
// it.

#ifndef VERB_INSIDE_H
#define VERB_INSIDE_H

#include "engine/verbs/args.h"

#define VERB(id, ...)                                                                  \
    Value verb_do_##id(Table *table, Env *env, const Value *args, int n);
#define COMMON(id, takes)
#include "engine/scripted/verbs/verbs.def"

// Fits Rules.brief_word.
BriefWord verb_brief_word(const Rules *rules, int word);

// Fit VerbRow.brief.
bool verb_brief_noted(Table *table, const Env *env, const BriefWord *word,
                      const Value *value, Value *result);
bool verb_brief_keeps(Table *table, const Env *env, const BriefWord *word,
                      const Value *value, Value *result);
bool verb_brief_note(Table *table, const Env *env, const BriefWord *word,
                     const Value *value, Value *result);

#endif
