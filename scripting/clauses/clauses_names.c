// clauses_names.c -- the words that begin clauses, in which of them a key stands, and the places of
// faults of a clause, which show when all is read.

#include <stdarg.h>
#include <string.h>

#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/script_run.h"

const char *const clauses_names[CLAUSE_KINDS] = {
#define CLAUSE(id, name, rule, doc) [CLAUSE_##id] = name,
#include "scripting/base/language.def"
    [CLAUSE_HAPPENED] = "happened",
    [CLAUSE_MODE] = "a mode",
};

// The keys, and where each may stand.
static const struct {
    const char *name;
    unsigned kinds;
} keys[] = {
#define KEY(read, text, kinds, value, doc) {text, kinds},
#include "scripting/base/language.def"
};

const char *clauses_names_push(lua_State *L, const char *key)
{
    unsigned kinds = 0;

    for (int i = 0; i < COUNT_OF(keys); i++)
        if (!strcmp(keys[i].name, key)) kinds |= keys[i].kinds;
    if (!kinds) return NULL;
    lua_pushliteral(L, "");
    for (int kind = 0; kind < CLAUSE_KINDS; kind++) {
        if (!(kinds >> kind & 1u) || !clauses_names[kind]) continue;
        lua_pushfstring(L, "%s%s", lua_rawlen(L, -1) ? ", " : "", clauses_names[kind]);
        lua_concat(L, 2);
    }
    return lua_tostring(L, -1);
}

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
