// verb_call.h -- any call of any verb, made from a stream of numbers.
//
// Arguments are what a script could give, right or wrong: objects of the position and such
// that are gone, players who left, every spot, zone, word, clause and cost, numbers up to
// the largest. The test of verbs and their fuzzer share it.

#ifndef VERB_CALL_H
#define VERB_CALL_H

#include "engine/abilities/held/role.h"
#include "engine/abilities/language/accept.h"
#include "engine/kernel/game/game.h"

enum { VERB_CALL_ROWS = 128, VERB_CALL_TYPES = 16, VERB_CALL_ARGUMENTS = 8 };

// A call, and the arguments that it passes.
typedef struct {
    const VerbRow *verb;
    Value args[VERB_CALL_ARGUMENTS];
    int n;
} VerbCall;

// A stream of numbers, and the objects that were drawn last: half of all are drawn again,
// so that several verbs meet one object.
typedef struct {
    uint64_t at;
    ObjectId recent[4];
} VerbStream;

// Returns the next number of the stream.
uint64_t verb_call_draw(VerbStream *stream);

// Returns some object that is there, 0 if none is.
ObjectId verb_call_object(const Table *table, VerbStream *stream);

// Makes a call of the verb in [row], one argument for each letter of its signature. It
// may change what the words of [env] stand for.
void verb_call_make(VerbCall *call, Table *table, Env *env, int row,
                    VerbStream *stream);

// Returns the type of the object that an argument is, -1 if it is none.
int verb_call_type(const Table *table, const Value *value);

// Writes the call as text.
void verb_call_text(const VerbCall *call, const Table *table, char *text, size_t size);

#endif
