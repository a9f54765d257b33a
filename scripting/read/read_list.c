// read_list.c -- reads lists of data: entries alone, none of them twice.
//
// A key among the entries, or an entry that stands there already, would be read by nobody.

#include "scripting/read/read_list.h"

#include "scripting/lua/script_fault.h"
#include "scripting/lua/script_value.h"

int read_list_entries(lua_State *L, int list, const char *what)
{
    const char *keys[SCRIPT_KEYS_MAX];

    if (script_value_keys(L, list, what, keys))
        script_fault(L,
                     FOUND_FORM,
                     "'%s' is a list here, which has no key '%s': write its value "
                     "among the others, or in braces of its own",
                     what,
                     keys[0]);
    return (int)lua_rawlen(L, list);
}

// Returns whether the values at the two places say the same, as far as what they are shows it.
static bool are_same(lua_State *L, int one, int other)
{
    const ScriptValue *a = script_value_at(L, one), *b = script_value_at(L, other);

    // What a function hands in has one name for all values (SCRIPT_HOLE).
    if (a && a->kind == SCRIPT_HOLE) return false;
    // A comparison, which data has none of, is refused where it is read.
    if (lua_isboolean(L, one)) return false;
    if (lua_rawequal(L, one, other)) return true;
    return a && b && a->kind == b->kind && a->kind != SCRIPT_WORD &&
           a->kind != SCRIPT_CLAUSE && a->kind != DATUM_HAPPENED && a->n == b->n &&
           a->keyword == b->keyword && a->action == b->action;
}

void read_list_check_once(lua_State *L, int list, const char *what)
{
    const int n = (int)lua_rawlen(L, list);

    luaL_checkstack(L, 2, NULL);
    for (int i = 2; i <= n; i++) {
        script_fault_charge(L, (lua_Unsigned)i);
        (void)lua_rawgeti(L, list, i);
        for (int k = 1; k < i; k++) {
            (void)lua_rawgeti(L, list, k);
            if (are_same(L, -1, -2))
                script_fault(L,
                             FOUND_ALWAYS,
                             "%s stands twice in '%s': take one out",
                             script_value_name(L, -1),
                             what);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
}

void read_list_check_word(lua_State *L, int braces, int entry, const char *what)
{
    const ScriptValue *word = script_value_at(L, -1);

    if (!word || word->kind != SCRIPT_WORD) return;
    script_fault_charge(L, (lua_Unsigned)entry);
    for (int i = 1; i < entry; i++) {
        (void)lua_rawgeti(L, braces, i);
        if (lua_rawequal(L, -1, -2))
            script_fault(L,
                         FOUND_ALWAYS,
                         "'%s' stands twice in %s: take one out",
                         word->name,
                         what);
        lua_pop(L, 1);
    }
}
