// deck_tokens.c -- a deck as prints, a token for each copy: "OGN-265-1 OGN-117-1 ...".
//
// So a table of Tabletop Simulator wants it, on one line. Every token is set, number and
// the art's number, so that a list of bare codes, one a line, is not taken for it.

#include <ctype.h>
#include <string.h>

#include "db/decks/deck_reader.h"
#include "db/text/printing_code.h"

enum { TOKENS_MAX = 400 };

static const char gaps[] = " \t\r\n\f,";

// Whether the [n] letters of [text] are a token, written as its print into [code].
static bool token_of(const char *text, size_t n, char code[PRINTING_CODE_BYTES])
{
    char token[PRINTING_CODE_BYTES];
    PrintingCode print;

    if (n >= sizeof token) return false;
    memcpy(token, text, n);
    token[n] = '\0';
    const char *first = strchr(token, '-');
    const char *last = strrchr(token, '-');
    if (!first || last == first || !printing_code_read(token, &print) || print.total)
        return false;
    printing_code_write(&print, false, code);
    return true;
}

// Whether the [n] letters of [text] are three parts, as a token has them.
static bool has_parts(const char *text, size_t n)
{
    const char *dash = memchr(text, '-', n);

    return dash && memchr(dash + 1, '-', n - (size_t)(dash + 1 - text));
}

// The first token tells: others of its shape are tokens too, if wrong ones.
static bool fits(const char *text)
{
    char code[PRINTING_CODE_BYTES];

    text += strspn(text, gaps);
    if (*text && !token_of(text, strcspn(text, gaps), code)) return false;
    while (*text) {
        size_t n = strcspn(text, gaps);
        if (!has_parts(text, n)) return false;
        text += n;
        text += strspn(text, gaps);
    }
    return true;
}

static int take(DeckReader *reader, const char *code, int line)
{
    DeckList *list = &reader->decks->lists[reader->decks->n - 1];
    const char *name = arena_text(reader->arena, code);

    for (int i = 0; i < list->n; i++) {
        if (strcmp(list->entries[i].name, code) != 0) continue;
        list->entries[i].count++;
        return 0;
    }
    return deck_reader_add(reader,
                           &(DeckEntry){.section = SECTION_MAIN,
                                        .name = name,
                                        .code = name,
                                        .count = 1,
                                        .line = line});
}

static int reject(DeckReader *reader, const char *text, size_t n, int line)
{
    return deck_reader_reject(
        reader,
        &(Problem){.file = reader->path,
                   .row = line,
                   .value = arena_text_n(reader->arena, text, n),
                   .expected = "a print such as OGN-030-1, art 1 to 3"});
}

static int read_tokens(DeckReader *reader, const char *text)
{
    int line = 1;
    int tokens = 0;

    deck_reader_begin(reader);
    while (*text) {
        char code[PRINTING_CODE_BYTES];
        for (size_t n = strspn(text, gaps); n; n--) line += *text++ == '\n';
        size_t n = strcspn(text, gaps);
        if (!n) break;
        if (++tokens > TOKENS_MAX)
            return err_set(reader->err,
                           65,
                           "%s has more than %d prints for one deck",
                           reader->path,
                           TOKENS_MAX);
        const bool print = token_of(text, n, code);
        if (print ? take(reader, code, line) : reject(reader, text, n, line)) return -1;
        text += n;
    }
    return 0;
}

const DeckForm deck_form_tokens = {fits, read_tokens};
