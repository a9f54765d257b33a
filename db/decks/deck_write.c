// deck_write.c -- writes a deck with headings, and finds a form by its name.

#include "db/decks/deck_write.h"

#include <string.h>

#include "db/decks/deck_list.h"

// A text that grows at its end.
typedef struct {
    Arena *arena;
    char *text; // NULL until something was put
    int n;
} Page;

static void put_text(Page *page, const char *text)
{
    for (; *text; text++) {
        page->text = arena_grow(page->arena, page->text, page->n, 1);
        page->text[page->n++] = *text;
    }
}

static const char *text_of(Page *page)
{
    page->text = arena_grow(page->arena, page->text, page->n, 1);
    page->text[page->n] = '\0';
    return page->text;
}

static void put_heading(Page *page, const char *heading)
{
    if (page->n) put_text(page, "\n");
    put_text(page, arena_format(page->arena, "%s:\n", heading));
}

// Puts the entries of the section under its heading, or nothing if it has none.
static void put_section(Page *page, const DeckList *list, int section)
{
    bool told = false;

    for (int i = 0; i < list->n; i++) {
        const DeckEntry *entry = &list->entries[i];
        const int n = entry->section == section ? deck_list_copies(list, i) : 0;

        if (!n) continue;
        if (!told) put_heading(page, list->game.rows->sections[section].heading);
        told = true;
        put_text(page, arena_format(page->arena, "%d %s", n, entry->name));
        if (entry->shared)
            put_text(page, arena_format(page->arena, " (%s)", entry->base));
        put_text(page, "\n");
    }
}

// Writes what even the strictest reader of other programs takes: headings with a colon
// and lines "3 Name". Where two cards share a name, their codes stand behind it.
const char *deck_write_text(const DeckList *list, Arena *arena, Err *err)
{
    Page page = {.arena = arena};
    (void)err;

    for (int section = 0; section < list->game.rows->sections_n; section++)
        put_section(&page, list, section);
    return text_of(&page);
}

const DeckWriter *deck_write_find(const DeckGame *game, const char *name)
{
    for (const DeckWriter *writer = game->forms->writers; writer->name; writer++)
        if (!strcmp(writer->name, name)) return writer;
    return NULL;
}
