// lookup.h -- reading cards and scripts from the database.
//
// What is read lives in the caller's arena. Functions that look for something return 0
// where it is not there and -1 with [err] where the database fails.

#ifndef LOOKUP_H
#define LOOKUP_H

#include "db/store/store.h"
#include "db/text/arena.h"
#include "engine/kernel/cards/library.h"

typedef struct {
    int64_t id;
    CardFacts facts;                     // complete, summary included
    const char *wording;                 // official text, where a list brought it
    FactItems columns[FACT_COLUMNS_MAX]; // what lists say, by column of the store
} StoredCard;

typedef struct {
    const char *kind, *name, *path, *source, *summary;
    const char *set;
    size_t size;
    uint64_t hash;
    int api; // level of the card language
} StoredScript;

// The one word of a fact, NULL if there is none.
const char *lookup_word(const StoredCard *card, int column);

// The id of the card with that code of a printing (in any spelling of card_code.h), or
// that name in any language, however it is written; of cards of one name the first that
// was imported.
int64_t lookup_card(Store *store, const char *code_or_name, Err *err);

// 0 on success; the card must exist.
int lookup_read_card(Store *store, int64_t id, Arena *arena, StoredCard *card,
                     Err *err);

// Ids of all cards that a set's folder brought, in order of code, or of those with
// [supertype] (NULL: any): the cards that can have scripts. The array lives in [arena];
// returns how many.
int lookup_set_cards(Store *store, const char *supertype, Arena *arena, int64_t **ids,
                     Err *err);

// The same for all cards, those included that only lists know.
int lookup_cards(Store *store, Arena *arena, int64_t **ids, Err *err);

// Completes [script], whose kind and name say which is wanted. 1 if there is one.
int lookup_script(Store *store, Arena *arena, StoredScript *script, Err *err);

// All scripts of [kind], in order of their import.
int lookup_scripts(Store *store, const char *kind, Arena *arena, StoredScript **scripts,
                   Err *err);

// The name of a card that [name] may have meant, or NULL.
const char *lookup_near(Store *store, const char *name, Arena *arena);

#endif
