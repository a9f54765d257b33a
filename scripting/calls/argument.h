// argument.h -- the arguments of a call of a verb: what each is, as scripts load and in play.

#ifndef ARGUMENT_H
#define ARGUMENT_H

#include "scripting/lua/argument_letter.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/script_bound.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_run.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/value_handle.h"
#include "scripting/lua/vocabulary.h"

// A verb that is being called, and the arguments it has so far.
typedef struct {
    lua_State *L;
    Host *host;
    const VerbForm *form; // NULL: `each`
    const VerbRow *row;
    Value args[ARGUMENTS_MAX];
    int n;
    Bindings *bound; // the values of its queries; NULL: nobody runs
    bool optional;   // the parameter stands after the `|` of the signature
    bool plain;      // the verb accepts all of them as they are
    bool gone;       // the script gave nil for a parameter that then means nobody
    bool
        may_fail; // nil may come of a rehearsal in which verbs fail and targets are gone
} Call;

// Returns whether the argument at [index], of that type of Lua, fits the letter, and
// reads it (argument.c).
bool argument_fits(const Call *call, char letter, int index, int type, Value *value);

// Lists the parameters of all verbs.
void argument_begin(Host *host);

// Reads an argument, a text or a userdata at that address, if its meaning was noted. The second notes the
// meaning if it is always the same. Both work in play only.
bool argument_name_read(const Call *call, const Parameter *parameter, const void *what,
                        Value *value);
void argument_name_note(const Call *call, const Parameter *parameter, int index,
                        const Value *value);

// Returns whether the query finds players, or may find some. The second: players only;
// such an argument is never taken as a thing where the signature lets a player follow.
bool argument_is_of_players(const Host *host, QueryId query);
bool argument_means_players(const Host *host, QueryId query);

// Makes a group of the call from the list of things at [index]. In rehearsal it checks the
// entries only, because there is no table (argument_list.c).
bool argument_list_fits(const Call *call, char letter, int index, Value *value);

// Returns what a letter stands for: "things", "a player" ...
const char *argument_name(char letter);

// Returns whether a text, or the word at [index], is the name that the letter wants; a
// name that no row has is a fault (argument_name.c).
bool argument_name_fits(const Call *call, char letter, const char *text, Value *value);
int argument_name_row(const Call *call, char letter, const char *text); // -1: none
bool argument_name_has_any(const Call *call, char letter);
bool argument_name_end(const Call *call, int index, Value *value);

// Returns the first name that the letter takes, and its row; NULL: there is none. The second
// returns the verb that the function at [index] is, as far as it is one (host_has_form).
const char *argument_name_first(const Call *call, char letter, int *row);
const VerbForm *argument_name_form(lua_State *L, int index);

// Raises a fault where the arguments of a call, of which one does not fit, fit in another order
// (argument_order.c).
void argument_order_check(const Call *call);

// Raises a fault where the argument is a zone to which another verb goes.
void argument_order_check_place(const Call *call, const Parameter *parameter,
                                int index);

// Adds the values of a query that the call is given to those of the call.
void argument_list_bind(const Call *call, const BoundData *query);

// Returns a fresh group of the step; sets [index] to its number.
Group *argument_list_group(lua_State *L, Table *table, int *index);

#endif
