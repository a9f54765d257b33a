// library_reads.c -- what a passive looks at: the READS_ bits of its data (library_link).
//
// A row of a field, adjective or reading says what it reads; a query, a condition or an
// amount reads what its parts do. Whatever is about things reads which of their types there
// are: one that comes or goes changes every answer about them. What becomes another card
// changes all that reads any of READS_PLACES. Of `me` nothing of that is read, because one
// that comes, goes or moves and gives or changes numbers makes them stale by itself
// (object_move).

#include "engine/cards/library.h"

// The reads so far, and whether `it` is the subject of the question.
typedef struct {
    const Library *library;
    bool asks_about_it;
    uint64_t *words; // where words that are read are noted, NULL: nowhere
    bool *they;      // becomes true where `they` stands, NULL: nobody asks
} Looking;

// The data nests no deeper than a script may, and has no circles.
static uint64_t of_query(const Looking *looking, QueryId query);
static uint64_t of_happened(const Looking *looking, const Clause *clause);
static uint64_t of_amount(const Looking *looking, uint16_t amount);

// A row that does not say what it reads may read anything.
static uint64_t of_row(uint64_t reads)
{
    if (!reads || reads & READS_ANYTHING) return READS_ALL;
    return reads & READS_ALL;
}

static uint64_t of_field(const Looking *looking, int field)
{
    const int counter = field - looking->library->rules->fields_n - PLAYER_COUNTERS_MAX;

    if (counter >= 0) return reads_of_counter(counter);
    if (field >= looking->library->rules->fields_n)
        return READS_PLAYERS | READS_CONTROL;
    switch ((ReadSource)looking->library->rules->fields[field].source) {
    case SOURCE_FACT:
    case SOURCE_TYPE:
    case SOURCE_SUPERTYPE: return 0;
    case SOURCE_COUNTER:
        return reads_of_counter(looking->library->rules->fields[field].index);
    case SOURCE_NUMBER: return READS_NUMBERS;
    case SOURCE_QUESTION: return READS_ALL;
    case SOURCE_FUNCTION: break;
    }
    return of_row(looking->library->rules->fields[field].reads);
}

static uint64_t of_adjective(const AdjectiveRow *row)
{
    if (row->source == SOURCE_QUESTION) return READS_ALL;
    return row->source ? 0 : of_row(row->reads);
}

// Reads of controllers: of the owner of the passive, or of things that have numbers.
#define READS_CONTROL_ALONE (READS_CONTROL & ~READS_HOLDING)

static uint64_t of_role(const Looking *looking, int role)
{
    if (role == ROLE_NONE || role == ROLE_ME) return 0;
    if (role == ROLE_THEY && looking->they) *looking->they = true;
    if (role == ROLE_IT && looking->asks_about_it) return 0;
    if (role == ROLE_YOU || role == ROLE_THEY) return READS_CONTROL_ALONE;
    return role == ROLE_IT ? READS_PLACES | READS_ELSEWHERE : READS_PLACES;
}

// Returns the reads of a reading of the word that may depend on [reads]: of all notes it reads
// that one.
static uint64_t of_word(const Looking *looking, int word, uint64_t reads)
{
    if (looking->words) looking->words[word / 64] |= UINT64_C(1) << (word % 64);
    return reads & READS_NOTE ? (reads & ~READS_NOTES) | reads_of_note(word) : reads;
}

// Returns the reads of a reading that names nothing: it may be about the owner of the ability.
static uint64_t of_nobody(const VerbRow *verb)
{
    return verb->reads == READS_NOTHING ? 0 : READS_CONTROL;
}

static uint64_t of_amount(const Looking *looking, uint16_t amount)
{
    const Amount *a = &looking->library->amounts[amount];
    const VerbRow *verb;
    uint64_t reads = 0;

    switch ((AmountKind)a->kind) {
    case AMOUNT_CONST:
    case AMOUNT_BOUND:
    case AMOUNT_VALUE: return 0;
    case AMOUNT_PAID: return READS_PLACES | READS_COUNTERS;
    case AMOUNT_COUNT: return of_query(looking, a->query);
    case AMOUNT_HAPPENED:
        return of_happened(looking, &looking->library->clauses[a->query]);
    case AMOUNT_SUM:
    case AMOUNT_PRODUCT:
    case AMOUNT_QUOTIENT:
        return of_amount(looking, a->reading) | of_amount(looking, a->query);
    case AMOUNT_READING: break;
    }
    verb = &looking->library->rules->verbs[a->reading];
    reads = verb->field ? of_field(looking, verb->field - 1) : of_row(verb->reads);
    if (verb->signature[0] == 'f') reads |= of_field(looking, a->n & 0xff);
    if (verb->signature[0] == 'w') reads = of_word(looking, a->n & 0xff, reads);
    return reads | of_query(looking, a->query) |
           (a->role || a->query ? of_role(looking, a->role) : of_nobody(verb));
}

