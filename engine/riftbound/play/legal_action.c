// legal_action.c -- lists legal actions, and does the one that is picked.
//
// Most cards cannot be played at most moments, so cheap filters go first. Where invariants
// are checked, the full check proves that they left out nothing.

#include "engine/riftbound/play/legal_action.h"

#include "engine/kernel/abilities/ability.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/play/activate.h"
#include "engine/riftbound/play/hide.h"
#include "engine/riftbound/play/play_card.h"
#include "engine/riftbound/play/timing.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

static void offer(Question *question, Option option)
{
    // The last two are left for passing and ending the turn.
    if (question->options_n < OPTIONS_MAX - 2) ask_option(question, option);
}

// Whether a filter leaves the card out. Where invariants are checked the full check runs all
// the same, and asserts that the filter was right.
static bool is_left_out(Table *table, PlayerId player, ObjectId id, bool out)
{
    if (out && table->verify)
        ASSERT(play_card_check(table, player, id) != REFUSAL_NONE);
    return out;
}

static void list_plays_of(Table *table, PlayerId player, SpotId spot,
                          Question *question)
{
    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (board_is_facedown(table, id) &&
            table->state->objects[id].controller != player) {
            continue;
        }
        if (is_left_out(table, player, id, play_card_is_too_dear(table, player, id))) {
            continue;
        }
        if (play_card_check(table, player, id) != REFUSAL_NONE) continue;
        offer(question, (Option){.kind = OPTION_PLAY, .object = id, .spot = NOWHERE});
    }
}

// Whether the card itself says that it may be played from another zone.
static bool comes_from_elsewhere(const Table *table, ObjectId id)
{
    return object_card(table, id)->can_from ||
           table->state->objects[id].flags & OBJECT_GRANTED;
}

// Lists plays of cards outside of the usual zones, where they or another card say that they
// may be played from there.
static void list_plays_from(Table *table, PlayerId player, SpotId spot,
                            Question *question)
{
    const bool open = ability_any_permits(table, EVENT_PLAYED);

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        const bool stays = !open && !comes_from_elsewhere(table, id);

        if (is_left_out(table, player, id, stays)) continue;
        if (play_card_check(table, player, id) != REFUSAL_NONE) continue;
        offer(question, (Option){.kind = OPTION_PLAY, .object = id, .spot = NOWHERE});
    }
}

static void list_plays(Table *table, PlayerId player, Question *question)
{
    list_plays_of(table, player, board_hand(table, player), question);
    list_plays_of(table, player, spot_of(table, ZONE_CHAMPION, player), question);
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++) {
        list_plays_of(table, player, spot_of(table, ZONE_FACEDOWN, i), question);
    }
    list_plays_from(table, player, board_trash(table, player), question);
    list_plays_from(table, player, spot_of(table, ZONE_BANISHMENT, player), question);
}

// Whether the option is listed already. Runes alike in face and readiness are one option.
static bool is_listed(const Table *table, const Question *question,
                      const Option *option)
{
    const Object *object = &table->state->objects[option->object];

    if (!board_is_type(table, option->object, TYPE_RUNE)) return false;
    for (int i = 0; i < question->options_n; i++) {
        const Option *other = &question->options[i];
        const Object *o = &table->state->objects[other->object];

        if (other->kind == option->kind && other->ref == option->ref &&
            o->card == object->card &&
            (o->flags & OBJECT_EXHAUSTED) == (object->flags & OBJECT_EXHAUSTED)) {
            return true;
        }
    }
    return false;
}

// Whether automatic payment would use the ability by itself when it is needed.
static bool is_left_to_payment(const Table *table, PlayerId player,
                               const Active *ability)
{
    ResourceAbility adding[96];
    int n;

    if (!ability->clause->adds || table->state->flags & GAME_FLOATS) return false;
    if (ability->clause->to_query) return true;
    n = payable_abilities(table, player, 0, adding, COUNT_OF(adding));
    for (int i = 0; i < n; i++) {
        if (adding[i].object == ability->object && adding[i].clause == ability->id) {
            return true;
        }
    }
    return false;
}

static void list_abilities_of(Table *table, PlayerId player, ObjectId id,
                              Question *question)
{
    AbilityScan scan = ability_scan_kind(table, id, CLAUSE_ACTIVATED);

    while (ability_next(&scan)) {
        const Option option = {.kind = OPTION_ACTIVATE,
                               .object = id,
                               .ref = scan.now.id,
                               .spot = NOWHERE,
                               .n = scan.now.value};

        if (is_left_to_payment(table, player, &scan.now)) continue;
        if (is_listed(table, question, &option)) continue;
        if (activate_check(table, player, &scan.now) != REFUSAL_NONE) continue;
        offer(question, option);
    }
}

