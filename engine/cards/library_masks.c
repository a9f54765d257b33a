// library_masks.c -- sums up which events, questions and places the clauses of a library
// speak of. While a game runs, the engine asks about no others.

#include "engine/cards/library_inside.h"

static void add_events(EventSet *set, const Clause *clause)
{
    for (int i = 0; i < clause->events_n; i++)
        event_set_add(set, clause->events[i].event);
}

static void note_adjectives(Library *library, QueryId query)
{
    for (; query; query = library->queries[query].or_else) {
        library->remembered |= library->queries[query].adjectives;
        note_adjectives(library, library->queries[query].except);
    }
}

// Notes what the turn's memory keeps for the clause: its events, and what it asks of the
// things that they happened to.
static void note_memory(Library *library, const Clause *clause)
{
    add_events(&library->logged, clause);
    library->remembers_numbers |= clause->reaches.op != 0;
    for (int i = 0; i < clause->events_n; i++)
        note_adjectives(library, clause->events[i].what);
}

static void note_gifts(const Library *library, Gifts *gifts, const Clause *clause)
{
    for (int i = 0; i < clause->grants_n; i++) {
        const Grant *grant = &clause->grants[i];

        if (grant->kind == GRANT_CLAUSE)
            library_gifts_add(library, gifts, grant->clause, 0);
        if (grant->kind == GRANT_KEYWORD)
            library_gifts_add(library, gifts, 0, grant->keyword);
        gifts->takes |= grant->kind == GRANT_LOSS;
        gifts->tags |= grant->kind == GRANT_TAG;
        gifts->types |= grant->kind == GRANT_TYPE;
    }
}

// Returns whether the query looks for abilities on the chain.
static bool means_items(const Library *library, QueryId query)
{
    for (; query; query = library->queries[query].or_else) {
        const int kind = library->queries[query].kind;

        if (kind && library->rules->kinds[kind - 1].kind == KIND_ITEM) return true;
    }
    return false;
}

// Returns whether the amount is never below nothing.
static bool is_count(const Library *library, uint16_t amount)
{
    const Amount *a = &library->amounts[amount];

    switch ((AmountKind)a->kind) {
    case AMOUNT_CONST: return a->n >= 0;
    case AMOUNT_HAPPENED: return !(library->clauses[a->query].flags & CLAUSE_TOTAL);
    case AMOUNT_COUNT:
    case AMOUNT_PAID: return true;
    case AMOUNT_SUM:
    case AMOUNT_PRODUCT:
    case AMOUNT_QUOTIENT:
        return is_count(library, a->reading) && is_count(library, a->query);
    case AMOUNT_READING:
    case AMOUNT_BOUND:
    case AMOUNT_VALUE: return false;
    }
    return false;
}

// Returns whether the cost, which the passive gives as an answer, may add to another.
static bool may_raise(const Library *library, const Clause *clause, uint16_t cost)
{
    if (clause->each && !is_count(library, clause->each)) return true;
    for (; cost; cost = library->costs[cost].or_else) {
        const Cost *c = &library->costs[cost];

        if (c->is_value || c->is_own || c->times || c->any_amount) return true;
        for (int i = 0; i < library->rules->resources_n; i++)
            if (c->resource[i] > 0) return true;
    }
    return false;
}

// Notes what a passive answers, and about what beside itself.
static void note_passive(Library *library, const Clause *clause)
{
    const bool about_host =
        clause->flags & CLAUSE_ATTACHED && library_is_itself(library, clause->subject);
    uint64_t *raised = library_is_about_itself(library, clause) ? &library->raised_own
                                                                : &library->raised;
    const bool by_choice = library_clause_reads_choice(library, clause);

    note_gifts(library, &library->given, clause);
    if (library_reaches(library, clause))
        note_gifts(library, &library->reached, clause);
    for (int i = 0; i < clause->answers_n; i++) {
        const int question = clause->answers[i].question;

        library->answered |= 1ull << question;
        if (clause->reads & READS_NUMBERS)
            library->asking |= library->layered & 1ull << question;
        if (library->rules->questions[question].answer == ANSWER_COST &&
            may_raise(library, clause, clause->answers[i].ref))
            *raised |= 1ull << question;
        if (means_items(library, clause->subject))
            library->of_items |= 1ull << question;
        if (by_choice) library->by_choice |= 1ull << question;
        if (about_host)
            library->of_hosts |= 1ull << question;
        else if (!library_is_about_itself(library, clause))
            library->about[question] |=
                (uint16_t)library_types_meant(library, clause->subject);
    }
}

// Returns whether the clause changes what something costs at some place only, or what it has
// there, of which its cost may depend.
static bool prices_a_place(const Library *library, const Clause *clause)
{
    if (clause->brings) return clause->to.kind;
    if (clause->kind == CLAUSE_AS)
        return clause->cost && (clause->to.kind || clause->at.kind);
    if (clause->kind != CLAUSE_PASSIVE || !clause->to_query) return false;
    return library->rules->questions[clause->answers[0].question].answer == ANSWER_COST;
}

void library_note_masks(Library *library)
{
    for (int i = 1; i < library->queries_n; i++)
        library->asks_choices |=
            library->queries[i].choice || library->queries[i].chooser;
    for (int i = 1; i < library->clauses_n; i++) {
        const Clause *clause = &library->clauses[i];

        if (clause->kind == CLAUSE_PASSIVE) note_passive(library, clause);
        if (clause->kind == CLAUSE_WHEN) add_events(&library->heard, clause);
        if (clause->kind == CLAUSE_INSTEAD || clause->kind == CLAUSE_AS)
            add_events(&library->replaced, clause);
        if (clause->kind == CLAUSE_INSTEAD && clause->cost)
            add_events(&library->bought_off, clause);
        if (clause->kind == CLAUSE_AS && clause->run)
            add_events(&library->extended, clause);
        if (clause->kind == CLAUSE_CANNOT) add_events(&library->banned, clause);
        if (clause->kind == CLAUSE_HAPPENED || clause->nth)
            note_memory(library, clause);
        if (clause->works_in) {
            library->works_in |= UINT64_C(1) << (clause->works_in - 1);
        }
        library_add_permission(library, &library->can, clause);
        library->has_choosing |= clause->choosing != 0;
        library->counts_passives |= clause->kind == CLAUSE_PASSIVE && clause->each_turn;
        library->prices_places |= prices_a_place(library, clause);
        for (int k = 0; k < clause->grants_n; k++) {
            library->gives_types |= clause->grants[k].kind == GRANT_TYPE;
            library->gives_printed |= clause->grants[k].kind == GRANT_ABILITIES;
        }
    }
}

// An event that is another one as well is replaced where that is.
static void note_replaced_also(Library *library)
{
    const Rules *rules = library->rules;

    for (int event = 0; rules->event_also && event < rules->events_n; event++) {
        const int also = rules->event_also(event);

        if (also >= 0 && event_set_has(&library->replaced, also))
            event_set_add(&library->replaced, event);
    }
}

void library_note_events(Library *library)
{
    const Rules *rules = library->rules;

    note_replaced_also(library);
    library->noted = library->logged;
    event_set_join(&library->noted, &library->heard);
    for (int event = 0; rules->event_twin && event < rules->events_n; event++) {
        const int twin = rules->event_twin(event);

        if (twin >= 0 && event_set_has(&library->heard, twin))
            event_set_add(&library->noted, event);
    }
}
