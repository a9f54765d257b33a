// judge.h -- what the greedy bot makes of a position: strength, worth, good and bad.
//
// Reads a view of the bot's seat, so nothing that is hidden can be judged by.

#ifndef JUDGE_H
#define JUDGE_H

#include "engine/riftbound/position/riftbound_state.h"

typedef struct {
    const Table *table; // lends rules and library; its state is not read
    State view;
    PlayerId me;
} Judge;

typedef enum { DOES_NEITHER, DOES_HARM, DOES_HELP, DOES_COUNTER } Does;

// What a card is for, by what it asks to be chosen and by its summary.
Does judge_card(const Judge *judge, CardId card);

// Whose units: teammates' are neither.
typedef enum { JUDGE_MINE, JUDGE_FOES } JudgeSide;

// Might of the units at battlefield [index].
int judge_might(const Judge *judge, int index, JudgeSide side);
int judge_units(const Judge *judge, int index, JudgeSide side);

// Might of the ready units that [judge]'s player could move from base.
int judge_reserve(const Judge *judge, int *units);

bool judge_is_unit(const Judge *judge, ObjectId id);
bool judge_is_foe(const Judge *judge, PlayerId player);
bool judge_is_friendly(const Judge *judge, ObjectId id); // mine or a teammate's
bool judge_holds(const Judge *judge, int index);         // I control it
int judge_battlefield(const Judge *judge, SpotId spot);  // -1: none

// Might of an enemy's units in base, ready or not: the most that may come from one.
int judge_threat(const Judge *judge);

// How many of the enemy's the card [object] could be aimed at; -1 if it is not aimed.
int judge_victims(const Judge *judge, ObjectId object);

// What an object is worth to whoever has it.
int judge_worth(const Judge *judge, ObjectId id);

// What a unit still stands: damage until it dies.
int judge_toughness(const Judge *judge, ObjectId id);

#endif
