// library_reads.c -- what a passive looks at: the READS_ bits of its data (library_link).
//
// A row of a field, adjective or reading says what it reads; a query, a condition or an
// amount reads what its parts do. Whatever is about things reads which of their types there
// are: one that comes or goes changes every answer about them. What becomes another card
// changes all that reads any of READS_PLACES. Of `me` nothing of that is read, because one
// that comes, goes or moves and gives or changes numbers makes them stale by itself
// (object_move).

#include "engine/kernel/cards/library.h"

// The data nests no deeper than a script may, and has no circles.
static uint64_t of_query(const Library *library, QueryId query);
static uint64_t of_happened(const Library *library, const Clause *clause);

// A row that does not say what it reads may read anything.
static uint64_t of_row(uint64_t reads)
{
    if (!reads || reads & READS_ANYTHING) return READS_ALL;
    return reads & READS_ALL;
}

static uint64_t of_field(const Library *library, int field)
{
    const int counter = field - library->rules->fields_n - PLAYER_COUNTERS_MAX;

    if (counter >= 0) return reads_of_counter(counter);
    if (field >= library->rules->fields_n) return READS_PLAYERS | READS_CONTROL;
    switch ((ReadSource)library->rules->fields[field].source) {
    case SOURCE_FACT:
    case SOURCE_TYPE:
    case SOURCE_SUPERTYPE: return 0;
    case SOURCE_COUNTER: return reads_of_counter(library->rules->fields[field].index);
    case SOURCE_NUMBER: return READS_NUMBERS;
    case SOURCE_QUESTION: return READS_ALL;
    case SOURCE_FUNCTION: break;
    }
    return of_row(library->rules->fields[field].reads);
}

static uint64_t of_adjective(const AdjectiveRow *row)
{
    if (row->source == SOURCE_QUESTION) return READS_ALL;
    return row->source ? 0 : of_row(row->reads);
}

// Who controls what has the passive, or things that have numbers.
#define READS_CONTROL_ALONE (READS_CONTROL & ~READS_HOLDING)

static uint64_t of_role(int role)
{
    if (role == ROLE_NONE || role == ROLE_ME) return 0;
    if (role == ROLE_YOU || role == ROLE_THEY) return READS_CONTROL_ALONE;
    return role == ROLE_IT ? READS_PLACES | READS_ELSEWHERE : READS_PLACES;
}

