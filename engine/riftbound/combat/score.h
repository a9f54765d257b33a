// score.h -- scoring battlefields and the final point (rules 468-472).

#ifndef SCORE_H
#define SCORE_H

#include "engine/kernel/table/table.h"

// Scores a Conquer for [player], who has gained control of the battlefield, unless it was
// scored already this turn (469.1, 470).
void score_conquer(Table *table, PlayerId player, int battlefield);

// Scores a Hold for [player], who controls it in the Scoring Step (469.2).
void score_hold(Table *table, PlayerId player, int battlefield);

// Notes in the Scoring Step of [player] which battlefields teammates control: the team
// cannot score these in this turn (489.8.b).
void score_bar(Table *table, PlayerId player);

#endif
