#include "act.h"

#include <string.h>

#include "../kernel/modifier.h"
#include "../kernel/random.h"
#include "layers.h"
#include "replace.h"
#include "run.h"

static Event caused(const Table *table, int what, ObjectId id, PlayerId by)
{
    Event event = event_of(what, id, by);

    event.with = cause_now(table);
    event.at = id ? object_location(table, id) : NOWHERE;
    event.from = id ? table->state->objects[id].spot : NOWHERE;
    return event;
}

static void raise(Table *table, const Event *event)
{
    batch_begin(table);
    event_raise(table, event);
    batch_end(table);
}

enum { BORNE_MAX = 16 };

// What is attached to [host], in the order of ids.
static int attached_to(const Table *table, ObjectId host, ObjectId *ids, int max)
{
    const State *state = table->state;
    int n = 0;

    if (!state->attached_n) return 0;
    for (ObjectId id = 1; id <= state->objects_n && n < max; id++) {
        if (state->objects[id].host == host) ids[n++] = id;
    }
    return n;
}

// Triggers of the object's own leaving are about the card where it went (383.2.c).
static void follow(Table *table, Ref before, Ref after)
{
    if (!after.id) return;
    for (int i = 0; i < table->found_n; i++) {
        Item *item = &table->found[i].item;

        if (ref_equal(item->source, before)) item->source = after;
        if (ref_equal(item->own, before)) item->own = after;
    }
}

// Takes an object from the board, or between other zones. What was attached to it comes
// off and stays behind (719.5).
static Ref depart(Table *table, ObjectId id, SpotId to, End end)
{
    const SpotId from = table->state->objects[id].spot;
    ObjectId borne[BORNE_MAX];
    const int n = attached_to(table, id, borne, BORNE_MAX);
    const Ref before = object_ref(table->state, id);
    const Ref after = object_move(table, id, to, end);

    modifiers_end_of(table, before);
    for (int i = 0; i < n; i++) {
        Event event = caused(table, EVENT_DETACHED, borne[i], NOBODY);

        event.from = event.at = from;
        event_raise(table, &event);
    }
    return after;
}

Ref act_leave(Table *table, ObjectId id, SpotId to, End end)
{
    const Ref before = object_ref(table->state, id);
    Event event = caused(table, EVENT_LEAVES, id, NOBODY);
    Ref after;

    event.to = to;
    if (replaced(table, &event)) return (Ref){0, 0};
    batch_begin(table);
    if (object_on_board(table, id)) event_raise(table, &event);
    after = depart(table, id, to, end);
    follow(table, before, after);
    batch_end(table);
    return after;
}

// ---- killing

static Event death_event(const Table *table, const Death *death)
{
    Event event = caused(table, EVENT_DIES, death->id, death->by);

    event.with = death->cause;
    return event;
}

// To the board, to what is off it, and to those that go with it.
static void tell_death(Table *table, const Death *deaths, int n, int which)
{
    Event event = death_event(table, &deaths[which]);

    event_raise(table, &event);
    for (int i = 0; i < n; i++) {
        const ObjectId id = deaths[i].id;

        event_raise_for(
            table, &event, id, trash_of(table, table->state->objects[id].owner));
    }
    event.event = EVENT_LEAVES;
    event.to = trash_of(table, table->state->objects[deaths[which].id].owner);
    event_raise(table, &event);
}

// Takes out the deaths that are forbidden or replaced; all are still on the board, so an
// effect works for what dies together with its source (370.4). Returns how many are left.
static int stop_deaths(Table *table, Death *deaths, int n)
{
    Event events[OBJECTS_MAX];
    Ref before[OBJECTS_MAX];
    bool gone[OBJECTS_MAX];
    int happening = 0, dying = 0;

    for (int i = 0; i < n; i++) {
        const Event event = death_event(table, &deaths[i]);

        if (!object_on_board(table, deaths[i].id) || forbidden(table, &event)) continue;
        before[happening] = object_ref(table->state, deaths[i].id);
        events[happening] = event;
        deaths[happening++] = deaths[i];
    }
    replaced_together(table, events, happening, gone);
    for (int i = 0; i < happening; i++) {
        if (!gone[i] && ref_lives(table->state, before[i])) deaths[dying++] = deaths[i];
    }
    return dying;
}

