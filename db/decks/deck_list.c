// deck_list.c -- reads decks by the form that fits their text.
//
// The first form of the game that fits the text reads it; the last form fits any text.

#include "db/decks/deck_list.h"

#include <stdlib.h>
#include <string.h>

#include "db/text/file_mark.h"
#include "db/text/name_match.h"
#include "db/text/source.h"
#include "engine/base/base.h"

int deck_list_section(const DeckGame *game, const char *name)
{
    for (int i = 0; i < game->rows->sections_n; i++)
        if (!strcmp(game->rows->sections[i].name, name)) return i;
    return -1;
}

void deck_list_add(DeckList *list, Arena *arena, const DeckEntry *entry)
{
    list->entries = arena_grow(arena, list->entries, list->n, sizeof *list->entries);
    list->entries[list->n++] = *entry;
}

bool deck_list_take_out(DeckList *list, const char *name)
{
    char wanted[NAME_BYTES_MAX], found[NAME_BYTES_MAX];

    name_match_fold(name, wanted, sizeof wanted);
    for (int i = 0; i < list->n; i++) {
        DeckEntry *entry = &list->entries[i];
        if (entry->section != list->game.rows->main) continue;
        name_match_fold(entry->name, found, sizeof found);
        if (strcmp(wanted, found) != 0) continue;
        if (--entry->count) return true;
        list->n--;
        memmove(entry, entry + 1, (size_t)(list->n - i) * sizeof *entry);
        return true;
    }
    return false;
}

// Returns the name of the file without folder and ending.
static const char *name_of(const char *path, Arena *arena)
{
    const char *slash = strrchr(path, '/');
    const char *start = slash ? slash + 1 : path;
    const char *dot = strrchr(start, '.');

    return arena_text_n(
        arena, start, dot && dot > start ? (size_t)(dot - start) : strlen(start));
}

// Numbers the decks of one file that have no name or the same one.
static void name_decks(DeckReader *reader)
{
    const char *file = name_of(reader->path, reader->arena);
    DeckLists *decks = reader->decks;

    for (int i = 0; i < decks->n; i++) {
        DeckList *list = &decks->lists[i];
        bool alone = decks->n == 1;
        list->titled = list->name;
        if (!list->name)
            list->name =
                alone ? file : arena_format(reader->arena, "%s %d", file, i + 1);
        for (int j = 0; j < i; j++) {
            if (strcmp(decks->lists[j].name, list->name) != 0) continue;
            list->name = arena_format(reader->arena, "%s (%d)", list->name, i + 1);
            break;
        }
    }
}

// Returns the first byte that no text has, or NULL.
static const char *binary_at(const char *text)
{
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if ((c < ' ' && !strchr("\t\n\r\f", c)) || c == 127) return text;
    }
    return NULL;
}

static int lines_before(const char *text, const char *at)
{
    int n = 1;

    for (; text < at; text++) n += *text == '\n';
    return n;
}

int deck_list_parse(const char *path, const char *text, DeckLists *decks,
                    Problems *problems, Err *err)
{
    const DeckForm *const *form = decks->game.forms->readers;
    DeckReader reader = {.path = arena_text(problems->arena, path),
                         .arena = problems->arena,
                         .problems = problems,
                         .decks = decks,
                         .err = err};
    const char *binary = binary_at(text);

    *decks = (DeckLists){.game = decks->game};
    if (!text[strspn(text, " \t\r\n\f")]) return err_set(err, 65, "%s is empty", path);
    if (binary)
        return err_set(err,
                       65,
                       "%s row %d: found byte 0x%02x, expected a deck as text",
                       path,
                       lines_before(text, binary),
                       (unsigned char)*binary);
    if (file_mark_refuse_text(text, strlen(text), path, err)) return -1;
    while (!(*form)->fits(text)) form++;
    if (!form[1] && text[strspn(text, " \t\r\n\f")] == '<')
        return err_set(err,
                       65,
                       "%s is HTML or XML without a deck in it; the deck's text can be "
                       "given instead",
                       path);
    if ((*form)->read(&reader, text)) return -1;
    name_decks(&reader);
    return 0;
}

// Returns the whole of a source, decoded, as a string that the caller frees. Returns
// NULL with [err].
static char *text_of(Source *source, Err *err)
{
    char *text = NULL;
    size_t size = 0;
    size_t n;

    do {
        text = realloc(text, size + SOURCE_BUFFER + 1);
        ENOUGH(text);
        n = source_read(text + size, SOURCE_BUFFER, source);
        size += n;
        text[size] = '\0';
    } while (n && size <= DECK_FILE_MAX);
    if (!n && !source_failed(source, err)) return text;
    if (n)
        (void)err_set(err,
                      65,
                      "%s is longer than 16 MiB, expected a list of decks",
                      source->name);
    free(text);
    return NULL;
}

int deck_list_read_source(Source *source, DeckLists *decks, Problems *problems,
                          Err *err)
{
    char *text = text_of(source, err);
    int failed = !text || deck_list_parse(source->name, text, decks, problems, err);

    free(text);
    return failed ? -1 : 0;
}

int deck_list_copies(const DeckList *list, int at)
{
    int n = 0;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        if (entry->section != list->entries[at].section ||
            entry->card != list->entries[at].card)
            continue;
        if (i < at) return 0;
        n += entry->count;
    }
    return n;
}
