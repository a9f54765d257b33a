// reading.h -- reads the fields and adjectives of objects, players and causes.
//
// The row of a field gives a function of the game, or names a fact, a counter, a
// derived number or a type, which the kernel reads by itself (ReadSource). Read a field
// only through these functions.

#ifndef READING_H
#define READING_H

#include "engine/kernel/table/table.h"

// Returns whether the field is a number of things, or of players. A named player
// counter is field Rules.fields_n and on.
bool reading_is_of_things(const Rules *rules, int field);
bool reading_is_of_players(const Rules *rules, int field);

// Brings all derived numbers up to date.
void reading_settle(const Table *table);

// Returns a derived number of a thing: current on the board, printed elsewhere.
int reading_number(const Table *table, int number, ObjectId object);

// Write the number of a thing, a player or a chain item to [n]. Return false, with 0 in
// [n], where the field is none of theirs.
bool reading_of_object(const Table *table, const Env *env, int field, ObjectId object,
                       int *n);
bool reading_of_player(const Table *table, const Env *env, int field, PlayerId player,
                       int *n);
bool reading_of_cause(const Table *table, int field, const Cause *cause, int *n);

// Returns how many numbers in a row the field is, 0: it is one number.
int reading_parts(const Rules *rules, int field);

// Writes number [part] of such a row of the card, from 1 on. Returns false, with 0 in [n],
// where the card has no such row.
bool reading_part(const Table *table, int field, CardId card, int part, int *n);

// Does the same for a thing that left its place in this step, as it was then.
bool reading_of_last_known(const Table *table, int field, const LastKnown *known,
                           int *n);

// The first returns whether the adjective is about things at all; the second whether it
// holds of one, or of a card wherever that is.
bool reading_adjective_of_things(const AdjectiveRow *row);
bool reading_holds_of_row(const Table *table, const AdjectiveRow *row, ObjectId object);
bool reading_holds_of_card(const AdjectiveRow *row, const Card *card);

static inline bool reading_holds(const Table *table, const Env *env,
                                 const AdjectiveRow *row, ObjectId object)
{
    if (row->source) return reading_holds_of_row(table, row, object);
    return row->holds && row->holds(table, env, object);
}

#endif
