// library_interest.c -- notes what a clause waits for, answers, permits and gives.
//
// The engine asks these notes before it looks at an ability. A note may promise too much, and
// never too little: what it leaves out is not asked.

#include "engine/cards/library_inside.h"

bool library_is_about_itself(const Library *library, const Clause *clause)
{
    const Query *subject = &library->queries[clause->subject];

    if (subject->or_else) return false;
    if (subject->role == ROLE_THIS) return true;
    return subject->role == ROLE_ME && !(clause->flags & CLAUSE_ATTACHED);
}

unsigned library_types_meant(const Library *library, QueryId subject)
{
    unsigned types = 0;

    for (; subject; subject = library->queries[subject].or_else) {
        const int kind = library->queries[subject].kind;
        const KindRow *row = kind ? &library->rules->kinds[kind - 1] : NULL;

        types |= row && row->kind == KIND_OBJECT ? row->any_of : UINT16_MAX;
    }
    return types;
}

static bool subject_reaches(const Library *library, const Query *subject)
{
    const KindRow *row =
        subject->kind ? &library->rules->kinds[subject->kind - 1] : NULL;

    if (row && row->kind != KIND_OBJECT) return false;
    return subject->role == ROLE_ME || subject->locations_n || (row && row->zone);
}

bool library_reaches(const Library *library, const Clause *clause)
{
    if (clause->kind != CLAUSE_PASSIVE || !clause->grants_n) return false;
    for (QueryId q = clause->subject; q; q = library->queries[q].or_else)
        if (subject_reaches(library, &library->queries[q])) return true;
    return false;
}

static void note_answers(const Library *library, Interest *interest,
                         const Clause *clause)
{
    uint64_t answers = 0;

    for (int i = 0; i < clause->answers_n; i++)
        answers |= 1ull << clause->answers[i].question;
    interest->answers |= answers;
    if (answers & library->derived) interest->reads |= clause->reads;
    if (clause->grants_n) interest->reads_to_give |= clause->reads;
    if (!library_is_about_itself(library, clause)) interest->answers_others |= answers;
    if (!library_reaches(library, clause)) return;
    interest->reaches |=
        library_is_about_itself(library, clause) ? REACHES_ITSELF : REACHES_OTHERS;
}

void library_interest_add_clause(const Library *library, Interest *interest,
                                 const Clause *clause)
{
    EventSet events = {{0}}, of_others = {{0}};

    for (int i = 0; i < clause->events_n; i++) {
        event_set_add(&events, clause->events[i].event);
        if (!library_is_itself(library, clause->events[i].what))
            event_set_add(&of_others, clause->events[i].event);
    }
    if (clause->kind == CLAUSE_CANNOT)
        event_set_join(&interest->forbids,
                       clause->flags & CLAUSE_ATTACHED ? &events : &of_others);
    switch ((ClauseKind)clause->kind) {
    case CLAUSE_WHEN: event_set_join(&interest->listens, &events); break;
    case CLAUSE_CAN: event_set_join(&interest->permits, &of_others); // fall through
    case CLAUSE_AS:
    case CLAUSE_INSTEAD:
    case CLAUSE_CANNOT:
        event_set_join(&interest->before[clause->kind - CLAUSE_AS], &events);
        interest->precedes = true;
        break;
    case CLAUSE_PASSIVE: note_answers(library, interest, clause); break;
    case CLAUSE_ACTIVATED:
    case CLAUSE_NONE:
    case CLAUSE_EFFECT:
    case CLAUSE_HAPPENED:
    case CLAUSE_MODE:
    case CLAUSE_KINDS: break;
    }
}

static void add_preceding(Interest *interest, const Interest *of)
{
    interest->precedes = true;
    for (int i = 0; i < BEFORE_KINDS; i++)
        event_set_join(&interest->before[i], &of->before[i]);
    event_set_join(&interest->permits, &of->permits);
    event_set_join(&interest->forbids, &of->forbids);
}

void library_interest_add(Interest *interest, const Interest *of)
{
    event_set_join(&interest->listens, &of->listens);
    if (of->precedes) add_preceding(interest, of);
    interest->reads |= of->reads;
    interest->reads_to_give |= of->reads_to_give;
    interest->reaches |= of->reaches;
    interest->answers |= of->answers;
    interest->answers_others |= of->answers_others;
}

// Returns the zones that the location may mean, one bit each; none where none is named.
static uint64_t zones_of(const Library *library, Location location)
{
    switch ((LocationKind)location.kind) {
    case LOCATION_NONE: return 0;
    case LOCATION_ZONE: return UINT64_C(1) << location.n;
    case LOCATION_PLACE: return library->rules->places[location.n].zones;
    case LOCATION_LIST: // no permission has one
    case LOCATION_ROLE:
    case LOCATION_QUERY:
    case LOCATION_BOARD:
    case LOCATION_ANYWHERE:
    case LOCATION_OPPOSITE:
    case LOCATION_EVERYWHERE:
    case LOCATION_BOUND: break;
    }
    return UINT64_MAX;
}

void library_add_permission(const Library *library, Permissions *can,
                            const Clause *clause)
{
    const int free = CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST;
    const uint64_t from = zones_of(library, clause->from);

    if (clause->kind != CLAUSE_CAN) return;
    *(from ? &can->flags_from : &can->flags) |= clause->flags;
    can->from |= from;
    if (clause->cost || clause->flags & free) can->reprices |= from ? from : UINT64_MAX;
}

static void add_gift(const Library *library, Gifts *gifts, ClauseId id)
{
    const Clause *clause = &library->clauses[id];

    library_interest_add_clause(library, &gifts->interest, clause);
    gifts->kinds |= (uint16_t)(1u << clause->kind);
    gifts->adds |= clause->adds != 0;
    library_add_permission(library, &gifts->can, clause);
}

void library_gifts_add(const Library *library, Gifts *gifts, ClauseId clause,
                       int keyword)
{
    const Keyword *given = &library->keywords[keyword];

    if (clause) {
        add_gift(library, gifts, clause);
        return;
    }
    gifts->keywords |= 1ull << keyword;
    for (int i = 0; i < given->clauses_n; i++)
        add_gift(library, gifts, given->clauses[i]);
}
