// verb_happen.c -- verbs by which something happens: events, effects, abilities, costs.

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/held/ability.h"
#include "engine/base/number.h"
#include "engine/kernel/table/ref.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/costs.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/perform.h"
#include "engine/scripted/scripted.h"
#include "engine/scripted/verbs/verb_inside.h"

Value verb_do_happens(Table *table, Env *env, const Value *args, int n)
{
    const Value thing = args_at(args, n, 1), who = args_at(args, n, 2);
    const Value number = args_at(args, n, 3);
    const uint64_t flags = table->rules->events[args[0].n].flags;
    PlayerId player = NOBODY;
    Ref ref = {0, 0};
    Event event;

    if (thing.kind != VALUE_NONE) {
        ref = args_thing(table, env, thing);
        if (!ref_lives(table->state, ref)) return value_nil();
    }
    if (!ref.id && flags & EVENT_OF_OBJECT && !(flags & EVENT_OF_PLAYER))
        table_mistake(table,
                      "event '%s' happens to a thing",
                      table->rules->events[args[0].n].name);
    if (who.kind != VALUE_NONE || !ref.id) {
        player = args_player(table, env, who);
        if (player == NOBODY) return value_nil();
    }
    happen_begin(table, &event, args[0].n, ref.id, player);
    if (number.kind == VALUE_NUMBER) event.n = number_of(number.n);
    return happen_event(table, &event) ? value_truth(true) : value_nil();
}

// Fills [event] as the arguments of `allowed` name it. Returns false if the thing or the
// player is gone.
static bool event_asked(Table *table, const Env *env, const Value *args, int n,
                        Event *event)
{
    const Value thing = args_at(args, n, 1), who = args_at(args, n, 2);
    const Value place = args_at(args, n, 3);
    Ref ref = {0, 0};
    PlayerId player = NOBODY;
    SpotId to;

    if (thing.kind != VALUE_NONE) {
        ref = args_thing(table, env, thing);
        if (!ref_lives(table->state, ref)) return false;
    }
    if (who.kind != VALUE_NONE || !ref.id) {
        player = args_player(table, env, who);
        if (player == NOBODY) return false;
    }
    happen_begin(table, event, args[0].n, ref.id, player);
    if (place.kind == VALUE_NONE) return true;
    to = args_spot(table,
                   env,
                   place,
                   who,
                   ref.id ? table->state->objects[ref.id].controller : player);
    if (to != NOWHERE) event->to = event->at = to;
    return true;
}

Value verb_do_allowed(Table *table, Env *env, const Value *args, int n)
{
    Event event;

    if (!event_asked(table, env, args, n, &event)) return value_nil();
    return value_truth(happen_is_allowed(table, &event));
}

Value verb_do_restricted(Table *table, Env *env, const Value *args, int n)
{
    const Value thing = args_at(args, n, 1);
    Ref ref;

    if (thing.kind == VALUE_NONE)
        return value_truth(table->state->delayed_n ||
                           ability_any_precedes(table, CLAUSE_CANNOT, args[0].n));
    ref = args_thing(table, env, thing);
    if (!ref_lives(table->state, ref)) return value_nil();
    return value_truth(prohibition_may_forbid(table, args[0].n, ref.id));
}

Value verb_do_permitted(Table *table, Env *env, const Value *args, int n)
{
    Event event;

    if (!event_asked(table, env, args, n, &event)) return value_nil();
    return value_truth(happen_is_permitted(table, &event));
}

Value verb_do_settle(Table *table, Env *env, const Value *args, int n)
{
    (void)env;
    (void)args;
    (void)n;
    acting_settle(table);
    return value_nil();
}

// Returns who performs or uses the thing: the player that the call names, or its doer.
static PlayerId doer(Table *table, const Env *env, Value who, ObjectId thing)
{
    return who.kind == VALUE_NONE ? perform_doer(table, thing)
                                  : args_player(table, env, who);
}

Value verb_do_perform(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = args_thing(table, env, args[0]);
    PlayerId player;
    int done;

    if (!ref_lives(table->state, ref)) return value_nil();
    player = doer(table, env, args_at(args, n, 1), ref.id);
    if (player == NOBODY) return value_nil();
    done = perform_card(table, ref.id, player);
    return done ? value_number(done) : value_nil();
}

