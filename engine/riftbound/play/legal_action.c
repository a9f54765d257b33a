// legal_action.c -- lists legal actions, and does the one that is picked.
//
// Most cards cannot be played at most moments, so cheap filters go first. Where invariants
// are checked, the full check proves that they left out nothing.

#include "engine/riftbound/play/legal_action.h"

#include "engine/abilities/held/ability.h"
#include "engine/abilities/passives/derive.h"
#include "engine/kernel/table/ask.h"
#include "engine/kernel/table/object.h"
#include "engine/kernel/table/spot.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/actions/payable.h"
#include "engine/riftbound/permission/permission.h"
#include "engine/riftbound/permission/timing.h"
#include "engine/riftbound/play/activate.h"
#include "engine/riftbound/play/hide.h"
#include "engine/riftbound/play/play_card.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/riftbound_state.h"

// Returns whether a filter leaves the card out. Where invariants are checked the full
// check runs all the same, and asserts that the filter was right.
static bool is_left_out(Table *table, PlayerId player, ObjectId id, bool out)
{
    if (out && table->verify)
        ASSERT(play_card_check(table, player, id) != REFUSAL_NONE);
    return out;
}

// A list of actions while it is made, and what is the same for all of them.
typedef struct {
    Table *table;
    Question *question;
    PlayerId player;
    int level;
    bool permits;    // something may permit plays at other times
    bool gives_time; // something may give a card text that speaks of such a time
    bool moves;      // units may move
    ObjectId *ready; // then: those units of the player that are ready
    int ready_n;
    bool reprices_known;
    Repricing reprices;
} Listing;

// Returns whether neither the card nor another one speaks of such a time.
static bool is_untimely(const Listing *list, ObjectId id)
{
    const Table *table = list->table;

    if (list->level == LEVEL_MAIN || list->permits) return false;
    if (!list->gives_time &&
        !permission_is_at(&object_card(table, id)->can, list->level))
        return true;
    return !permission_may_be_timely(table, id, list->level);
}

static void offer_play(Listing *list, ObjectId id)
{
    ask_option(list->question,
               (Option){.kind = OPTION_PLAY, .object = id, .spot = NOWHERE});
}

static const Repricing *repricing_of(Listing *list)
{
    if (!list->reprices_known)
        list->reprices = play_card_repricing(list->table, list->permits);
    list->reprices_known = true;
    return &list->reprices;
}

static void list_plays_at(Listing *list, SpotId spot)
{
    Table *table = list->table;
    const PlayerId player = list->player;

    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (board_is_facedown(table, id) &&
            table->state->objects[id].controller != player) {
            continue;
        }
        if (is_left_out(table, player, id, is_untimely(list, id))) continue;
        if (play_card_is_possible(table, player, id, list->level, repricing_of(list)))
            offer_play(list, id);
    }
}

static inline void list_plays_of(Listing *list, SpotId spot)
{
    if (list->table->state->spots[spot].n) list_plays_at(list, spot);
}

// Returns whether no card that was loaded speaks of plays from that zone, or of hiding.
static bool is_closed(const Table *table, int zone)
{
    return !(table->library->can.from >> zone & 1u);
}

// Lists plays of cards outside of the usual zones, where they or another card say that they
// may be played from there.
static void list_plays_from(Listing *list, SpotId spot)
{
    Table *table = list->table;
    const PlayerId player = list->player;
    const int zone = spot_zone(table, spot);
    const bool closed = is_closed(table, zone);
    bool open;

    if (!table->state->spots[spot].n || (closed && !table->verify)) return;
    open = !closed && permission_comes_from(table, spot);
    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        const bool stays =
            (!open && !ability_may_come_from(table, id, zone)) || is_untimely(list, id);

        if (is_left_out(table, player, id, stays)) continue;
        if (play_card_check(table, player, id) == REFUSAL_NONE) offer_play(list, id);
    }
}

// Returns whether no card that was loaded speaks of plays from trashes or from
// banishment, or of hiding.
static bool are_closed(const Table *table)
{
    return is_closed(table, ZONE_TRASH) && is_closed(table, ZONE_BANISHMENT) &&
           !table->verify;
}

