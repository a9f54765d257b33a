// found.h -- the kinds of what may be wrong with cards and games, a row of found.def each.

#ifndef FOUND_H
#define FOUND_H

typedef enum {
    FOUND_NONE, // nothing, or nobody said which
#define FOUND(id, number, severity, title, help) FOUND_##id,
#include "engine/base/found.def"
    FOUND_KINDS
} FoundKind;

#endif