static void list_abilities(Table *table, PlayerId player, Question *question)
{
    const bool floats = table->state->flags & GAME_FLOATS;

    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = table->state->spots[table->board[i]].first;

        for (; id; id = table->state->objects[id].next) {
            if (table->state->objects[id].controller != player) continue;
            if (!ability_may_have(table, id, CLAUSE_ACTIVATED)) continue;
            if (!floats && board_is_type(table, id, TYPE_RUNE)) continue;
            list_abilities_of(table, player, id, question);
        }
    }
}

// Whether the player has a unit that is ready: no other can move.
static bool some_unit_ready(const Table *table, PlayerId player)
{
    const Object *objects = table->state->objects;

    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = table->state->spots[table->board[i]].first;

        for (; id; id = objects[id].next) {
            if (objects[id].controller != player || board_is_exhausted(table, id))
                continue;
            if (board_is_unit(table, id)) return true;
        }
    }
    return false;
}

static bool some_unit_moves(const Table *table, PlayerId player, SpotId to)
{
    for (int i = 0; i < table->board_n; i++) {
        const SpotId spot = table->board[i];

        if (!spot_is(table, spot, ZONE_LOCATION)) continue;
        for (ObjectId id = table->state->spots[spot].first; id;
             id = table->state->objects[id].next) {
            if (table->state->objects[id].controller != player) continue;
            if (move_check(table, player, id, to) == REFUSAL_NONE) return true;
        }
    }
    return false;
}

static void list_moves(Table *table, PlayerId player, Question *question)
{
    const int battlefields = rb_const(table->state)->battlefields_n;
    const bool ready = some_unit_ready(table, player);

    if (!ready && !table->verify) return;
    for (int i = -1; i < battlefields; i++) {
        const SpotId to =
            i < 0 ? board_base(table, player) : battlefield_spot(table, i);

        if (!some_unit_moves(table, player, to)) continue;
        ASSERT(ready);
        offer(question, (Option){.kind = OPTION_MOVE, .spot = to});
    }
}

static void list_hides(Table *table, PlayerId player, Question *question)
{
    for (ObjectId id = table->state->spots[board_hand(table, player)].first; id;
         id = table->state->objects[id].next) {
        for (int i = 0; i < rb_const(table->state)->battlefields_n; i++) {
            if (battlefield_controller(table, i) != player) continue;
            if (hide_check(table, player, id, i) != REFUSAL_NONE) continue;
            offer(question,
                  (Option){.kind = OPTION_HIDE,
                           .object = id,
                           .spot = battlefield_spot(table, i)});
        }
    }
}

void legal_action_list(Table *table, PlayerId player, Question *question)
{
    ability_refresh_grants(table);
    list_plays(table, player, question);
    list_abilities(table, player, question);
    // Nobody moves or hides in a teammate's turn (489.8.c).
    if (timing_now(table, player) != TIMING_MAIN) return;
    if (rb_const(table->state)->invited) return;
    list_moves(table, player, question);
    list_hides(table, player, question);
}

static void use_ability(Table *table, PlayerId player, const Option *option)
{
    AbilityScan scan = ability_scan(table, option->object);

    while (ability_next(&scan)) {
        if (scan.now.id != option->ref || scan.now.value != option->n) continue;
        activate_do(table, player, &scan.now);
        return;
    }
}

void legal_action_do(Table *table, PlayerId player, const Option *option)
{
    const Option chosen = *option;

    switch ((OptionKind)chosen.kind) {
    case OPTION_PLAY: play_card_do(table, player, chosen.object); return;
    case OPTION_ACTIVATE: use_ability(table, player, &chosen); return;
    case OPTION_MOVE: move_standard(table, player, chosen.spot); return;
    case OPTION_HIDE:
        hide_do(table, player, chosen.object, battlefield_at(table, chosen.spot));
        return;
    case OPTION_NONE:
    case OPTION_PASS:
    case OPTION_END_TURN:
    case OPTION_INVITE:
    case OPTION_OBJECT:
    case OPTION_PLAYER:
    case OPTION_SPOT:
    case OPTION_YES:
    case OPTION_NO:
    case OPTION_MODE:
    case OPTION_NUMBER:
    case OPTION_RESOURCE:
    case OPTION_ITEM:
    case OPTION_COUNT: return;
    }
}
