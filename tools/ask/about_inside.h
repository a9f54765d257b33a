// about_inside.h -- what the files behind about.h share.

#ifndef ABOUT_INSIDE_H
#define ABOUT_INSIDE_H

#include "db/text/name_match.h"
#include "tools/ask/about.h"

// Tells of the card that is called exactly so, or has that code, from the database. NULL:
// there is none.
Finding *about_card(const About *about, const char *name);

// Tells of a card of the reader's own deck of which [name] is a part; NULL: there is none,
// or more than one.
Finding *about_own_card(const About *about, const char *name);

// Adds what the card says to [parent], a line each.
void about_add_card(const About *about, const Scene *scene, CardId card,
                    Finding *parent);

// Offers the name of the database that is nearest to [text].
void about_offer_cards(const About *about, const char *text, NameMatch *match);

// Tells what is not offered to About.player now, and each reason against it.
Finding *about_no(const About *about);

// Adds the sentence of each rule to an answer, of the same rule once.
void about_add_sentences(const About *about, Finding *root);

// Tells what a keyword, a word of the language or of the game means; NULL: it is none.
// [near] gets the nearest word that there is.
Finding *about_word(const About *about, const char *word, NameMatch *near);

// Tells which rules speak of [word]; NULL: none does.
Finding *about_rules_with(const About *about, const char *word);

// Tells what says [text]: recipes, words and cards. Returns NULL with [err].
Finding *about_how(const About *about, const char *text, Err *err);

#endif
