// position_thing.h -- things of a position: put, told, compared and written as JSON, each key
// by its row.

#ifndef POSITION_THING_H
#define POSITION_THING_H

#include "tools/position/position_view.h"

// Returns the name of a thing, or with what else there is to tell: {"card": name ...}. It is
// listed among those of player [lies_at].
json_t *position_thing_tell(const PositionView *view, ObjectId id, int lies_at);

// Returns what a claim under [key] is about, a new reference; NULL: there is no such key.
json_t *position_thing_read(const PositionView *view, ObjectId id, const char *key);

// Returns whether the claim [wanted] under [key] holds of what was read.
bool position_thing_fits(const PositionView *view, ObjectId id, const char *key,
                         const json_t *wanted, const json_t *found);

// Returns whether the claim [wanted] under [key] is none, whatever the thing is, and writes why;
// and whether a claim under it names what the thing has not.
bool position_thing_is_wrong(const PositionView *view, const char *key,
                             const json_t *wanted, char *why, size_t size);
bool position_thing_denies(const char *key);

// Returns the thing as programs see it.
json_t *position_thing_json(const PositionView *view, ObjectId id);

// Returns the total of a number over [n] things, NULL: no thing has a number of that name.
json_t *position_thing_total(const PositionView *view, const ObjectId *ids, int n,
                             const char *name);

#endif
