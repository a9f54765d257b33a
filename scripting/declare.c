// declare.c -- reads the card that a script declares, and the braces of all declarations.
//
//     card "OGN-024" { clause, ... }             the card's text, in printed order

#include <string.h>

#include "scripting/clauses/clauses.h"
#include "scripting/declare_inside.h"
#include "scripting/lua/right_line.h"
#include "scripting/read/read.h"
#include "scripting/vain/given_lost.h"

static void collect_cost(Printed *printed, const ScriptValue *datum)
{
    if (printed->costs_n == CARD_KEYWORDS_MAX)
        script_fault(printed->L,
                     FOUND_TOO_MANY,
                     "more than %d costs of keywords",
                     CARD_KEYWORDS_MAX);
    printed->costs[printed->costs_n++] = datum;
}

// Collects the clauses of the list on top of the stack in order, those of lists within
// it included.
static void collect_clauses(Printed *printed, int depth)
{
    lua_State *L = printed->L;
    const int list = lua_gettop(L);

    if (depth == LIST_DEPTH_MAX)
        script_fault(L, FOUND_TOO_MANY, "lists are nested too deep");
    script_fault_charge(L, lua_rawlen(L, list));
    for (int i = 1; i <= (int)lua_rawlen(L, list); i++) {
        const ScriptValue *datum;

        (void)lua_rawgeti(L, list, i);
        datum = script_value_at(L, -1);
        if (script_value_is_faulty(L, -1)) {
            printed->faulty = true;
        } else if (lua_istable(L, -1)) {
            collect_clauses(printed, depth + 1);
        } else if (datum && datum->kind == SCRIPT_CLAUSE) {
            if (printed->n == CARD_CLAUSES_MAX)
                script_fault(
                    L, FOUND_TOO_MANY, "more than %d clauses", CARD_CLAUSES_MAX);
            printed->clauses[printed->n++] = datum->n;
        } else if (datum && datum->kind == SCRIPT_KEYWORD) {
            collect_cost(printed, datum);
        } else {
            const char *got = script_value_name(L, -1);

            script_fault(L,
                         FOUND_FORM,
                         "%s holds clauses, got %s%s",
                         printed->what,
                         got,
                         right_line_for_clause(L, CLAUSE_WHEN));
        }
        lua_pop(L, 1);
    }
}

void declare_braces(lua_State *L, int table, const char *what, Printed *printed)
{
    const char *keys[SCRIPT_KEYS_MAX];

    memset(printed, 0, sizeof *printed);
    printed->L = L;
    printed->what = what;
    luaL_checkstack(L, 4 * LIST_DEPTH_MAX, NULL);
    if (!lua_istable(L, table))
        script_fault(L,
                     FOUND_FORM,
                     "%s is written in braces%s",
                     what,
                     right_line_declared(L, what + (strncmp(what, "a ", 2) ? 0 : 2)));
    if (script_value_keys(L, table, what, keys)) {
        script_fault(L,
                     FOUND_NO_KEY,
                     "unknown key '%s' in %s: it holds clauses%s",
                     keys[0],
                     what,
                     right_line_for_clause(L, CLAUSE_WHEN));
    }
    lua_pushvalue(L, table);
    collect_clauses(printed, 0);
    lua_pop(L, 1);
    if (printed->faulty && strcmp(what, "a card") != 0) script_fault_silent(L);
}

// Refuses costs of keywords where no card is declared.
void declare_refuse_costs(const Printed *printed)
{
    if (printed->costs_n)
        script_fault(
            printed->L, FOUND_FORM, "costs of keywords stand in a card { ... } alone");
}

