// passive.h -- finds what passives, prohibitions and permissions say about an object, a
// player or an item.
//
// A scan finds an answer as long as its clause works and means the subject. The caller
// adds the answers up, or takes the last word, as the row of the question says.

#ifndef PASSIVE_H
#define PASSIVE_H

#include "engine/abilities/held/ability.h"
#include "engine/cards/refusal.h"
#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

// Returns whether anything on the board, or a delayed ability, could answer the
// question at all.
bool passive_may_answer(const Table *table, int question);

// Returns the types of the cards about which something else than the card itself may answer
// the question, one bit each; ~0u: about any card.
unsigned passive_types(const Table *table, int question);

// A scan of all answers of passives to one question. It asks about an object, a player, or
// a chain item by its cause. The caller may set [player], [cause], [payer] (who pays, `by`
// of the passive), [to], [item], [ignored] (keywords that say nothing, one bit each) and [open] before the
// first passive_next.
typedef struct {
    const Table *table;
    uint8_t question;
    ObjectId object;
    PlayerId player;
    const Cause *cause;
    PlayerId payer;
    ObjectId to;
    const Item *item; // the play whose price is asked; NULL: none is
    uint64_t ignored;
    // of the scan:
    uint8_t stage;
    bool alone; // only the object itself could answer
    bool open;  // the scan checks neither the subject nor any condition
    int i;
    const ObjectId *ids; // the active objects
    int ids_n;
    uint32_t gathered;          // Table.gathered when it noted these
    int self;                   // the place of the object itself, -1: it says nothing
    const Answerers *answerers; // the places that the scan asks
    AbilityScan abilities;
    const Clause *clause;        // found
    const PassiveAnswer *answer; // found
    Env env;                     // found
    uint16_t modifier;           // 1 + modifier it is; 0 none
} PassiveScan;

// The stages of a scan, in their order; in the last one it finds nothing.
enum { PASSIVE_BOARD, PASSIVE_SELF, PASSIVE_DELAYED, PASSIVE_SILENT };

// Returns whether some card that was loaded answers the question at all.
static inline bool passive_is_answered(const Table *table, int question)
{
    return table->library->answered >> question & 1u;
}

// Returns whether anything on the board, or [object] itself, could answer the question
// about [object]. The first takes for granted that some card that was loaded answers
// it.
bool passive_some_answer_about(const Table *table, int question, ObjectId object);

static inline bool passive_may_answer_about(const Table *table, int question,
                                            ObjectId object)
{
    return passive_is_answered(table, question) &&
           passive_some_answer_about(table, question, object);
}

// Returns whether a scan of a question that some card answers may find anything.
bool passive_scan_finds(const Table *table, int question, ObjectId object);

// Begins such a scan.
void passive_scan_answered(PassiveScan *scan, const Table *table, int question,
                           ObjectId object);

// Begin a scan about [object] (0: about none), and find the next answer; false at the end.
static inline void passive_scan(PassiveScan *scan, const Table *table, int question,
                                ObjectId object)
{
    scan->stage = PASSIVE_SILENT; // nothing else of it is read
    if (passive_is_answered(table, question) &&
        passive_scan_finds(table, question, object))
        passive_scan_answered(scan, table, question, object);
}

bool passive_next_answer(PassiveScan *scan);

// Returns whether what an open scan has found speaks of what the scan asks about, and its
// conditions hold.
bool passive_fits(const PassiveScan *scan);

// Returns whether the conditions of what a scan has found hold, whomever it speaks of.
bool passive_is_on(const PassiveScan *scan);

static inline bool passive_next(PassiveScan *scan)
{
    return scan->stage != PASSIVE_SILENT && passive_next_answer(scan);
}

// The objects that are active at one moment, and who of them may answer a question.
typedef struct {
    ObjectId ids[OBJECTS_MAX];
    Answerers answerers;
} FixedAnswerers;

// Makes the scan go through those that are active now, kept in [fixed], although others may
// become active before it ends.
void passive_fix(PassiveScan *scan, FixedAnswerers *fixed);

// Returns the number that the answer found gives, times what `each` counts.
int passive_amount(const PassiveScan *scan);

// Returns the same of an answer whose words are [env]; [amount_of] is its amount.
int passive_amount_of(const Table *table, const Env *env, const Clause *clause,
                      uint16_t amount_of);

// Returns how many times the answers of a clause count: its `each`.
int passive_times(const Table *table, const Env *env, const Clause *clause);

// Returns the sum of all answers, for questions whose answers add up.
int passive_sum(const Table *table, int question, ObjectId object);

// Returns the cost that the answer of the scan is: of `value()` the cost that the keyword
// stands with (805).
uint16_t passive_cost(const PassiveScan *scan);

// Returns two answers as one, by the Sum of their question.
int passive_join(int sum, int a, int b);

// Returns all answers as one number, by the row of the question: yes is 1, none is 0.
int passive_answer(const Table *table, int question, ObjectId object);

// Returns the word of the last answer, -1 if there is none.
int passive_word(const Table *table, int question, ObjectId object);

// Binds `once` passives to the first item that is played or used and that they speak of: its
// object, or an ability alone. It is finalized, and enters at the place [to], 0 for none.
// One that has further uses waits on for the next.
void passive_keep(Table *table, const Item *item, ObjectId to);

// Returns whether a clause of [kind] fits that is no text of the event's object off the
// board.
bool passive_permission_of_others(const Table *table, int kind, const Event *event);

// Returns whether some clause of [kind], CLAUSE_CAN or CLAUSE_CANNOT, fits the event
// now. Writes the first that does to [found] and its words to [env]; both may be NULL.
bool passive_permission_fits(const Table *table, int kind, const Event *event,
                             const Clause **found, Env *env);

// Tells an observer that wants every reason each prohibition that fits the event, as [why].
void passive_tell_prohibitions(const Table *table, const Event *event, Refusal why);

#endif
