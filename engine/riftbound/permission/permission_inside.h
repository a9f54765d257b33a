// permission_inside.h -- what clauses grant for one play, and what the play needs.

#ifndef PERMISSION_INSIDE_H
#define PERMISSION_INSIDE_H

#include "engine/riftbound/permission/permission.h"

// Whose words grant it, where instructions go with them.
typedef struct {
    ClauseId clause; // 0: no instructions
    ObjectId carrier;
    uint16_t waiting; // 1 + the row of the modifier that it is; 0: text of the carrier
    uint16_t cost;    // of the keyword, as its value is
    int16_t value;
    uint8_t keyword, paid_slot;
} GrantedBy;

// What `can` clauses grant for one play.
typedef struct {
    bool place, action, reaction, from;
    bool ignoring_cost, ignoring_energy, chooses_here;
    bool offer; // one of them is such that its player need not use it
    bool once;  // one of them is used up by this play
    bool extra; // [cost] is due on top of the printed one, and not instead
    uint16_t cost;
    GrantedBy by;
} Grants;

_Static_assert(sizeof(Grants) == 10 + sizeof(uint16_t) + 12, "Grants have no padding");

// All of them: those without price and instructions count together, of the others the player
// chooses.
typedef struct {
    Grants plain; // `by` is the first of them
    Grants priced[PRICED_MAX];
    int n;
} Readings;

// The play that clauses are asked about.
typedef struct {
    const Table *table;
    PlayerId player;
    ObjectId object;
    Event event;
    bool usual_place; // it could enter there without any permission
    bool offers;      // permissions that a player need not use count as well
    bool places;      // of these, those that open a place to what an effect plays
} Asked;

// Returns whether the clause lets a card be played without its cost, or a part of it.
static inline bool permission_is_free(const Clause *clause)
{
    return clause->flags & (CLAUSE_IGNORING_COST | CLAUSE_IGNORING_FIRST);
}

// Returns whether cards are played from there without any permission (419.1.a).
bool permission_is_usual_from(Location from);

// Returns whether plays use the permission up, for good or for the rest of a turn.
static inline bool permission_is_limited(const Clause *clause)
{
    return clause->flags & CLAUSE_ONCE || clause->each_turn;
}

// Returns whether a player need not use the permission: one for a single use, or another
// price for a card that is played from where it usually is.
bool permission_is_offer(const Clause *clause);

// Returns whether plays use the waiting permission up.
bool permission_is_once(const Table *table, const Modifier *m);

// Begins the question about a play to [to]; NOWHERE: of a spell.
Asked permission_ask(const Table *table, PlayerId player, ObjectId object, SpotId to);

// Reads all clauses: cards beat the rules (002).
Readings permission_read(const Asked *asked);

// Returns what those of the set grant, one bit for each with a price or instructions, and
// those without.
Grants permission_grants(const Readings *readings, unsigned set);

// Returns whether the card is where its player plays cards from without any permission.
bool permission_is_usual_zone(const Table *table, PlayerId player, ObjectId object);

// Returns whether the card enters there without any permission (355.2).
bool permission_is_usual_place(const Table *table, PlayerId player, ObjectId object,
                               SpotId to);

// Returns whether what is granted is enough for zone, time and place.
bool permission_covers(const Asked *asked, const Grants *grants, int level);

// Returns why it is the wrong time.
Refusal permission_late(const Table *table, int level);

// Returns whether zone, time and place are against it, or a card.
bool permission_refuses(const Asked *asked, const Grants *grants, int level,
                        const PlayWay *way, Refusal *first);

// Returns whether it is a play as the rules alone permit it, and nothing forbids any.
bool permission_needs_none(const Table *table, PlayerId player, ObjectId object,
                           int level, const PlayWay *way);

// Returns whether the two records say the same.
bool permission_is_same_cost(const Table *table, uint16_t a, uint16_t b);

// Adds the ways to one place by all sets of permissions to those of the walk.
void permission_find_ways(PlayWays *ways, const Asked *asked, const Readings *readings,
                          const PlayWay *way);

// Returns whether the permission opens a place to what an effect plays as [item]: what it wants
// on top can be paid beside [credit].
bool permission_opens(const Asked *asked, const Grants *grants, const Item *item,
                      const Price *credit);

// Lists the places where a permanent might enter at all: its player's base, any battlefield.
int permission_all_spots(const Table *table, PlayerId player, SpotId *spots);

#endif
