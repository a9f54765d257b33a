// verb_see.c -- verbs that see cards: look, reveal, predict.

#include "engine/riftbound/verbs/verb.h"

#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/language/query.h"
#include "engine/cards/value.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/shuffle.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/offer.h"

static void tell_looked_at(Table *table, ObjectId id, PlayerId player)
{
    Event event = event_of(EVENT_SEEN, id, player);

    event.from = table->state->objects[id].spot;
    event.with = instruction_cause(table);
    event.seen_by = (uint8_t)(1u << player);
    batch_begin(table);
    trigger_raise(table, &event);
    batch_end(table);
}

// Tells who saw the cards. Cards that all see stay revealed until the item that shows them
// has finished (424).
static void tell_seen(Table *table, const ObjectId *ids, int n, PlayerId player,
                      bool all)
{
    for (int i = 0; i < n; i++) {
        if (all)
            action_reveal(table, ids[i], player);
        else
            tell_looked_at(table, ids[i], player);
    }
}

// Runs "as you look at or reveal me". Returns how many of the cards are still there.
static int after_seen(Table *table, ObjectId *ids, int n, PlayerId player, bool all)
{
    int left = 0;

    for (int i = 0; i < n; i++) {
        Event event = event_of(EVENT_SEEN, ids[i], player);

        event.from = table->state->objects[ids[i]].spot;
        if (replacement_run_as(table, &event)) continue;
        event.event = EVENT_REVEALED;
        if (all && replacement_run_as(table, &event)) continue;
        ids[left++] = ids[i];
    }
    return left;
}

static int top_of(const Table *table, SpotId spot, int wanted, ObjectId *ids)
{
    int n = 0;

    for (ObjectId id = table->state->spots[spot].first; id && n < wanted;
         id = table->state->objects[id].next) {
        ids[n++] = id;
    }
    return n;
}

static Value see(Table *table, SpotId spot, int wanted, PlayerId player, bool all)
{
    ObjectId ids[OBJECTS_MAX];

    ids[0] = 0; // where there is none
    int n = top_of(table, spot, wanted, ids);
    tell_seen(table, ids, n, player, all);
    n = after_seen(table, ids, n, player, all);
    return verb_group(table, ids, n);
}

// Runs `as` clauses that act before cards of a deck are revealed.
static void before_reveal(Table *table, SpotId spot, PlayerId player)
{
    const int zone = spot_zone(table, spot);
    Event event = event_of(EVENT_REVEALS, 0, player);

    if (zone != ZONE_DECK && zone != ZONE_RUNE_DECK) return;
    event.player = player;
    event.from = spot;
    event.with = instruction_cause(table);
    replacement_run_every_as(table, &event);
}

// Shows cards that the script has found; returns them.
static Value show_these(Table *table, Env *env, Value things)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = args_things(table, env, things, ids);

    if (n) before_reveal(table, table->state->objects[ids[0]].spot, env->you);
    tell_seen(table, ids, n, env->you, true);
    return args_result(table, ids, after_seen(table, ids, n, env->you, true));
}

// look(n, [rune_deck], [player])
Value verb_look(Table *table, Env *env, const Value *args, int n)
{
    PlayerId player = args_player(table, env, (Value){.kind = VALUE_NONE});
    int zone = ZONE_DECK;

    for (int i = 1; i < n; i++) {
        if (args[i].kind == VALUE_ZONE)
            zone = args[i].n;
        else if (args[i].kind != VALUE_NONE)
            player = args_player(table, env, args[i]);
    }
    if (player == NOBODY) return value_nil();
    return see(table, spot_of(table, zone, player), args[0].n, player, false);
}