int act_die(Table *table, Death *deaths, int n)
{
    const int dying = stop_deaths(table, deaths, n);

    // All are seen on the board in their last state; then all go at once.
    batch_begin(table);
    for (int i = 0; i < dying; i++)
        object_mark(table, deaths[i].id, MARK_LEAVING, true);
    for (int i = 0; i < dying; i++) tell_death(table, deaths, dying, i);
    for (int i = 0; i < dying; i++) {
        const Ref before = object_ref(table->state, deaths[i].id);
        const SpotId trash = trash_of(table, table->state->objects[before.id].owner);

        if (!object_on_board(table, before.id)) continue;
        follow(table, before, depart(table, before.id, trash, TO_TOP));
    }
    batch_end(table);
    return dying;
}

int act_kill(Table *table, const ObjectId *ids, int n, PlayerId by)
{
    Death deaths[OBJECTS_MAX];

    for (int i = 0; i < n; i++) {
        deaths[i] = (Death){.id = ids[i], .by = by, .cause = cause_now(table)};
    }
    return act_die(table, deaths, n);
}

// ---- marks and counters

bool act_spend_counter(Table *table, PlayerId player, int counter, int n)
{
    uint8_t *has = &table->state->players[player].counters[counter];
    Event event = event_of(EVENT_SPENT, 0, player);

    if (*has < n || n < 0) return false;
    *has = (uint8_t)(*has - n);
    table->state->dirty = table->state->changed = true;
    event.player = player;
    event.n = (int16_t)n;
    raise(table, &event);
    return true;
}

bool act_mark(Table *table, ObjectId id, int status, bool on, PlayerId by)
{
    const int bit = table->rules->statuses_n + status;
    const Event event = caused(table, on ? EVENT_MARKED : EVENT_UNMARKED, id, by);

    if (!object_on_board(table, id) || object_has_status(table, id, bit) == on)
        return false;
    object_set_status(table, id, bit, on);
    raise(table, &event);
    return true;
}

bool act_heal(Table *table, ObjectId unit)
{
    Event event = caused(table, EVENT_HEALED, unit, NOBODY);

    if (!table->state->objects[unit].counters[COUNTER_DAMAGE]) return false;
    object_count(table, unit, COUNTER_DAMAGE, 0);
    table->state->objects[unit].spare = table->state->objects[unit].spare2 = 0;
    raise(table, &event);
    return true;
}

// ---- statuses and counters

bool act_exhaust(Table *table, ObjectId id, PlayerId by)
{
    const Event event = caused(table, EVENT_EXHAUSTED, id, by);

    if (is_exhausted(table, id)) return false;
    object_mark(table, id, MARK_EXHAUSTED, true);
    raise(table, &event);
    return true;
}

bool act_ready(Table *table, ObjectId id, PlayerId by)
{
    const Event event = caused(table, EVENT_READIED, id, by);

    if (!is_exhausted(table, id)) return false;
    if (forbidden(table, &event) || replaced(table, &event)) return false;
    object_mark(table, id, MARK_EXHAUSTED, false);
    raise(table, &event);
    return true;
}

bool act_stun(Table *table, ObjectId unit, PlayerId by)
{
    const Event event = caused(table, EVENT_STUNNED, unit, by);

    if (!is_unit(table, unit) || object_has_status(table, unit, STATUS_STUNNED)) {
        return false;
    }
    if (forbidden(table, &event) || replaced(table, &event)) return false;
    object_set_status(table, unit, STATUS_STUNNED, true);
    raise(table, &event);
    return true;
}

