// hide.h -- putting a card facedown at a battlefield (rules 107.3, 421, 811).

#ifndef HIDE_H
#define HIDE_H

#include "engine/cards/refusal.h"
#include "engine/kernel/table/table.h"

// Returns why [player] may not hide [object] at the battlefield now, REFUSAL_NONE: that
// is legal. Checks the time too.
Refusal hide_check(Table *table, PlayerId player, ObjectId object, int battlefield);

// Pays for it, asks the player where ways differ, and puts the card facedown.
void hide_do(Table *table, PlayerId player, ObjectId object, int battlefield);

// Returns whether the card says that it may be hidden (811). Fits Rules.may_lie.
bool hide_may_lie(const Table *table, ObjectId object);

// Returns whether [player] hides cards from there without a clause that names the place:
// it is the player's hand or Champion Zone (811.1.b).
bool hide_is_usual_zone(const Table *table, PlayerId player, SpotId from);

// Returns how many more cards that facedown zone takes.
int hide_room(const Table *table, int battlefield);

#endif