static uint64_t of_compares(const Looking *looking, const Query *query)
{
    uint64_t reads = query->total.op ? of_field(looking, query->total.field) |
                                           of_amount(looking, query->total.amount)
                                     : 0;

    for (int i = 0; i < query->compares_n; i++)
        reads |= of_field(looking, query->compares[i].field) |
                 of_amount(looking, query->compares[i].amount);
    return reads;
}

// Returns the READS_ bits of a reading that looks at objects in these zones, one bit
// each.
static uint64_t of_zones(const Looking *looking, uint64_t zones)
{
    uint64_t reads = 0;

    for (; zones; zones &= zones - 1) {
        const int flags = looking->library->rules->zones[__builtin_ctzll(zones)].flags;

        reads |= flags & (ZONE_BOARD | ZONE_ACTIVE) ? READS_STANDS : READS_ELSEWHERE;
    }
    return reads;
}

static uint64_t of_location(const Looking *looking, Location location);

static uint64_t of_places(const Looking *looking, QueryId list)
{
    uint64_t reads = 0;

    for (; list; list = looking->library->queries[list].or_else)
        reads |= of_location(looking, looking->library->queries[list].locations[0]);
    return reads;
}

static uint64_t of_location(const Looking *looking, Location location)
{
    if (location.kind == LOCATION_LIST) return of_places(looking, location.n);
    if (location.kind == LOCATION_QUERY) return of_query(looking, location.n);
    if (location.kind == LOCATION_NONE) return 0;
    if (location.kind == LOCATION_EVERYWHERE) return READS_STANDS | READS_ELSEWHERE;
    if (location.kind == LOCATION_ZONE)
        return of_zones(looking, UINT64_C(1) << location.n);
    if (location.kind == LOCATION_PLACE)
        return of_zones(looking, looking->library->rules->places[location.n].zones);
    if (location.kind == LOCATION_ROLE && location.n != ROLE_HERE)
        return READS_PLACES | READS_ELSEWHERE;
    return READS_STANDS;
}

// Without a place it looks where things of its kind are at home.
static uint64_t of_kind(const Looking *looking, const Query *query)
{
    const KindRow *row =
        query->kind ? &looking->library->rules->kinds[query->kind - 1] : NULL;
    uint64_t reads;

    if (query->role) return of_role(looking, query->role);
    // One kind of players are opponents of the player who controls the ability.
    if (row && row->kind == KIND_PLAYER) return READS_CONTROL_ALONE;
    reads = row && row->any_of ? reads_of_types(row->any_of) : READS_THINGS;
    if (row && row->zone && !query->locations_n)
        reads |= of_zones(looking, UINT64_C(1) << (row->zone - 1));
    return reads;
}

// Returns whether the query is about players, or about things that have numbers.
static bool is_of_numbered(const Looking *looking, const Query *query)
{
    const KindRow *row =
        &looking->library->rules->kinds[query->kind ? query->kind - 1 : 0];

    if (!query->kind) return false;
    return row->kind == KIND_PLAYER ||
           (row->any_of && !(row->any_of & ~library_numbered(looking->library->rules)));
}

// An adjective that looks at a controller looks at that of the thing, or of such things.
static uint64_t of_adjectives(const Looking *looking, const Query *query)
{
    uint64_t reads = 0;

    for (uint64_t left = query->adjectives; left; left &= left - 1)
        reads |=
            of_adjective(&looking->library->rules->adjectives[__builtin_ctzll(left)]);
    return is_of_numbered(looking, query) ? reads & ~READS_HOLDING : reads;
}

