// ban_word.h -- the headings and keys of ban lists.

#ifndef BAN_WORD_H
#define BAN_WORD_H

#include <stdbool.h>

#include "db/bans/ban_row.h"

// Beside the fields: a heading that says something of a card or a copy, so that the table is
// another one, and a heading that nobody knows.
enum { BAN_OTHER = BAN_FIELDS, BAN_UNKNOWN = -1 };

// What the headings of one table are, counted.
typedef struct {
    int n[BAN_FIELDS + 1];
    int unknown;
} BanLook;

// Returns a BanField, BAN_OTHER or BAN_UNKNOWN.
int ban_word_field(const char *heading);
void ban_word_look(BanLook *look, const char *heading);

// Returns whether such headings are those of a ban list: they say a mode, a card and a day, and
// nothing of a card or a deck. Without a day they have nothing else.
bool ban_word_is_list(const BanLook *look);

#endif