// Pushes a list of the clauses.
int declare_push(lua_State *L, const ClauseId *clauses, int n)
{
    lua_createtable(L, n, 0);
    for (int i = 0; i < n; i++) {
        (void)script_value_push(L, SCRIPT_CLAUSE, clauses[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

int declare_attached(lua_State *L)
{
    Library *library = host_of(L)->library;
    Printed printed;

    script_value_only_at_load(L, "a clause");
    declare_braces(L, 1, "attached", &printed);
    declare_refuse_costs(&printed);
    if (!printed.n)
        script_fault(L,
                     FOUND_NOTHING_DONE,
                     "attached does nothing: it holds no clause%s",
                     right_line_declared(L, "attached"));
    for (int i = 0; i < printed.n; i++) {
        Clause clause = library->clauses[printed.clauses[i]];

        clause.flags |= CLAUSE_ATTACHED;
        printed.clauses[i] = library_add_clause(library, &clause);
    }
    return declare_push(L, printed.clauses, printed.n);
}

// Checks each clause by itself, to report every fault.
void declare_mark_printed(lua_State *L, const Printed *printed)
{
    Library *library = host_of(L)->library;

    for (int i = 0; i < printed->n; i++) {
        const ClauseId one = printed->clauses[i];
        CheckedClause checked = {
            L, one, clauses_role_follows(library, printed->clauses, printed->n, one)};

        (void)script_recover_try(L, clauses_printed_check, &checked);
        library->clauses[printed->clauses[i]].flags |= CLAUSE_PRINTED;
    }
}

static void check_total(lua_State *L, int n, LimitId limit)
{
    const LimitRow *row = limit_row(limit);

    if (n > row->value)
        script_fault(L, FOUND_TOO_MANY, "more than %d %s", row->value, row->words);
}

// Refuses a card whose own text is more than one play of it has room for: the game would
// stop each time.
static void check_play(lua_State *L, const Printed *printed)
{
    const Library *library = host_of(L)->library;
    int costs = 0, choices = 0, modes = 0;

    for (int i = 0; i < printed->n; i++) {
        const Clause *clause = &library->clauses[printed->clauses[i]];

        costs += library_is_additional_cost(library, printed->clauses[i]);
        if (clause->kind != CLAUSE_EFFECT) continue;
        choices += clause->targets_n;
        modes += clause->modes_n > 0;
    }
    check_total(L, costs, LIMIT_ADDITIONAL);
    check_total(L, choices, LIMIT_CHOICES);
    check_total(L, modes, LIMIT_ITEM_MODES);
}

// Refuses a passive whose gift another one takes away.
static void check_losses(lua_State *L, const Printed *printed)
{
    const Library *library = host_of(L)->library;

    for (int i = 0; i < printed->n; i++)
        for (int k = 0; k < printed->n; k++)
            given_lost_check(L,
                             &library->clauses[printed->clauses[i]],
                             &library->clauses[printed->clauses[k]]);
}

void declare_once(lua_State *L, const char *kind, const char *name)
{
    Host *host = host_of(L);

    if (strcmp(host->source->kind, kind) || strcmp(host->source->name, name)) {
        script_fault(L,
                     FOUND_NO_DECLARATION,
                     "%s \"%s\" in the script of %s \"%s\": each has a file of its own",
                     kind,
                     name,
                     host->source->kind,
                     host->source->name);
    }
    if (host->declared)
        script_fault(L, FOUND_TWICE, "%s \"%s\" is declared twice", kind, name);
    host->declared = true;
}

// Gives the keywords of the card's row the costs that the script says.
static void set_costs(lua_State *L, const Printed *printed)
{
    const Host *host = host_of(L);

    for (int i = 0; i < printed->costs_n; i++) {
        const ScriptValue *datum = printed->costs[i];
        const char *why = library_set_keyword_cost(
            host->library, host->card, datum->keyword, datum->n);

        if (why)
            script_fault(L,
                         FOUND_KEYWORD_SCRIPT,
                         "'%s' %s",
                         host->library->keywords[datum->keyword].name,
                         why);
    }
}

// Completes card "CODE": gives the card its clauses. The code must be the one that the
// script is for.
static int declare_card(lua_State *L)
{
    Host *host = host_of(L);
    const char *code = lua_tostring(L, lua_upvalueindex(1));
    Printed printed;

    script_value_only_at_load(L, "a card");
    declare_once(L, "card", code);
    declare_braces(L, 1, "a card", &printed);
    if (!printed.n && !printed.costs_n && !printed.faulty)
        script_fault(L, FOUND_NO_CLAUSE, "a card without clauses needs no script");
    check_play(L, &printed);
    check_losses(L, &printed);
    declare_mark_printed(L, &printed);
    clauses_paid_check(L, printed.clauses, printed.n);
    for (int i = 0; i < printed.n; i++)
        host->governed |= host->library->clauses[printed.clauses[i]].keywords;
    library_set_clauses(host->library, host->card, printed.clauses, printed.n);
    set_costs(L, &printed);
    return 0;
}

// Begins card "CODE"; the braces that follow are a call of the function it returns.
int declare_begin_card(lua_State *L)
{
    lua_pushvalue(L, 2);
    lua_pushcclosure(L, declare_card, 1);
    script_recover_wrap(L);
    return 1;
}
