// card_list.h -- a set's own list of cards: one CSV row a card, facts only.
//
// Columns may stand in any order: code, name, type, supertypes, domains, energy, power,
// power_domains, might, might_bonus, tags, rarity, keywords, script. `code`, `name`,
// `type` and `script` must be there. Lists within a field are separated by `;`, a
// keyword is written "Assault 2" or "Equip {calm}", `script` is yes where the card has
// abilities beyond its keywords. docs/sets.md shows it to set makers.
//
// A row with a mistake is left out and each mistake is named; other rows are taken.

#ifndef CARD_LIST_H
#define CARD_LIST_H

#include "db/text/arena.h"
#include "db/text/problem.h"
#include "engine/kernel/base/err.h"
#include "engine/kernel/cards/library.h"

typedef struct {
    CardFacts facts;    // `set` and `summary` are not filled
    const char *rarity; // NULL if absent
    int line;
} SetListRow;

typedef struct {
    SetListRow *rows;
    int n;
    int rejected; // rows left out
} SetList;

// Reads [path]. Types, supertypes and domains are those of [rules]. -1 with [err] where
// the file as a whole cannot be read.
int set_list_read(const char *path, const Rules *rules, SetList *list,
                  Problems *problems, Err *err);

// Reads "Assault 2", "Tank", "Equip {1 calm}". False if it is none of that kind.
bool set_list_keyword_read(Arena *arena, const char *text, KeywordFact *keyword);

#endif
