// reason_list.h -- a page with lines "- NAME: reason": what a test excuses, and why.

#ifndef REASON_LIST_H
#define REASON_LIST_H

#include <stdbool.h>

enum { LISTED_MAX = 512, NAME_ROOM = 64 };

typedef struct {
    char names[LISTED_MAX][NAME_ROOM];
    bool met[LISTED_MAX]; // whether somebody asked for it
    int n;
} ReasonList;

// Reads the page at [path]. One that is missing, or a line without a reason, fails the test.
void reason_list_read(const char *path, ReasonList *list);

// Returns whether the page has the name; it is met from then on.
bool reason_list_has(ReasonList *list, const char *name);

#endif