// One buff each, unless a card permits more (702, 704).
bool act_buff(Table *table, ObjectId unit, PlayerId by)
{
    const Event event = caused(table, EVENT_BUFFED, unit, by);
    const int buffs = table->state->objects[unit].counters[COUNTER_BUFF];

    if (!is_unit(table, unit)) return false;
    if (buffs && !permission_fits(table, CLAUSE_CAN, &event, NULL, NULL)) return false;
    if (forbidden(table, &event) || replaced(table, &event)) return false;
    object_count(table, unit, COUNTER_BUFF, buffs + 1);
    raise(table, &event);
    return true;
}

bool act_spend_buff(Table *table, ObjectId unit, PlayerId by)
{
    const Event event = caused(table, EVENT_BUFF_SPENT, unit, by);
    const Object *object = &table->state->objects[unit];

    if (!object->counters[COUNTER_BUFF] || object->controller != by) return false;
    object_count(table, unit, COUNTER_BUFF, object->counters[COUNTER_BUFF] - 1);
    raise(table, &event);
    return true;
}

// ---- cards between zones

static void told_after(Table *table, int what, Ref now, SpotId from, PlayerId by)
{
    Event event = event_of(what, now.id, by);

    event.with = cause_now(table);
    event.from = from;
    if (now.id) event.to = table->state->objects[now.id].spot;
    if (now.id) raise(table, &event);
}

Ref act_banish(Table *table, ObjectId id, PlayerId by)
{
    const SpotId from = table->state->objects[id].spot;
    const SpotId to = spot_of(table, ZONE_BANISHMENT, table->state->objects[id].owner);
    const Ref now = act_leave(table, id, to, TO_TOP);

    told_after(table, EVENT_BANISHED, now, from, by);
    return now;
}

Ref act_put(Table *table, ObjectId id, int zone, PlayerId by)
{
    const SpotId from = table->state->objects[id].spot;
    const SpotId to = spot_of(table, zone, table->state->objects[id].owner);
    const Ref now = act_leave(table, id, to, TO_TOP);

    told_after(table, EVENT_RETURNED, now, from, by);
    return now;
}

void act_discard(Table *table, const ObjectId *ids, int n, PlayerId by)
{
    batch_begin(table);
    for (int i = 0; i < n; i++) {
        const SpotId from = table->state->objects[ids[i]].spot;
        const SpotId to = trash_of(table, table->state->objects[ids[i]].owner);

        told_after(
            table, EVENT_DISCARDED, act_leave(table, ids[i], to, TO_TOP), from, by);
    }
    batch_end(table);
}

static SpotId deck_for(const Table *table, ObjectId id)
{
    const PlayerId owner = table->state->objects[id].owner;

    return is_type(table, id, TYPE_RUNE) ? rune_deck_of(table, owner)
                                         : deck_of(table, owner);
}

// Those of one main deck are mixed among themselves, so their order is random.
static void mix_recycled(Table *table, const ObjectId *ids, int n)
{
    for (PlayerId player = 0; player < table->state->players_n; player++) {
        ObjectId own[OBJECTS_MAX];
        int own_n = 0;

        for (int i = 0; i < n; i++) {
            if (table->state->objects[ids[i]].spot == deck_of(table, player)) {
                own[own_n++] = ids[i];
            }
        }
        if (own_n > 1) objects_mix(table, own, own_n);
    }
}

int act_recycle(Table *table, const ObjectId *ids, int n, PlayerId by)
{
    ObjectId gone[OBJECTS_MAX];
    int gone_n = 0;

    batch_begin(table);
    for (int i = 0; i < n; i++) {
        const Object *object = &table->state->objects[ids[i]];
        const bool was_public = !spot_is(table, object->spot, ZONE_PRIVATE) &&
                                !spot_is(table, object->spot, ZONE_SECRET);
        Event event = event_of(EVENT_RECYCLED, ids[i], by);
        Ref now;

        event.from = object->spot;
        now = act_leave(table, ids[i], deck_for(table, ids[i]), TO_BOTTOM);
        if (!now.id) continue;
        event.with = cause_now(table);
        event.to = object->spot;
        if (was_public) event.seen_by = EVERYBODY;
        event_raise(table, &event);
        gone[gone_n++] = ids[i];
    }
    mix_recycled(table, gone, gone_n);
    batch_end(table);
    return gone_n;
}

