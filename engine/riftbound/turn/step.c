// step.c -- one step of the game: the first thing in order that is due (step_take).
//
// Each step ends with a position in which the next one follows from the State alone, so a
// game can be saved, copied and searched between any two.

#include "engine/riftbound/turn/step.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/derive.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/chain.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/repetition.h"
#include "engine/riftbound/combat/combat.h"
#include "engine/riftbound/play/finalize.h"
#include "engine/riftbound/play/legal_action.h"
#include "engine/riftbound/play/resolve.h"
#include "engine/riftbound/position/offer.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/position/riftbound_state.h"
#include "engine/riftbound/setup/opening.h"
#include "engine/riftbound/turn/cleanup.h"
#include "engine/riftbound/turn/player_leaves.h"
#include "engine/riftbound/turn/turn.h"

static void log_pass(Table *table, PlayerId player)
{
    Event event = event_of(EVENT_PASSED, 0, player);

    event.player = player;
    event_log(table, &event);
}

static int players_left(const State *state)
{
    int n = 0;

    for (int i = 0; i < state->players_n; i++) n += !state->players[i].gone;
    return n;
}

// Notes that the chain has closed. Focus passes, unless a trigger or an Add had opened the
// chain (346.1).
static void chain_closed(Table *table)
{
    RiftboundState *b = rb(table->state);

    b->passes = 0;
    b->priority = NOBODY;
    if (b->showdown && b->focus != NOBODY && b->opened_by == OPENED_BY_PLAY) {
        b->focus = player_next(table->state, b->focus);
    }
}

// Finalizes one pending item after the other, before anybody has priority (337.1, 337.3).
static void finalize_oldest(Table *table, const Item *item)
{
    RiftboundState *b = rb(table->state);

    finalize_item(table, item->serial);
    b->passes = 0;
    if (!table->state->chain_n) {
        chain_closed(table);
        return;
    }
    b->priority = chain_newest(table)->controller;
}

static void resolve_newest(Table *table)
{
    RiftboundState *b = rb(table->state);

    b->passes = 0;
    b->chain_ran = true;
    resolve_item(table, chain_newest_finalized(table)->serial);
    if (!table->state->chain_n) {
        chain_closed(table);
        return;
    }
    b->priority = chain_newest(table)->controller;
}

static bool is_adding(const Table *table, const Option *option)
{
    const Clause *clause = &table->library->clauses[option->ref];

    return option->kind == OPTION_ACTIVATE &&
           (clause->adds || clause->flags & CLAUSE_ADDS);
}

// Lists no actions where the position repeats: the player can only pass then (TR 505).
static void list_actions(Table *table, PlayerId player, Question *question)
{
    if (!rb_const(table->state)->is_repeating)
        legal_action_list(table, player, question);
}

// Returns whether the answer is known, so that no actions need be listed. To list them
// works out given abilities, so this does too: the action must find the same either
// way.
static bool action_is_known(Table *table)
{
    derive_refresh_gifts(table);
    return ask_is_known(table);
}

// Asks for an action, or to pass.
static Option pick_or_pass(Table *table, PlayerId player, int prompt, Ref about)
{
    Question *question = ask_begin(table, player, prompt, about);

    if (!action_is_known(table)) {
        offer_pass(question);
        list_actions(table, player, question);
    }
    return question->options[ask_one(table)];
}

// Lets the holder of priority add to the chain or pass. When all have passed in a row the
// newest item resolves (312.2.c-d, 337.4, 338-340).
static void chain_turn(Table *table)
{
    RiftboundState *b = rb(table->state);
    const PlayerId player = b->priority;
    Option picked;

    // All remaining players have passed (652).
    if (b->passes >= players_left(table->state)) {
        resolve_newest(table);
        return;
    }
    if (repetition_note_decision(table)) return;
    picked = pick_or_pass(table, player, PROMPT_PRIORITY, chain_newest(table)->object);
    if (picked.kind != OPTION_PASS) {
        b->actions++;
        legal_action_do(table, player, &picked);
        b->passes = 0;
        // Adding a resource passes no priority (429.2.a).
        if (!is_adding(table, &picked)) b->priority = chain_newest(table)->controller;
        return;
    }
    log_pass(table, player);
    b->passes++;
    if (b->passes >= players_left(table->state))
        resolve_newest(table);
    else
        b->priority = player_next(table->state, player);
}

// Lets the holder of Focus act or pass. When all have passed the showdown closes (347-348).
static void focus_turn(Table *table)
{
    RiftboundState *b = rb(table->state);
    const PlayerId player = b->focus;
    Option picked;

    if (b->passes >= players_left(table->state)) {
        combat_close_showdown(table);
        return;
    }
    if (repetition_note_decision(table)) return;
    b->priority = player;
    picked = pick_or_pass(table, player, PROMPT_FOCUS, (Ref){0, 0});
    if (picked.kind != OPTION_PASS) {
        b->actions++;
        b->passes = 0;
        legal_action_do(table, player, &picked);
        b->priority = NOBODY;
        if (table->state->chain_n)
            b->priority = chain_newest(table)->controller;
        else if (picked.kind == OPTION_PLAY)
            chain_closed(table);
        return;
    }
    log_pass(table, player);
    b->passes++;
    b->priority = NOBODY;
    if (b->passes >= players_left(table->state))
        combat_close_showdown(table);
    else
        b->focus = player_next(table->state, player);
}

