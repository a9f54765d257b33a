// host.h -- the Lua host: loads scripts into a Library, runs them for a Table.
//
// One host is one Lua state with the sandboxed words of one game. It belongs to one
// thread. Scripts hold no state, so two hosts that have loaded the same sources behave
// alike. While a host loads, words build records (queries, clauses); during a game they
// act.

#ifndef HOST_H
#define HOST_H

#include "scripting/lua/script_source.h"

// Makes a host. Its words come from [rules]; its scripts fill [library]. Returns NULL
// if Lua cannot start; [err] then says why.
Host *host_new(const Rules *rules, Library *library, Err *err);
void host_free(Host *host);

// Loads the script: checks its words and keys, fills the Library and rehearses every
// `run`. Returns 0, or -1 with the first fault in [err] (file:line:column, what was found,
// "did you mean"). The host then refuses the card or keyword with it (library_refuse), and
// nothing half-loaded stays in use. A script of an earlier level works as it did; one
// of a later level is refused.
int host_load(Host *host, const ScriptSource *script, Err *err);

// Returns whether the script of a keyword means the same as the keyword of that name that is
// loaded already, in other words or not. Loads it beside that one: the host is then good for
// nothing but further questions of this kind.
bool host_means_keyword(Host *host, const ScriptSource *script);

// Gives the lines with instructions of all functions in a source, from 1; a line may come
// more than once. A source that is no Lua has none.
void host_code_lines(Host *host, const char *source, size_t size,
                     void (*take)(void *self, int line), void *self);

// Checks all functions of a game's files when the last one is loaded, because they may
// use each other. Returns -1 with the first fault in [err].
int host_check_game(Host *host, Err *err);

// Returns the functions with which a Table runs scripts.
const Scripts *host_scripts(Host *host);

// Sets how many instructions and bytes a script that loads, or all runs of one step, may
// use; 0 keeps the default.
void host_limit(Host *host, int instructions, size_t bytes);

#endif
