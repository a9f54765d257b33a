// permission.h -- by which permissions a card may be played: from where, when, to where.
//
// By default players play a card from hand or Champion Zone, in their own main phase, to
// their own base or a battlefield that they control (355.2, 410.1.a, 419.1.a). `can` clauses
// add ways: other zones, other places, other times. `cannot` beats them all (054.1).

#ifndef PERMISSION_H
#define PERMISSION_H

#include "engine/cards/refusal.h"
#include "engine/kernel/table/table.h"
#include "engine/riftbound/actions/price.h"

// A permitted way to play a card to one place.
typedef struct {
    SpotId to;      // NOWHERE: a spell
    uint16_t terms; // TERM_IGNORING_COST, TERM_IGNORING_FIRST, TERM_FACEDOWN, TERM_ONCE
    SpotId bound;   // everything is chosen there; NOWHERE: free
    uint16_t cost; // instead of the printed one, with TERM_FOR; on top, with TERM_EXTRA
    uint16_t also[ITEM_ALSO_MAX]; // further ones on top
    uint16_t
        by; // permissions with instructions that it is by, a bit each (permission_note)
    bool offered; // its player need not use what permits it
    bool spare;   // no way: no permission of that kind is there
} PlayWay;

enum {
    PLAY_SPOTS_MAX = HOSTS_MAX + 1,
    PLAY_WAYS_MAX = 2 * PLAY_SPOTS_MAX * PRICES_MAX,
    LEVEL_MAIN = 0,
    LEVEL_ACTION = 1,
    LEVEL_REACTION = 2
};

// A walk over all ways in which [player] may play [object], at a moment that asks for
// [level]: those to each place, one for each price that permissions give; then those to each
// place by permissions that players need not use. Where a way is refused, [why] says why. For
// an observer who wants every reason the walk goes through refused ways too, each with its
// first reason.
typedef struct {
    const Table *table;
    PlayerId player;
    ObjectId object;
    int level;
    SpotId spots[PLAY_SPOTS_MAX];
    int spots_n, i;
    PlayWay priced[PRICES_MAX]; // the ways to the place that it is at
    int priced_n, priced_i;
    Refusal why;
    SpotId only;          // the only place that counts; NOWHERE: all
    Refusal held_against; // every way
    Refusal refused;      // the way that was found last; REFUSAL_NONE: it is open
} PlayWays;

// Begin the walk, and find the next way; false at the end.
PlayWays permission_ways(const Table *table, PlayerId player, ObjectId object,
                         int level);
bool permission_next(PlayWays *ways, PlayWay *way);

// Returns whether the walk begins with a way as the rules alone permit it: in the main
// phase, from hand or Champion Zone, to base. Leaves it in [way].
bool permission_is_plain(const Table *table, PlayerId player, ObjectId object,
                         int level, PlayWay *way);

// Lists the places open to a permanent that an effect plays as [item], at any time; those for
// an additional cost where that can be paid beside [credit]. Returns how many.
int permission_spots(const Table *table, const Item *item, const Price *credit,
                     SpotId *spots);

// Returns whether the card may enter there, for no price, only by a permission for a single use.
bool permission_is_for_one_use(const Table *table, PlayerId player, ObjectId object,
                               SpotId to);

// Returns whether some card on the board, or an ability that waits, may permit plays from
// [spot]. What a card says of itself does not count.
bool permission_comes_from(const Table *table, SpotId spot);

// Returns whether the card's own text speaks of plays at a moment that asks for [level].
bool permission_may_be_timely(const Table *table, ObjectId object, int level);

// Returns whether one of these may be for such a moment, wherever the card is.
static inline bool permission_is_at(const Permissions *can, int level)
{
    const int flags = can->flags | can->flags_from;

    return flags & CLAUSE_REACTION || (flags & CLAUSE_ACTION && level == LEVEL_ACTION);
}

// Returns whether a card may have been given text that speaks of such a moment.
bool permission_may_be_given(const Table *table, int level);

// Returns whether a permission of its own may give the card another price where it is
// now.
bool permission_may_reprice(const Table *table, ObjectId object);

// Returns whether the two ways cost the same, whatever permits them.
bool permission_is_same_price(const Table *table, const PlayWay *a, const PlayWay *b);

// A permission as a player is told of it: the thing with the text, and the clause.
typedef struct {
    ObjectId object;
    ClauseId clause;
} Permitting;

// Returns number [bit] of the permissions that the way is by; -1: what permits it without
// instructions, which is the card itself where nothing else need.
Permitting permission_by(const Table *table, PlayerId player, ObjectId object,
                         const PlayWay *way, int bit);

// The permissions with instructions that a play is by.
typedef struct {
    Modifier list[1 + ITEM_ALSO_MAX];
    int n;
} Permitted;

// Lists those of a way, before the card leaves its place; makes them wait until it is
// finalized, as the [played] that the card has become; and carries them out then (829.1.b).
Permitted permission_note(const Table *table, PlayerId player, ObjectId object,
                          const PlayWay *way);
void permission_wait(Table *table, const Permitted *permitted, Ref played);
void permission_run(Table *table, const Item *item);

// Lets the item wait so for what permits the place that was chosen, which only an effect that
// plays a card leaves open; what that wants on top is due as well, beside [credit].
void permission_wait_for_place(Table *table, Item *item, const Price *credit);

// Uses up the permissions that the item was played by, if these are for a single use.
void permission_use_up(Table *table, const Item *item);

// Returns whether a card forbids [player] to play [object] to [to].
bool permission_forbids(const Table *table, PlayerId player, ObjectId object,
                        SpotId to);

#endif
