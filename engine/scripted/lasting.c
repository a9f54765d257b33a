// lasting.c -- ends what lasts for a while.

#include "engine/scripted/lasting.h"

#include "engine/kernel/table/marked.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/scripted_state.h"

static void forget_notes(Table *table, Ends ends)
{
    const ScriptedGame *game = scripted_of(table);

    for (int i = 0; i < game->notes_n; i++)
        if (game->note_ends[i] == ends && scripted_state_clear(game, table->state, i))
            scripted_state_changed(table, i);
}

static void unmark(Table *table, ObjectId id, int status)
{
    const int row = table->rules->statuses_n + status;

    if (!object_has_status(table, id, row)) return;
    object_set_status(table, id, row, false);
    happen_log(table, SCRIPTED_EVENT_UNMARKED, id, NOBODY, status);
}

// Returns the statuses that end then, a bit each.
static uint32_t statuses_ending(const Table *table, Ends ends)
{
    const ScriptedGame *game = scripted_of(table);
    uint32_t ending = 0;

    for (int i = 0; i < table->library->statuses_n; i++)
        if (game->status_ends[i] == ends)
            ending |= 1u << (table->rules->statuses_n + i);
    return ending;
}

// Takes these statuses off all things, so that the next search for them is short.
static void unmark_things(Table *table, Ends ends)
{
    const uint32_t ending = statuses_ending(table, ends);
    ObjectId ids[OBJECTS_MAX];
    const int n = marked_find(table, ending, ids);

    if (!n) return;
    for (int i = 0; i < table->library->statuses_n; i++) {
        if (!(ending >> (table->rules->statuses_n + i) & 1u)) continue;
        for (int k = 0; k < n; k++) unmark(table, ids[k], i);
    }
    marked_forget(table, ending);
}

void lasting_end(Table *table, Ends ends)
{
    modifier_end_all(table, ends);
    forget_notes(table, ends);
    unmark_things(table, ends);
}
