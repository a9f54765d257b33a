// embed_things.c -- the rows of the things that a seat sees.
//
// What belongs to a face that the seat may not know is 0, as in a view (game_hide_face). Most things
// are as they were when somebody was asked last in this game, so a batch keeps a key of each row:
// where it is the same the row is not written again, nor looked at.

#include "tools/embed/embed_things.h"

#include "engine/kernel/game/game.h"
#include "engine/kernel/table/spot.h"

// Half of a row is printed on its card, and most rows have the card that they had: [same] passes
// over what is there already. To write it costs more than all else of an observation.
INLINE void put_facts(Columns *to, const Card *card, bool same)
{
    static const int16_t none[FACTS_MAX];
    const Rules *rules = to->table->rules;
    const int n = rules->facts_n;
    const int16_t *facts = card ? card->facts : none;

    for (int i = 0; i < n && !same; i++)
        embed_put(to, "printed", rules->facts[i].name, facts[i]);
    if (same) to->at += n;
}

// Returns a thing as the seat may know it: itself, or as it is hidden in [shown].
INLINE const Object *object_of(const Columns *to, ObjectId id, Object *shown)
{
    const Object *object = &to->state->objects[id];

    if (!id || to->seen->faces[id] == FACE_KNOWN) return object;
    *shown = *object;
    game_hide_face(shown);
    if (to->seen->faces[id] == FACE_HIDDEN) return shown;
    shown->card = object->card;
    shown->stat = object->stat;
    shown->statuses = object->statuses;
    return shown;
}

static void name_marks(Columns *to)
{
    const Rules *rules = to->table->rules;

    for (int i = 0; i < rules->statuses_n; i++)
        embed_put_name(to, "status", rules->statuses[i].name);
    for (int i = 0; i < rules->counters_n; i++)
        embed_put_name(to, "counter", rules->counters[i].name);
}

INLINE void put_counters(Columns *to, ObjectId id)
{
    const int n = to->table->rules->counters_n;

    if (to->seen->counted[id])
        for (int i = 0; i < n; i++) to->at[i] = state_counter(to->state, id, i);
    else
        memset(to->at, 0, (size_t)n * sizeof *to->at);
    to->at += n;
}

// Most things have neither statuses nor counters.
INLINE void put_marks(Columns *to, ObjectId id, const Object *object)
{
    const int statuses_n = to->table->rules->statuses_n;
    int32_t *const at = to->at;

    if (!object->statuses)
        memset(at, 0, (size_t)statuses_n * sizeof *at);
    else
        for (int i = 0; i < statuses_n; i++)
            at[i] = (int32_t)(object->statuses >> i & 1);
    to->at = at + statuses_n;
    put_counters(to, id);
}

// Returns the derived numbers of a thing beside the first, NULL: it has none that the seat may know.
INLINE const int16_t *numbers_beside(const Columns *to, ObjectId id)
{
    const bool known = id && to->seen->faces[id] == FACE_KNOWN;

    return to->table->rules->numbers_n > 1 && known
               ? table_number(to->table, (State *)to->state, 1, id)
               : NULL;
}

INLINE void put_numbers(Columns *to, ObjectId id, const Object *object)
{
    const Rules *rules = to->table->rules;
    const int n = rules->numbers_n;
    const int16_t *others = to->names ? NULL : numbers_beside(to, id);

    if (n) embed_put(to, "number", rules->numbers[0].name, object->stat);
    for (int i = 1; to->names && i < n; i++)
        embed_put(to, "number", rules->numbers[i].name, 0);
    if (to->names || n < 2) return;
    if (others)
        for (int i = 0; i < n - 1; i++) to->at[i] = others[i];
    else
        memset(to->at, 0, (size_t)(n - 1) * sizeof *to->at);
    to->at += n - 1;
}

