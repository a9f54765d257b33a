// settle_inside.h -- what only the files of settling share.

#ifndef SETTLE_INSIDE_H
#define SETTLE_INSIDE_H

#include "db/settle/settle.h"

// A merge, or without [into] a card to be forgotten (table said_card).
typedef struct {
    const char *code;
    const char *into;
} SaidLink;

// All codes of one base: one thing until it is known which card it is.
typedef struct {
    const char *base;
    PrintingCode code;    // without a set if the base is no code of a printing
    bool whole;           // a list has the base itself, not only another art
    bool plain;           // and so it is a card of its own
    const SaidRow *own;   // the row of a set folder
    const SaidRow **rows; // that hold
    int rows_n;
    Weighed name;
    const char *type; // NULL: not said
    int part;         // of those that share names, for stems that are no cards
    int card;         // -1: not known yet
} Stem;

typedef struct {
    Settling *settling;
    Settled *settled;
    SaidLink *links; // that concern the group
    int links_n;
    Stem *stems; // by base
    int stems_n;
} Group;

// Reads the group that begins with row [said], or with [code]. Returns 1, 0 if there is
// none, or -1 with [err].
int group_read(Group *group, int64_t said, const char *code);

// Finds the cards of the group and the card and role of each row. Returns -1 with [err].
int identity_find(Group *group);

// Works out everything that card [i] has. Needs the roles of its rows.
void weigh_card(const Group *group, int i);

// A field of a card: a column of facts, or one of these.
enum { WEIGH_NAME = -1, WEIGH_SCRIPT = -2, WEIGH_TEXT = -3, WEIGH_WORDS = -4 };
typedef struct {
    int column;
    const char *language; // of a text, or of a name in another language
    TextKind kind;
} WeighedField;

// Returns the value of a fact, or the name, that counts among rows with roles.
Weighed weigh_field(const Group *group, int column, const SaidRow **rows, int n);

// Returns whether two names are of one card: one may be shorter, or one slip away.
bool settle_names_agree(const char *one, const char *other);

#endif
