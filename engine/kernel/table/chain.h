// chain.h -- the items on the chain and what they chose.
//
// Items stand in the order in which they were added; an item that leaves closes the
// gap. An item is named by its serial, which is never given twice; its place in the
// array is good only until the next change. Targets of all items share one array.
//
// Items are cards, tokens and abilities (328.1).

#ifndef CHAIN_H
#define CHAIN_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

typedef struct Item Item;

// An item with nothing known yet but its sort.
Item chain_blank_item(ItemKind kind);

// Adds a pending item, newest. Returns it; its serial is set.
Item *chain_push(Table *table, const Item *item);

// The item with that serial, NULL when it has left.
Item *chain_item(const Table *table, uint16_t serial);

// The item that plays [object], NULL if none does.
Item *chain_item_of(const Table *table, ObjectId object);

Item *chain_newest(const Table *table);         // NULL when empty
Item *chain_oldest_pending(const Table *table); // NULL when all are finalized
Item *chain_newest_finalized(const Table *table);

// Takes the item off; its card, if it plays one, is the caller's business.
void chain_remove(Table *table, uint16_t serial);

// Adds a choice of [n] targets to the item; it becomes its next group.
void chain_choose(Table *table, Item *item, const Ref *targets, int n);
void chain_forget_choices(Table *table, Item *item);

// Group [group] of the item's targets, as chosen.
const Ref *chain_targets(const Table *table, const Item *item, int group, int *n);

Cause chain_cause(const Table *table, const Item *item);

// The face of what [ref] names: its own while it lives, else the one that an item of the
// chain remembers, 0 if none does. What has become a new object, in a deck or a hand,
// may be another card by now, and nobody is to see it.
CardId chain_face(const Table *table, Ref ref);

#endif
