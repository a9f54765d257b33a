// base.h -- what every module shares: ids, references, ASSERT; limits by limit.h.
//
// "None" is written in one of three ways:
//   ids       index an array whose record 0 is nothing, so a zeroed record refers to
//             nothing: ObjectId, CardId, ClauseId, QueryId, records of costs and amounts
//   seats and spots   count from 0, and the last number is none: NOBODY, NOWHERE. A zeroed
//             record would name player 0, so records with such fields are never just zeroed
//   rows      of a game's table count from 0; a field that may have no row holds
//             1 + row, and its comment says so
//
// A Ref is an id with the generation that the object had. An object that goes to or from
// a zone off the board becomes a new object (124): its generation goes up, and every Ref
// to the old one reads as gone.

#ifndef BASE_H
#define BASE_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/base/limit.h"

// Stops the program at once, in every build: a broken invariant is our bug, never the
// player's. For what a player may do wrong there is Refusal (refusal.h).
#define ASSERT(cond) ((cond) ? (void)0 : base_panic(__FILE__, __LINE__, #cond))

// Ends the program with one sentence if memory has run out: [taken] is what was asked for.
// No input within the limits comes to that; the machine, or who starts the program, may
// allow less. What is written is kept whole by files that are renamed and transactions.
#define ENOUGH(taken) ((taken) ? (void)0 : base_no_memory())

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof((array)[0])))

enum {
    NOBODY = 0xFF,    // no player
    NOWHERE = 0xFFFF, // no spot
};

typedef uint16_t ObjectId; // index into State.objects; 0 is none
typedef uint16_t CardId;   // index into Library.cards; 0 is none, or a face not known
typedef uint16_t ClauseId; // index into Library.clauses; 0 is none
typedef uint16_t QueryId;  // index into Library.queries; 0 is none
typedef uint8_t PlayerId;  // 0 .. players - 1, or NOBODY
typedef uint16_t SpotId;   // one zone of one player, host or space; NOWHERE is none

// An object as it was known. It is gone when the generations differ.
typedef struct {
    ObjectId id;
    uint16_t generation;
} Ref;

// Where a broken invariant and lack of memory lead in a program of which this is a library.
typedef struct {
    jmp_buf leave;
    char text[200]; // what was wrong, with its place
} BaseRescue;

// Lets both leave to [rescue] in this thread, NULL: end the program. What was under way there is
// left as it is: nobody touches it again. Returns where they led before.
BaseRescue *base_rescue(BaseRescue *rescue);

// Prints [cond], or the sentence that says what is wrong, with its place and aborts.
_Noreturn void base_panic(const char *file, int line, const char *cond);

// Says in this thread what another one has left by its rescue: leaves the same way, or prints it
// and aborts.
_Noreturn void base_pass_on(const char *text);

// Ends the program with exit code 70 and a sentence.
_Noreturn void base_no_memory(void);

#endif
