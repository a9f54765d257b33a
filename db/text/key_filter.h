// key_filter.h -- tells keys that are surely new from those that perhaps came before.
//
// A filter of a fixed size, so a list of any length takes the same memory. It forgets
// nothing and errs to one side: a key that it calls new did not come before. A key that it
// calls known may be new; there the caller asks the database.

#ifndef KEY_FILTER_H
#define KEY_FILTER_H

#include <stdbool.h>

typedef struct KeyFilter KeyFilter;

// Returns an empty filter that the caller frees.
KeyFilter *key_filter_new(void);
void key_filter_free(KeyFilter *filter);

// Adds [key]. Returns false if it surely did not come before.
bool key_filter_add(KeyFilter *filter, const char *key);

#endif
