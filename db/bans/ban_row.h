// ban_row.h -- the rows of a ban list, as its readers find them and before anybody checks them.

#ifndef BAN_ROW_H
#define BAN_ROW_H

#include "db/text/key_map.h"

typedef enum {
    BAN_MODE,
    BAN_CARD,
    BAN_CODE,
    BAN_SINCE,
    BAN_UNTIL,
    BAN_FIELDS
} BanField;

typedef struct {
    const char *fields[BAN_FIELDS]; // "": it says nothing
    int row;                        // line of a table; which ban it is in JSON
    const char *refused;            // NULL, or what the row should have been
} BanRow;

typedef struct {
    Arena *arena;                     // the caller's
    const char *headings[BAN_FIELDS]; // as the list has them; NULL: it has none
    const char **left;                // headings that say nothing of bans
    int left_n;
    KeyMap left_map; // the same, to find them by
    BanRow *rows;
    int n;
} BanList;

// Returns a new row that says nothing.
BanRow *ban_row_add(BanList *list, int row);

// Notes a heading that says nothing of bans.
void ban_row_leave(BanList *list, const char *heading);

#endif
