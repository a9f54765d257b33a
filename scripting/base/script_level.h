// script_level.h -- puts scripts of earlier levels of the card language into today's
// words.
//
// A level is the number "api" of set.json. Between levels names of words change, so a script
// of an earlier level means the same once its old words are exchanged; and calls of verbs lose
// forms, of which the script is told (renamed.def). Lines keep their numbers.

#ifndef SCRIPT_LEVEL_H
#define SCRIPT_LEVEL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    const char *old, *now;
    int since;    // the first level that knows only [now]
    bool is_verb; // only games that have the verb [now] call it so
} RenamedWord;

// The message about a renamed word. Its arguments: old, now, since.
#define RENAMED_TEXT "'%s' is called '%s' since api %d"

// Returns all renamed words, [n] of them.
const RenamedWord *script_level_words(int *n);

// Returns the row of the word that was once called [name], NULL if there is none.
const RenamedWord *script_level_find(const char *name);

// Returns how a message ends about an argument that is too many, or that no parameter which
// may be left out takes: with the form of today, where calls of an earlier level could have
// another one; else "".
const char *script_level_form(const char *verb);

// A listener that hears of each old word once, with the first line that has it.
typedef struct {
    void (*tell)(void *self, int line, const RenamedWord *word);
    // Returns whether the game has the verb. NULL: it has all.
    bool (*has_verb)(void *self, const char *name);
    void *self;
} LevelNotes;

// Returns the source of a script of level [api] in today's words; the caller frees it.
// Sets [now_size] to its size in bytes. Strings and comments stay as they are.
char *script_level_translate(const char *source, size_t size, int api, size_t *now_size,
                             const LevelNotes *notes);

#endif
