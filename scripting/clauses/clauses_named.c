// clauses_named.c -- refuses `named` in the script of a card that names nothing: it stands for
// what the same thing's player named, and nobody does.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"

// Returns whether the word is a verb by which a player names something.
static bool names(const Rules *rules, const char *word)
{
    if (strncmp(word, "name_", strlen("name_")) != 0) return false;
    for (int i = 0; i < rules->verbs_n; i++)
        if (!strcmp(rules->verbs[i].name, word)) return true;
    return false;
}

void clauses_named_note(lua_State *L, const char *word)
{
    Host *host = host_of(L);

    if (!names(host->rules, word)) return;
    if (host_loads_card(host))
        host->has_named = true;
    else
        host->shares_named = true;
}

void clauses_named_ask(lua_State *L)
{
    Host *host = host_of(L);

    clauses_fault_note(host, &host->asks_named, "named");
}

void clauses_named_check(void *state)
{
    lua_State *L = state;
    const Host *host = host_of(L);
    const AsksWord *asks = &host->asks_named;

    if (!asks->word || !host_loads_card(host) || host->has_named || host->shares_named)
        return;
    script_fault_at(L,
                    (ScriptSpot){FOUND_NEVER_HAPPENS, asks->script, asks->line},
                    "'named' is what this thing's player named, and this script names "
                    "nothing: a name that is known is written out, name = \"...\"");
}
