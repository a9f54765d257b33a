// yaml_look.h -- tells YAML from other texts.

#ifndef YAML_LOOK_H
#define YAML_LOOK_H

#include <stdbool.h>
#include <stddef.h>

// Returns whether the text that begins with these bytes can only be YAML with records or
// maps in it. A deck, a table or JSON is none.
bool yaml_look_fits(const char *text, size_t n);

#endif