// Returns the READS_ bits of what a query asks of each object, beside which objects
// there are.
static uint64_t of_parts(const Looking *looking, const Query *query)
{
    uint64_t reads = of_compares(looking, query) | of_adjectives(looking, query);

    for (int i = 0; i < query->locations_n; i++)
        reads |= of_location(looking, query->locations[i]);
    reads |= reads_of_statuses((uint64_t)query->statuses
                               << looking->library->rules->statuses_n);
    if (query->keyword || query->tag) reads |= READS_CHANGES;
    if (query->attachment || query->host) reads |= READS_HOSTS;
    if (query->controller) reads |= READS_CONTROL | of_role(looking, query->controller);
    if (query->kept_with) reads |= READS_CONTROL | of_query(looking, query->kept_with);
    if (query->has || query->where) reads |= READS_STANDS | READS_CONTROL;
    if (query->past)
        reads |= of_happened(looking, &looking->library->clauses[query->past]);
    if (query->same.trait || query->different.trait) reads |= READS_ALL;
    if (query->came_from || query->choice || query->chooser || query->of_value ||
        (query->keyword && looking->library->brought >> query->keyword & 1u))
        reads |= READS_ALL;
    return reads | of_query(looking, query->has) |
           of_query(looking, query->attachment) | of_query(looking, query->host) |
           of_query(looking, query->except) | of_query(looking, query->source) |
           of_amount(looking, query->count) | of_amount(looking, query->split);
}

static uint64_t of_query(const Looking *looking, QueryId query)
{
    uint64_t reads = 0;

    for (; query; query = looking->library->queries[query].or_else)
        reads |= of_kind(looking, &looking->library->queries[query]) |
                 of_parts(looking, &looking->library->queries[query]);
    return reads;
}

// A statement about each of some things is no more about one that goes, so it reads
// only those that come. The reads note that of things that have numbers.
static uint64_t of_subject(const Looking *looking, QueryId subject)
{
    const uint64_t numbered = reads_of_types(library_numbered(looking->library->rules));
    uint64_t reads = 0;

    for (; subject; subject = looking->library->queries[subject].or_else) {
        const Query *query = &looking->library->queries[subject];
        const uint64_t things = of_kind(looking, query);

        reads |=
            of_parts(looking, query) | (query->role || things & READS_THINGS & ~numbered
                                            ? things
                                            : (things & ~READS_THINGS) | READS_COMING);
    }
    return reads;
}

// A past event is judged by the record that the turn keeps of it.
static uint64_t of_happened(const Looking *looking, const Clause *clause)
{
    uint64_t reads =
        READS_TURN | READS_PLACES | READS_CONTROL | of_query(looking, clause->by) |
        of_query(looking, clause->with) | of_location(looking, clause->from) |
        of_location(looking, clause->to) | of_location(looking, clause->at) |
        of_amount(looking, clause->times.amount) |
        of_amount(looking, clause->amount.amount) |
        of_amount(looking, clause->reaches.amount);

    for (int i = 0; i < clause->events_n; i++)
        reads |= of_query(looking, clause->events[i].what);
    return reads;
}

static uint64_t of_condition(const Looking *looking, uint16_t condition)
{
    uint64_t reads = 0;

    for (; condition; condition = looking->library->conditions[condition].next) {
        const Condition *c = &looking->library->conditions[condition];

        switch ((ConditionKind)c->kind) {
        case CONDITION_QUERY: reads |= of_query(looking, c->ref); break;
        case CONDITION_AMOUNT: reads |= of_amount(looking, c->ref); break;
        case CONDITION_HAPPENED:
            reads |= of_happened(looking, &looking->library->clauses[c->ref]);
            break;
        }
    }
    return reads;
}

// The reads of what a passive gives, of its answers, and of when. Code that derives
// values checks by itself where the passive is and whether it has lost its text.
static uint64_t of_passive(const Looking *looking, const Clause *clause)
{
    uint64_t reads =
        of_subject(looking, clause->subject) | of_query(looking, clause->by) |
        of_query(looking, clause->to_query) | of_query(looking, clause->choosing) |
        of_condition(looking, clause->provided) | of_amount(looking, clause->each) |
        of_location(looking, clause->at);

    for (int i = 0; i < clause->depends_n; i++)
        reads |= of_condition(looking, clause->depends[i].condition);
    for (int i = 0; i < clause->answers_n; i++)
        if (clause->answers[i].kind == ANSWER_AMOUNT)
            reads |= of_amount(looking, clause->answers[i].ref);
    // Abilities come in the order in which things stand that have them.
    for (int i = 0; i < clause->grants_n; i++)
        if (clause->grants[i].kind == GRANT_ABILITIES)
            reads |= READS_STANDS | of_query(looking, clause->grants[i].query);
    return reads;
}

// Returns whether the passive is one of the game itself: `it` is the subject of the
// question there, which costs no read, as `me`.
static bool is_of_game(const Library *library, const Clause *clause)
{
    for (int i = 0; i < library->rules->abilities_n; i++)
        if (clause == &library->clauses[library->rules->abilities[i]]) return true;
    return false;
}

uint64_t library_reads_amount(const Library *library, uint16_t amount)
{
    return of_amount(&(Looking){library, false, NULL, NULL}, amount);
}

