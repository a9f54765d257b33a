// check_split.c -- refuses a target whose amount is to be divided where nothing divides it, and to
// divide where no target says what.
//
// Each of the things chosen would get all of it, or none would get anything. The function
// of the clause divides where it calls the verb in a pass of its rehearsal, or names it in
// a branch that no pass reaches.

#include <string.h>

#include "scripting/checks/check.h"
#include "scripting/lua/right_line.h"

static const char *divider(const Host *host)
{
    return host->rules->verb_splits;
}

// Returns how many of the targets say what is divided among what is chosen.
static int splits_of(const Library *library, const Clause *clause)
{
    int n = 0;

    for (int i = 0; i < clause->targets_n; i++)
        n += library->queries[clause->targets[i]].split != 0;
    return n;
}

// A receiver of functions that looks for the name of the verb.
typedef struct {
    const char *verb;
    bool named;
} Naming;

static void take_function(void *self, const ByteFunction *function, int depth)
{
    Naming *naming = self;

    (void)depth;
    for (size_t i = 0; i < function->constants_n; i++) {
        const ByteName name = function->constants[i];

        naming->named |= name.size == strlen(naming->verb) &&
                         !memcmp(name.text, naming->verb, name.size);
    }
}

// Returns whether the function, or one within it, names the verb; leaves the name of its first
// parameter on top of the stack.
static bool names_divider(lua_State *L, const Run *run)
{
    Naming naming = {.verb = divider(host_of(L))};
    const char *parameter;

    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, run->ref);
    byte_code_read(L, &(ByteReader){take_function, &naming});
    parameter = lua_getlocal(L, NULL, 1);
    (void)lua_pushstring(L, parameter ? parameter : "things");
    lua_remove(L, -2);
    return naming.named;
}

void check_split_begin(Host *host)
{
    host->divides = false;
}

void check_split_call(lua_State *L, const VerbRow *row)
{
    Host *host = host_of(L);
    const Library *library = host->library;
    bool known = false;
    RightLine right = {.n = 0};

    if (!divider(host) || strcmp(row->name, divider(host)) != 0) return;
    host->divides = true;
    for (int i = 1; i < library->clauses_n; i++) {
        if (library->clauses[i].run != host->run_rehearsed) continue;
        if (splits_of(library, &library->clauses[i])) return;
        known = true;
    }
    if (!known) return;
    right_line_fill(host, &right, "target = <thing> { any_number, split = 3 }");
    script_fault(L,
                 FOUND_NOT_ASKED,
                 "'%s' divides what a target says with 'split', and no target of this "
                 "clause does; write: %s",
                 row->name,
                 right.text);
}

// Refuses a second target that says so: the verb divides what the first one says.
static void check_one(lua_State *L, const Clause *clause)
{
    if (splits_of(host_of(L)->library, clause) < 2) return;
    script_fault_at(L,
                    (ScriptSpot){FOUND_NOTHING_DONE, clause->script, clause->line},
                    "'split' stands in two targets, and '%s' divides that of the first "
                    "alone: write a clause for each",
                    divider(host_of(L)));
}

void check_split(void *self)
{
    lua_State *L = self;
    Host *host = host_of(L);
    const Library *library = host->library;

    if (!divider(host)) return;
    for (int i = 1; i < library->clauses_n; i++) {
        const Clause *clause = &library->clauses[i];

        if (clause->run != host->run_rehearsed || !splits_of(library, clause)) continue;
        check_one(L, clause);
        if (host->divides || names_divider(L, &host->runs[clause->run])) return;
        script_fault_at(
            L,
            (ScriptSpot){FOUND_NOTHING_DONE, clause->script, clause->line},
            "what 'split' says is divided by '%s' alone, and 'run' does not "
            "call it; write: %s(%s)",
            divider(host),
            divider(host),
            lua_tostring(L, -1));
    }
}
