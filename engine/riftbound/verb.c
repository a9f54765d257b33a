#include "verb.h"

#include <string.h>

#include "../kernel/modifier.h"
#include "act.h"
#include "choose.h"
#include "damage.h"
#include "layers.h"
#include "move.h"
#include "resolve.h"
#include "run.h"

Value argument(const Value *args, int n, int i)
{
    return i < n ? args[i] : (Value){.sort = VALUE_NONE};
}

Ref thing(const Table *table, const Env *env, Value value)
{
    if (value.sort == VALUE_OBJECT) return value.ref;
    if (value.sort == VALUE_ROLE) return role_ref(table, env, value.n);
    if (value.sort == VALUE_GROUP && table->groups[value.n].n) {
        return table->groups[value.n].members[0];
    }
    return (Ref){0, 0};
}

int things(const Table *table, const Env *env, Value value, ObjectId *ids)
{
    int n = 0;

    if (value.sort == VALUE_QUERY) {
        return query_find(table, env, (QueryId)value.n, ids, OBJECTS_MAX);
    }
    if (value.sort == VALUE_GROUP) {
        const Group *group = &table->groups[value.n];

        for (int i = 0; i < group->n; i++) {
            if (ref_lives(table->state, group->members[i]))
                ids[n++] = group->members[i].id;
        }
        return n;
    }
    if (!ref_lives(table->state, thing(table, env, value))) return 0;
    ids[0] = thing(table, env, value).id;
    return 1;
}

int doers(const Table *table, const Env *env, Value value, PlayerId *players)
{
    players[0] = env->you;
    if (value.sort == VALUE_PLAYER) players[0] = (PlayerId)value.n;
    if (value.sort == VALUE_ROLE) players[0] = role_player(table, env, value.n);
    if (value.sort == VALUE_QUERY) {
        return query_players(table, env, (QueryId)value.n, players);
    }
    // Who has left does nothing more, and nothing is done to them (652).
    return players[0] != NOBODY && !table->state->players[players[0]].gone;
}

PlayerId doer(const Table *table, const Env *env, Value value)
{
    PlayerId players[SEATS_MAX];

    return doers(table, env, value, players) ? players[0] : NOBODY;
}

Value group_of(Table *table, const ObjectId *ids, int n)
{
    int index;
    Group *group;

    if (!n) return value_nil();
    group = table_group(table, &index);
    for (int i = 0; i < n && i < GROUP_MEMBERS; i++) {
        group->members[group->n++] = object_ref(table->state, ids[i]);
    }
    return (Value){.sort = VALUE_GROUP, .n = index};
}

Value result_of(Table *table, const ObjectId *ids, int n)
{
    if (n == 1) return value_object(object_ref(table->state, ids[0]));
    return group_of(table, ids, n);
}

// A number that was done: nil for none.
static Value amount_done(int n)
{
    return n > 0 ? value_number(n) : value_nil();
}

Value verb_draw(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = doers(table, env, argument(args, n, 1), players);
    int drawn = 0;

    for (int i = 0; i < players_n; i++) drawn += act_draw(table, players[i], args[0].n);
    return amount_done(drawn);
}

// Asks [player] for [wanted] cards of the hand (as many as there are) and discards them.
static int discard_some(Table *table, const Env *env, PlayerId player, int wanted,
                        ObjectId *chosen)
{
    ObjectId hand[OBJECTS_MAX];
    const int hand_n = objects_in(table, hand_of(table, player), hand);
    Question *question = ask_begin(table, player, PROMPT_DISCARD, env->own);
    const Answer *answer;
    int n;

    for (int i = 0; i < hand_n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = hand[i], .spot = NOWHERE});
    }
    if (wanted > hand_n) wanted = hand_n;
    if (wanted <= 0) return 0;
    question->min = question->max = (uint8_t)wanted;
    answer = ask_now(table);
    n = answer->n;
    for (int i = 0; i < n; i++) chosen[i] = hand[answer->picks[i]];
    act_discard(table, chosen, n, player);
    return n;
}

Value verb_discard(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 1));
    ObjectId ids[OBJECTS_MAX];
    int ids_n;

    if (player == NOBODY || args[0].sort == VALUE_NIL) return value_nil();
    if (args[0].sort == VALUE_NUMBER) {
        ids_n = discard_some(table, env, player, args[0].n, ids);
        return result_of(table, ids, ids_n);
    }
    if (args[0].sort == VALUE_ZONE) {
        ids_n = objects_in(table, hand_of(table, player), ids);
    } else {
        ids_n = things(table, env, args[0], ids);
    }
    act_discard(table, ids, ids_n, player);
    return result_of(table, ids, ids_n);
}

