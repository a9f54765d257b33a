// riftbound_scenario.c -- the words in which scenarios of Riftbound move and claim.
//
// docs/scenarios.md explains every word here.

#include "engine/riftbound/front/riftbound_scenario.h"

#include "engine/kernel/table/observer.h"
#include "engine/riftbound/actions/move.h"
#include "engine/riftbound/permission/timing.h"
#include "engine/riftbound/play/activate.h"
#include "engine/riftbound/play/hide.h"
#include "engine/riftbound/play/play_card.h"
#include "engine/riftbound/position/battlefield.h"
#include "engine/riftbound/position/board.h"
#include "engine/riftbound/position/layers.h"
#include "engine/riftbound/position/player.h"
#include "engine/riftbound/setup/setup.h"
#include "engine/riftbound/turn/turn.h"

// ---- moves

static Refusal check_play(Table *table, PlayerId player, const MoveAsked *asked)
{
    return play_card_check_to(table, player, asked->object, asked->spot);
}

// An ability that may be used counts before one that may not.
static Refusal check_use(Table *table, PlayerId player, const MoveAsked *asked)
{
    AbilityScan scan;
    Refusal why = REFUSAL_OF(NO_ABILITY);

    ability_scan_kind(&scan, table, asked->object, CLAUSE_ACTIVATED);
    while (ability_next(&scan)) {
        const Active ability = scan.now;

        if (asked->ability &&
            (ability.id != asked->ability || ability_form(&ability) != asked->form))
            continue;
        why = activate_check(table, player, &ability);
        if (why == REFUSAL_NONE) return REFUSAL_NONE;
    }
    return why;
}

static Refusal check_hide(Table *table, PlayerId player, const MoveAsked *asked)
{
    const int battlefield =
        asked->spot == NOWHERE ? -1 : battlefield_at(table, asked->spot);

    if (asked->spot == NOWHERE) return REFUSAL_OF(WRONG_PLACE);
    if (battlefield < 0) return REFUSAL_OF(NOT_CONTROLLED);
    return hide_check(table, player, asked->object, battlefield);
}

static Refusal check_move(Table *table, PlayerId player, const MoveAsked *asked)
{
    Refusal first = REFUSAL_NONE, why;
    const Timing timing = timing_or_reason(table, player, &first);

    if (asked->spot == NOWHERE) return REFUSAL_OF(WRONG_PLACE);
    if (timing == TIMING_NONE) return first;
    if (timing != TIMING_MAIN &&
        observer_refuses(table, &first, REFUSAL_OF(NOT_YOUR_TURN)))
        return first;
    why = move_check(table, player, asked->object, asked->spot);
    return first ? first : why;
}

static const PlayMove moves[] = {
    {.word = "play",
     .shape = MOVE_CARD,
     .option = OPTION_PLAY,
     .plays = true,
     .check = check_play},
    {.word = "use", .shape = MOVE_CARD, .option = OPTION_ACTIVATE, .check = check_use},
    {.word = "hide",
     .shape = MOVE_CARD_AT,
     .option = OPTION_HIDE,
     .plays = true,
     .check = check_hide},
    {.word = "move",
     .shape = MOVE_CARDS_TO,
     .option = OPTION_MOVE,
     .asked = "movers",
     .check = check_move},
    {.word = "pass", .doing = "pass", .option = OPTION_PASS},
    {.word = "end_turn", .doing = "end the turn", .option = OPTION_END_TURN},
    {.word = "invite", .doing = "invite a teammate", .option = OPTION_INVITE},
};

static bool showdown_goes_on(const State *state)
{
    return rb_const(state)->showdown;
}

static const PlayPassing passings[] = {
    {.word = "everyone_passes", .until = UNTIL_CHAIN_EMPTY, .what = "chain"},
    {.word = "fight",
     .until = UNTIL_FREE,
     .settles = 1 + PROMPT_ASSIGN,
     .what = "showdown",
     .goes_on = showdown_goes_on},
    {.word = "next_turn", .until = UNTIL_NEXT_TURN, .what = "turn"},
};

// A question often asks for one place alone, to which a target moves.
static const PlayAnswerWord words[] = {
    {"targets", "target"},
    {"yes", "may"},
    {"to", "destination"},
};

// ---- facts of the game

static int showdown_spot(const Table *table)
{
    const RiftboundState *b = rb_const(table->state);

    return b->showdown ? battlefield_spot(table, b->showdown - 1) : NOWHERE;
}

static int combat_spot(const Table *table)
{
    return rb_const(table->state)->combat ? showdown_spot(table) : NOWHERE;
}

