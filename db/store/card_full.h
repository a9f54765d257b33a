// card_full.h -- everything that the database has of one card, prints and words included.

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
    int64_t import; // that brought it
} FullText;

typedef struct {
    const char *code;
    const char *rarity; // NULL: the card's
    int number;
    int64_t import;
} FullPrinting;

typedef struct {
    const char *source, *id, *print;
} FullId;

typedef struct {
    StoredCard card;
    const char *set_name;
    bool listed;    // no set folder has it
    int64_t import; // that brought it
    FullName *names;
    FullText *texts;
    FullPrinting *prints; // its own first
    FullId *ids;
    int names_n, texts_n, printings_n, ids_n;
} FullCard;

// -1 with [err]; the card must exist.
int card_full_read(Store *store, int64_t id, Arena *arena, FullCard *full, Err *err);

// The words of a kind in a language, NULL if there are none.
const char *card_full_text(const FullCard *full, const char *language,
                           const char *kind);

#endif
