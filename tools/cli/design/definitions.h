// definitions.h -- the words of cards as definitions for the Lua language server.
//
// The server shows a word's meaning while a designer types, offers the keys of a clause,
// and marks what no script may say. The definitions come from the entries of the manual,
// so they have the words that work and no others. No program runs them: a definition is
// Lua whose comments (`---@class`, `---@param` ...) the server reads.

#ifndef DEFINITIONS_H
#define DEFINITIONS_H

#include <stdio.h>

#include "tools/ask/manual.h"

// Writes what scripts of cards may say; with the chapters about game.lua, that too.
void definitions_cards(const Manual *manual, const Rules *rules, FILE *out);

// Writes what files of scenarios may say.
void definitions_scenarios(const Rules *rules, FILE *out);

// Writes the server's settings: where the definitions are, and what of Lua is not there.
void definitions_settings(FILE *out);

#endif
