// deck_tokens.c -- a deck as printings, a token for each copy: "OGN-265-1 OGN-117-1
// ...".
//
// A table of Tabletop Simulator takes this on one line. Every token is set, number and
// the number of the art, so a list of plain codes, one a line, is not mistaken for it.

#include "db/riftbound/deck_tokens.h"

#include <ctype.h>
#include <string.h>

#include "db/decks/deck_list.h"
#include "db/decks/deck_reader.h"
#include "db/text/printing_code.h"
#include "engine/base/limit.h"

static const char gaps[] = " \t\r\n\f,";

// Returns whether the [n] letters of [text] are a token, and writes its code to [code].
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

// Returns whether the [n] letters of [text] have the three parts of a token.
static bool has_parts(const char *text, size_t n)
{
    const char *dash = memchr(text, '-', n);

    return dash && memchr(dash + 1, '-', n - (size_t)(dash + 1 - text));
}

// Returns whether the first word is a token; further words may be faulty tokens.
static bool is_token_deck(const char *text)
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

static int take_token(DeckReader *reader, const char *code, int line)
{
    DeckList *list = &reader->decks->lists[reader->decks->n - 1];
    const char *name = arena_text(reader->arena, code);

    for (int i = 0; i < list->n; i++) {
        if (strcmp(list->entries[i].name, code) != 0) continue;
        list->entries[i].count++;
        return 0;
    }
    return deck_reader_add(reader,
                           &(DeckEntry){.section = list->game.rows->main,
                                        .name = name,
                                        .code = name,
                                        .count = 1,
                                        .line = line});
}

static int reject_token(DeckReader *reader, const char *text, size_t n, int line)
{
    return deck_reader_reject(
        reader,
        &(Problem){.file = reader->path,
                   .row = line,
                   .value = arena_text_n(reader->arena, text, n),
                   .expected = "a printing such as OGN-030-1, art 1 to 3",
                   .found = FOUND_DECK_CARD});
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
        if (++tokens > DECK_TOKENS_MAX)
            return err_set(reader->err,
                           65,
                           "%s has more than %d printings for one deck",
                           reader->path,
                           DECK_TOKENS_MAX);
        const bool print = token_of(text, n, code);
        if (print ? take_token(reader, code, line)
                  : reject_token(reader, text, n, line))
            return -1;
        text += n;
    }
    return 0;
}

const DeckForm deck_form_tokens = {.fits = is_token_deck,
                                   .read = read_tokens,
                                   .is_word = is_token_deck,
                                   .called = "deck"};

// Returns a token such as "OGN-169-1": set, number and the number of the art (1: the
// usual one). The number of a promo would not identify its card, so the card's own
// replaces it.
static const char *token_written(const DeckEntry *entry, Arena *arena)
{
    char text[PRINTING_CODE_BYTES];
    PrintingCode code;

    bool print = printing_code_read(entry->code, &code) && !code.total;
    if (!print && !printing_code_read(entry->base, &code))
        return arena_format(arena, "%s-1", entry->base);
    int art = code.art == '*' ? 3 : code.art ? 2 : 1;
    code.art = 0;
    printing_code_write(&code, false, text);
    return arena_format(arena, "%s-%d", text, art);
}

// Writes one line: legend, champion, main deck, battlefields, runes. The form has no
// place for a sideboard.
const char *deck_tokens_write(const DeckList *list, Arena *arena, Err *err)
{
    const int side = deck_list_section(&list->game, "side");
    const char *line = "";
    (void)err;

    for (int section = 0; section < list->game.rows->sections_n; section++) {
        if (section == side) continue;
        for (int i = 0; i < list->n; i++) {
            if (list->entries[i].section != section) continue;
            const char *token = token_written(&list->entries[i], arena);
            for (int n = list->entries[i].count; n > 0; n--)
                line = arena_format(arena, "%s%s%s", line, *line ? " " : "", token);
        }
    }
    return arena_format(arena, "%s\n", line);
}
