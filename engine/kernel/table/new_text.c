// new_text.c -- compares what things have been given with what they had before the action.
//
// Table.given_before is a copy of State.granted as it was then. It holds only while
// Table.text_action is the number of the running action.

#include "engine/kernel/table/new_text.h"

#include <string.h>

static bool is_running(const Table *table)
{
    return table->acting && table->text_action == table->actions;
}

void new_text_comes(Table *table, ObjectId id)
{
    // A rulebook calls it within an action, and no verb of a game in Lua does.
    ASSERT(table->acting);
    if (!is_running(table)) {
        table->text_action = table->actions;
        table->given_before_n = table->state->granted_n;
        memcpy(table->given_before,
               table->state->granted,
               sizeof(Granted) * (size_t)table->given_before_n);
        memset(table->renewed, 0, sizeof table->renewed);
    }
    table->renewed[id / 64] |= UINT64_C(1) << id % 64;
}

// Returns whether both rows give one thing the same text.
static bool are_alike(const Granted *a, const Granted *b)
{
    return a->object == b->object && a->clause == b->clause &&
           a->keyword == b->keyword && a->loss == b->loss;
}

static int count_alike(const Granted *rows, int n, const Granted *row)
{
    int found = 0;

    for (int i = 0; i < n; i++) found += are_alike(&rows[i], row);
    return found;
}

// The last ones of several instances of one text are new.
static bool is_given_now(const Table *table, int row)
{
    const Granted *granted = table->state->granted;

    return count_alike(granted, row, &granted[row]) >=
           count_alike(table->given_before, table->given_before_n, &granted[row]);
}

// Returns whether the clause speaks of the attaching of the very card that has it: that
// works while it comes on (725.1).
static bool is_of_itself(const Table *table, ObjectId object, const Clause *clause)
{
    if (table->attaching != object) return false;
    for (int i = 0; i < clause->events_n; i++) {
        const int role = table->library->queries[clause->events[i].what].role;

        if (!(clause->flags & CLAUSE_ATTACHED) || role == ROLE_THIS) return true;
    }
    return false;
}

bool new_text_is(const Table *table, ObjectId object, const Clause *clause, int row)
{
    if (!is_running(table)) return false;
    if (row >= 0) return is_given_now(table, row);
    return table->renewed[object / 64] >> object % 64 & 1u &&
           !is_of_itself(table, object, clause);
}
