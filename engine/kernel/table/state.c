// state.c -- copies, packs and unpacks a State by what is used of it.
//
// One table names the parts: the head, then each array with the place of its count. What
// goes over a whole State goes over these parts; only state_copy lists them again, because
// every step copies.

#include "engine/kernel/table/state.h"

#include <string.h>

#include "engine/cards/rules.h"

enum { HEAD_BYTES = offsetof(State, players), TRUTH_NONE = 0xffff };

// An array of a State: its records, where in the head their count stands, how many fit,
// and which byte of a record is a bool.
typedef struct {
    size_t at, record;
    uint16_t count_at, count_bytes;
    uint16_t max, truth;
    uint16_t besides; // records that the count does not count
    uint16_t counter; // 1 + the counter that it is of; 0: none. Not all games have it
} Part;

#define PART(array, count, most)                                                       \
    .at = offsetof(State, array), .record = sizeof(((State *)0)->array[0]),            \
    .count_at = offsetof(State, count), .count_bytes = sizeof(((State *)0)->count),    \
    .max = (most)

#define COUNTERS(row)                                                                  \
    {                                                                                  \
        PART(counters[row], objects_n, OBJECTS_MAX),                                   \
            .truth = TRUTH_NONE, .besides = 1, .counter = 1 + (row)                    \
    }

static const Part parts[] = {
    {PART(players, players_n, SEATS_MAX), .truth = offsetof(Player, gone)},
    {PART(spots, spots_n, SPOTS_MAX), .truth = TRUTH_NONE},
    {PART(rules_state, rules_n, RULES_WORDS), .truth = TRUTH_NONE},
    {PART(objects, objects_n, OBJECTS_MAX), .truth = TRUTH_NONE, .besides = 1},
    COUNTERS(0),
    COUNTERS(1),
    COUNTERS(2),
    COUNTERS(3),
    COUNTERS(4),
    COUNTERS(5),
    COUNTERS(6),
    COUNTERS(7),
    COUNTERS(8),
    COUNTERS(9),
    COUNTERS(10),
    COUNTERS(11),
    COUNTERS(12),
    COUNTERS(13),
    COUNTERS(14),
    COUNTERS(15),
    COUNTERS(16),
    COUNTERS(17),
    COUNTERS(18),
    COUNTERS(19),
    COUNTERS(20),
    COUNTERS(21),
    COUNTERS(22),
    COUNTERS(23),
    {PART(chain, chain_n, CHAIN_MAX), .truth = offsetof(struct Item, finalized)},
    {PART(targets, targets_n, TARGETS_MAX), .truth = TRUTH_NONE},
    {PART(modifiers, modifiers_n, MODIFIERS_MAX), .truth = TRUTH_NONE},
    {PART(granted, granted_n, GRANTS_MAX), .truth = TRUTH_NONE},
    {PART(derived, derived_n, DERIVED_SPACE), .truth = TRUTH_NONE},
    {PART(happened, happened_n, HAPPENED_MAX), .truth = TRUTH_NONE},
};

_Static_assert(COUNTERS_MAX == 24, "each counter has a part");

// Returns how many counters each object has.
static uint16_t counters_of(const void *head)
{
    uint16_t n;

    memcpy(&n, (const char *)head + offsetof(State, counters_n), sizeof n);
    return n;
}

// Returns how many records of [part] are in use; [head] are the first bytes of a State.
static size_t used(const Part *part, const void *head)
{
    const unsigned char *at = (const unsigned char *)head + part->count_at;
    uint16_t n = at[0];

    if (part->counter > counters_of(head)) return 0;
    if (part->count_bytes == sizeof n) memcpy(&n, at, sizeof n);
    return (size_t)n + part->besides;
}

void state_clear(State *state)
{
    memset(state, 0, offsetof(State, spots));
    memset(state->rules_state, 0, sizeof state->rules_state);
    memset(&state->objects[0], 0, sizeof state->objects[0]);
    for (int i = 0; i < COUNTERS_MAX; i++) state->counters[i][0] = 0;
}

#define COPY(array, n) memcpy(to->array, from->array, (size_t)(n) * sizeof to->array[0])

void state_copy(State *to, const State *from)
{
    COPY(spots, from->spots_n);
    COPY(objects, from->objects_n + 1);
    for (int i = 0; i < from->counters_n; i++) COPY(counters[i], from->objects_n + 1);
    state_copy_beside(to, from);
}

void state_copy_beside(State *to, const State *from)
{
    memcpy(to, from, HEAD_BYTES);
    COPY(players, from->players_n);
    COPY(rules_state, from->rules_n);
    COPY(chain, from->chain_n);
    COPY(targets, from->targets_n);
    COPY(modifiers, from->modifiers_n);
    COPY(granted, from->granted_n);
    COPY(derived, from->derived_n);
    COPY(happened, from->happened_n);
}

bool state_counters_equal(const State *state, ObjectId a, ObjectId b)
{
    for (int i = 0; i < state->counters_n; i++)
        if (state->counters[i][a] != state->counters[i][b]) return false;
    return true;
}

static bool counters_equal(const State *a, const State *b)
{
    const size_t size = (a->objects_n + 1u) * sizeof a->counters[0][0];

    for (int i = 0; i < a->counters_n; i++)
        if (memcmp(a->counters[i], b->counters[i], size) != 0) return false;
    return a->counters_n == b->counters_n;
}

