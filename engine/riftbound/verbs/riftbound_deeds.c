// riftbound_deeds.c -- what the rulebook does in the verbs that every game has.

#include "engine/riftbound/verbs/riftbound_deeds.h"

#include "engine/abilities/events/prohibition.h"
#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/abilities/held/role.h"
#include "engine/abilities/language/condition.h"
#include "engine/base/number.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/cost.h"
#include "engine/riftbound/actions/instruction.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/phase_end.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/position/rulebook.h"
#include "engine/riftbound/verbs/verb.h"
#include "engine/verbs/args.h"

static Ref card_of_place(const Table *table, SpotId spot)
{
    const int battlefield = battlefield_at(table, spot);

    if (battlefield < 0) return (Ref){0, 0};
    return object_ref(table->state,
                      rb_const(table->state)->battlefields[battlefield].object);
}

static void note_agreement(Table *table)
{
    rb(table->state)->actions++;
}

// Returns when something ends that lasts for a combat: with the one that is under way (466.7). Where
// there is none it is over at once.
static int end_of_combat(Table *table, const Env *env)
{
    Event event;

    if (rb(table->state)->combat != COMBAT_NONE) return ENDS_FIGHT;
    event = event_of(EVENT_NO_COMBAT, env->me.id, env->you);
    event_log(table, &event);
    return ENDS_OVER;
}

static int end_of_word(Table *table, const Env *env, int word)
{
    if (word == WORD_WHILE_HERE) return ENDS_SOURCE;
    if (word == WORD_WHILE_ATTACHED) return ENDS_ATTACHED;
    if (word == WORD_UNTIL_TURN) return phase_end_of(PHASE_AWAKEN, env->you);
    if (word == WORD_UNTIL_BEGINNING) return phase_end_of(PHASE_BEGINNING, env->you);
    if (word == WORD_AS_LONG) return ENDS_OVER; // verb_give.c knows how long
    return word == WORD_THIS_COMBAT ? end_of_combat(table, env) : ENDS_TURN;
}

static void tell_given(Table *table, const Env *env, ObjectId id, int n)
{
    Event event = event_of(EVENT_GAVE, id, env->you);

    event.with = instruction_cause(table);
    event.at = object_location(table, id);
    event.n = number_of(n);
    event_log(table, &event);
}

// Tells the item what `it` stands for in it: what it stands for here.
static void keep_subjects(Table *table, const Env *env, Item *item)
{
    Ref thing;

    item->subject = env->subject;
    // With targets of its own `it` is the first of them, unless it was a thing before.
    if (!table->library->clauses[item->clause].targets_n)
        item->subject_player = env->subject_player;
    item->event_spot = env->event_spot;
    item->event_from = env->event_from;
    item = chain_push(table, item);
    for (int i = 1; (thing = role_each(table, env, ROLE_IT, i)).id; i++)
        chain_add_subject(table, item->serial, thing);
}

// Tells the item that it is about these things.
static void name_subjects(Table *table, const Env *env, Item *item, Value about)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = args_things(table, env, about, ids);

    item->subject =
        n ? object_ref(table->state, ids[0]) : args_thing(table, env, about);
    item = chain_push(table, item);
    for (int i = 1; i < n; i++)
        chain_add_subject(table, item->serial, object_ref(table->state, ids[i]));
}

// Pushes the item about each of the players.
static void push_for_players(Table *table, const Env *env, Item *item, Value about)
{
    PlayerId players[SEATS_MAX];
    const int n = args_players(table, env, about, players);

    for (int i = 0; i < n; i++) {
        item->subject_player = players[i];
        chain_push(table, item);
    }
}

// Makes a reflexive ability pending, one for all the things that it is about, or one for each
// player. No item is finalized while this one resolves (387, 388).
static bool push_reflexive(Table *table, const Env *env, ClauseId clause, Value about)
{
    Item item = chain_blank_item(ITEM_REFLEXIVE);

    if (!condition_holds(table, env, table->library->clauses[clause].provided))
        return false;
    item.clause = clause;
    item.source = env->me;
    item.carrier = env->carrier;
    item.controller = env->you == NOBODY ? env->chooser : env->you;
    item.value = env->value;
    item.value_cost = env->value_cost;
    item.keyword = env->keyword;
    item.with = env->item;
    if (about.kind == VALUE_NONE)
        keep_subjects(table, env, &item);
    else if (args_are_players(table, env, about))
        push_for_players(table, env, &item, about);
    else
        name_subjects(table, env, &item, about);
    return true;
}

