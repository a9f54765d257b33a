// list_head.h -- record: the first bytes of a list, by which its format is found.

#ifndef LIST_HEAD_H
#define LIST_HEAD_H

#include "db/lists/card_sink.h"

typedef struct {
    const char *text; // no zero byte ends it
    size_t n;
} ListHead;

#endif
