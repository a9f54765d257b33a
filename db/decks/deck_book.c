// deck_book.c -- reads a file as a deck, else takes its sheets one by one and reads those with
// decks.

#include "db/decks/deck_book.h"

#include <ctype.h>
#include <string.h>

#include "db/decks/deck_list.h"
#include "db/decks/deck_table.h"
#include "db/sheets/bundle.h"
#include "db/sheets/page.h"
#include "db/sheets/xml_deck.h"
#include "db/text/blob.h"
#include "engine/base/base.h"

typedef struct {
    DeckLists *decks;
    Problems *problems;
    int sheets;
    bool any; // sheets without sections count too
    Err *err;
} Book;

static int take_sheet(void *book_of, Source *source, const BundlePart *part)
{
    Book *book = book_of;
    Arena *arena = book->problems->arena;
    DeckLists decks = {.game = book->decks->game};
    size_t n;
    const char *head = source_head(source, &n);

    book->sheets += part->sheet;
    if (!part->sheet || !(book->any ? deck_table_begins(head, n, arena)
                                    : deck_table_fits(decks.game.rows, head, n, arena)))
        return 0;
    if (deck_list_read_source(source, &decks, book->problems, book->err)) return -1;
    for (int i = 0; i < decks.n; i++) {
        DeckLists *all = book->decks;
        all->lists = arena_grow(arena, all->lists, all->n, sizeof *all->lists);
        all->lists[all->n++] = decks.lists[i];
    }
    return 0;
}

static int hear_fault(void *book_of, const char *name, const Err *why)
{
    Book *book = book_of;

    (void)name;
    *book->err = *why;
    return -1;
}

static int hear_note(void *book, const char *name, const char *why)
{
    (void)book, (void)name, (void)why;
    return 0;
}

// Returns whether a fault says its line: "NAME:3:1: ...".
static bool has_line(const Err *fault, const char *name)
{
    const size_t n = strlen(name);

    return !strncmp(fault->text, name, n) && fault->text[n] == ':' &&
           isdigit((unsigned char)fault->text[n + 1]);
}

// Reads each sheet that is a deck. Returns -1 with [err] if none is; where there are no
// sheets the [err] of the text stays, but the fault of XML says more.
static int read_sheets(const Blob *blob, bool xml, DeckLists *decks, Problems *problems,
                       Err *err)
{
    Err fault = {0};
    Book book = {decks, problems, 0, false, &fault};
    const Bundle bundle = {
        NULL, problems->arena, take_sheet, hear_fault, hear_note, &book};

    *decks = (DeckLists){.game = decks->game};
    int failed = bundle_read_again(&bundle, blob, &fault);
    if (!failed && !decks->n && book.sheets) {
        book.any = true;
        failed = bundle_read_again(&bundle, blob, &fault);
    }
    if (!book.sheets && !(xml && failed && has_line(&fault, blob->name))) return -1;
    if (failed) return *err = fault, -1;
    if (decks->n) return 0;
    return err_set(err,
                   CODE_DATA,
                   "%s: no sheet in it is a deck; its first row names columns such as "
                   "count, name and section",
                   blob->name);
}

int deck_book_read(const char *path, DeckLists *decks, Problems *problems, Err *err)
{
    Blob blob;
    bool xml = false;

    if (blob_open_kept(&blob, path, err)) return -1;
    Source *source = source_open_again(&blob, err);
    if (source) xml = page_is_xml(source);
    int failed = !source || deck_list_read_source(source, decks, problems, err);
    source_close(source);
    if (failed) failed = read_sheets(&blob, xml, decks, problems, err);
    blob_close(&blob);
    return failed ? -1 : 0;
}

bool deck_book_program(int i, DeckProgram *program)
{
    const XmlDeck *deck = xml_deck_at(i);

    if (deck) *program = (DeckProgram){deck->name, deck->what};
    return deck;
}
