// library_roles.c -- finds a role, or value(), in the data of a clause, however deep it stands.
//
// The data nests no deeper than a script may, and has no circles. What is looked for is a Role,
// or VALUE.

#include "engine/cards/library.h"

enum { VALUE = ROLE_COUNT };

static bool in_query(const Library *library, QueryId query, int role);
static bool in_pattern(const Library *library, const Clause *clause, int role);

static bool in_amount(const Library *library, uint16_t id, int role)
{
    const Amount *amount = &library->amounts[id];

    switch ((AmountKind)amount->kind) {
    case AMOUNT_CONST:
    case AMOUNT_BOUND:
    case AMOUNT_PAID: return false;
    case AMOUNT_VALUE: return role == VALUE;
    case AMOUNT_HAPPENED:
        return in_pattern(library, &library->clauses[amount->query], role);
    case AMOUNT_COUNT: return in_query(library, amount->query, role);
    case AMOUNT_READING:
        return amount->role == role || in_query(library, amount->query, role);
    case AMOUNT_SUM:
    case AMOUNT_PRODUCT:
    case AMOUNT_QUOTIENT: break;
    }
    return in_amount(library, amount->reading, role) ||
           in_amount(library, amount->query, role);
}

static bool in_location(const Library *library, const Location *location, int role)
{
    if (location->kind == LOCATION_QUERY) return in_query(library, location->n, role);
    return location->kind == LOCATION_ROLE && location->n == role;
}

static bool in_parts(const Library *library, const Query *query, int role)
{
    const QueryId within[] = {query->has,
                              query->attachment,
                              query->host,
                              query->kept_with,
                              query->source,
                              query->choice,
                              query->chooser,
                              query->except};

    for (size_t i = 0; i < sizeof within / sizeof within[0]; i++)
        if (in_query(library, within[i], role)) return true;
    for (int i = 0; i < query->locations_n; i++)
        if (in_location(library, &query->locations[i], role)) return true;
    for (int i = 0; i < query->compares_n; i++)
        if (in_amount(library, query->compares[i].amount, role)) return true;
    return (query->past && in_pattern(library, &library->clauses[query->past], role)) ||
           in_amount(library, query->count, role) ||
           in_amount(library, query->total.amount, role);
}

static bool in_query(const Library *library, QueryId query, int role)
{
    for (; query; query = library->queries[query].or_else) {
        const Query *q = &library->queries[query];

        if (q->role == role || q->controller == role ||
            (q->of_value && role == VALUE) || in_parts(library, q, role))
            return true;
    }
    return false;
}

static bool in_pattern(const Library *library, const Clause *clause, int role)
{
    for (int i = 0; i < clause->events_n; i++)
        if (in_query(library, clause->events[i].what, role)) return true;
    return in_query(library, clause->by, role) ||
           in_query(library, clause->with, role) ||
           in_location(library, &clause->from, role) ||
           in_location(library, &clause->to, role) ||
           in_location(library, &clause->at, role) ||
           in_amount(library, clause->amount.amount, role) ||
           in_amount(library, clause->times.amount, role);
}

static bool in_condition(const Library *library, uint16_t condition, int role)
{
    for (; condition; condition = library->conditions[condition].next) {
        const Condition *c = &library->conditions[condition];

        switch ((ConditionKind)c->kind) {
        case CONDITION_QUERY:
            if (in_query(library, c->ref, role)) return true;
            break;
        case CONDITION_AMOUNT:
            if (in_amount(library, c->ref, role)) return true;
            break;
        case CONDITION_HAPPENED:
            if (in_pattern(library, &library->clauses[c->ref], role)) return true;
            break;
        }
    }
    return false;
}

// The cost and all its alternatives.
static bool in_cost(const Library *library, uint16_t cost, int role)
{
    for (; cost; cost = library->costs[cost].or_else) {
        const Cost *c = &library->costs[cost];

        if ((c->is_value && role == VALUE) || in_amount(library, c->times, role))
            return true;
        for (int i = 0; i < c->actions_n; i++)
            if (in_query(library, c->actions[i].query, role) ||
                in_amount(library, c->actions[i].amount, role))
                return true;
    }
    return false;
}

bool library_query_reads_value(const Library *library, QueryId query)
{
    return in_query(library, query, VALUE);
}

bool library_clause_reads_value(const Library *library, const Clause *clause)
{
    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_COST &&
            in_cost(library, clause->answers[i].ref, VALUE))
            return true;
    for (int i = 0; i < clause->targets_n; i++)
        if (in_query(library, clause->targets[i], VALUE)) return true;
    return in_cost(library, clause->cost, VALUE) ||
           in_query(library, clause->choosing, VALUE) ||
           library_passive_reads_role(library, clause, VALUE);
}

bool library_passive_reads_role(const Library *library, const Clause *clause, int role)
{
    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_AMOUNT &&
            in_amount(library, clause->answers[i].ref, role))
            return true;
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_ABILITIES &&
            in_query(library, clause->grants[i].query, role))
            return true;
    return in_query(library, clause->subject, role) ||
           in_query(library, clause->to_query, role) ||
           in_condition(library, clause->provided, role) ||
           in_amount(library, clause->each, role) || in_pattern(library, clause, role);
}