bool act_recall(Table *table, ObjectId id, PlayerId by)
{
    const SpotId from = table->state->objects[id].spot;
    const SpotId to = base_of(table, table->state->objects[id].controller);
    ObjectId borne[BORNE_MAX];
    int borne_n;

    if (from == to || !object_on_board(table, id)) return false;
    (void)act_detach(table, id, by); // apart from its host it is attached no more
    borne_n = attached_to(table, id, borne, BORNE_MAX);
    (void)object_move(table, id, to, TO_BOTTOM);
    for (int i = 0; i < borne_n; i++) (void)object_move(table, borne[i], to, TO_BOTTOM);
    told_after(table, EVENT_RECALLED, object_ref(table->state, id), from, by);
    return true;
}

// Attaching elsewhere detaches first; to the present host it is nothing (434.1.f-h,
// 725.1).
void act_attach(Table *table, ObjectId gear, ObjectId unit, PlayerId by)
{
    Event event = caused(table, EVENT_ATTACHED, gear, by);

    if (table->state->objects[gear].host == unit || gear == unit) return;
    batch_begin(table);
    (void)act_detach(table, gear, by);
    object_attach(table, gear, unit);
    (void)object_move(table, gear, table->state->objects[unit].spot, TO_BOTTOM);
    event.at = object_location(table, unit);
    event_raise(table, &event);
    event.event = EVENT_BEARS;
    event.object = unit;
    event_raise(table, &event);
    batch_end(table);
}

// What waits for it triggers though it comes off (725.1).
bool act_detach(Table *table, ObjectId gear, PlayerId by)
{
    const Event event = caused(table, EVENT_DETACHED, gear, by);

    if (!table->state->objects[gear].host) return false;
    object_attach(table, gear, 0);
    raise(table, &event);
    return true;
}

void act_take_control(Table *table, ObjectId id, PlayerId player)
{
    const Modifier for_good = {.ends = ENDS_NEVER};

    act_lend_control(table, id, player, &for_good);
}

void act_lend_control(Table *table, ObjectId id, PlayerId player, const Modifier *how)
{
    const Event event = caused(table, EVENT_CONTROL, id, player);

    if (table->state->objects[id].controller == player) return;
    if (how->ends == ENDS_NEVER)
        object_control(table, id, player);
    else
        modifier_control(table, how, player);
    raise(table, &event);
    // Among others' units it cannot stay (449.2, 447.2.c).
    if (is_unit(table, id) && !may_stand(table, player, table->state->objects[id].spot))
        (void)act_recall(table, id, NOBODY);
}

// ---- decks

static PlayerId burn_out_opponent(Table *table, PlayerId player)
{
    Question *question = ask_begin(table, player, PROMPT_BURN_OUT, (Ref){0, 0});

    for (int i = 0; i < table->state->players_n; i++) {
        if (!are_enemies(table->state, player, (PlayerId)i)) continue;
        if (table->state->players[i].gone) continue;
        ask_option(question,
                   (Option){.kind = OPTION_PLAYER, .spot = NOWHERE, .n = (int16_t)i});
    }
    return (PlayerId)question->options[ask_now(table)->picks[0]].n;
}

// A team's points are one number (489.8.d).
static void change_points(Table *table, PlayerId player, int n)
{
    State *state = table->state;
    Event event = event_of(EVENT_POINTS, 0, player);

    event.player = player;
    event.n = (int16_t)n;
    for (int i = 0; i < state->players_n; i++) {
        if (!players_allied(state, player, (PlayerId)i)) continue;
        state->players[i].points = (int16_t)(state->players[i].points + n);
    }
    state->changed = state->dirty = true;
    if (n > 0) raise(table, &event);
}

