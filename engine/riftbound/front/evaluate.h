// evaluate.h -- judges a position for a bot: strength, worth, good and bad.
//
// Every function reads the view of the bot's seat, so no judgement uses a hidden card.

#ifndef EVALUATE_H
#define EVALUATE_H

#include "engine/play/play_bots.h"
#include "engine/riftbound/position/riftbound_state.h"

typedef enum { DOES_NEITHER, DOES_HARM, DOES_HELP, DOES_COUNTER } Does;

// Returns what a card does for the player who uses it, judged by its targets and its
// summary.
Does evaluate_card(const BotView *eval, CardId card);

// Says whose units a function counts. Units of teammates belong to neither side.
typedef enum { SIDE_MINE, SIDE_FOES } EvaluationSide;

// Return the sum of Might, and the number, of the side's units at battlefield [index].
int evaluate_might(const BotView *eval, int index, EvaluationSide side);
int evaluate_units(const BotView *eval, int index, EvaluationSide side);

// Returns the sum of Might of the ready units that the bot could move from base, and
// their number in [units].
int evaluate_reserve(const BotView *eval, int *units);

bool evaluate_is_unit(const BotView *eval, ObjectId id);
bool evaluate_is_foe(const BotView *eval, PlayerId player);
bool evaluate_is_friendly(const BotView *eval, ObjectId id); // mine or a teammate's
bool evaluate_holds(const BotView *eval, int index);         // I control it
int evaluate_battlefield(const BotView *eval, SpotId spot);  // -1: none

// Returns the most Might that one enemy has in base. Exhausted units count too: they
// may come next turn.
int evaluate_threat(const BotView *eval);

// Counts the enemy's objects that the card [object] may choose; -1 if it chooses none.
int evaluate_victims(const BotView *eval, ObjectId object);

// Returns the worth of an object for the player who has it.
int evaluate_worth(const BotView *eval, ObjectId id);

// Returns how much damage kills the unit.
int evaluate_toughness(const BotView *eval, ObjectId id);

#endif
