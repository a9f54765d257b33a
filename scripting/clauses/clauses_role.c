// clauses_role.c -- refuses roles that stand for nothing: nobody is `it` or `they`, and nowhere
// is `there` or `origin`, before an event, a choice or a move has named them. And queries that look
// at what was chosen before, where nothing is: of one thing alone `apart`, `together`,
// `same_controller`, `same` and `different` bind nothing, and `another` leaves nothing out where
// `me` is no such thing either.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/right_line.h"

// The roles that an event, or a choice, gives to an ability.
static const struct {
    Role role;
    const char *name, *stands_for;
} told[] = {
    {ROLE_IT, "it", "nobody"},
    {ROLE_THEY, "they", "nobody"},
    {ROLE_THERE, "there", "nowhere"},
    {ROLE_ORIGIN, "origin", "nowhere"},
};

// Returns whether every event of the clause lacks one of the parts, or is told of no thing.
static bool is_untold(const Rules *rules, const Clause *clause, unsigned parts,
                      bool thing)
{
    for (int i = 0; i < clause->events_n; i++) {
        const int event = clause->events[i].event;

        if (!rules->events_lack || (rules->events_lack[event] & parts) != parts)
            return false;
        if (thing && rules->events[event].flags & EVENT_OF_OBJECT) return false;
    }
    return clause->events_n;
}

// Returns whether no event of a printed trigger, or of what speaks before one, tells the role.
static bool event_tells_none(const Rules *rules, const Clause *clause, Role role)
{
    if (role == ROLE_THEY) return is_untold(rules, clause, EVENT_NO_BY, false);
    if (role == ROLE_ORIGIN) return is_untold(rules, clause, EVENT_NO_FROM, false);
    return role == ROLE_THERE &&
           is_untold(rules, clause, EVENT_NO_TO | EVENT_NO_AT, true);
}

// Returns whether an earlier text of the card may have chosen a target.
static bool is_chosen_before(const Host *host, const Clause *clause)
{
    const Library *library = host->library;

    for (int i = library->clauses_n - 1; i > 0; i--) {
        const Clause *other = &library->clauses[i];

        if (other->script != host->script) break;
        if (other != clause && other->kind == CLAUSE_EFFECT &&
            (other->targets_n || other->modes_n))
            return true;
    }
    return false;
}

// Returns whether the role stands for nothing where no target was chosen yet, or [chosen]
// after all of them, in an ability that no event brings.
static bool is_nobody(const Host *host, const Clause *clause, Role role, bool chosen)
{
    const bool card = host_loads_card(host);

    if (clause->kind == CLAUSE_EFFECT && !card) return false;
    if (role == ROLE_ORIGIN) return true;
    if (role == ROLE_THEY) return clause->kind == CLAUSE_ACTIVATED;
    return !chosen || (!clause->targets_n && !clause->modes_n);
}

bool clauses_role_is_used(const Clause *clause)
{
    return clause->kind == CLAUSE_EFFECT || clause->kind == CLAUSE_ACTIVATED;
}

bool clauses_role_is_nobody(const Host *host, const Clause *clause)
{
    return is_nobody(host, clause, ROLE_IT, true);
}

// Raises the fault of a role in an effect behind one that has chosen a target: each knows its own
// targets alone.
static void refuse_of_earlier(lua_State *L, const Clause *clause, int i)
{
    if (clause->kind == CLAUSE_EFFECT && is_chosen_before(host_of(L), clause))
        clauses_fault(
            L,
            clause,
            FOUND_ROLE,
            "'%s' is %s here: an effect knows its own targets, and not those of "
            "an earlier one: write one effect, target = { one, other }",
            told[i].name,
            told[i].stands_for);
}

// Refuses a role in what is asked, paid and chosen for an ability that is used.
static void check_used_roles(lua_State *L, const Clause *clause, int i)
{
    const Host *host = host_of(L);

    if (is_nobody(host, clause, told[i].role, false) &&
        library_use_reads_role(host->library, clause, 1, told[i].role))
        refuse_of_earlier(L, clause, i);
    if (is_nobody(host, clause, told[i].role, true) &&
        library_use_reads_role(host->library, clause, CLAUSE_TARGETS_MAX, told[i].role))
        clauses_fault(L,
                      clause,
                      FOUND_ROLE,
                      "'%s' is %s in %s: no event brings it",
                      told[i].name,
                      told[i].stands_for,
                      clauses_names[clause->kind]);
    if (is_nobody(host, clause, told[i].role, false) &&
        library_use_reads_role(host->library, clause, 1, told[i].role))
        clauses_fault(
            L,
            clause,
            FOUND_ROLE,
            "'%s' is %s before the first target is chosen: say it of a later one",
            told[i].name,
            told[i].stands_for);
}