Value verb_channel(Table *table, Env *env, const Value *args, int n)
{
    const Value word = argument(args, n, 1);
    const bool exhausted = word.sort == VALUE_WORD && word.n == WORD_EXHAUSTED;
    PlayerId players[SEATS_MAX];
    const int players_n = doers(table, env, argument(args, n, 2), players);
    int channeled = 0;

    for (int i = 0; i < players_n; i++) {
        channeled += act_channel(table, players[i], args[0].n, exhausted);
    }
    return amount_done(channeled);
}

Value verb_deal(Table *table, Env *env, const Value *args, int n)
{
    const Value from = argument(args, n, 2);
    const Ref source = from.sort == VALUE_NONE ? (Ref){0, 0} : thing(table, env, from);
    PlayerId by = env->you;
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[1], ids);
    int dealt = 0;

    if (from.sort != VALUE_NONE) {
        // A unit that is gone deals nothing.
        if (!ref_lives(table->state, source)) return value_nil();
        by = table->state->objects[source.id].controller;
    }
    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        dealt += damage_deal(table, ids[i], args[0].n, source.id, by);
    }
    batch_end(table);
    return amount_done(dealt);
}

static int split_total(const Table *table, const Env *env)
{
    const Clause *clause = &table->library->clauses[env->clause];

    for (int i = 0; i < clause->targets_n; i++) {
        const Query *query = &table->library->queries[clause->targets[i]];

        if (query->split) return amount_read(table, env, query->split);
    }
    return 0;
}

// Bonus Damage goes once to the whole that is divided (715): the most that any of those
// who share it brings.
static int split_bonus(const Table *table, const ObjectId *ids, int n)
{
    const Cause cause = cause_now(table);
    int most = 0;

    for (int i = 0; i < n; i++) {
        const int bonus = bonus_damage(table, &cause, ids[i]);

        if (bonus > most) most = bonus;
    }
    return most;
}

// With less damage than targets just enough of them are dropped, as the divider likes
// (355.14.h.1). [ids] is left with those who share it; returns how many.
static int sharers(Table *table, const Env *env, ObjectId *ids, int n, int total)
{
    Question *question;
    const Answer *answer;
    ObjectId kept[OPTIONS_MAX];

    if (n <= total || total <= 0) return total <= 0 ? 0 : n;
    question = ask_begin(table, env->chooser, PROMPT_TARGET, env->own);
    question->min = question->max = (uint8_t)total;
    for (int i = 0; i < n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = ids[i], .spot = NOWHERE});
    }
    answer = ask_now(table);
    for (int i = 0; i < answer->n; i++) kept[i] = ids[answer->picks[i]];
    memcpy(ids, kept, sizeof *ids * answer->n);
    return answer->n;
}

// Divides the target's damage among those who still are targets.
Value verb_deal_split(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    int ids_n = things(table, env, args[0], ids);
    const int split = split_total(table, env);
    const int total = split > 0 ? split + split_bonus(table, ids, ids_n) : 0;
    uint8_t amounts[OPTIONS_MAX];
    Question *question;

    (void)n;
    ids_n = sharers(table, env, ids, ids_n, total);
    if (ids_n <= 0) return value_nil();
    question = ask_begin(table, env->chooser, PROMPT_SPLIT, env->own);
    question->sort = ASK_SPLIT;
    question->total = (int16_t)total;
    for (int i = 0; i < ids_n; i++) {
        ask_option(question,
                   (Option){.kind = OPTION_OBJECT, .object = ids[i], .spot = NOWHERE});
    }
    memcpy(amounts, ask_now(table)->picks, (size_t)ids_n);
    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        (void)damage_share(table, ids[i], amounts[i], 0, env->you);
    }
    batch_end(table);
    return value_number(total);
}

Value verb_kill(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    const PlayerId by = doer(table, env, argument(args, n, 1));

    return amount_done(act_kill(table, ids, ids_n, by));
}

// Acts on each thing in one batch; returns what could be done.
typedef bool OneThing(Table *table, ObjectId id, PlayerId by);

