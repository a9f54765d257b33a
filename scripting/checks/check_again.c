// check_again.c -- refuses a `run` that brings again what brought it: an `instead` that does what it
// replaces, and nothing else; a phase of which each makes another one.
//
// An effect under way does not replace its own work (370.2), so that happens. The rehearsal counts
// what the run calls, and which of it is the event itself. A run that looks at something, asks
// somebody or goes one way of two may do otherwise another time, and is never refused.

#include "scripting/checks/check_again.h"

#include <string.h>

#include "scripting/checks/check.h"

// A call that may bring the event again.
typedef struct {
    const Call *call;
    const BringsRow *brings;
} Doing;

// Returns whether the clause is an `instead` of that event alone, about [role]; any role where that
// is `it`.
static bool is_instead_of(const Library *library, const Clause *clause, int event,
                          int role)
{
    if (clause->kind != CLAUSE_INSTEAD || clause->flags & CLAUSE_ATTACHED) return false;
    for (int k = 0; k < clause->events_n; k++) {
        const EventPart *part = &clause->events[k];

        if (part->event != event ||
            (role != ROLE_IT && library->queries[part->what].role != role))
            return false;
    }
    return true;
}

// Returns whether each clause with the run that is rehearsed is such an `instead`.
static bool is_about(const Host *host, int event, int role)
{
    const Library *library = host->library;

    for (int i = 1; i < library->clauses_n; i++)
        if (library->clauses[i].run == host->run_rehearsed &&
            !is_instead_of(library, &library->clauses[i], event, role))
            return false;
    return true;
}

// Returns the clause whose run is rehearsed.
static const Clause *clause_of(const Host *host)
{
    int i = host->library->clauses_n - 1;

    while (i && host->library->clauses[i].run != host->run_rehearsed) i--;
    return &host->library->clauses[i];
}

// Returns whether the event takes its thing to one zone of these, as the clause says.
static bool goes_to(const Host *host, uint64_t zones)
{
    const Location to = clause_of(host)->to;

    return to.kind == LOCATION_ZONE && zones >> to.n & 1;
}

// Returns whether the number is that of the event.
static bool is_amount(const Doing *doing, int n)
{
    const DoneAgain *again = &doing->call->host->again;

    switch ((BringsHow)doing->brings->how) {
    case BRINGS_AMOUNT: return again->has_amount && n == again->amount;
    case BRINGS_BELOW: return again->has_amount && n == -again->amount;
    case BRINGS_EACH: return n == 1;
    }
    return false;
}

// Returns whether the argument of that letter is what the event has there. [named]: a thing was
// named before it, so that a player is who does it.
static bool is_same(const Doing *doing, char letter, const Value *argument, bool named)
{
    const Host *host = doing->call->host;
    const int event = doing->brings->event;
    const bool none = argument->kind == VALUE_NONE;
    const int role = argument->kind == VALUE_ROLE ? argument->n : ROLE_NONE;

    switch (letter) {
    case 'x':
        if (named) return none;
        return (role == ROLE_IT || role == ROLE_ME) && is_about(host, event, role);
    case 'p':
        if (named) return true;
        if (none) return is_about(host, event, ROLE_YOU);
        return (role == ROLE_IT || role == ROLE_YOU) && is_about(host, event, role);
    case 's':
        return role == ROLE_THERE || (argument->kind == VALUE_ZONE &&
                                      goes_to(host, UINT64_C(1) << argument->n));
    case 'd':
        return argument->kind == VALUE_WORD &&
               argument->n + 1 == host->rules->word_as_long;
    case 'u': return argument->n == clause_of(host)->of_name[NAMED_PLAYER_COUNTER] - 1;
    case 'n':
    case 'X':
    case '~':
        return none ? named
                    : argument->kind == VALUE_NUMBER && is_amount(doing, argument->n);
    default: return none;
    }
}

// Returns whether the call brings the event, about the same, as much and to the same place.
static bool is_event(const Doing *doing)
{
    const Call *call = doing->call;
    const char *letter = call->row->signature;
    bool named = false;

    if (doing->brings->to && !goes_to(call->host, doing->brings->to)) return false;
    for (int i = 0; i < call->n; i++, letter++) {
        letter += *letter == '|';
        if (!is_same(doing, *letter, &call->args[i], named)) return false;
        named |= *letter == 'x';
    }
    return true;
}

// Returns whether the call brings again what is replaced.
static bool is_again(const Call *call)
{
    const Rules *rules = call->host->rules;

    // A clause with a fault of its own is not there.
    if (clause_of(call->host)->kind != CLAUSE_INSTEAD) return false;
    for (int i = 0; !call->gone && i < rules->brings_n; i++)
        if (!strcmp(rules->brings[i].verb, call->row->name) &&
            is_event(&(Doing){call, &rules->brings[i]}))
            return true;
    return false;
}

// Returns whether nothing says how often the clause is used, or under which condition.
static bool is_always(const Clause *clause)
{
    return (clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_INSTEAD) &&
           !clause->nth && !clause->each_turn && !clause->uses && !clause->provided &&
           !clause->cost && !(clause->flags & (CLAUSE_ONCE | CLAUSE_MAY));
}

// Returns whether the call makes one more of the phases with which each use of the clause begins.
static bool is_endless(const Call *call)
{
    const Rules *rules = call->host->rules;
    const Clause *clause = clause_of(call->host);
    const bool brings = call->row->signature[0] == 'A' && call->n && !call->gone;

    if (!brings || !rules->event_ways || !is_always(clause)) return false;
    for (int i = 0; i < clause->events_n; i++)
        if (rules->event_ways[clause->events[i].event].phase == call->args[0].n + 1)
            return true;
    return false;
}

void check_again_begin(Host *host)
{
    host->again = (DoneAgain){.calls = 0};
}

void check_again_call(const Call *call, int gives)
{
    DoneAgain *again = &call->host->again;

    if (!strcmp(call->row->name, "amount")) {
        again->has_amount = true;
        again->amount = gives;
        return;
    }
    again->calls++;
    if (is_endless(call))
        clauses_fault_note(call->host, &again->endless, call->row->name);
    if (!is_again(call)) return;
    again->same++;
    clauses_fault_note(call->host, &again->where, call->row->name);
}

static void take_function(void *self, const ByteFunction *function, int depth)
{
    bool *decides = self;

    (void)depth;
    for (size_t pc = 0; pc < function->code_n; pc++)
        *decides |= byte_code_leads_to(function, pc) >= 0;
}

void check_again(void *self)
{
    lua_State *L = self;
    Host *host = host_of(L);
    const DoneAgain *again = &host->again;
    bool decides = false;

    if (!again->endless.word && (!again->same || again->same != again->calls)) return;
    (void)lua_rawgeti(L, LUA_REGISTRYINDEX, host->runs[host->run_rehearsed].ref);
    byte_code_read(L, &(ByteReader){take_function, &decides});
    lua_pop(L, 1);
    if (decides) return;
    if (again->endless.word)
        script_fault_at(
            L,
            (ScriptSpot){FOUND_ALWAYS, again->endless.script, again->endless.line},
            "'%s' makes a phase like the one that brought it, which brings another, and "
            "so on without end: say how often, %s",
            again->endless.word,
            clause_of(host)->kind == CLAUSE_WHEN ? "nth = 1" : "each_turn = 1");
    script_fault_at(
        L,
        (ScriptSpot){FOUND_NOTHING_DONE, again->where.script, again->where.line},
        "'%s' is what this instead replaces, so all comes as it would without it: "
        "write what happens in its place, or leave 'run' out, and nothing does",
        again->where.word);
}
