// check_pace.h -- how many instructions a run can execute before C looks at it again.

#ifndef CHECK_PACE_H
#define CHECK_PACE_H

#include "scripting/lua/host_data.h"

// A text of byte code, without a zero at its end.
typedef struct {
    const char *text;
    size_t size;
} CheckName;

// The byte code of a function, for its pace.
typedef struct {
    const uint8_t *bytes;
    size_t n; // instructions
    const CheckName *constants;
    int environment; // which of its upvalues has the words, -1: none
} CheckCode;

// The pace of what may not end.
enum { PACE_ENDLESS = 1 << 28 };

// Makes the list of what is known of functions.
void check_pace_install(lua_State *L);

// Notes what the pace of the function depends on. The second notes that it is not known.
void check_pace_note(lua_State *L, int function, const CheckCode *code);
void check_pace_forget(lua_State *L, int function);

// Returns how many instructions the function, with all that it calls, executes at most
// until it ends or a loop over `each` or `ipairs` comes round; PACE_ENDLESS: not known. All
// words are declared.
int check_pace(lua_State *L, int function);

#endif
