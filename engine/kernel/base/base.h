// base.h -- the few words every module shares: ids, limits, references, ASSERT.
//
// An id is an index into an array of the game and 0 is nothing, so a zeroed record
// refers to nothing. A Ref is an id with the generation the object had: an object that
// changes to or from a zone off the board becomes a new object (rule 124), its
// generation goes up, and every Ref to the old one reads as gone.

#ifndef BASE_H
#define BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A broken invariant is our bug, never the player's: stop at once, in every build.
// Refusals that a player can cause are a Why (why.h) instead.
#define ASSERT(cond) ((cond) ? (void)0 : base_panic(__FILE__, __LINE__, #cond))

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof((array)[0])))

enum {
    SEATS_MAX = 4,     // players a State has room for
    HOSTS_MAX = 6,     // places that are objects themselves, in play at once
    ZONES_MAX = 16,    // kinds of zone a game may declare
    SPOTS_MAX = 56,    // zones times their players or hosts
    OBJECTS_MAX = 304, // four decks of 56, room for tokens
    CHAIN_MAX = 40,    // items on the chain, pending ones included
    TARGETS_MAX = 96,  // targets of all items on the chain together
    MODIFIERS_MAX = 88,
    GRANTS_MAX = 56,
    COUNTERS_MAX = 4,   // kinds of counter on an object
    RESOURCES_MAX = 12, // kinds of player resource
    NOBODY = 255,       // no player
    NOWHERE = 255,      // no spot
};

typedef uint16_t ObjectId; // index into State.objects; 0 is none
typedef uint16_t CardId;   // index into Library.cards; 0 is none, or a face not known
typedef uint16_t ClauseId; // index into Library.clauses; 0 is none
typedef uint16_t QueryId;  // index into Library.queries; 0 is none
typedef uint8_t PlayerId;  // 0 .. players - 1, or NOBODY
typedef uint8_t SpotId;    // one zone of one player or host; NOWHERE is none

// An object as it was known: gone when the generations differ.
typedef struct {
    ObjectId id;
    uint16_t generation;
} Ref;

_Noreturn void base_panic(const char *file, int line, const char *cond);

#endif
