// rehearse.h -- the rehearsal of each run, with stand-ins for what is chosen.

#ifndef REHEARSE_H
#define REHEARSE_H

#include "scripting/lua/script_run.h"

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