// Points never fall below 0, and to lose none is no event (194.4).
void act_gain_points(Table *table, PlayerId player, int n)
{
    const int points = table->state->players[player].points;
    Event event = event_of(EVENT_POINTS, 0, player);

    event.player = player;
    if (n > 0 && forbidden(table, &event)) return;
    if (points + n < 0) n = -points;
    if (n) change_points(table, player, n);
}

// The trash becomes the deck and an opponent gains a point (431), which nothing stops
// from the second in a row on (431.3.b-c).
static void burn_out(Table *table, PlayerId player, int in_a_row)
{
    ObjectId ids[OBJECTS_MAX];
    const int n = objects_in(table, trash_of(table, player), ids);
    Event event = event_of(EVENT_BURNED_OUT, 0, player);

    event.player = player;
    raise(table, &event);
    if (n) (void)act_recycle(table, ids, n, player);
    if (in_a_row > 1)
        change_points(table, burn_out_opponent(table, player), 1);
    else
        act_gain_points(table, burn_out_opponent(table, player), 1);
}

// From the second Burn Out in a row on a win is immediate (431.3.c.1).
static bool has_won_at_once(Table *table)
{
    for (PlayerId i = 0; i < table->state->players_n; i++) {
        if (!has_won(table, i)) continue;
        act_end_game(table, i);
        return true;
    }
    return false;
}

static bool deck_has_card(Table *table, PlayerId player)
{
    for (int in_a_row = 1; !table->state->spots[deck_of(table, player)].n; in_a_row++) {
        burn_out(table, player, in_a_row);
        if (in_a_row >= 2 && has_won_at_once(table)) return false;
    }
    return true;
}

int act_draw(Table *table, PlayerId player, int n)
{
    int drawn = 0;

    while (drawn < n && !table->state->over && deck_has_card(table, player)) {
        const SpotId deck = deck_of(table, player);
        const ObjectId id = table->state->spots[deck].first;
        const Ref now = object_move(table, id, hand_of(table, player), TO_BOTTOM);

        told_after(table, EVENT_DRAWN, now, deck, player);
        drawn++;
    }
    return drawn;
}

// As many as there are, with Burn Outs in between (440); what triggers comes afterwards.
int act_burn(Table *table, PlayerId player, int n)
{
    int burned = 0;

    batch_begin(table);
    while (burned < n && !table->state->over && deck_has_card(table, player)) {
        const SpotId deck = deck_of(table, player);
        const ObjectId id = table->state->spots[deck].first;

        told_after(table,
                   EVENT_BURNED,
                   object_move(table, id, trash_of(table, player), TO_TOP),
                   deck,
                   player);
        burned++;
    }
    batch_end(table);
    return burned;
}

int act_channel(Table *table, PlayerId player, int n, bool exhausted)
{
    const SpotId deck = rune_deck_of(table, player);
    int channeled = 0;

    batch_begin(table);
    while (channeled < n && table->state->spots[deck].n) {
        const ObjectId id = table->state->spots[deck].first;
        const Ref now = object_move(table, id, base_of(table, player), TO_BOTTOM);

        if (exhausted) object_mark(table, id, MARK_EXHAUSTED, true);
        told_after(table, EVENT_CHANNELED, now, deck, player);
        channeled++;
    }
    batch_end(table);
    return channeled;
}

// ---- points

void act_end_game(Table *table, PlayerId winner)
{
    Event event = event_of(winner == NOBODY ? EVENT_DRAWN_GAME : EVENT_WON, 0, winner);

    if (table->state->over) return;
    event.player = winner;
    table->state->over = true;
    table->state->winner = winner;
    event_log(table, &event);
}
