// library_reads.c -- what a passive looks at: the READS_ bits of its data (library_link).
//
// A row of a field, adjective or reading says what it reads; a query, a condition or an
// amount reads what its parts do. Whatever is about things reads where they are as well:
// a thing that comes or goes changes every answer about things.

#include "engine/kernel/cards/library.h"

// The data nests no deeper than a script may, and has no circles.
static unsigned of_query(const Library *library, QueryId query);
static unsigned of_happened(const Library *library, const Clause *clause);

// A row that does not say what it reads may read anything.
static unsigned of_row(unsigned reads)
{
    if (!reads || reads & READS_ANYTHING) return READS_ALL;
    return reads & READS_ALL;
}

static unsigned of_field(const Library *library, int field)
{
    const int counter = field - library->rules->fields_n - PLAYER_COUNTERS_MAX;

    if (counter >= 0) return READS_PLACES | reads_of_counter(counter);
    if (field >= library->rules->fields_n) return READS_PLAYERS | READS_CONTROL;
    switch ((ReadSource)library->rules->fields[field].source) {
    case SOURCE_FACT:
    case SOURCE_TYPE:
    case SOURCE_SUPERTYPE: return READS_PLACES;
    case SOURCE_COUNTER:
        return READS_PLACES | reads_of_counter(library->rules->fields[field].index);
    case SOURCE_NUMBER: return READS_PLACES | READS_NUMBERS;
    case SOURCE_QUESTION: return READS_ALL;
    case SOURCE_FUNCTION: break;
    }
    return of_row(library->rules->fields[field].reads);
}

static unsigned of_adjective(const AdjectiveRow *row)
{
    if (row->source == SOURCE_QUESTION) return READS_ALL;
    return row->source ? (unsigned)READS_PLACES : of_row(row->reads);
}

static unsigned of_role(int role)
{
    return role == ROLE_YOU || role == ROLE_THEY ? READS_CONTROL : 0;
}

unsigned library_reads_amount(const Library *library, uint16_t amount)
{
    const Amount *a = &library->amounts[amount];
    const VerbRow *verb;
    unsigned reads = 0;

    switch ((AmountKind)a->kind) {
    case AMOUNT_CONST:
    case AMOUNT_VALUE: return 0;
    case AMOUNT_PAID: return READS_PLACES | READS_COUNTERS;
    case AMOUNT_COUNT: return of_query(library, a->query);
    case AMOUNT_HAPPENED: return of_happened(library, &library->clauses[a->query]);
    case AMOUNT_READING: break;
    }
    verb = &library->rules->verbs[a->reading];
    if (verb->signature[0] == 'f') reads = of_field(library, a->n & 0xff);
    return reads |
           (verb->field ? of_field(library, verb->field - 1) : of_row(verb->reads)) |
           of_query(library, a->query) | of_role(a->role) |
           (a->role == ROLE_IT    ? READS_PLACES | READS_ELSEWHERE
            : a->role || a->query ? READS_PLACES
                                  : READS_CONTROL);
}

static unsigned of_compares(const Library *library, const Query *query)
{
    unsigned reads = query->total.op
                         ? of_field(library, query->total.field) |
                               library_reads_amount(library, query->total.amount)
                         : 0;

    for (int i = 0; i < query->compares_n; i++)
        reads |= of_field(library, query->compares[i].field) |
                 library_reads_amount(library, query->compares[i].amount);
    return reads;
}

// What it reads that things are in these zones, one bit each.
static unsigned of_zones(const Library *library, uint32_t zones)
{
    unsigned reads = 0;

    for (; zones; zones &= zones - 1) {
        const int flags = library->rules->zones[__builtin_ctz(zones)].flags;

        reads |= flags & (ZONE_BOARD | ZONE_ACTIVE) ? READS_PLACES : READS_ELSEWHERE;
    }
    return reads;
}

static unsigned of_location(const Library *library, Location location)
{
    if (location.kind == LOCATION_QUERY) return of_query(library, location.n);
    if (location.kind == LOCATION_EVERYWHERE) return READS_PLACES | READS_ELSEWHERE;
    if (location.kind == LOCATION_ZONE) return of_zones(library, 1u << location.n);
    if (location.kind == LOCATION_PLACE)
        return of_zones(library, library->rules->places[location.n].zones);
    return 0;
}

