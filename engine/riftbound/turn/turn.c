// turn.c -- the phases of a turn, part by part, and the queue of turns.

#include "engine/riftbound/turn/turn.h"

#include <string.h>

#include "engine/abilities/events/replacement.h"
#include "engine/abilities/events/trigger.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/modifier.h"
#include "engine/riftbound/actions/action.h"
#include "engine/riftbound/actions/batch.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/combat/score.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/phase_end.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/turn/awaken.h"

static const char *const phase_names[] = {
#define PHASE(id, name, doc) name,
#include "engine/riftbound/defs/phases.def"
};

const char *turn_phase_name(Phase phase)
{
    return phase_names[phase];
}

static void enter_phase(Table *table, Phase phase)
{
    RiftboundState *b = rb(table->state);
    Event event = event_of(EVENT_PHASE, 0, table->state->turn_player);

    b->phase = (uint8_t)phase;
    b->phase_step = 0;
    b->priority = NOBODY;
    table_changed(table, READS_NOTES);
    event.player = table->state->turn_player;
    event.n = (int16_t)phase;
    event_log(table, &event);
}

// Returns the newest additional phase that waits, or the one under way; -1 for none.
static int additional(const State *state, bool under_way)
{
    for (int i = state->modifiers_n - 1; i >= 0; i--) {
        const Modifier *m = &state->modifiers[i];

        if (m->kind == MODIFIER_PHASE && (m->used != 0) == under_way) return i;
    }
    return -1;
}

// Returns what comes after the present phase where the turn would go on to [next]: additional
// phases come before that, the last made first.
static Phase after_present(Table *table, Phase next)
{
    State *state = table->state;
    int i = additional(state, true);

    if (i >= 0) {
        next = (Phase)(state->modifiers[i].used - 1);
        modifier_remove(table, i);
    }
    i = additional(state, false);
    if (i >= 0) {
        state->modifiers[i].used = (uint16_t)(next + 1);
        next = (Phase)state->modifiers[i].n;
    }
    return next;
}

static void go_on(Table *table, Phase next)
{
    enter_phase(table, after_present(table, next));
}

void turn_empty_pools(Table *table)
{
    table_renewed(table);
    payable_pool_empty(table);
    for (int i = 0; i < table->state->players_n; i++) {
        memset(table->state->players[i].resources,
               0,
               sizeof table->state->players[i].resources);
    }
}

// Tells that a part of the player's turn begins.
static void tell_begin(Table *table, int what, PlayerId player)
{
    Event event = event_of(what, 0, player);

    event.player = player;
    batch_begin(table);
    trigger_raise_after(table, &event);
    batch_end(table);
}

void turn_start(Table *table, PlayerId player)
{
    State *state = table->state;
    RiftboundState *b = rb(state);
    Event event = event_of(EVENT_TURN, 0, player);

    state->turn_player = player;
    table_room(table, LIMIT_TURNS, state->turn, 1);
    state->turn++;
    state->players[player].turns++;
    state->happened_n = 0;
    table_noted(table, READS_TURN);
    phase_end_now(table, PHASE_AWAKEN, player);
    memset(b->scored, 0, sizeof b->scored);
    for (ObjectId id = 1; id <= state->objects_n; id++) state->objects[id].struck = 0;
    b->blow = 0;
    b->invited = b->barred = 0;
    b->declined = false;
    repetition_forget(state);
    event.player = player;
    event.n = (int16_t)state->turn;
    event_log(table, &event);
    enter_phase(table, PHASE_AWAKEN);
    if (trigger_is_awaited(table, EVENT_TURN_BEGINS))
        tell_begin(table, EVENT_TURN_BEGINS, player);
}

static void hold_battlefields(Table *table)
{
    const int n = rb_const(table->state)->battlefields_n;
    const PlayerId player = table->state->turn_player;

    score_bar(table, player);
    batch_begin(table);
    for (int i = 0; i < n; i++) {
        if (battlefield_controller(table, i) == player) score_hold(table, player, i);
    }
    batch_end(table);
}

