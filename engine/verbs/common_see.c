// common_see.c -- verbs that show cards: to one player, or to all.

#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/verbs/args.h"
#include "engine/verbs/common.h"
#include "engine/verbs/deeds.h"

// Returns the zone whose first things a call means, which names a number or a zone.
static int zone_seen(Table *table, const Value *args, int n)
{
    const Value zone = args[0].kind == VALUE_ZONE ? args[0] : args_at(args, n, 1);
    int row = table->rules->deeds->deck - 1;

    if (zone.kind == VALUE_ZONE) row = zone.n;
    if (row < 0)
        table_mistake(table, "a number of things wants the zone where they are");
    if (table->rules->zones[row].scope != SCOPE_SHARED &&
        table->rules->zones[row].scope != SCOPE_PLAYER)
        table_mistake(table,
                      "zone '%s' belongs to things: name these",
                      table->rules->zones[row].name);
    return row;
}

// Adds the first things of the spot to those that are seen, [most] of them, and lets [player],
// or all, see them.
static void see_first(Table *table, const Env *env, SpotId spot, Seeing seeing,
                      ThingList *seen)
{
    const Deeds *deeds = table->rules->deeds;
    ThingList more = {.n = 0};

    deeds->before_seeing(table, spot, seeing);
    for (ObjectId id = table->state->spots[spot].first; id && more.n < seeing.most;
         id = table->state->objects[id].next)
        if (!spot_leaves_out(table, id)) more.ids[more.n++] = id;
    deeds->see(table, env, seeing, &more);
    for (int i = 0; i < more.n; i++) seen->ids[seen->n++] = more.ids[i];
}

static Value see_things(Table *table, const Env *env, Value things, Seeing seeing)
{
    const Deeds *deeds = table->rules->deeds;
    ThingList seen;

    seen.n = args_things(table, env, things, seen.ids);
    if (seen.n)
        deeds->before_seeing(table, table->state->objects[seen.ids[0]].spot, seeing);
    deeds->see(table, env, seeing, &seen);
    return deeds->lists ? args_list(table, seen.ids, seen.n)
                        : args_result(table, seen.ids, seen.n);
}

// Lets each of these players see the first things of a zone: of theirs, or of the one that all
// share, whose things are found once. That one may be revealed where nobody is `you`.
static Value see_zone(Table *table, const Env *env, const Value *args, int n,
                      Seeing seeing)
{
    const int zone = zone_seen(table, args, n);
    const bool shared = table->rules->zones[zone].scope == SCOPE_SHARED;
    const Value whose = args_at(args, n, 2);
    PlayerId players[SEATS_MAX] = {env->you};
    int found = 1;
    ThingList seen;

    if (!shared || !seeing.all || whose.kind != VALUE_NONE)
        found = args_players(table, env, whose, players);
    seen.n = 0;
    seeing.most = args[0].kind == VALUE_NUMBER ? args[0].n : OBJECTS_MAX;
    for (int i = 0; i < found; i++) {
        seeing.player = players[i];
        if (shared) seen.n = 0;
        see_first(
            table, env, spot_of(table, zone, shared ? 0 : players[i]), seeing, &seen);
    }
    if (!seen.n && !table->rules->deeds->lists) return value_nil();
    return args_list(table, seen.ids, seen.n);
}

static bool names_zone(const Value *args)
{
    return args[0].kind == VALUE_NUMBER || args[0].kind == VALUE_ZONE;
}

Value common_look(Table *table, Env *env, const Value *args, int n)
{
    PlayerId player;

    if (names_zone(args)) return see_zone(table, env, args, n, (Seeing){.all = false});
    player = args_player(table, env, args_at(args, n, 2));
    if (player == NOBODY) return value_nil();
    return see_things(table, env, args[0], (Seeing){.player = player});
}

Value common_reveal(Table *table, Env *env, const Value *args, int n)
{
    if (names_zone(args)) return see_zone(table, env, args, n, (Seeing){.all = true});
    return see_things(table, env, args[0], (Seeing){.player = env->you, .all = true});
}
