// say_text.h -- the texts that say.h searches, in a table of a database in memory.

#ifndef SAY_TEXT_H
#define SAY_TEXT_H

#include <sqlite3.h>

#include "db/text/key_map.h"
#include "db/text/name_match.h"
#include "tools/ask/say.h"

typedef struct {
    sqlite3 *db;        // with a table said (kind, name, says, code, place, script)
    Arena *arena;       // of the question
    KeyMap known;       // the words of all texts, folded
    const char **words; // the same in a row
    int words_n;
} SayTexts;

// Fills [texts] with recipes, words and cards. Returns -1 with [err]; say_text_close in any case.
int say_text_open(SayTexts *texts, const SayQuestion *question, Err *err);
void say_text_close(SayTexts *texts);

// Offers each word of the texts.
void say_text_offer(const SayTexts *texts, NameMatch *match);

// Returns -1 with [err], because the database in memory failed.
int say_text_fault(const SayTexts *texts, Err *err);

#endif
