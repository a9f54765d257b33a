// derive_inside.h -- what the files that derive values share.

#ifndef DERIVE_INSIDE_H
#define DERIVE_INSIDE_H

#include "engine/abilities/passives/derive.h"
#include "engine/abilities/passives/passive.h"
#include "engine/cards/fact.h"
#include "engine/kernel/table/object.h"

// A passive that applies to an object. Each is noted once and stays for this derivation, so
// the loop ends: there are only so many passives and objects.
typedef struct {
    ClauseId clause;
    ObjectId object, source;
    int16_t value; // which of several instances it is; of a number its new value
    bool asks;     // its condition asks for a derived number
    uint8_t
        question;   // 1 + the one about a number that it answers, 0: it gives something
    int16_t amount; // that it answered as it was applied
} Applied;

// The change that could be applied next to a number (derive_once.c); no clause: none.
typedef struct {
    Applied row;
    int layer; // 1 + row of the number's layers, 0: after them
    bool decreases;
    int age; // its timestamp
} NextApplied;

typedef struct Layers {
    Applied list[PASSIVES_MAX];
    int n;
    // For each object 1 + the last row of the list about it, and for each row 1 + the
    // one before it; 0: none.
    uint16_t last[OBJECTS_MAX], before[PASSIVES_MAX];
    // Rows whose condition did not hold in the end; `object` 0: for all that they mean.
    Applied lost[PASSIVES_LOST_MAX];
    int lost_n;
    bool grew;
    // One round of gifts is enough: no gift changes who gives what to whom.
    bool settled;
    int derived_n;   // numbers of things that were worked out last
    bool came_alone; // gives only to those that came
    bool
        careful; // passives that change a number and ask for one are applied one by one
    bool changed; // in this round some number became another one: then only
    bool frozen;  // their amounts are those with which they were applied
    NextApplied next;
    int considered; // how often one that could be next was found
    bool tied;      // two of them come in no order but that in which they were found,
    bool turned;    // and the one that was found last comes first
    uint8_t looked_for, gives; // GIFT_ kinds: what givers look at, and what they give
} Layers;

enum { GIVERS_MAX = 128 }; // beyond it the scan asks the objects one after the other

// A passive that gives something, and its words.
typedef struct {
    const Clause *clause;
    Env env;
    uint16_t modifier; // 1 + modifier it is; 0 none
    int times;         // how often its `each` counts
    uint16_t age;      // as Granted.age
    bool is_given;     // it was given itself, by another passive
} Giver;

// All givers of one question, in their order, and whom on the board they mean.
typedef struct {
    Giver list[GIVERS_MAX];
    int n;
    ObjectId ids[OBJECTS_MAX]; // things on the board
    int ids_n;
    uint64_t meant[OBJECTS_MAX][GIVERS_MAX / 64]; // of each, by whom: one bit each
} Givers;

// Finds givers and whom they mean, each of their conditions judged once. Returns false where
// that is not the same as to ask one object after the other and to give in between, or where
// one goes by what is younger than itself.
bool derive_find_givers(const Table *table, Layers *layers, int question,
                        Givers *givers);

// Returns the only thing that the query can mean, 0: there may be others.
ObjectId derive_only_thing(const Table *table, const Env *env, QueryId query);

enum { NUMBER_ANSWERS_MAX = 96 }; // beyond it each thing asks everybody

// A passive that changes a number, and its words.
typedef struct {
    const Clause *clause;
    Env env;
    uint16_t amount_of; // the amount that the clause names
    uint16_t types;     // of the cards that it can mean, one bit each
    uint64_t zones;     // where these can lie, one bit each
    ObjectId only;      // the only thing that it can mean, 0: there may be others
    bool is_judged, is_on;
    bool is_reckoned;
    int amount;
    bool is_of_game, says_they; // is judged and reckoned for each thing anew
} NumberAnswer;

// Of which things a number may be another one than is printed.
typedef struct {
    unsigned types;     // of the cards about which others may answer; ~0u: of all
    uint64_t questions; // the things themselves may answer these, one bit each
} Changeable;

// All passives that answer one question about one number, in their order.
typedef struct {
    Changeable changeable;
    int question; // -1: none yet
    bool listed;
    unsigned types; // of the cards about which they may be, one bit each; ~0u: of all
    int only; // the question by which alone others change the number; -1: not known
    int n;
    NumberAnswer list[NUMBER_ANSWERS_MAX];
} NumberAnswers;

// Finds of which things the number may be another one. Lists the answers on the way where
// [answers] is not NULL: fewer things are meant by these than may be.
Changeable derive_changeable(const Table *table, int number, NumberAnswers *answers);

// Lists the answers, if they are not there. Returns false where each thing has to ask by
// itself.
bool derive_find_answers(const Table *table, int question, NumberAnswers *answers);

// Returns whether one of the answers may mean the thing, by its types and where it lies.
bool derive_is_meant(const Table *table, const NumberAnswers *answers, ObjectId id);