static void list_plays(Listing *list)
{
    const Table *table = list->table;
    const PlayerId player = list->player;

    list->permits = ability_any_permits(table, EVENT_PLAYED);
    list->gives_time = permission_may_be_given(table, list->level);
    list_plays_of(list, board_hand(table, player));
    list_plays_of(list, spot_of(table, ZONE_CHAMPION, player));
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++)
        list_plays_of(list, spot_of(table, ZONE_FACEDOWN, i));
    for (PlayerId i = 0; i < table->state->players_n && !are_closed(table); i++) {
        list_plays_from(list, board_trash(table, i));
        list_plays_from(list, spot_of(table, ZONE_BANISHMENT, i));
    }
}

// Returns whether the two uses come to the same: of one ability that an object has twice, with
// one value, or of runes alike in face and readiness.
static bool is_same_use(const Table *table, const Option *a, const Option *b)
{
    const Object *x = &table->state->objects[a->object];
    const Object *y = &table->state->objects[b->object];

    if (a->kind != b->kind || a->ref != b->ref || a->form != b->form) return false;
    if (a->object == b->object) return true;
    return board_is_type(table, a->object, TYPE_RUNE) && x->card == y->card &&
           (x->flags & OBJECT_EXHAUSTED) == (y->flags & OBJECT_EXHAUSTED);
}

// Returns whether the option is listed already.
static bool is_listed(const Table *table, const Question *question,
                      const Option *option)
{
    for (int i = 0; i < question->options_n; i++) {
        if (is_same_use(table, option, &question->options[i])) return true;
    }
    return false;
}

// Returns whether only payment uses the ability, when it is needed. What adds under a condition
// may do so only as long as nothing is paid for: what is played counts on the chain then (354).
static bool is_left_to_payment(const Table *table, PlayerId player,
                               const Active *ability)
{
    if (!ability->clause->adds) return false;
    if (table->state->flags & GAME_FLOATS) return false;
    if (ability->clause->provided || ability->clause->depends_n) return false;
    return ability->clause->to_query || payable_has_use(table, player, ability);
}

// Returns whether it is not the time for the ability, or its object is exhausted already.
// Where invariants are checked the full check proves that it cannot be used.
static bool is_out_of_reach(Table *table, PlayerId player, int level,
                            const Active *ability)
{
    const bool out = !activate_is_timely(ability->clause, level) ||
                     activate_is_exhausted(table, ability);

    if (out && table->verify) ASSERT(!activate_is_possible(table, player, ability));
    return out;
}

static void list_abilities_of(const Listing *list, ObjectId id)
{
    Table *table = list->table;
    AbilityScan scan;

    ability_scan_kind(&scan, table, id, CLAUSE_ACTIVATED);
    while (ability_next(&scan)) {
        const Option option = {.kind = OPTION_ACTIVATE,
                               .object = id,
                               .ref = scan.now.id,
                               .spot = NOWHERE,
                               .form = ability_form(&scan.now)};

        if (is_out_of_reach(table, list->player, list->level, &scan.now)) continue;
        if (is_left_to_payment(table, list->player, &scan.now)) continue;
        if (is_listed(table, list->question, &option)) continue;
        if (!activate_is_possible(table, list->player, &scan.now)) continue;
        ask_option(list->question, option);
    }
}

// Returns whether it is a unit of the player that is ready: nothing else can move.
static bool is_ready_unit(const Table *table, ObjectId id)
{
    return !board_is_exhausted(table, id) && board_is_unit(table, id);
}

// Lists no runes, which payment uses, unless the player may float what they add. Finds
// the units that could move on the way.
static void list_abilities(Listing *list)
{
    const Table *table = list->table;
    const Object *objects = table->state->objects, *object;
    const Card *cards = table->library->cards;
    const bool floats = table->state->flags & GAME_FLOATS;
    const unsigned given = table->gifts.kinds, kind = 1u << CLAUSE_ACTIVATED;
    const int gift = given & kind || table->active_n < 0 ? OBJECT_GRANTED : 0;

    for (int i = 0; i < table->board_n; i++) {
        ObjectId id = table->state->spots[table->board[i]].first;

        for (; id; id = object->next) {
            object = &objects[id];
            if (object->controller != list->player) continue;
            if (list->moves && is_ready_unit(table, id))
                list->ready[list->ready_n++] = id;
            if (!(cards[object->card].clause_kinds & kind) && !(object->flags & gift))
                continue;
            if (!floats && board_is_type(table, id, TYPE_RUNE)) continue;
            list_abilities_of(list, id);
        }
    }
}

