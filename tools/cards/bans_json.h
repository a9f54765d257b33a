// bans_json.h -- what the ban list of a mode says, as an object.

#ifndef BANS_JSON_H
#define BANS_JSON_H

#include <jansson.h>

#include "db/store/bans.h"

// A mode and the day of store->ban_day, NULL: that of the newest lists.
typedef struct {
    Store *store;
    const char *mode, *on; // mode NULL: the game has no ban lists
} DeckBans;

// Returns which list holds, and how many cards it has; NULL with [err].
json_t *bans_json(const DeckBans *bans, Err *err);

// Does the same of a head that is read already.
json_t *bans_json_head(const DeckBans *bans, const BanHead *head);

#endif
