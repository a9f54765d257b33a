// clauses_fault.c -- the fault of a clause that is read already.

#include <stdarg.h>

#include "scripting/clauses/clauses_inside.h"

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
