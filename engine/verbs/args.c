// args.c -- reads the arguments of verbs, and makes their results.

#include "engine/verbs/args.h"

#include <string.h>

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/accept.h"
#include "engine/abilities/language/query.h"
#include "engine/base/text.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/verbs/deeds.h"

void args_slip(Table *table, const char *text)
{
    if (table->rules->deeds->strict) table_mistake(table, "%s", text);
}

Value args_at(const Value *args, int n, int i)
{
    return i < n ? args[i] : (Value){.kind = VALUE_NONE};
}

// Returns the thing that a role means. Where a game says so, that of a place is its card.
static Ref role_thing(const Table *table, const Env *env, int role)
{
    const bool place = role == ROLE_HERE || role == ROLE_THERE || role == ROLE_ORIGIN;

    if (!place || !table->rules->deeds->card_of_place)
        return role_ref(table, env, role);
    return table->rules->deeds->card_of_place(table, role_spot(table, env, role));
}

static Ref thing_meant(const Table *table, const Env *env, Value value)
{
    ObjectId found;

    if (value.kind == VALUE_OBJECT) return value.ref;
    if (value.kind == VALUE_ROLE) return role_thing(table, env, value.n);
    if (value.kind == VALUE_GROUP && table->groups[value.n].n)
        return table->groups[value.n].members[0];
    if (value.kind == VALUE_QUERY &&
        query_find(table, env, (QueryId)value.n, &found, 1))
        return object_ref(table->state, found);
    return (Ref){0, 0};
}

Ref args_thing(const Table *table, const Env *env, Value value)
{
    Ref ref;

    if (value.kind == VALUE_OBJECT && !value.accepts) return value.ref;
    ref = thing_meant(table, env, value);
    if (!value.accepts || !ref_lives(table->state, ref)) return ref;
    return accept_fits(table, value.accepts, ref.id) ? ref : (Ref){0, 0};
}

const LastKnown *args_last_known(const Table *table, const Env *env, Ref ref)
{
    const LastKnown *known = object_last_known(table, ref);

    if (!known || !table->rules->deeds->own_moves) return known;
    return known->item == env->item || !known->item ? known : NULL;
}

const Object *args_object(const Table *table, const Env *env, Value value)
{
    const Ref ref = args_thing(table, env, value);
    const LastKnown *known;

    if (ref_lives(table->state, ref)) return &table->state->objects[ref.id];
    known = args_last_known(table, env, ref);
    return known ? &known->object : NULL;
}

// Adds the object to those found, unless it is gone or was found before. Returns how many
// there are; a bit of [seen] says which were found.
static int add_living(const State *state, Ref ref, uint8_t *seen, ObjectId *ids, int n)
{
    const uint8_t bit = (uint8_t)(1u << (ref.id & 7u));

    if (!ref_lives(state, ref) || seen[ref.id / 8] & bit) return n;
    seen[ref.id / 8] |= bit;
    ids[n] = ref.id;
    return n + 1;
}

// Finds the living members of a list, each once though the list may name it twice.
static int living_members(const Table *table, const Group *group, ObjectId *ids)
{
    const State *state = table->state;
    uint8_t seen[OBJECTS_MAX / 8 + 1];
    int n = 0;

    memset(seen, 0, state->objects_n / 8 + 1u);
    for (uint32_t i = 0; i < group->n; i++)
        n = add_living(state, group->members[i], seen, ids, n);
    return n;
}

// Finds the living things that `it` stands for: several in a reflexive ability, or
// where several events are replaced together.
static int living_subjects(const Table *table, const Env *env, ObjectId *ids)
{
    const State *state = table->state;
    uint8_t seen[OBJECTS_MAX / 8 + 1];
    Ref ref = env->subject;
    int n = 0;

    if (env->item_kind != ITEM_REFLEXIVE && !env->about) {
        ids[0] = ref.id;
        return ref_lives(state, ref);
    }
    memset(seen, 0, state->objects_n / 8 + 1u);
    for (int i = 1; ref.id; i++) {
        n = add_living(state, ref, seen, ids, n);
        ref = role_each(table, env, ROLE_IT, i);
    }
    return n;
}

// Finds the objects of a value, each once, whether the verb accepts them or not.
static int things_meant(const Table *table, const Env *env, Value value, ObjectId *ids)
{
    Ref ref;

    if (value.kind == VALUE_QUERY)
        return query_find(table, env, (QueryId)value.n, ids, OBJECTS_MAX);
    if (value.kind == VALUE_GROUP)
        return living_members(table, &table->groups[value.n], ids);
    if (value.kind == VALUE_ROLE && value.n == ROLE_IT)
        return living_subjects(table, env, ids);
    ref = thing_meant(table, env, value);
    ids[0] = ref.id;
    return ref_lives(table->state, ref);
}

int args_things(const Table *table, const Env *env, Value value, ObjectId *ids)
{
    int n, fit = 0;

    if (value.kind == VALUE_OBJECT && !value.accepts) {
        ids[0] = value.ref.id;
        return ref_lives(table->state, value.ref);
    }
    n = things_meant(table, env, value, ids);
    if (!value.accepts) return n;
    for (int i = 0; i < n; i++)
        if (accept_fits(table, value.accepts, ids[i])) ids[fit++] = ids[i];
    return fit;
}

