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

    for (int i = 0; i < n; i++)
        if (!action_run_as_seen(table, ids[i], player, all)) ids[left++] = ids[i];
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

void verb_see_before(Table *table, SpotId spot, Seeing seeing)
{
    if (seeing.all) before_reveal(table, spot, seeing.player);
}

void verb_see_things(Table *table, const Env *env, Seeing seeing, ThingList *things)
{
    (void)env;
    tell_seen(table, things->ids, things->n, seeing.player, seeing.all);
    things->n = after_seen(table, things->ids, things->n, seeing.player, seeing.all);
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

// The player recycles any of them and puts the rest back on top in any order (436). Returns how
// many there were.
static int predict(Table *table, const Env *env, PlayerId player, int n)
{
    ObjectId ids[OBJECTS_MAX], gone[OBJECTS_MAX], kept[OBJECTS_MAX];
    int ids_n, gone_n = 0, kept_n = 0;
    Question *question;
    const Answer *answer;
    bool recycled[OBJECTS_MAX] = {false};

    ids_n = top_of(table, board_deck(table, player), n, ids);
    tell_seen(table, ids, ids_n, player, false);
    ids_n = after_seen(table, ids, ids_n, player, false);
    if (!ids_n) return 0;
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
    return ids_n;
}

Value verb_predict(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = args_players(table, env, args_at(args, n, 1), players);
    int seen = 0;

    for (int i = 0; i < players_n; i++)
        seen += predict(table, env, players[i], args[0].n);
    return verb_amount_done(seen);
}
