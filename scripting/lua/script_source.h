// script_source.h -- one script, as its loader hands it to the host.

#ifndef SCRIPT_SOURCE_H
#define SCRIPT_SOURCE_H

#include "engine/base/err.h"
#include "engine/kernel/table/table.h"

typedef struct Host Host;

// One script from a database or a file. Words of a set are loaded before its keywords,
// and keywords before the cards that use them.
typedef struct {
    const char *kind; // "words", "keyword", "card"; "ruleset", "rules": game_script.h
    const char *name; // "Swift", "OGN-024"
    const char *path; // for messages
    const char *source;
    size_t size;
    int api; // level of the language that the script is written in; 0: the present one

    // The host calls this for each word of an earlier level that the script uses, and for
    // each part of a sound script that has no effect. NULL: no call.
    void (*tell)(void *self, FoundKind found, const char *line);
    void (*fault)(void *self, FoundKind found, const char *line); // for each fault
    void *self;
} ScriptSource;

#endif
