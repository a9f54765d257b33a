// play_rulebook.h -- the part of Play that says in a few words what a rule says.
//
// A rulebook is a text: a rule a line, its number and its sentence, "465.2 the attacker
// ...". Between them may stand a mark in brackets, "[gap]", whose reason follows the
// sentence after " -- "; "[= 054.1]" alone refers to that rule. Lines with # are notes.
// Where places of a rulebook have words and spaces, "2 decks, weather", a tab stands
// between place and sentence. A game without it has numbers of rules and no sentences.

#ifndef PLAY_RULEBOOK_H
#define PLAY_RULEBOOK_H

#include <stddef.h>

#include "engine/cards/rules.h"

// Writes the sentence of rule [number] into [to]. Where the rulebook has none it is that of
// its first part, else of the next wider rule: 465.2 for 465.2.c. Returns false where there is
// none either.
bool play_rulebook_sentence(const Rules *rules, const char *number, char *to,
                            size_t size);

// A rule of the book; both texts lie in it and have no end of their own.
typedef struct {
    const char *number, *says;
    int number_n, says_n;
} RulebookLine;

// Finds the rules, in order, that lie within rule [number] (NULL: any) and whose sentence
// has [word] at the beginning of a word, whatever its case (NULL: any). Fills [list] with
// as many as have [room]. Returns how many there are.
int play_rulebook_search(const Rules *rules, const char *number, const char *word,
                         RulebookLine *list, int room);

#endif