// Without a place it looks where things of its kind are at home. What it names by `it` may
// be anywhere.
static unsigned of_kind(const Library *library, const Query *query)
{
    const KindRow *row = query->kind ? &library->rules->kinds[query->kind - 1] : NULL;
    unsigned reads = query->role == ROLE_IT ? READS_ELSEWHERE : 0;

    // The second kind of players are opponents of whoever controls the ability.
    if (row && row->kind == KIND_PLAYER) reads |= READS_CONTROL;
    if (row && row->zone && !query->locations_n)
        reads |= of_zones(library, 1u << (row->zone - 1));
    return reads;
}

static unsigned of_one(const Library *library, const Query *query)
{
    unsigned reads = READS_PLACES | of_role(query->role) | of_kind(library, query) |
                     of_compares(library, query);

    for (uint64_t left = query->adjectives; left; left &= left - 1)
        reads |= of_adjective(&library->rules->adjectives[__builtin_ctzll(left)]);
    for (int i = 0; i < query->locations_n; i++)
        reads |= of_location(library, query->locations[i]);
    reads |= (unsigned)query->statuses * READS_STATUS << library->rules->statuses_n;
    if (query->keyword || query->tag) reads |= READS_CHANGES;
    if (query->controller) reads |= READS_CONTROL;
    if (query->past) reads |= of_happened(library, &library->clauses[query->past]);
    if (query->came_from || query->choice || query->of_value) reads |= READS_ALL;
    return reads | of_query(library, query->has) |
           of_query(library, query->attachment) | of_query(library, query->host) |
           of_query(library, query->except) |
           library_reads_amount(library, query->count) |
           library_reads_amount(library, query->split);
}

static unsigned of_query(const Library *library, QueryId query)
{
    unsigned reads = 0;

    for (; query; query = library->queries[query].or_else)
        reads |= of_one(library, &library->queries[query]);
    return reads;
}

// What happened is judged by what the turn remembers of it.
static unsigned of_happened(const Library *library, const Clause *clause)
{
    unsigned reads =
        READS_TURN | READS_PLACES | READS_CONTROL | of_query(library, clause->by) |
        of_query(library, clause->with) | of_location(library, clause->from) |
        of_location(library, clause->to) | of_location(library, clause->at) |
        library_reads_amount(library, clause->times.amount) |
        library_reads_amount(library, clause->amount.amount);

    for (int i = 0; i < clause->events_n; i++)
        reads |= of_query(library, clause->events[i].what);
    return reads;
}

unsigned library_reads_condition(const Library *library, uint16_t condition)
{
    unsigned reads = 0;

    for (; condition; condition = library->conditions[condition].next) {
        const Condition *c = &library->conditions[condition];

        switch ((ConditionKind)c->kind) {
        case CONDITION_QUERY: reads |= of_query(library, c->ref); break;
        case CONDITION_AMOUNT: reads |= library_reads_amount(library, c->ref); break;
        case CONDITION_HAPPENED:
            reads |= of_happened(library, &library->clauses[c->ref]);
            break;
        }
    }
    return reads;
}

// What a passive gives, its answers, and when. Where it stands and whether it has lost its
// text, whatever derives values looks at by itself.
unsigned library_reads_passive(const Library *library, const Clause *clause)
{
    unsigned reads =
        of_query(library, clause->subject) | of_query(library, clause->by) |
        of_query(library, clause->to_query) |
        library_reads_condition(library, clause->provided) |
        library_reads_condition(library, clause->depends) |
        library_reads_amount(library, clause->each) | of_location(library, clause->at);

    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_AMOUNT)
            reads |= library_reads_amount(library, clause->answers[i].ref);
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_ABILITIES)
            reads |= of_query(library, clause->grants[i].query);
    return reads;
}

static uint64_t bit_of(int row)
{
    return row ? 1ull << (row - 1) : 0;
}

uint64_t library_derived_questions(const Rules *rules)
{
    uint64_t questions = 0;

    for (int i = 0; i < rules->questions_n; i++)
        if (rules->questions[i].answer == ANSWER_GRANTS ||
            rules->questions[i].answer == ANSWER_LOSSES ||
            rules->questions[i].answer == ANSWER_TYPES)
            questions |= 1ull << i;
    for (int i = 0; i < rules->numbers_n; i++) {
        const NumberRow *row = &rules->numbers[i];

        questions |= bit_of(row->unless) | bit_of(row->last) | row->asks;
        for (int k = 0; k < row->layers_n; k++)
            questions |=
                1ull << row->layers[k].question | bit_of(row->layers[k].unless);
    }
    return questions;
}