static Value each_thing(Table *table, const Env *env, const Value *args, int n,
                        OneThing *act)
{
    const PlayerId by = doer(table, env, argument(args, n, 1));
    ObjectId ids[OBJECTS_MAX], done[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    int done_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        if (act(table, ids[i], by)) done[done_n++] = ids[i];
    }
    batch_end(table);
    return result_of(table, done, done_n);
}

static bool heal_one(Table *table, ObjectId id, PlayerId by)
{
    (void)by;
    return act_heal(table, id);
}

Value verb_heal(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, heal_one);
}

Value verb_ready(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_ready);
}

Value verb_exhaust(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_exhaust);
}

Value verb_stun(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_stun);
}

Value verb_buff(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_buff);
}

Value verb_recall(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_recall);
}

// Of a query with any_number the player says how many, one at a time.
static int spend_any(Table *table, const Env *env, QueryId query)
{
    int spent = 0;

    for (;;) {
        ObjectId ids[OBJECTS_MAX], able[OBJECTS_MAX];
        const int n = query_find(table, env, query, ids, OBJECTS_MAX);
        Question *question = ask_begin(table, env->you, PROMPT_COST_OBJECT, env->own);
        const Answer *answer;
        int able_n = 0;

        for (int i = 0; i < n; i++) {
            if (!table->state->objects[ids[i]].counters[COUNTER_BUFF]) continue;
            ask_option(
                question,
                (Option){.kind = OPTION_OBJECT, .object = ids[i], .spot = NOWHERE});
            able[able_n++] = ids[i];
        }
        question->min = 0;
        answer = ask_now(table);
        if (!answer->n) return spent;
        spent += act_spend_buff(table, able[answer->picks[0]], env->you);
    }
}

Value verb_spend_buff(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = doer(table, env, argument(args, n, 1));
    ObjectId ids[OBJECTS_MAX];
    int ids_n, spent = 0;

    if (args[0].sort == VALUE_QUERY &&
        table->library->queries[args[0].n].count_op == OP_ANY) {
        return amount_done(spend_any(table, env, (QueryId)args[0].n));
    }
    ids_n = things(table, env, args[0], ids);
    for (int i = 0; i < ids_n; i++) spent += act_spend_buff(table, ids[i], by);
    return amount_done(spent);
}

Value verb_banish(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = doer(table, env, argument(args, n, 1));
    ObjectId ids[OBJECTS_MAX], done[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    int done_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        const Ref now = act_banish(table, ids[i], by);

        if (now.id) done[done_n++] = now.id;
    }
    batch_end(table);
    return result_of(table, done, done_n);
}

Value verb_recycle(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = doer(table, env, argument(args, n, 1));
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);

    return amount_done(act_recycle(table, ids, ids_n, by));
}

Value verb_put(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = doer(table, env, argument(args, n, 2));
    ObjectId ids[OBJECTS_MAX], done[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    int done_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        const Ref now = act_put(table, ids[i], args[1].n, by);

        if (now.id) done[done_n++] = now.id;
    }
    batch_end(table);
    return result_of(table, done, done_n);
}

// The spot that a place means for an object: base is its controller's.
static SpotId spot_meant(const Table *table, const Env *env, Value place,
                         PlayerId player)
{
    if (place.sort == VALUE_SPOT) return (SpotId)place.n;
    if (place.sort == VALUE_ROLE) return role_spot(table, env, place.n);
    if (place.sort == VALUE_ZONE && player != NOBODY) {
        return spot_of(table, place.n, player);
    }
    if (place.sort == VALUE_OBJECT && ref_lives(table->state, place.ref)) {
        return object_location(table, place.ref.id);
    }
    return NOWHERE;
}

// Units that go to one place go together; `base` may be another one for each.
Value verb_move(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId by = doer(table, env, argument(args, n, 2));
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    ObjectId moved[OBJECTS_MAX];
    int moved_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        const PlayerId player = table->state->objects[ids[i]].controller;
        const SpotId spot = spot_meant(table, env, args[1], player);

        if (spot == NOWHERE) continue;
        if (act_move(table, &ids[i], 1, spot, by)) moved[moved_n++] = ids[i];
    }
    batch_end(table);
    return result_of(table, moved, moved_n);
}

static Ends ends_of(Value word)
{
    if (word.sort != VALUE_WORD) return ENDS_NEVER;
    if (word.n == WORD_WHILE_HERE) return ENDS_SOURCE;
    return word.n == WORD_THIS_COMBAT ? ENDS_COMBAT : ENDS_TURN;
}

