// chain.h -- the items on the chain and what they chose.
//
// Items are cards, tokens and abilities (328.1). They stand in the order in which they were
// added; an item that leaves closes the gap. So a pointer to an item is good only until
// the next change: between changes an item is named by its serial, which is never given
// twice in a game. The targets of all items share one array.

#ifndef CHAIN_H
#define CHAIN_H

#include "engine/kernel/table/event.h"
#include "engine/kernel/table/table.h"

typedef struct Item Item;

// Returns an item of which only the kind is known. Nobody and nowhere are not 0, so items
// begin here and not with a zeroed record.
Item chain_blank_item(ItemKind kind);

// Adds a pending item as the newest. Returns it with its serial set.
Item *chain_push(Table *table, const Item *item);

// Returns the item with that serial, NULL when it has left.
Item *chain_item(const Table *table, uint16_t serial);

// Returns the item that plays [object], NULL if none does.
Item *chain_item_of(const Table *table, ObjectId object);

// Return one item: the newest, the oldest that is pending, the newest that is finalized;
// NULL where there is none.
Item *chain_newest(const Table *table);
Item *chain_oldest_pending(const Table *table);
Item *chain_newest_finalized(const Table *table);

// Takes the item off. Its card, if it plays one, stays in the chain's zone until the caller
// moves it.
void chain_remove(Table *table, uint16_t serial);

// Adds a choice of [n] targets to the item, as its next group.
void chain_choose(Table *table, Item *item, const Ref *targets, int n);
void chain_forget_choices(Table *table, Item *item);

// Returns group [group] of the item's targets as they were chosen, their number in [n].
const Ref *chain_targets(const Table *table, const Item *item, int group, int *n);

// Puts [to] in the place of [from] in all items and waiting abilities that are about it
// (`it`): the same card under a new identity.
void chain_follow(Table *table, Ref from, Ref to);

// Lets the reflexive ability [serial] be about [thing] as well: its `it` means several then.
void chain_add_subject(Table *table, uint16_t serial, Ref thing);

// Returns number [i] of the things that the item with [serial] is about beside its first one;
// id 0: there are no more.
Ref chain_subject(const Table *table, uint16_t serial, int i);

// Returns whether [ref] is one of these.
bool chain_is_about(const Table *table, uint16_t serial, Ref ref);

// Fills the Env of an item: its words as they stand now (359.3.f). It need not be on the
// chain.
void chain_env(const Item *item, Env *env);

// Tells and sets 1 + how much of the open cost of an ability its player chose to pay, 0: it is
// not decided, or no cost of it is open.
static inline int chain_open_paid(const Item *item)
{
    return item->kind == ITEM_PLAY ? 0 : item->ways >> 2 & 0x7F;
}

static inline void chain_set_open_paid(Item *item, int paid)
{
    item->ways = (uint16_t)((item->ways & ~(0x7Fu << 2)) | (unsigned)paid << 2);
}

// Tells the item as the cause of an event; NULL is the procedure of the game.
Cause chain_cause(const Table *table, const Item *item);

// Returns the face of what [ref] names: its own while it lives, else the one that an item
// of the chain remembers, or the last one of what has ceased to exist; 0: nobody knows. An object that has become a new one, in a deck
// or a hand, may be another card by now, and nobody is to see it.
CardId chain_face(const Table *table, Ref ref);

#endif
