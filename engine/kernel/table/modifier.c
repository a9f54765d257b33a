// modifier.c -- adding and ending modifiers, and what an end restores.
//
// Copies and controls lie upon each other: each keeps what was before it. When one ends,
// the next one on the same object inherits that, so they may end in any order.

#include "engine/kernel/table/modifier.h"

#include <string.h>

#include "engine/kernel/table/marked.h"
#include "engine/kernel/table/modifying.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/table.h"

// Keeps OBJECT_LOST true as long as something takes abilities from the object.
static void note_lost(Table *table, Ref object)
{
    State *state = table->state;
    bool lost = false;

    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        lost |= m->kind == MODIFIER_LOSE && ref_equal(m->object, object);
    }
    if (ref_lives(state, object)) object_set_flag(table, object.id, OBJECT_LOST, lost);
}

static void note_stale(Table *table, Ref object)
{
    if (ref_lives(table->state, object))
        table->state->objects[object.id].flags |= OBJECT_STALE;
}

// Returns what an answer depends on that the modifier may change. A waiting ability that
// answers nothing, and damage that is not dealt, change no answer.
static uint64_t reads_of(const Table *table, const Modifier *modifier)
{
    switch ((ModifierKind)modifier->kind) {
    case MODIFIER_KINDS:
    case MODIFIER_NONE:
    case MODIFIER_PREVENT:
    case MODIFIER_PREVENTED:
    case MODIFIER_SEES:
    case MODIFIER_ABOUT:
    case MODIFIER_PHASE:
    case MODIFIER_SEEN:
    case MODIFIER_POOL:
    case MODIFIER_PLAYED_FOR:
    case MODIFIER_PLAYED_BY:
    case MODIFIER_SPENT: return 0;
    case MODIFIER_SINCE:
    case MODIFIER_LINKED:
    case MODIFIER_NAMED:
    case MODIFIER_NAMED_CARD:
    case MODIFIER_NAMED_TYPE:
    case MODIFIER_REPLACED: return READS_CHANGES;
    case MODIFIER_DELAYED:
        return table->library->clauses[modifier->clause].kind == CLAUSE_PASSIVE
                   ? READS_CHANGES
                   : 0;
    case MODIFIER_COPY: return READS_CHANGES | READS_PLACES;
    case MODIFIER_CONTROL: return READS_CHANGES | READS_CONTROL;
    case MODIFIER_STAT: return READS_STATS;
    case MODIFIER_GRANT:
    case MODIFIER_LOSE: return READS_CHANGES;
    }
    return READS_ALL;
}

void modifier_add(Table *table, const Modifier *modifier)
{
    State *state = table->state;
    const bool has_time = modifier->kind != MODIFIER_POOL;
    Modifier *added;

    table_room(table, LIMIT_MODIFIERS, state->modifiers_n, 1);
    if (has_time) table_room(table, LIMIT_TIMESTAMPS, state->order, 1);
    added = &state->modifiers[state->modifiers_n++];
    *added = *modifier;
    added->order = has_time ? ++state->order : 0;
    if (table->run && added->kind != MODIFIER_SINCE)
        added->made_by = table->run->clause;
    if (modifier->kind == MODIFIER_LOSE) note_lost(table, modifier->object);
    if (modifier->kind == MODIFIER_STAT) note_stale(table, modifier->object);
    state->delayed_n =
        (uint16_t)(state->delayed_n + (modifier->kind == MODIFIER_DELAYED));
    modifying_came(table, modifier->kind);
    table_changed(table, reads_of(table, modifier));
}

void modifier_copy(Table *table, const Modifier *how, CardId card)
{
    Object *object = &table->state->objects[how->object.id];
    Modifier modifier = *how;

    modifier.kind = MODIFIER_COPY;
    modifier.n = (int16_t)object->card;
    modifier_add(table, &modifier);
    object->card = card;
    table_ungather(table);
}

// The next copy effect on the object inherits what it was before; without one the object
// is that again.
static void end_copy(Table *table, int index)
{
    State *state = table->state;
    const Modifier *ended = &state->modifiers[index];

    for (int i = index + 1; i < state->modifiers_n; i++) {
        Modifier *later = &state->modifiers[i];

        if (later->kind != MODIFIER_COPY || !ref_equal(later->object, ended->object))
            continue;
        later->n = ended->n;
        return;
    }
    if (ref_lives(state, ended->object))
        state->objects[ended->object.id].card = (CardId)ended->n;
    table_ungather(table);
}

void modifier_control(Table *table, const Modifier *how, PlayerId player)
{
    Modifier modifier = *how;

    modifier.kind = MODIFIER_CONTROL;
    modifier.n = table->state->objects[how->object.id].controller;
    modifier_add(table, &modifier);
    object_control(table, how->object.id, player);
}

// The next effect on the object inherits its former controller; without one that player
// has it again.
static void end_control(Table *table, int index)
{
    State *state = table->state;
    const Modifier *ended = &state->modifiers[index];

    for (int i = index + 1; i < state->modifiers_n; i++) {
        Modifier *later = &state->modifiers[i];

        if (later->kind != MODIFIER_CONTROL || !ref_equal(later->object, ended->object))
            continue;
        later->n = ended->n;
        return;
    }
    if (ref_lives(state, ended->object))
        object_control(table, ended->object.id, (PlayerId)ended->n);
}

