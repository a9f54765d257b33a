// clauses_names.c -- the words that begin clauses, and in which of them a key stands.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"

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
