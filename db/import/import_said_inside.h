// import_said_inside.h -- what lists say on its way into the database, and the cards worked out
// from it.
//
// A row is first said (import_row.c, import_reading.c): the table `said` gets it if its
// source says something new. At the end of each list or folder the cards of which new
// rows speak are settled (import_settle.c): worked out by db/settle/ and compared with
// what the database has; only differences are written. So nothing depends on the order
// of rows and lists. Unless its comment says more, a function returns 0, or -1 with the
// error in the Importer.

#ifndef IMPORT_SAID_INSIDE_H
#define IMPORT_SAID_INSIDE_H

#include "db/import/importer.h"
#include "db/settle/settle.h"

// ---- import_reading.c

// Begins to read the list or folder [file]: what it says is said by [source].
int import_reading_begin(Importer *importer, const char *file, const char *source,
                         const char *form);

// Returns the source of a list: its base name, its path within the folder that is
// imported, or for the standard input its form.
const char *import_reading_source(const Importer *importer, const char *file,
                                  const char *form);

// Says a row. Makes the rows of import, source and reading when the first word is said.
int import_reading_say(Importer *importer, const SaidNew *row);

// Notes name (NULL: none) and size of a set, which are said at the end of the reading.
int import_reading_say_set(Importer *importer, const char *code, const char *name,
                           int size);

// Notes that the list at hand still has the row [said]. Returns 1 if an earlier row of the
// list did so.
int import_reading_meet(Importer *importer, int64_t said);

// Notes that it says other than the row [said], which it met.
int import_reading_differ(Importer *importer, int64_t said);

// Notes that what its source took out before is still not there.
int import_reading_gone(Importer *importer);

// Makes the tables of what the readings of an import say again, without a change: their
// rows hold even if the import that said them first is undone.
int import_reading_again_begin(Importer *importer);

// Writes it. The import has its row by now.
int import_reading_again(Importer *importer);

// Touches the rows of a set that another size of it puts beyond it, or within it again.
int import_reading_touch_set(Importer *importer, const char *code, int size);

// Ends the reading: settles what it touched. With ImportOptions.remove, rows of the
// source that this list did not have no longer hold.
int import_reading_end(Importer *importer);

// Ends the reading of a set's folder, which is settled: notes and counts what is as before.
int import_reading_set_end(Importer *importer);

// ---- import_settle.c

// Makes the tables of what is touched, at the beginning of the transaction.
int import_settle_begin(Importer *importer);

// Settles all that is in temp.touched, for the game at hand.
int import_settle(Importer *importer);

// Counts the cards and printings of which the list says nothing new, each once, and its rows
// that still wait.
int import_settle_count_same(Importer *importer);

// ---- import_set.c

// Returns the id of a set of the game at hand, and makes its row if there is none. -1: the
// error is in the Importer.
int64_t import_set_row(Importer *importer, const char *code);

// Gives a set that only lists know the name that counts among what they say.
int import_set_row_name(Importer *importer, const char *code);

// Gives the rows that say a set by its name alone the codes that they have by what holds
// now, and touches them.
int import_set_row_recode(Importer *importer);

// ---- the parts of import_settle.c

// A card as the database has it, and as it is settled.
typedef struct {
    Importer *importer;
    Arena *arena;
    const Settled *settled;
    int at;      // of the settled cards
    int64_t id;  // 0: new
    bool listed; // as the database has it
    const char *code;
    int64_t set;
    bool changed; // a field of it
    Done counted; // as what it counts
} SettlingCard;

// Write the card with its facts, texts and names, or what differs of them.
int import_settle_card_insert(SettlingCard *card);
int import_settle_card_update(SettlingCard *card);

// Writes what differs of the printings of the card and of their ids.
int import_settle_print_all(SettlingCard *card);

// Removes the printings of a known card of which nobody speaks any more.
int import_settle_print_lost(Importer *importer, const Settled *settled, int64_t id);

// Tells what a person should know of the group: rows that wait, rows with other cards'
// names, values that lost, cards of one name.
int import_settle_tell(Importer *importer, const Settled *settled, Arena *arena);

#endif
