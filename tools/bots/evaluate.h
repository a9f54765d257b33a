// eval.h -- what the greedy bot makes of a position: strength, worth, good and bad.
//
// Reads a view of the bot's seat, so nothing that is hidden can be judged by.

#ifndef JUDGE_H
#define JUDGE_H

#include "engine/riftbound/position/riftbound_state.h"

typedef struct {
    const Table *table; // lends rules and library; its state is not read
    State view;
    PlayerId me;
} Evaluation;

typedef enum { DOES_NEITHER, DOES_HARM, DOES_HELP, DOES_COUNTER } Does;

// What a card is for, by what it asks to be chosen and by its summary.
Does evaluate_card(const Evaluation *eval, CardId card);

// Whose units: teammates' are neither.
typedef enum { SIDE_MINE, SIDE_FOES } EvaluationSide;

// Might of the units at battlefield [index].
int evaluate_might(const Evaluation *eval, int index, EvaluationSide side);
int evaluate_units(const Evaluation *eval, int index, EvaluationSide side);

// Might of the ready units that [eval]'s player could move from base.
int evaluate_reserve(const Evaluation *eval, int *units);

bool evaluate_is_unit(const Evaluation *eval, ObjectId id);
bool evaluate_is_foe(const Evaluation *eval, PlayerId player);
bool evaluate_is_friendly(const Evaluation *eval, ObjectId id); // mine or a teammate's
bool evaluate_holds(const Evaluation *eval, int index);         // I control it
int evaluate_battlefield(const Evaluation *eval, SpotId spot);  // -1: none

// Might of an enemy's units in base, ready or not: the most that may come from one.
int evaluate_threat(const Evaluation *eval);

// How many of the enemy's the card [object] could be aimed at; -1 if it is not aimed.
int evaluate_victims(const Evaluation *eval, ObjectId object);

// What an object is worth to whoever has it.
int evaluate_worth(const Evaluation *eval, ObjectId id);

// What a unit still stands: damage until it dies.
int evaluate_toughness(const Evaluation *eval, ObjectId id);

#endif
