// clause_taken.c -- finds clauses that other text has taken.

#include "tests/play/clause_taken.h"

// Returns whether [other] was made of the clause: as the text of one more keyword, or as
// Effect Text.
static bool is_made_of(const Clause *other, const Clause *clause)
{
    return other->script == clause->script && other->line == clause->line &&
           other->kind == clause->kind && other->run == clause->run &&
           (other->depends_n > clause->depends_n ||
            (other->flags & ~clause->flags & CLAUSE_ATTACHED)) &&
           (other->keywords & clause->keywords) == clause->keywords;
}

bool clause_taken(const Library *library, ClauseId id)
{
    const Clause *clause = &library->clauses[id];

    if (clause->flags & CLAUSE_PRINTED) return false;
    for (int i = 1; i < library->clauses_n; i++)
        if (is_made_of(&library->clauses[i], clause)) return true;
    return false;
}
