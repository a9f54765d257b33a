// modifier.h -- what changes things for a while, with its source and its end.

#ifndef MODIFIER_H
#define MODIFIER_H

#include "engine/kernel/table/table.h"

// Adds it, newest; its timestamp is set. ASSERTs that there is room.
void modifier_add(Table *table, const Modifier *modifier);
void modifier_remove(Table *table, int index);

// Everything that ends with [ends] is over, at once (317.2.c, 466.7).
// The object becomes a copy of [card]: every printed trait is that card's until the
// modifier ends or the object leaves (477.1.b). [how] is the rest of its record.
void modifier_copy(Table *table, const Modifier *how, CardId card);

void modifier_end_all(Table *table, Ends ends);

// So is what was to last until [source] leaves.
void modifier_end_of_source(Table *table, Ref source);

// Another player controls the object until the modifier ends (191); [how] is the rest of
// its record.
void modifier_control(Table *table, const Modifier *how, PlayerId player);

// A waiting ability belongs to the source's identity: `object` follows a change of
// identity, such as a card that becomes a permanent.
void modifier_follow(Table *table, Ref from, Ref to);

#endif
