// evaluate.h -- judges a position for a bot: strength, worth, good and bad.
//
// Every function reads the view of the bot's seat, so no judgement uses what is hidden.

#ifndef EVALUATE_H
#define EVALUATE_H

#include "engine/play/play_bots.h"
#include "engine/riftbound/position/riftbound_state.h"

typedef enum { DOES_NEITHER, DOES_HARM, DOES_HELP, DOES_COUNTER } Does;

// Tells the use of a card, by what it asks to be chosen and by its summary.
Does evaluate_card(const BotView *eval, CardId card);

// The side whose units count. Units of teammates are on neither.
typedef enum { SIDE_MINE, SIDE_FOES } EvaluationSide;

// Sums the Might of the units at battlefield [index].
int evaluate_might(const BotView *eval, int index, EvaluationSide side);
int evaluate_units(const BotView *eval, int index, EvaluationSide side);

// Sums the Might of the ready units that the bot could move from base; [units]: how many.
int evaluate_reserve(const BotView *eval, int *units);

bool evaluate_is_unit(const BotView *eval, ObjectId id);
bool evaluate_is_foe(const BotView *eval, PlayerId player);
bool evaluate_is_friendly(const BotView *eval, ObjectId id); // mine or a teammate's
bool evaluate_holds(const BotView *eval, int index);         // I control it
int evaluate_battlefield(const BotView *eval, SpotId spot);  // -1: none

// Returns the most Might that one enemy has in base, ready or not: it may all come.
int evaluate_threat(const BotView *eval);

// Counts the enemy's objects that the card [object] may choose; -1 if it chooses none.
int evaluate_victims(const BotView *eval, ObjectId object);

// Returns the worth of an object for the player who has it.
int evaluate_worth(const BotView *eval, ObjectId id);

// Returns how much damage kills the unit.
int evaluate_toughness(const BotView *eval, ObjectId id);

#endif
