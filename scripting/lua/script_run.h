// script_run.h -- runs the functions of scripts, within the limits of the host.

#ifndef SCRIPT_RUN_H
#define SCRIPT_RUN_H

#include "scripting/lua/host_data.h"

// Gives the words of verbs their functions of the phase, unless they have them.
void script_run_exchange(Host *host);

// Sets how the environment of scripts comes to words. In play it takes each word that a script
// reads, and keeps it; else it has none itself, because words may change.
void script_run_take_words(Host *host, bool takes);

// Runs the function of [clause] with its arguments; the `run` of Scripts.
void script_run(void *self, Table *table, Env *env, const Clause *clause,
                const Value *args, int n);
int script_run_number(void *self, Table *table, Env *env, const Clause *clause,
                      const Value *args, int n);

// Leaves the innermost run because the step is abandoned; the `unwind` of Scripts.
void script_run_unwind(void *self);

// Ends the run that calls a verb, as if it returned there. Does not return.
void script_run_end(lua_State *L);

// Returns the line at which the innermost run is; the `line` of Scripts.
int script_run_line(const void *self, int *script);

// Begins to count for the runs of this step anew; the `renew` of Scripts.
void script_run_renew(void *self);

// Begins to count instructions and bytes anew.
void script_run_begin(Host *host);

// Lets the innermost run execute as many instructions as its pace is. Lua counts from now
// on where that could be too many in all.
void script_run_go_on(Host *host);

// Gives Lua memory, within the limits of the host.
void *script_run_allocate(void *self, void *block, size_t old, size_t size);

// Keeps the function at [index] for later runs; returns its number.
int script_run_keep(lua_State *L, int index);

// Writes the error on top of the stack to [text], with its place in the script: number
// [nth] of the places that it may be about. Returns false where there are no more.
bool script_run_message(Host *host, int status, int nth, char *text, size_t size);

// Returns the line of which the error on top of the stack tells, 0: none.
int script_run_faulty_line(const Host *host, int status);

// Returns the row of found.def that the error on top of the stack is of.
FoundKind script_run_found(const Host *host, int status);

// Returns whether the error on top of the stack is of a function of a game's rules.
bool script_run_is_of_rules(const Host *host, int status);

#endif
