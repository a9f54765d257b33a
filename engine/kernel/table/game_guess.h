// game_guess.h -- another game that looks the same to one player.

#ifndef GAME_GUESS_H
#define GAME_GUESS_H

#include "engine/kernel/table/table.h"

// Deals all faces that [player] may not know anew among the objects that have them, and
// starts the stream of chance from [seed]. Faces of [shown], which has a bit for each
// object that a question shows, stay. The result follows from three things alone: what
// the player knows, how many cards of each name are hidden, and [seed]. Cards of one
// owner stay among those of that owner, unless players share a secret zone; what lies
// facedown gets a face that may lie there (Rules.may_lie), if one is hidden. Changes the
// State of [table]: call it for a copy.
void game_guess(Table *table, PlayerId player, const uint8_t *shown, uint64_t seed);

enum { GAME_SHOWN_BYTES = (OBJECTS_MAX + 7) / 8 };

// Does that at [question]: what it shows [player], who is asked, stays. The bots' playouts,
// the outlook on options and the forks of the protocol all deal by this function.
void game_guess_at(Table *table, const Question *question, PlayerId player,
                   uint64_t seed);

// Does the same for a player who does not know which cards others brought: a hidden card of
// another player gets a face that this player has seen of that one, or one of its own where few
// were seen. How many cards of each name others still hide has no say then.
void game_guess_unlisted(Table *table, const Question *question, PlayerId player,
                         uint64_t seed);

#endif
