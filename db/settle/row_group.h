// row_group.h -- record: a group of rows on its way to its cards.

#ifndef ROW_GROUP_H
#define ROW_GROUP_H

#include "db/settle/settled.h"
#include "db/text/key_map.h"

// A decision of a person (table said_card): [code] is the card [into]; NULL: forget [code].
typedef struct {
    const char *code;
    const char *into;
} CardLink;

// All codes of one base: OGN-030, OGN-030a and OGN-030* have the stem OGN-030.
typedef struct {
    const char *base;
    PrintingCode code;         // without a set if the base is no code of a printing
    bool has_base;             // a list has the base itself, not only another art of it
    bool is_base_printing;     // the base is a card of its own
    const StatementRow *own;   // the row of a set folder
    const StatementRow **rows; // that count
    int rows_n;
    BestValue name;
    const char *type; // NULL: not said
    bool parted;      // a list says that it is a card of its own
    bool reprint;     // only its name makes it a printing of a card of a set folder
    int part;         // the first stem that shares a name with it, while it has no card
    int card;         // -1: not known yet
} CodeStem;

typedef struct {
    Settling *settling;
    Settled *settled;
    CardLink *links; // that concern the group
    int links_n;
    CodeStem *stems; // by base
    int stems_n;
    KeyMap by_base; // each stem by its base
} RowGroup;

#endif
