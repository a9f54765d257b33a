// settling_card.h -- one settled card on its way into the tables.

#ifndef SETTLING_CARD_H
#define SETTLING_CARD_H

#include "db/import/base/import_reading.h"
#include "db/settle/settled_card.h"

// A card as the database has it, beside the card as it is settled.
typedef struct {
    ImportReading *reading;
    Arena *arena;
    const Settled *settled;
    const SettledCodes *codes; // of the group
    int at;                    // of the settled cards
    int64_t id;                // 0: new
    bool listed;               // as the database has it
    const char *code;
    int64_t set;
    bool changed; // a field of it
    Done counted; // as what it counts
} SettlingCard;

#endif