INLINE void put_thing(Columns *to, ObjectId id, const Object *object)
{
    const Table *table = to->table;
    const bool same = to->kept && *to->at == object->card;

    embed_put(to, "", "card", object->card);
    embed_put(to, "", "zone", id ? 1 + spot_zone(table, object->spot) : 0);
    embed_put(to, "", "place", id ? spot_index(table, object->spot) : 0);
    embed_put(to, "", "owner", id ? embed_put_side(to, object->owner) : 0);
    embed_put(to, "", "controller", id ? embed_put_side(to, object->controller) : 0);
    embed_put(to, "", "attached to", embed_put_row(to, object->host));
    embed_put(to, "", "since", object->since);
    embed_put(to, "", "exhausted", !!(object->flags & OBJECT_EXHAUSTED));
    embed_put(to, "", "facedown", !!(object->flags & OBJECT_FACEDOWN));
    embed_put(to, "", "token", !!(object->flags & OBJECT_TOKEN));
    if (to->names)
        name_marks(to);
    else
        put_marks(to, id, object);
    put_numbers(to, id, object);
    put_facts(to, object->card ? &table->library->cards[object->card] : NULL, same);
}

void embed_things_name(Columns *to)
{
    put_thing(to, 0, &to->state->objects[0]);
}

// Returns whether one of so many numbers is not 0, several at once.
INLINE bool any_number(const int16_t *numbers, int n)
{
    uint64_t any = 0;
    int i = 0;

    for (; i + 4 <= n; i += 4) {
        uint64_t four;

        memcpy(&four, &numbers[i], sizeof four);
        any |= four;
    }
    for (; i < n; i++) any |= (uint16_t)numbers[i];
    return any != 0;
}

// Returns the key of a thing's row.
INLINE RowKey key_of(const Columns *to, ObjectId id, const Object *object)
{
    const int others_n = to->table->rules->numbers_n - 1;
    const int16_t *others = numbers_beside(to, id);

    return (RowKey){
        .statuses = object->statuses,
        .card = object->card,
        .spot = object->spot,
        .host = (uint16_t)embed_put_row(to, object->host),
        .since = object->since,
        .stat = object->stat,
        .flags = object->flags & (OBJECT_EXHAUSTED | OBJECT_FACEDOWN | OBJECT_TOKEN),
        .more = to->seen->counted[id] || (others && any_number(others, others_n)),
        .owner = (uint8_t)embed_put_side(to, object->owner),
        .controller = (uint8_t)embed_put_side(to, object->controller),
    };
}

enum { CLEARED = 2 }; // of RowKey.more: the row has nothing, which no key says

// Writes what the key does not say of a row that shows all else already: counters and derived numbers.
INLINE void put_more(Columns *to, const CwShape *shape, ObjectId id,
                     const Object *object)
{
    const Rules *rules = to->table->rules;
    int32_t *const row = to->at;

    to->at += shape->thing - rules->facts_n - rules->numbers_n - rules->counters_n;
    put_counters(to, id);
    put_numbers(to, id, object);
    to->at = row + shape->thing;
}

// Most things are as they were when somebody was asked last in this game: their rows are passed
// over, or nearly so.
void embed_things_see(Columns to, const CwShape *shape, int n, RowsHad before)
{
    RowKey *const keys = before.keys;

    to.names = NULL;
    to.kept = before.kept;
    for (int i = 0; i < n; i++) {
        const ObjectId id = to.seen->things[i];
        Object hidden;
        const Object *const object = object_of(&to, id, &hidden);
        const RowKey key = keys ? key_of(&to, id, object) : (RowKey){0};
        const bool same = keys && to.kept && !memcmp(&keys[i], &key, sizeof key);

        if (same && !key.more)
            to.at += shape->thing;
        else if (same)
            put_more(&to, shape, id, object);
        else
            put_thing(&to, id, object);
        if (!same && keys) keys[i] = key;
    }
    for (int i = n; keys && i < before.things; i++) keys[i] = (RowKey){.more = CLEARED};
    embed_put_zero(&to, before.things - n, shape->thing);
}