static Modifier modifier_now(const Env *env, ModifierSort sort, Value duration)
{
    Modifier modifier;

    memset(&modifier, 0, sizeof modifier);
    modifier.sort = (uint8_t)sort;
    modifier.ends = (uint8_t)ends_of(duration);
    modifier.controller = env->you;
    modifier.source = env->own;
    modifier.with = env->item;
    modifier.there = NOWHERE;
    return modifier;
}

// What would end already is not made (359.3.e.16).
static bool is_over(const Table *table, const Modifier *m)
{
    if (m->ends != ENDS_SOURCE) return false;
    return !ref_lives(table->state, m->source) || !object_on_board(table, m->source.id);
}

static void tell_given(Table *table, ObjectId id, int amount, PlayerId by)
{
    Event event = event_of(EVENT_GAVE, id, by);

    event.with = cause_now(table);
    event.at = object_location(table, id);
    event.n = (int16_t)amount;
    event_log(table, &event);
}

typedef int MightChange(const Table *table, ObjectId id, const Value *args, int n);

// A limit of the result is taken into account once, when it is given: what is less stops
// at a minimum, what is more at a maximum (477.3.b).
static int amount_given(const Table *table, ObjectId id, const Value *args, int n)
{
    const Value limit = argument(args, n, 3);
    const int amount = args[1].n;
    const int room = limit.n - unit_true_might(table, id);

    if (limit.sort != VALUE_NUMBER || !amount) return amount;
    if (amount < 0) return amount >= room ? amount : room < 0 ? room : 0;
    return amount <= room ? amount : room > 0 ? room : 0;
}

// What it lacks now, also below zero (143.2.b.1, 477.3.b).
static int amount_lacking(const Table *table, ObjectId id, const Value *args, int n)
{
    const int might = unit_true_might(table, id);

    (void)n;
    return might < args[1].n ? args[1].n - might : 0;
}

static Value give_each(Table *table, Env *env, const Value *args, int n,
                       MightChange *amount)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    int16_t amounts[OBJECTS_MAX];

    for (int i = 0; i < ids_n; i++)
        amounts[i] = (int16_t)amount(table, ids[i], args, n);
    for (int i = 0; i < ids_n; i++) {
        Modifier m = modifier_now(env, MODIFIER_STAT, argument(args, n, 2));

        if (!is_unit(table, ids[i]) || is_over(table, &m)) continue;
        m.object = object_ref(table->state, ids[i]);
        m.n = amounts[i];
        if (m.n) modifier_add(table, &m);
        tell_given(table, ids[i], amounts[i], env->you);
    }
    return result_of(table, ids, ids_n);
}

Value verb_give_might(Table *table, Env *env, const Value *args, int n)
{
    return give_each(table, env, args, n, amount_given);
}

Value verb_raise_might(Table *table, Env *env, const Value *args, int n)
{
    return give_each(table, env, args, n, amount_lacking);
}

Value verb_give(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);

    for (int i = 0; i < ids_n; i++) {
        Modifier m = modifier_now(env, MODIFIER_GRANT, argument(args, n, 2));

        m.object = object_ref(table->state, ids[i]);
        if (args[1].sort == VALUE_KEYWORD) {
            m.keyword = (uint8_t)args[1].n;
            m.n = (int16_t)args[1].ref.id;
        } else {
            m.clause = (ClauseId)args[1].n;
        }
        if (is_over(table, &m)) continue;
        modifier_add(table, &m);
        tell_given(table, ids[i], 0, env->you);
    }
    return result_of(table, ids, ids_n);
}

Value verb_loses(Table *table, Env *env, const Value *args, int n)
{
    const bool all = args[1].sort == VALUE_WORD && args[1].n == WORD_ALL;
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);

    if (!all && args[1].sort != VALUE_KEYWORD) return value_nil();
    for (int i = 0; i < ids_n; i++) {
        Modifier m = modifier_now(env, MODIFIER_LOSE, argument(args, n, 2));

        m.object = object_ref(table->state, ids[i]);
        m.keyword = all ? 0 : (uint8_t)args[1].n;
        if (is_over(table, &m)) continue;
        modifier_add(table, &m);
        tell_given(table, ids[i], 0, env->you);
    }
    return result_of(table, ids, ids_n);
}

