// xml_deck.h -- decks as programs write them in XML, made like the list of one deck.

#ifndef XML_DECK_H
#define XML_DECK_H

#include <libxml/tree.h>
#include <stdbool.h>

// A form that is known by its outermost element.
typedef struct {
    const char *name; // of the program
    const char *what;
    const char *root, *card; // elements
} XmlDeck;

// Returns the form at [i], or NULL behind the last.
const XmlDeck *xml_deck_at(int i);

// Makes the cards of a deck the children of [top], with columns that tables of decks have.
// Returns whether it is a deck.
bool xml_deck_level(xmlNode *top);

#endif
