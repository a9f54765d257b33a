// observer.h -- an observer that the engine calls while it works, for `why`, `try` and
// traces.
//
// A game goes the same way with an observer and without one. The engine tells the observer
// while things happen. So it tells a step that is left and begins again once more, from
// SIGHT_STEP on; the sights of a step count when SIGHT_STEP_END comes. Ordinary play has
// no observer: then each place that tells costs one comparison.

#ifndef OBSERVER_H
#define OBSERVER_H

#include "engine/cards/refusal.h"
#include "engine/kernel/table/table.h"

typedef enum {
#define SIGHT(id, word, text) SIGHT_##id,
#include "engine/kernel/table/sights.def"
    SIGHT_COUNT
} SightKind;

typedef enum {
#define PART(id, word, text) PART_##id,
#include "engine/kernel/table/parts.def"
    PART_COUNT
} ClausePart;

typedef enum {
#define MISSED(id, text) MISSED_##id,
#include "engine/kernel/table/missed.def"
    MISSED_COUNT
} MissedPart;

// One call of the observer. Which fields matter depends on `kind`; the others are 0. Its
// pointers are good until the call returns.
typedef struct Sight {
    uint8_t kind; // SightKind
    uint8_t part; // ClausePart: JUDGED; LAYER, NUMBER: why it is left out
    uint8_t
        row; // NUMBER, LAYER: of Rules.numbers; COST: of its resources; GIVEN: Library
             // keyword; ASKED: of Rules.prompts (question and answer are in the Table);
             // MISSED: MissedPart; PAID: of Rules.resources
    uint8_t layer; // NUMBER, LAYER: 1 + row of the number's layers; 0: none
    uint8_t why;   // REFUSED: Refusal
    PlayerId player;
    ClauseId clause;   // the ability, 0: a modifier or the game itself
    uint16_t modifier; // NUMBER, GIVEN, COST: 1 + the modifier that it is, 0: none
    Ref source;        // what has the ability, id 0: none
    ObjectId object;   // what it is about
    int n; // NUMBER, COST: what is added or set; GIVEN: the value; REFUSED: what there is;
           // ASKED: 1 + the row of Rules.options of the first pick, 0: none;
           // DERIVE: 0 as the layers begin, then the number of the round
    int wanted; // REFUSED: what it takes; 0: no number says; GIVEN: row of State.granted
    int before, after; // LAYER, COST
    int line;          // LINE: of the script
    uint16_t script;   // LINE: the Library script, 0: not known
    const Event *event;
    const VerbRow *verb;
    const Value *values; // RUN, VERB: the arguments
    int values_n;
    const Value *result; // VERB
    // LINE: the variables that have a value, "n = 2, u = Fox"; NUMBER, COST: what of the
    // game itself it is, "a counter"; NULL: nothing says
    const char *text;
    const char *rule; // NUMBER, COST: by which the game itself adds it; NULL: none
    QueryId query;    // REFUSED: of what it means there are too few; 0: none says
    uint16_t
        condition; // UNMET: of the Library; `n` is what there is, `wanted` what it takes,
                   // `row` its place in the list, from 0 on
    const Query *missed; // MISSED: the part alone, NULL: no query says it
} Sight;

typedef struct Observer {
    void *self;
    void (*sees)(void *self, const Table *table, const Sight *sight);
    bool
        wants_reasons; // a check that refuses goes on, to tell every reason; a game that
                       // goes on meanwhile would not be the same
    ObjectId
        about; // a thing: the observer hears why a question does not offer it; 0: none
} Observer;

// The words and sentences of a row.
const char *observer_word(SightKind kind);
const char *observer_part_word(ClausePart part);
const char *observer_part_text(ClausePart part);
const char *observer_missed_text(MissedPart part);

// Tells the observer of [table], if there is one.
static inline bool observer_is_there(const Table *table)
{
    return __builtin_expect(table->observer != NULL, 0);
}
void observer_tell(const Table *table, const Sight *sight);

// Returns whether checks report every reason, not the first alone.
static inline bool observer_wants_reasons(const Table *table)
{
    return observer_is_there(table) && table->observer->wants_reasons;
}

// Notes that a check refuses: the first reason stays in [first]. Returns whether the
// check ends with it. For an observer that wants every reason it reports this one, and the
// check goes on as if it held. [sight] says more of it, its `why` included.
bool observer_refuses_for(const Table *table, Refusal *first, Sight sight);
static inline bool observer_refuses(const Table *table, Refusal *first, Refusal why)
{
    if (observer_wants_reasons(table))
        return observer_refuses_for(table, first, (Sight){.why = (uint8_t)why});
    *first = why;
    return true;
}

// Reports that the passive [clause] of [source] gave an answer; no function ran.
void observer_tell_answer(const Table *table, const Clause *clause, Ref source);

// Reports that [clause] of [source] has chosen [n] objects; players and places among
// them are left out. The second reports that a player has paid: all that the pool had
// in [before], a number for each resource, and has no more.
void observer_tell_chosen(const Table *table, const Clause *clause, Ref source,
                          const Ref *chosen, int n);
void observer_tell_paid(const Table *table, PlayerId player, const uint16_t *before);

#endif
