// pair_list.h -- every two cards of one set that mention the same thing.
//
// A card mentions the events that its clauses wait for, the events that its clauses speak
// before (`as`, `instead`, `can`, `cannot`), and keywords: those that it prints, gives, or
// asks for. All of it is read from the records of the Library, local clauses included.

#ifndef PAIR_LIST_H
#define PAIR_LIST_H

#include "engine/cards/library.h"

// The events, keywords and other things that a card mentions.
typedef struct {
    EventSet heard;    // events of `when` clauses, and events that conditions count
    EventSet before;   // events of `as`, `instead`, `can` and `cannot` clauses
    uint64_t keywords; // by Library keyword
    bool borrows; // gives abilities that other cards print: whatever those wait for
} Mentions;

typedef struct {
    CardId a, b;
} Pair;

typedef struct {
    Pair *pairs;
    int n;
    Mentions *mentions; // by card
} PairList;

// Returns what the card mentions.
Mentions pair_mentions(const Library *library, CardId card);

// Lists all pairs of playable cards. The caller frees the list with pair_list_free.
void pair_list_make(const Library *library, PairList *list);
void pair_list_free(PairList *list);

#endif
