// modifier.h -- modifiers: each changes an object for a while, and names its source and
// its end.
//
// Modifiers stand in the order of their timestamps. A modifier of an object is about one
// identity of it, so it is gone when the object becomes a new one.

#ifndef MODIFIER_H
#define MODIFIER_H

#include "engine/kernel/table/table.h"

// Adds it as the newest, sets its timestamp, which a resource has none of, and notes whose instructions run. Ends the
// game where the State has no room for it (table_limit).
void modifier_add(Table *table, const Modifier *modifier);
void modifier_remove(Table *table, int index);

// Returns whether it is an ability of the game itself. Its `it` is the subject of the
// question.
static inline bool modifier_is_of_game(const Modifier *modifier)
{
    return modifier->kind == MODIFIER_DELAYED && modifier->controller == NOBODY &&
           !modifier->source.id && !modifier->subject.id && !modifier->made_by;
}

// MODIFIER_POOL: `used` is an amount of one resource, by row of the game's resources, `subject`
// the card with the clause. With `keeps` it was added for the payment that is under way.
enum { POOL_ROWS = 16, POOL_MOST = 4095 };

_Static_assert((int)RESOURCES_MAX <= (int)POOL_ROWS,
               "the amount stands beside the row");

static inline int modifier_pool_resource(const Modifier *modifier)
{
    return modifier->used % POOL_ROWS;
}

static inline int modifier_pool_amount(const Modifier *modifier)
{
    return modifier->used / POOL_ROWS;
}

static inline uint16_t modifier_pool_of(int resource, int amount)
{
    return (uint16_t)(amount * POOL_ROWS + resource);
}

// Makes the object a copy of [card]: it has every printed trait of that card until the
// modifier ends or the object leaves (477.1.b). [how] is the rest of its record.
void modifier_copy(Table *table, const Modifier *how, CardId card);

// Counts a use of the modifier's clause, of those that it has in all (CLAUSE_ONCE). After the
// last it is removed. Returns whether it was.
bool modifier_use(Table *table, int index);

// Counts a use of a clause of the object. After the last use a clause that was given to
// it is gone, and a clause of its own does not work again as long as it is the same
// object.
void modifier_spend(Table *table, Ref object, ClauseId clause);

// Returns how often all uses of the clause were made: each instance of it has so many.
int modifier_times_spent(const Table *table, Ref object, ClauseId clause);

// Ends everything that lasts until [ends], at once (317.2.c, 466.7).
void modifier_end_all(Table *table, Ends ends);

// Ends everything that lasts until [source] leaves the board.
void modifier_end_of_source(Table *table, Ref source);

// Ends everything that lasts as long as [source] is attached to what it was attached to.
void modifier_end_of_attachment(Table *table, Ref source);

// Gives [player] the control of the object until the modifier ends (191). [how] is the rest
// of its record.
void modifier_control(Table *table, const Modifier *how, PlayerId player);

// Ends the last control of the object that [player] took for a while. Returns false if there
// is none.
bool modifier_end_control(Table *table, Ref object, PlayerId player);

// Makes the modifiers of [from] those of [to]: the same card under a new identity, such as
// a card on the chain that enters the board.
void modifier_follow(Table *table, Ref from, Ref to);

// Moves a card that is being played to where it enters. It keeps what it was given on the
// way: tags, abilities, numbers, links, named statuses; and those of modifier_follow.
Ref modifier_enter(Table *table, ObjectId id, SpotId to);

#endif