// reveal(n, hand or cards, [rune_deck], [players])
Value verb_reveal(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX] = {env->you};
    int players_n = env->you != NOBODY, shown_n = 0;
    int zone = args[0].kind == VALUE_ZONE ? args[0].n : ZONE_DECK;
    ObjectId shown[OBJECTS_MAX];

    if (args[0].kind == VALUE_NIL) return value_nil();
    if (args[0].kind != VALUE_NUMBER && args[0].kind != VALUE_ZONE)
        return show_these(table, env, args[0]);
    for (int i = 1; i < n; i++) {
        if (args[i].kind == VALUE_ZONE) zone = args[i].n;
        if (args[i].kind == VALUE_NIL) return value_nil();
        if (args[i].kind == VALUE_PLAYER || args[i].kind == VALUE_QUERY) {
            players_n = args_players(table, env, args[i], players);
        }
    }
    for (int i = 0; i < players_n; i++) {
        const SpotId spot = spot_of(table, zone, players[i]);
        const int wanted = args[0].kind == VALUE_NUMBER ? args[0].n : OBJECTS_MAX;
        ObjectId *own = &shown[shown_n];
        int own_n;

        before_reveal(table, spot, players[i]);
        own_n = top_of(table, spot, wanted, own);
        tell_seen(table, own, own_n, players[i], true);
        shown_n += after_seen(table, own, own_n, players[i], true);
    }
    return verb_group(table, shown, shown_n);
}

// Returns all that were revealed, and the one that met the query. Revealing ends with that
// one, also where it goes elsewhere as it is seen.
Value verb_reveal_until(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 1));
    ObjectId shown[OBJECTS_MAX];
    ObjectId next;
    Ref found = {0, 0};
    Value all;
    bool met = false;
    int shown_n = 0;

    if (player == NOBODY) return value_nil();
    before_reveal(table, board_deck(table, player), player);
    next = table->state->spots[board_deck(table, player)].first;
    while (next && !met) {
        ObjectId id = next;

        next = table->state->objects[id].next;
        met = query_matches(table, env, (QueryId)args[0].n, id);
        tell_seen(table, &id, 1, player, true);
        if (!after_seen(table, &id, 1, player, true)) continue;
        shown[shown_n++] = id;
        if (met) found = object_ref(table->state, id);
    }
    all = verb_group(table, shown, shown_n);
    all.ref = found;
    return all;
}

// The player recycles any of them and puts the rest back on top in any order (436).
Value verb_predict(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = args_player(table, env, args_at(args, n, 1));
    ObjectId ids[OBJECTS_MAX], gone[OBJECTS_MAX], kept[OBJECTS_MAX];
    int ids_n, gone_n = 0, kept_n = 0;
    Question *question;
    const Answer *answer;
    bool recycled[OBJECTS_MAX] = {false};

    if (player == NOBODY) return value_nil();
    ids_n = top_of(table, board_deck(table, player), args[0].n, ids);
    tell_seen(table, ids, ids_n, player, false);
    ids_n = after_seen(table, ids, ids_n, player, false);
    if (!ids_n) return value_nil();
    // Only this player may know where they go from here.
    shuffle_ids(table, board_deck(table, player), ids, ids_n);
    question = ask_begin(table, player, PROMPT_PREDICT, env->carrier);
    offer_objects(question, ids, ids_n);
    question->min = 0;
    question->max = (uint16_t)ids_n;
    answer = ask_now(table);
    for (int i = 0; i < answer->n; i++) recycled[answer->picks[i]] = true;
    for (int i = 0; i < ids_n; i++) {
        if (recycled[i])
            gone[gone_n++] = ids[i];
        else
            kept[kept_n++] = ids[i];
    }
    if (kept_n > 1) {
        ObjectId order[OBJECTS_MAX];

        question = ask_begin(table, player, PROMPT_ORDER_TOP, env->carrier);
        offer_objects(question, kept, kept_n);
        question->ordered = true;
        question->min = question->max = (uint16_t)kept_n;
        answer = ask_now(table);
        for (int i = 0; i < kept_n; i++) order[i] = kept[answer->picks[i]];
        for (int i = kept_n - 1; i >= 0; i--) {
            (void)object_move(table, order[i], board_deck(table, player), TO_TOP);
        }
    }
    if (gone_n) (void)action_recycle(table, gone, gone_n, player);
    return value_number(ids_n);
}
