// clauses_fault.c -- the places of faults that show when all is read.

#include <stdarg.h>

#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/script_run.h"

// Nothing runs where data of a function is read from its instructions.
void clauses_fault_note(Host *host, AsksWord *asks, const char *word)
{
    if (asks->word) return;
    *asks = (AsksWord){word, host->script, host->line};
    if (!asks->line) asks->line = script_run_line(host, &asks->script);
}

__attribute__((format(printf, 4, 5))) _Noreturn void
clauses_fault(lua_State *L, const Clause *clause, FoundKind found, const char *format,
              ...)
{
    va_list arguments;

    host_of(L)->reading = (Reading){.what = clauses_names[clause->kind]};
    va_start(arguments, format);
    (void)script_fault_push(
        L, (ScriptSpot){found, clause->script, clause->line}, format, arguments);
    va_end(arguments);
    (void)lua_error(L);
    base_panic(__FILE__, __LINE__, "lua_error returned");
}
