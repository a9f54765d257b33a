// key_set.h -- the keys that a list has had so far, with the line of each.
//
// A key takes 16 bytes, whatever its length, so a list of any size can be checked for
// rows that stand twice.

#ifndef KEY_SET_H
#define KEY_SET_H

#include <stdint.h>

typedef struct KeySet KeySet;

// Returns an empty set that the caller frees.
KeySet *key_set_new(void);
void key_set_free(KeySet *seen);

// Adds [key] of a row at [line] with the date [updated] (as in listed_card.h, 0
// without one), which counts to the second. Returns 0 if the key is new or the row is newer than the one before; the row
// then takes its place. Otherwise returns the line of the row before, and sets [older]
// if that row is newer than this one.
int64_t key_set_add(KeySet *seen, const char *key, int64_t line, int64_t updated,
                    int *older);

#endif