// Cards go to zones of their owners, and are told as returned, never as another event (056).
static void put_each(Table *table, const Env *env, const Putting *putting,
                     ThingList *things)
{
    const PlayerId by = args_player(table, env, putting->player);
    const int zone = putting->place.n;

    if (putting->place.kind != VALUE_ZONE || putting->event.kind == VALUE_EVENT)
        things->n = 0;
    else if (putting->bottom)
        things->n = action_put_under(table, things->ids, things->n, zone, by);
    else
        things->n = action_put(table, things->ids, things->n, zone, by);
}

static void mark_each(Table *table, const Env *env, ThingList *things, int status,
                      bool on)
{
    int done = 0;

    batch_begin(table);
    for (int i = 0; i < things->n; i++) {
        const ObjectId id = things->ids[i];

        if (action_mark(table, id, status, on, env->you)) things->ids[done++] = id;
    }
    batch_end(table);
    things->n = done;
}

static void count_each(Table *table, const Env *env, ThingList *things, int counter,
                       int n)
{
    batch_begin(table);
    for (int i = 0; i < things->n; i++)
        action_count(table, things->ids[i], counter, n, env->you);
    batch_end(table);
}

static void attach_each(Table *table, const Env *env, ThingList *things, Ref unit)
{
    int done = 0;

    for (int i = 0; i < things->n; i++) {
        const ObjectId id = things->ids[i];

        // The one before may have taken the unit away.
        if (!ref_lives(table->state, unit) || !board_is_unit(table, unit.id)) break;
        if (!object_on_board(table, id)) continue;
        action_attach(table, id, unit.id, env->you);
        things->ids[done++] = id;
    }
    things->n = done;
}

static void detach_each(Table *table, const Env *env, ThingList *things)
{
    int done = 0;

    batch_begin(table);
    for (int i = 0; i < things->n; i++) {
        const ObjectId id = things->ids[i];

        if (action_detach(table, id, env->you)) things->ids[done++] = id;
    }
    batch_end(table);
    things->n = done;
}

// Raises a number of the player, without a limit (728-730, 732, 733).
static void gain_counter(Table *table, PlayerId player, int counter, int n)
{
    uint16_t *has = &table->state->players[player].counters[counter];
    Event event = event_of(EVENT_COUNTER_GAINED, 0, player);

    if (n <= 0) return;
    event.player = player;
    event.n = number_of(n);
    event.now = number_of(*has + n);
    event.of = (uint8_t)(1 + counter);
    event.with = instruction_cause(table);
    if (prohibition_forbids(table, &event) || replacement_apply(table, &event)) return;
    *has = number_count(*has + n);
    table_changed(table, READS_PLAYERS);
    batch_begin(table);
    trigger_raise(table, &event);
    batch_end(table);
}

// Adds resources (429), and once what others add to that.
static void add_resources(Table *table, const Env *env, PlayerId player,
                          uint16_t resources)
{
    const int times = cost_times(table, env, resources);
    const CardId face = chain_face(table, env->carrier);
    int sum[RESOURCE_COUNT];

    if (times <= 0) return;
    for (int i = 1; i < times; i++)
        payable_add(table, player, &table->library->costs[resources], face);
    payable_sum_added(
        table, ref_lives(table->state, env->me) ? env->me.id : 0, face, resources, sum);
    payable_gain_all(table, player, sum);
}

// All players see the number.
static void tell_roll(Table *table, const Env *env, int n)
{
    Event event = event_of(EVENT_ROLLED, 0, env->you);

    event.player = env->you;
    event.n = number_of(n);
    event.with = instruction_cause(table);
    batch_begin(table);
    trigger_raise(table, &event);
    batch_end(table);
}

// One side wins: a player, with the team; of several the first.
static void win_game(Table *table, unsigned winners, int row)
{
    const PlayerId winner = (PlayerId)__builtin_ctz(winners);

    action_end_game(table, winner, row < 0 ? ENDING_BY_EFFECT : (EndingKind)row);
}

const Deeds riftbound_deeds = {
    .own_moves = true,  // 359.3.e.13
    .hides_lack = true, // 128.6
    .deck = ZONE_DECK + 1,
    .before_seeing = verb_see_before,
    .see = verb_see_things,
    .prompt_pick = PROMPT_PICK,
    .prompt_wants = PROMPT_WANTS,
    .prompt_choose = PROMPT_MODE,
    .declines = repetition_declines,
    .agreed = note_agreement,
    .lasts = end_of_word,
    .changed = tell_given,
    .reflexive = push_reflexive,
    .put = put_each,
    .mark = mark_each,
    .count = count_each,
    .attach = attach_each,
    .detach = detach_each,
    .gain = gain_counter,
    .spend = action_spend_counter,
    .add = add_resources,
    .tells_chance = tell_roll,
    .win = win_game,
    .card_of_place = card_of_place,
};
