// value.h -- what passes between a script and the engine: one tagged value.
//
// A script holds handles, never pointers; a handle is an integer that fits a Lua integer.
// A role (me, it, here ...) is a value too; the engine looks up what it stands for when
// an instruction runs. A group lies in the Table until its run is over and is named by
// its index.

#ifndef VALUE_H
#define VALUE_H

#include "engine/base/base.h"

typedef enum {
    VALUE_NONE,     // an argument left out
    VALUE_NIL,      // a thing that is gone: nobody, nothing
    VALUE_NUMBER,   // n
    VALUE_TRUTH,    // n is 0 or 1
    VALUE_OBJECT,   // ref
    VALUE_PLAYER,   // n is a PlayerId
    VALUE_SPOT,     // n is a SpotId
    VALUE_GROUP,    // n is a group of the Table
    VALUE_ROLE,     // n is a Role
    VALUE_QUERY,    // n is a QueryId
    VALUE_ZONE,     // n is a zone
    VALUE_LOCATION, // a word for a place: n is a PlaceKind
    VALUE_WORD,     // n is a row of the game's words (this_turn, ignoring_cost)
    VALUE_COST,     // n is a cost record, `less` for a discount
    VALUE_CLAUSE,   // n is a ClauseId
    VALUE_KEYWORD,  // "Swift 3": n is the keyword, ref.id its value,
                    // ref.generation its cost
    VALUE_TEXT,     // text
    VALUE_EVENT,    // n is an event
    VALUE_ITEM,     // an ability on the chain: n is its serial
    VALUE_LASTING,  // how long a change lasts: n is an Ends
    VALUE_SEVERAL,  // several results, in Table.results; only a verb gives it
} ValueKind;

typedef struct {
    uint8_t kind; // ValueKind
    bool discount;
    uint8_t accepts; // 1 + row of Rules.accepts: others of its objects do not count
    int32_t n;
    Ref ref;
    const char *text; // of the script host, valid during the call
} Value;

static inline Value value_nil(void)
{
    return (Value){.kind = VALUE_NIL};
}

static inline Value value_number(int n)
{
    return (Value){.kind = VALUE_NUMBER, .n = n};
}

static inline Value value_truth(bool yes)
{
    return (Value){.kind = VALUE_TRUTH, .n = yes};
}

static inline Value value_player(PlayerId player)
{
    if (player == NOBODY) return value_nil();
    return (Value){.kind = VALUE_PLAYER, .n = player};
}

static inline Value value_spot(SpotId spot)
{
    if (spot == NOWHERE) return value_nil();
    return (Value){.kind = VALUE_SPOT, .n = spot};
}

static inline Value value_item(uint16_t serial)
{
    return (Value){.kind = VALUE_ITEM, .n = serial};
}

static inline Value value_object(Ref ref)
{
    if (!ref.id) return value_nil();
    return (Value){.kind = VALUE_OBJECT, .ref = ref};
}

#endif
