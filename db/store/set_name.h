// set_name.h -- sets that lists give by a name alone.
//
// A row such as "Origins, 30" has a code while a source states which set has the name:
// a list with codes and names of sets, or the folder of the set. Before that, and when
// that is undone, its place is "~origins/30" (db/settle/statement.h), which is no code
// of a card.

#ifndef SET_NAME_H
#define SET_NAME_H

#include "db/store/store.h"
#include "db/text/arena.h"

enum { SET_CODE_BYTES = 8 };

// Stands for the code of a set that is known by its name alone, while a number is checked.
#define SET_NAME_ANY "XXX"

// SQL: the code of the set of [game] with that name, in any letters and with any signs
// between its words; of several sets the first code in the alphabet. NULL: no source that
// counts names one so, or has a card with [name] as the set of its code.
#define SET_NAME_CODE(game, name)                                                      \
    "coalesce((SELECT min(code) FROM (SELECT s.code FROM said_set s"                   \
    "  JOIN reading r ON r.id = s.reading JOIN import i ON i.id = r.import"            \
    "  WHERE s.game = " game " AND s.code < '~' AND i.undone = 0"                      \
    "  AND fold(s.name) = fold(" name ") UNION ALL SELECT code FROM card_set"          \
    "  WHERE game = " game " AND api IS NOT NULL AND fold(name) = fold(" name "))),"   \
    " (SELECT code FROM card_set WHERE game = " game " AND api IS NOT NULL"            \
    "  AND code = upper(" name ")),"                                                   \
    " (SELECT upper(" name ") FROM said s JOIN reading r ON r.id = s.reading"          \
    "  WHERE s.game = " game " AND s.base > " name " || '-' AND s.base < " name        \
    " || '.' AND s.content IS NOT NULL AND NOT instr(s.content, char(30) || 'S')"      \
    "  AND (EXISTS (SELECT 1 FROM import WHERE id = r.import AND undone = 0)"          \
    "   OR EXISTS (SELECT 1 FROM said_again a JOIN reading k ON k.id = a.reading"      \
    "    JOIN import j ON j.id = k.import WHERE a.last >= s.id AND a.first <= s.id"    \
    "    AND j.undone = 0)) LIMIT 1))"

// Finds that code. Returns 1, 0 if there is none, or -1 with [err].
int set_name_find(Store *store, const char *name, char code[SET_CODE_BYTES], Err *err);

// Returns 1 if a source that counts calls the set [code] so, also where another set has that
// name too; 0 if none does, or -1 with [err].
int set_name_is_of(Store *store, const char *name, const char *code, Err *err);

// Returns the key of a set that is known by name: "~origins".
const char *set_name_key(Arena *arena, const char *name);

// Returns whether a place or the key of a set is one by name. NULL is none.
bool set_name_is_key(const char *key);

#endif