static int attacker(const Table *table)
{
    return rb_const(table->state)->attacker;
}

static int defender(const Table *table)
{
    return rb_const(table->state)->defender;
}

static int priority(const Table *table)
{
    return rb_const(table->state)->priority;
}

static int focus(const Table *table)
{
    return rb_const(table->state)->focus;
}

static int first_player(const Table *table)
{
    return rb_const(table->state)->first_player;
}

static int victory_score(const Table *table)
{
    return player_victory_score(table, 0);
}

static const char *phase(const Table *table)
{
    return turn_phase_name((Phase)rb_const(table->state)->phase);
}

static int contested_by(const Table *table, int place)
{
    return rb_const(table->state)->battlefields[place].contested_by;
}

static const PlayClaim claims[] = {
    {.key = "phase", .kind = CLAIM_WORD, .word = phase},
    {.key = "showdown", .kind = CLAIM_SPOT, .value = showdown_spot},
    {.key = "combat", .kind = CLAIM_SPOT, .value = combat_spot},
    {.key = "attacker", .kind = CLAIM_PLAYER, .value = attacker},
    {.key = "defender", .kind = CLAIM_PLAYER, .value = defender},
    {.key = "priority", .kind = CLAIM_PLAYER, .value = priority},
    {.key = "focus", .kind = CLAIM_PLAYER, .value = focus},
    {.key = "first", .kind = CLAIM_PLAYER, .value = first_player},
    {.key = "victory_score", .kind = CLAIM_NUMBER, .value = victory_score},
    {.key = "contested", .kind = CLAIM_PLACES, .value_at = contested_by},
};

// ---- cards of a player

static bool is_rune(const Table *table, ObjectId id)
{
    return board_is_type(table, id, TYPE_RUNE);
}

static bool is_no_rune(const Table *table, ObjectId id)
{
    return !is_rune(table, id);
}

// Gear lies in base or with the unit that it is attached to.
static bool is_open_gear(const Table *table, ObjectId id)
{
    return board_is_gear(table, id) && !board_is_facedown(table, id);
}

static const PlayCards cards[] = {
    {.key = "hand", .zone = ZONE_HAND},
    {.key = "base", .zone = ZONE_BASE, .fits = is_no_rune},
    {.key = "gear", .on_board = true, .fits = is_open_gear},
    {.key = "trash", .zone = ZONE_TRASH},
    {.key = "banished", .zone = ZONE_BANISHMENT},
    {.key = "aside", .zone = ZONE_ASIDE},
    {.key = "deck", .kind = CARDS_TOP, .zone = ZONE_DECK},
    {.key = "deck_bottom", .kind = CARDS_BOTTOM, .zone = ZONE_DECK},
    {.key = "rune_deck", .zone = ZONE_RUNE_DECK},
    {.key = "runes", .kind = CARDS_COUNTED, .zone = ZONE_BASE, .fits = is_rune},
    {.key = "legend", .kind = CARDS_ONE, .zone = ZONE_LEGEND},
    {.key = "champion", .kind = CARDS_ONE, .zone = ZONE_CHAMPION},
    {.key = "units",
     .kind = CARDS_AT_PLACES,
     .zone = ZONE_BATTLEFIELD,
     .fits = board_is_unit},
    {.key = "facedown", .kind = CARDS_AT_PLACES, .zone = ZONE_FACEDOWN},
};

static const uint8_t played_from[] = {
    ZONE_HAND, ZONE_CHAMPION, ZONE_FACEDOWN, ZONE_TRASH};
static const uint8_t found_in[] = {
    ZONE_HAND, ZONE_CHAMPION, ZONE_TRASH, ZONE_BANISHMENT};

static const char *unready(const State *state)
{
    return rb_const(state)->presented[0] ? NULL
                                         : "the battlefields are not presented yet";
}

static const PlayNaming namings[] = {{"chooses_first", setup_let_choose}};

const PlayScenario riftbound_scenario = {
    .moves = moves,
    .moves_n = COUNT_OF(moves),
    .passings = passings,
    .passings_n = COUNT_OF(passings),
    .words = words,
    .words_n = COUNT_OF(words),
    .claims = claims,
    .claims_n = COUNT_OF(claims),
    .cards = cards,
    .cards_n = COUNT_OF(cards),
    .namings = namings,
    .namings_n = COUNT_OF(namings),
    .played_from = played_from,
    .found_in = found_in,
    .played_from_n = COUNT_OF(played_from),
    .found_in_n = COUNT_OF(found_in),
    .object_word = "expect_unit",
    .keyword_value = layers_keyword_value,
    .unready = unready,
};
