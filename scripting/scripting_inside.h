// scripting_inside.h -- what all files of this room share: the Lua state, and its words.
// Nothing outside includes it.

#ifndef SCRIPTING_INSIDE_H
#define SCRIPTING_INSIDE_H

#include "scripting/lua/script_bound.h"
#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_recover.h"
#include "scripting/lua/script_run.h"
#include "scripting/lua/script_site.h"
#include "scripting/lua/script_value.h"
#include "scripting/lua/value_handle.h"
#include "scripting/lua/vocabulary.h"

// Builds the environment that every script runs in (sandbox.c).
void sandbox_install(Host *host);

// Exchanges the verbs for those of the phase.
void sandbox_set_phase(Host *host, ScriptPhase phase);

#endif