void modifier_remove(Table *table, int index)
{
    State *state = table->state;
    const Modifier removed = state->modifiers[index];
    const bool waits = state->modifiers[index].kind == MODIFIER_DELAYED;

    if (state->modifiers[index].kind == MODIFIER_COPY) end_copy(table, index);
    if (state->modifiers[index].kind == MODIFIER_CONTROL) end_control(table, index);
    state->delayed_n = (uint16_t)(state->delayed_n - waits);
    memmove(&state->modifiers[index],
            &state->modifiers[index + 1],
            sizeof(Modifier) * (size_t)(state->modifiers_n - index - 1));
    state->modifiers_n--;
    if (removed.kind == MODIFIER_LOSE) note_lost(table, removed.object);
    if (removed.kind == MODIFIER_STAT) note_stale(table, removed.object);
    modifying_went(table, removed.kind);
    table_changed(table, reads_of(table, &removed));
}

// Returns the index of the oldest one of this kind about the object and the clause, -1 for
// none.
static int find_modifier(const State *state, ModifierKind kind, Ref object,
                         ClauseId clause)
{
    for (int i = 0; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == kind && m->clause == clause && ref_equal(m->object, object))
            return i;
    }
    return -1;
}

// Returns how often so many uses are all that the clause has.
static int times_all(const Table *table, ClauseId clause, int used)
{
    const Clause *it = &table->library->clauses[clause];

    return it->flags & CLAUSE_ONCE ? used / (it->uses ? it->uses : 1) : 0;
}

bool modifier_use(Table *table, int index)
{
    Modifier *m = &table->state->modifiers[index];

    if (m->used < USES_MAX) m->used++;
    if (!times_all(table, m->clause, m->used)) return false;
    modifier_remove(table, index);
    return true;
}

int modifier_times_spent(const Table *table, Ref object, ClauseId clause)
{
    int spent;

    if (!(table->library->clauses[clause].flags & CLAUSE_ONCE)) return 0;
    spent = find_modifier(table->state, MODIFIER_SPENT, object, clause);
    return spent < 0 ? 0
                     : times_all(table, clause, table->state->modifiers[spent].used);
}

void modifier_spend(Table *table, Ref object, ClauseId clause)
{
    const uint8_t renews = table->library->clauses[clause].renews;
    const int given = find_modifier(table->state, MODIFIER_GRANT, object, clause);
    const int before = find_modifier(table->state, MODIFIER_SPENT, object, clause);
    const Modifier spent = {.kind = MODIFIER_SPENT,
                            .used = 1,
                            .ends = renews,
                            .controller = NOBODY,
                            .clause = clause,
                            .object = object,
                            .event_spot = NOWHERE};

    if (given >= 0 && !renews)
        (void)modifier_use(table, given);
    else if (before < 0)
        modifier_add(table, &spent);
    else if (table->state->modifiers[before].used < USES_MAX)
        table->state->modifiers[before].used++;
}

bool modifier_end_control(Table *table, Ref object, PlayerId player)
{
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &table->state->modifiers[i];

        if (m->kind != MODIFIER_CONTROL || m->controller != player ||
            !ref_equal(m->object, object))
            continue;
        modifier_remove(table, i);
        return true;
    }
    return false;
}

void modifier_end_all(Table *table, Ends ends)
{
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        if (table->state->modifiers[i].ends == ends) modifier_remove(table, i);
    }
}

static void end_tied(Table *table, Ends ends, Ref source)
{
    for (int i = table->state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *modifier = &table->state->modifiers[i];

        if (modifier->ends != ends || !ref_equal(modifier->source, source)) continue;
        modifier_remove(table, i);
    }
}

void modifier_end_of_attachment(Table *table, Ref source)
{
    end_tied(table, ENDS_ATTACHED, source);
}

void modifier_end_of_source(Table *table, Ref source)
{
    end_tied(table, ENDS_SOURCE, source);
    modifier_end_of_attachment(table, source);
}

static bool is_of_play(const Modifier *m)
{
    return m->kind == MODIFIER_STAT || m->kind == MODIFIER_GRANT ||
           m->kind == MODIFIER_LOSE || m->kind == MODIFIER_LINKED;
}

Ref modifier_enter(Table *table, ObjectId id, SpotId to)
{
    State *state = table->state;
    const Ref old = object_ref(state, id);
    const Ref next = {id, object_next_generation(table, old.generation)};
    const uint32_t named =
        state->objects[id].statuses & ~((1u << table->rules->statuses_n) - 1);
    uint16_t counters[COUNTERS_MAX];
    Ref now;

    for (int i = table->rules->counters_n; i < state->counters_n; i++)
        counters[i] = (uint16_t)state_counter(state, id, i);
    // The old identity loses what is its own, so these belong to the next one before.
    for (int i = 0; i < state->modifiers_n; i++) {
        Modifier *m = &state->modifiers[i];

        if (is_of_play(m) && ref_equal(m->object, old)) m->object = next;
    }
    now = object_move(table, id, to, TO_BOTTOM);
    // object_move gives the generation that object_next_generation foretells.
    ASSERT(ref_equal(now, next));
    state->objects[id].statuses |= named;
    marked_note(table, id, named);
    if (named) table_touch(table);
    for (int i = table->rules->counters_n; i < state->counters_n; i++)
        if (counters[i]) object_count(table, id, i, counters[i]);
    note_lost(table, now);
    modifier_follow(table, old, now);
    return now;
}

void modifier_follow(Table *table, Ref from, Ref to)
{
    State *state = table->state;

    for (int i = 0; i < state->modifiers_n; i++) {
        Modifier *modifier = &state->modifiers[i];

        if (ref_equal(modifier->subject, from)) modifier->subject = to;
        if (ref_equal(modifier->source, from)) modifier->source = to;
        if (!modifier->keeps || !ref_equal(modifier->object, from)) continue;
        modifier->object = to;
        if (modifier->kind == MODIFIER_LINKED) modifier->keeps = KEEPS_NOTHING;
    }
}
