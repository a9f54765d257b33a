// embedded.h -- what commands that run on the library (cardwright.h) do alike.

#ifndef EMBEDDED_H
#define EMBEDDED_H

#include <jansson.h>

#include "tools/embed/cardwright.h"

// Makes an engine, which cw_close frees.
CwEngine *embedded_new(void);

// Prints what the call before has to remark, a line each.
void embedded_tell_notes(const CwEngine *engine);

// Prints why the call before failed, with its remarks. Returns the exit code.
int embedded_fail(const CwEngine *engine, CwStatus status);

// Returns what a function handed out as JSON, for the caller to free.
json_t *embedded_json(const char *text);

#endif