// Does the action and passes priority to the controller of the newest item, if there is one.
static void act_in_main(Table *table, PlayerId player, const Option *picked)
{
    RiftboundState *b = rb(table->state);

    b->priority = player;
    b->actions++;
    b->declined = false;
    legal_action_do(table, player, picked);
    b->invited = 0;
    b->priority = NOBODY;
    if (table->state->chain_n) b->priority = chain_newest(table)->controller;
}

// Lets a teammate whom the turn player invited play or use one thing, or decline (489.8.a).
static void invited_turn(Table *table)
{
    RiftboundState *b = rb(table->state);
    const PlayerId player = (PlayerId)(b->invited - 1);
    Option picked;

    b->priority = player;
    picked = pick_or_pass(table, player, PROMPT_INVITED, (Ref){0, 0});
    if (picked.kind != OPTION_PASS) {
        act_in_main(table, player, &picked);
        return;
    }
    log_pass(table, player);
    b->priority = NOBODY;
    b->invited = 0;
    b->declined = true;
}

static void list_invitations(const Table *table, PlayerId player, Question *question)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);

    if (b->declined || b->is_repeating) return;
    for (PlayerId i = 0; i < state->players_n; i++) {
        if (i == player || state->players[i].gone) continue;
        if (!table_are_allied(state, player, i)) continue;
        ask_option(question, (Option){.kind = OPTION_INVITE, .spot = NOWHERE, .n = i});
    }
}

// Asks the turn player, who has priority in Neutral Open (312.2.a, 316.5, 316.9).
static void main_turn(Table *table)
{
    RiftboundState *b = rb(table->state);
    const PlayerId player = table->state->turn_player;
    Question *question;
    Option picked;

    if (repetition_note_decision(table)) return;
    if (b->invited) {
        invited_turn(table);
        return;
    }
    b->priority = player;
    question = ask_begin(table, player, PROMPT_ACTION, (Ref){0, 0});
    if (!action_is_known(table)) {
        list_actions(table, player, question);
        list_invitations(table, player, question);
        ask_option(question, (Option){.kind = OPTION_END_TURN, .spot = NOWHERE});
    }
    picked = question->options[ask_one(table)];
    b->priority = NOBODY;
    if (picked.kind == OPTION_END_TURN)
        turn_end_main(table);
    else if (picked.kind == OPTION_INVITE)
        b->invited = (uint8_t)(picked.n + 1);
    else
        act_in_main(table, player, &picked);
}

// Takes out the players who lost or conceded. A chain that they alone had kept open closes;
// any other goes on with its newest item.
static void players_leave(Table *table)
{
    RiftboundState *b = rb(table->state);
    const int chain_n = table->state->chain_n;
    const PlayerId focus = b->focus;

    player_leaves_run(table);
    if (table->state->over || table->state->chain_n == chain_n) return;
    b->passes = 0;
    if (table->state->chain_n)
        b->priority = chain_newest(table)->controller;
    else if (b->focus == focus)
        chain_closed(table);
    else
        b->priority = NOBODY;
}

static void open_game(Table *table)
{
    if (opening_step(table)) turn_start(table, table->state->turn_player);
}

// Takes the first thing in order that is due.
static void take_first(Table *table)
{
    State *state = table->state;
    const RiftboundState *b = rb_const(state);

    if (state->leaving)
        players_leave(table);
    else if (b->phase == PHASE_SETUP)
        open_game(table);
    else if (state->changed || b->special_cleanup)
        cleanup_run(table);
    else if (chain_oldest_pending(table))
        finalize_oldest(table, chain_oldest_pending(table));
    else if (state->chain_n)
        chain_turn(table);
    else if (b->combat > COMBAT_SHOWDOWN)
        combat_advance(table);
    else if (b->showdown)
        focus_turn(table);
    else if (b->phase == PHASE_MAIN && b->phase_step)
        main_turn(table);
    else
        turn_advance(table);
}

// Returns whether the next step is sure to find nothing due: an idle cleanup, or the
// end of a part of the turn from which nothing followed.
static bool is_next_idle(const Table *table)
{
    const State *state = table->state;
    const RiftboundState *b = rb_const(state);

    if (state->over || state->leaving || b->phase == PHASE_SETUP) return false;
    if (state->changed || b->special_cleanup) return cleanup_is_idle(table);
    return turn_part_is_done(b) && !state->chain_n && !b->showdown &&
           b->combat <= COMBAT_SHOWDOWN;
}

// Takes steps that are sure to find nothing to do together with the one before them.
// After a question it does not: a player who conceded there leaves first.
void step_take(Table *table)
{
    if (repetition_note_step(table)) return;
    take_first(table);
    while (!table->questions && is_next_idle(table)) {
        if (repetition_note_step(table)) return;
        if (table->state->changed)
            cleanup_pass(table);
        else
            turn_advance(table);
    }
}
