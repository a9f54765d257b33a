// deck_share.c -- reads deck codes as people share them: alone, in a link, one a line.
//
// A text has this form if it consists of codes almost only. A plain list that mentions
// a code in a remark has not.

#include "db/riftbound/deck_share.h"

#include <ctype.h>
#include <string.h>

#include "db/decks/deck_reader.h"
#include "db/riftbound/deck_code.h"
#include "db/riftbound/deck_code_write.h"
#include "engine/base/limit.h"

enum { OTHER_LINES = 2 }; // OTHER_LINES: for each code

static size_t word_length(const char *text)
{
    size_t n = 0;

    while (isalnum((unsigned char)text[n])) n++;
    return n ? n + strspn(text + n, "=") : 0;
}

// Returns the next word that looks like a code, with [n] letters, or NULL.
static const char *next_code(const char *text, size_t *n)
{
    while (*text) {
        *n = word_length(text);
        if (deck_code_is_meant(text, *n)) return text;
        text += *n ? *n : 1;
    }
    return NULL;
}

static bool is_shared_deck(const char *text)
{
    int codes = 0;
    int lines = 0;
    size_t n;

    for (const char *at = text; (at = next_code(at, &n)); at += n) codes++;
    for (; *text; text += *text == '\n') {
        n = strcspn(text, "\n");
        lines += strspn(text, " \t\r") < n;
        text += n;
    }
    return codes && lines <= codes * (1 + OTHER_LINES);
}

static int read_codes(DeckReader *reader, const char *text)
{
    size_t n;

    while ((text = next_code(text, &n))) {
        if (reader->decks->n == DECK_CODES_MAX)
            return err_set(reader->err,
                           65,
                           "%s has more than %d codes",
                           reader->path,
                           DECK_CODES_MAX);
        DeckList *list = deck_reader_begin(reader);
        if (deck_code_read(text, n, reader->arena, list, reader->err)) return -1;
        text += n;
    }
    return 0;
}

static bool is_word(const char *word)
{
    return deck_code_is_meant(word, strlen(word));
}

const DeckForm deck_form_code = {.fits = is_shared_deck,
                                 .read = read_codes,
                                 .is_word = is_word,
                                 .called = "deck code"};

const char *deck_share_write(const DeckList *list, Arena *arena, Err *err)
{
    const char *code = deck_code_write(list, arena, err);

    return code ? arena_format(arena, "%s\n", code) : NULL;
}
