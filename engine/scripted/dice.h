// dice.h -- the faces of dice as cards: what a thrown die is, and what it shows.
//
// A thrown die is a thing whose card is the face that it shows. So it lies in a zone,
// and queries, marks and picks treat it as any thing; to turn it is to give it another
// card. The cards of faces are in the Library alone: no list, deck or search has them.

#ifndef DICE_H
#define DICE_H

#include "engine/scripted/scripted.h"

// Returns the die one of whose faces the card is, NULL if it is none.
const ScriptedDie *dice_of(const ScriptedGame *game, CardId card);

// Returns the number of the face that the card is, from 1 on; of equal faces the first one.
// 0: it is none.
int dice_face(const ScriptedGame *game, CardId card);

// Does so for a thing. Fits FieldRow.of_object.
int dice_face_of(const Table *table, const Env *env, ObjectId id);

// Returns the first face with that word, from 1 on.
int dice_with_word(const ScriptedDie *die, int word);

#endif
