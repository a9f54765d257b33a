// vain_event.h -- refuses events that never have what a clause asks of them.

#ifndef VAIN_EVENT_H
#define VAIN_EVENT_H

#include "scripting/lua/host_data.h"

// Raises a fault where one of the clause's events never has a part that the clause asks for.
void vain_event_check(lua_State *L, const Clause *clause);

// Returns whether the clause hears of that event about things on the board alone.
bool vain_event_is_on_board(const Clause *clause, const EventRow *event);

#endif
