// clauses_printed.c -- refuses clauses in printed text that could never do anything.
//
// The meaning of `me` depends on where a clause stands: it is the card, and in Effect
// Text the host of the card. So clauses are checked when a card or a keyword prints them.

#include <string.h>

#include "scripting/clauses/clauses_inside.h"
#include "scripting/lua/right_line.h"
#include "scripting/vain/vain_data.h"

// Refuses a clause that the rules never use of a card of this type.
static void check_type(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const unsigned types = host->card ? host->library->cards[host->card].types : 0;

    for (int type = 0; rules->types_without && type < rules->types_n; type++)
        if (types >> type & 1 && rules->types_without[type] >> clause->kind & 1)
            clauses_fault(L,
                          clause,
                          FOUND_WRONG_TYPE,
                          "nothing in this game uses '%s' of a card of type %s",
                          clauses_names[clause->kind],
                          rules->types[type].name);
}

// Returns whether the clause of a card, or one that its `has` gives, reads value() and there is
// no number.
static bool is_without_number(const Host *host, const Clause *clause)
{
    const Library *library = host->library;

    if (!host_loads_card(host)) return false;
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_CLAUSE &&
            library_clause_reads_value(library,
                                       &library->clauses[clause->grants[i].clause]))
            return true;
    return library_clause_reads_value(library, clause);
}

// Refuses a printed passive that gives its own card what works while that is attached, and as
// it is: the text has stopped then, and what it gave with it (718).
static void check_own_attached(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Library *library = host->library;

    if (!host_loads_card(host) || clause->flags & CLAUSE_ATTACHED ||
        library->queries[clause->subject].role != ROLE_ME)
        return;
    for (int i = 0; i < clause->grants_n; i++) {
        const Clause *given = &library->clauses[clause->grants[i].clause];
        bool stops = given->flags & CLAUSE_ATTACHED;

        if (clause->grants[i].kind != GRANT_CLAUSE) continue;
        for (int e = 0; e < given->events_n; e++)
            stops |=
                host->rules->events[given->events[e].event].flags & EVENT_ALL_TEXT &&
                library->queries[given->events[e].what].role == ROLE_ME;
        if (stops)
            clauses_fault(L,
                          clause,
                          FOUND_NOTHING_DONE,
                          "this text stops as 'me' is attached, and what it gives with "
                          "it: write the clause on the card, without 'has', and its "
                          "condition as 'provided'");
    }
}

// Refuses text that works while its card is attached, of a card that never is.
static void check_attached(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    const unsigned own = clauses_means_later(rules, clauses_means_own(host));

    if (!(clause->flags & CLAUSE_ATTACHED) || !own) return;
    for (int i = 0; i < rules->events_n; i++) {
        const unsigned types = EVENT_TYPES(rules->events[i].flags);

        if (strcmp(rules->events[i].name, "attached") != 0 || !types || types & own)
            continue;
        clauses_fault(L,
                      clause,
                      FOUND_NOTHING_DONE,
                      "no %s is ever attached to anything: write the clause without "
                      "'attached'",
                      clauses_means_push(L, clauses_means_own(host)));
    }
}

// Returns whether the query leaves out what has the adjective alone.
static bool leaves_out(const Library *library, const Query *query, int adjective)
{
    for (QueryId id = query->except; id; id = library->queries[id].or_else)
        if (library->queries[id].adjectives == UINT64_C(1) << adjective &&
            !library->queries[id].kind)
            return true;
    return false;
}

// Refuses to ask of a thing, in text that works while another is attached to it, that nothing is;
// and of that one that it is not attached.
static void check_bare(lua_State *L, const Clause *clause)
{
    const Library *library = host_of(L)->library;
    const Rules *rules = library->rules;

    if (!(clause->flags & CLAUSE_ATTACHED)) return;
    for (uint16_t id = clause->provided; id; id = library->conditions[id].next) {
        const Condition *one = &library->conditions[id];

        if (one->kind != CONDITION_QUERY) continue;
        const Query *q = &library->queries[one->ref];
        const int row = q->role == ROLE_ME     ? rules->adjective_host
                        : q->role == ROLE_THIS ? rules->adjective_attached
                                               : 0;

        if (!row || q->or_else || !leaves_out(library, q, row - 1)) continue;
        clauses_fault(L,
                      clause,
                      FOUND_AT_ONCE,
                      "this works while 'this' is attached to 'me', so '%s' is always "
                      "'%s', and 'except' leaves it out",
                      q->role == ROLE_ME ? "me" : "this",
                      rules->adjectives[row - 1].name);
    }
}

// Refuses a zone where the card with the text never lies.
static void check_works_in(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const unsigned own = clauses_means_later(host->rules, clauses_means_own(host));

    if (!own || !clause->works_in || !host->rules->types_at ||
        clauses_zones_of_types(host->rules, own) >> (clause->works_in - 1) & 1)
        return;
    clauses_fault(L,
                  clause,
                  FOUND_NOTHING_DONE,
                  "no %s is ever in '%s': write a zone of these: %s",
                  clauses_means_push(L, clauses_means_own(host)),
                  host->rules->zones[clause->works_in - 1].name,
                  clauses_zones_push(L, clauses_zones_of_types(host->rules, own)));
}