// Returns whether it is the player's first turn, and no additional phase of it.
static bool is_first_turn(const Table *table)
{
    return table->state->players[table->state->turn_player].turns == 1 &&
           additional(table->state, true) < 0;
}

// Returns how many runes are channeled: the last player channels one more in the first turn
// (485.7, 487, 488).
static int channels(const Table *table)
{
    const RiftboundState *b = rb_const(table->state);
    const State *state = table->state;
    const PlayerId last =
        (PlayerId)((b->first_player + state->players_n - 1) % state->players_n);

    return 2 + (is_first_turn(table) && state->turn_player == last);
}

// Returns [n] with what cards say of the turn player's number.
static int with_more(const Table *table, int question, int n)
{
    return n + player_sum(table, question, table->state->turn_player);
}

// Returns whether the turn player skips the draw: with more than two players the first
// one skips the first (487, 488, 489).
static bool skips_draw(const Table *table)
{
    const RiftboundState *b = rb_const(table->state);

    return b->mode >= MODE_SKIRMISH && is_first_turn(table) &&
           table->state->turn_player == b->first_player;
}

// Returns whether a replacement skips this part of the player's turn (443).
static bool is_replaced(Table *table, int what, PlayerId player)
{
    Event event = event_of(what, 0, player);

    event.player = player;
    return replacement_apply(table, &event);
}

// Tells that this part of the player's turn begins. Returns true where it is skipped.
static bool is_skipped(Table *table, int what, PlayerId player)
{
    if (is_replaced(table, what, player)) return true;
    tell_begin(table, what, player);
    return false;
}

// Tells that the Awaken Phase begins, where a card has to do with that. Returns true where it
// is skipped.
static bool skips_awaken(Table *table)
{
    if (!trigger_is_awaited(table, EVENT_AWAKEN_PHASE) &&
        !replacement_is_loaded(table, EVENT_AWAKEN_PHASE))
        return false;
    return is_skipped(table, EVENT_AWAKEN_PHASE, table->state->turn_player);
}

// Readies everything that the turn player controls, or as much as cards leave. A published
// ruling counts that as done by the player (315.1.b).
static void awaken(Table *table)
{
    const PlayerId player = table->state->turn_player;
    ObjectId ids[OBJECTS_MAX];
    const int n = skips_awaken(table) ? 0 : awaken_list(table, ids);

    batch_begin(table);
    for (int i = 0; i < n; i++) (void)action_ready(table, ids[i], player);
    batch_end(table);
    go_on(table, PHASE_BEGINNING);
}

// Returns whose turn would come next: extra turns first, then the queue.
static PlayerId next_in_line(Table *table)
{
    RiftboundState *b = rb(table->state);

    if (b->extra_n) return b->extra[--b->extra_n];
    b->next_in_queue = player_next(table->state, b->next_in_queue);
    return b->next_in_queue;
}

static void next_turn(Table *table)
{
    PlayerId player = next_in_line(table);

    // If every turn is skipped for good, the last one takes place.
    for (int i = 0; i < EXTRA_TURNS_MAX; i++) {
        if (!is_replaced(table, EVENT_TURN_BEGINS, player)) break;
        player = next_in_line(table);
    }
    turn_start(table, player);
}

// Repeats the Expiration Step while chain items are processed in it (317.2.f).
static void expire(Table *table)
{
    RiftboundState *b = rb(table->state);

    if (!b->phase_step || b->chain_ran) {
        if (!b->phase_step)
            phase_end_now(table, PHASE_EXPIRATION, table->state->turn_player);
        b->phase_step = 1;
        b->chain_ran = false;
        b->special_cleanup = true;
        return;
    }
    next_turn(table);
}

// Does one part of a phase. The next part comes when all that followed from this one is
// done.
typedef void PhasePart(Table *table);

// Tells that a phase of the turn player begins, and goes on to [after] where it is skipped.
static void begin_or_skip(Table *table, int what, Phase after)
{
    if (is_skipped(table, what, table->state->turn_player)) go_on(table, after);
}