Value verb_do_possible(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = args_thing(table, env, args[0]);
    PlayerId player;

    if (!ref_lives(table->state, ref)) return value_nil();
    player = doer(table, env, args_at(args, n, 1), ref.id);
    return value_truth(player != NOBODY && perform_is_possible(table, ref.id, player));
}

static int ability_named(const Value *args, int n)
{
    const Value number = args_at(args, n, 1);

    return number.kind == VALUE_NUMBER ? number.n : 0;
}

Value verb_do_use(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = args_thing(table, env, args[0]);
    PlayerId player;

    if (!ref_lives(table->state, ref)) return value_nil();
    player = doer(table, env, args_at(args, n, 2), ref.id);
    if (player == NOBODY || !perform_use(table, ref.id, ability_named(args, n), player))
        return value_nil();
    return value_truth(true);
}

Value verb_do_usable(Table *table, Env *env, const Value *args, int n)
{
    const Ref ref = args_thing(table, env, args[0]);
    PlayerId player;

    if (!ref_lives(table->state, ref)) return value_nil();
    player = doer(table, env, args_at(args, n, 2), ref.id);
    return value_truth(
        player != NOBODY &&
        perform_is_usable(table, ref.id, ability_named(args, n), player));
}

typedef struct {
    ObjectId ids[OBJECTS_MAX];
    int n;
} Things;

static void add_thing(Things *things, ObjectId id)
{
    if (things->n < OBJECTS_MAX) things->ids[things->n++] = id;
}

// Adds what lies in the zone of the player.
static void add_things_in(Table *table, const Env *env, Value zone, Value player,
                          Things *things)
{
    const SpotId spot = args_spot(table, env, zone, player, NOBODY);
    const State *state = table->state;

    if (spot == NOWHERE) return;
    for (ObjectId id = state->spots[spot].first; id; id = state->objects[id].next)
        if (!spot_leaves_out(table, id)) add_thing(things, id);
}

// Returns what the note keeps, of a note that each player has that of the player.
static Value kept_of(Table *table, Env *env, Value note, Value player)
{
    const bool per_player = scripted_of(table)->notes[note.n].shown.per_player;
    const BriefWord word = verb_brief_word(table->rules, note.n);
    const Value args[] = {note, player};
    Value kept;

    if (verb_brief_noted(table, env, &word, per_player ? &player : NULL, &kept))
        return kept;
    return verb_do_noted(table, env, args, per_player ? COUNT_OF(args) : 1);
}

// Adds the things of that place: a zone of the player, what a note keeps, or things.
static void add_things_at(Table *table, Env *env, Value place, Value player,
                          Things *things)
{
    ObjectId more[OBJECTS_MAX];
    int more_n;

    if (place.kind == VALUE_ZONE) {
        add_things_in(table, env, place, player, things);
        return;
    }
    if (place.kind == VALUE_WORD) place = kept_of(table, env, place, player);
    if (place.kind == VALUE_OBJECT) {
        const Ref ref = args_thing(table, env, place);

        if (ref_lives(table->state, ref)) add_thing(things, ref.id);
        return;
    }
    more_n = args_things(table, env, place, more);
    for (int i = 0; i < more_n; i++) add_thing(things, more[i]);
}

Value verb_do_usables(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args[0]);
    Things things;
    int usable = 0;

    things.n = 0;
    things.ids[0] = 0;
    if (player == NOBODY) return args_list(table, things.ids, 0);
    for (int i = 1; i < n; i++)
        if (args[i].kind != VALUE_NONE)
            add_things_at(table, env, args[i], args[0], &things);
    for (int i = 0; i < things.n; i++)
        if (perform_is_usable(table, things.ids[i], 0, player))
            things.ids[usable++] = things.ids[i];
    return args_list(table, things.ids, usable);
}

Value verb_do_pay(Table *table, Env *env, const Value *args, int n)
{
    (void)n;
    if (env->you == NOBODY)
        table_mistake(table, "nobody is `you` here, so nobody can pay");
    if (!costs_are_payable(table, env, (uint16_t)args[0].n)) return value_nil();
    return costs_pay(table, env, (uint16_t)args[0].n) ? value_truth(true) : value_nil();
}
