// ban_list.h -- a ban list as a file: which cards a format forbids, from which day on.
//
//     mode,card,since,until            {"mode": ["quick", "long"], "since": "2026-09-18",
//     quick,Old Lamp,2026-09-18,        "cards": ["Old Lamp", "OM-010",
//     quick,OM-010,,2026-12-01            {"card": "Old Mill", "until": "2026-12-01"}]}
//
// A table has its columns in any order and with any separator; JSON is an array of bans, or
// objects that say for all of their `cards` what these do not say themselves.

#ifndef BAN_LIST_H
#define BAN_LIST_H

#include "db/bans/ban_row.h"
#include "db/text/source.h"

// Returns whether the text of [source], which stays unread, is a ban list.
bool ban_list_is(Source *source);

// Reads the list. Returns -1 with [err] if the rest cannot be read.
int ban_list_read(Source *source, BanList *list, Err *err);

#endif