// A delayed ability; one whose window is over is not made (359.3.e.16).
Value verb_later(Table *table, Env *env, const Value *args, int n)
{
    const Value about = argument(args, n, 2);
    Modifier m = modifier_now(env, MODIFIER_LATER, argument(args, n, 1));

    m.clause = (ClauseId)args[0].n;
    m.source = env->me;
    if (is_over(table, &m)) return value_nil();
    m.n = env->value;
    m.value_cost = env->value_cost;
    m.keyword = env->keyword;
    if (about.sort != VALUE_NONE) {
        m.it = thing(table, env, about);
        if (!ref_lives(table->state, m.it)) return value_nil();
    }
    if (m.it.id)
        m.there = object_location(table, m.it.id);
    else
        m.there = env->there;
    modifier_add(table, &m);
    return value_truth(true);
}

// A reflexive ability becomes pending now; none is finalized while this resolves (387,
// 388).
Value verb_do_this(Table *table, Env *env, const Value *args, int n)
{
    const Value about = argument(args, n, 1);
    Item item = item_blank(ITEM_REFLEXIVE);

    item.clause = (ClauseId)args[0].n;
    item.source = env->me;
    item.own = env->own;
    item.controller = env->you == NOBODY ? env->chooser : env->you;
    item.value = env->value;
    item.value_cost = env->value_cost;
    item.keyword = env->keyword;
    item.with = env->item;
    if (about.sort != VALUE_NONE)
        item.it = thing(table, env, about);
    else
        item.it = env->it, item.there = env->there, item.whence = env->whence;
    (void)chain_push(table, &item);
    return value_truth(true);
}

Value verb_gain_points(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = doers(table, env, argument(args, n, 1), players);

    for (int i = 0; i < players_n; i++) act_gain_points(table, players[i], args[0].n);
    return amount_done(players_n * args[0].n);
}

// A number of the player alone, without a limit (728-730, 732, 733).
Value verb_gain(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 2));
    uint8_t *counter;
    Event event = event_of(EVENT_COUNTER_GAINED, 0, player);

    if (player == NOBODY) return value_nil();
    counter = &table->state->players[player].counters[args[0].n];
    *counter = (uint8_t)(*counter + args[1].n > 255 ? 255 : *counter + args[1].n);
    table->state->dirty = table->state->changed = true;
    event.player = player;
    event.n = (int16_t)args[1].n;
    batch_begin(table);
    event_raise(table, &event);
    batch_end(table);
    return value_number(args[1].n);
}

// Nothing is spent where there is too little (731).
Value verb_spend(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 2));

    if (player == NOBODY) return value_nil();
    if (!act_spend_counter(table, player, args[0].n, args[1].n)) return value_nil();
    return value_number(args[1].n);
}

Value verb_burn(Table *table, Env *env, const Value *args, int n)
{
    PlayerId players[SEATS_MAX];
    const int players_n = doers(table, env, argument(args, n, 1), players);
    int burned = 0;

    for (int i = 0; i < players_n; i++)
        burned += act_burn(table, players[i], args[0].n);
    return amount_done(burned);
}

Value verb_prevent(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[1], ids);
    const bool all = args[0].sort == VALUE_WORD && args[0].n == WORD_ALL;

    for (int i = 0; i < ids_n; i++) {
        Modifier m = modifier_now(env, MODIFIER_PREVENT, argument(args, n, 2));

        m.object = object_ref(table->state, ids[i]);
        m.n = (int16_t)(all ? PREVENT_ALL : args[0].n);
        if (m.n > 0 && is_unit(table, ids[i]) && !is_over(table, &m))
            modifier_add(table, &m);
    }
    return result_of(table, ids, ids_n);
}

static Value mark_each(Table *table, const Env *env, const Value *args, int n, bool on)
{
    const PlayerId by = doer(table, env, argument(args, n, 2));
    ObjectId ids[OBJECTS_MAX], done[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);
    int done_n = 0;

    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        if (act_mark(table, ids[i], args[1].n, on, by)) done[done_n++] = ids[i];
    }
    batch_end(table);
    return result_of(table, done, done_n);
}

Value verb_mark(Table *table, Env *env, const Value *args, int n)
{
    return mark_each(table, env, args, n, true);
}

Value verb_unmark(Table *table, Env *env, const Value *args, int n)
{
    return mark_each(table, env, args, n, false);
}

Value verb_win(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 0));

    if (player == NOBODY) return value_nil();
    act_end_game(table, player);
    return value_truth(true);
}

