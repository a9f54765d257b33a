// xml_deck.c -- knows decks in XML by their outermost element.
//
// A card may lie in an element for its section. It gets what that says as an attribute,
// and takes its place, so that all cards of the deck are rows of one table.

#include "db/sheets/xml_deck.h"

#include <string.h>

#include "engine/base/base.h"

// What an attribute is called in tables of decks. A name of XML has "_x0020_" for a gap.
typedef struct {
    const char *root, *attribute, *heading;
    bool above; // it is one of the element around the card
} Renamed;

// No list of cards has such a column.
#define SECTION "Deck_x0020_section"

static const XmlDeck decks[] = {
    {"MTGO", "its decks in XML (.dek)", "Deck", "Cards"},
    {"Cockatrice", "its decks in XML (.cod)", "cockatrice_deck", "card"},
};

static const Renamed renamed[] = {
    {"Deck", "Sideboard", SECTION, false},
    {"cockatrice_deck", "number", "Quantity", false},
    {"cockatrice_deck", "setShortName", "Set_x0020_code", false},
    {"cockatrice_deck", "collectorNumber", "Collector_x0020_number", false},
    {"cockatrice_deck", "name", SECTION, true},
};

// What is said of the whole deck: its first card has it as a column.
static const struct {
    const char *root, *element, *heading;
} words[] = {
    {"Deck", "Name", "Deck_x0020_title"},
    {"cockatrice_deck", "deckname", "Deck_x0020_title"},
    {"cockatrice_deck", "comments", "Comments"},
};

// Words for sections that no heading of a deck has.
static const struct {
    const char *word, *section;
} sections[] = {{"false", "main"}, {"true", "side"}};

const XmlDeck *xml_deck_at(int i)
{
    return i < COUNT_OF(decks) ? &decks[i] : NULL;
}

static bool is_called(const xmlNode *node, const char *name)
{
    return node->type == XML_ELEMENT_NODE && !strcmp((const char *)node->name, name);
}

static const XmlDeck *deck_of(const xmlNode *top)
{
    for (int i = 0; i < COUNT_OF(decks); i++)
        if (is_called(top, decks[i].root)) return &decks[i];
    return NULL;
}

static const xmlChar *section_of(const xmlChar *value)
{
    for (int i = 0; i < COUNT_OF(sections); i++)
        if (!xmlStrcasecmp(value, (const xmlChar *)sections[i].word))
            return (const xmlChar *)sections[i].section;
    return value;
}

// Gives [card] an attribute of [owner], itself or the element around it, as a heading.
static void rename_in(xmlNode *card, xmlNode *owner, const Renamed *row)
{
    const xmlChar *heading = (const xmlChar *)row->heading;
    xmlChar *value = xmlGetNoNsProp(owner, (const xmlChar *)row->attribute);

    if (value && !xmlHasProp(card, heading)) {
        ENOUGH(
            xmlNewProp(card,
                       heading,
                       strcmp(row->heading, SECTION) != 0 ? value : section_of(value)));
        if (owner == card) (void)xmlUnsetProp(card, (const xmlChar *)row->attribute);
    }
    xmlFree(value);
}

// A card of which nothing else is said is in the main deck. [around]: the element in which the card lies, NULL where that is the deck.
static void rename_all(const XmlDeck *deck, xmlNode *card, xmlNode *around)
{
    for (int i = 0; i < COUNT_OF(renamed); i++) {
        const Renamed *row = &renamed[i];
        xmlNode *owner = row->above ? around : card;
        if (owner && !strcmp(row->root, deck->root)) rename_in(card, owner, row);
    }
    if (xmlHasProp(card, BAD_CAST "Quantity") && !xmlHasProp(card, BAD_CAST SECTION))
        ENOUGH(xmlNewProp(card, BAD_CAST SECTION, BAD_CAST "main"));
}

// Moves the cards in [around] before it.
static void take_out(const XmlDeck *deck, xmlNode *around)
{
    xmlNode *next;

    for (xmlNode *card = around->children; card; card = next) {
        next = card->next;
        if (!is_called(card, deck->card)) continue;
        rename_all(deck, card, around);
        (void)xmlAddPrevSibling(around, card);
    }
}

// Returns the first card of a deck whose cards are its children, or NULL.
static xmlNode *first_card(const XmlDeck *deck, xmlNode *top)
{
    xmlNode *node = top->children;

    while (node && !is_called(node, deck->card)) node = node->next;
    return node;
}

// Gives [card] what an element says of the whole deck, on one line.
static void keep_word(const XmlDeck *deck, xmlNode *card, xmlNode *node)
{
    xmlChar *text = xmlNodeGetContent(node);

    for (xmlChar *c = text; c && *c; c++)
        if (*c < ' ') *c = ' ';
    for (int i = 0;
         text && text[strspn((const char *)text, " ")] && i < COUNT_OF(words);
         i++) {
        const xmlChar *heading = (const xmlChar *)words[i].heading;
        if (!strcmp(words[i].root, deck->root) && is_called(node, words[i].element) &&
            !xmlHasProp(card, heading))
            ENOUGH(xmlNewProp(card, heading, text));
    }
    xmlFree(text);
}

bool xml_deck_level(xmlNode *top)
{
    const XmlDeck *deck = deck_of(top);

    if (!deck) return false;
    for (xmlNode *node = top->children; node; node = node->next)
        if (is_called(node, deck->card))
            rename_all(deck, node, NULL);
        else if (node->type == XML_ELEMENT_NODE)
            take_out(deck, node);
    xmlNode *card = first_card(deck, top);
    for (xmlNode *node = top->children; card && node; node = node->next)
        keep_word(deck, card, node);
    return true;
}
