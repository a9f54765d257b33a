// verb_inside.h -- the functions of verbs.def; nothing but the files of the verbs includes
// it.

#ifndef VERB_INSIDE_H
#define VERB_INSIDE_H

#include "engine/verbs/args.h"

#define VERB(id, name, signature, deed, takes, gives, reads, doc)                      \
    Value verb_do_##id(Table *table, Env *env, const Value *args, int n);
#define BRIEF(id, name, signature, deed, takes, gives, reads, doc)                     \
    VERB(id, name, signature, deed, takes, gives, reads, doc)                          \
    bool verb_brief_##id(                                                              \
        Table *table, const Env *env, int word, const Value *value, Value *result);
#define COMMON(id, takes)
#include "engine/scripted/verbs/verbs.def"

#endif
