// hide.h -- putting a card facedown at a battlefield (rules 107.3, 421, 811).

#ifndef HIDE_H
#define HIDE_H

#include "engine/kernel/cards/refusal.h"
#include "engine/kernel/table/table.h"

// May [player] hide [object] at battlefield [place] now? The time is looked at too.
Refusal hide_check(Table *table, PlayerId player, ObjectId object, int battlefield);

void hide_do(Table *table, PlayerId player, ObjectId object, int battlefield);

// How many more cards that facedown zone takes.
int hide_room(const Table *table, int battlefield);

#endif