// Finds the next answer about the thing, from number [i] on, and its [amount]. Returns false
// at the end.
bool derive_next_answer(const Table *table, NumberAnswers *answers, ObjectId id, int *i,
                        int *amount);

// Returns the number that the object's card prints.
static inline int derive_printed(const Table *table, const NumberRow *row, ObjectId id)
{
    return fact_number(object_card(table, id)->facts[row->fact]);
}

// Returns row [number] of Rules.numbers of one object. [answers] are the passives that change
// this number; NULL: they are not listed, and what applies is not noted.
int derive_work_out(const Table *table, Layers *layers, NumberAnswers *answers,
                    int number, ObjectId id);

// Works it out and writes it to the State.
void derive_number(const Table *table, Layers *layers, NumberAnswers *answers,
                   int number, ObjectId id);

// Returns whether the object has that number, by its types.
bool derive_has_number(const Table *table, int number, ObjectId id);

// Empties the list of what applies.
void derive_begin_layers(const Table *table, Layers *layers);

// Goes through all layers from the printed values, until nothing new applies and every gift
// holds in the end (476.1-2). [given]: all gifts are those of before.
void derive_layers(const Table *table, Layers *layers, bool given);

// Takes only the marked things through the layers; all gifts are those of before.
// Returns whether it read no number.
bool derive_some_layers(const Table *table, Layers *layers);

// Leaves the step where there is no room for one more. Between two steps only readers look:
// they go without it, and the next step derives again, and stops the game.
bool derive_has_room(const Table *table, LimitId limit, int used);

// Notes that it applies. Returns false where it was noted before.
bool derive_note(const Table *table, Layers *layers, Applied applied);

// Adds a row that is known to be new.
void derive_add_applied(const Table *table, Layers *layers, Applied applied);

// Returns whether a passive that is active changes a number and asks for one.
bool derive_asks(const Table *table);

// Finds the next answer of an open scan that counts, and its [amount], in layer [layer]. One that
// asks for a number counts once it was applied; else it is considered as the next. Returns
// false at the end.
bool derive_next_applied(Layers *layers, PassiveScan *scan, int layer, int *amount);

// Applies to the objects what is next. Returns false where nothing is.
bool derive_apply_next(const Table *table, Layers *layers, const ObjectId *ids, int n);

// Returns whether the source may have one clause several times: only one that was given text, or
// that started an ability, has.
bool derive_may_repeat(const Table *table, uint16_t modifier, ObjectId source);

// Tells the instances of one passive on one source apart: the first is -1, the next -2.
int16_t derive_instance(const PassiveScan *at);

// Brings gifts up to date. Returns whether no number has a say in them, so that they stay
// what they are whatever numbers become.
bool derive_settle_gifts(const Table *table);

// A thing that a passive means, and by what.
typedef struct {
    ObjectId object;
    bool asks; // for a number
    uint16_t relied_on;
} Meant;

// A passive that takes abilities.
typedef struct {
    const Clause *clause;
    Ref carrier;
    uint16_t modifier;
    ObjectId giver; // of a text that was given: by whom and since when, as in Active
    uint16_t since;
} Taker;

// Returns what the scan has found as a taker.
Taker derive_taker(const PassiveScan *scan);

// Those that had their turn.
typedef struct {
    Taker list[GIVERS_MAX];
    int n;
} Takers;

// Returns what the answer of a scan about the object asks for.
Meant derive_meant_by(const Table *table, const PassiveScan *scan, ObjectId object);

// Gives what the answer of the scan gives. What depends on a gift or a loss comes after that, even
// if it is older (479.2).
void derive_give_found(const Table *table, Layers *layers, const PassiveScan *scan,
                       Meant meant);

// Return whether the scan has found that one, and one of those.
bool derive_is_that(const PassiveScan *scan, const Taker *taker);
bool derive_is_among(const Takers *takers, const PassiveScan *scan);

// Lists all things on the board, and returns how many there are.
int derive_board_objects(const Table *table, ObjectId *ids);

// Asks each of them what it is given, or what is taken from it, but for those of [but].
void derive_ask_each(const Table *table, Layers *layers, int question,
                     const Takers *but);

// Lets the passives that answer the question give what they give.
void derive_give_grants(const Table *table, Layers *layers, int question);

// Returns whether another passive gives the one that the scan has found.
bool derive_is_given(const PassiveScan *scan);

// Give abilities: those of modifiers, and those of passives.
void derive_grants_of_modifiers(const Table *table);
void derive_grants_of_passives(const Table *table, Layers *layers);

// Takes out one gift, or one change of a number, that depends on a number which in the end is
// another one; then all begins afresh. An effect is lost separately from being applied, and
// once (476.3): for all whom it means, unless only one of them is no longer meant. Returns
// whether one was lost.
bool derive_lose_one(const Table *table, Layers *layers);

#endif