bool state_objects_equal(const State *a, const State *b)
{
    return a->spots_n == b->spots_n && a->objects_n == b->objects_n &&
           counters_equal(a, b) &&
           !memcmp(a->spots, b->spots, a->spots_n * sizeof a->spots[0]) &&
           !memcmp(a->objects, b->objects, (a->objects_n + 1u) * sizeof a->objects[0]);
}

bool state_is_derived_alike(const State *a, const State *b)
{
    return a->dirty == b->dirty && a->reads == b->reads &&
           a->gift_reads == b->gift_reads && a->gift_seen == b->gift_seen;
}

void state_take_derived(State *to, const State *from)
{
    to->dirty = from->dirty;
    to->reads = from->reads;
    to->gift_reads = from->gift_reads;
    to->gift_seen = from->gift_seen;
    to->granted_n = from->granted_n;
    to->derived_n = from->derived_n;
    COPY(granted, from->granted_n);
    COPY(derived, from->derived_n);
    // Only the derived flags differ.
    for (int i = 1; i <= from->objects_n; i++) {
        to->objects[i].stat = from->objects[i].stat;
        to->objects[i].flags = from->objects[i].flags;
    }
}

static size_t size_behind(const void *head)
{
    size_t size = HEAD_BYTES;

    for (int i = 0; i < COUNT_OF(parts); i++)
        size += used(&parts[i], head) * parts[i].record;
    return size;
}

size_t state_size(const State *state)
{
    return size_behind(state);
}

// Writes the parts behind a head, which says how much of them there is.
static void pack_parts(const State *state, const void *head, char *to)
{
    for (int i = 0; i < COUNT_OF(parts); i++) {
        const size_t size = used(&parts[i], head) * parts[i].record;

        memcpy(to, (const char *)state + parts[i].at, size);
        to += size;
    }
}

void state_pack(const State *state, void *bytes)
{
    memcpy(bytes, state, HEAD_BYTES);
    pack_parts(state, bytes, (char *)bytes + HEAD_BYTES);
}

#define DERIVED(field)                                                                 \
    {                                                                                  \
        offsetof(State, field), sizeof(((State *)0)->field)                            \
    }

// Writes the head of a State of which nothing has been worked out.
static void facts_head(const State *state, unsigned char *head)
{
    static const struct {
        size_t at, size;
    } derived[] = {DERIVED(reads),
                   DERIVED(gift_reads),
                   DERIVED(gift_seen),
                   DERIVED(granted_n),
                   DERIVED(derived_n)};
    const uint64_t dirty = READS_ANYTHING;

    memcpy(head, state, HEAD_BYTES);
    for (int i = 0; i < COUNT_OF(derived); i++)
        memset(head + derived[i].at, 0, derived[i].size);
    memcpy(head + offsetof(State, dirty), &dirty, sizeof dirty);
}

size_t state_facts_size(const State *state)
{
    unsigned char head[HEAD_BYTES];

    facts_head(state, head);
    return size_behind(head);
}

void state_pack_facts(const State *state, void *bytes)
{
    unsigned char *at = bytes;

    facts_head(state, bytes);
    pack_parts(state, bytes, (char *)bytes + HEAD_BYTES);
    at += HEAD_BYTES;
    for (int i = 0; parts[i].at != offsetof(State, objects); i++)
        at += used(&parts[i], bytes) * parts[i].record;
    for (ObjectId id = 0; id <= state->objects_n; id++, at += sizeof(Object)) {
        Object object = state->objects[id];

        object.flags &= (uint8_t)~OBJECT_DERIVED;
        if (object.card) object.stat = 0; // else it is the last face
        memcpy(at, &object, sizeof object);
    }
}

// Returns how many bytes a State with this head takes, 0 where a count is beyond its room.
static size_t size_of_head(const void *head)
{
    size_t size = HEAD_BYTES;

    if (counters_of(head) > COUNTERS_MAX) return 0;
    for (int i = 0; i < COUNT_OF(parts); i++) {
        const size_t n = used(&parts[i], head);

        if (n > parts[i].max) return 0;
        size += n * parts[i].record;
    }
    return size;
}

// A byte of a bool is 0 or 1: to read another one as a bool would be no C.
static bool truths_are_sound(const unsigned char *bytes)
{
    static const size_t truths[] = {
        offsetof(State, over), offsetof(State, fault), offsetof(State, changed)};
    const unsigned char *part = bytes + HEAD_BYTES;

    for (int i = 0; i < COUNT_OF(truths); i++)
        if (bytes[truths[i]] > 1) return false;
    for (int i = 0; i < COUNT_OF(parts); i++) {
        const size_t n = used(&parts[i], bytes);

        for (size_t k = 0; k < n && parts[i].truth != TRUTH_NONE; k++)
            if (part[k * parts[i].record + parts[i].truth] > 1) return false;
        part += n * parts[i].record;
    }
    return true;
}

const char *state_unpack(State *state, const void *bytes, size_t size)
{
    const char *from = (const char *)bytes + HEAD_BYTES;

    if (size < HEAD_BYTES) return "a state is longer than this";
    if (!size_of_head(bytes)) return "a state has no room for so much";
    if (size_of_head(bytes) != size) return "the parts of a state do not add up";
    if (!truths_are_sound(bytes)) return "a truth of a state is neither yes nor no";
    memcpy(state, bytes, HEAD_BYTES);
    for (int i = 0; i < COUNT_OF(parts); i++) {
        const size_t part = used(&parts[i], bytes) * parts[i].record;

        memcpy((char *)state + parts[i].at, from, part);
        from += part;
    }
    return NULL;
}
