// stock.h -- the cards of a game that is tried: a database in memory, and a session on it.
//
// A changed file makes a new stock; the one before stays as it was, so a faulty file
// changes nothing. A Stock belongs to one thread.

#ifndef STOCK_H
#define STOCK_H

#include "db/text/arena.h"
#include "tools/session/session.h"

typedef struct {
    Store *store;     // in memory
    Session *session; // its catalog reads [store]
    char *game;       // its name
} Stock;

// Copies the cards of [game] in [db] (catalog_open). Returns -1 with [err].
int stock_open(Stock *stock, const char *db, const char *game, Err *err);

// What has changed.
typedef struct {
    const char *const *paths; // folders of sets or of the game, or files
    int paths_n;
    Arena *arena; // owns what the import says
    const char *
        *cards; // found: codes of cards whose scripts are new, NULL at their end
} StockChange;

// Makes [stock] the cards of [from] after an import of the paths of [change]. Only
// differences are written, by the code of the command `import`. A row that the import leaves
// out is a fault. Returns -1 with [err], and [stock] is empty then.
int stock_renew(const Stock *from, StockChange *change, Stock *stock, Err *err);

// Tells the first script that does not work in [stock] and did in [from], or that says
// something else there. Returns NULL if there is none.
const char *stock_fault(const Stock *stock, const Stock *from);

// Closes what is there; an empty stock is allowed.
void stock_close(Stock *stock);

#endif
