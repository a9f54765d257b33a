// score.h -- scoring battlefields and the final point (rules 468-472).

#ifndef SCORE_H
#define SCORE_H

#include "engine/kernel/table/table.h"

// [player] has gained control of the battlefield: a Conquer, unless it was scored
// already this turn (469.1, 470).
void score_conquer(Table *table, PlayerId player, int battlefield);

// [player] holds it in the Scoring Step (469.2).
void score_hold(Table *table, PlayerId player, int battlefield);

// The Scoring Step of [player]: what teammates control is barred for the team (489.8.b).
void score_bar(Table *table, PlayerId player);

#endif