// Goes on to the Channel Phase where a card skips the Beginning Phase, and with it the
// Scoring Step (315.2).
static void begin_beginning(Table *table)
{
    begin_or_skip(table, EVENT_BEGINNING_PHASE, PHASE_CHANNEL);
}

static void do_channel(Table *table)
{
    if (is_skipped(table, EVENT_CHANNEL_PHASE, table->state->turn_player)) return;
    (void)action_channel(table,
                         table->state->turn_player,
                         with_more(table, QUESTION_CHANNEL_MORE, channels(table)),
                         false);
}

static void do_draw(Table *table)
{
    if (skips_draw(table)) return;
    if (is_skipped(table, EVENT_DRAW_PHASE, table->state->turn_player)) return;
    (void)action_draw(
        table, table->state->turn_player, with_more(table, QUESTION_DRAW_MORE, 1));
}

// Writes to the log that [by] ends the turn, NOBODY where its player has left.
// [has_no_main]: the turn had no Main Phase.
static void tell_end(Table *table, PlayerId by, bool has_no_main)
{
    Event event = event_of(EVENT_TURN_ENDED, 0, by);

    event.player = by;
    event.n = has_no_main;
    event_log(table, &event);
}

// Where a further phase comes the turn does not come to its end yet.
static void end_main(Table *table, bool has_no_main)
{
    const Phase next = after_present(table, PHASE_ENDING);

    if (next == PHASE_ENDING) tell_end(table, table->state->turn_player, has_no_main);
    enter_phase(table, next);
}

// Empties all pools before anything triggers (316.3, 316.4).
static void begin_main(Table *table)
{
    phase_end_now(table, PHASE_MAIN, table->state->turn_player);
    turn_empty_pools(table);
    if (!is_skipped(table, EVENT_MAIN_PHASE, table->state->turn_player)) return;
    end_main(table, true);
}

static void begin_ending(Table *table)
{
    begin_or_skip(table, EVENT_END_OF_TURN, PHASE_EXPIRATION);
}

static void once_then(Table *table, PhasePart *part, Phase next)
{
    RiftboundState *b = rb(table->state);

    if (b->phase_step) {
        // The Scoring Step belongs to the Beginning Phase.
        if (next == PHASE_SCORING)
            enter_phase(table, next);
        else
            go_on(table, next);
        return;
    }
    b->phase_step = 1;
    phase_end_now(table, (Phase)b->phase, table->state->turn_player);
    part(table);
}

void turn_advance(Table *table)
{
    RiftboundState *b = rb(table->state);

    switch ((Phase)b->phase) {
    case PHASE_AWAKEN: awaken(table); return;
    case PHASE_BEGINNING: once_then(table, begin_beginning, PHASE_SCORING); return;
    case PHASE_SCORING: once_then(table, hold_battlefields, PHASE_CHANNEL); return;
    case PHASE_CHANNEL: once_then(table, do_channel, PHASE_DRAW); return;
    case PHASE_DRAW: once_then(table, do_draw, PHASE_MAIN); return;
    case PHASE_MAIN:
        b->phase_step = 1;
        begin_main(table);
        return;
    case PHASE_ENDING: once_then(table, begin_ending, PHASE_EXPIRATION); return;
    case PHASE_EXPIRATION: expire(table); return;
    case PHASE_SETUP:
    case PHASE_COUNT: return;
    }
}

bool turn_part_is_done(const RiftboundState *b)
{
    return b->phase_step && b->phase != PHASE_MAIN && b->phase != PHASE_EXPIRATION;
}

void turn_abandon(Table *table)
{
    State *state = table->state;
    const PlayerId priority = rb_const(state)->priority;

    state->turn_player = player_next(state, state->turn_player);
    if (rb_const(state)->phase == PHASE_SETUP) return;
    tell_end(table, NOBODY, false);
    enter_phase(table, PHASE_EXPIRATION);
    rb(state)->priority = priority;
}

void turn_end_main(Table *table)
{
    end_main(table, false);
}
