// deeds.h -- record: what a game itself does in the verbs that every game has.
//
// A verb of common.h reads its arguments and makes its result; what happens then is the
// game's: a rulebook in C has its actions, and a game in Lua the rows that it declares.

#ifndef DEEDS_H
#define DEEDS_H

#include "engine/kernel/table/table.h"

// Things on which a verb acts. A deed leaves in it those with which that changed something.
typedef struct {
    int n;
    ObjectId ids[OBJECTS_MAX];
} ThingList;

// How things are put somewhere. VALUE_NONE stands for what the script left out. The player is
// whose zone it is; in a game where things go to the zones of their owners, it is who puts them.
typedef struct {
    Value place, player;
    Value event; // that is reported of the move
    bool bottom; // beneath what is there, else on top
} Putting;

// The players who see cards, and the most cards of a zone that they see.
typedef struct {
    PlayerId player; // who looks, or who shows them to all
    bool all;
    int most;
} Seeing;

typedef struct Deeds {
    // A script's slip is a fault: it names no player where nobody is `you`, or several where
    // one is wanted, or chance gets no number to choose from. False: a verb without a player
    // does nothing, and takes the first of several; chance gives 0.
    bool strict;
    // A verb knows only of what its own ability moved how it last was.
    bool own_moves;
    // None of several things are an empty list: GIVES_SOME is VALUE_GROUP. False: nil.
    bool lists;
    // 1 + the zone whose first n things are meant if the script names none; 0: it must name one.
    uint8_t deck;
    // A choice by quality from a zone that others cannot see may be declined: nobody could
    // tell whether there was something to choose.
    bool hides_lack;
    // The text of a question may be the key of a prompt, which replaces it then.
    bool names_prompts;
    uint8_t prompt_pick, prompt_wants, prompt_choose; // rows of Rules.prompts
    // The first returns whether players agree to nothing more; the second notes that
    // one agreed. NULL: they always may, and nobody notes it.
    bool (*declines)(const Table *table);
    void (*agreed)(Table *table);
    // Returns when something ends, an Ends, that lasts as long as the word says. Tells where it is
    // over at once.
    int (*lasts)(Table *table, const Env *env, int word);
    // Tells that something about the thing has changed for a while: its number by [n], or its
    // abilities.
    void (*changed)(Table *table, const Env *env, ObjectId id, int n);
    // Lets the effect happen after this, about the things of [about], which may be left out.
    // Returns whether it will.
    bool (*reflexive)(Table *table, const Env *env, ClauseId clause, Value about);
    // Give a named status, or take it away; put n more of a counter on each, or take them off.
    void (*mark)(Table *table, const Env *env, ThingList *things, int status, bool on);
    void (*count)(Table *table, const Env *env, ThingList *things, int counter, int n);
    void (*put)(Table *table, const Env *env, const Putting *putting,
                ThingList *things);
    void (*attach)(Table *table, const Env *env, ThingList *things, Ref host);
    void (*detach)(Table *table, const Env *env, ThingList *things);
    // Does what comes before things of the spot are seen; then lets them be seen, and leaves in
    // the list those that are still there.
    void (*before_seeing)(Table *table, SpotId spot, Seeing seeing);
    void (*see)(Table *table, const Env *env, Seeing seeing, ThingList *things);
    // Give the player n more of a counter; and take n away, or nothing and return false where
    // there are less.
    void (*gain)(Table *table, PlayerId player, int counter, int n);
    bool (*spend)(Table *table, PlayerId player, int counter, int n);
    void (*add)(Table *table, const Env *env, PlayerId player, uint16_t resources);
    // Tells what chance gave. NULL: nobody is told.
    void (*tells_chance)(Table *table, const Env *env, int n);
    // Ends the game; [row] is that of the ending, -1: none was named.
    void (*win)(Table *table, unsigned winners, int row);
    // Returns the card that is a place, id 0: none is. NULL: places are no cards.
    Ref (*card_of_place)(const Table *table, SpotId spot);
} Deeds;

#endif
