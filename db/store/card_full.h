// card_full.h -- reads everything that the database has of one card, with printings and
// texts.

#ifndef CARD_FULL_H
#define CARD_FULL_H

#include "db/store/lookup.h"

typedef struct {
    const char *language, *name;
} FullName;

typedef struct {
    const char *language;
    const char *kind; // "printed", "errata", "effective"
    const char *text;
    int64_t import; // that brought the text
} FullText;

typedef struct {
    const char *code;
    const char *rarity; // NULL: the same as the card's
    int number;         // collector number, -1 unknown
    int64_t import;
} FullPrinting;

typedef struct {
    const char *source, *id; // the list that uses the id
    const char *print;       // code of the printing
} FullId;

typedef struct {
    StoredCard card;
    const char *set_name;
    bool listed;    // only lists know the card, no set folder
    bool parted;    // another card has one of its names
    int64_t import; // that brought the card
    FullName *names;
    FullText *texts;
    FullPrinting *prints; // the one with the card's own code first
    FullId *ids;
    int names_n, texts_n, printings_n, ids_n;
} FullCard;

// Reads card [id], which must exist. [full] lives in [arena]. Returns -1 with [err].
int card_full_read(Store *store, int64_t id, Arena *arena, FullCard *full, Err *err);

// Returns the text of that language and kind, or NULL.
const char *card_full_text(const FullCard *full, const char *language,
                           const char *kind);

#endif
