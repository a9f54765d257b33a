// clauses_given.c -- refuses clauses that a verb gives, or starts, and that would do nothing.

#include "scripting/clauses/clauses_inside.h"

// Returns whether everything that the query finds has a role: it is there already.
static bool is_there(const Library *library, QueryId query)
{
    for (; query; query = library->queries[query].or_else) {
        const int role = library->queries[query].role;

        if (!library->queries[query].kind && role != ROLE_NONE) return true;
    }
    return false;
}

// Raises a fault where a passive says how often it answers in a turn what is not asked just
// once of all that is played or used: its price.
static void check_counted(lua_State *L, const Clause *clause, unsigned priced)
{
    const Rules *rules = host_of(L)->rules;

    for (int i = 0; i < clause->answers_n; i++) {
        const QuestionRow *row = &rules->questions[clause->answers[i].question];

        if (priced && row->answer == ANSWER_COST && row->asked.of & ASKED_ITEM)
            continue;
        script_fault(L,
                     FOUND_ALWAYS,
                     "'each_turn' of a passive counts what is played or used, by its "
                     "cost: nobody counts '%s'. Of what happens say 'provided', with "
                     "happened { ..., count = 0 }",
                     row->name);
    }
}

void clauses_given_check_next(lua_State *L, const Clause *clause)
{
    const Host *host = host_of(L);
    const Rules *rules = host->rules;
    unsigned priced = 0;

    for (int i = 0; i < rules->questions_n; i++)
        if (rules->questions[i].answer == ANSWER_COST &&
            rules->questions[i].asked.of & ASKED_ITEM)
            priced |= rules->questions[i].asked.of & (ASKED_TYPES | ASKED_ITEM);
    if (clause->each_turn) check_counted(L, clause, priced);
    if (!priced) return;
    if (is_there(host->library, clause->subject) ||
        !(clauses_means(host, clause->subject, ASKED_ANYTHING) & priced))
        script_fault(L,
                     FOUND_ALWAYS,
                     "'%s' of a passive waits for the next thing that is played or "
                     "used: write a kind of these: %s",
                     clause->each_turn ? "each_turn" : "once",
                     clauses_means_push(L, priced));
}

// Returns whether the clause is a passive that speaks of `it`, and nothing says who that is.
static bool means_nobody(const Library *library, const Clause *clause)
{
    return clause->kind == CLAUSE_PASSIVE && !clause->choosing &&
           library_passive_reads_role(library, clause, ROLE_IT);
}

void clauses_given_check(lua_State *L, const Clause *clause, bool granted, bool about)
{
    const Library *library = host_of(L)->library;

    if (granted && (clauses_event_is_about(library, clause, ROLE_IT) ||
                    means_nobody(library, clause)))
        script_fault(L,
                     FOUND_ROLE,
                     "the clause that is given waits for 'it', which is nobody there: "
                     "say 'me', who gets it");
    if (granted && clauses_asked_always(clause))
        script_fault(L, FOUND_ALWAYS, NEVER_SPENT, clauses_names[clause->kind]);
    if (clause->kind == CLAUSE_PASSIVE &&
        (clause->each_turn || (!granted && clause->flags & CLAUSE_ONCE)))
        clauses_given_check_next(L, clause);
    if (!granted && !about && clauses_event_is_about(library, clause, ROLE_IT))
        script_fault(L,
                     FOUND_ROLE,
                     "the clause waits for 'it', and nothing is given: name it behind "
                     "the clause");
    if (!granted && clause->brings)
        script_fault(
            L,
            FOUND_NOT_ASKED,
            "'has' of a can is text of the card that is played: give(card, can "
            "{ ... }), or leave it out");
    // What waits alone keeps the `me` of the text that began it.
    clauses_asked_check(L,
                        clause,
                        granted || !clauses_means_own(host_of(L))
                            ? ASKED_TYPES
                            : clauses_means_own(host_of(L)));
}
