// calls_inside.h -- calls of verbs: their arguments, in each phase, and the rehearsal.

#ifndef CALLS_INSIDE_H
#define CALLS_INSIDE_H

#include "scripting/lua/argument_letter.h"
#include "scripting/lua/right_line.h"
#include "scripting/lua/value_handle.h"
#include "scripting/scripting_inside.h"

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

// Raises a fault where a script in rehearsal shows that the verb does not accept the
// argument (argument_check.c).
void argument_check(const Call *call, char letter, int index, const Value *value);

// Raises a fault where a call names a zone that all players share, and whose it is.
void argument_check_zone(const Call *call);

// Raises a fault where a call names the player of a note that all share, or the entry of one
// that is no list (argument_check.c). The others do so where all arguments are there: where
// the entry of a list is left out, and for a reading in data.
void argument_check_note(const Call *call);
// Refuses terms of which one is never read.
void argument_check_terms(const Call *call);

void argument_check_note_whole(const Call *call);
void argument_check_note_left_out(lua_State *L, const VerbRow *row,
                                  const WordRow *note);
void argument_check_note_data(const Call *call, bool about);

// Refuses the number of that field, asked of what surely has none.
void argument_check_number_of(const Call *call, int field, const Value *value);

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

// Pushes "; write: " and the call of the verb that would be right, where its argument [wrong]
// is not; "" where no example is known. The second: with examples alone (right_call.c).
const char *right_call_push(const Call *call, int wrong);
const char *right_call_example(lua_State *L, const VerbRow *row);

// Adds argument [index] as the script has it, or an example for the parameter where it has no
// name.
void right_call_add(const Call *call, RightLine *line, int parameter, int index);

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

// Begins the call of a verb, with no argument read yet (script_verb.c).
void script_verb_begin(Call *call, lua_State *L, const VerbForm *form, bool may_fail);

// Reads argument [index] by its type for the parameter: to [value], or as the next argument
// of the call. Returns whether the parameter used it up.
bool script_verb_take_at(Call *call, const Parameter *parameter, int index,
                         Value *value);
bool script_verb_take(Call *call, const Parameter *parameter, int index);

// Reads an argument in play without a look at its type: one whose meaning was noted by its
// address, a number, or a handle. Returns false if it is none of these, or does not fit. Written
// where it stays: each call does so for each argument.
__attribute__((always_inline)) static inline bool
script_verb_take_quickly(const Call *call, const Parameter *parameter, int index,
                         Value *value)
{
    const void *what = lua_topointer(call->L, index);
    int whole;

    if (what) return argument_name_read(call, parameter, what, value);
    const lua_Integer n = lua_tointegerx(call->L, index, &whole);

    return whole && value_handle_read(call->host, n, value) &&
           parameter->kinds >> value->kind & 1u;
}

// Refuses arguments behind the last one that was used up.
void script_verb_refuse_more(const Call *call, int used);

// Returns whether the call gives a list.
bool script_verb_gives_list(const Call *call);

// Pushes what a verb gives that was handed nil: nothing, or no things.
void script_verb_push_nothing(lua_State *L, const Call *call);

// Lua functions: a verb while scripts load, in rehearsal, and where a call is compared alone
// (verb_before_play.c).
int verb_before_play_as_data(lua_State *L);
int verb_before_play_rehearse(lua_State *L);
int verb_before_play_check(lua_State *L);

// Lua function: the loop each(...) (script_verb.c).
int script_verb_each(lua_State *L);

// Lua function: a verb in play (script_verb.c).
int script_verb_act(lua_State *L);

// Lua functions: a verb in play that has a short way, one with its word (word_cells.h), and one
// that is a number of things (script_verb_brief.c).
int script_verb_brief_act(lua_State *L);
int script_verb_brief_call(lua_State *L);
int script_verb_brief_read(lua_State *L);

// Calls the verb in play with the arguments on the stack, as script_verb_act does.
int script_verb_run(lua_State *L, const VerbForm *form);

// Pushes a stand-in for what a choice by the query gives in play. [given]: there is something
// to choose; [among]: it is of a group (rehearse.c).
void rehearse_push(lua_State *L, QueryId query, bool given, bool among);

// Returns whether the thing that a role of the clause in rehearsal means could fit the
// row [accepts] of Rules.accepts.
bool rehearse_role_may_fit(const Host *host, int role, int accepts);

// Returns whether `it` of the clause in rehearsal could be a player.
bool rehearse_it_may_be_player(const Host *host);

// Calls every run that the script being loaded has added.
void rehearse_runs(lua_State *L, Host *host);

#endif