// Refuses a role in a trigger, or in what speaks before an event.
static void check_event_roles(lua_State *L, const Clause *clause, int i)
{
    const Host *host = host_of(L);

    if (library_pattern_reads_role(host->library, clause, told[i].role))
        clauses_fault(
            L,
            clause,
            FOUND_ROLE,
            "'%s' is %s before the event has happened: ask for it in 'provided'",
            told[i].name,
            told[i].stands_for);
    if (event_tells_none(host->rules, clause, told[i].role) &&
        library_use_reads_role(host->library, clause, CLAUSE_TARGETS_MAX, told[i].role))
        clauses_fault(L,
                      clause,
                      FOUND_ROLE,
                      "'%s' is %s here: the event does not tell it",
                      told[i].name,
                      told[i].stands_for);
}

// Refuses a role in what decides whether a choice counts, before that is made.
static void check_choosing_roles(lua_State *L, const Clause *clause, int i)
{
    const Host *host = host_of(L);
    const Clause before = {.subject = clause->subject,
                           .to_query = clause->to_query,
                           .provided = clause->provided};
    RightLine right = {.n = 0};

    if (!library_query_reads_role(host->library, clause->choosing, told[i].role) &&
        !library_passive_reads_role(host->library, &before, told[i].role))
        return;
    right_line_fill(host, &right, "choosing = <thing>");
    clauses_fault(
        L,
        clause,
        FOUND_ROLE,
        "'%s' is %s before something is chosen, so 'each' and the cost alone know "
        "it; what must be chosen is said in 'choosing': write: %s",
        told[i].name,
        told[i].stands_for,
        right.text);
}

// Refuses a role in a passive, which knows none but `they`, and with `choosing` what is chosen.
static void check_passive_roles(lua_State *L, const Clause *clause, int i)
{
    const Role role = told[i].role;

    if (role == ROLE_THEY) return;
    if (role != ROLE_ORIGIN && clause->choosing) {
        check_choosing_roles(L, clause, i);
        return;
    }
    if (library_passive_reads_role(host_of(L)->library, clause, role))
        clauses_fault(L,
                      clause,
                      FOUND_ROLE,
                      "'%s' is %s in a printed passive%s: say '%s', or a query",
                      told[i].name,
                      told[i].stands_for,
                      role == ROLE_ORIGIN ? "" : " without 'choosing'",
                      role == ROLE_IT ? "me" : "here");
}

void clauses_role_check(lua_State *L, const Clause *clause)
{
    for (int i = 0; i < COUNT_OF(told); i++) {
        if (clause->kind == CLAUSE_PASSIVE)
            check_passive_roles(L, clause, i);
        else if (clauses_role_is_used(clause))
            check_used_roles(L, clause, i);
        else
            check_event_roles(L, clause, i);
    }
}

void clauses_role_check_in_run(lua_State *L, const Value *value)
{
    const Host *host = host_of(L);
    const Clause *clause = &host->library->clauses[host->rehearsed];

    if (!host->rehearsed || clause->kind == CLAUSE_PASSIVE) return;
    for (int i = 0; i < COUNT_OF(told); i++) {
        const Role role = told[i].role;

        if (value->kind == VALUE_ROLE
                ? value->n != (int)role
                : value->kind != VALUE_QUERY ||
                      !library_query_reads_role(host->library, (QueryId)value->n, role))
            continue;
        if (clauses_role_is_used(clause) ? is_nobody(host, clause, role, true)
                                         : event_tells_none(host->rules, clause, role))
            script_fault(L,
                         FOUND_ROLE,
                         clauses_role_is_used(clause)
                             ? "'%s' is %s in %s: no event brings it, and no target"
                             : "'%s' is %s in %s: its event does not tell it",
                         told[i].name,
                         told[i].stands_for,
                         clauses_names[clause->kind]);
    }
}

// ---- what is chosen before

static bool binds(Likeness likeness)
{
    return likeness.trait && !likeness.role;
}

const char *clauses_role_binding(const Query *q)
{
    return q->apart              ? "apart"
           : q->together         ? "together"
           : q->one_controller   ? "same_controller"
           : binds(q->same)      ? "same"
           : binds(q->different) ? "different"
                                 : NULL;
}