uint64_t library_reads_amount(const Library *library, uint16_t amount)
{
    const Amount *a = &library->amounts[amount];
    const VerbRow *verb;
    uint64_t reads = 0;

    switch ((AmountKind)a->kind) {
    case AMOUNT_CONST:
    case AMOUNT_BOUND:
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
           of_query(library, a->query) |
           (a->role || a->query ? of_role(a->role) : READS_CONTROL);
}

static uint64_t of_compares(const Library *library, const Query *query)
{
    uint64_t reads = query->total.op
                         ? of_field(library, query->total.field) |
                               library_reads_amount(library, query->total.amount)
                         : 0;

    for (int i = 0; i < query->compares_n; i++)
        reads |= of_field(library, query->compares[i].field) |
                 library_reads_amount(library, query->compares[i].amount);
    return reads;
}

// Returns the READS_ bits of a reading that looks at objects in these zones, one bit
// each.
static uint64_t of_zones(const Library *library, uint64_t zones)
{
    uint64_t reads = 0;

    for (; zones; zones &= zones - 1) {
        const int flags = library->rules->zones[__builtin_ctzll(zones)].flags;

        reads |= flags & (ZONE_BOARD | ZONE_ACTIVE) ? READS_STANDS : READS_ELSEWHERE;
    }
    return reads;
}

static uint64_t of_location(const Library *library, Location location)
{
    if (location.kind == LOCATION_QUERY) return of_query(library, location.n);
    if (location.kind == LOCATION_NONE) return 0;
    if (location.kind == LOCATION_EVERYWHERE) return READS_STANDS | READS_ELSEWHERE;
    if (location.kind == LOCATION_ZONE)
        return of_zones(library, UINT64_C(1) << location.n);
    if (location.kind == LOCATION_PLACE)
        return of_zones(library, library->rules->places[location.n].zones);
    if (location.kind == LOCATION_ROLE && location.n != ROLE_HERE)
        return READS_PLACES | READS_ELSEWHERE;
    return READS_STANDS;
}

// Without a place it looks where things of its kind are at home.
static uint64_t of_kind(const Library *library, const Query *query)
{
    const KindRow *row = query->kind ? &library->rules->kinds[query->kind - 1] : NULL;
    uint64_t reads;

    if (query->role) return of_role(query->role);
    // One kind of players are opponents of the player who controls the ability.
    if (row && row->kind == KIND_PLAYER) return READS_CONTROL_ALONE;
    reads = row && row->any_of ? reads_of_types(row->any_of) : READS_THINGS;
    if (row && row->zone && !query->locations_n)
        reads |= of_zones(library, UINT64_C(1) << (row->zone - 1));
    return reads;
}

// Whether the query is about players, or about things that have numbers.
static bool is_of_numbered(const Library *library, const Query *query)
{
    const KindRow *row = &library->rules->kinds[query->kind ? query->kind - 1 : 0];

    if (!query->kind) return false;
    return row->kind == KIND_PLAYER ||
           (row->any_of && !(row->any_of & ~library_numbered(library->rules)));
}

// An adjective that looks at a controller looks at that of the thing, or of such things.
static uint64_t of_adjectives(const Library *library, const Query *query)
{
    uint64_t reads = 0;

    for (uint64_t left = query->adjectives; left; left &= left - 1)
        reads |= of_adjective(&library->rules->adjectives[__builtin_ctzll(left)]);
    return is_of_numbered(library, query) ? reads & ~READS_HOLDING : reads;
}

// Returns the READS_ bits of what a query asks of each object, beside which objects
// there are.
static uint64_t of_parts(const Library *library, const Query *query)
{
    uint64_t reads = of_compares(library, query) | of_adjectives(library, query);

    for (int i = 0; i < query->locations_n; i++)
        reads |= of_location(library, query->locations[i]);
    reads |= reads_of_statuses((uint64_t)query->statuses << library->rules->statuses_n);
    if (query->keyword || query->tag) reads |= READS_CHANGES;
    if (query->attachment || query->host) reads |= READS_HOSTS;
    if (query->controller) reads |= READS_CONTROL | of_role(query->controller);
    if (query->kept_with) reads |= READS_CONTROL | of_query(library, query->kept_with);
    if (query->has || query->where) reads |= READS_STANDS;
    if (query->past) reads |= of_happened(library, &library->clauses[query->past]);
    if (query->came_from || query->choice || query->of_value) reads |= READS_ALL;
    return reads | of_query(library, query->has) |
           of_query(library, query->attachment) | of_query(library, query->host) |
           of_query(library, query->except) | of_query(library, query->source) |
           library_reads_amount(library, query->count) |
           library_reads_amount(library, query->split);
}

static uint64_t of_query(const Library *library, QueryId query)
{
    uint64_t reads = 0;

    for (; query; query = library->queries[query].or_else)
        reads |= of_kind(library, &library->queries[query]) |
                 of_parts(library, &library->queries[query]);
    return reads;
}

// What is said about each of some things is no more said of one that goes, so of these only
// those that come are read. That is noted of things that have numbers.
static uint64_t of_subject(const Library *library, QueryId subject)
{
    const uint64_t numbered = reads_of_types(library_numbered(library->rules));
    uint64_t reads = 0;

    for (; subject; subject = library->queries[subject].or_else) {
        const Query *query = &library->queries[subject];
        const uint64_t things = of_kind(library, query);

        reads |=
            of_parts(library, query) | (query->role || things & READS_THINGS & ~numbered
                                            ? things
                                            : (things & ~READS_THINGS) | READS_COMING);
    }
    return reads;
}

// A past event is judged by the record that the turn keeps of it.
static uint64_t of_happened(const Library *library, const Clause *clause)
{
    uint64_t reads =
        READS_TURN | READS_PLACES | READS_CONTROL | of_query(library, clause->by) |
        of_query(library, clause->with) | of_location(library, clause->from) |
        of_location(library, clause->to) | of_location(library, clause->at) |
        library_reads_amount(library, clause->times.amount) |
        library_reads_amount(library, clause->amount.amount);

    for (int i = 0; i < clause->events_n; i++)
        reads |= of_query(library, clause->events[i].what);
    return reads;
}

uint64_t library_reads_condition(const Library *library, uint16_t condition)
{
    uint64_t reads = 0;

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
uint64_t library_reads_passive(const Library *library, const Clause *clause)
{
    uint64_t reads =
        of_subject(library, clause->subject) | of_query(library, clause->by) |
        of_query(library, clause->to_query) |
        library_reads_condition(library, clause->provided) |
        library_reads_condition(library, clause->depends) |
        library_reads_amount(library, clause->each) | of_location(library, clause->at);

    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_AMOUNT)
            reads |= library_reads_amount(library, clause->answers[i].ref);
    // Abilities come in the order in which things stand that have them.
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_ABILITIES)
            reads |= READS_STANDS | of_query(library, clause->grants[i].query);
    return reads;
}

unsigned library_numbered(const Rules *rules)
{
    unsigned types = 0;

    for (int i = 0; i < rules->numbers_n; i++) {
        const int kind = rules->numbers[i].kind;

        types |= kind ? rules->kinds[kind - 1].any_of : ~0u;
    }
    return types;
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

uint64_t library_layered_questions(const Rules *rules)
{
    uint64_t questions = 0;

    for (int i = 0; i < rules->numbers_n; i++)
        for (int k = 0; k < rules->numbers[i].layers_n; k++)
            questions |= 1ull << rules->numbers[i].layers[k].question;
    return questions;
}
