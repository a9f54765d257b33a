// script_level.h -- scripts of earlier levels of the card language, in today's words.
//
// A level is the number "api" of set.json. What has changed between levels are names of
// words alone (renamed.def), so a script of an earlier level means the same as before
// when its old words are exchanged. Lines stay where they are.

#ifndef SCRIPT_LEVEL_H
#define SCRIPT_LEVEL_H

#include <stddef.h>

typedef struct {
    const char *old, *now;
    int since; // the first level that knows only [now]
} RenamedWord;

// The message about a renamed word: old, now, since.
#define RENAMED_TEXT "'%s' is called '%s' since api %d"

// Returns all renamed words, [n] of them.
const RenamedWord *script_level_words(int *n);

// Returns the row of the word that was once called [name], NULL if there is none.
const RenamedWord *script_level_find(const char *name);

// Is told of each old word once, with the first line that has it.
typedef struct {
    void (*tell)(void *self, int line, const RenamedWord *word);
    void *self;
} LevelNotes;

// Returns the source of a script of level [api] in today's words, to be freed by the
// caller; its size goes to [now_size]. Strings and comments stay as they are.
char *script_level_translate(const char *source, size_t size, int api, size_t *now_size,
                             const LevelNotes *notes);

#endif
