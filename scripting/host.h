// host.h -- the Lua host: loads scripts into a Library, runs them for a Table.
//
// One host is one Lua state with the sandboxed words of one game; it belongs to one
// thread. Scripts hold no state: a host that has loaded the same sources is the same
// host. While the first phase lasts the words build records (queries, clauses); during
// a game they act.
//
// Includes engine/kernel/ only.

#ifndef HOST_H
#define HOST_H

#include "engine/kernel/base/err.h"
#include "engine/kernel/table/table.h"

typedef struct Host Host;

// A host whose words come from [rules] and whose scripts fill [library].
Host *host_new(const Rules *rules, Library *library, Err *err);
void host_free(Host *host);

// One script from a database or a file. Keywords come before the cards that use them,
// a set's words before both.
typedef struct {
    const char *kind; // "words", "keyword", "card"; "ruleset": see ruleset.h
    const char *name; // "Tank", "OGN-024"
    const char *path; // for messages
    const char *source;
    size_t size;
    int api; // level of the language it is written in; 0: the present one

    // Is told, line by line, which words of an earlier level it uses; NULL: nobody is.
    void (*tell)(void *self, const char *line);
    void *self;
} ScriptSource;

// Loads it: checks words and keys, fills the Library, rehearses every `run`. A fault
// (file:line, what was found, "did you mean") goes to [err], returns -1, and the card
// or keyword is refused with it (library_refuse); nothing half-loaded stays in use. A
// script of an earlier level works as it did; one of a later level is refused.
int host_load(Host *host, const ScriptSource *script, Err *err);

// The vtable that a Table runs scripts with.
const Scripts *host_scripts(Host *host);

// Limits of one run; 0 leaves the default.
void host_limit(Host *host, int instructions, size_t bytes);

#endif
