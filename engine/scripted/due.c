// due.c -- does what the rules say is due, one thing at a time.
//
// After each thing it looks at all again, because that thing may have made more due, or
// undone the next. Where the rows found no thing at all it looks again only after a change of
// what they look at. Work that never ends is a fault, which names the cards it goes round.

#include "engine/scripted/due.h"

#include "engine/abilities/language/query.h"
#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/scripted/scripted.h"

static void count_due(Table *table, ClauseId clause, ObjectId id)
{
    ending_note_last_card(table->state, table->state->objects[id].card);
    if (++table->dues > DUE_MAX) table_limit_of(table, LIMIT_DUE, clause);
}

static void handle(Table *table, Env *env, const ScriptedDue *row, ObjectId id)
{
    const Value thing = value_object(object_ref(table->state, id));

    count_due(table, row->run, id);
    table->handles_due = true;
    table_run(table, env, &table->library->clauses[row->run], &thing, 1);
    table->handles_due = false;
}

static bool says_when(Table *table, Env *env, const ScriptedDue *row, ObjectId id)
{
    const Value thing = value_object(object_ref(table->state, id));

    return table_run_number(table, env, &table->library->clauses[row->when], &thing, 1);
}

// Returns the first thing about which it is due, 0: none. Sets [any] where the row means some
// thing.
static ObjectId first_due(Table *table, Env *env, const ScriptedDue *row, bool *any)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = query_find(table, env, row->of, ids, row->when ? OBJECTS_MAX : 1);

    *any = *any || n;
    for (int i = 0; i < n; i++)
        if (!row->when || says_when(table, env, row, ids[i])) return ids[i];
    return 0;
}

bool due_do(Table *table)
{
    const ScriptedGame *game = scripted_of(table);
    const bool changed = table->unseen & game->due_reads;
    Env env = table_env(NOBODY);
    bool any = false;

    if (!game->due_n || table->handles_due || table->state->over) return false;
    if (!changed && !table->verify) return false;
    for (int i = 0; i < game->due_n; i++) {
        const ObjectId id = first_due(table, &env, &game->due[i], &any);

        // A filter of ours: --verify looks past it.
        ASSERT(!id || changed);
        if (id) handle(table, &env, &game->due[i], id);
        if (id) return true;
    }
    if (!any && !table->kept_n) table->unseen &= ~game->due_reads;
    return false;
}
