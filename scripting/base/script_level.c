// script_level.c -- exchanges the renamed words in the source of a script.
//
// The source is cut into pieces: names, strings, comments and single characters. Each
// piece is copied as it is, except a name that has a new word since a later level.

#include "scripting/base/script_level.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "scripting/base/script_piece.h"

enum { GROWTH = 3 }; // a new name is at most so many times as long as the old one

static const RenamedWord renamed[] = {
#define RENAMED(old, now, since)      {old, now, since, false},
#define RENAMED_VERB(old, now, since) {old, now, since, true},
#define REFORMED(verb, form, since)
#include "scripting/base/renamed.def"
};

static const struct {
    const char *verb, *text;
} reformed[] = {
#define RENAMED(old, now, since)
#define RENAMED_VERB(old, now, since)
#define REFORMED(verb, form, since) {verb, ": since api " #since " it is " form},
#include "scripting/base/renamed.def"
};

typedef struct {
    const char *at, *end;
    char *out, *out_end;
    int api, line;
    bool told[COUNT_OF(renamed)];
    const LevelNotes *notes;
} Translation;

const RenamedWord *script_level_words(int *n)
{
    *n = COUNT_OF(renamed);
    return renamed;
}

static const RenamedWord *find_renamed(const char *name, size_t n)
{
    for (int i = 0; i < COUNT_OF(renamed); i++)
        if (strlen(renamed[i].old) == n && !memcmp(renamed[i].old, name, n))
            return &renamed[i];
    return NULL;
}

const RenamedWord *script_level_find(const char *name)
{
    return find_renamed(name, strlen(name));
}

const char *script_level_form(const char *verb)
{
    for (int i = 0; i < COUNT_OF(reformed); i++)
        if (!strcmp(reformed[i].verb, verb)) return reformed[i].text;
    return "";
}

// Returns whether the word of an earlier level has another name in this game.
static bool is_old(const Translation *translation, const RenamedWord *word)
{
    const LevelNotes *notes = translation->notes;

    if (word->since <= translation->api) return false;
    return !word->is_verb || !notes->has_verb ||
           notes->has_verb(notes->self, word->now);
}

static void put_text(Translation *translation, const char *text, size_t n)
{
    // A piece grows by the rows of renamed.def alone, none of them beyond GROWTH.
    ASSERT(n <= (size_t)(translation->out_end - translation->out));
    memcpy(translation->out, text, n);
    translation->out += n;
}

static void tell_renamed(Translation *translation, const RenamedWord *word)
{
    bool *told = &translation->told[word - renamed];

    if (!*told && translation->notes->tell)
        translation->notes->tell(translation->notes->self, translation->line, word);
    *told = true;
}

static void take_piece(Translation *translation)
{
    const char *at = translation->at;
    const size_t n = script_piece(at, translation->end);
    const RenamedWord *word = find_renamed(at, n);

    if (word && is_old(translation, word)) {
        tell_renamed(translation, word);
        put_text(translation, word->now, strlen(word->now));
    } else {
        put_text(translation, at, n);
    }
    for (size_t i = 0; i < n; i++) translation->line += at[i] == '\n';
    translation->at += n;
}

char *script_level_translate(const char *source, size_t size, int api, size_t *now_size,
                             const LevelNotes *notes)
{
    char *made = malloc(GROWTH * size + 1);
    Translation translation = {.at = source,
                               .end = source + size,
                               .out = made,
                               .out_end = made + GROWTH * size,
                               .api = api,
                               .line = 1,
                               .notes = notes};

    // The source has SCRIPT_SOURCE_MAX bytes at most.
    ASSERT(made);
    while (translation.at < translation.end) take_piece(&translation);
    *translation.out = '\0';
    *now_size = (size_t)(translation.out - made);
    return made;
}
