// language.c -- the rows of language.def and renamed.def, for the manual and the lint.

#include "scripting/language.h"

#include "scripting/calls_inside.h"
#include "scripting/read_inside.h"

static const LanguageRow rows[] = {
#define CLAUSE(id, text, number, about)                                                \
    {.kind = LANGUAGE_CLAUSE, .name = text, .rule = number, .doc = about},
#define BUILDER(text, function, written, about)                                        \
    {.kind = LANGUAGE_BUILDER, .name = text, .form = written, .doc = about},
#define ROLE(id, text, about)     {.kind = LANGUAGE_ROLE, .name = text, .doc = about},
#define LOCATION(id, text, about) {.kind = LANGUAGE_ROLE, .name = text, .doc = about},
#define PART(id, text, about)     {.kind = LANGUAGE_ROLE, .name = text, .doc = about},
#define KEYWORD_FLAG(id, text, about)                                                  \
    {.kind = LANGUAGE_KEYWORD_FLAG, .name = text, .doc = about},
#define KEYWORD_KEY(text, value, about)                                                \
    {.kind = LANGUAGE_KEYWORD_KEY, .name = text, .form = value, .doc = about},
#define FLAG(id, text, kinds, number, about)                                           \
    {text, NULL, number, about, LANGUAGE_FLAG, kinds},
#define KEY(read, text, kinds, value, about)                                           \
    {text, value, NULL, about, LANGUAGE_KEY, kinds},
#define QUERY_KEY(text, value, about)                                                  \
    {.kind = LANGUAGE_QUERY_KEY, .name = text, .form = value, .doc = about},
#include "scripting/language.def"
#define RENAMED(old, now, since)                                                       \
    {.kind = LANGUAGE_RENAMED, .name = old, .doc = "`" now "` since api " #since},
#include "scripting/base/renamed.def"
};

const LanguageRow *language_rows(int *n)
{
    *n = COUNT_OF(rows);
    return rows;
}

const char *language_clause(int kind)
{
    return clause_keys_names[kind];
}

const char *language_argument(char letter)
{
    return argument_name(letter);
}

void language_words(const Host *host, void (*tell)(void *self, const char *name),
                    void *self)
{
    lua_State *L = host->L;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->words);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        tell(self, lua_tostring(L, -2));
    }
    lua_pop(L, 1);
}
