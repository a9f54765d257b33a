// read_rows.c -- the rows of a game that keys of clauses name.

#include <string.h>

#include "scripting/read/read_inside.h"

bool read_rows_event(const Rules *rules, const char *name, int *row)
{
    for (*row = 0; *row < rules->events_n; (*row)++) {
        if (!strcmp(rules->events[*row].name, name)) return true;
    }
    return false;
}

int read_rows_question(const Rules *rules, const char *name)
{
    for (int i = 0; i < rules->questions_n; i++) {
        if (!strcmp(rules->questions[i].name, name)) return i;
    }
    return -1;
}
