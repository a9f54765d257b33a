// clauses_paid.c -- refuses paid() and unpaid() where no additional cost is named: nobody has
// paid it, and nobody ever will.
//
// Text speaks of additional costs of its own script: of those that it prints, or gives. Of an
// ability it may ask how much was paid for it, where that is open.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"

#define NOBODY_PAYS                                                                    \
    "'%s' is about an additional cost, and this script names none: write one above, "  \
    "as { ... = me, may, cost = { ... } }"

// Returns whether the script that is loaded is one of a card or of a keyword: words may be of
// use to any.
static bool is_of_text(const Host *host)
{
    return host_loads_card(host) || !strcmp(host->source->kind, "keyword");
}

// Returns whether who pays for the clause says whether, or how much: paid() tells it then.
static bool is_for_payer(const Library *library, ClauseId id)
{
    const Clause *clause = &library->clauses[id];

    return library_is_additional_cost(library, id) ||
           (clause->cost && cost_is_open(&library->costs[clause->cost]));
}

static bool some_is_cost(const Library *library, const ClauseId *clauses, int n)
{
    for (int i = 0; i < n; i++)
        if (is_for_payer(library, clauses[i])) return true;
    return false;
}

// Returns whether a clause of the script has such a cost, wherever it stands.
static bool names_cost(const Host *host)
{
    const Library *library = host->library;

    for (int i = host->before.clauses; i < library->clauses_n; i++)
        if (is_for_payer(library, (ClauseId)i)) return true;
    return false;
}

void clauses_paid_note(lua_State *L, const char *word)
{
    Host *host = host_of(L);

    if (is_of_text(host)) clauses_fault_note(host, &host->asks_paid, word);
}

void clauses_paid_check(lua_State *L, const ClauseId *printed, int n)
{
    Host *host = host_of(L);
    const AsksWord *asks = &host->asks_paid;

    host->has_paid = some_is_cost(host->library, printed, n) || names_cost(host);
    if (host->has_paid) return;
    if (asks->word)
        script_fault_at(L,
                        (ScriptSpot){FOUND_NEVER_HAPPENS, asks->script, asks->line},
                        NOBODY_PAYS,
                        asks->word);
    // What words of a set say stands in another script.
    for (int i = 0; i < n; i++) {
        const Clause *clause = &host->library->clauses[printed[i]];

        if (library_clause_reads_paid(host->library, clause))
            clauses_fault(L, clause, FOUND_NEVER_HAPPENS, NOBODY_PAYS, "paid");
    }
}

void clauses_paid_check_in_run(lua_State *L, const char *word)
{
    const Host *host = host_of(L);

    if (is_of_text(host) && !host->has_paid)
        script_fault(L, FOUND_NEVER_HAPPENS, NOBODY_PAYS, word);
}
