// lookup.h -- reads cards and scripts from the database.
//
// Everything read lives in the caller's arena. A function that looks for something
// returns 0 if it is not there and -1 with [err] if the database fails.

#ifndef LOOKUP_H
#define LOOKUP_H

#include "db/store/store.h"
#include "db/text/arena.h"
#include "engine/cards/library.h"

typedef struct {
    int64_t id;
    CardFacts facts;                     // complete, with the summary of its script
    const char *wording;                 // official text, NULL if no list brought it
    FactItems columns[FACT_COLUMNS_MAX]; // by column of the store
} StoredCard;

typedef struct {
    const char *kind, *name, *path, *source, *summary;
    const char *set; // its code
    size_t size;     // of the source, in bytes
    uint64_t hash;
    int api; // level of the card language
} StoredScript;

// Returns the first word of a fact, or NULL.
const char *lookup_word(const StoredCard *card, int column);

// Returns the id of the card with that code of a printing (in any spelling of
// printing_code.h) or that name (folded, in any language, or that of a card that a person
// merged into it). If cards share a name, it is the first one imported.
int64_t lookup_card(Store *store, const char *code_or_name, Err *err);

// Reads card [id], which must exist. Returns 0, or -1 with [err].
int lookup_read_card(Store *store, int64_t id, Arena *arena, StoredCard *card,
                     Err *err);

// Reads the same without set, texts and bans, which takes half the time.
int lookup_read_facts(Store *store, int64_t id, Arena *arena, StoredCard *card,
                      Err *err);

// Finds the cards that set folders brought, in order of code: the only ones that can
// have scripts. Returns how many [ids] there are.
int lookup_set_cards(Store *store, Arena *arena, int64_t **ids, Err *err);

// A word that a card has in a column.
typedef struct {
    int column;
    const char *word;
} CardWord;

// Finds those that have the word, in order of import, because the first one imported has a
// name that several share.
int lookup_set_cards_with(Store *store, CardWord word, Arena *arena, int64_t **ids,
                          Err *err);

// Finds all cards, also those that only lists know, in order of code.
int lookup_cards(Store *store, Arena *arena, int64_t **ids, Err *err);

// Completes [script], in which the caller has set kind and name. Returns 1 if it is
// there.
int lookup_script(Store *store, Arena *arena, StoredScript *script, Err *err);

// Reads all scripts of [kind], one of each name: sets in the order of their import, but a
// set after those that it needs. Returns how many.
int lookup_scripts(Store *store, const char *kind, Arena *arena, StoredScript **scripts,
                   Err *err);

#endif