// Returns whether the effect, or one of its modes, chooses something.
static bool chooses(const Library *library, const Clause *clause)
{
    if (clause->targets_n) return true;
    for (int i = 0; i < clause->modes_n; i++)
        if (library->clauses[clause->modes + i].targets_n) return true;
    return false;
}

bool clauses_role_follows(const Library *library, const ClauseId *clauses, int n,
                          ClauseId one)
{
    bool chosen = false;

    if (library->clauses[one].kind != CLAUSE_EFFECT) return false;
    for (int i = 0; i < n; i++) {
        const Clause *clause = &library->clauses[clauses[i]];

        if (chosen && clauses[i] == one) return true;
        chosen |= clause->kind == CLAUSE_EFFECT && chooses(library, clause);
    }
    return false;
}

// Returns whether a later target of the clause binds by that word too: said of each of them, it is
// said of the first as well.
static bool binds_later(const Library *library, const Clause *clause, const char *word)
{
    for (int i = 1; i < clause->targets_n; i++) {
        const char *other = clauses_role_binding(&library->queries[clause->targets[i]]);

        if (other && !strcmp(other, word)) return true;
    }
    return false;
}

// Refuses what binds one thing, which is the first that is chosen.
static void check_binds(lua_State *L, const Clause *clause, QueryId query)
{
    const Library *library = host_of(L)->library;
    const char *word = clauses_role_binding(&library->queries[query]);

    if (word && library_query_is_of_one(library, query) &&
        !binds_later(library, clause, word))
        clauses_fault(
            L,
            clause,
            FOUND_NOTHING_DONE,
            "'%s' binds what is chosen together or before, and this is one thing, "
            "chosen first: say 'count', or take it out",
            word);
}

// Returns whether `another` in the query may leave something out, or is not in it.
static bool leaves_out(const Host *host, QueryId query, unsigned me)
{
    bool another = false;

    for (; query; query = host->library->queries[query].or_else) {
        const Query *q = &host->library->queries[query];
        const unsigned means = clauses_means_one(host, q, ASKED_TYPES);

        if (q->another && (!q->kind || !means || means & me)) return true;
        another |= q->another;
    }
    return !another;
}

// Refuses `another` where nothing was chosen, and `me` is never what the query means.
static void check_another(lua_State *L, const Clause *clause, QueryId query)
{
    const Host *host = host_of(L);
    const unsigned own = clauses_means_me(L, clause) & ASKED_TYPES;
    const char *kind;

    if (leaves_out(host, query, clauses_means_later(host->rules, own))) return;
    kind = host->rules->kinds[host->library->queries[query].kind - 1].name;
    clauses_fault(
        L,
        clause,
        FOUND_NOTHING_DONE,
        "'another' leaves nothing out here, because nothing is chosen before it, "
        "and 'me' is a %s and no %s: take it out; write: %s",
        clauses_means_push(L, own),
        kind,
        kind);
}

static void check_first(lua_State *L, const Clause *clause, bool printed)
{
    const Library *library = host_of(L)->library;

    for (int i = 0; i < clause->modes_n; i++)
        check_first(L, &library->clauses[clause->modes + i], printed);
    if (!clause->targets_n) return;
    check_binds(L, clause, clause->targets[0]);
    if (printed) check_another(L, clause, clause->targets[0]);
}

void clauses_role_check_bound(lua_State *L, const Clause *clause, bool follows)
{
    const Host *host = host_of(L);

    if (!follows) check_first(L, clause, host->card);
    if (!host->card) return;
    check_another(L, clause, clause->subject);
    for (int i = 0; i < clause->events_n; i++)
        check_another(L, clause, clause->events[i].what);
}

void clauses_role_check_lent(void *state)
{
    lua_State *L = state;
    const Host *host = host_of(L);
    const Library *library = host->library;
    bool chosen = false;

    for (int pass = 0; pass < 2; pass++)
        for (int i = library->clauses_n - 1; i > 0; i--) {
            const Clause *clause = &library->clauses[i];

            if (clause->script != host->script) break;
            if (pass == 0)
                chosen |= clause->kind == CLAUSE_EFFECT &&
                          clause->flags & CLAUSE_PRINTED && chooses(library, clause);
            else if (!(clause->flags & CLAUSE_PRINTED) &&
                     (clause->kind == CLAUSE_WHEN || clause->kind == CLAUSE_ACTIVATED ||
                      (clause->kind == CLAUSE_EFFECT && !chosen)))
                check_first(L, clause, false);
        }
}
