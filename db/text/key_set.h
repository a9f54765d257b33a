// seen.h -- which keys a list has had so far, and where, in a few bytes each.

#ifndef SEEN_H
#define SEEN_H

#include <stdint.h>

typedef struct KeySet KeySet;

KeySet *key_set_new(void);
void key_set_free(KeySet *seen);

// The line at which [key] stood first as of [updated], 0 if it is new as of then: it is
// noted for next time. [older]: it stood in a line that was more recent.
int64_t key_set_add(KeySet *seen, const char *key, int64_t line, int64_t updated,
                    int *older);

#endif
