// typed_word.c -- finds the word that was typed, and prints the list of words.

#include "tools/person/typed_word.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/base.h"
#include "engine/base/number.h"
#include "tools/view/line.h"

enum { NUMBER_TYPED = 1000000000, LIST_WIDTH = 80, DOC_COLUMN = 20 };

typedef enum { TAKES_NOTHING, TAKES_NUMBER, TAKES_TEXT, TAKES_SOME } Takes;

static const struct {
    const char *words;
    Takes takes;
    TypedIn where;
    const char *usage, *doc;
} rows[] = {
#define TYPED_WORD(id, words, takes, where, usage, doc)                                \
    {words, TAKES_##takes, TYPED_##where, usage, doc},
#include "tools/person/typed_words.def"
#undef TYPED_WORD
};

static const char *skip_spaces(const char *text)
{
    while (isspace((unsigned char)*text)) text++;
    return text;
}

// Returns whether the text behind a word is what the word takes.
static bool word_takes(Takes takes, const char *rest)
{
    if (takes == TAKES_TEXT) return true;
    if (takes == TAKES_SOME) return *rest;
    if (takes == TAKES_NUMBER) rest += strspn(rest, "0123456789");
    return !*skip_spaces(rest);
}

// Returns what follows [word] of so many bytes, NULL: the text does not begin with it.
static const char *after(const char *text, const char *word, size_t n)
{
    const bool sign = !isalpha((unsigned char)*word);

    if (strncmp(text, word, n) != 0) return NULL;
    if (!sign && text[n] && !isspace((unsigned char)text[n])) return NULL;
    return skip_spaces(text + n);
}

// Returns what follows one of the words of a row, NULL: none of them is there.
static const char *after_any(const char *text, const char *words)
{
    const char *rest = NULL;

    while (*words && !rest) {
        const size_t n = strcspn(words, "|");
        rest = after(text, words, n);
        words += n + (words[n] == '|');
    }
    return rest;
}

TypedWord typed_word_find(TypedIn where, const char *text, const char **rest)
{
    for (int i = 0; i < COUNT_OF(rows); i++) {
        if (!(rows[i].where & where)) continue;
        *rest = after_any(text, rows[i].words);
        if (*rest && word_takes(rows[i].takes, *rest)) return (TypedWord)i;
    }
    return WORD_NO;
}

bool typed_word_is_alone(TypedWord word)
{
    return rows[word].where == TYPED_ALONE;
}

int typed_word_number(const char *rest, int usual)
{
    if (!isdigit((unsigned char)*rest)) return usual;
    return number_within(strtoll(rest, NULL, 10), 0, NUMBER_TYPED);
}

void typed_word_print(TypedIn where, FILE *out)
{
    Line line;

    for (int i = 0; i < COUNT_OF(rows); i++) {
        if (!(rows[i].where & where) || !*rows[i].usage) continue;
        line_start(&line, false, 0);
        line_add(&line, "%s", rows[i].usage);
        line_pad(&line, DOC_COLUMN - 3);
        line_add(&line, " %s", rows[i].doc);
        line_wrap(line.text, 2, DOC_COLUMN, LIST_WIDTH, out);
    }
}
