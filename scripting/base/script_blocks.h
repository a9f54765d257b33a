// script_blocks.h -- finds the block of a script that is never closed.

#ifndef SCRIPT_BLOCKS_H
#define SCRIPT_BLOCKS_H

#include "scripting/base/script_place.h"
#include "scripting/base/script_token.h"

// A word or a sign that opens a block, and what is missing.
typedef struct {
    ScriptToken opener;
    const char *closer;  // "end", "}" ...; NULL: [opener] itself closes nothing
    ScriptToken instead; // what stands where it is missed; TOKEN_END: the script ends
} OpenBlock;

// Finds what lacks its end, or is an end too many, in a text that Lua refuses at [line], near [at], as Lua writes it
// there; lines below it are not looked at. Returns false where all is closed.
bool script_blocks_open(ScriptText text, int line, const char *at, OpenBlock *block);

#endif