uint64_t library_reads_condition(const Library *library, uint16_t condition)
{
    return of_condition(&(Looking){library, false, NULL, NULL}, condition);
}

uint64_t library_reads_query(const Library *library, QueryId query)
{
    return of_query(&(Looking){library, false, NULL, NULL}, query);
}

// Returns the zones where the things lie that the query means, one bit each.
static uint64_t zones_meant(const Library *library, QueryId query)
{
    uint64_t zones = 0;

    for (; query; query = library->queries[query].or_else) {
        const Query *q = &library->queries[query];

        if (!q->locations_n) return UINT64_MAX;
        for (int i = 0; i < q->locations_n; i++) {
            const Location location = q->locations[i];

            if (location.kind == LOCATION_ZONE)
                zones |= UINT64_C(1) << location.n;
            else if (location.kind == LOCATION_PLACE)
                zones |= library->rules->places[location.n].zones;
            else
                return UINT64_MAX;
        }
    }
    return zones;
}

void library_reads_passive(Library *library, Clause *clause)
{
    const Looking looking = {
        library, is_of_game(library, clause), library->words_read, &clause->says_they};

    clause->says_they = false;
    clause->reads = of_passive(&looking, clause);
    clause->types = (uint16_t)library_types_meant(library, clause->subject);
    clause->zones = zones_meant(library, clause->subject);
    clause->is_settled = clause->provided && !clause->depends_n &&
                         !library_reads_condition(library, clause->provided);
}

void library_note_layer_words(Library *library)
{
    const Looking looking = {library, false, library->words_read, NULL};

    for (int i = 0; i < library->rules->numbers_n; i++) {
        const NumberRow *row = &library->rules->numbers[i];

        for (int k = 0; k < row->layers_n; k++)
            (void)of_condition(&looking, row->layers[k].provided);
    }
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

// Returns the types of a row that names them, where 0 is all.
static unsigned types_or_all(unsigned types)
{
    return types ? types : ~0u;
}

// Returns the types of the things on which some verb puts counters, one bit each.
static unsigned types_of_counters(const Rules *rules)
{
    unsigned types = 0;

    for (int i = 0; i < rules->verbs_n; i++) {
        const VerbRow *verb = &rules->verbs[i];
        const int accepts = verb->takes.accepts[0];

        if (verb->reads || !strchr(verb->signature, 'r')) continue;
        types |= types_or_all(accepts ? rules->accepts[accepts - 1].any_of : 0);
    }
    return types_or_all(types);
}

unsigned library_field_types(const Rules *rules, int field)
{
    const FieldRow *row = &rules->fields[field];
    int kind;

    if (field >= rules->fields_n + PLAYER_COUNTERS_MAX) return types_of_counters(rules);
    if (field >= rules->fields_n) return ~0u;
    if (rules->fields_of) return types_or_all(rules->fields_of[field]);
    if (row->source == SOURCE_FACT) return types_or_all(rules->facts[row->index].types);
    if (row->source != SOURCE_NUMBER) return ~0u;
    kind = rules->numbers[row->index].kind;
    return types_or_all(kind ? rules->kinds[kind - 1].any_of : 0);
}

// Returns the types of what the verb takes as that argument.
static unsigned types_taken(const Rules *rules, const char *verb, int argument)
{
    for (int i = 0; i < rules->verbs_n; i++) {
        const int accepts = rules->verbs[i].takes.accepts[argument];

        if (strcmp(rules->verbs[i].name, verb) != 0) continue;
        return types_or_all(accepts ? rules->accepts[accepts - 1].any_of : 0);
    }
    return ~0u;
}

unsigned library_attach_types(const Rules *rules, bool host)
{
    return types_taken(rules, "attach", host);
}

unsigned library_move_types(const Rules *rules)
{
    return types_taken(rules, "move", 0);
}

// A reading of things that bears the name of a field reads that number.
unsigned library_reading_types(const Library *library, const VerbRow *verb, int first)
{
    const Rules *rules = library->rules;

    if (verb->field) return library_field_types(rules, verb->field - 1);
    if (verb->signature[0] == 'f') return library_field_types(rules, first);
    // A keyword that is still to be loaded works for anything.
    if (verb->signature[0] == 'K')
        return types_or_all(library->keywords[first].works_for);
    for (int i = 0; i < rules->fields_n && verb->signature[0] == 'x'; i++)
        if (!strcmp(rules->fields[i].name, verb->name))
            return library_field_types(rules, i);
    return ~0u;
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
