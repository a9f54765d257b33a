// pair_past.c -- rolls plain facts of things forward, entry by entry.

#include "tests/play/pair_past.h"

#include <string.h>

#include "engine/kernel/table/spot.h"
#include "engine/riftbound/position/rulebook.h"

typedef struct {
    LogEntry entry;
    ObjectId things_n;
    Was things[PAST_THINGS_MAX];
} Moment;

static struct {
    Was now[PAST_THINGS_MAX];
    ObjectId things_n;
    Moment moments[PAST_EVENTS_MAX];
    int n;
    WasGiven gifts[PAST_GIFTS_MAX];
    int gifts_n;
    ObjectId attaching; // the thing that was told last to be attached
    bool waited;        // an ability of MODIFIER_DELAYED
    bool cut;
} past;

static void note_gifts(const State *state)
{
    past.gifts_n = 0;
    for (int i = 0; i < state->modifiers_n && past.gifts_n < PAST_GIFTS_MAX; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_GRANT)
            past.gifts[past.gifts_n++] =
                (WasGiven){m->object.id, m->clause, m->keyword};
    }
}

static void begin(const Table *table)
{
    const State *state = table->state;

    past.n = 0;
    past.cut = false;
    past.attaching = 0;
    past.things_n = state->objects_n;
    for (int id = 1; id <= state->objects_n && id < PAST_THINGS_MAX; id++) {
        const Object *object = &state->objects[id];

        past.now[id] = (Was){.card = object->card,
                             .host = object->host,
                             .spot = object->spot,
                             .facedown = object->flags & OBJECT_FACEDOWN};
    }
    past.waited = state->delayed_n > 0;
    note_gifts(state);
}

// Returns whether the event is told after its thing came to where it says.
static bool arrives(int event)
{
    switch (event) {
    case EVENT_PLAYED:
    case EVENT_FINALIZED:
    case EVENT_MOVES:
    case EVENT_DISCARDED:
    case EVENT_RECYCLED:
    case EVENT_HIDDEN:
    case EVENT_DRAWN:
    case EVENT_CHANNELED:
    case EVENT_BANISHED:
    case EVENT_RECALLED:
    case EVENT_RETURNED:
    case EVENT_BURNED:
    case EVENT_TOOK_PLACE: return true;
    default: return false;
    }
}

// Changes what the entry tells as done already.
static void arrive(const LogEntry *entry)
{
    Was *was = &past.now[entry->object];

    if (entry->object > past.things_n) {
        for (int id = past.things_n + 1; id <= entry->object; id++)
            past.now[id] = (Was){.spot = NOWHERE};
        past.things_n = entry->object;
    }
    if (entry->card) was->card = entry->card;
    if (!arrives(entry->event)) return;
    if (entry->to != NOWHERE) was->spot = entry->to;
    was->leaving = false;
    was->facedown = entry->event == EVENT_HIDDEN;
    if (entry->event != EVENT_MOVES && entry->event != EVENT_RECALLED &&
        entry->event != EVENT_TOOK_PLACE)
        was->host = 0;
}

// Changes what happens as the entry is told.
static void follow(const LogEntry *entry)
{
    Was *was = &past.now[entry->object];

    switch (entry->event) {
    case EVENT_DIES:
    case EVENT_LEAVES: was->leaving = true; break;
    case EVENT_DETACHED: was->host = 0; break;
    case EVENT_ATTACHED: past.attaching = entry->object; break;
    case EVENT_EQUIPPED: past.now[past.attaching].host = entry->object; break;
    default: break;
    }
}

static void told(const Table *table, const LogEntry *entry)
{
    Moment *moment = &past.moments[past.n];

    (void)table;
    past.cut |= past.n == PAST_EVENTS_MAX || entry->object >= PAST_THINGS_MAX;
    if (past.cut) return;
    if (entry->object) arrive(entry);
    moment->entry = *entry;
    moment->things_n = past.things_n;
    memcpy(moment->things, past.now, sizeof(Was) * (size_t)(past.things_n + 1));
    if (entry->object) follow(entry);
    past.n++;
}

const PairCheck pair_past = {
    .name = "past",
    .begin = begin,
    .told = told,
    .ended = begin,
};

bool pair_past_is_cut(void)
{
    return past.cut;
}

int pair_past_n(void)
{
    return past.n;
}

const LogEntry *pair_past_event(int i)
{
    return &past.moments[i].entry;
}

const Was *pair_past_thing(int i, ObjectId id)
{
    static const Was nothing = {.spot = NOWHERE};

    return id <= past.moments[i].things_n ? &past.moments[i].things[id] : &nothing;
}

ObjectId pair_past_things(int i)
{
    return past.moments[i].things_n;
}

int pair_past_gifts(const WasGiven **gifts)
{
    *gifts = past.gifts;
    return past.gifts_n;
}

bool pair_past_waited(void)
{
    return past.waited;
}

bool pair_past_was_given(int i, ObjectId id)
{
    for (int k = 0; k < i; k++)
        if (past.moments[k].entry.event == EVENT_GAVE &&
            past.moments[k].entry.object == id)
            return true;
    return false;
}
