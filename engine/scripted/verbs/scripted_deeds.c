// scripted_deeds.c -- what a game in Lua does in the verbs that every game has.

#include "engine/scripted/verbs/scripted_deeds.h"

#include <string.h>

#include "engine/kernel/game/ending.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/ref.h"
#include "engine/kernel/table/spot.h"
#include "engine/scripted/acting.h"
#include "engine/scripted/costs.h"
#include "engine/scripted/counting.h"
#include "engine/scripted/happen.h"
#include "engine/scripted/refill.h"
#include "engine/scripted/scripted_rows.h"
#include "engine/scripted/scripted_words.h"
#include "engine/verbs/args.h"

static void tell_changed(Table *table, const Env *env, ObjectId id, int n)
{
    (void)env;
    happen_log(table, SCRIPTED_EVENT_CHANGED, id, NOBODY, n);
}

static bool push_reflexive(Table *table, const Env *env, ClauseId clause, Value about)
{
    const Ref nothing = {0, 0};

    if (about.kind == VALUE_NONE)
        acting_reflexive(table, env, clause, env->subject, env->subject_player);
    else if (args_are_players(table, env, about))
        acting_reflexive(table, env, clause, nothing, args_player(table, env, about));
    else
        acting_reflexive(table, env, clause, args_thing(table, env, about), NOBODY);
    return true;
}

// A thing off the board is of the player in whose zone it lies, from then on.
static void take_over(Table *table, ObjectId id)
{
    const SpotId spot = table->state->objects[id].spot;
    const PlayerId player = happen_player_of_spot(table, spot);

    if (player == NOBODY || spot_is(table, spot, ZONE_BOARD)) return;
    if (table->state->objects[id].owner != player) object_own(table, id, player);
}

// Moves things that go together. Leaves in [things] those that moved, as they are now.
static void put_each(Table *table, const Env *env, const Putting *putting,
                     ThingList *things)
{
    const int event =
        putting->event.kind == VALUE_EVENT ? putting->event.n : SCRIPTED_EVENT_PUT;
    Moving moving[OBJECTS_MAX];
    int moved, left = 0;

    for (int i = 0; i < things->n; i++) {
        const ObjectId id = things->ids[i];
        const PlayerId keeper = table->state->objects[id].controller;
        Moving *one = &moving[left];

        memset(one, 0, sizeof *one);
        one->id = id;
        one->to = args_spot(table, env, putting->place, putting->player, keeper);
        if (one->to == NOWHERE) continue;
        happen_must_move(table, id);
        one->end = putting->bottom ? TO_BOTTOM : TO_TOP;
        one->control = happen_player_of_spot(table, one->to);
        left++;
    }
    moved = happen_move(table, moving, left, event);
    things->n = 0;
    for (int i = 0; i < moved; i++) {
        if (!ref_lives(table->state, moving[i].now)) continue;
        take_over(table, moving[i].now.id);
        things->ids[things->n++] = moving[i].now.id;
    }
}

static void mark_each(Table *table, const Env *env, ThingList *things, int status,
                      bool on)
{
    const int bit = table->rules->statuses_n + status;
    const int event = on ? SCRIPTED_EVENT_MARKED : SCRIPTED_EVENT_UNMARKED;
    int done = 0;

    (void)env;
    for (int i = 0; i < things->n; i++) {
        const ObjectId id = things->ids[i];

        if (object_has_status(table, id, bit) == on) continue;
        object_set_status(table, id, bit, on);
        happen_log(table, event, id, NOBODY, status);
        things->ids[done++] = id;
    }
    things->n = done;
}

static void count_each(Table *table, const Env *env, ThingList *things, int counter,
                       int n)
{
    for (int i = 0; i < things->n; i++)
        counting_of_thing(table, env, things->ids[i], counter, n);
}

// Returns whether [host] lies upon [id], by itself or by what it is attached to.
static bool lies_upon(const State *state, ObjectId host, ObjectId id)
{
    for (; host; host = state->objects[host].host) {
        if (host == id) return true;
    }
    return false;
}

