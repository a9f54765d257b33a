// deeds.h -- record: what a game itself does in the verbs that every game has.
//
// A verb of common.h reads its arguments and makes its result; what happens then is the
// game's: a rulebook in C has its actions, and a game in Lua the rows that it declares.

#ifndef DEEDS_H
#define DEEDS_H

#include "engine/kernel/table/table.h"

typedef struct Deeds {
    // A script must name a player where nobody is `you`, and one where a verb wants
    // one: all else is a fault. False: a verb without a player does nothing, and takes
    // the first of several.
    bool wants_names;
    // A verb knows only of what its own ability moved how it last was.
    bool own_moves;
    // A choice by quality from a zone that others cannot see may be declined: nobody could
    // tell whether there was something to choose.
    bool hides_lack;
    // The text of a question may be the key of a prompt, which is asked then.
    bool names_prompts;
    uint8_t prompt_pick, prompt_wants, prompt_choose; // rows of Rules.prompts
    // The first returns whether players agree to nothing more; the second notes that
    // one agreed. NULL: they always may, and nobody notes it.
    bool (*declines)(const Table *table);
    void (*agreed)(Table *table);
    // Returns when something ends, an Ends, that lasts as long as the word says.
    int (*lasts)(const Rules *rules, int word);
    // Tells that something about the thing has changed for a while: its number by [n], or its
    // abilities.
    void (*changed)(Table *table, const Env *env, ObjectId id, int n);
    // Lets the effect happen after this, about the things of [about], which may be left out.
    // Returns whether it will.
    bool (*reflexive)(Table *table, const Env *env, ClauseId clause, Value about);
    // Returns the card that is a place, id 0: none is. NULL: places are no cards.
    Ref (*card_of_place)(const Table *table, SpotId spot);
} Deeds;

#endif