// Who loses leaves before the next step, with the team (195.1, 651.4).
Value verb_lose(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 0));

    if (player == NOBODY) return value_nil();
    table->state->leaving |= team_of(table->state, player);
    return value_truth(true);
}

// The turn that was given last is taken first (735-738).
Value verb_extra_turn(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 0));
    Book *b = book(table->state);

    if (player == NOBODY || b->extra_n == COUNT_OF(b->extra)) return value_nil();
    b->extra[b->extra_n++] = player;
    return value_truth(true);
}

Item *item_meant(const Table *table, const Env *env, Value value)
{
    const Ref ref = thing(table, env, value);

    if (value.sort == VALUE_ITEM) return chain_item(table, (uint16_t)value.n);
    return ref_lives(table->state, ref) ? chain_item_of(table, ref.id) : NULL;
}

Value verb_counter(Table *table, Env *env, const Value *args, int n)
{
    const Item *item = item_meant(table, env, args[0]);

    (void)n;
    if (!item) return value_nil();
    item_counter(table, item->serial, env->you);
    return value_truth(true);
}

Value verb_take_control(Table *table, Env *env, const Value *args, int n)
{
    const PlayerId player = doer(table, env, argument(args, n, 2));
    Item *item = item_meant(table, env, args[0]);
    Modifier m = modifier_now(env, MODIFIER_CONTROL, argument(args, n, 1));
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);

    if (player == NOBODY || is_over(table, &m)) return value_nil();
    if (item) item->controller = player;
    for (int i = 0; i < ids_n; i++) {
        m.object = object_ref(table->state, ids[i]);
        act_lend_control(table, ids[i], player, &m);
        presence(table, ids[i]);
    }
    return result_of(table, ids, ids_n);
}

// The units' abilities trigger as if the event had happened to them (383.4.g).
Value verb_activate(Table *table, Env *env, const Value *args, int n)
{
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[1], ids);

    (void)n;
    batch_begin(table);
    for (int i = 0; i < ids_n; i++) {
        Event event =
            event_of(args[0].n, ids[i], table->state->objects[ids[i]].controller);

        event.at = object_location(table, ids[i]);
        event_pretend(table, &event, ids[i]);
    }
    batch_end(table);
    return result_of(table, ids, ids_n);
}

Value verb_detach(Table *table, Env *env, const Value *args, int n)
{
    return each_thing(table, env, args, n, act_detach);
}

Value verb_become_copy(Table *table, Env *env, const Value *args, int n)
{
    const Ref model = thing(table, env, args[1]);
    ObjectId ids[OBJECTS_MAX];
    const int ids_n = things(table, env, args[0], ids);

    if (!ref_lives(table->state, model)) return value_nil();
    for (int i = 0; i < ids_n; i++) {
        Modifier m = modifier_now(env, MODIFIER_COPY, argument(args, n, 2));

        if (!object_on_board(table, ids[i]) || is_over(table, &m)) continue;
        m.object = object_ref(table->state, ids[i]);
        modifier_copy(table, &m, table->state->objects[model.id].card);
        tell_given(table, ids[i], 0, env->you);
    }
    return result_of(table, ids, ids_n);
}

// Symbols of the card's own domains are what it could pay with them: of one domain that
// Power, else any (429).
Value verb_add(Table *table, Env *env, const Value *args, int n)
{
    const Cost *adds = &table->library->costs[args[0].n];
    const PlayerId player = doer(table, env, argument(args, n, 1));
    const uint8_t domains = env->own.id ? object_card(table, env->own.id)->domains : 0;

    if (player == NOBODY) return value_nil();
    for (int r = 0; r < RESOURCE_COUNT; r++) {
        int to = r;

        if (adds->resource[r] <= 0) continue;
        if (r == RESOURCE_OWN) {
            to = __builtin_popcount(domains) == 1
                     ? RESOURCE_FURY + __builtin_ctz(domains)
                     : RESOURCE_ANY;
        }
        price_gain(table, player, to, adds->resource[r]);
    }
    return value_truth(true);
}

Value verb_attach(Table *table, Env *env, const Value *args, int n)
{
    const Ref gear = thing(table, env, args[0]), unit = thing(table, env, args[1]);

    (void)n;
    if (!ref_lives(table->state, gear) || !ref_lives(table->state, unit)) {
        return value_nil();
    }
    if (!is_unit(table, unit.id) || !object_on_board(table, gear.id))
        return value_nil();
    act_attach(table, gear.id, unit.id, env->you);
    return value_object(gear);
}