// Returns whether the text works only while its card is on the board, whatever it is about.
static bool works_on_board(const Host *host, const Clause *clause)
{
    const Rules *rules = host->rules;

    if (clause->works_in || clause->flags & CLAUSE_ATTACHED) return false;
    if (clause->kind == CLAUSE_ACTIVATED) return true;
    if (clause->kind != CLAUSE_PASSIVE) return false;
    for (int i = 0; i < clause->answers_n; i++) {
        const uint64_t zones =
            rules->questions[clause->answers[i].question].asked.zones;

        for (int zone = 0; zone < rules->zones_n; zone++)
            if (zones >> zone & 1 && !(rules->zones[zone].flags & ZONE_BOARD))
                return false;
        if (!zones) return false;
    }
    return true;
}

// Refuses a condition that looks for such a thing as the card with the text itself is, which is
// there as long as the text works.
static void check_meets_itself(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Library *library = host->library;
    const unsigned own = clauses_means_own(host);

    if (!own || !works_on_board(host, clause)) return;
    for (uint16_t id = clause->provided; id; id = library->conditions[id].next) {
        const Condition *one = &library->conditions[id];

        if (one->kind != CONDITION_QUERY || !vain_data_is_met_by_own(L, one->ref, own))
            continue;
        clauses_fault(L,
                      clause,
                      FOUND_TRUTH,
                      "this condition always holds, because 'me' is such a thing: for "
                      "another one write %s { another, ... }",
                      host->rules->kinds[library->queries[one->ref].kind - 1].name);
    }
}

// Checks what the text is about, and where it works.
static void check_about(lua_State *L, const Clause *clause)
{
    check_attached(L, clause);
    check_bare(L, clause);
    check_works_in(L, clause);
    check_meets_itself(L, clause);
    check_own_attached(L, clause);
    check_type(L, clause);
    if (host_loads_card(host_of(L)))
        clauses_off_board_check(L, clause, clauses_means_me(L, clause));
    clauses_asked_check(L, clause, clauses_means_me(L, clause));
    clauses_role_check(L, clause);
    clauses_told_check_read(L, clause);
    clauses_here_check(L, clause);
    clauses_own_check(L, clause);
    clauses_own_check_cost(L, clause);
    clauses_moment_check(L, clause, true);
    clauses_memory_check_me(L, clause, true);
}

void clauses_printed_check(void *checked)
{
    const CheckedClause *it = checked;
    lua_State *L = it->L;
    const Library *library = host_of(L)->library;
    const Clause *clause = &library->clauses[it->clause];
    const char *what = clauses_names[clause->kind];
    const bool acts = clause->run || clause->modes_n || clause->adds;

    if (is_without_number(host_of(L), clause))
        clauses_fault(
            L,
            clause,
            FOUND_KEYWORD_VALUE,
            "'value' is the number of a keyword, so only its script has it, or "
            "what a verb says behind a passive that it gives");
    if (clauses_event_is_about(library, clause, ROLE_IT))
        clauses_fault(
            L,
            clause,
            FOUND_ROLE,
            "%s waits for 'it', which is nobody in printed text: 'it' is what "
            "'delayed' was given; say 'me'",
            what);
    if (clauses_event_is_about(library, clause, ROLE_THEY))
        clauses_fault(
            L,
            clause,
            FOUND_ROLE,
            "%s waits for 'they', who is nobody before it happens: say 'you', "
            "'opponent' or 'player'",
            what);
    if ((clause->kind == CLAUSE_PASSIVE || clause->kind == CLAUSE_CAN) &&
        clause->flags & CLAUSE_ONCE)
        clauses_fault(L,
                      clause,
                      FOUND_ALWAYS,
                      "a printed %s always works: 'once' is for 'delayed'",
                      what);
    if (clause->kind == CLAUSE_EFFECT && (clause->cost || clause->flags & CLAUSE_MAY))
        clauses_fault(
            L,
            clause,
            FOUND_ALWAYS,
            "'may' and 'cost' are for an effect of 'do_this': in printed text ask "
            "and pay in 'run'");
    if (clause->kind == CLAUSE_PASSIVE && clause->each_turn)
        clauses_given_check_next(L, clause);
    clauses_adds_check_each(L, clause);
    clauses_event_check_parting(L, clause);
    if (!acts && (clause->kind == CLAUSE_EFFECT || clause->kind == CLAUSE_WHEN ||
                  clause->kind == CLAUSE_ACTIVATED))
        clauses_fault(L,
                      clause,
                      FOUND_NOTHING_DONE,
                      "%s does nothing: it has no 'run'%s",
                      what,
                      right_line_for_clause(L, clause->kind));
    clauses_role_check_bound(L, clause, it->follows);
    check_about(L, clause);
}
