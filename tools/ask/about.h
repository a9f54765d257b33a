// about.h -- what a player may ask in a few letters while a game is open: `? TEXT`.
//
// One question, one answer: a thing on the board, a card, a keyword, a rule by its
// number, a word of the language or of the game, the code of a finding, an action that is
// not offered, what says "redirect damage" ("how redirect damage"), and all that `why` answers. It is a tree of findings, so `play` and `try`
// print it and a program gets it as JSON. Of cards that the reader has not seen it says
// only what the database says: the answer does not depend on who has them.

#ifndef ABOUT_H
#define ABOUT_H

#include "engine/play/deck.h"
#include "tools/view/keys.h"
#include "tools/why/why.h"

typedef struct {
    const Why
        *why; // the position with the reader's eyes, in a scene without colours, and
              // the catalog of its cards
    const Deck *deck; // that the reader brought, NULL: none
    PlayerId player;  // the player of the actions if none is named
} About;

// Answers [text]: "Mist Fox", "#12", "Swift", "rule 355.8", "355.8", "no", "not play
// Mist Fox", "chain", "end", "CW301", "exhausted". Names of things come before words, exact
// names before parts of names. Returns NULL with [err] if it means nothing here.
Finding *about_text(const About *about, const char *text, Err *err);

// Tells of a thing what its card says, and each number and ability as it is now with its
// reasons; of a thing that the reader does not know no more than where it is.
Finding *about_thing(const About *about, ObjectId id);

// Tells of option [i] of [question], which waits: of its thing or card, else of the
// question.
Finding *about_option(const About *about, const Question *question, int i);

// Tells of what has the key [text]: an option of [question], which [keys] looked at last, or a
// thing. Returns NULL if nothing has it.
Finding *about_key(const About *about, const Keys *keys, const Question *question,
                   const char *text);

// Tells who asks [question] and why: its rule, and the card that it is about.
Finding *about_question(const About *about, const Question *question);

// Tells what a rule says, and the rules within it. Returns NULL if the rulebook has none.
Finding *about_rule(const About *about, const char *number);

// Returns whether [text] asks about what has happened, so that the answer wants Why.seen.
bool about_asks_past(const char *text);

#endif