// Moves a thing to where the host is. Returns whether it is there.
static bool bring_to(Table *table, ObjectId id, Ref host)
{
    Moving moving;

    if (table->state->objects[id].spot == table->state->objects[host.id].spot)
        return true;
    memset(&moving, 0, sizeof moving);
    moving.id = id;
    moving.to = table->state->objects[host.id].spot;
    moving.control = table->state->objects[id].controller;
    moving.attaches = true;
    return happen_move(table, &moving, 1, SCRIPTED_EVENT_PUT) &&
           ref_lives(table->state, host) &&
           table->state->objects[id].spot == table->state->objects[host.id].spot;
}

// Tells it with the host as the other thing of the entry, whatever did it.
static void tell_attached(Table *table, ObjectId id, Ref host)
{
    Event told;

    happen_begin(table, &told, SCRIPTED_EVENT_ATTACHED, id, NOBODY);
    told.with = (Cause){.controller = NOBODY, .source = host};
    event_log(table, &told);
}

static void attach_each(Table *table, const Env *env, ThingList *things, Ref host)
{
    int done = 0;

    (void)env;
    for (int i = 0; i < things->n; i++) {
        const ObjectId id = things->ids[i];

        happen_must_move(table, id);
        if (lies_upon(table->state, host.id, id))
            table_mistake(table, "a thing cannot be attached to itself");
        if (!bring_to(table, id, host)) continue;
        object_attach(table, id, host.id);
        things->ids[done++] = id;
        tell_attached(table, id, host);
    }
    things->n = done;
}

static void detach_each(Table *table, const Env *env, ThingList *things)
{
    int done = 0;

    (void)env;
    for (int i = 0; i < things->n; i++) {
        const ObjectId id = things->ids[i];

        if (!table->state->objects[id].host) continue;
        object_attach(table, id, 0);
        happen_log(table, SCRIPTED_EVENT_DETACHED, id, NOBODY, 0);
        things->ids[done++] = id;
    }
    things->n = done;
    for (int i = 0; i < done; i++)
        happen_spill(table, table->state->objects[things->ids[i]].spot);
}

static bool spend_counter(Table *table, PlayerId player, int counter, int n)
{
    uint16_t *has = &table->state->players[player].counters[counter];

    if (*has < n) return false;
    *has = (uint16_t)(*has - n);
    table_changed(table, READS_PLAYERS);
    happen_log(table, SCRIPTED_EVENT_GAINED, 0, player, -n);
    return true;
}

static void add_resources(Table *table, const Env *env, PlayerId player,
                          uint16_t resources)
{
    (void)env;
    costs_add(table, player, resources);
}

// Fills a zone that refills.
static void refill_before(Table *table, SpotId spot, Seeing seeing)
{
    if (seeing.most) refill(table, spot, seeing.most);
}

// Writes to the log who sees the faces. A look is an entry that names the player: who may know
// the face, while no other player's view has it.
static void tell_seen(Table *table, const Env *env, Seeing seeing, ThingList *things)
{
    const int event = seeing.all ? SCRIPTED_EVENT_REVEALED : SCRIPTED_EVENT_LOOKED;

    (void)env;
    for (int i = 0; i < things->n; i++) {
        const ObjectId id = things->ids[i];
        Event told;

        happen_begin(table, &told, event, id, NOBODY);
        told.by = seeing.player;
        told.from = table->state->objects[id].spot;
        told.seen_by = (uint8_t)(seeing.all ? EVERYBODY : 1u << seeing.player);
        event_log(table, &told);
    }
}

static int end_of_word(Table *table, const Env *env, int word)
{
    (void)env;
    return scripted_words_ends_of(table->rules, word);
}

const Deeds scripted_deeds = {
    .strict = true,
    .lists = true,
    .before_seeing = refill_before,
    .see = tell_seen,
    .names_prompts = true,
    .prompt_pick = SCRIPTED_PROMPT_PICK,
    .prompt_wants = SCRIPTED_PROMPT_WANTS,
    .prompt_choose = SCRIPTED_PROMPT_CHOOSE,
    .lasts = end_of_word,
    .changed = tell_changed,
    .reflexive = push_reflexive,
    .put = put_each,
    .mark = mark_each,
    .count = count_each,
    .attach = attach_each,
    .detach = detach_each,
    .gain = counting_of_player,
    .spend = spend_counter,
    .add = add_resources,
    .win = ending_set_winners,
};