int args_among(Table *table, const Env *env, Value first, Value second, ObjectId *ids)
{
    int n, kept = 0;

    if (second.kind == VALUE_NONE || second.kind == VALUE_PLAYER)
        return args_things(table, env, first, ids);
    if (first.kind != VALUE_QUERY) {
        args_slip(table, "a query is wanted before the things, not things");
        return 0;
    }
    n = args_things(table, env, second, ids);
    for (int i = 0; i < n; i++) {
        if (query_matches(table, env, (QueryId)first.n, ids[i])) ids[kept++] = ids[i];
    }
    return kept;
}

int args_players(Table *table, const Env *env, Value value, PlayerId *players)
{
    players[0] = NOBODY;
    if (value.kind == VALUE_QUERY)
        return query_players(table, env, (QueryId)value.n, players);
    if (value.kind == VALUE_NONE) players[0] = env->you;
    if (value.kind == VALUE_PLAYER) players[0] = (PlayerId)value.n;
    if (value.kind == VALUE_ROLE) players[0] = role_player(table, env, value.n);
    if (value.kind == VALUE_NONE && env->you == NOBODY && table->rules->deeds->strict)
        table_mistake(table, "nobody is `you` here: name the player");
    return players[0] != NOBODY && !table->state->players[players[0]].gone;
}

PlayerId args_player(Table *table, const Env *env, Value value)
{
    PlayerId players[SEATS_MAX];
    int n;

    if (value.kind == VALUE_PLAYER && value.n != NOBODY)
        return table->state->players[value.n].gone ? NOBODY : (PlayerId)value.n;
    n = args_players(table, env, value, players);
    if (n > 1 && table->rules->deeds->strict)
        table_mistake(table, "one player is wanted, these are %d", n);
    return n ? players[0] : NOBODY;
}

PlayerId args_chooser(Table *table, const Env *env, Value value)
{
    const bool named = value.kind != VALUE_NONE || table->rules->deeds->strict;

    return named ? args_player(table, env, value) : env->chooser;
}

bool args_are_players(const Table *table, const Env *env, Value value)
{
    const Query *query;

    if (value.kind == VALUE_PLAYER) return true;
    if (value.kind == VALUE_ROLE) return role_player(table, env, value.n) != NOBODY;
    if (value.kind != VALUE_QUERY) return false;
    query = query_at(table, (QueryId)value.n);
    if (query->kind) return table->rules->kinds[query->kind - 1].kind == KIND_PLAYER;
    return query->role == ROLE_YOU || query->role == ROLE_THEY;
}

static SpotId spot_of_zone(Table *table, const Env *env, int zone, Value player,
                           PlayerId keeper)
{
    const ZoneRow *row = &table->rules->zones[zone];
    const bool named = player.kind != VALUE_NONE;

    if (row->scope == SCOPE_SHARED && named)
        table_mistake(table, "all players share zone '%s': name no player", row->name);
    if (row->scope == SCOPE_SHARED) return spot_of(table, zone, 0);
    if (row->scope != SCOPE_PLAYER)
        table_mistake(table, "zone '%s' belongs to things: name one", row->name);
    if (named) keeper = args_player(table, env, player);
    if (!named && keeper == NOBODY) keeper = env->you;
    if (!named && keeper == NOBODY)
        table_mistake(table, "each player has a zone '%s': name the player", row->name);
    return keeper == NOBODY ? NOWHERE : spot_of(table, zone, keeper);
}

SpotId args_spot(Table *table, const Env *env, Value place, Value player,
                 PlayerId keeper)
{
    if (place.kind == VALUE_ZONE)
        return spot_of_zone(table, env, place.n, player, keeper);
    if (place.kind == VALUE_SPOT) return (SpotId)place.n;
    if (place.kind == VALUE_ROLE) return role_spot(table, env, place.n);
    if (place.kind == VALUE_OBJECT && ref_lives(table->state, place.ref))
        return table->state->objects[place.ref.id].spot;
    return NOWHERE;
}

Value args_place(const Table *table, SpotId spot)
{
    const ObjectId space = spot_space(table, spot);

    return space ? value_object(object_ref(table->state, space)) : value_spot(spot);
}

Value args_list(Table *table, const ObjectId *ids, int n)
{
    int index;
    Group *group = table_group(table, &index);

    for (int i = 0; i < n; i++)
        table_group_add(table, group, object_ref(table->state, ids[i]));
    return (Value){.kind = VALUE_GROUP, .n = index};
}

Value args_result(Table *table, const ObjectId *ids, int n)
{
    if (!n) return value_nil();
    if (n == 1) return value_object(object_ref(table->state, ids[0]));
    return args_list(table, ids, n);
}

void args_word_question(Table *table, Question *question, Value text)
{
    const Rules *rules = table->rules;

    if (text.kind != VALUE_TEXT) return;
    for (int i = 0; rules->deeds->names_prompts && i < rules->prompts_n; i++) {
        const char *key = rules->prompts[i].key;

        if (!key || *key != *text.text || strcmp(key, text.text)) continue;
        if (rules->prompts[i].offers)
            table_mistake(table,
                          "the prompt \"%s\" has a function that offers: use 'ask'",
                          text.text);
        question->prompt = (uint8_t)i;
        return;
    }
    (void)text_format(question->text, sizeof question->text, "%s", text.text);
}

int args_each(Table *table, Env *env, Value what, Value *things)
{
    PlayerId players[SEATS_MAX];
    ObjectId ids[OBJECTS_MAX];
    int n;

    if (args_are_players(table, env, what)) {
        n = args_players(table, env, what, players);
        for (int i = 0; i < n; i++) things[i] = value_player(players[i]);
        return n;
    }
    n = args_things(table, env, what, ids);
    for (int i = 0; i < n; i++)
        things[i] = value_object(object_ref(table->state, ids[i]));
    return n;
}