static bool some_unit_moves(const Listing *list, SpotId to)
{
    const Table *table = list->table;

    for (int i = 0; i < list->ready_n; i++) {
        const SpotId spot = table->state->objects[list->ready[i]].spot;

        if (spot == to || !spot_is(table, spot, ZONE_LOCATION)) continue;
        if (move_check(table, list->player, list->ready[i], to) == REFUSAL_NONE)
            return true;
    }
    return false;
}

static void list_moves(const Listing *list)
{
    const Table *table = list->table;
    const int battlefields = rb_const(table->state)->battlefields_n;

    for (int i = -1; i < battlefields && list->ready_n; i++) {
        const SpotId to =
            i < 0 ? board_base(table, list->player) : battlefield_spot(table, i);

        if (!some_unit_moves(list, to)) continue;
        ask_option(list->question, (Option){.kind = OPTION_MOVE, .spot = to});
    }
}

// Returns whether a card says that it may be hidden, as it must where no other card does.
static bool speaks_of_hiding(const Table *table, ObjectId id, bool usual)
{
    if (usual) return ability_may_precede(table, id, CLAUSE_CAN, EVENT_HIDDEN);
    return ability_may_come_from(
        table, id, spot_zone(table, table->state->objects[id].spot));
}

static void list_hides_from(const Listing *list, SpotId spot)
{
    Table *table = list->table;
    const PlayerId player = list->player;
    const bool usual = hide_is_usual_zone(table, player, spot);
    bool open;

    if (!usual && !table->verify && is_closed(table, spot_zone(table, spot))) return;
    open = ability_any_permits(table, EVENT_HIDDEN);
    for (ObjectId id = table->state->spots[spot].first; id;
         id = table->state->objects[id].next) {
        if (!open && !table->verify && !speaks_of_hiding(table, id, usual)) continue;
        for (int i = 0; i < rb_const(table->state)->battlefields_n; i++) {
            if (battlefield_controller(table, i) != player) continue;
            if (hide_check(table, player, id, i) != REFUSAL_NONE) continue;
            ask_option(list->question,
                       (Option){.kind = OPTION_HIDE,
                                .object = id,
                                .spot = battlefield_spot(table, i)});
        }
    }
}

static bool controls_a_battlefield(const Table *table, PlayerId player)
{
    for (int i = 0; i < rb_const(table->state)->battlefields_n; i++)
        if (battlefield_controller(table, i) == player) return true;
    return false;
}

// Cards are hidden from the hand and the Champion Zone (811.1.b); from elsewhere where a
// clause says so.
static void list_hides(const Listing *list)
{
    const Table *table = list->table;
    const PlayerId player = list->player;

    if (!controls_a_battlefield(table, player)) return;
    list_hides_from(list, board_hand(table, player));
    list_hides_from(list, spot_of(table, ZONE_CHAMPION, player));
    for (PlayerId i = 0; i < table->state->players_n && !are_closed(table); i++) {
        list_hides_from(list, board_trash(table, i));
        list_hides_from(list, spot_of(table, ZONE_BANISHMENT, i));
    }
}

void legal_action_list(Table *table, PlayerId player, Question *question)
{
    const Timing timing = timing_now(table, player);
    ObjectId ready[OBJECTS_MAX];
    // Players cannot move or hide in a teammate's turn (489.8.c).
    Listing list = {.table = table,
                    .question = question,
                    .player = player,
                    .level = timing_level(timing),
                    .moves = timing == TIMING_MAIN && !rb_const(table->state)->invited,
                    .ready = ready};

    derive_refresh_gifts(table);
    list_plays(&list);
    list_abilities(&list);
    if (!list.moves) return;
    list_moves(&list);
    list_hides(&list);
}

static void use_ability(Table *table, PlayerId player, const Option *option)
{
    AbilityScan scan;

    ability_scan(&scan, table, option->object);
    while (ability_next(&scan)) {
        if (scan.now.id != option->ref || ability_form(&scan.now) != option->form)
            continue;
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
    case OPTION_TAG:
    case OPTION_CARD:
    case OPTION_PRICE:
    case OPTION_COUNT: return;
    }
}
