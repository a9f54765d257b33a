// position_player_pool.c -- what a player has in the pool for some things only.
//
// It is told by the thing whose ability has added it, which says what it pays for. What a thing
// has added that is gone is not told, and no position puts it.

#include <string.h>
#include <strings.h>

#include "engine/abilities/held/ability.h"
#include "engine/base/err.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "tools/door/json_safe.h"
#include "tools/position/position_json.h"
#include "tools/position/position_player_inside.h"

// Returns the next modifier from [i] on that is such a resource of the player, -1: there is none.
static int next_of(const State *state, int player, int i)
{
    for (; i < state->modifiers_n; i++) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_POOL && m->controller == player) return i;
    }
    return -1;
}

static bool is_named(const Table *table, ObjectId id, const char *name)
{
    const Card *card = object_card(table, id);

    return table->state->objects[id].card &&
           (!strcasecmp(card->name, name) || !strcasecmp(card->code, name));
}

// ---- told, compared, written

static void add_one(const PositionView *view, const Modifier *m, json_t *amounts)
{
    const char *name = view->table->rules->resources[modifier_pool_resource(m)].name;
    const json_int_t before = json_integer_value(json_object_get(amounts, name));

    json_object_set_new(amounts, name, json_integer(before + modifier_pool_amount(m)));
}

static json_t *entry_of_pool(const PositionView *view, int player, const char *key,
                             const char *name)
{
    json_t *amounts = json_object();
    const State *state = view->state;

    (void)key;
    for (int i = next_of(state, player, 0); i >= 0; i = next_of(state, player, i + 1)) {
        const Modifier *m = &state->modifiers[i];

        if (ref_lives(state, m->subject) && is_named(view->table, m->subject.id, name))
            add_one(view, m, amounts);
    }
    if (json_object_size(amounts)) return amounts;
    json_decref(amounts);
    return json_false();
}

static void tell_pool(const PositionView *view, int player, bool exactly, json_t *json)
{
    json_t *told = json_object();
    const State *state = view->state;

    (void)exactly;
    for (int i = next_of(state, player, 0); i >= 0; i = next_of(state, player, i + 1)) {
        const Ref adder = state->modifiers[i].subject;
        const char *name;

        if (!ref_lives(state, adder)) continue;
        name = position_card_name(view->table, adder.id);
        json_object_set_new(told, name, entry_of_pool(view, player, NULL, name));
    }
    position_json_add_any(json, "resources_for", told);
}

static void write_pool(const PositionView *view, int player, json_t *json)
{
    json_t *list = json_array();
    const State *state = view->state;

    for (int i = next_of(state, player, 0); i >= 0; i = next_of(state, player, i + 1)) {
        const Modifier *m = &state->modifiers[i];
        json_t *one = json_object();

        json_safe_set(one, "object", json_integer(m->subject.id));
        json_safe_set(
            one,
            "card",
            position_json_card(view->table, object_face(state, m->subject.id)));
        add_one(view, m, one);
        json_array_append_new(list, one);
    }
    position_json_add_any(json, "pool_for", list);
}

// ---- put

// Finds the ability of a thing of that name which adds for some things only. Returns false if
// there is none.
static bool find_adder(const Table *table, const char *name, Active *found)
{
    for (ObjectId id = 1; id <= table->state->objects_n; id++) {
        AbilityScan scan;

        if (!is_named(table, id, name) || !object_on_board(table, id)) continue;
        ability_scan_kind(&scan, table, id, CLAUSE_ACTIVATED);
        while (ability_next(&scan)) {
            *found = scan.now;
            if (found->clause->adds && found->clause->to_query) return true;
        }
    }
    return false;
}

static int put_amount(Reader *reader, const Modifier *how, const char *name,
                      const json_t *value)
{
    const int row = position_player_resource_row(reader->table->rules, name);
    Modifier one = *how;
    int n = 0;

    if (row < 0) return position_player_no_resource(reader, name);
    if (position_check_number(reader, name, value, POOL_MOST, &n)) return -1;
    one.used = modifier_pool_of(row, n);
    if (n) modifier_add(reader->table, &one);
    return 0;
}

static int put_entry(Reader *reader, const char *name, const json_t *amounts)
{
    Modifier how = {
        .kind = MODIFIER_POOL, .controller = reader->owner, .event_spot = NOWHERE};
    Active adder;
    Env env;
    const char *resource;
    json_t *value;

    if (!find_adder(reader->table, name, &adder))
        return position_bad(reader,
                            "\"resources_for\" names things on the board that add for "
                            "some things only, and '%s' is none",
                            name);
    if (position_check_map(reader, name, amounts)) return -1;
    ability_env(reader->table, &adder, &env);
    how.clause = adder.id;
    how.keyword = env.keyword;
    how.n = env.value;
    how.value_cost = env.value_cost;
    how.source = env.me;
    how.subject = env.carrier;
    json_object_foreach((json_t *)amounts, resource, value)
    {
        if (put_amount(reader, &how, resource, value)) return -1;
    }
    return 0;
}

// What was there before is told anew.
static void forget(Reader *reader)
{
    int i = next_of(reader->table->state, reader->owner, 0);

    for (; i >= 0; i = next_of(reader->table->state, reader->owner, i))
        modifier_remove(reader->table, i);
}

int position_player_put_pool(Reader *reader, const json_t *json)
{
    const json_t *told = json_object_get(json, "resources_for");
    const char *name;
    json_t *amounts;

    if (!told) return 0;
    if (position_check_map(reader, "resources_for", told)) return -1;
    forget(reader);
    json_object_foreach((json_t *)told, name, amounts)
    {
        if (put_entry(reader, name, amounts)) return -1;
    }
    return 0;
}

// It is put when all things are there.
static int put_pool_later(Reader *reader, const char *key, const json_t *value)
{
    (void)reader, (void)key, (void)value;
    return 0;
}

static bool has_pool(const Table *table, const char *key)
{
    (void)key;
    return !(table->rules->lacks & LACKS_CHAIN);
}

const PlayerKey position_player_pool = {.key = "resources_for",
                                        .has_player = has_pool,
                                        .put_player = put_pool_later,
                                        .tell_player = tell_pool,
                                        .entry_player = entry_of_pool,
                                        .write_player = write_pool};
