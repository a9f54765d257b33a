// riftbound_state.h -- the rulebook's own part of a game: turn, priority, battlefields, combat.
//
// It lies in State.rules_state as plain data, and rb() is the one way to it. A battlefield
// has an index from 0 to battlefields_n - 1; its spot is spot_of(ZONE_BATTLEFIELD, index).
// The controller of the object controls the battlefield.
//
// A State begins zeroed, where 0 is player 0: setup.c sets each PlayerId that may be nobody.

#ifndef RIFTBOUND_STATE_H
#define RIFTBOUND_STATE_H

#include "engine/abilities/language/query.h"
#include "engine/riftbound/position/mode.h"
#include "engine/riftbound/position/rulebook.h"

typedef enum {
#define PHASE(id, name, doc) PHASE_##id,
#include "engine/riftbound/defs/phases.def"
    PHASE_COUNT
} Phase;

typedef enum {
    COMBAT_NONE,
    COMBAT_SHOWDOWN, // step 1 (464)
    COMBAT_DAMAGE,   // step 2 (465)
    COMBAT_CLEANUP,  // step 3.1 (466.1)
    COMBAT_RESULT,   // step 3.2 (466.3)
    COMBAT_CONTROL,  // step 3.3 (466.5)
    COMBAT_END,      // step 3.4 (466.7)
} CombatStep;

typedef struct {
    ObjectId object;       // the battlefield card
    PlayerId contested_by; // who applied Contested, NOBODY
    bool showdown_staged;
    bool combat_staged;
    bool was_free; // it is being conquered, and nobody had controlled it
} Battlefield;

// The origin of the chain decides whether Focus passes when it closes (346.1).
typedef enum { OPENED_BY_PLAY, OPENED_BY_TRIGGER, OPENED_BY_ADD } OpenedBy;

enum {
    PLAYERS_MAX = 4,    // of the largest mode
    DECK_SIDE_MAX = 16, // cards of a sideboard
};

typedef struct RiftboundState {
    Battlefield battlefields[HOSTS_MAX];
    uint8_t battlefields_n;
    uint8_t mode;       // Mode
    uint8_t phase;      // Phase
    uint8_t phase_step; // progress within the phase: parts that are done, see turn.c
    PlayerId first_player;
    PlayerId priority; // NOBODY between two decisions
    PlayerId focus;    // NOBODY outside showdowns
    uint8_t passes;    // in a row, by different players
    uint8_t opened_by; // OpenedBy
    uint8_t showdown;  // 1 + battlefield of the ongoing showdown or combat
    uint8_t combat;    // CombatStep
    PlayerId attacker, defender;
    bool special_cleanup; // the next one is the Combat or Ending Cleanup
    bool chain_ran;       // an item was processed in this Expiration Step (317.2.f)
    uint8_t scored[PLAYERS_MAX]; // battlefields scored this turn, one bit each (470)
    uint8_t excess[PLAYERS_MAX]; // excess damage assigned in this combat
    uint8_t victory_score;
    uint8_t extra_n;
    PlayerId extra[EXTRA_TURNS_MAX]; // extra turns, the next one last (735)
    PlayerId next_in_queue;          // whose ordinary turn comes next
    Cause cause;                     // the item that resolved last (428.5.c)
    bool combat_starts;  // triggers of the combat's start are being placed (464.2.e.1)
    bool no_result;      // the combat ended in a tie (466.3.d)
    uint8_t winner_side; // 1 + player who won the combat
    CardId champion[PLAYERS_MAX];  // the Chosen Champion (103.2.a.3)
    uint8_t first_chosen_by;       // 1 + who says who begins; 0: drawn
    bool swaps;                    // cards change places with the sideboard first
    bool draws_battlefields;       // they are drawn though the players would choose
    ObjectId side[PLAYERS_MAX];    // the sideboards: the first of so many objects
    uint8_t side_n[PLAYERS_MAX];   // that lie aside
    CardId presented[PLAYERS_MAX]; // battlefields, by player
    uint8_t invited; // 1 + the teammate who may act now (489.8.a); 0: none
    bool declined;   // an invitation, and nothing was done since
    uint8_t blow; // number of the last combat's damage in this turn, see Object.struck
    uint8_t barred; // battlefields a teammate controlled in the Scoring Step (489.8.b)
    // For repetition.h, all of this turn.
    uint8_t times_seen;    // of the position kept
    bool is_repeating;     // the present position was seen too often
    uint16_t steps;        // taken
    uint16_t decisions;    // put to players
    uint16_t actions;      // taken by players: passing and declining are none
    uint16_t actions_then; // when the position was seen last
    uint16_t keep_at;      // the decision whose position is kept next
    uint16_t quiet;        // steps since the last decision; 0 in a usual turn
    uint64_t kept;         // the position that is compared with
} RiftboundState;

_Static_assert(sizeof(RiftboundState) <= RULES_BYTES,
               "the rulebook's part must fit the State");

// Return the rulebook's part of [state], to write and to read.
static inline RiftboundState *rb(State *state)
{
    return (RiftboundState *)state->rules_state;
}

static inline const RiftboundState *rb_const(const State *state)
{
    return (const RiftboundState *)state->rules_state;
}

#endif
